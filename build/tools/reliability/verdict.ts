import type { Finding } from './finding';
import type { TestRun } from './run-tests';
import { STATEMENTS } from './statements';

/** One statement as the tool reports it. */
export interface Verdict {
  readonly statement: string;
  readonly figure: string;
  readonly holds: boolean;
}

function sentence(number: number): string {
  return `${number}. ${STATEMENTS.get(number) ?? ''}`;
}

function testFigures(number: number, { tally, missing }: TestRun): Finding | null {
  const counts = tally.get(number);
  const reason = missing.get(number);
  if (counts === undefined && reason === undefined) return null;
  const { passed, failed, skipped } = counts ?? { passed: 0, failed: 0, skipped: 0 };
  const parts = [
    ...(passed > 0 ? [`${passed} ${passed === 1 ? 'test' : 'tests'} passed`] : []),
    ...(failed > 0 ? [`${failed} failed`] : []),
    ...(skipped > 0 ? [`${skipped} skipped`] : []),
    ...(reason === undefined ? [] : [reason]),
  ];
  return { figure: parts.join(', '), holds: failed === 0 && passed > 0 && reason === undefined };
}

/** What measurement and tests come to together. A statement that nothing proves does not hold. */
export function verdictOn(number: number, measured: readonly Finding[], tests: TestRun): Verdict {
  const tested = testFigures(number, tests);
  const findings = [...measured, ...(tested === null ? [] : [tested])];
  return {
    statement: sentence(number),
    figure: findings.length === 0 ? 'neither measured nor tested' : findings.map(({ figure }) => figure).join('; '),
    holds: findings.length > 0 && findings.every(({ holds }) => holds),
  };
}

/** The verdicts for people. */
export function asText(verdicts: readonly Verdict[]): string {
  const failed = verdicts.filter(({ holds }) => !holds).length;
  return [
    ...verdicts.map(({ statement, figure, holds }) => `${holds ? 'holds ' : 'FAILS '} ${statement}\n         ${figure}`),
    failed === 0 ? `All ${verdicts.length} hold.` : `${failed} of ${verdicts.length} do not hold.`,
  ].join('\n');
}
