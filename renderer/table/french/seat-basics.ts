import { besidePresence, presenceOf } from '@renderer/table/plain-seats';
import type { SeatLook } from '@renderer/table/seats';
import type { Seat } from '@shared/engine/contract';
import type { Occupant } from '@shared/protocol/lobby';
import type { Say } from './words';

export interface SeatState {
  readonly seat: Seat;
  readonly name: string;
  readonly count: number;
  readonly occupant: Occupant | undefined;
  readonly own: boolean;
  readonly turn: boolean;
  /** What the game says about this seat: role, office. Empty for nothing. */
  readonly words: string;
  /** The short form of it for columns. */
  readonly short: string;
}

/** A seat in the line of seats: the game's words come before those about the device. */
export function seatLookOf(state: SeatState, say: Say): SeatLook {
  const { seat, name, count, occupant, own, turn, words, short } = state;
  const presence = presenceOf(occupant);
  const device = occupant?.kind === 'person' && occupant.connected ? occupant.device : null;
  const connection = device === null ? say(`presence.${presence}`) : say(`device.${device}`);
  return {
    seat,
    name: own ? say('seat.you') : name,
    count,
    presence,
    presenceWord: short === '' && presence !== 'connected' ? say(`presence.short.${presence}`) : short,
    note: besidePresence(presence, connection, words),
    turn: turn && !own,
    own,
    label: [say('seat.label', { name, count }), say(`presence.${presence}`), ...(words === '' ? [] : [words])].join(', '),
    selectable: false,
  };
}

/** The seats of this order that follow a seat, itself last. */
export function seatsAfter(order: readonly Seat[], from: Seat): Seat[] {
  const at = order.indexOf(from) + 1;
  return [...order.slice(at), ...order.slice(0, at)];
}
