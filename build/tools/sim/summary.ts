import type { SimulationPlan } from './arguments';
import type { FoundViolation, Simulation } from './simulate';

/** The result as one JSON object. */
export function asJson(plan: SimulationPlan, result: Simulation): string {
  const { games, finished, drawn, actions, seconds, violations, furtherViolations } = result;
  return JSON.stringify({
    game: plan.game.id,
    seats: plan.seats,
    games,
    finished,
    drawn,
    actions,
    actionsPerSecond: Math.round(actions / seconds),
    meanActions: Math.round((10 * actions) / games) / 10,
    violations: furtherViolations === 0 ? violations : [...violations, { check: 'more', detail: `${furtherViolations} further violations` }],
  });
}

/** The result for people. */
export function asText(plan: SimulationPlan, result: Simulation): string {
  const { games, finished, drawn, actions, seconds, violations, furtherViolations } = result;
  const unfinished = games - finished - drawn;
  const total = violations.length + furtherViolations;
  return [
    `${plan.game.id}, ${plan.seats} players, seed ${plan.seed}${plan.rate ? ', without checks' : ''}`,
    `${games} matches: ${finished} won, ${drawn} drawn${unfinished > 0 ? `, ${unfinished} without an end` : ''}`,
    `${actions} actions, ${(actions / games).toFixed(1)} a match, ${Math.round(actions / seconds)} a second, ${seconds.toFixed(1)} s`,
    total === 0 ? 'no violations' : `${total} violations:`,
    ...violations.slice(0, 20).map(lineFor),
    ...(total > 20 ? [`  … and ${total - 20} more`] : []),
  ].join('\n');
}

function lineFor({ check, match, version, detail }: FoundViolation): string {
  return `  ${check} in match ${match} (--first ${match} --games 1), action ${version}: ${detail}`;
}
