import { boolean, integer, maxValue, minValue, number, picklist, pipe, strictObject } from 'valibot';
import type { InferOutput } from 'valibot';
import type { OptionField, Preset } from '../../engine/contract';

const CHECKS = ['auto', 'block', 'challenge'] as const;
const CALLS = ['realtime', 'sequential'] as const;
const STARTS = ['lot', 'first-seat'] as const;
const FOUR_PLAYERS = ['six', 'eight'] as const;
const SAID_BY = ['player', 'table'] as const;
const TRIANGLES = ['distinct', 'any'] as const;
const FALSE_CALLS = ['none', 'draw'] as const;
const REVERSES = ['plain', 'again'] as const;

const FEWEST_TURNS = 200;
const MOST_TURNS = 1200;
const SHORTEST_CALL = 3;
const LONGEST_CALL = 30;
const WIDEST_MARGIN = 500;

const whole = (minimum: number, maximum: number) => pipe(number(), integer(), minValue(minimum), maxValue(maximum));

export const optionsSchema = strictObject({
  /** [HD-48, HD-50] The infinity card turns the direction. */
  infinity: boolean(),
  /** Who notices mistakes: the table, nobody because none can be made, or the other players. */
  check: picklist(CHECKS),
  /** Calls by who is fastest, or by each player after his own turn. */
  calls: picklist(CALLS),
  /** [HD-18, HD-19, HD-20] Who begins, and names the colour of a first circle: somebody drawn by lot, or the first seat. */
  start: picklist(STARTS),
  /** [HD-2, HD-3] How many cards four players get. */
  fourPlayers: picklist(FOUR_PLAYERS),
  /** [HD-24] Who says Heil! */
  heil: picklist(SAID_BY),
  /** [HD-28] Who says Heil Dreieck! */
  win: picklist(SAID_BY),
  /** Heil! lapses with fewer than two triangles and has to be said again. */
  heilLapses: boolean(),
  /** [HD-21] Whether the three triangles need different colours. */
  triangles: picklist(TRIANGLES),
  /** What Heil Dreieck! costs with other cards in hand: nothing, or as many cards as were dealt. */
  falseCall: picklist(FALSE_CALLS),
  /** Whoever draws a card may lay it at once. */
  playDrawn: boolean(),
  /** A circle fits on everything but squares that are to be answered. */
  circleWild: boolean(),
  /** With two players infinity does nothing, or gives another turn. */
  reverseForTwo: picklist(REVERSES),
  /** After so many turns of all players together the game is drawn. */
  turnLimit: whole(FEWEST_TURNS, MOST_TURNS),
  /** Seconds in which others can object to what cannot be taken back. */
  callSeconds: whole(SHORTEST_CALL, LONGEST_CALL),
  /** Calls closer than this many milliseconds are simultaneous. */
  tieMargin: whole(0, WIDEST_MARGIN),
});

export type Options = InferOutput<typeof optionsSchema>;

export const optionFields: readonly OptionField[] = [
  { key: 'infinity', group: 'common', kind: 'switch' },
  { key: 'check', group: 'common', kind: 'choice', choices: CHECKS },
  { key: 'calls', group: 'common', kind: 'choice', choices: CALLS },
  { key: 'heil', group: 'common', kind: 'choice', choices: SAID_BY },
  { key: 'start', group: 'common', kind: 'choice', choices: STARTS },
  { key: 'fourPlayers', group: 'more', kind: 'choice', choices: FOUR_PLAYERS },
  { key: 'win', group: 'more', kind: 'choice', choices: SAID_BY },
  { key: 'heilLapses', group: 'more', kind: 'switch' },
  { key: 'triangles', group: 'more', kind: 'choice', choices: TRIANGLES },
  { key: 'falseCall', group: 'more', kind: 'choice', choices: FALSE_CALLS },
  { key: 'playDrawn', group: 'more', kind: 'switch' },
  { key: 'circleWild', group: 'more', kind: 'switch' },
  { key: 'reverseForTwo', group: 'more', kind: 'choice', choices: REVERSES },
  { key: 'turnLimit', group: 'more', kind: 'number', minimum: FEWEST_TURNS, maximum: MOST_TURNS, step: 100 },
  { key: 'callSeconds', group: 'more', kind: 'number', minimum: SHORTEST_CALL, maximum: LONGEST_CALL, step: 1 },
  { key: 'tieMargin', group: 'more', kind: 'number', minimum: 0, maximum: WIDEST_MARGIN, step: 10 },
];

const asWritten: Options = {
  infinity: true,
  check: 'auto',
  calls: 'realtime',
  start: 'lot',
  fourPlayers: 'six',
  heil: 'player',
  win: 'player',
  heilLapses: true,
  triangles: 'distinct',
  falseCall: 'none',
  playDrawn: false,
  circleWild: false,
  reverseForTwo: 'plain',
  turnLimit: 800,
  callSeconds: 8,
  tieMargin: 30,
};

export const presets: readonly [Preset<Options>, ...Preset<Options>[]] = [
  { id: 'as-written', options: asWritten },
  { id: 'beginners', options: { ...asWritten, check: 'block', heil: 'table', win: 'table' } },
  { id: 'sharp', options: { ...asWritten, check: 'challenge', falseCall: 'draw' } },
  { id: 'relaxed', options: { ...asWritten, triangles: 'any', playDrawn: true, circleWild: true } },
];
