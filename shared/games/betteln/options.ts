import { boolean, picklist, strictObject } from 'valibot';
import type { InferOutput } from 'valibot';
import type { OptionField, Preset } from '../../engine/contract';

const DECKS = ['auto', '32', '52', '2x32', '2x52'] as const;
const PLACES = ['low', 'high'] as const;
const MULTIPLES = ['same', 'double', 'quadruple'] as const;
const CHOICES = ['lowest', 'any', 'names'] as const;
const RESTS = ['deal', 'neutral'] as const;
const PRIVILEGES = ['may', 'must'] as const;
const LEADS = ['beggar', 'king'] as const;

export const optionsSchema = strictObject({
  /** [BE-1, BE-2] `auto` is one pack of 32, and two of them from six players on. */
  deck: picklist(DECKS),
  /** [BE-39, BE-40] Where the ten ranks: below the jack, or between king and ace. */
  ten: picklist(PLACES),
  /** Where the two ranks when there is one: lowest, or above the ace. */
  two: picklist(PLACES),
  /** [BE-8, BE-9] How many cards may be laid onto others: as many, or up to twice or four times as many. */
  multiples: picklist(MULTIPLES),
  /** [BE-27, BE-29] `lowest`: the rules choose; `any`: the higher office gives what it likes; `names`: it names what it wants. */
  choice: picklist(CHOICES),
  /** [BE-3, BE-33] With an odd number of players: deal all cards, or leave the rest to the Neutrum. */
  rest: picklist(RESTS),
  /** [BE-20] Seats follow the offices. */
  reseat: boolean(),
  /** [BE-19] Whether the acting beggar may hand the lead on. */
  privilege: picklist(PRIVILEGES),
  /** [BE-30] Who leads in later matches. */
  lead: picklist(LEADS),
  /** Whoever has passed is out of the trick. */
  passLocks: boolean(),
  /** Cards of the same value are high enough. */
  equal: boolean(),
});

export type BettelnOptions = InferOutput<typeof optionsSchema>;

export const optionFields: readonly OptionField[] = [
  { key: 'deck', group: 'common', kind: 'choice', choices: DECKS },
  { key: 'ten', group: 'common', kind: 'choice', choices: PLACES },
  { key: 'multiples', group: 'common', kind: 'choice', choices: MULTIPLES },
  { key: 'choice', group: 'common', kind: 'choice', choices: CHOICES },
  { key: 'passLocks', group: 'common', kind: 'switch' },
  { key: 'reseat', group: 'common', kind: 'switch' },
  { key: 'rest', group: 'more', kind: 'choice', choices: RESTS },
  { key: 'privilege', group: 'more', kind: 'choice', choices: PRIVILEGES },
  { key: 'lead', group: 'more', kind: 'choice', choices: LEADS },
  { key: 'equal', group: 'more', kind: 'switch' },
  { key: 'two', group: 'more', kind: 'choice', choices: PLACES },
];

const asWritten: BettelnOptions = {
  deck: 'auto',
  ten: 'low',
  two: 'low',
  multiples: 'double',
  choice: 'lowest',
  rest: 'deal',
  reseat: true,
  privilege: 'may',
  lead: 'beggar',
  passLocks: false,
  equal: false,
};

export const presets: readonly [Preset<BettelnOptions>, ...Preset<BettelnOptions>[]] = [
  { id: 'as-written', options: asWritten },
  // Fewer things to think of: as many cards as before, and a pass settles the trick.
  { id: 'beginners', options: { ...asWritten, multiples: 'same', passLocks: true, reseat: false, privilege: 'must' } },
  { id: 'court', options: { ...asWritten, choice: 'names', rest: 'neutral', ten: 'high' } },
];
