import { expect, test } from 'vitest';
import { findFeet } from './find-feet.ts';

/** Makes a cut-out from a drawing: each character is a square of 10 by 10 pixels, `#` opaque. */
function drawn(rows: readonly string[]) {
  const [width, height] = [(rows[0]?.length ?? 0) * 10, rows.length * 10];
  const data = new Uint8Array(width * height * 4);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      if (rows[Math.floor(y / 10)]?.[Math.floor(x / 10)] === '#') data[(y * width + x) * 4 + 3] = 255;
  return { data, width, height };
}

test('a bottle stands on its base', () => {
  const bottle = ['..##..', '..##..', '.####.', '.####.', '.####.', '.####.'];
  const [foot, ...others] = findFeet(drawn(bottle)) ?? [];
  expect(others).toEqual([]);
  expect(foot?.x).toBeCloseTo(1 / 6, 1);
  expect(foot?.width).toBeCloseTo(4 / 6, 1);
  expect(foot?.y).toBeCloseTo(1, 1);
});

test('a stool stands on each of its legs, the farther ones higher up', () => {
  const stool = [
    '#######',
    '#######',
    '#..#..#',
    '#..#..#',
    '#..#..#',
    '#..#..#',
    '#..#..#',
    '#..#..#',
    '#..#..#',
    '...#...',
  ];
  const feet = findFeet(drawn(stool))?.toSorted((one, other) => one.x - other.x) ?? [];
  expect(feet.map(({ x }) => Math.round(x * 7))).toEqual([0, 3, 6]);
  expect(feet[0]?.y).toBeLessThan(feet[1]?.y ?? 0);
});

test('things laid out and seen from above do not stand', () => {
  const pots = [
    '##......',
    '##...##.',
    '.....##.',
    '..##....',
    '..##....',
    '......##',
    '......##',
    '.##.....',
    '.##.....',
  ];
  expect(findFeet(drawn(pots))).toBeNull();
});

test('an unstable shape does not stand', () => {
  const leaning = ['......##', '.....###', '....###.', '...###..', '..###...', '.###....', '##......', '#.......'];
  expect(findFeet(drawn(leaning))).toBeNull();
});

test('an empty image has no feet', () => {
  expect(findFeet(drawn(['....', '....']))).toBeNull();
});
