// Serves the renderer, watches main and preload, and runs Electron: `tsx build/develop.ts PROGRAM ARGUMENTS`.
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { build, createServer } from 'vite';
import type { InlineConfig, Plugin } from 'vite';
import { viteConfig } from './vite';

const [program = '', ...args] = process.argv.slice(2);
let electron: ChildProcess | null = null;
let address = '';

function startElectron(): void {
  const child = spawn(program, args, {
    stdio: 'inherit',
    env: { ...process.env, DOPPELSTAPEL_DEVELOPMENT_SERVER: address },
  });
  electron = child;
  child.once('exit', (code) => {
    // The window was closed: development is over. An app that made room for a newer one is not meant.
    if (electron === child) process.exit(code ?? 0);
  });
}

/** The lock of a single app has to be free before the next one starts. */
function restartElectron(): void {
  const old = electron;
  electron = null;
  if (old === null || old.exitCode !== null) startElectron();
  else {
    old.once('exit', startElectron);
    old.kill();
  }
}

/** Resolves with the first build, and calls `onRebuilt` after each further one. */
function watch(config: InlineConfig, onRebuilt: () => void): Promise<void> {
  return new Promise((resolve, reject) => {
    let first = true;
    const report: Plugin = {
      name: 'report',
      closeBundle() {
        if (first) resolve();
        else onRebuilt();
        first = false;
      },
    };
    build({ ...config, plugins: [config.plugins, report], build: { ...config.build, watch: {} } }).catch(reject);
  });
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    electron?.kill();
    process.exit();
  });
}

const server = await createServer({ ...viteConfig('renderer'), server: { host: '127.0.0.1' }, logLevel: 'info' });
await server.listen();
address = server.resolvedUrls?.local[0] ?? '';
await Promise.all([watch(viteConfig('main'), restartElectron), watch(viteConfig('preload'), restartElectron)]);
startElectron();
