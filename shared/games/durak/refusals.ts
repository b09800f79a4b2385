import type { Refusal } from '../../engine/contract';

/** Every reason for which Durak does not accept an action. */
export const refusals = {
  notYourTurn: { code: 'not-your-turn' },
  notInHand: { code: 'not-in-hand' },
  differentValues: { code: 'different-values' },
  valueNotInFight: { code: 'value-not-in-fight' },
  notOnTable: { code: 'not-on-table' },
  alreadyCovered: { code: 'already-covered' },
  doesNotBeat: { code: 'does-not-beat' },
  mayNotTransfer: { code: 'may-not-transfer' },
  noFiveOfASuit: { code: 'no-five-of-a-suit' },
  noClock: { code: 'no-clock' },
} as const satisfies Record<string, Refusal>;

/** [DU-29, DU-35, DU-36] `limit` is how many the defender may be given in this round. */
export function tooManyCards(limit: number): Refusal {
  return { code: 'too-many-cards', params: { limit } };
}
