import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeEnlargeModel } from '#src/platform/onnx/test-onnx-model.ts';
import { openEnlargeNetwork } from './enlarge-network.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'enlarge-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** A ramp of luma: its slope shows every seam and shift. */
function drawRamp({ width, height }: { width: number; height: number }, slope: number): Uint8Array {
  const frame = new Uint8Array((width * height * 3) / 2).fill(128);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) frame[y * width + x] = Math.round(40 + slope * (x + 0.5) + slope * (y + 0.5));
  return frame;
}

test.each([
  ['takes frames of any size', { width: 60, height: 40 }, ['height', 'width'] as const, 2],
  ['takes tiles of one size', { width: 60, height: 42 }, 24, 4],
  ['takes tiles that are larger than the frame', { width: 30, height: 20 }, 64, 2],
])('a model that %s enlarges without seams', async (name, size, side, scale) => {
  const path = join(folder, `${name.length}.onnx`);
  await writeFile(path, writeEnlargeModel(scale, side));
  const network = await openEnlargeNetwork(path);
  const wanted = { width: size.width * 2, height: size.height * 2 };
  const enlarged = await network.enlarge(drawRamp(size, 1.2), size, wanted);
  const expected = drawRamp(wanted, 0.6);
  expect(enlarged).toHaveLength(expected.length);
  let worst = 0;
  // Cubic interpolation rings at the edges of the frame.
  for (let y = 6; y < wanted.height - 6; y += 1)
    for (let x = 6; x < wanted.width - 6; x += 1) {
      const at = y * wanted.width + x;
      worst = Math.max(worst, Math.abs((enlarged[at] ?? 0) - (expected[at] ?? 0)));
    }
  expect(worst).toBeLessThanOrEqual(2);
});
