/**
 * @typedef {'renderer' | 'main' | 'preload' | 'headless'} TargetName
 * @typedef {object} Target
 * @property {string[]} sources folders and files whose change makes the output stale
 * @property {string} output
 */

/** @type {Record<TargetName, Target>} */
export const targets = {
  renderer: { sources: ['renderer', 'shared', 'build/art'], output: 'out/renderer/index.html' },
  main: { sources: ['electron', 'shared'], output: 'out/main/main.mjs' },
  preload: { sources: ['electron/preload', 'electron/ipc', 'shared'], output: 'out/preload/preload.cjs' },
  headless: { sources: ['electron', 'shared'], output: 'out/headless/main.mjs' },
};

/** Files that concern every target. */
export const commonSources = ['build/vite.ts', 'build/aliases.mjs', 'package-lock.json', 'tsconfig.base.json'];

/** What each way of running needs. */
export const appTargets = /** @type {TargetName[]} */ (['renderer', 'main', 'preload']);
export const headlessTargets = /** @type {TargetName[]} */ (['renderer', 'headless']);
export const allTargets = /** @type {TargetName[]} */ (['renderer', 'main', 'preload', 'headless']);
