import type { Refusal } from '../../engine/contract';

/** Every reason for which the Duell does not accept an action. */
export const refusals = {
  notNow: { code: 'not-now' },
  notYourTurn: { code: 'not-your-turn' },
  outOfTheDuel: { code: 'out-of-the-duel' },
  alreadyReady: { code: 'already-ready' },
  noMoreCalls: { code: 'no-more-calls' },
  wrongLetter: { code: 'wrong-letter' },
  callSettled: { code: 'call-settled' },
  noSuchWindow: { code: 'no-such-window' },
  noCallCounts: { code: 'no-call-counts' },
} as const satisfies Record<string, Refusal>;
