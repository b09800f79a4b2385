import * as v from 'valibot';
import type { Deal, OptionField, Preset } from '../../engine/contract';
import { CARD, CARD_COUNT } from './cards';

const number = (minimum: number, maximum: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(minimum), v.maxValue(maximum));

export const optionsSchema = v.strictObject({
  /** TS-3: all, none, or those switched on below. */
  specials: v.picklist(['all', 'none', 'chosen']),
  /** G-TY-14: wrong lays are punished, refused, or stand unless somebody objects. */
  check: v.picklist(['auto', 'block', 'challenge']),
  /** TY-9, TY-10: cards for each seat; `table` goes by the number of seats. */
  handSize: v.picklist(['table', '4', '5', '6', '7', '8']),
  /** G-TS-22, G-TS-57: who is fastest, or one after the other. */
  calls: v.picklist(['realtime', 'sequential']),
  /** G-TY-20: Lena is said for the player, or must be pressed. */
  lenaCall: v.picklist(['auto', 'press']),
  /** G-TY-19: letter and colour cannot be forgotten, or a missing or wrong call is an error. */
  announcements: v.picklist(['implicit', 'strict']),
  /** G-TS-21, G-TS-53: seconds in which to decide about a Hype or to call Absolut. */
  callSeconds: number(3, 60),
  /** G-TS-54: calls closer than this many milliseconds are simultaneous. */
  tieMargin: number(0, 500),
  /** G-TS-23: a Hype may still be stopped until the next card lies on it. */
  hypeGrace: v.boolean(),
  /** G-TS-25: whoever laid the top card may stop the Hype too. */
  hypeSelfStop: v.boolean(),
  /** G-TS-26: who draws the extra card when a bluff is stopped at its first card. */
  hypeFirst: v.picklist(['layer', 'stopper']),
  /** G-TY-15: an objection to a right lay costs a card. */
  falseObjection: v.picklist(['none', 'draw']),
  /** G-TY-24: the talon is renewed when a card is needed, or as soon as it is empty. */
  reshuffle: v.picklist(['onDemand', 'onEmpty']),
  /** G-TY-39: with two players yellow is only a change of direction, or gives another turn. */
  reverseForTwo: v.picklist(['plain', 'again']),
  /** G-TF-9: who has won when the Fehlerteufel has. */
  devilWin: v.picklist(['holder', 'nobody']),
  /** G-TY-6: who deals next. */
  dealer: v.picklist(['rotate', 'random']),
  /** G-TY-27: so many rounds in a row without a laid card end the game as a draw; 0 is never. */
  stallLimit: number(0, 20),
  strangers: v.boolean(),
  hypes: v.boolean(),
  rogue: v.boolean(),
  giddyup: v.boolean(),
  absolute: v.boolean(),
});

export type Options = v.InferOutput<typeof optionsSchema>;

export const optionFields: readonly OptionField[] = [
  { key: 'specials', group: 'common', kind: 'choice', choices: ['all', 'none', 'chosen'] },
  { key: 'check', group: 'common', kind: 'choice', choices: ['auto', 'block', 'challenge'] },
  { key: 'handSize', group: 'common', kind: 'choice', choices: ['table', '4', '5', '6', '7', '8'] },
  { key: 'calls', group: 'common', kind: 'choice', choices: ['realtime', 'sequential'] },
  { key: 'lenaCall', group: 'common', kind: 'choice', choices: ['auto', 'press'] },
  { key: 'announcements', group: 'more', kind: 'choice', choices: ['implicit', 'strict'] },
  { key: 'callSeconds', group: 'more', kind: 'number', minimum: 3, maximum: 60, step: 1 },
  { key: 'tieMargin', group: 'more', kind: 'number', minimum: 0, maximum: 500, step: 10 },
  { key: 'hypeGrace', group: 'more', kind: 'switch' },
  { key: 'hypeSelfStop', group: 'more', kind: 'switch' },
  { key: 'hypeFirst', group: 'more', kind: 'choice', choices: ['layer', 'stopper'] },
  { key: 'falseObjection', group: 'more', kind: 'choice', choices: ['none', 'draw'] },
  { key: 'reshuffle', group: 'more', kind: 'choice', choices: ['onDemand', 'onEmpty'] },
  { key: 'reverseForTwo', group: 'more', kind: 'choice', choices: ['plain', 'again'] },
  { key: 'devilWin', group: 'more', kind: 'choice', choices: ['holder', 'nobody'] },
  { key: 'dealer', group: 'more', kind: 'choice', choices: ['rotate', 'random'] },
  { key: 'stallLimit', group: 'more', kind: 'number', minimum: 0, maximum: 20, step: 1 },
  { key: 'strangers', group: 'more', kind: 'switch' },
  { key: 'hypes', group: 'more', kind: 'switch' },
  { key: 'rogue', group: 'more', kind: 'switch' },
  { key: 'giddyup', group: 'more', kind: 'switch' },
  { key: 'absolute', group: 'more', kind: 'switch' },
];

const asWritten: Options = {
  specials: 'all',
  check: 'auto',
  handSize: 'table',
  calls: 'realtime',
  lenaCall: 'auto',
  announcements: 'implicit',
  callSeconds: 10,
  tieMargin: 30,
  hypeGrace: true,
  hypeSelfStop: true,
  hypeFirst: 'layer',
  falseObjection: 'none',
  reshuffle: 'onDemand',
  reverseForTwo: 'plain',
  devilWin: 'holder',
  dealer: 'rotate',
  stallLimit: 0,
  strangers: true,
  hypes: true,
  rogue: true,
  giddyup: true,
  absolute: true,
};

export const presets: readonly [Preset<Options>, ...Preset<Options>[]] = [
  { id: 'as-written', options: asWritten },
  // TS-3: the special cards are advised against for beginners.
  { id: 'beginners', options: { ...asWritten, specials: 'none', check: 'block' } },
  {
    id: 'sharp',
    options: { ...asWritten, check: 'challenge', announcements: 'strict', lenaCall: 'press', falseObjection: 'draw' },
  },
];

function plays(options: Options, one: 'strangers' | 'hypes' | 'rogue' | 'giddyup' | 'absolute'): boolean {
  return options.specials === 'all' || (options.specials === 'chosen' && options[one]);
}

/** Whether Hypes can be started at all: without Hype cards nobody would have to fear one. */
export function playsHypes(options: Options): boolean {
  return plays(options, 'hypes');
}

/** TY-7, G-TY-2: the pack without the special cards that the table leaves out. */
export function packOf(options: Options): number[] {
  const cards: number[] = [];
  for (let card = 0; card < CARD_COUNT; card++) {
    const specialIsOut =
      ((card === CARD.strangerA || card === CARD.strangerB) && !plays(options, 'strangers')) ||
      ((card === CARD.hypeA || card === CARD.hypeB || card === CARD.hypeC) && !plays(options, 'hypes')) ||
      (card === CARD.rogue && !plays(options, 'rogue')) ||
      (card === CARD.giddyup && !plays(options, 'giddyup')) ||
      (card === CARD.absolute && !plays(options, 'absolute'));
    if (!specialIsOut) cards.push(card);
  }
  return cards;
}

/** TY-8, G-TY-4: what has to be left of the talon once a card was turned up. */
const SMALLEST_TALON = 6;
const FEWEST_CARDS = 4;
const MOST_CARDS = 8;
const MOST_SEATS = 8;

function leavesTalon(pack: number, seats: number, hand: number): boolean {
  return pack - seats * hand - 1 >= SMALLEST_TALON;
}

/** G-TY-3, G-TY-5: as many seats as get their cards and leave a talon. */
export function seatRange(options: Options): { readonly minimum: number; readonly maximum: number } {
  const pack = packOf(options).length;
  const hand = options.handSize === 'table' ? FEWEST_CARDS : Number(options.handSize);
  let maximum = 2;
  while (maximum < MOST_SEATS && leavesTalon(pack, maximum + 1, hand)) maximum += 1;
  return { minimum: 2, maximum };
}

/** TY-9, TY-10, G-TY-4: the largest hand from 4 to 8 that leaves a talon. */
export function handSizeOf(deal: Pick<Deal<Options, unknown>, 'options' | 'seats'>): number {
  if (deal.options.handSize !== 'table') return Number(deal.options.handSize);
  const pack = packOf(deal.options).length;
  let hand = MOST_CARDS;
  while (hand > FEWEST_CARDS && !leavesTalon(pack, deal.seats, hand)) hand -= 1;
  return hand;
}
