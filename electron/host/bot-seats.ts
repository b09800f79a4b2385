import type { Seat } from '@shared/engine/contract';
import type { Match } from '@shared/engine/match';
import { nextWord, randomFrom, type Random } from '@shared/engine/random';
import type { BotLevel } from '@shared/protocol/lobby';
import type { Services } from './services';

/** The match as bots get at it. */
export interface BotTable {
  readonly match: Match;
  /** Level of the bot that plays the seat, or null when a person does. */
  botLevel(seat: Seat): BotLevel | null;
  /** Lets a bot's action in through the same door as everybody's, if the match still is at that version. */
  botActs(seat: Seat, action: unknown, version: number): void;
}

/** In which part of a window that the clock closes a bot calls at the earliest and at the latest. */
const EARLIEST_CALL = 0.2;
const LATEST_CALL = 0.9;

/** Seats that may do something now, on their turn or in a window for calls. */
function seatsAsked({ game, state }: Match): Set<Seat> {
  return new Set([...game.acting(state), ...game.windows(state).flatMap((window) => window.seats)]);
}

/**
 * Gives the bots at a table the time that people take. The time never depends on what a bot holds, and a bot never
 * sees more than its seat: it is asked about a state in which all the rest was dealt anew.
 */
export class BotSeats {
  readonly #services: Services;
  readonly #table: BotTable;
  readonly #random: Random;
  /** Per seat how to end its thinking; a mind at work leaves its entry until it has decided. */
  readonly #thinking = new Map<Seat, () => void>();
  /** Windows that a seat lets pass until the clock closes them. */
  readonly #passed = new Set<string>();

  constructor(services: Services, table: BotTable) {
    this.#services = services;
    this.#random = randomFrom(services.newSeed());
    this.#table = table;
  }

  /** Lets every bot that may act begin to think, and those that may not any more stop. */
  consider(): void {
    const { match } = this.#table;
    const over = match.game.outcome(match.state) !== null;
    const asked = over ? new Set<Seat>() : seatsAsked(match);
    for (const [seat, stop] of this.#thinking) {
      if (asked.has(seat) && this.#table.botLevel(seat) !== null) continue;
      stop();
      this.#thinking.delete(seat);
    }
    for (const seat of asked) {
      if (this.#thinking.has(seat) || this.#table.botLevel(seat) === null || !this.#hasChoice(seat)) continue;
      this.#thinking.set(seat, this.#services.clock.after(this.#thinkingTime(seat), () => this.#think(seat)));
    }
  }

  /** The bot's action was not taken: it thinks again. */
  reconsider(seat: Seat): void {
    this.#thinking.delete(seat);
    this.consider();
  }

  stop(): void {
    for (const stop of this.#thinking.values()) stop();
    this.#thinking.clear();
  }

  /** Anything to do for the seat besides calls in windows that it lets pass. */
  #hasChoice(seat: Seat): boolean {
    const { game, state } = this.#table.match;
    return game.legal(state, seat).some((action) => {
      const window = game.callWindow(state, seat, action);
      return window === null || !this.#passed.has(`${window} ${seat}`);
    });
  }

  /** A window that the clock closes leaves less time; how much, everybody can see. */
  #thinkingTime(seat: Seat): number {
    const { game, state } = this.#table.match;
    const spans = game.windows(state).flatMap(({ seats, lasts }) => (lasts !== null && seats.includes(seat) ? [lasts] : []));
    const shortest = Math.min(...spans);
    const minimum = Math.min(this.#services.thinking.minimum, shortest * EARLIEST_CALL);
    const maximum = Math.min(this.#services.thinking.maximum, shortest * LATEST_CALL);
    return minimum + (nextWord(this.#random) / 0x1_0000_0000) * (maximum - minimum);
  }

  #think(seat: Seat): void {
    const { game, state, version } = this.#table.match;
    const level = this.#table.botLevel(seat);
    if (level === null) return;
    let abandoned = false;
    this.#thinking.set(seat, () => {
      abandoned = true;
    });
    const question = { game, state: game.redeal(state, seat, this.#random), seat, level };
    this.#services.bots.choose(question).then(
      (action) => {
        if (!abandoned) this.#decided(seat, action, version);
      },
      (error: unknown) => {
        this.#services.report({ type: 'trouble', error });
      },
    );
  }

  #decided(seat: Seat, action: unknown, version: number): void {
    const { game, state } = this.#table.match;
    this.#thinking.delete(seat);
    if (action !== null) {
      this.#table.botActs(seat, action, version);
      return;
    }
    for (const window of game.windows(state)) {
      if (window.lasts !== null && window.seats.includes(seat)) this.#passed.add(`${window.id} ${seat}`);
    }
    this.consider();
  }
}
