import type { Action, ActionOf, ActionType, LayAction, StackIndex } from '@shared/games/typolena/actions';
import type { Colour, Letter } from '@shared/games/typolena/cards';
import { COLOURS, LETTERS } from '@shared/games/typolena/cards';

/** What somebody says with a card; `silent` where the house rules let a call be forgotten. */
export type Said<Word> = Word | 'silent';

/** A lay that is still being put together. Null is not chosen yet. */
export interface Intent {
  readonly card: number | null;
  readonly stack: StackIndex | null;
  readonly faceDown: boolean;
  readonly letter: Said<Letter> | null;
  readonly colour: Said<Colour> | null;
  readonly lena: boolean;
}

export const NO_INTENT: Intent = { card: null, stack: null, faceDown: false, letter: null, colour: null, lena: false };

/** What is still missing, or the finished action. */
export type Step =
  | { readonly kind: 'card' }
  | { readonly kind: 'stack' }
  | { readonly kind: 'letter'; readonly letters: readonly Said<Letter>[] }
  | { readonly kind: 'colour'; readonly colours: readonly Said<Colour>[] }
  | { readonly kind: 'ready'; readonly action: Action }
  /** The host did not list anything like it. */
  | { readonly kind: 'impossible' };

export function legalOf<Type extends ActionType>(legal: readonly Action[], type: Type): ActionOf<Type>[] {
  return legal.filter((action): action is ActionOf<Type> => action.type === type);
}

function said<Word>(word: Word | null): Said<Word> {
  return word ?? 'silent';
}

/** The host's lays that agree with everything chosen so far. */
export function laysFor(legal: readonly Action[], intent: Intent): LayAction[] {
  return legalOf(legal, 'lay').filter(
    (lay) =>
      (intent.card === null || lay.card === intent.card) &&
      (intent.stack === null || lay.stack === intent.stack) &&
      (intent.letter === null || lay.letter === null || said(lay.letter) === intent.letter) &&
      (intent.colour === null || said(lay.colour) === intent.colour),
  );
}

export function lettersOf(lays: readonly LayAction[]): Said<Letter>[] {
  const order: readonly Said<Letter>[] = [...LETTERS, 'silent'];
  return order.filter((letter) => lays.some((lay) => said(lay.letter) === letter));
}

export function coloursOfLays(lays: readonly LayAction[]): Said<Colour>[] {
  const order: readonly Said<Colour>[] = [...COLOURS, 'silent'];
  return order.filter((colour) => lays.some((lay) => said(lay.colour) === colour));
}

/** The stacks on which the host lets this card be laid now, face up, face down or from below. */
export function stacksFor(legal: readonly Action[], card: number, faceDown: boolean): StackIndex[] {
  const stacks = legal.flatMap((action) => {
    if (action.type === 'lay' && !faceDown && action.card === card) return [action.stack];
    if (action.type === 'hype' && faceDown && action.card === card) return [action.stack];
    if (action.type === 'discardUnder' && action.card === card) return [action.stack];
    return [];
  });
  return ([0, 1] as const).filter((stack) => stacks.includes(stack));
}

/** Whether the card is named in anything that the host lets this seat do. */
export function playable(legal: readonly Action[], card: number): boolean {
  return legal.some(
    (action) =>
      (action.type === 'lay' ||
        action.type === 'push' ||
        action.type === 'pushBack' ||
        action.type === 'join' ||
        action.type === 'discardUnder') &&
      action.card === card,
  );
}

function nextOf(legal: readonly Action[], intent: Intent): Step {
  const lays = laysFor(legal, intent);
  if (lays.length === 0) return { kind: 'impossible' };
  const letters = lettersOf(lays);
  if (intent.letter === null && !(letters.length === 1 && letters[0] === 'silent')) return { kind: 'letter', letters };
  const colours = coloursOfLays(lays);
  if (intent.colour === null && colours.length > 1) return { kind: 'colour', colours };
  const action = lays.find((lay) => lay.lena === intent.lena) ?? lays[0];
  return action === undefined ? { kind: 'impossible' } : { kind: 'ready', action };
}

/** What the player has to choose next, read from the host's list and nothing else. */
export function nextStep(legal: readonly Action[], intent: Intent): Step {
  const { card, stack } = intent;
  if (card === null) return { kind: 'card' };
  if (stack === null) return { kind: 'stack' };
  if (intent.faceDown) {
    const hype = legalOf(legal, 'hype').find((action) => action.card === card && action.stack === stack);
    return hype === undefined ? { kind: 'impossible' } : { kind: 'ready', action: hype };
  }
  const under = legalOf(legal, 'discardUnder').find((action) => action.card === card && action.stack === stack);
  if (under !== undefined) return { kind: 'ready', action: under };
  return nextOf(legal, intent);
}
