import { relative } from 'node:path';
import { root } from '../bootstrap/paths.mjs';
import { scriptOf } from './components.mjs';

/** What is linted but for components, whose scripts stand elsewhere. */
const places = ['shared', 'electron', 'renderer', 'tests', 'build', 'playwright.config.ts', 'vitest.config.ts', 'eslint.config.mjs'];

/** @param {import('./components.mjs').Components} components */
export function lintArguments(components) {
  return [...places, ...[...components.keys()].map((path) => relative(root, scriptOf(path)))];
}

/**
 * Messages about scripts as ones about their components, in which everything stands at the same place.
 * @param {string} output
 */
export function aboutScripts(output) {
  return output.replace(/\.cache[/\\]scripts[/\\](\S+)\.script\.ts/gu, '$1.vue');
}
