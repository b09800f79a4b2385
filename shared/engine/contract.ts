import type { GenericSchema } from 'valibot';
import type { Random } from './random';

/** A place in a match: 0 is the first seat, counted clockwise. */
export type Seat = number;

/** Who looks at a match: a seat sees its own secrets, the table (television, spectators) only what is public. */
export type Viewer = Seat | 'table';

/** Plain JSON: all that states, actions, views and events may be made of. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/**
 * Why an action was not accepted. `code` names a sentence in the locale files, `params` fill it in.
 * A refusal never changes a state.
 */
export interface Refusal {
  readonly code: string;
  readonly params?: Readonly<Record<string, string | number>>;
}

/** A span in which seats may call; the host closes it with a clock action when it has lasted long enough. */
export interface CallWindow {
  /** Unique within a match; calls and clock actions name it. */
  readonly id: number;
  /** Who may still call. */
  readonly seats: readonly Seat[];
  /** Milliseconds from its opening until the clock closes it; null when only play itself ends it. */
  readonly lasts: number | null;
  /** Calls closer than this many milliseconds are simultaneous. */
  readonly tieMargin: number;
}

/** A call with its adjudicated time in milliseconds since the window opened. */
export interface TimedCall<Action> {
  readonly seat: Seat;
  readonly action: Action;
  readonly at: number;
}

/** How time enters a match: as logged actions of the clock, never as a clock that rules could read. */
export type ClockAction<Action> =
  | { readonly type: 'elapsed'; readonly window: number }
  | { readonly type: 'calls'; readonly window: number; readonly calls: readonly TimedCall<Action>[] };

/** How a match ended. */
export interface Outcome {
  readonly kind: 'won' | 'drawn';
  /** One rank a seat, 1 is best; equal ranks share a place. */
  readonly ranks: readonly number[];
  /** What the match adds to each seat's score of the evening. */
  readonly points: readonly number[];
  /** Code of the sentence that says why, with its parameters. */
  readonly reason: string;
  readonly params: Readonly<Record<string, string | number>>;
}

/** What a match knows when it is set up. */
export interface Deal<Options, Carry> {
  readonly options: Options;
  /** Number of seats. */
  readonly seats: number;
  /** What the game's previous match of the evening left behind, or null. */
  readonly previous: Carry | null;
  /** For each seat of this match its seat in that previous match, or null for a newcomer. */
  readonly previousSeats: readonly (Seat | null)[];
}

export type OptionValue = string | number | boolean;
export type OptionValues = Readonly<Record<string, OptionValue>>;

/** One house rule, as data for the lobby. `group` says whether it is shown at once or under "more". */
export type OptionField = { readonly key: string; readonly group: 'common' | 'more' } & (
  | { readonly kind: 'switch' }
  | { readonly kind: 'choice'; readonly choices: readonly string[] }
  | { readonly kind: 'number'; readonly minimum: number; readonly maximum: number; readonly step: number }
);

/** A named set of house rules; the first preset of a game is its default. */
export interface Preset<Options> {
  readonly id: string;
  readonly options: Options;
}

/**
 * One game. States are plain JSON and are changed in place; card ids are small integers. In states, actions, views and
 * events card ids stand under keys named `card`, `cards` or ending in `Card`/`Cards`, so that checks can find them. A card
 * that is shown to everybody for a moment, although it is hidden before and after, stands in its event under `shownCard`
 * or `shownCards`. The checks in check/ hold for every game.
 */
export interface GameModule<State, Action, Options extends OptionValues, View, Event, SeenEvent, Carry> {
  readonly id: string;
  readonly actionSchema: GenericSchema<unknown, Action>;
  readonly optionsSchema: GenericSchema<unknown, Options>;
  readonly optionFields: readonly OptionField[];
  readonly presets: readonly [Preset<Options>, ...Preset<Options>[]];
  /** Whether players wait for each other, so that one of them can take too long. */
  readonly hasTurns: boolean;
  /** How many people can play with these options. */
  seatRange(options: Options): { readonly minimum: number; readonly maximum: number };
  /** A new match. `random` becomes part of the state. */
  setup(deal: Deal<Options, Carry>, random: Random): State;
  /** An independent copy, cheaper than a structured clone. */
  copy(state: State): State;
  /** The seats that may act now, those who may call included; empty only when the match is over or waits for the clock. */
  acting(state: State): readonly Seat[];
  /** Every action that the seat may take now, each once; of free words and sums, some examples. Empty for seats that may not act. */
  legal(state: State, seat: Seat): Action[];
  /**
   * Takes an action: checks it, changes the state in place and appends what happened to `events` (when somebody wants
   * them), or returns a refusal and leaves the state untouched. Never throws on bad input. A call that arrives here, not
   * in a clock action, is the only one of its window.
   */
  apply(state: State, seat: Seat, action: Action, events: Event[] | null): Refusal | null;
  /** The same for the clock's actions. */
  applyClock(state: State, action: ClockAction<Action>, events: Event[] | null): Refusal | null;
  /** The windows for calls that are open now. */
  windows(state: State): readonly CallWindow[];
  /** The window in which this action is a call whose time counts, or null for an ordinary action. */
  callWindow(state: State, seat: Seat, action: Action): number | null;
  /** What the viewer may know, built field by field. */
  view(state: State, viewer: Viewer): View;
  /** An event as the viewer may know it, built field by field; null when the viewer notices nothing. */
  see(event: Event, viewer: Viewer): SeenEvent | null;
  outcome(state: State): Outcome | null;
  /** A copy in which everything that the viewer's view does not show is dealt anew, the state's own randomness included. */
  redeal(state: State, viewer: Viewer, random: Random): State;
  /**
   * How sensible an action looks to a player with this seat's knowledge: a positive weight relative to the other legal
   * actions. Simple bots and playouts draw by it; it may depend on nothing that the seat cannot know.
   */
  appeal(state: State, seat: Seat, action: Action): number;
  /** The card ids (or other pieces) that a match with these options consists of; empty for games without cards. */
  pieces(options: Options, seats: number): readonly number[];
  /** Where they are now: every id exactly once, place by place in a fixed order. */
  inventory(state: State): number[];
  /** What the evening carries to this game's next match, or null. */
  carry(state: State): Carry | null;
}
