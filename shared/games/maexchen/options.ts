import { boolean, integer, maxValue, minValue, multipleOf, number, picklist, pipe, strictObject } from 'valibot';
import type { InferOutput } from 'valibot';
import type { OptionField, Preset } from '../../engine/contract';

const ENDS = ['points', 'rounds', 'lives'] as const;
const ORDERS = ['standard', 'doublesReversed', 'little31'] as const;
const UNDERSTATEMENTS = ['ok', 'lie'] as const;
const HIGHEST = ['mustDoubt', 'mayConcede'] as const;
const TIMEOUTS = ['doubt', 'roll'] as const;

const stepped = (minimum: number, maximum: number, step: number) =>
  pipe(number(), integer(), minValue(minimum), maxValue(maximum), multipleOf(step));

export const optionsSchema = strictObject({
  /** [MX-14, MX-15] What ends the match: somebody's minus points, rounds played, or lives lost. */
  end: picklist(ENDS),
  /** How many of them. */
  endCount: stepped(1, 30, 1),
  /** [MX-17, MX-18] Counts what has to be drunk. */
  drink: boolean(),
  /** [MX-18] Sips for each minus point. */
  sips: stepped(1, 10, 1),
  /** [MX-14, MX-15] An announced 21 costs twice as much. */
  double21: boolean(),
  /** [MX-7] Which throw is higher. */
  order: picklist(ORDERS),
  /** [MX-7] An equal announcement is enough. */
  equal: boolean(),
  /** [MX-14] Whether it is a lie to announce less than the dice show. */
  under: picklist(UNDERSTATEMENTS),
  /** [MX-3] A second throw is allowed, without looking. */
  secondRoll: boolean(),
  /** [MX-9] The cup may be passed on untouched, with a higher announcement. */
  blindPass: boolean(),
  /** [MX-9] What can be done about an announcement that cannot be exceeded. */
  highest: picklist(HIGHEST),
  /** Seconds to answer an announcement; 0 is without limit. */
  answerSeconds: stepped(0, 120, 5),
  /** What an answer that does not come counts as. */
  timeout: picklist(TIMEOUTS),
});

export type MaexchenOptions = InferOutput<typeof optionsSchema>;

export const optionFields: readonly OptionField[] = [
  { key: 'end', group: 'common', kind: 'choice', choices: ENDS },
  { key: 'endCount', group: 'common', kind: 'number', minimum: 1, maximum: 30, step: 1 },
  { key: 'drink', group: 'common', kind: 'switch' },
  { key: 'sips', group: 'common', kind: 'number', minimum: 1, maximum: 10, step: 1 },
  { key: 'double21', group: 'common', kind: 'switch' },
  { key: 'order', group: 'more', kind: 'choice', choices: ORDERS },
  { key: 'equal', group: 'more', kind: 'switch' },
  { key: 'under', group: 'more', kind: 'choice', choices: UNDERSTATEMENTS },
  { key: 'secondRoll', group: 'more', kind: 'switch' },
  { key: 'blindPass', group: 'more', kind: 'switch' },
  { key: 'highest', group: 'more', kind: 'choice', choices: HIGHEST },
  { key: 'answerSeconds', group: 'more', kind: 'number', minimum: 0, maximum: 120, step: 5 },
  { key: 'timeout', group: 'more', kind: 'choice', choices: TIMEOUTS },
];

const asWritten: MaexchenOptions = {
  end: 'points',
  endCount: 5,
  drink: false,
  sips: 1,
  double21: false,
  order: 'standard',
  equal: false,
  under: 'ok',
  secondRoll: false,
  blindPass: false,
  highest: 'mustDoubt',
  answerSeconds: 60,
  timeout: 'doubt',
};

export const presets: readonly [Preset<MaexchenOptions>, ...Preset<MaexchenOptions>[]] = [
  { id: 'as-written', options: asWritten },
  // Short, and nobody has to hurry.
  { id: 'beginners', options: { ...asWritten, endCount: 3, answerSeconds: 0 } },
  { id: 'lives', options: { ...asWritten, end: 'lives', endCount: 3, double21: true } },
  { id: 'pub', options: { ...asWritten, drink: true, double21: true, blindPass: true, secondRoll: true } },
];
