import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { findEvenEdges } from './find-even-edges.ts';

it('distinguishes a wall and a floor from edges that cut through objects', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'edges-'));
  try {
    const imagePath = join(folder, 'room.png');
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"><rect width="300" height="200" fill="#d8d2c4"/><rect y="150" width="300" height="50" fill="#6b4a2f"/></svg>';
    await sharp(Buffer.from(svg)).png().toFile(imagePath);
    expect(await findEvenEdges(imagePath)).toEqual({ top: true, right: false, bottom: true, left: false });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
