import { expect, test } from 'vitest';
import { resizePlanes, splitFrame, toRgbPlanes, toYuv420 } from './image-planes.ts';

const SIZE = { width: 8, height: 6 };

test('colours come back from red, green and blue as they were', () => {
  const frame = new Uint8Array((SIZE.width * SIZE.height * 3) / 2).map((_, at) =>
    at < SIZE.width * SIZE.height ? 60 + at * 2 : 108 + (at % 12) * 3,
  );
  const planes = splitFrame(frame, SIZE);
  const back = toYuv420(toRgbPlanes(planes, SIZE), SIZE);
  for (const plane of ['y', 'u', 'v'] as const)
    expect(Math.max(...back[plane].map((value, at) => Math.abs(value - (planes[plane][at] ?? 0))))).toBeLessThanOrEqual(
      1,
    );
});

test('a ramp stays a ramp at another size', () => {
  const ramp = Float32Array.from({ length: 8 * 2 }, (_, at) => at % 8);
  const doubled = resizePlanes(ramp, { width: 8, height: 2 }, { width: 16, height: 4 });
  expect([...doubled.subarray(1, 15)]).toEqual(Array.from({ length: 14 }, (_, at) => 0.25 + at * 0.5));
});
