import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  workers: 2,
  projects: [
    // One painter in the browser and one on the server, which other workers would start again.
    { name: 'golden', testMatch: 'golden/**/*.e2e.ts', workers: 1 },
    // Each worker has a server of its own. While one waits for its page, the other renders.
    { name: 'studio', testIgnore: 'golden/**' },
  ],
  retries: 0,
  forbidOnly: true,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  outputDir: '../test-results/e2e',
  use: {
    viewport: { width: 1280, height: 800 },
    colorScheme: 'light',
    locale: 'en-US',
    // Their cache would answer for the server that a test looks at.
    serviceWorkers: 'block',
    // What moves only to look nice would take its time from what renders.
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium-headless-shell',
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
    },
  },
});
