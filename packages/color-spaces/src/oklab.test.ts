import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromOklab, toOklab } from './oklab.ts';
import { toGamma, toLinear } from './transfer.ts';

const channel = fc.double({ min: 0, max: 1, noNaN: true });

test('white is 1 and has no colour, black is 0', () => {
  const [lightness, a, b] = toOklab(1, 1, 1);
  expect(lightness).toBeCloseTo(1, 6);
  expect(Math.hypot(a, b)).toBeLessThan(1e-6);
  expect(toOklab(0, 0, 0)).toEqual([0, 0, 0]);
});

test('red has the lightness, chroma and hue that Ottosson names', () => {
  const [lightness, a, b] = toOklab(1, 0, 0);
  expect(lightness).toBeCloseTo(0.628, 3);
  expect(Math.hypot(a, b)).toBeCloseTo(0.2577, 3);
  expect((Math.atan2(b, a) * 180) / Math.PI).toBeCloseTo(29.23, 1);
});

test('colours and channels come back as they were', () => {
  fc.assert(
    fc.property(channel, channel, channel, (r, g, b) => {
      const back = fromOklab(...toOklab(r, g, b));
      for (const [at, light] of [r, g, b].entries()) expect(back[at]).toBeCloseTo(light, 5);
      expect(toGamma(toLinear(r))).toBeCloseTo(r, 5);
    }),
  );
});
