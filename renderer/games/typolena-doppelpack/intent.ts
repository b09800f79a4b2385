import type { Letter } from '@shared/games/typolena/cards';
import { LETTERS } from '@shared/games/typolena/cards';
import type { DoppelpackAction, LayAction } from '@shared/games/typolena-doppelpack/actions';
import type { Sound } from '@shared/games/typolena-doppelpack/animals';

/** A lay that is still being put together. */
export interface Intent {
  readonly card: number | null;
  /** Lies on the stack already and waits for the rest. */
  readonly placed: boolean;
  readonly letter: Letter | null;
  readonly sound: Sound | null;
}

export const NO_INTENT: Intent = { card: null, placed: false, letter: null, sound: null };

export type Step =
  | { readonly kind: 'card' | 'stack' | 'letter' | 'sound' }
  | { readonly kind: 'ready'; readonly action: LayAction }
  /** The host did not list anything like it. */
  | { readonly kind: 'impossible' };

export function laysOf(legal: readonly DoppelpackAction[], card: number): LayAction[] {
  return legal.filter((action): action is LayAction => action.type === 'lay' && action.card === card);
}

export function lettersFor(legal: readonly DoppelpackAction[], card: number): Letter[] {
  const lays = laysOf(legal, card);
  return LETTERS.filter((letter) => lays.some((lay) => lay.letter === letter));
}

/**
 * What has to be chosen next, read from the host's list alone. A sound is asked for only where the host takes no lay
 * without one: everywhere else forgetting it has to be possible.
 */
export function nextStep(legal: readonly DoppelpackAction[], { card, placed, letter, sound }: Intent): Step {
  if (card === null) return { kind: 'card' };
  if (!placed) return { kind: 'stack' };
  const lays = laysOf(legal, card);
  if (lays.length === 0) return { kind: 'impossible' };
  if (letter === null) return { kind: 'letter' };
  const named = lays.filter((lay) => lay.letter === letter);
  if (named.length === 0) return { kind: 'impossible' };
  const silent = named.find((lay) => lay.sound === null);
  const action = named.find((lay) => lay.sound === sound) ?? (named.length === 1 ? silent : undefined);
  if (action !== undefined) return { kind: 'ready', action };
  return sound === null ? { kind: 'sound' } : { kind: 'impossible' };
}
