import vue from '@vitejs/plugin-vue';
import { defineConfig } from 'vitest/config';
import { aliases } from './build/aliases';

export default defineConfig({
  plugins: [vue()],
  resolve: { alias: aliases },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
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
