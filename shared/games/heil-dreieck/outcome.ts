import type { Outcome } from '../../engine/contract';
import { seatsIn } from './state';
import type { State } from './state';

/** [HD-29, HD-36] The winners first, then all who are still in, then the others: whoever went out last is before the rest. */
export function outcome(state: State): Outcome | null {
  if (state.phase !== 'over') return null;
  const { winners, outSeats, seatCount } = state;
  const rankOf = (seat: number): number => {
    if (winners.includes(seat)) return 1;
    const order = outSeats.indexOf(seat);
    return order < 0 ? winners.length + 1 : seatsIn(state) + outSeats.length - order;
  };
  const seats = Array.from({ length: seatCount }, (_, seat) => seat);
  const [winner] = winners;
  return {
    kind: winner === undefined ? 'drawn' : 'won',
    ranks: seats.map(rankOf),
    points: seats.map((seat) => (winners.includes(seat) ? 1 : 0)),
    reason: state.reason,
    params: winner === undefined ? {} : { seat: winner, count: winners.length },
  };
}
