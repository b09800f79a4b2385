import { spawn } from 'node:child_process';
import { root } from './paths.mjs';

/**
 * @typedef {object} Outcome
 * @property {number} code
 * @property {string} output stdout and stderr, in the order in which they came
 */

/**
 * Runs a program and collects what it says.
 * @param {string} program
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, cwd?: string, echo?: boolean }} [options] with `echo` the output is shown as it comes
 * @returns {Promise<Outcome>}
 */
export function run(program, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: options.cwd ?? root,
      env: options.env ?? process.env,
      stdio: ['ignore', 'pipe', 'pipe'],
      windowsHide: true,
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8');
      stream.on('data', (/** @type {string} */ text) => {
        output += text;
        if (options.echo === true) process.stderr.write(text);
      });
    }
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/**
 * Runs a program in this terminal; Ctrl+C reaches it, and this process waits for its end.
 * @param {string} program
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv }} [options]
 * @returns {Promise<number>}
 */
export function runInTerminal(program, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd: root, env: options.env ?? process.env, stdio: 'inherit' });
    const stayAlive = () => undefined;
    const stop = () => child.kill('SIGTERM');
    process.on('SIGINT', stayAlive);
    process.on('SIGTERM', stop);
    child.on('error', reject);
    child.on('close', (code, signal) => {
      process.off('SIGINT', stayAlive);
      process.off('SIGTERM', stop);
      resolve(code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1));
    });
  });
}

/**
 * npm as it was called, else the one beside Node. It is a script for Node, so that no shell is needed on Windows either.
 * @param {string[]} args
 * @param {{ echo?: boolean, cwd?: string }} [options]
 */
export async function runNpm(args, options = {}) {
  const script = process.env['npm_execpath'];
  if (script !== undefined && /\.c?js$/u.test(script)) return await run(process.execPath, [script, ...args], options);
  if (process.platform !== 'win32') return await run('npm', args, options);
  return await run(process.env['ComSpec'] ?? 'cmd.exe', ['/d', '/s', '/c', 'npm', ...args], options);
}
