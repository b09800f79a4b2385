import { boolean, integer, maxValue, minValue, multipleOf, number, picklist, pipe, strictObject } from 'valibot';
import type { InferOutput } from 'valibot';
import type { OptionField, Preset } from '../../engine/contract';

const SOURCES = ['taxesAndCards', 'jailToo', 'everything'] as const;
const BOOKERS = ['everybody', 'own', 'bookkeeper'] as const;
const RESTS = ['nobody', 'split'] as const;
const UNITS = ['plain', 'millions'] as const;

const stepped = (minimum: number, maximum: number, step: number) =>
  pipe(number(), integer(), minValue(minimum), maxValue(maximum), multipleOf(step));

export const optionsSchema = strictObject({
  /** [FP-3, FP-4] Which payments to the bank go into the pot. */
  sources: picklist(SOURCES),
  /** [FP-5] Accounts are kept here; without them only the pot is, and the board's own device keeps the money. */
  accounts: boolean(),
  /** What everybody has at the start. */
  startMoney: stepped(0, 20_000, 50),
  /** [FP-7] What lies in the pot at the start and after it was paid out. */
  seed: stepped(0, 2000, 10),
  /** [FP-7] What Free Parking is worth when the pot is empty. */
  empty: stepped(0, 2000, 10),
  /** Who may write into the book: everybody, everybody about themselves, or only the first seat. */
  bookers: picklist(BOOKERS),
  /** What becomes of the pot when the book is closed. */
  rest: picklist(RESTS),
  /** How amounts are written: as they are, or a hundred to the million. */
  unit: picklist(UNITS),
});

export type FreiParkenOptions = InferOutput<typeof optionsSchema>;

export const optionFields: readonly OptionField[] = [
  { key: 'sources', group: 'common', kind: 'choice', choices: SOURCES },
  { key: 'accounts', group: 'common', kind: 'switch' },
  { key: 'startMoney', group: 'common', kind: 'number', minimum: 0, maximum: 20_000, step: 50 },
  { key: 'bookers', group: 'common', kind: 'choice', choices: BOOKERS },
  { key: 'unit', group: 'common', kind: 'choice', choices: UNITS },
  { key: 'seed', group: 'more', kind: 'number', minimum: 0, maximum: 2000, step: 10 },
  { key: 'empty', group: 'more', kind: 'number', minimum: 0, maximum: 2000, step: 10 },
  { key: 'rest', group: 'more', kind: 'choice', choices: RESTS },
];

const asWritten: FreiParkenOptions = {
  sources: 'taxesAndCards',
  accounts: true,
  startMoney: 1500,
  seed: 0,
  empty: 0,
  bookers: 'everybody',
  rest: 'nobody',
  unit: 'plain',
};

export const presets: readonly [Preset<FreiParkenOptions>, ...Preset<FreiParkenOptions>[]] = [
  { id: 'as-written', options: asWritten },
  // The board's own device keeps the accounts.
  { id: 'pot-only', options: { ...asWritten, accounts: false } },
  { id: 'generous', options: { ...asWritten, sources: 'everything', seed: 100, empty: 100 } },
];
