import type { SeatLook } from '@renderer/table/seats';
import { seatLookOf } from '@renderer/table/french/seat-basics';
import type { Say } from '@renderer/table/french/words';
import type { Seat } from '@shared/engine/contract';
import type { Occupant } from '@shared/protocol/lobby';
import type { BettelnView } from '@shared/games/betteln/view';

interface SeatContext {
  readonly view: BettelnView;
  readonly acting: readonly Seat[];
  readonly occupants: readonly Occupant[];
  readonly viewer: Seat | null;
  readonly say: Say;
  name(seat: Seat): string;
}

/** Whom the table waits for. */
export function isAwaited(view: BettelnView, acting: readonly Seat[], seat: Seat): boolean {
  if (view.phase === 'exchange') return acting.includes(seat);
  return view.turn === seat;
}

function wordsOf(seat: Seat, { view, acting, say }: SeatContext): string {
  const state = view.seats[seat];
  if (state === undefined) return '';
  if (state.office !== null) return say(`offices.${state.office}`);
  if (isAwaited(view, acting, seat)) return say(view.phase === 'exchange' ? 'seat.exchanges' : 'seat.turn');
  if (state.passed) return say('seat.passed');
  if (view.topSeat === seat) return say('seat.top');
  return state.formerOffice === null ? '' : say(`offices.${state.formerOffice}`);
}

export function seatLook(seat: Seat, context: SeatContext): SeatLook {
  const { view, say, viewer } = context;
  const words = wordsOf(seat, context);
  return seatLookOf(
    {
      seat,
      name: context.name(seat),
      count: view.seats[seat]?.count ?? 0,
      occupant: context.occupants[seat],
      own: seat === viewer,
      turn: isAwaited(view, context.acting, seat),
      words,
      // Eight columns on a television have no room for an office; its sign and the list of offices say it.
      short: viewer === null && view.seats.length > 5 && words !== say('seat.passed') ? '' : words,
    },
    say,
  );
}
