import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  workers: 2,
  projects: [
    // One server that renders videos, on two cores: its tests run one by one.
    { name: 'studio', testIgnore: 'golden/**', workers: 1 },
    // These need no server, and fill the time in which the others wait.
    { name: 'golden', testMatch: 'golden/**/*.e2e.ts', workers: 1 },
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
