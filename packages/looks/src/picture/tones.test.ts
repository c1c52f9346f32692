import { expect, test } from 'vitest';
import { type Tones, toneOf } from './tones.ts';

/** Dark on the left, light on the right. */
const TONES: Tones = { columns: 2, rows: 2, light: [20, 80, 20, 80], spread: [1, 1, 1, 10] };

test('tells how light a part of a photo is, at its lightest and its darkest', () => {
  expect(toneOf(TONES, { x: 0, y: 0, width: 0.5, height: 1 })).toMatchObject({ mean: 0.2 });
  const all = toneOf(TONES, { x: 0, y: 0, width: 1, height: 1 });
  expect(all?.mean).toBeCloseTo(0.5);
  expect(all?.lightest).toBeGreaterThan(0.9);
  expect(all?.darkest).toBeLessThan(0.2);
  expect(all?.unrest).toBeGreaterThan(0.25);
});

test('tells nothing of what lies beyond a photo', () => {
  expect(toneOf(TONES, { x: 1.2, y: 0, width: 0.5, height: 1 })).toBeUndefined();
});
