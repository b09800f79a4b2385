import type { Action, LayAction } from '@shared/games/heil-dreieck/actions';
import { CIRCLE, symbolOf } from '@shared/games/heil-dreieck/cards';
import type { Colour } from '@shared/games/heil-dreieck/cards';

/** A lay that is still being put together: the chosen card, and whether it lies on the stack already, waiting for its colour. */
export interface Intent {
  readonly card: number | null;
  readonly placed: boolean;
}

export const NO_INTENT: Intent = { card: null, placed: false };

/** What is still missing, or the action that was meant. Whether it may be done the host says. */
export type Step = { readonly kind: 'card' | 'stack' | 'colour' } | { readonly kind: 'ready'; readonly action: LayAction };

export function nextStep({ card, placed }: Intent, colour: Colour | null): Step {
  if (card === null) return { kind: 'card' };
  if (!placed) return { kind: 'stack' };
  const isCircle = symbolOf(card) === CIRCLE;
  if (isCircle && colour === null) return { kind: 'colour' };
  return { kind: 'ready', action: { type: 'lay', card, colour: isCircle ? colour : null } };
}

/** Whether the host offers to lay this card in any way. */
export function isOffered(legal: readonly Action[], card: number): boolean {
  return legal.some((action) => action.type === 'lay' && action.card === card);
}
