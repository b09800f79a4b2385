import type { Refusal } from '../../engine/contract';

/** Every reason for which Heil Dreieck! does not accept an action. */
export const refusals = {
  gameOver: { code: 'game-over' },
  notYourTurn: { code: 'not-your-turn' },
  notNow: { code: 'not-now' },
  notInHand: { code: 'not-in-hand' },
  doesNotFit: { code: 'does-not-fit' },
  onlyDrawnCard: { code: 'only-drawn-card' },
  squareOrTake: { code: 'square-or-take' },
  nothingToTake: { code: 'nothing-to-take' },
  colourMissing: { code: 'colour-missing' },
  colourNotNeeded: { code: 'colour-not-needed' },
  tableSays: { code: 'table-says' },
  alreadySaid: { code: 'already-said' },
  needsThreeCards: { code: 'needs-three-cards' },
  settled: { code: 'settled' },
  noSuchWindow: { code: 'no-such-window' },
  noCallCounts: { code: 'no-call-counts' },
} as const satisfies Record<string, Refusal>;
