import { expect, test } from 'vitest';
import { placeImage, toImagePoint, WHOLE, zoomAt } from './view.ts';

const STAGE = { width: 800, height: 600 };
const IMAGE = { width: 4000, height: 3000 };

test('the whole image lies in the middle of the stage', () => {
  const placed = placeImage(STAGE, IMAGE, WHOLE);
  expect(placed.x * 2 + placed.width).toBeCloseTo(800);
  expect(placed.y * 2 + placed.height).toBeCloseTo(600);
  expect(placed.height).toBeLessThan(600);
});

test('what lies under the pointer stays there while zooming', () => {
  const at = { x: 610, y: 120 };
  const before = toImagePoint(at, placeImage(STAGE, IMAGE, WHOLE));
  const zoomed = zoomAt(WHOLE, 3, at, STAGE);
  const after = toImagePoint(at, placeImage(STAGE, IMAGE, zoomed));
  expect(after.x).toBeCloseTo(before.x);
  expect(after.y).toBeCloseTo(before.y);
});

test('zooming out ends with the whole image in the middle', () => {
  expect(zoomAt({ zoom: 1.2, x: 300, y: 90 }, 0.5, { x: 0, y: 0 }, STAGE)).toEqual(WHOLE);
});
