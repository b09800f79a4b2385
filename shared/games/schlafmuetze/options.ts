import { boolean, integer, maxValue, minValue, number, picklist, pipe, strictObject } from 'valibot';
import type { InferOutput } from 'valibot';
import type { OptionField, Preset } from '../../engine/contract';

const VARIANTS = ['B', 'A'] as const;
const CHECKS = ['challenge', 'auto', 'block'] as const;
const CALLS = ['realtime', 'sequential'] as const;
const STARTS = ['lot', 'first-seat'] as const;
const PILE_ORDERS = ['free', 'clockwise'] as const;
const FALSE_CALLS = ['none', 'card'] as const;
const RESTS = ['deal', 'aside'] as const;

const LONGEST_TURN = 60;
const MOST_TURNOVERS = 5;
const SHORTEST_CALL = 3;
const LONGEST_CALL = 30;
const WIDEST_MARGIN = 500;

const whole = (minimum: number, maximum: number) => pipe(number(), integer(), minValue(minimum), maxValue(maximum));

export const optionsSchema = strictObject({
  /** Two descriptions of the game: in B the own pile is laid from as well. */
  variant: picklist(VARIANTS),
  /** Who notices mistakes: the other players, the table, or nobody because none can be made. */
  check: picklist(CHECKS),
  /** Calls by who is fastest, or one player asked after the other. */
  calls: picklist(CALLS),
  /** [SM-72] Seconds for a card before the table acts for the player; 0 is unlimited. */
  turnSeconds: whole(0, LONGEST_TURN),
  /** [SM-9, SM-46] Who begins: somebody drawn by lot, or whoever sits in the first seat. */
  start: picklist(STARTS),
  /** Which of several fitting piles of the others has to be taken: any, or the first clockwise. */
  pileOrder: picklist(PILE_ORDERS),
  /** In A: whoever has placed a card draws another one. */
  continueInA: boolean(),
  /** In B: a draw pile that ends in the middle of a turn is renewed at once. */
  flipAtOnce: boolean(),
  /** What a wrong call costs: nothing, or a card from whoever was called. */
  falseCall: picklist(FALSE_CALLS),
  /** Cards that cannot be dealt evenly: dealt all the same, or put aside. */
  rest: picklist(RESTS),
  /** So often has everybody turned over his pile without any card placed when a standstill ends the game. */
  stallTurns: whole(1, MOST_TURNOVERS),
  /** Seconds in which the last card can be called. */
  callSeconds: whole(SHORTEST_CALL, LONGEST_CALL),
  /** Calls closer than this many milliseconds are simultaneous. */
  tieMargin: whole(0, WIDEST_MARGIN),
});

export type Options = InferOutput<typeof optionsSchema>;

export const optionFields: readonly OptionField[] = [
  { key: 'variant', group: 'common', kind: 'choice', choices: VARIANTS },
  { key: 'check', group: 'common', kind: 'choice', choices: CHECKS },
  { key: 'turnSeconds', group: 'common', kind: 'number', minimum: 0, maximum: LONGEST_TURN, step: 1 },
  { key: 'calls', group: 'common', kind: 'choice', choices: CALLS },
  { key: 'start', group: 'common', kind: 'choice', choices: STARTS },
  { key: 'falseCall', group: 'more', kind: 'choice', choices: FALSE_CALLS },
  { key: 'pileOrder', group: 'more', kind: 'choice', choices: PILE_ORDERS },
  { key: 'continueInA', group: 'more', kind: 'switch' },
  { key: 'flipAtOnce', group: 'more', kind: 'switch' },
  { key: 'rest', group: 'more', kind: 'choice', choices: RESTS },
  { key: 'stallTurns', group: 'more', kind: 'number', minimum: 1, maximum: MOST_TURNOVERS, step: 1 },
  { key: 'callSeconds', group: 'more', kind: 'number', minimum: SHORTEST_CALL, maximum: LONGEST_CALL, step: 1 },
  { key: 'tieMargin', group: 'more', kind: 'number', minimum: 0, maximum: WIDEST_MARGIN, step: 10 },
];

const asWritten: Options = {
  variant: 'B',
  check: 'challenge',
  calls: 'realtime',
  turnSeconds: 0,
  start: 'lot',
  pileOrder: 'free',
  continueInA: true,
  flipAtOnce: false,
  falseCall: 'none',
  rest: 'deal',
  stallTurns: 2,
  callSeconds: 6,
  tieMargin: 30,
};

export const presets: readonly [Preset<Options>, ...Preset<Options>[]] = [
  { id: 'as-written', options: asWritten },
  { id: 'beginners', options: { ...asWritten, check: 'block' } },
  { id: 'watchful-table', options: { ...asWritten, check: 'auto' } },
  // [SM-72] The advice for adults.
  { id: 'adults', options: { ...asWritten, turnSeconds: 6, falseCall: 'card' } },
  { id: 'description-a', options: { ...asWritten, variant: 'A' } },
];

/** [SM-35] With fewer players it takes long until there are piles to lay on. */
export const RECOMMENDED_SEATS = 4;
