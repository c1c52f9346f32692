import { expect, test } from 'vitest';
import { toRgb } from './to-rgb.ts';

function plain(y: number, u: number, v: number): Uint8Array {
  return new Uint8Array([y, y, y, y, u, v]);
}

test.each([
  ['white', plain(235, 128, 128), [255, 255, 255]],
  ['black', plain(16, 128, 128), [0, 0, 0]],
  ['red', plain(63, 102, 240), [255, 0, 0]],
  ['blue', plain(32, 240, 118), [0, 0, 255]],
] as const)('%s stays the same colour', (_name, samples, expected) => {
  const rgb = toRgb(samples, { width: 2, height: 2 });
  for (const [channel, value] of expected.entries())
    expect(Math.abs((rgb[channel] ?? 0) - value)).toBeLessThanOrEqual(3);
});
