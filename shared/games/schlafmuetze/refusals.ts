import type { Refusal } from '../../engine/contract';
import type { Mistake } from './events';

/** Every reason for which Schlafmütze does not accept an action. */
export const refusals = {
  gameOver: { code: 'game-over' },
  notYourTurn: { code: 'not-your-turn' },
  /** The last lay has to be answered for first. */
  notNow: { code: 'not-now' },
  alreadyDrew: { code: 'already-drew' },
  drawFirst: { code: 'draw-first' },
  nothingToDraw: { code: 'nothing-to-draw' },
  turnOverFirst: { code: 'turn-over-first' },
  ownPileStays: { code: 'own-pile-stays' },
  noOwnPile: { code: 'no-own-pile' },
  stackClosed: { code: 'stack-closed' },
  noPileThere: { code: 'no-pile-there' },
  laySettled: { code: 'lay-settled' },
  noSuchWindow: { code: 'no-such-window' },
  noCallCounts: { code: 'no-call-counts' },
} as const satisfies Record<string, Refusal>;

/** In `block` wrong lays are refused, and the code says why. */
export const blocked: Readonly<Record<Mistake, Refusal>> = {
  'does-not-fit': { code: 'does-not-fit' },
  'own-pile-first': { code: 'own-pile-first' },
  'middle-first': { code: 'middle-first' },
  'nearer-pile-first': { code: 'nearer-pile-first' },
  overlooked: { code: 'overlooked' },
};
