import { CARDS, backOf } from '@shared/games/typolena/cards';
import type { Canvas } from './canvas';
import { drawBack } from './card-back';
import { drawFront } from './card-front';
import type { PrintParts } from './card-front';
import { drawOverview } from './overview-card';
import { drawRules } from './rules-card';
import { rulesSides } from './words';
import type { PrintWords } from './words';

/** A card as the printer sees it: two sides, each drawn from the card's upper left corner. */
export interface PrintCard {
  front(canvas: Canvas): void;
  back(canvas: Canvas): void;
}

/** [TY-2] The 39 playing cards, the short rules and the overview of letters: 41. */
export function packOf(words: PrintWords, parts: PrintParts): PrintCard[] {
  const playing = CARDS.map((card) => ({
    front: (canvas: Canvas) => drawFront(canvas, card, parts),
    back: (canvas: Canvas) => drawBack(canvas, backOf(card.id), parts.type),
  }));
  const [game, effects] = rulesSides(words);
  const rules = {
    front: (canvas: Canvas) => drawRules(canvas, game, parts.type),
    back: (canvas: Canvas) => drawRules(canvas, effects, parts.type),
  };
  const head = (first: string, second: string) => words.lettersHead.replace('{first}', first).replace('{second}', second);
  const overview = {
    front: (canvas: Canvas) => drawOverview(canvas, ['L', 'E'], head('L', 'E'), parts),
    back: (canvas: Canvas) => drawOverview(canvas, ['N', 'A'], head('N', 'A'), parts),
  };
  return [...playing, rules, overview];
}
