import { existsSync, readFileSync } from 'node:fs';
import vue from '@vitejs/plugin-vue';
import type { InlineConfig, PluginOption } from 'vite';
import { aliases } from './aliases.mjs';
import { typolenaOutlines } from './art/outlines-plugin';
import { inProject } from './bootstrap/paths.mjs';
import type { TargetName } from './targets.mjs';

/** Electron 33 and later, which both run Node 20.18 or newer, and phones of the last years. */
const nodeTarget = 'node20.18';
const browserTarget = ['chrome130', 'safari16.4', 'firefox115'];

/** Optional helpers of ws which are not installed. */
const absentModules = ['bufferutil', 'utf-8-validate'];

/** The bots think in a worker, which is a file of its own beside whoever starts it. */
function botWorker(): Record<string, string> {
  const path = inProject('electron', 'bots', 'worker.ts');
  return existsSync(path) ? { 'bot-worker': path } : {};
}

function nodeConfig(outDir: string, input: Record<string, string>, format: 'es' | 'cjs'): InlineConfig {
  const ending = format === 'es' ? 'mjs' : 'cjs';
  return {
    configFile: false,
    root: inProject(),
    logLevel: 'warn',
    resolve: { alias: aliases },
    ssr: { noExternal: true, target: 'node' },
    build: {
      ssr: true,
      outDir: inProject(outDir),
      emptyOutDir: true,
      target: nodeTarget,
      minify: false,
      sourcemap: true,
      emitAssets: true,
      rolldownOptions: {
        input,
        external: ['electron', ...absentModules],
        output: { format, entryFileNames: `[name].${ending}`, chunkFileNames: `[name]-[hash].${ending}` },
      },
    },
  };
}

/** Puts the window's icon beside the main process, which finds it there in development and in the package. */
function windowIcon(): PluginOption {
  return {
    name: 'window-icon',
    generateBundle() {
      const source = readFileSync(inProject('build', 'icons', 'window.png'));
      this.emitFile({ type: 'asset', fileName: 'icon.png', source });
    },
  };
}

/** What the renderer's code needs wherever it is compiled, in tests as well. */
export function rendererPlugins(): PluginOption[] {
  return [vue(), typolenaOutlines()];
}

function rendererConfig(): InlineConfig {
  return {
    configFile: false,
    root: inProject('renderer'),
    // Relative, since app://, http://host/ and the packaged app all serve the same files.
    base: './',
    logLevel: 'warn',
    resolve: { alias: aliases },
    plugins: rendererPlugins(),
    define: { __VUE_OPTIONS_API__: 'false', __VUE_PROD_DEVTOOLS__: 'false' },
    build: {
      outDir: inProject('out', 'renderer'),
      emptyOutDir: true,
      target: browserTarget,
      minify: true,
      // The Content-Security-Policy allows no data: scripts or fonts.
      assetsInlineLimit: 0,
      chunkSizeWarningLimit: 1_500,
    },
  };
}

const configs: Record<TargetName, () => InlineConfig> = {
  renderer: rendererConfig,
  main: () => ({
    ...nodeConfig('out/main', { main: inProject('electron', 'main', 'main.ts'), ...botWorker() }, 'es'),
    plugins: [windowIcon()],
  }),
  // A sandboxed preload script must be CommonJS.
  preload: () => nodeConfig('out/preload', { preload: inProject('electron', 'preload', 'preload.ts') }, 'cjs'),
  headless: () =>
    nodeConfig('out/headless', { main: inProject('electron', 'headless', 'main.ts'), ...botWorker() }, 'es'),
};

export function viteConfig(name: TargetName): InlineConfig {
  return configs[name]();
}
