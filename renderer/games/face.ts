import type { Component } from 'vue';
import type { Outcome, Seat } from '@shared/engine/contract';
import type { Say } from '@renderer/i18n/game-words';
import type { TextTree } from '@renderer/i18n/tree';

export type PosterInk = 'red' | 'blue' | 'pink' | 'greygreen' | 'yellow' | 'purple' | 'black' | 'paper';

/** What the result list shows about a seat beside its rank, for instance the number of cards left. */
export interface ResultColumn {
  /** The number in the row; views differ, so the game itself reads it. */
  count(view: unknown, seat: number): number | null;
}

/** The match as one seat of this device has it; a face knows the types of its own game. */
export interface Situation {
  readonly view: unknown;
  readonly legal: readonly unknown[];
  readonly acting: readonly Seat[];
  readonly seat: Seat;
  /** The game's own texts. */
  readonly say: Say;
  name(seat: Seat): string;
}

/** What tables show about whose turn it is, as far as it is read out. */
export interface Asked {
  readonly turn: string;
  readonly own: boolean;
  readonly note: string;
}

/** The words for `asks`, of what the table shows anyway. */
export function askedWords({ turn, own, note }: Asked): string | null {
  return own ? [turn, note].filter((part) => part !== '').join('. ') : null;
}

/**
 * How a game shows itself: everything that the shell needs of it. Components take no props; inside they call
 * `useSeat()` of `@renderer/client/seat`. Lengths are `rem`: 1rem is 16 px of the mock-ups, and the root's font size
 * grows with the window (up to 1.75), so `calc(200rem / 16)` is a stack's width at every size.
 */
export interface GameFace {
  readonly id: string;
  readonly table: Component;
  readonly television: Component;
  /** The rule help inside the rules dialog; null when the game has none yet. */
  readonly rules: Component | null;
  /** The motif on the lobby's poster, drawn into 180 by 136 units. */
  readonly poster: Component;
  readonly posterInk: PosterInk;
  /** Beside the result, for instance the last card; null for none. */
  readonly result: Component | null;
  readonly resultColumn: ResultColumn | null;
  /**
   * What the table asks of this seat now, in the words that are read out; null while it waits for others. What a seat may
   * do at any time, like most calls, is not asked. The shell makes it heard: by sound, vibration and screen reader.
   */
  asks(situation: Situation): string | null;
  /**
   * The outcome's parameters as words for `outcome.<reason>`: names for seats, words for cards. `names` has one name a
   * seat.
   */
  outcomeParams(outcome: Outcome, names: readonly string[]): Readonly<Record<string, string | number>>;
  /**
   * The key below `games.<id>` of the title with which a seat goes into the game's next match, as everybody knows: an office,
   * the Durak. Null for none.
   */
  titleOf(outcome: Outcome, seat: Seat): string | null;
  /**
   * Texts below `games.<id>`. The shell reads `name`; `pitch` (one sentence for the lobby); for every house rule
   * `options.<key>.name`, for a choice also `options.<key>.values.<choice>`, for a number `options.<key>.value` with
   * `{value}` ("{value} ms"); `presets.<id>`; `outcome.<reason>`; `resultColumn` where there is one. The rest is the
   * game's own, for instance its refusals.
   */
  readonly texts: { readonly de: TextTree; readonly en: TextTree };
}
