import type { Deal, Seat } from '../../engine/contract';
import type { DurakOptions } from './options';
import { NOBODY } from './state';
import type { DurakState } from './state';

/** What the next match of the evening has to know about this one. */
export interface DurakCarry {
  readonly seats: number;
  readonly options: DurakOptions;
  readonly dealer: Seat;
  /** Null after a draw. */
  readonly durak: Seat | null;
}

export function carryOf(state: DurakState): DurakCarry | null {
  if (state.phase !== 'over') return null;
  return {
    seats: state.seats,
    options: state.options,
    dealer: state.dealer,
    durak: state.durak === NOBODY ? null : state.durak,
  };
}

function sameRules(left: DurakOptions, right: DurakOptions): boolean {
  return (
    left.sixLimit === right.sixLimit &&
    left.adders === right.adders &&
    left.start === right.start &&
    left.redeal === right.redeal &&
    left.addUncovered === right.addUncovered &&
    left.addAfterTake === right.addAfterTake &&
    left.transfer === right.transfer &&
    left.firstFive === right.firstFive
  );
}

export interface Inheritance {
  /** Who has to deal, or NOBODY. */
  readonly dealer: Seat;
  /** The Durak who is taught or spared, or NOBODY when the lowest trump decides. */
  readonly lastDurak: Seat;
}

/** [DU-17, DU-19, DU-20, DU-50] What the previous match decides about this one. */
export function inherit(deal: Deal<DurakOptions, DurakCarry>): Inheritance {
  const { previous } = deal;
  if (previous === null) return { dealer: NOBODY, lastDurak: NOBODY };
  const dealer = deal.previousSeats.indexOf(previous.durak ?? previous.dealer);
  const durak = previous.durak === null ? NOBODY : deal.previousSeats.indexOf(previous.durak);
  const unchanged = previous.seats === deal.seats && sameRules(previous.options, deal.options);
  return { dealer, lastDurak: unchanged && deal.options.start !== 'lowest-trump' ? durak : NOBODY };
}
