import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import * as vue from '@vue/language-core';
import ts from 'typescript';
import { cacheFolder, inProject, root } from '../bootstrap/paths.mjs';

/** Each component as a module that the compiler understands: what it exports, and its template as statements. */
export const componentsFolder = join(cacheFolder, 'components');
/** The scripts of the components alone, for the linter: every character stands where it stands in the component. */
const scriptsFolder = join(cacheFolder, 'scripts');

/**
 * @typedef {object} Component
 * @property {string} source
 * @property {string} module what it became
 * @property {vue.SourceMap<vue.CodeInformation>} map from the module to the source
 * @property {string} script what the linter reads
 *
 * @typedef {Map<string, Component>} Components by their paths in the project
 */

/** @param {string} path */
function asPosix(path) {
  return path.split(sep).join('/');
}

/** How a component becomes a module. The paths inside a module lead from where it is written. */
export function componentReader() {
  const { options, vueOptions } = vue.createParsedCommandLine(ts, ts.sys, asPosix(inProject('renderer', 'tsconfig.json')));
  const plugin = vue.createVueLanguagePlugin(ts, options, vueOptions, String);
  /**
   * @param {string} path in the project
   * @param {string} source
   * @returns {Component}
   */
  return (path, source) => {
    const context = { getAssociatedScript: () => undefined };
    const file = plugin.createVirtualCode?.(asPosix(join(componentsFolder, path)), 'vue', ts.ScriptSnapshot.fromString(source), context);
    const code = file && [...vue.forEachEmbeddedCode(file)].find(({ id }) => id.startsWith('script_'));
    if (!file || !code) throw new Error(`${path} could not be read as a component`);
    return {
      source,
      module: code.snapshot.getText(0, code.snapshot.getLength()),
      map: new vue.SourceMap(code.mappings),
      script: scriptsAlone(source, [file.ir.script, file.ir.scriptSetup]),
    };
  };
}

/**
 * Spaces for everything outside of these blocks; lines and columns stay.
 * @param {string} source
 * @param {({ startTagEnd: number, endTagStart: number } | undefined)[]} blocks
 */
function scriptsAlone(source, blocks) {
  let text = source.replace(/[^\n]/g, ' ');
  for (const { startTagEnd: start, endTagStart: end } of blocks.flatMap((block) => block ?? [])) {
    text = text.slice(0, start) + source.slice(start, end) + text.slice(end);
  }
  return text;
}

/** @param {string} path of a component in the project */
function moduleOf(path) {
  return join(componentsFolder, `${path}.ts`);
}

/** @param {string} path of a component in the project */
export function scriptOf(path) {
  return join(scriptsFolder, path.replace(/\.vue$/u, '.script.ts'));
}

/** The same settings as in the renderer, with the modules in place of the components. */
function writeSettings() {
  const settings = '../../renderer/tsconfig.json';
  const include = ['../../renderer/**/*.ts', '../../renderer/**/*.json', './**/*.vue.ts'];
  write(join(componentsFolder, 'tsconfig.json'), JSON.stringify({ extends: settings, include }));
  write(join(scriptsFolder, 'tsconfig.json'), JSON.stringify({ extends: settings, include: ['./**/*.ts'] }));
}

/**
 * Leaves alone what is up to date: whoever checks at the same time is not disturbed.
 * @param {string} path
 * @param {string} text
 */
function write(path, text) {
  if (existsSync(path) && readFileSync(path, 'utf8') === text) return;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

/**
 * Removes what is left of components that are gone.
 * @param {string} folder
 * @param {Set<string>} wanted
 */
function sweep(folder, wanted) {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isFile() && entry.name.endsWith('.ts') && !wanted.has(path)) rmSync(path);
  }
}

/**
 * Writes the modules of all components, for compiler and linter, and keeps the way back.
 * @returns {Promise<Components>}
 */
export async function writeComponents() {
  const read = componentReader();
  /** @type {Components} */
  const components = new Map();
  for (const file of ts.sys.readDirectory(inProject('renderer'), ['.vue'])) {
    const path = asPosix(relative(root, file));
    // Awaited, so that whatever goes on beside this gets its turns.
    const component = read(path, await readFile(file, 'utf8'));
    components.set(path, component);
    write(moduleOf(path), component.module);
    write(scriptOf(path), component.script);
  }
  writeSettings();
  const written = new Set([...components.keys()].flatMap((path) => [moduleOf(path), scriptOf(path)]));
  for (const folder of [componentsFolder, scriptsFolder]) sweep(folder, written);
  return components;
}
