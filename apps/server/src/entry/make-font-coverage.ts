// Writes which characters each family has, for `packages/timeline`. A test fails where the committed module differs.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { collectCoverage } from '../studio/fonts/collect-coverage.ts';
import { formatCoverage } from '../studio/fonts/format-coverage.ts';
import { prepareFonts } from '../studio/fonts/prepare-fonts.ts';

const TARGET = path.join(import.meta.dirname, '../../../../packages/timeline/src/font-coverage.gen.ts');

const folder = await mkdtemp(path.join(tmpdir(), 'reelwright-fonts-'));
try {
  await writeFile(TARGET, formatCoverage(await collectCoverage(await prepareFonts({ folder }))));
} finally {
  await rm(folder, { recursive: true, force: true });
}
