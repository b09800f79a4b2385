import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { aliases } from './build/aliases.mjs';
import { rendererPlugins } from './build/vite';

export default defineConfig({
  plugins: rendererPlugins(),
  resolve: { alias: aliases },
  test: {
    // A limit against hanging, not against a busy machine.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Nothing else runs beside these tests: usually one processor is left out, which is half of two.
    maxWorkers: availableParallelism(),
    // Every top-level folder but the renderer's tests runs in plain Node.
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          // These tests share no globals, and loading the rules once for all files halves the time.
          isolate: false,
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/renderer/**', 'tests/e2e/**', 'tests/bench/**'],
        },
      },
      {
        extends: true,
        test: { name: 'renderer', environment: 'happy-dom', include: ['tests/renderer/**/*.test.ts'] },
      },
    ],
  },
});
