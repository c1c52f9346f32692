import { expect, it } from 'vitest';
import { colorDifference, type Lab, toLab } from './color-difference.ts';

const lab = (l: number, a: number, b: number): Lab => ({ l, a, b });

/**
 * From the published test data of Sharma, Wu and Dalal: hue differences around 180 degrees, greys, and practical
 * colours.
 */
it.each([
  [lab(50, 2.6772, -79.7751), lab(50, 0, -82.7485), 2.0425],
  [lab(50, 3.1571, -77.2803), lab(50, 0, -82.7485), 2.8615],
  [lab(50, 2.8361, -74.02), lab(50, 0, -82.7485), 3.4412],
  [lab(50, -1.3802, -84.2814), lab(50, 0, -82.7485), 1.0],
  [lab(50, 0, 0), lab(50, -1, 2), 2.3669],
  [lab(50, 2.49, -0.001), lab(50, -2.49, 0.0009), 7.1792],
  [lab(50, 2.49, -0.001), lab(50, -2.49, 0.0011), 7.2195],
  [lab(50, -0.001, 2.49), lab(50, 0.0009, -2.49), 4.8045],
  [lab(50, 2.5, 0), lab(50, 0, -2.5), 4.3065],
  [lab(50, 2.5, 0), lab(73, 25, -18), 27.1492],
  [lab(50, 2.5, 0), lab(61, -5, 29), 22.8977],
  [lab(50, 2.5, 0), lab(56, -27, -3), 31.903],
  [lab(50, 2.5, 0), lab(58, 24, 15), 19.4535],
  [lab(60.2574, -34.0099, 36.2677), lab(60.4626, -34.1751, 39.4387), 1.2644],
  [lab(22.7233, 20.0904, -46.694), lab(23.0331, 14.973, -42.5619), 2.0373],
  [lab(90.8027, -2.0831, 1.441), lab(91.1528, -1.6435, 0.0447), 1.4441],
  [lab(6.7747, -0.2908, -2.4247), lab(5.8714, -0.0985, -2.2286), 0.6377],
  [lab(2.0776, 0.0795, -1.135), lab(0.9033, -0.0636, -0.5514), 0.9082],
])('measures the published difference of two colours', (one, other, difference) => {
  expect(colorDifference(one, other)).toBeCloseTo(difference, 4);
  expect(colorDifference(other, one)).toBeCloseTo(difference, 4);
});

it('reads sRGB as CIE L*a*b*', () => {
  const white = toLab(255, 255, 255);
  expect(white.l).toBeCloseTo(100, 2);
  expect(Math.hypot(white.a, white.b)).toBeLessThan(0.05);
  const red = toLab(255, 0, 0);
  expect([red.l, red.a, red.b].map(Math.round)).toEqual([53, 80, 67]);
});
