import { writeFileSync } from 'node:fs';
import type { Game } from '@shared/engine/game';
import { runTool, UsageError, type Output } from '../common/command-line';
import { Progress } from '../common/progress';
import { help, parsePlan } from './arguments';
import { simulate } from './simulate';
import { asJson, asText } from './summary';

/** The tool `sim` over these games; returns the exit code. */
export function runSimulation(args: readonly string[], games: readonly Game[], output: Output): number {
  return runTool(output, 'sim', () => {
    const plan = parsePlan(args, games);
    if (plan === 'help') {
      output.line(help);
      return 0;
    }
    // Before the long run, so that a wrong path does not cost it.
    if (plan.save !== null) keep(plan.save, '');
    const progress = new Progress(output);
    const result = simulate(plan, (done) => progress.report(`${done} of ${plan.games} matches`));
    progress.end();
    if (plan.save !== null && result.last !== null) keep(plan.save, `${JSON.stringify(result.last.record, null, 2)}\n`);
    output.line(plan.json ? asJson(plan, result) : asText(plan, result));
    return result.violations.length > 0 ? 1 : 0;
  });
}

function keep(file: string, text: string): void {
  try {
    writeFileSync(file, text);
  } catch (error) {
    throw new UsageError(`--save: ${error instanceof Error ? error.message : String(error)}`);
  }
}
