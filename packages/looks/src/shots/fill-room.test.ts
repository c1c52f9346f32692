import { describe, expect, test } from 'vitest';
import { bottomOf, type Rect, rightOf } from '../rect.ts';
import { TEST_IMAGES } from '../test-images.ts';
import { fillRoom, fitTurned, lowestDetail } from './fill-room.ts';

const canvas = { width: 1080, height: 1920 };
const zone: Rect = { x: 0, y: 900, width: 1080, height: 1020 };
const room: Rect = { x: 30, y: 908, width: 1020, height: 900 };
const wish = { zone, canvas, fill: 0.8, target: 0.27, least: 0.7, down: 1, lowest: 0.5 };

function seenOf(rect: Rect): number {
  const width = Math.min(rightOf(rect), canvas.width) - Math.max(0, rect.x);
  const height = Math.min(bottomOf(rect), canvas.height) - rect.y;
  return width * height;
}

describe('a product in its room', () => {
  test('stays whole where that is large enough', () => {
    const { rect, isWhole } = fillRoom(room, { ...wish, aspect: 1 });
    expect(isWhole).toBe(true);
    expect(rect).toMatchObject({ width: 900, height: 900 });
  });

  test('grows until it covers its share of the canvas, and begins below the texts', () => {
    for (const aspect of [0.5, 0.6, 2, 2.4]) {
      const { rect, isWhole } = fillRoom(room, { ...wish, aspect });
      expect(isWhole).toBe(false);
      expect(rect.y).toBeGreaterThanOrEqual(room.y);
      const share = (seenOf(rect) * wish.fill) / (canvas.width * canvas.height);
      const lost = 1 - seenOf(rect) / (rect.width * rect.height);
      expect(lost).toBeLessThan(1 - wish.least);
      expect(share >= wish.target || lost > 0.25).toBe(true);
    }
  });

  test('keeps its foot in a zone that ends above something else', () => {
    const half: Rect = { x: 0, y: 0, width: 1080, height: 700 };
    const { rect } = fillRoom({ ...half, y: 8, height: 650 }, { ...wish, zone: half, aspect: 0.4, target: 0.6 });
    expect(bottomOf(rect)).toBeLessThanOrEqual(700);
  });

  test('is larger along the diagonal if it is long', () => {
    const level = fitTurned(room, 6, 0);
    const turned = fitTurned(room, 6, 40);
    expect(turned.width).toBeGreaterThan(level.width);
  });
});

describe('what must be seen of a product', () => {
  const found = TEST_IMAGES.find(({ media }) => media === 'bottle');
  if (!found?.cutOut) throw new Error('one is cut out');
  const shaped = (halves: readonly number[]) =>
    lowestDetail({
      ...found,
      cutOut: { ...found.cutOut!, outline: halves.map((half) => ({ from: 0.5 - half, to: 0.5 + half })) },
    });

  test('is its foot where most of it is there, as of a lamp on a cord', () => {
    expect(shaped([0.01, 0.01, 0.01, 0.01, 0.01, 0.1, 0.3, 0.5])).toBeGreaterThanOrEqual(0.85);
  });

  test('is its upper half where it is as wide above, or nothing is known', () => {
    expect(shaped([0.4, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5])).toBe(0.5);
    expect(lowestDetail(found)).toBe(0.5);
  });
});
