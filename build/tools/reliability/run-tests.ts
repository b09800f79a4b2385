import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { cacheFolder, root } from '@build/bootstrap/paths.mjs';
import { ensureTestSystem } from '@build/bootstrap/test-system.mjs';
import { playwright, tool } from '@build/check/checks.mjs';
import { ensureBuilt } from '@build/make.mjs';
import { allTargets } from '@build/targets.mjs';
import { merged, statementsIn, tallyPlaywright, tallyVitest, TITLE_PATTERN, type Tally } from './tagged-tests';

/** How the tests of some statements went, and which of them did not run at all. */
export interface TestRun {
  readonly tally: Tally;
  /** Why, by statement. */
  readonly missing: ReadonlyMap<number, string>;
}

interface TestFile {
  readonly path: string;
  readonly statements: ReadonlySet<number>;
}

/** The files with tests of these statements. */
function filesNaming(numbers: ReadonlySet<number>, ending: string): TestFile[] {
  return readdirSync(join(root, 'tests'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .map((name) => ({ path: `tests/${name.replaceAll('\\', '/')}`, statements: statementsIn(readFileSync(join(root, 'tests', name), 'utf8')) }))
    .filter(({ statements }) => [...statements].some((number) => numbers.has(number)));
}

async function runVitest(files: readonly TestFile[]): Promise<Tally> {
  const report = join(cacheFolder, 'reliability-vitest.json');
  await tool('vitest', ['run', ...files.map(({ path }) => path), '-t', TITLE_PATTERN, '--reporter=json', `--outputFile=${report}`], {
    env: { ...process.env, VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true' },
  });
  return tallyVitest(JSON.parse(readFileSync(report, 'utf8')));
}

async function runPlaywright(files: readonly TestFile[]): Promise<Tally> {
  await ensureTestSystem();
  await ensureBuilt(allTargets);
  const report = join(cacheFolder, 'reliability-playwright.json');
  await playwright([...files.map(({ path }) => path), '--grep', TITLE_PATTERN], report);
  return tallyPlaywright(JSON.parse(readFileSync(report, 'utf8')));
}

/** Runs all tests that name one of the statements: each runner once. */
export async function runTaggedTests(numbers: ReadonlySet<number>, report: (text: string) => void): Promise<TestRun> {
  const missing = new Map<number, string>();
  const tallies: Tally[] = [];
  const attempt = async (name: string, files: readonly TestFile[], run: (files: readonly TestFile[]) => Promise<Tally>): Promise<void> => {
    if (files.length === 0) return;
    report(name);
    try {
      tallies.push(await run(files));
    } catch (error) {
      const reason = `${name} did not run: ${error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)}`;
      for (const number of files.flatMap(({ statements }) => [...statements])) missing.set(number, reason);
    }
  };
  await attempt('unit tests', filesNaming(numbers, '.test.ts'), runVitest);
  await attempt('end-to-end tests', filesNaming(numbers, '.spec.ts'), runPlaywright);
  return { tally: merged(tallies), missing };
}
