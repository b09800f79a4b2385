import { safeParse } from 'valibot';
import type { ClockAction, Deal, OptionValues, Refusal, Seat } from './contract';
import type { Game } from './game';
import { randomFrom } from './random';

/** One accepted action; the list of them replays a match. */
export type LogEntry =
  | { readonly seat: Seat; readonly action: unknown }
  | { readonly clock: ClockAction<unknown> };

/** All that is needed to play a match again to the same state. */
export interface MatchRecord {
  readonly game: string;
  readonly seed: string;
  readonly deal: Deal<OptionValues, unknown>;
  readonly log: LogEntry[];
}

/** A running match: the record, the state it leads to, and the number of accepted actions as its version. */
export interface Match {
  readonly game: Game;
  readonly record: MatchRecord;
  readonly state: unknown;
  version: number;
}

export type ActResult =
  | { readonly accepted: true; readonly events: unknown[] }
  | { readonly accepted: false; readonly refusal: Refusal };

const malformed: Refusal = { code: 'malformed-action' };
const noSuchSeat: Refusal = { code: 'no-such-seat' };

export function openMatch(game: Game, deal: Deal<OptionValues, unknown>, seed: string): Match {
  const state = game.setup(deal, randomFrom(seed));
  return { game, record: { game: game.id, seed, deal, log: [] }, state, version: 0 };
}

/** Lets a seat act. Anything may be passed as the action; what the game's schema does not know is refused. */
export function act(match: Match, seat: Seat, action: unknown): ActResult {
  if (!Number.isInteger(seat) || seat < 0 || seat >= match.record.deal.seats) return { accepted: false, refusal: noSuchSeat };
  const parsed = safeParse(match.game.actionSchema, action);
  if (!parsed.success) return { accepted: false, refusal: malformed };
  const events: unknown[] = [];
  const refusal = match.game.apply(match.state, seat, parsed.output, events);
  if (refusal !== null) return { accepted: false, refusal };
  return log(match, { seat, action: parsed.output }, events);
}

/** Lets time pass: only the host's clock calls this. */
export function actClock(match: Match, clock: ClockAction<unknown>): ActResult {
  const events: unknown[] = [];
  const refusal = match.game.applyClock(match.state, clock, events);
  if (refusal !== null) return { accepted: false, refusal };
  return log(match, { clock }, events);
}

function log(match: Match, entry: LogEntry, events: unknown[]): ActResult {
  match.record.log.push(entry);
  match.version += 1;
  return { accepted: true, events };
}

/** The log does not belong to the rules as they are: an entry was refused. */
export class ReplayError extends Error {
  /** Position of the refused entry in the log. */
  readonly index: number;
  readonly refusal: Refusal;

  constructor(index: number, refusal: Refusal) {
    super(`log entry ${String(index)} was refused: ${refusal.code}`);
    this.index = index;
    this.refusal = refusal;
  }
}

/**
 * Plays a record again.
 * @throws ReplayError when an entry is refused, which means that the record was made under other rules.
 */
export function replay(game: Game, record: MatchRecord): Match {
  const match = openMatch(game, record.deal, record.seed);
  record.log.forEach((entry, index) => {
    const result = 'clock' in entry ? actClock(match, entry.clock) : act(match, entry.seat, entry.action);
    if (!result.accepted) throw new ReplayError(index, result.refusal);
  });
  return match;
}
