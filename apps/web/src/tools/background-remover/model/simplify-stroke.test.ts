import { CUT_OUT_LIMITS } from '@reelwright/contracts';
import { expect, test } from 'vitest';
import { simplifyStroke } from './simplify-stroke.ts';

const line = (count: number): [number, number][] => Array.from({ length: count }, (_, index) => [index / count, 0.5]);

test('points closer than the brush shows are left out, both ends stay', () => {
  const { points } = simplifyStroke({ kind: 'keep', radius: 0.05, points: line(1000) });
  expect(points.length).toBeLessThan(60);
  expect([points[0], points.at(-1)]).toEqual([
    [0, 0.5],
    [0.999, 0.5],
  ]);
});

test('the longest line of the finest brush stays within the limit', () => {
  const scribble = Array.from({ length: 20_000 }, (_, index): [number, number] => [
    (index % 100) / 100,
    index / 20_000,
  ]);
  const { points } = simplifyStroke({ kind: 'keep', radius: 0.003, points: scribble });
  expect(points.length).toBeLessThanOrEqual(CUT_OUT_LIMITS.maxStrokePoints);
});
