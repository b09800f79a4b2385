import type { CallWindow, Refusal, Seat } from '@shared/engine/contract';
import type { Match } from '@shared/engine/match';
import { CallRaces, LONGEST_ROUND_TRIP, adjudicate, type Judgement } from './calls';
import type { Sender } from './records';
import type { Services } from './services';
import { WindowTimers } from './window-timers';

/** Who waits for the result of a call. */
export interface Caller {
  readonly sender: Sender | null;
  answer(refusal: Refusal | null): void;
}

/** A call as it came in; times in milliseconds on the host's clock. */
export interface Call {
  readonly window: number;
  /** The version of the match that the caller had seen. */
  readonly version: number;
  readonly seat: Seat;
  readonly action: unknown;
  readonly pressedAt: number | null;
  readonly arrivedAt: number;
  readonly roundTrip: number;
}

/** The match as the desk works for it. Both promises end when everything about them is done. */
export interface Client {
  readonly match: Match;
  /** The longest round trip of those who sit at these seats, in milliseconds. */
  longestRoundTrip(seats: readonly Seat[]): number;
  judged(judgement: Judgement<Caller>): void;
  elapsed(window: number): void;
}

/** No client waits longer than this many milliseconds for a slower one before it shows a window for calls. */
const LONGEST_LEAD = 150;

/** Milliseconds on top of a slow link's round trip, for what else takes time on the way. */
const GRACE_RESERVE = 20;

/** A lead below this many milliseconds is not worth a wait. */
const SHORTEST_LEAD = 2;

/** Knows which windows for calls are open, takes calls in, and says when they are to be judged. */
export class CallDesk {
  readonly #services: Services;
  readonly #client: Client;
  readonly #windows: WindowTimers;
  readonly #races = new CallRaces<Caller>();
  readonly #graceTimers = new Map<number, () => void>();
  /** Windows whose time ran out while calls in them waited for judgement. */
  readonly #elapsed = new Set<number>();

  constructor(services: Services, client: Client) {
    this.#services = services;
    this.#client = client;
    this.#windows = new WindowTimers(
      services.clock,
      (window) => this.#graceFor(window),
      (window) => this.#windowElapsed(window),
    );
  }

  /** Whether a call waits for judgement; ordinary actions wait until then. */
  get isOpen(): boolean {
    return this.#races.isOpen;
  }

  /**
   * Follows the match. A new window opens for everybody at once: at the moment when the news of it has reached the
   * slowest of those who may call.
   * @returns that moment on the host's clock, or null when nobody needs to wait.
   */
  follow(): number | null {
    const { game, state, version } = this.#client.match;
    const windows = game.windows(state);
    const now = this.#services.clock.now();
    const fresh = windows.filter((window) => this.#windows.opening(window.id) === null);
    const lead = Math.min(this.#client.longestRoundTrip(fresh.flatMap((window) => window.seats)) / 2, LONGEST_LEAD);
    const openedAt = lead < SHORTEST_LEAD ? now : now + lead;
    this.#windows.update(windows, version, openedAt);
    return fresh.length > 0 && openedAt > now ? openedAt : null;
  }

  /** Takes a call in; its caller is answered when it was judged, or at once when it is none that counts. */
  call(call: Call, caller: Caller): void {
    const { game, state } = this.#client.match;
    const window = game.windows(state).find((candidate) => candidate.id === call.window);
    const opening = this.#windows.opening(call.window);
    if (window === undefined || opening === null || !window.seats.includes(call.seat)) {
      caller.answer({ code: 'not-acting' });
      return;
    }
    if (this.#races.hasCalled(window.id, call.seat)) {
      this.#races.join(window.id, caller);
      return;
    }
    // A call of an earlier window is none of this one, however alike they look.
    if (call.version < opening.version || call.version > this.#client.match.version) {
      caller.answer({ code: 'stale' });
      return;
    }
    const at = adjudicate({ ...call, openedAt: opening.openedAt, tieMargin: window.tieMargin });
    if (window.lasts !== null && at > window.lasts) {
      caller.answer({ code: 'stale' });
      return;
    }
    const { first, complete } = this.#races.add(window, { seat: call.seat, action: call.action, at }, caller);
    if (complete) this.#judge(window.id);
    else if (first) this.#waitForOthers(window);
  }

  /** Ends all races and timers; those who waited for a result are returned. */
  stop(): readonly Caller[] {
    this.#windows.clear();
    for (const cancel of this.#graceTimers.values()) cancel();
    this.#graceTimers.clear();
    return this.#races.clear();
  }

  #waitForOthers(window: CallWindow): void {
    this.#graceTimers.set(
      window.id,
      this.#services.clock.after(this.#graceFor(window), () => this.#judge(window.id)),
    );
  }

  /** Long enough for a press at this moment to arrive from the slowest link, up to the slowest that is excused. */
  #graceFor(window: CallWindow): number {
    const slowest = Math.min(this.#client.longestRoundTrip(window.seats), LONGEST_ROUND_TRIP);
    return Math.max(this.#services.grace, slowest + GRACE_RESERVE);
  }

  #judge(window: number): void {
    this.#graceTimers.get(window)?.();
    this.#graceTimers.delete(window);
    const judgement = this.#races.close(window);
    if (judgement !== null) this.#client.judged(judgement);
    if (this.#elapsed.delete(window)) this.#client.elapsed(window);
  }

  #windowElapsed(window: number): void {
    if (this.#races.has(window)) this.#elapsed.add(window);
    else this.#client.elapsed(window);
  }
}
