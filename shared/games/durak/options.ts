import { boolean, picklist, strictObject } from 'valibot';
import type { InferOutput } from 'valibot';
import type { OptionField, Preset } from '../../engine/contract';

const ADDERS = ['neighbour', 'all'] as const;
const STARTS = ['teach', 'spare', 'lowest-trump'] as const;

export const optionsSchema = strictObject({
  /** [DU-29, DU-30] No more than six cards to beat in a round. */
  sixLimit: boolean(),
  /** [DU-24, DU-26] Who may give the defender further cards, after the attacker. */
  adders: picklist(ADDERS),
  /** [DU-17, DU-18] Who attacks first when there is a previous Durak. */
  start: picklist(STARTS),
  /** [DU-9] Five of a suit may have the cards dealt anew. */
  redeal: boolean(),
  /** Cards may be added while others still lie uncovered. */
  addUncovered: boolean(),
  /** Cards may be added after the defender has said that he takes. */
  addAfterTake: boolean(),
  /** The defender may hand the attack on with a card of the same value. */
  transfer: boolean(),
  /** The first round of a deal is limited to five cards. */
  firstFive: boolean(),
});

export type DurakOptions = InferOutput<typeof optionsSchema>;

export const optionFields: readonly OptionField[] = [
  { key: 'sixLimit', group: 'common', kind: 'switch' },
  { key: 'adders', group: 'common', kind: 'choice', choices: ADDERS },
  { key: 'start', group: 'common', kind: 'choice', choices: STARTS },
  { key: 'redeal', group: 'common', kind: 'switch' },
  { key: 'transfer', group: 'common', kind: 'switch' },
  { key: 'addAfterTake', group: 'more', kind: 'switch' },
  { key: 'addUncovered', group: 'more', kind: 'switch' },
  { key: 'firstFive', group: 'more', kind: 'switch' },
];

const asWritten: DurakOptions = {
  sixLimit: true,
  adders: 'neighbour',
  start: 'teach',
  redeal: true,
  addUncovered: true,
  addAfterTake: false,
  transfer: false,
  firstFive: false,
};

export const presets: readonly [Preset<DurakOptions>, ...Preset<DurakOptions>[]] = [
  { id: 'as-written', options: asWritten },
  // One thing after another: nobody has to watch two players at once.
  { id: 'beginners', options: { ...asWritten, start: 'spare', addUncovered: false } },
  { id: 'free-for-all', options: { ...asWritten, sixLimit: false, adders: 'all', addAfterTake: true } },
  { id: 'passing-on', options: { ...asWritten, transfer: true, addAfterTake: true, firstFive: true } },
];
