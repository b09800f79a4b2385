import { readFileSync, writeFileSync } from 'node:fs';
import { runAsyncTool, UsageError, type Output } from '../common/command-line';
import { Progress } from '../common/progress';
import { help, parseReliabilityPlan } from './arguments';
import { departures } from './departures';
import { withVerdicts } from './document';
import type { Finding, Measurement } from './finding';
import { flood } from './flood';
import { fuzz } from './fuzz';
import { idleness } from './idleness';
import { kills } from './kills';
import { redeals } from './redeals';
import { returns } from './returns';
import { runTaggedTests } from './run-tests';
import { shuffles } from './shuffles';
import { asText, verdictOn, type Verdict } from './verdict';

/** Those that measure time come before those that keep the machine warm. */
const measurements: readonly Measurement[] = [idleness, flood, returns, kills, fuzz, shuffles, redeals, departures];

/** Takes one measurement; one that breaks off proves nothing. */
async function take(measurement: Measurement, full: boolean, report: (text: string) => void): Promise<ReadonlyMap<number, Finding>> {
  try {
    return await measurement.run(full, report);
  } catch (error) {
    const figure = `${measurement.name} could not be measured: ${error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)}`;
    return new Map(measurement.statements.map((number) => [number, { figure, holds: false }]));
  }
}

/** The tool `reliability`; returns the exit code. */
export function runReliability(args: readonly string[], output: Output): Promise<number> {
  return runAsyncTool(output, 'reliability', async () => {
    const plan = parseReliabilityPlan(args);
    if (plan === 'help') {
      output.line(help);
      return 0;
    }
    // Before the long run, so that a wrong file does not cost it.
    if (plan.write !== null) write(plan.write, new Map());
    const progress = new Progress(output);
    const findings = new Map<number, Finding[]>();
    for (const measurement of measurements.filter(({ statements }) => statements.some((number) => plan.only.has(number)))) {
      const found = await take(measurement, plan.full, (text) => progress.report(`${measurement.name}: ${text}`));
      for (const [number, finding] of found) findings.set(number, [...(findings.get(number) ?? []), finding]);
    }
    const tests = await runTaggedTests(plan.only, (text) => progress.report(text));
    progress.end();
    const numbers = [...plan.only].sort((one, other) => one - other);
    const byNumber = new Map(numbers.map((number) => [number, verdictOn(number, findings.get(number) ?? [], tests)]));
    const verdicts = [...byNumber.values()];
    if (plan.write !== null) write(plan.write, byNumber);
    output.line(plan.json ? JSON.stringify(verdicts) : asText(verdicts));
    return verdicts.every(({ holds }) => holds) ? 0 : 1;
  });
}

/** Brings a document up to date. */
function write(file: string, verdicts: ReadonlyMap<number, Verdict>): void {
  try {
    writeFileSync(file, withVerdicts(readFileSync(file, 'utf8'), verdicts));
  } catch (error) {
    throw new UsageError(`--write: ${error instanceof Error ? error.message : String(error)}`);
  }
}
