import { relative } from 'node:path';
import { shouldReportDiagnostics } from '@vue/language-core';
import { root } from '../bootstrap/paths.mjs';
import { componentsFolder } from './components.mjs';

/** @typedef {import('./components.mjs').Component} Component */

/**
 * @param {string} text
 * @param {number} line from 1
 * @param {number} column from 1
 */
function offsetAt(text, line, column) {
  const lines = text.split('\n', line - 1);
  return lines.reduce((sum, { length }) => sum + length + 1, 0) + column - 1;
}

/**
 * @param {string} text
 * @param {number} offset
 */
function positionAt(text, offset) {
  const lines = text.slice(0, offset).split('\n');
  return `${lines.length},${(lines.at(-1) ?? '').length + 1}`;
}

/**
 * Where in the component a message about its module belongs; nowhere, if it is about what only the module has.
 * @param {Component} component
 * @param {number} offset in the module
 * @param {string} code
 */
function place({ source, map }, offset, code) {
  for (const [at] of map.toSourceLocation(offset, (data) => shouldReportDiagnostics(data, 'ts', code))) return positionAt(source, at);
  return undefined;
}

/**
 * The compiler's messages, those about modules of components as ones about the components.
 * @param {string} output of the compiler without colours
 * @param {import('./components.mjs').Components} components
 */
export function aboutComponents(output, components) {
  const prefix = `${relative(root, componentsFolder).replaceAll('\\', '/')}/`;
  /** @type {string[]} */
  const lines = [];
  let dropped = false;
  for (const line of output.split(/\r?\n/u)) {
    const { path, at = '', to = '', code = '', rest = '' } =
      /^(?<path>\S.*)\.ts\((?<at>\d+),(?<to>\d+)\): error TS(?<code>\d+): (?<rest>.*)$/u.exec(line)?.groups ?? {};
    const component = path?.startsWith(prefix) === true ? components.get(path.slice(prefix.length)) : undefined;
    // More lines about the same are indented.
    if (path !== undefined || !/^\s/u.test(line)) dropped = false;
    if (path === undefined || component === undefined) {
      if (!dropped) lines.push(line);
      continue;
    }
    const position = place(component, offsetAt(component.module, Number(at), Number(to)), code);
    dropped = position === undefined;
    if (!dropped) lines.push(`${path.slice(prefix.length)}(${position}): error TS${code}: ${rest}`);
  }
  return lines.join('\n').trim();
}
