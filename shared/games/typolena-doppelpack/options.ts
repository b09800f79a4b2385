import { boolean, integer, maxValue, minValue, multipleOf, number, picklist, pipe, strictObject } from 'valibot';
import type { InferOutput } from 'valibot';
import type { OptionField, Preset } from '../../engine/contract';

const CHECKS = ['auto', 'block', 'challenge'] as const;
const PACES = ['realtime', 'sequential'] as const;
const LAST_SOUNDS = ['penalty', 'win'] as const;
const FALSE_OBJECTIONS = ['none', 'draw'] as const;

const stepped = (minimum: number, maximum: number, step: number) =>
  pipe(number(), integer(), minValue(minimum), maxValue(maximum), multipleOf(step));

export const optionsSchema = strictObject({
  /** Wrong lays and forgotten sounds are punished, refused, or stand unless somebody objects. */
  check: picklist(CHECKS),
  /** [TP-12] Animals need their sound. */
  sounds: boolean(),
  /** [TP-11, TP-16] A sound forgotten with the very last card costs the win, or only that it was forgotten. */
  lastSound: picklist(LAST_SOUNDS),
  /** The last card has to be a Lena card, as in typolena itself. */
  lena: boolean(),
  /** Challenge: whether an objection races with the next card, or everybody takes his time. */
  calls: picklist(PACES),
  /** Challenge: an objection to a right lay costs a card. */
  falseObjection: picklist(FALSE_OBJECTIONS),
  /** Challenge: seconds in which the last card may be objected to. */
  objectionSeconds: stepped(3, 60, 1),
  /** Challenge: an objection closer than this many milliseconds to the next card still counts. */
  tieMargin: stepped(0, 500, 10),
  /** After so many rounds the fewest cards win. */
  mostRounds: stepped(50, 300, 10),
});

export type DoppelpackOptions = InferOutput<typeof optionsSchema>;

export const optionFields: readonly OptionField[] = [
  { key: 'check', group: 'common', kind: 'choice', choices: CHECKS },
  { key: 'sounds', group: 'common', kind: 'switch' },
  { key: 'lena', group: 'common', kind: 'switch' },
  { key: 'lastSound', group: 'more', kind: 'choice', choices: LAST_SOUNDS },
  { key: 'calls', group: 'more', kind: 'choice', choices: PACES },
  { key: 'falseObjection', group: 'more', kind: 'choice', choices: FALSE_OBJECTIONS },
  { key: 'objectionSeconds', group: 'more', kind: 'number', minimum: 3, maximum: 60, step: 1 },
  { key: 'tieMargin', group: 'more', kind: 'number', minimum: 0, maximum: 500, step: 10 },
  { key: 'mostRounds', group: 'more', kind: 'number', minimum: 50, maximum: 300, step: 10 },
];

const asWritten: DoppelpackOptions = {
  check: 'auto',
  sounds: true,
  lastSound: 'penalty',
  lena: false,
  calls: 'realtime',
  falseObjection: 'none',
  objectionSeconds: 10,
  tieMargin: 30,
  mostRounds: 200,
};

export const presets: readonly [Preset<DoppelpackOptions>, ...Preset<DoppelpackOptions>[]] = [
  { id: 'as-written', options: asWritten },
  // [TP-1] With younger children: nothing can go wrong, and the animals are heard.
  { id: 'beginners', options: { ...asWritten, check: 'block' } },
  { id: 'silent', options: { ...asWritten, sounds: false } },
  { id: 'sharp', options: { ...asWritten, check: 'challenge', falseObjection: 'draw' } },
];
