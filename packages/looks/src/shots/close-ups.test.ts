import { expect, test } from 'vitest';
import { TEST_IMAGES } from '../test-images.ts';
import { listEnds } from './close-ups.ts';

const found = TEST_IMAGES.find(({ media }) => media === 'cut-out');
if (!found?.cutOut) throw new Error('one is cut out');
const { cutOut } = found;
const shaped = (widths: readonly number[]) =>
  listEnds({
    ...found,
    cutOut: { ...cutOut, outline: widths.map((width) => ({ from: 0.5 - width / 2, to: 0.5 + width / 2 })) },
  });

test('a close-up of a lamp on a cord shows the lamp, with the end of its cord', () => {
  const [part, ...others] = shaped([0.01, 0.01, 0.01, 0.01, 0.01, 0.4, 0.8, 1]) ?? [];
  expect(others).toEqual([]);
  expect(part).toMatchObject({ x: 0, width: 1 });
  expect(part?.y).toBeGreaterThan(0.5);
  expect(part?.y).toBeLessThan(0.625);
});

test('a product with a short neck, or without an outline, has no such part', () => {
  expect(shaped([0.05, 0.6, 0.9, 1, 1, 1, 1, 1])).toBeUndefined();
  expect(listEnds(found)).toBeUndefined();
});
