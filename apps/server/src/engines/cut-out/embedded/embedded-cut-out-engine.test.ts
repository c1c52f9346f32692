import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { describeCutOutEngine } from '../cut-out-contract.ts';
import { describeSeparationEngine } from '../separation-contract.ts';
import { createEmbeddedCutOutEngine } from './embedded-cut-out-engine.ts';

const engine = createEmbeddedCutOutEngine();
afterAll(() => engine.close());

describeCutOutEngine('the embedded engine', () => engine);
describeSeparationEngine('the embedded engine', () => engine);

test('says what to mark where it could not separate, and writes nothing', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'uncertain-'));
  try {
    const imagePath = join(folder, 'room.png');
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
    await sharp({ create: { width: 300, height: 300, channels: 3, background: '#888', noise } })
      .png()
      .toFile(imagePath);
    const request = { imagePath, edge: { refine: 0.5, feather: 0, shift: 0 }, outputPath: join(folder, 'out.png') };
    expect(await engine.separate(request, new AbortController().signal)).toEqual({
      isSeparated: false,
      hints: ['box'],
    });
    expect(await readdir(folder)).toEqual(['room.png']);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
