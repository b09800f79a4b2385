import type { Refusal } from '../../engine/contract';

/** Every reason for which Mäxchen does not accept an action. */
export const refusals = {
  notNow: { code: 'not-now' },
  notYourTurn: { code: 'not-your-turn' },
  alreadyRolled: { code: 'already-rolled' },
  mustDoubt: { code: 'must-doubt' },
  mayNotPeek: { code: 'may-not-peek' },
  noSuchThrow: { code: 'no-such-throw' },
  rollFirst: { code: 'roll-first' },
  noSuchWindow: { code: 'no-such-window' },
} as const satisfies Record<string, Refusal>;

/** [MX-7, MX-11] `announced` is what has to be exceeded. */
export function tooLow(announced: number): Refusal {
  return { code: 'too-low', params: { announced } };
}
