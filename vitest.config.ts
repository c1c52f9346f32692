import { defineConfig } from 'vitest/config';

const TESTS = '{packages/*/src,apps/*/src,apps/server/dev}/**/*.test.ts';
const DATABASE_TESTS = '**/*.db.test.ts';
const RENDER_TESTS = '**/*.render.test.ts';

export default defineConfig({
  test: {
    // Two cores are what we promise to run on.
    maxWorkers: 2,
    passWithNoTests: false,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          // They keep nothing between them: what two of them import is read once.
          isolate: false,
          include: [TESTS, 'scripts/**/*.test.ts'],
          exclude: [DATABASE_TESTS, RENDER_TESTS, '**/node_modules/**'],
          setupFiles: ['scripts/test/fail-on-console-error.ts', 'scripts/test/fix-random-seed.ts'],
          testTimeout: 20_000,
          hookTimeout: 20_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'component',
          environment: 'happy-dom',
          include: ['apps/web/src/**/*.test.tsx'],
          setupFiles: ['scripts/test/fail-on-console-error.ts', 'apps/web/src/lib/test-page.ts'],
          testTimeout: 20_000,
          hookTimeout: 20_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'db',
          include: ['apps/server/src/**/*.db.test.ts'],
          setupFiles: ['scripts/test/fail-on-console-error.ts', 'scripts/test/fix-random-seed.ts'],
          // Starting a database in process, or workers that are killed and replaced, takes seconds.
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'render',
          include: ['{packages/*/src,apps/*/src,apps/server/dev}/**/*.render.test.ts'],
          setupFiles: ['scripts/test/fail-on-console-error.ts', 'scripts/test/fix-random-seed.ts'],
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
