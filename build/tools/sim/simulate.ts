import { dealFor } from '@shared/engine/check/evening';
import { checkMatch, LONGEST_MATCH, usualSampling } from '@shared/engine/check/match-check';
import type { Violation } from '@shared/engine/check/report';
import type { Outcome } from '@shared/engine/contract';
import { openMatch, type LogEntry, type Match } from '@shared/engine/match';
import { pick, randomFrom } from '@shared/engine/random';
import { TimeLimitError, withinTime } from '../common/time-limit';
import type { SimulationPlan } from './arguments';

/** More are counted, not kept: whoever sees a hundred needs no more. */
const KEPT_VIOLATIONS = 100;

export interface FoundViolation extends Violation {
  /** Number of the match in the row, for --first. */
  readonly match: number;
  readonly seed: string;
}

export interface Simulation {
  readonly games: number;
  /** Matches with a winner. */
  readonly finished: number;
  /** Matches that the rules ended without one. */
  readonly drawn: number;
  readonly actions: number;
  readonly seconds: number;
  readonly violations: readonly FoundViolation[];
  /** How many more there were. */
  readonly furtherViolations: number;
  readonly last: Match | null;
}

interface Played {
  readonly match: Match | null;
  readonly outcome: Outcome | null;
  readonly violations: readonly Violation[];
}

/** Plays the matches of the plan; `progress` hears how many are done. */
export function simulate(plan: SimulationPlan, progress: (done: number) => void): Simulation {
  const started = performance.now();
  const count = { finished: 0, drawn: 0, actions: 0, further: 0 };
  const violations: FoundViolation[] = [];
  let last: Match | null = null;
  // A match that follows another needs that one before it.
  for (let index = plan.first - (plan.first % 2); index < plan.first + plan.games; index++) {
    const seed = `${plan.seed}/${index}`;
    const played = playInTime(plan, () => (plan.rate ? playFast(plan, index, seed, last) : playChecked(plan, index, seed, last)));
    last = played.match;
    if (index < plan.first) continue;
    if (played.outcome?.kind === 'won') count.finished += 1;
    if (played.outcome?.kind === 'drawn') count.drawn += 1;
    count.actions += played.match?.version ?? 0;
    for (const violation of played.violations) {
      if (violations.length < KEPT_VIOLATIONS) violations.push({ match: index, seed, ...violation });
      else count.further += 1;
    }
    progress(index + 1 - plan.first);
  }
  const { finished, drawn, actions, further } = count;
  const seconds = (performance.now() - started) / 1000;
  return { games: plan.games, finished, drawn, actions, seconds, violations, furtherViolations: further, last };
}

function playInTime(plan: SimulationPlan, play: () => Played): Played {
  try {
    return withinTime(plan.patience, play);
  } catch (error) {
    if (!(error instanceof TimeLimitError)) throw error;
    return { match: null, outcome: null, violations: [{ check: 'endless', version: 0, detail: `the match ${error.message}` }] };
  }
}

function playChecked(plan: SimulationPlan, index: number, seed: string, last: Match | null): Played {
  return checkMatch(plan.game, dealFor(plan.options, plan.seats, index, last), seed, usualSampling);
}

/** Uniformly random actions straight on the state, without log, events or checks: how fast the rules are. */
function playFast(plan: SimulationPlan, index: number, seed: string, last: Match | null): Played {
  const { game } = plan;
  const match = openMatch(game, dealFor(plan.options, plan.seats, index, last), seed);
  const { state } = match;
  const random = randomFrom(`${seed}/playout`);
  const stopped = (check: 'stuck' | 'endless' | 'offered', detail: string): Played => ({
    match,
    outcome: null,
    violations: [{ check, version: match.version, detail }],
  });
  for (;;) {
    const outcome = game.outcome(state);
    if (outcome !== null) return { match, outcome, violations: [] };
    if (match.version >= LONGEST_MATCH) return stopped('endless', `no end after ${match.version} actions`);
    const acting = game.acting(state);
    let entry: LogEntry;
    if (acting.length > 0) {
      const seat = pick(random, acting);
      const legal = game.legal(state, seat);
      if (legal.length === 0) return stopped('stuck', `seat ${seat} should act and has no legal action`);
      entry = { seat, action: pick(random, legal) };
    } else {
      const window = game.windows(state).find(({ lasts }) => lasts !== null);
      if (window === undefined) return stopped('stuck', 'nobody can act and no clock runs');
      entry = { clock: { type: 'elapsed', window: window.id } };
    }
    const refusal = 'clock' in entry ? game.applyClock(state, entry.clock, null) : game.apply(state, entry.seat, entry.action, null);
    if (refusal !== null) return stopped('offered', `what was offered is refused (${refusal.code}): ${JSON.stringify(entry)}`);
    if (plan.save !== null) match.record.log.push(entry);
    match.version += 1;
  }
}
