import type { Seat } from '@shared/engine/contract';
import type { Match } from '@shared/engine/match';
import type { Clock } from './clock';

/** Until when a seat has to decide, on the host's clock in milliseconds. */
export interface Deadline {
  readonly seat: Seat;
  readonly at: number;
}

interface Running extends Deadline {
  cancel(): void;
}

/** Whether the match waits for the seat: calls may be made or left, everything else has to be done. */
function isAwaited({ game, state }: Match, seat: Seat): boolean {
  return game.legal(state, seat).some((action) => game.callWindow(state, seat, action) === null);
}

/** The house rule that a decision may take so long and no longer. Every decision has its time anew. */
export class TurnClock {
  readonly #clock: Clock;
  readonly #timeUp: (seat: Seat) => void;
  readonly #running = new Map<Seat, Running>();
  #limit: number | null = null;

  constructor(clock: Clock, timeUp: (seat: Seat) => void) {
    this.#clock = clock;
    this.#timeUp = timeUp;
  }

  /**
   * Follows the match.
   * @param people seats whose decisions may take too long; bots take their time by themselves
   * @param limit milliseconds for a decision, or null
   * @param moved who just acted and has the whole time again
   */
  follow(match: Match, people: readonly Seat[], limit: number | null, moved: Seat | null): void {
    if (limit !== this.#limit) this.stop();
    this.#limit = limit;
    const awaited = limit === null || !match.game.hasTurns ? [] : people.filter((seat) => isAwaited(match, seat));
    for (const seat of this.#running.keys()) if (seat === moved || !awaited.includes(seat)) this.#end(seat);
    for (const seat of awaited) if (limit !== null && !this.#running.has(seat)) this.#begin(seat, limit);
  }

  get deadlines(): readonly Deadline[] {
    return [...this.#running.values()].map(({ seat, at }) => ({ seat, at }));
  }

  stop(): void {
    for (const seat of this.#running.keys()) this.#end(seat);
  }

  #begin(seat: Seat, limit: number): void {
    const timeUp = (): void => {
      this.#running.delete(seat);
      this.#timeUp(seat);
    };
    this.#running.set(seat, { seat, at: this.#clock.now() + limit, cancel: this.#clock.after(limit, timeUp) });
  }

  #end(seat: Seat): void {
    this.#running.get(seat)?.cancel();
    this.#running.delete(seat);
  }
}
