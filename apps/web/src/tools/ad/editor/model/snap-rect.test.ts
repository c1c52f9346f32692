import { expect, it } from 'vitest';
import { listGuides, snapRect } from './snap-rect.ts';

const SAFE = { x: 0.1, y: 0.1, width: 0.8, height: 0.6 };
const REACH = { x: 0.02, y: 0.02 };

it("snaps a middle to the canvas' middle, and shows the line", () => {
  const snap = snapRect({ x: 0.31, y: 0.2, width: 0.4, height: 0.13 }, listGuides(SAFE, []), REACH);
  expect(snap.dx).toBeCloseTo(-0.01);
  expect(snap.dy).toBe(0);
  expect(snap.guides).toEqual([{ axis: 'x', at: 0.5 }]);
});

it('snaps an edge to the safe zone and to another element, each on its own axis', () => {
  const other = { x: 0.3, y: 0.42, width: 0.1, height: 0.1 };
  const snap = snapRect({ x: 0.115, y: 0.33, width: 0.05, height: 0.1 }, listGuides(SAFE, [other]), REACH);
  expect(snap.dx).toBeCloseTo(-0.015);
  expect(snap.dy).toBeCloseTo(-0.01);
  expect(snap.guides).toEqual([
    { axis: 'x', at: 0.1 },
    { axis: 'y', at: 0.42 },
  ]);
});

it('leaves a rectangle alone that is near no line', () => {
  expect(snapRect({ x: 0.2, y: 0.17, width: 0.05, height: 0.05 }, listGuides(SAFE, []), REACH)).toEqual({
    dx: 0,
    dy: 0,
    guides: [],
  });
});
