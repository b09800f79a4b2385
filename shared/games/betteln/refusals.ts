import type { Refusal } from '../../engine/contract';

/** Every reason for which Betteln does not accept an action. */
export const refusals = {
  notYourTurn: { code: 'not-your-turn' },
  notInHand: { code: 'not-in-hand' },
  noSuchRank: { code: 'no-such-rank' },
  tooLow: { code: 'too-low' },
  mustLead: { code: 'must-lead' },
  mayNotYield: { code: 'may-not-yield' },
  noClock: { code: 'no-clock' },
} as const satisfies Record<string, Refusal>;

/** [BE-8] `count` cards lie there, and what was played is no allowed multiple of that. */
export function wrongCount(count: number): Refusal {
  return { code: 'wrong-count', params: { count } };
}
