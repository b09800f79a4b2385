import { readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { hasDisplay } from '../bootstrap/display.mjs';
import { cacheFolder, inProject } from '../bootstrap/paths.mjs';
import { run } from '../bootstrap/run.mjs';
import { componentsFolder, writeComponents } from './components.mjs';
import { playwrightCounts, vitestCounts } from './counts.mjs';
import { aboutScripts, lintArguments } from './lint.mjs';
import { aboutComponents } from './types.mjs';

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
export function tool(packageName, args, options) {
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
  // The configurations of what stands in the project's own folder.
  const name = folder === '.' ? 'the configuration' : folder;
  return whole(`types in ${name}`, () => compiler(folder));
}

/**
 * The native compiler, with messages about components where those stand.
 * @param {string} name
 * @param {string} folder
 */
function typesWithComponents(name, folder) {
  return whole(`types in ${name}`, async () => {
    const known = await components();
    const { code, output } = await compiler(folder);
    const messages = aboutComponents(output, known);
    // What was only about the generated code is no failure; a compiler that fails without a word is.
    return { code: messages === '' && output !== '' ? 0 : code, output: messages };
  });
}

/** @param {string} folder */
function compiler(folder) {
  // One thread for each of the lanes. Incremental, so that an unchanged folder costs next to nothing the second time.
  const memory = join(cacheFolder, 'types', `${folder.replaceAll(/[^a-z]/gu, '-')}.tsbuildinfo`);
  const args = ['-p', folder, '--noEmit', '--singleThreaded', '--incremental', '--tsBuildInfoFile', memory];
  return tool('@typescript/native', args);
}

/** Written once for all who need them. */
const components = once(writeComponents);

/**
 * @template T
 * @param {() => T} work
 */
function once(work) {
  /** @type {{ result: T } | undefined} */
  let done;
  return () => (done ??= { result: work() }).result;
}

/** Everything but templates, with rules that look at types. */
const lint = whole('lint', async () => {
  const { code, output } = await tool('oxlint', lintArguments(await components()));
  return { code, output: aboutScripts(output) };
});

/** @returns {Check[]} the longest first, so that the lanes end together */
export const staticChecks = () => [
  whole('lint of templates', () => tool('eslint', ['renderer', '--max-warnings=0'])),
  lint,
  typesWithComponents('tests', 'tests'),
  typesWithComponents('renderer', componentsFolder),
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

/**
 * Runs end-to-end tests, all or those that the arguments name, on a display or a virtual one.
 * @param {string[]} args
 * @param {string} report file for the report as JSON
 */
export function playwright(args, report) {
  rmSync(report, { force: true });
  const program = inProject('node_modules', '@playwright/test', 'cli.js');
  const command = [process.execPath, program, 'test', '--reporter=list,json', ...args];
  const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report, FORCE_COLOR: '0' };
  // The size of a television; and without -noreset the display drops who comes just as the last one leaves.
  const screen = ['-a', '-s', '-screen 0 1920x1080x24 -noreset'];
  const [first = '', ...rest] = hasDisplay() ? command : ['xvfb-run', ...screen, ...command];
  return run(first, rest, { env, echo: true });
}

/** @type {Check} */
export const endToEndTests = {
  name: 'end-to-end tests',
  run: async () => {
    const report = join(cacheFolder, 'playwright.json');
    const outcome = await playwright([], report);
    // What failed was shown as it came.
    return { ...counted('Playwright', report, playwrightCounts, outcome), output: '' };
  },
};

export const lanes = Math.max(2, availableParallelism());
