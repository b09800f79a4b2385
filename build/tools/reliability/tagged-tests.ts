/** How the tests of one statement went. */
export interface TestCounts {
  readonly passed: number;
  readonly failed: number;
  /** Those that this system cannot run. */
  readonly skipped: number;
}

export type Tally = ReadonlyMap<number, TestCounts>;

/** How a title names the statements that its test proves. */
const TAG = /reliability (\d+):/gu;

/** What both runners are told to look for. */
export const TITLE_PATTERN = String.raw`reliability \d+:`;

const NONE: TestCounts = { passed: 0, failed: 0, skipped: 0 };

type Result = keyof TestCounts;

/** Numbers of the statements that a text names. */
export function statementsIn(text: string): Set<number> {
  return new Set([...text.matchAll(TAG)].map(([, number]) => Number(number)));
}

class Count {
  readonly tally = new Map<number, TestCounts>();

  add(title: string, result: Result): void {
    for (const number of statementsIn(title)) {
      const counts = this.tally.get(number) ?? NONE;
      this.tally.set(number, { ...counts, [result]: counts[result] + 1 });
    }
  }
}

interface VitestReport {
  readonly testResults: readonly { readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[] }[];
}

/** Counts in Vitest's JSON report, by statement. */
export function tallyVitest(report: unknown): Tally {
  const count = new Count();
  for (const { assertionResults } of (report as VitestReport).testResults) {
    for (const { fullName, status } of assertionResults) count.add(fullName, vitestResult(status));
  }
  return count.tally;
}

function vitestResult(status: string): Result {
  if (status === 'passed') return 'passed';
  return status === 'failed' ? 'failed' : 'skipped';
}

interface Suite {
  readonly title: string;
  readonly suites?: readonly Suite[];
  readonly specs: readonly { readonly title: string; readonly tests: readonly { readonly status: string }[] }[];
}

/** Counts in Playwright's JSON report, by statement; a test that passed in its second attempt has passed. */
export function tallyPlaywright(report: unknown): Tally {
  const count = new Count();
  const visit = (suite: Suite, titles: string): void => {
    const title = `${titles} ${suite.title}`;
    for (const spec of suite.specs) for (const { status } of spec.tests) count.add(`${title} ${spec.title}`, playwrightResult(status));
    for (const inner of suite.suites ?? []) visit(inner, title);
  };
  for (const suite of (report as { readonly suites: readonly Suite[] }).suites) visit(suite, '');
  return count.tally;
}

function playwrightResult(status: string): Result {
  if (status === 'expected' || status === 'flaky') return 'passed';
  return status === 'skipped' ? 'skipped' : 'failed';
}

export function merged(tallies: readonly Tally[]): Tally {
  const total = new Map<number, TestCounts>();
  for (const tally of tallies) {
    for (const [number, { passed, failed, skipped }] of tally) {
      const counts = total.get(number) ?? NONE;
      total.set(number, { passed: counts.passed + passed, failed: counts.failed + failed, skipped: counts.skipped + skipped });
    }
  }
  return total;
}
