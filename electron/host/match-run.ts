import { safeParse } from 'valibot';
import type { ClockAction, Refusal, Seat } from '@shared/engine/contract';
import { act, actClock, type ActResult, type LogEntry, type Match } from '@shared/engine/match';
import type { Sender } from './records';

/** An accepted action that nobody was told about yet: it counts once it is committed, and until then for nothing. */
export interface Draft {
  readonly entry: LogEntry;
  readonly state: unknown;
  readonly events: readonly unknown[];
}

export type Drafted = { readonly draft: Draft } | { readonly refusal: Refusal };

/** How many versions back an action of one of several acting seats may answer. */
const REMEMBERED_VERSIONS = 64;

function keyOf(sender: Sender): string {
  return `${sender.person} ${sender.key}`;
}

/** A match together with who may answer which version of it, and which actions were applied already. */
export class MatchRun {
  #match: Match;
  readonly #applied: Set<string>;
  /** Who could act at the latest versions, the current one last. */
  #actingBefore: (readonly Seat[])[];

  constructor(match: Match, applied: readonly Sender[]) {
    this.#match = match;
    this.#applied = new Set(applied.map(keyOf));
    this.#actingBefore = [match.game.acting(match.state)];
  }

  get match(): Match {
    return this.#match;
  }

  /** Whether this very action was applied before and was sent again. */
  wasApplied(sender: Sender): boolean {
    return this.#applied.has(keyOf(sender));
  }

  /** The action as the game's schema reads it, or null. */
  parse(action: unknown): { readonly action: unknown } | null {
    const parsed = safeParse(this.#match.game.actionSchema, action);
    return parsed.success ? { action: parsed.output } : null;
  }

  /**
   * Whether an answer to `version` comes too late or too early. Where several seats act at once, the others' actions
   * make nobody's answer old.
   */
  isStale(seat: Seat, version: number): boolean {
    const { log } = this.#match.record;
    const missed = this.#match.version - version;
    if (missed === 0) return false;
    const acting = this.#actingBefore.at(-1 - missed);
    if (missed < 0 || acting === undefined || acting.length < 2 || !acting.includes(seat)) return true;
    return !log.slice(-missed).every((entry) => 'seat' in entry && entry.seat !== seat);
  }

  draft(seat: Seat, action: unknown): Drafted {
    return this.#try((trial) => act(trial, seat, action));
  }

  draftClock(clock: ClockAction<unknown>): Drafted {
    return this.#try((trial) => actClock(trial, clock));
  }

  /** Makes the draft the match. Nothing else may have been committed since it was made. */
  commit(draft: Draft, senders: readonly Sender[]): void {
    const { game, record, version } = this.#match;
    record.log.push(draft.entry);
    this.#match = { game, record, state: draft.state, version: version + 1 };
    for (const sender of senders) this.#applied.add(keyOf(sender));
    this.#actingBefore = [...this.#actingBefore.slice(-REMEMBERED_VERSIONS), game.acting(draft.state)];
  }

  /** Tries on a copy, so that an action that cannot be stored leaves no trace. */
  #try(move: (trial: Match) => ActResult): Drafted {
    const { game, record, state, version } = this.#match;
    const log: LogEntry[] = [];
    const trial: Match = { game, record: { ...record, log }, state: game.copy(state), version };
    const result = move(trial);
    if (!result.accepted) return { refusal: result.refusal };
    const entry = log[0];
    if (entry === undefined) throw new Error('the engine accepted an action without logging it');
    return { draft: { entry, state: trial.state, events: result.events } };
  }
}
