import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  // Two browsers with their servers and renders take each other's cores: 58 tests took 6 minutes with one, nearly 10 with two.
  workers: 1,
  projects: [
    { name: 'golden', testMatch: 'golden/**/*.e2e.ts' },
    { name: 'studio', testIgnore: 'golden/**' },
  ],
  retries: 0,
  forbidOnly: true,
  // A browser beside renders and databases is slow at times; only what fails waits for so long.
  timeout: 180_000,
  expect: { timeout: 30_000 },
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
