import type { Refusal } from '../../engine/contract';
import type { Mistake } from './events';

/** Every reason for which Doppelpack does not accept an action. */
export const refusals = {
  notNow: { code: 'not-now' },
  notYourTurn: { code: 'not-your-turn' },
  drawFirst: { code: 'draw-first' },
  alreadyDrew: { code: 'already-drew' },
  notInHand: { code: 'not-in-hand' },
  noSoundNeeded: { code: 'no-sound-needed' },
  laySettled: { code: 'lay-settled' },
  noSuchWindow: { code: 'no-such-window' },
  noCallCounts: { code: 'no-call-counts' },
} as const satisfies Record<string, Refusal>;

/** `block`: wrong lays are refused, and the code says why. */
export const blocked: Readonly<Record<Mistake, Refusal>> = {
  fit: { code: 'does-not-fit' },
  letter: { code: 'wrong-letter' },
  lastCard: { code: 'not-as-last-card' },
  sound: { code: 'sound-missing' },
};
