import path from 'node:path';
import { ROOT } from '../setup/paths.mjs';
import { runChild } from '../setup/run-child.mjs';

// Accepts the current rendering of golden documents: paints them, and stores the new hashes and images. Review the diff
// of the images before committing it.

const playwright = path.join(ROOT, 'node_modules/@playwright/test/cli.js');
const { exitCode } = await runChild(
  process.execPath,
  [playwright, 'test', '-c', 'e2e/playwright.config.ts', '--reporter=line', 'golden/frames'],
  { cwd: ROOT, env: { ...process.env, GOLDEN_UPDATE: '1' } },
);
process.exitCode = exitCode;
