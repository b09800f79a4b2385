import type { SeatLook } from '@renderer/table/seats';
import { seatLookOf } from '@renderer/table/french/seat-basics';
import type { Say } from '@renderer/table/french/words';
import type { Seat } from '@shared/engine/contract';
import type { Occupant } from '@shared/protocol/lobby';
import type { DurakView } from '@shared/games/durak/view';
import { isAwaited, roleOf } from './roles';

interface SeatContext {
  readonly view: DurakView;
  readonly acting: readonly Seat[];
  readonly occupants: readonly Occupant[];
  readonly viewer: Seat | null;
  readonly say: Say;
  name(seat: Seat): string;
}

function wordsOf(view: DurakView, seat: Seat, say: Say): string {
  if (view.phase === 'offer') return say(view.seats[seat]?.answered === true ? 'role.answered' : 'role.asked');
  const role = roleOf(view, seat);
  if (role !== null) return say(`role.${role}`);
  return view.lastDurak === seat ? say('role.lastDurak') : '';
}

export function seatLook(seat: Seat, context: SeatContext): SeatLook {
  const { view, say, viewer } = context;
  const words = wordsOf(view, seat, say);
  return seatLookOf(
    {
      seat,
      name: context.name(seat),
      count: view.seats[seat]?.count ?? 0,
      occupant: context.occupants[seat],
      own: seat === viewer,
      turn: isAwaited(view, context.acting, seat),
      words,
      short: words,
    },
    say,
  );
}
