import type { Game } from '@shared/engine/game';
import { runAsyncTool, type Output } from '../common/command-line';
import { Progress } from '../common/progress';
import { help, parseLoadPlan } from './arguments';
import { measureLoad } from './measure';
import { asText, figuresOf } from './summary';

/** The tool `load` over these games; returns the exit code. */
export function runLoad(args: readonly string[], games: readonly Game[], output: Output): Promise<number> {
  return runAsyncTool(output, 'load', async () => {
    const plan = parseLoadPlan(args, games);
    if (plan === 'help') {
      output.line(help);
      return 0;
    }
    const progress = new Progress(output);
    const result = await measureLoad(plan, (text) => progress.report(text));
    progress.end();
    const figures = figuresOf(plan, result);
    output.line(plan.json ? JSON.stringify(figures) : asText(figures));
    return figures.lost + figures.reordered === 0 ? 0 : 1;
  });
}
