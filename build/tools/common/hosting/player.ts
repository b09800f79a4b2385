import { nextWord, pick, type Random } from '@shared/engine/random';
import type { Seat } from '@shared/engine/contract';
import type { HostMessage } from '@shared/protocol/messages';
import type { MessageOf, Request, TableClient } from './table-client';

type Shown = MessageOf<'match'>;

interface Move {
  readonly seat: Seat;
  readonly action: unknown;
}

/** An action under way. */
interface Pending {
  readonly id: number;
  readonly key: string;
  readonly move: Move;
  readonly request: Request;
}

/** What happens to a player's actions and what the player is shown, in the order in which it happens; times are of one clock. */
export interface PlayerEvents {
  sent(at: number): void;
  accepted(key: string): void;
  refused(code: string): void;
  /** Calls were judged. */
  judged(): void;
  shown(match: string, version: number, at: number): void;
}

/** Plays what is offered, at once or after some thought, drawn evenly from the legal actions of all its seats. */
export class Player {
  readonly #client: TableClient;
  readonly #random: Random;
  readonly #events: PlayerEvents;
  /** Milliseconds between what is shown and the answer. */
  readonly #think: number;
  #shown: Shown | null = null;
  #pending: Pending | null = null;
  /** What was refused at the version that is shown. */
  #refused: Move[] = [];
  #thinking: NodeJS.Timeout | null = null;
  #stopped = false;

  constructor(client: TableClient, random: Random, think: number, events: PlayerEvents) {
    this.#client = client;
    this.#random = random;
    this.#think = think;
    this.#events = events;
    client.listen((message, at) => this.#hear(message, at));
  }

  /** The action that waits for its answer, as it was sent; null when none does. */
  get unanswered(): Request | null {
    return this.#pending?.request ?? null;
  }

  /** For whoever wonders why nothing happens. */
  get situation(): string {
    const shown = this.#shown;
    if (shown === null) return 'was shown nothing';
    const doing = this.#pending === null ? `may do ${movesIn(shown).length} things, of which ${this.#refused.length} were refused` : 'waits for an answer';
    return `version ${shown.version}${shown.status.outcome === null ? '' : ', over'}, ${doing}`;
  }

  /** Begins with a state that the client was shown before. */
  takeUp(shown: Shown): void {
    this.#show(shown, performance.now());
  }

  /** Begins nothing new; an answer that is under way is still heard. */
  stop(): void {
    this.#stopped = true;
    if (this.#thinking !== null) clearTimeout(this.#thinking);
  }

  #hear(message: HostMessage, at: number): void {
    if (message.type === 'match') this.#show(message, at);
    else if (message.type === 'verdict') this.#events.judged();
    else if (message.type === 'done' && message.re === this.#pending?.id) {
      const { key } = this.#pending;
      this.#pending = null;
      // The state that came of it follows.
      this.#events.accepted(key);
    } else if (message.type === 'refused' && message.re === this.#pending?.id) {
      if (message.code !== 'stale') this.#refused.push(this.#pending.move);
      this.#pending = null;
      this.#events.refused(message.code);
      this.#consider();
    }
  }

  #show(message: Shown, at: number): void {
    if (message.match !== this.#shown?.match || message.version !== this.#shown.version) this.#refused = [];
    this.#shown = message;
    this.#events.shown(message.match, message.version, at);
    this.#consider();
  }

  #consider(): void {
    if (this.#stopped || this.#pending !== null || this.#thinking !== null) return;
    if (this.#think === 0) {
      this.#play();
      return;
    }
    this.#thinking = setTimeout(() => {
      this.#thinking = null;
      this.#play();
    }, this.#think);
  }

  #play(): void {
    const shown = this.#shown;
    if (this.#pending !== null || shown === null || shown.status.outcome !== null) return;
    const moves = movesIn(shown).filter((move) => !this.#refused.some((refused) => refused.seat === move.seat && refused.action === move.action));
    if (moves.length === 0) return;
    const move = pick(this.#random, moves);
    const { match, version } = shown;
    const request = {
      type: 'act',
      key: nextWord(this.#random).toString(36) + nextWord(this.#random).toString(36),
      match,
      version,
      seat: move.seat,
      action: move.action as { readonly type: string },
      pressedAt: null,
    } as const;
    this.#events.sent(performance.now());
    this.#pending = { id: this.#client.post(request), key: request.key, move, request };
  }
}

function movesIn({ projections }: Shown): Move[] {
  return projections.flatMap(({ viewer, legal }) => (viewer === 'table' ? [] : legal.map((action) => ({ seat: viewer, action }))));
}
