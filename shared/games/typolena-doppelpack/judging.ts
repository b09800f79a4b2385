import { fits, isLena, letterMask } from '../typolena/cards';
import type { LayAction } from './actions';
import { soundsOf } from './animals';
import type { Sound } from './animals';
import type { Mistake } from './events';
import { topOf } from './state';
import type { DoppelpackState } from './state';

const noSounds: readonly Sound[] = [];

/** [TP-12] The sounds of which one has to be made with this card; none when the table plays without them. */
export function neededSounds(state: DoppelpackState, card: number): readonly Sound[] {
  return state.options.sounds ? soundsOf(card) : noSounds;
}

/** [TP-8, TP-9, TP-12] What is wrong with a lay onto the top card, the plainest reason first, or null. */
export function mistakeIn(state: DoppelpackState, { card, letter, sound }: LayAction, handSize: number): Mistake | null {
  const top = topOf(state);
  if (letterMask(card, top) === 0) return 'fit';
  if (!fits(card, top, letter)) return 'letter';
  if (state.options.lena && handSize === 1 && !isLena(card)) return 'lastCard';
  const needed = neededSounds(state, card);
  return needed.length === 0 || (sound !== null && needed.includes(sound)) ? null : 'sound';
}
