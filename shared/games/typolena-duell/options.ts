import { integer, maxValue, minValue, multipleOf, number, picklist, pipe, strictObject } from 'valibot';
import type { InferOutput } from 'valibot';
import type { OptionField, Preset } from '../../engine/contract';

const CHECKS = ['auto', 'block', 'challenge'] as const;
const PACES = ['realtime', 'sequential'] as const;
const WRONG_CALLS = ['lockout', 'penalty', 'free'] as const;
const TIES = ['aside', 'random'] as const;
const ORDERS = ['fixed', 'shuffled'] as const;

const stepped = (minimum: number, maximum: number, step: number) =>
  pipe(number(), integer(), minValue(minimum), maxValue(maximum), multipleOf(step));

export const optionsSchema = strictObject({
  /** Wrong calls are punished by the table, cannot be made, or count unless somebody objects. */
  check: picklist(CHECKS),
  /** [TD-8] Whoever is fastest, or one after the other. */
  calls: picklist(PACES),
  /** [TD-11] What a wrong letter costs when another one would have been right. */
  wrong: picklist(WRONG_CALLS),
  /** Several were first: the cards are put aside, or the lot decides. */
  tie: picklist(TIES),
  /** [TD-10] Won cards go under the stack in a fixed order, or shuffled, so that nobody can count them off. */
  wonOrder: picklist(ORDERS),
  /** Seconds for a reveal, and for objections. */
  revealSeconds: stepped(3, 60, 1),
  /** Calls closer than this many milliseconds are simultaneous. */
  tieMargin: stepped(0, 500, 10),
  /** After so many reveals the most cards win. */
  mostReveals: stepped(50, 1000, 50),
});

export type DuellOptions = InferOutput<typeof optionsSchema>;

export const optionFields: readonly OptionField[] = [
  { key: 'check', group: 'common', kind: 'choice', choices: CHECKS },
  { key: 'calls', group: 'common', kind: 'choice', choices: PACES },
  { key: 'wrong', group: 'common', kind: 'choice', choices: WRONG_CALLS },
  { key: 'revealSeconds', group: 'common', kind: 'number', minimum: 3, maximum: 60, step: 1 },
  { key: 'tie', group: 'more', kind: 'choice', choices: TIES },
  { key: 'tieMargin', group: 'more', kind: 'number', minimum: 0, maximum: 500, step: 10 },
  { key: 'wonOrder', group: 'more', kind: 'choice', choices: ORDERS },
  { key: 'mostReveals', group: 'more', kind: 'number', minimum: 50, maximum: 1000, step: 50 },
];

const asWritten: DuellOptions = {
  check: 'auto',
  calls: 'realtime',
  wrong: 'lockout',
  tie: 'aside',
  wonOrder: 'fixed',
  revealSeconds: 10,
  tieMargin: 30,
  mostReveals: 500,
};

export const presets: readonly [Preset<DuellOptions>, ...Preset<DuellOptions>[]] = [
  { id: 'as-written', options: asWritten },
  // Only right letters can be pressed, and there is time to look.
  { id: 'beginners', options: { ...asWritten, check: 'block', wrong: 'free', revealSeconds: 30 } },
  { id: 'one-by-one', options: { ...asWritten, calls: 'sequential' } },
  { id: 'strict', options: { ...asWritten, check: 'challenge', wrong: 'penalty', wonOrder: 'shuffled' } },
];
