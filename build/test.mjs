// `npm test`: everything. `npm run check`, which is --quick: everything but the end-to-end tests.
import { checkNodeVersion } from './bootstrap/node-version.mjs';
import { ensureDependencies } from './bootstrap/dependencies.mjs';
import { Problem, runCommand } from './bootstrap/problem.mjs';
import { seconds, withProgress } from './bootstrap/progress.mjs';
import { ensureTestSystem } from './bootstrap/test-system.mjs';

/** @typedef {import('./check/checks.mjs').Check} Check */

const quick = process.argv.includes('--quick');
const total = { passed: 0, failed: 0 };
/** @type {string[]} */
const failures = [];

/** @param {Check} check */
async function perform(check) {
  const start = performance.now();
  const { passed, failed, output } = await check.run().catch((/** @type {unknown} */ error) => ({
    passed: 0,
    failed: 1,
    output: error instanceof Problem ? error.message : String(error instanceof Error ? error.stack : error),
  }));
  total.passed += passed;
  total.failed += failed;
  const counts = passed + failed > 1 ? ` (${passed} passed, ${failed} failed)` : '';
  console.log(`${failed === 0 ? 'ok    ' : 'FAILED'} ${check.name}${counts}, ${seconds(start)}`);
  if (failed > 0) {
    failures.push(check.name);
    if (output !== '') console.log(`\n${output.trim()}\n`);
  }
}

/**
 * @param {Check[]} checks
 * @param {number} lanes
 */
async function performAll(checks, lanes) {
  const queue = [...checks];
  const workers = Array.from({ length: lanes }, async () => {
    for (let check = queue.shift(); check !== undefined; check = queue.shift()) await perform(check);
  });
  await Promise.all(workers);
}

await runCommand(async () => {
  const start = performance.now();
  checkNodeVersion();
  await ensureDependencies();
  // Fetching and installing takes the network more than the processor: it goes on beside the checks.
  const system = quick ? Promise.resolve() : ensureTestSystem();
  // Its failure is reported where its result is needed.
  system.catch(() => undefined);
  const { staticChecks, unitTests, endToEndTests, lanes } = await import('./check/checks.mjs');
  await withProgress('Checking', () => performAll(staticChecks(), lanes));
  await withProgress('Testing', () => perform(unitTests));

  if (!quick) {
    const { ensureBuilt } = await import('./make.mjs');
    const { allTargets } = await import('./targets.mjs');
    await perform({
      name: 'build',
      run: async () => {
        await ensureBuilt(allTargets);
        return { passed: 1, failed: 0, output: '' };
      },
    });
    await perform({
      ...endToEndTests,
      run: async () => {
        await system;
        return await endToEndTests.run();
      },
    });
  }

  console.log(`\nTook ${seconds(start)}.${failures.length > 0 ? ` Failed: ${failures.join('; ')}.` : ''}`);
  console.log(`${total.passed} passed, ${total.failed} failed`);
  return total.failed === 0 ? 0 : 1;
});
