import { packOf, type Options } from './options';
import type { State } from './state';

export function pieces(options: Options): readonly number[] {
  return packOf(options);
}

/** Hands, talon, stacks, and the card that is being pushed. A card drawn in a swap is still in its holder's hand. */
export function inventory(state: State): number[] {
  const cards: number[] = [];
  for (const hand of state.hands) cards.push(...hand);
  cards.push(...state.talon, ...state.stacks[0].cards, ...state.stacks[1].cards);
  if (state.phase.kind === 'pushed') cards.push(state.phase.card);
  return cards;
}
