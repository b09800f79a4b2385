import type { Seat } from '@shared/engine/contract';
import type { Action, Source } from '@shared/games/schlafmuetze/actions';
import type { Target, View } from '@shared/games/schlafmuetze/view';

/** Where a card can be put down: a stack in the middle, or somebody's pile. */
export type Place = { readonly kind: 'middle'; readonly stack: number } | { readonly kind: 'pile'; readonly seat: Seat };

/** The names under which drag and animation know the places. */
export const DRAWN = 'drawn';
export const middleName = (stack: number): string => `middle-${String(stack)}`;
export const pileName = (seat: Seat): string => `pile-${String(seat)}`;
export const deckName = (seat: Seat): string => `deck-${String(seat)}`;

export function placeOf(name: string): Place | null {
  const [kind, number = ''] = name.split('-');
  if (number === '') return null;
  if (kind === 'middle') return { kind, stack: Number(number) };
  return kind === 'pile' ? { kind, seat: Number(number) } : null;
}

/** Where a lay ended, as a place; null for a turn that only ended. */
export function targetName(to: Target, seat: Seat): string | null {
  switch (to.place) {
    case 'middle':
      return middleName(to.stack);
    case 'seat':
      return pileName(to.seat);
    case 'own':
      return pileName(seat);
    case 'wait':
      return null;
  }
}

/** The action that a gesture means. Whether it may be done the host says. */
export function layOf(from: Source, place: Place, own: Seat): Action | null {
  if (place.kind === 'middle') return { type: 'layMiddle', from, stack: place.stack };
  if (place.seat !== own) return { type: 'layAtSeat', from, seat: place.seat };
  return from === 'drawn' ? { type: 'keep' } : null;
}

/** Whether the host offers to put a card from there on this place. */
export function offers(legal: readonly Action[], from: Source, place: Place, own: Seat): boolean {
  const wanted = layOf(from, place, own);
  if (wanted === null) return false;
  return legal.some((action) => {
    if (action.type !== wanted.type) return false;
    if (action.type === 'layMiddle' && wanted.type === 'layMiddle') return action.from === from && action.stack === wanted.stack;
    if (action.type === 'layAtSeat' && wanted.type === 'layAtSeat') return action.from === from && action.seat === wanted.seat;
    return true;
  });
}

/** Which of the viewer's open cards this is. */
export function sourceOf(view: View, card: number): Source {
  return view.drawnCard === card ? 'drawn' : 'own';
}
