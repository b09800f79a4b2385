import { besidePresence, presenceOf } from '@renderer/table/plain-seats';
import type { SeatLook } from '@renderer/table/seats';
import type { Seat } from '@shared/engine/contract';
import type { Occupant } from '@shared/protocol/lobby';
import type { View } from '@shared/games/typolena/view';
import type { Say } from './words';

interface SeatContext {
  readonly view: View;
  readonly acting: readonly Seat[];
  readonly occupants: readonly Occupant[];
  readonly viewer: Seat | null;
  readonly selectable: readonly Seat[];
  readonly say: Say;
  name(seat: Seat): string;
}

/** Seats in clockwise order, beginning after `from`. */
export function seatsAfter(from: Seat, count: number): Seat[] {
  return Array.from({ length: count }, (_, index) => (from + 1 + index) % count);
}

/** How many turns until `seat` is on, if everybody plays one after the other. */
export function turnsUntil(view: View, from: Seat, seat: Seat): number {
  const count = view.seats.length;
  return (((seat - from) * view.direction) % count + count) % count;
}

/** The seat that an attack from `from` would meet: who has to sit out already is passed over. */
export function victimOf(view: View, from: Seat): Seat {
  const count = view.seats.length;
  for (let step = 1; step < count; step++) {
    const seat = (((from + step * view.direction) % count) + count) % count;
    if (view.seats[seat]?.skip === false) return seat;
  }
  return (((from + view.direction) % count) + count) % count;
}

/** Whom the table waits for. Others may be able to call or object, but nobody waits for that. */
export function isAwaited(view: View, acting: readonly Seat[], seat: Seat): boolean {
  const { phase } = view;
  switch (phase.kind) {
    case 'hype':
      return phase.asked === null ? (view.hype?.undecided.includes(seat) ?? false) : phase.asked === seat;
    case 'absolute':
      return phase.undecided.includes(seat);
    case 'swap':
      return acting.includes(seat) && phase.sides.some((side) => side.seat === seat);
    case 'check':
      return acting.includes(seat) && phase.seat !== seat;
    case 'over':
      return false;
    default:
      return phase.seat === seat;
  }
}

/** Where several decide at once, nobody is on turn. */
function turnWord(view: View): string {
  const { kind } = view.phase;
  return kind === 'hype' || kind === 'absolute' || kind === 'check' || kind === 'swap' ? 'seat.decides' : 'seat.turn';
}

function noteOf(seat: Seat, words: string, context: SeatContext): string {
  const { view, viewer, say } = context;
  const { phase } = view;
  if ((phase.kind === 'red' || phase.kind === 'skip') && phase.attacker === seat && phase.seat === viewer) {
    return say(`seat.attacks.${phase.kind}`);
  }
  if (isAwaited(view, context.acting, seat)) return say(turnWord(view));
  if (view.seats[seat]?.skip === true) return say('seat.skip');
  if (viewer !== null && view.seats.length > 2 && victimOf(view, viewer) === seat) return [words, say('seat.next')].filter(Boolean).join(', ');
  return words;
}

export function seatLook(seat: Seat, context: SeatContext): SeatLook {
  const { say, view, viewer } = context;
  const presence = presenceOf(context.occupants[seat]);
  const occupant = context.occupants[seat];
  const device = occupant?.kind === 'person' && occupant.connected ? occupant.device : null;
  const words = device === null ? say(`presence.${presence}`) : say(`device.${device}`);
  const turn = isAwaited(view, context.acting, seat) && seat !== viewer;
  const name = context.name(seat);
  const count = view.seats[seat]?.count ?? 0;
  const game = noteOf(seat, words, context);
  const note = besidePresence(presence, words, game);
  const label = [say('seat.label', { name, count }), say(`presence.${presence}`), ...(game === words ? [] : [game])].join(', ');
  const presenceWord = turn ? say(turnWord(view)) : presence === 'connected' ? '' : say(`presence.short.${presence}`);
  return {
    seat,
    name: seat === viewer ? say('seat.you') : name,
    count,
    presence,
    presenceWord,
    note,
    turn,
    own: seat === viewer,
    label,
    selectable: context.selectable.includes(seat),
  };
}
