import type { CallWindow, Seat, TimedCall } from '@shared/engine/contract';

/** A round trip above this many milliseconds is no excuse for an even earlier press. */
export const LONGEST_ROUND_TRIP = 400;

/** A press as it reached the host; all times in milliseconds on the host's clock. */
export interface Press {
  /** When the client says that the button was pressed; null when it does not know the host's clock yet. */
  readonly pressedAt: number | null;
  readonly arrivedAt: number;
  /** The connection's round trip as the host measured it. */
  readonly roundTrip: number;
  /** When everybody could see the window. */
  readonly openedAt: number;
  readonly tieMargin: number;
}

/**
 * When a call counts as made, in milliseconds since its window opened. A press cannot have happened earlier than the
 * way to the host takes; whoever claims more than that gains the tie margin and nothing beyond.
 */
export function adjudicate(press: Press): number {
  const way = Math.min(press.roundTrip, LONGEST_ROUND_TRIP) / 2;
  const earliest = Math.max(press.openedAt, press.arrivedAt - way - press.tieMargin);
  const claimed = press.pressedAt ?? press.arrivedAt - way;
  return Math.max(Math.min(claimed, press.arrivedAt), earliest) - press.openedAt;
}

interface Race<Answerer> {
  readonly window: CallWindow;
  readonly calls: TimedCall<unknown>[];
  readonly callers: Answerer[];
}

/** A race that is over: what the clock tells the match, and who waits for the result. */
export interface Judgement<Answerer> {
  readonly window: CallWindow;
  readonly calls: readonly TimedCall<unknown>[];
  readonly callers: readonly Answerer[];
}

/** Collects the calls of each window until the grace period is over. */
export class CallRaces<Answerer> {
  readonly #races = new Map<number, Race<Answerer>>();

  /** Whether a call waits for judgement. */
  get isOpen(): boolean {
    return this.#races.size > 0;
  }

  has(window: number): boolean {
    return this.#races.has(window);
  }

  hasCalled(window: number, seat: Seat): boolean {
    return this.#races.get(window)?.calls.some((call) => call.seat === seat) ?? false;
  }

  /** Takes a call in; says whether it is the first of its race, and whether nobody else can call any more. */
  add(window: CallWindow, call: TimedCall<unknown>, caller: Answerer): { readonly first: boolean; readonly complete: boolean } {
    const known = this.#races.get(window.id);
    const race = known ?? { window, calls: [], callers: [] };
    this.#races.set(window.id, race);
    race.calls.push(call);
    race.callers.push(caller);
    return { first: known === undefined, complete: window.seats.every((seat) => this.hasCalled(window.id, seat)) };
  }

  /** One more who waits for the result of a call that is in already. */
  join(window: number, caller: Answerer): void {
    this.#races.get(window)?.callers.push(caller);
  }

  /** Ends the race and puts its calls in order: by time, and by seat where the times are equal. */
  close(window: number): Judgement<Answerer> | null {
    const race = this.#races.get(window);
    if (race === undefined) return null;
    this.#races.delete(window);
    return { ...race, calls: race.calls.toSorted((one, other) => one.at - other.at || one.seat - other.seat) };
  }

  /** Ends all races without a result; whoever waited is returned. */
  clear(): readonly Answerer[] {
    const callers = [...this.#races.values()].flatMap((race) => race.callers);
    this.#races.clear();
    return callers;
  }
}
