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

function keyOf(view: DurakView, seat: Seat): string | null {
  if (view.phase === 'offer') return view.seats[seat]?.answered === true ? 'answered' : 'asked';
  const role = roleOf(view, seat);
  if (role !== null) return role;
  return view.lastDurak === seat ? 'lastDurak' : null;
}

export function seatLook(seat: Seat, context: SeatContext): SeatLook {
  const { view, say, viewer } = context;
  const key = keyOf(view, seat);
  return seatLookOf(
    {
      seat,
      name: context.name(seat),
      count: view.seats[seat]?.count ?? 0,
      occupant: context.occupants[seat],
      own: seat === viewer,
      turn: isAwaited(view, context.acting, seat),
      words: key === null ? '' : say(`role.${key}`),
      short: key === null ? '' : say(`role.short.${key}`),
    },
    say,
  );
}
