import { defineConfig } from 'vitest/config';
import { LongestFirst } from './scripts/test/longest-first.ts';
import { SLOW_FILES } from './scripts/test/slow-files.ts';

const DATABASE_TESTS = '**/*.db.test.ts';
const RECOVERY_TESTS = ['**/killed-*.db.test.ts', '**/*.{kill,restart}.db.test.ts'];
const RENDER_TESTS = '**/*.render.test.ts';

/** Of the quick run. */
const LEFT_OUT = process.env['TEST_QUICK'] === undefined ? [] : Object.keys(SLOW_FILES);

/**
 * Node strips types itself and keeps what it compiled, as when it runs the server: a file that loads the server's
 * modules starts two seconds of CPU time earlier than through Vite. No test of these projects mocks a module.
 */
const asTheServerRuns = { viteModuleRunner: false };

const unitProject = {
  // They keep nothing between them: what two of them import is read once.
  isolate: false,
  exclude: [DATABASE_TESTS, RENDER_TESTS, '**/node_modules/**', ...LEFT_OUT],
  setupFiles: ['scripts/test/fail-on-console-error.ts', 'scripts/test/fix-random-seed.ts'],
  testTimeout: 20_000,
  hookTimeout: 20_000,
};

const databaseProject = {
  experimental: asTheServerRuns,
  setupFiles: ['scripts/test/fail-on-console-error.ts', 'scripts/test/fix-random-seed.ts'],
  // Starting a database in process, or workers that are killed and replaced, takes seconds, and a minute on busy cores.
  testTimeout: 120_000,
  hookTimeout: 120_000,
};

export default defineConfig({
  test: {
    // Two cores are what we promise to run on.
    maxWorkers: 2,
    passWithNoTests: false,
    // A second, the default, passes unnoticed on busy cores.
    expect: { poll: { timeout: 15_000 } },
    sequence: { sequencer: LongestFirst },
    // In this order where they run together, as scripts/test/projects.ts says: the short files of the last fill what the
    // long ones of the first leave of a core.
    projects: [
      {
        extends: true,
        test: {
          name: 'render',
          isolate: false,
          experimental: asTheServerRuns,
          include: ['{packages/*/src,apps/*/src,apps/server/dev}/**/*.render.test.ts'],
          setupFiles: ['scripts/test/fail-on-console-error.ts', 'scripts/test/fix-random-seed.ts'],
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'db',
          isolate: false,
          ...databaseProject,
          include: ['apps/server/src/**/*.db.test.ts'],
          exclude: [...RECOVERY_TESTS, '**/node_modules/**'],
        },
      },
      {
        extends: true,
        test: {
          name: 'recovery-db',
          isolate: false,
          ...databaseProject,
          include: RECOVERY_TESTS.map((each) => `apps/server/src/${each}`),
        },
      },
      {
        extends: true,
        test: {
          name: 'embedded-db',
          isolate: false,
          ...databaseProject,
          env: { TEST_DATABASE: 'pglite' },
          // `npm test` runs all of `db` on PostgreSQL; these verify that the embedded database behaves the same.
          include: [
            'apps/server/src/{platform/database,modules/credits}/**/*.db.test.ts',
            'apps/server/src/modules/tasks/tasks.db.test.ts',
          ],
        },
      },
      {
        extends: true,
        test: {
          name: 'unit',
          ...unitProject,
          experimental: asTheServerRuns,
          include: ['{apps/server/{src,dev},scripts}/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          // In workers of their own: where the server's modules and tables are kept too, each collection of garbage
          // marks them, and tests that allocate frames take several times as long.
          name: 'package-unit',
          ...unitProject,
          experimental: asTheServerRuns,
          include: ['packages/*/src/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'component',
          // Files share the page and the app's modules, which take two seconds to load: what a test leaves in them is
          // undone when it ends (apps/web/src/lib/test-endings.ts).
          isolate: false,
          unstubGlobals: true,
          environment: 'happy-dom',
          include: ['apps/web/src/**/*.test.tsx'],
          setupFiles: ['scripts/test/fail-on-console-error.ts', 'apps/web/src/lib/test-page.ts'],
          // Tests of whole forms take seconds, and many times that on busy cores.
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'web-unit',
          // Through Vite, as the app is built.
          ...unitProject,
          include: ['apps/web/src/**/*.test.ts'],
        },
      },
    ],
  },
});
