import { readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { hasDisplay } from '../bootstrap/display.mjs';
import { cacheFolder, inProject } from '../bootstrap/paths.mjs';
import { run } from '../bootstrap/run.mjs';
import { playwrightCounts, vitestCounts } from './counts.mjs';

/**
 * @typedef {object} Result
 * @property {number} passed
 * @property {number} failed
 * @property {string} output shown when something failed
 *
 * @typedef {object} Check
 * @property {string} name
 * @property {() => Promise<Result>} run
 */

/** @param {string} name */
function bin(name) {
  const { bin: programs } = JSON.parse(readFileSync(inProject('node_modules', name, 'package.json'), 'utf8'));
  return typeof programs === 'string' ? programs : Object.values(programs)[0];
}

/**
 * Runs a tool of node_modules without a shell.
 * @param {string} packageName
 * @param {string[]} args
 * @param {Parameters<typeof run>[2]} [options]
 */
function tool(packageName, args, options) {
  return run(process.execPath, [inProject('node_modules', packageName, bin(packageName)), ...args], options);
}

/**
 * A check that passes or fails as a whole.
 * @param {string} name
 * @param {() => Promise<import('../bootstrap/run.mjs').Outcome>} work
 * @returns {Check}
 */
function whole(name, work) {
  return {
    name,
    run: async () => {
      const { code, output } = await work();
      return code === 0 ? { passed: 1, failed: 0, output } : { passed: 0, failed: 1, output };
    },
  };
}

/** @param {string} folder */
function types(folder) {
  // Vue's compiler for whatever may import components.
  const compiler = folder === 'renderer' || folder === 'tests' ? 'vue-tsc' : 'typescript';
  // Incremental, so that an unchanged folder costs next to nothing the second time.
  const memory = join(cacheFolder, `types-${folder === '.' ? 'configuration' : folder}.tsbuildinfo`);
  return whole(`types in ${folder === '.' ? 'the configuration' : folder}`, () =>
    tool(compiler, ['-p', folder, '--pretty', '--incremental', '--tsBuildInfoFile', memory]),
  );
}

/**
 * The quick checks remember which files were in order. A rule that looks at types may then miss what a change elsewhere
 * did to a file, which the compiler mostly finds; `npm test` looks at everything anew.
 * @param {boolean} quick
 */
function lint(quick) {
  const memory = ['--cache', '--cache-strategy', 'content', '--cache-location', join(cacheFolder, 'eslint.json')];
  return whole('lint', () => tool('eslint', ['.', '--max-warnings=0', ...(quick ? memory : [])]));
}

/**
 * @param {boolean} quick
 * @returns {Check[]} the longest first, so that the lanes end together
 */
export const staticChecks = (quick) => [
  lint(quick),
  types('tests'),
  types('renderer'),
  types('electron'),
  types('build'),
  types('shared'),
  types('.'),
  whole('import boundaries', () =>
    tool('dependency-cruiser', [
      '--config',
      'build/boundaries.mjs',
      '--output-type',
      'err-long',
      ...['shared', 'electron', 'renderer', 'tests', 'build'],
    ]),
  ),
  whole('unused code', () => tool('knip', ['--no-progress', '--no-config-hints'])),
];

/**
 * @param {string} name
 * @param {string} report
 * @param {(report: unknown) => { passed: number, failed: number }} count
 * @param {import('../bootstrap/run.mjs').Outcome} outcome
 * @returns {Result}
 */
function counted(name, report, count, outcome) {
  try {
    const counts = count(JSON.parse(readFileSync(report, 'utf8')));
    // A runner that fails although no test did, has itself something to say.
    const failed = outcome.code !== 0 && counts.failed === 0 ? 1 : counts.failed;
    return { passed: counts.passed, failed, output: outcome.output };
  } catch {
    return { passed: 0, failed: 1, output: `${name} left no report.\n${outcome.output}` };
  }
}

/** @type {Check} */
export const unitTests = {
  name: 'unit, property and conformance tests',
  run: async () => {
    const report = join(cacheFolder, 'vitest.json');
    rmSync(report, { force: true });
    const outcome = await tool('vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`], {
      // Our configuration is bundled before it is loaded, as its imports have no endings.
      env: { ...process.env, VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true', FORCE_COLOR: process.stdout.isTTY ? '1' : '0' },
    });
    return counted('Vitest', report, vitestCounts, outcome);
  },
};

/** @type {Check} */
export const endToEndTests = {
  name: 'end-to-end tests',
  run: async () => {
    const report = join(cacheFolder, 'playwright.json');
    rmSync(report, { force: true });
    const program = inProject('node_modules', '@playwright/test', 'cli.js');
    const command = [process.execPath, program, 'test', '--reporter=list,json'];
    const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report, FORCE_COLOR: '0' };
    // The size of a television; and without -noreset the display drops who comes just as the last one leaves.
    const screen = ['-a', '-s', '-screen 0 1920x1080x24 -noreset'];
    const [first = '', ...rest] = hasDisplay() ? command : ['xvfb-run', ...screen, ...command];
    const outcome = await run(first, rest, { env, echo: true });
    // What failed was shown as it came.
    return { ...counted('Playwright', report, playwrightCounts, outcome), output: '' };
  },
};

export const lanes = Math.max(2, availableParallelism());
