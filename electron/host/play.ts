import type { Outcome, Refusal, Seat } from '@shared/engine/contract';
import type { Match } from '@shared/engine/match';
import type { BotLevel } from '@shared/protocol/lobby';
import type { ClientMessage, HostMessage } from '@shared/protocol/messages';
import type { ErrorCode } from '@shared/protocol/errors';
import { BotSeats, type BotTable } from './bot-seats';
import { CallDesk, type Caller, type Client } from './call-desk';
import type { Judgement } from './calls';
import type { Drafted, MatchRun } from './match-run';
import type { ClockRecord, Sender, TableRecord } from './records';
import type { Room } from './room';
import type { SerialQueue } from './serial-queue';
import { TurnClock, type Deadline } from './turn-clock';

/** How well the house decides for somebody who is skipped. */
const SKIP_LEVEL: BotLevel = 'medium';

export type ActMessage = Extract<ClientMessage, { type: 'act' }>;

/** An action that a client sent, and where its answer goes: null when it was accepted. */
export interface ActRequest {
  readonly person: string;
  readonly message: ActMessage;
  /** When it reached the host, on the host's clock. */
  readonly arrivedAt: number;
  readonly roundTrip: number;
  answer(refusal: Refusal | null): void;
}

/** What a running match needs from the table around it. */
export interface Surroundings {
  readonly room: Room;
  readonly queue: SerialQueue;
  /** Sends everybody their own projection of the match. */
  showMatch(events: readonly unknown[], showAt: number | null): void;
  concluded(outcome: Outcome): Promise<void>;
}

function seatsBelow(count: number): Seat[] {
  return Array.from({ length: count }, (_, seat) => seat);
}

/** A match while it is played: actions in, journal, projections out, and time. Everything here runs in the table's queue. */
export class Play implements BotTable, Client {
  readonly id: string;
  readonly #table: Surroundings;
  readonly #room: Room;
  readonly #run: MatchRun;
  readonly #bots: BotSeats;
  readonly #calls: CallDesk;
  readonly #turns: TurnClock;
  /** Seats for which the house decides until their turn is over. */
  readonly #skipped = new Set<Seat>();
  /** Ordinary actions that came while a call waited for judgement. */
  #held: (() => Promise<void>)[] = [];
  #stopped = false;

  constructor(table: Surroundings, id: string, run: MatchRun) {
    this.id = id;
    this.#table = table;
    this.#room = table.room;
    this.#run = run;
    this.#bots = new BotSeats(table.room.services, this);
    this.#calls = new CallDesk(table.room.services, this);
    this.#turns = new TurnClock(table.room.services.clock, (seat) => this.#inQueue(() => this.#timeUp(seat)));
  }

  get match(): Match {
    return this.#run.match;
  }

  botLevel(seat: Seat): BotLevel | null {
    return this.#skipped.has(seat) ? SKIP_LEVEL : this.#room.botLevel(seat);
  }

  get deadlines(): readonly Deadline[] {
    return this.#turns.deadlines;
  }

  longestRoundTrip(seats: readonly Seat[]): number {
    return this.#room.longestRoundTrip(seats);
  }

  /**
   * Opens windows and lets bots think: at the beginning, after every action, when somebody else plays a seat, and after
   * a pause, in which none of this goes on.
   * @param moved who just acted, if somebody did
   * @returns when clients show the match as it is now, on the host's clock; null for at once.
   */
  wake(moved: Seat | null = null): number | null {
    if (this.#room.isPaused) {
      this.#rest('paused');
      return null;
    }
    const { game, state, record } = this.match;
    const acting = game.acting(state);
    for (const seat of this.#skipped) if (seat === moved || !acting.includes(seat)) this.#skipped.delete(seat);
    const showAt = this.#calls.follow();
    this.#bots.consider();
    const people = game.outcome(state) === null ? seatsBelow(record.deal.seats).filter((seat) => this.botLevel(seat) === null) : [];
    this.#turns.follow(this.match, people, this.#room.turnLimit, moved);
    return showAt;
  }

  /** The house makes the seat's decisions until its turn is over. @returns why not, or null */
  skip(seat: Seat): Refusal | null {
    if (this.#room.isPaused) return { code: 'paused' };
    if (!this.match.game.hasTurns || !this.match.game.acting(this.match.state).includes(seat)) return { code: 'not-acting' };
    this.#skipped.add(seat);
    this.#bots.consider();
    return null;
  }

  /** Nothing happens here any more; whoever waits for a result is told so. */
  stop(): void {
    this.#stopped = true;
    this.#rest('no-match');
  }

  /** Ends what goes on by itself; calls that were not judged yet count as not made. */
  #rest(code: ErrorCode): void {
    this.#bots.stop();
    this.#turns.stop();
    for (const caller of this.#calls.stop()) caller.answer({ code });
    this.#releaseHeld();
  }

  #timeUp(seat: Seat): Promise<void> {
    if (!this.#room.isPaused) this.skip(seat);
    return Promise.resolve();
  }

  /** Takes, holds or refuses a client's action. */
  async act(request: ActRequest): Promise<void> {
    const { message, person } = request;
    const { seat, version, key, pressedAt } = message;
    const caller: Caller = { sender: { person, key }, answer: (refusal) => request.answer(refusal) };
    const refuse = (code: string): void => request.answer({ code });
    if (this.#stopped) return refuse('no-match');
    if (message.match !== this.id) return refuse('stale');
    if (seat >= this.match.record.deal.seats) return refuse('no-such-seat');
    if (!this.#room.ownsSeat(person, seat)) return refuse('not-your-seat');
    if (this.#run.wasApplied({ person, key })) return request.answer(null);
    if (this.#room.isPaused) return refuse('paused');
    const parsed = this.#run.parse(message.action);
    if (parsed === null) return refuse('malformed-action');
    const { action } = parsed;
    const window = this.match.game.callWindow(this.match.state, seat, action);
    if (window !== null) {
      const { arrivedAt, roundTrip } = request;
      return this.#calls.call({ window, version, seat, action, pressedAt, arrivedAt, roundTrip }, caller);
    }
    if (this.#calls.isOpen) {
      this.#held.push(() => this.act(request));
      return;
    }
    if (this.#run.isStale(seat, version)) return refuse('stale');
    if (!this.match.game.acting(this.match.state).includes(seat)) return refuse('not-acting');
    await this.#move(seat, action, caller);
  }

  botActs(seat: Seat, action: unknown, version: number): void {
    this.#inQueue(() => this.#botMoves(seat, action, version));
  }

  judged(judgement: Judgement<Caller>): void {
    this.#inQueue(async () => {
      const { window, calls, callers } = judgement;
      if (this.#room.isPaused) {
        for (const caller of callers) caller.answer({ code: 'paused' });
        return;
      }
      const clock: ClockRecord['clock'] = { type: 'calls', window: window.id, calls: [...calls] };
      const senders = callers.flatMap(({ sender }) => (sender === null ? [] : [sender]));
      await this.#take(
        this.#run.draftClock(clock),
        { type: 'clock', match: this.id, clock, senders },
        callers,
        { type: 'verdict', match: this.id, window: window.id, calls: calls.map(({ seat, at }) => ({ seat, at })), tieMargin: window.tieMargin },
      );
      this.#releaseHeld();
    });
  }

  elapsed(window: number): void {
    this.#inQueue(async () => {
      // After a pause the window opens anew, with all its time.
      if (this.#room.isPaused) return;
      const clock = { type: 'elapsed', window } as const;
      await this.#take(this.#run.draftClock(clock), { type: 'clock', match: this.id, clock, senders: [] }, [], null);
    });
  }

  #inQueue(task: () => Promise<void>): void {
    this.#table.queue
      .run(() => (this.#stopped ? undefined : task()))
      .catch((error: unknown) => this.#room.services.report({ type: 'trouble', error }));
  }

  #releaseHeld(): void {
    const held = this.#held;
    this.#held = [];
    for (const action of held) {
      this.#table.queue.run(action).catch((error: unknown) => this.#room.services.report({ type: 'trouble', error }));
    }
  }

  async #botMoves(seat: Seat, action: unknown, version: number): Promise<void> {
    const { game, state } = this.match;
    if (this.#room.isPaused) return;
    if (this.botLevel(seat) === null || this.match.version !== version) return this.#bots.reconsider(seat);
    const window = game.callWindow(state, seat, action);
    if (window !== null) {
      const now = this.#room.services.clock.now();
      const caller: Caller = { sender: null, answer: () => this.#bots.reconsider(seat) };
      return this.#calls.call({ window, version, seat, action, pressedAt: now, arrivedAt: now, roundTrip: 0 }, caller);
    }
    if (this.#calls.isOpen) {
      this.#held.push(() => this.#botMoves(seat, action, version));
      return;
    }
    const refusal = await this.#move(seat, action, { sender: null, answer: () => undefined });
    if (refusal === null) return;
    this.#room.services.report({ type: 'trouble', error: new Error(`a bot's action was refused: ${JSON.stringify(refusal)}`) });
    this.#bots.reconsider(seat);
  }

  #move(seat: Seat, action: unknown, caller: Caller): Promise<Refusal | null> {
    const record: TableRecord = { type: 'act', match: this.id, seat, action, sender: caller.sender };
    return this.#take(this.#run.draft(seat, action), record, [caller], null);
  }

  /**
   * The one way in which a match goes on: stored first, then counted, then told.
   * @returns why it did not go on, as the callers were told, or null
   */
  async #take(drafted: Drafted, record: TableRecord, callers: readonly Caller[], verdict: HostMessage | null): Promise<Refusal | null> {
    const answer = (refusal: Refusal | null): Refusal | null => {
      for (const caller of callers) caller.answer(refusal);
      return refusal;
    };
    if ('refusal' in drafted) return answer(drafted.refusal);
    if (!(await this.#room.save(record))) return answer({ code: 'storage-failed' });
    const senders: Sender[] = callers.flatMap(({ sender }) => (sender === null ? [] : [sender]));
    this.#run.commit(drafted.draft, senders);
    answer(null);
    if (verdict !== null) this.#room.tellAll(verdict);
    const outcome = this.match.game.outcome(this.match.state);
    const { entry, events } = drafted.draft;
    this.#table.showMatch(events, this.wake('seat' in entry ? entry.seat : null));
    if (outcome !== null) await this.#table.concluded(outcome);
    return null;
  }
}
