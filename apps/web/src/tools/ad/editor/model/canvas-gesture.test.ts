import { expect, it } from 'vitest';
import {
  CORNERS,
  dragElement,
  type Gesture,
  placeRotationHandle,
  rotateElement,
  toElementCommand,
} from './canvas-gesture.ts';

const RECT = { x: 0.2, y: 0.4, width: 0.4, height: 0.1 };
const gesture = (change: Partial<Gesture> = {}): Gesture => ({
  before: {},
  rect: RECT,
  isFramed: false,
  rotation: 0,
  ratio: 9 / 16,
  corner: null,
  ...change,
});

it('moves an element with the pointer, from where it was', () => {
  const { change, rect } = dragElement(gesture({ before: { x: 0.1, scale: 2 } }), { x: 0.05, y: -0.1 }, null);
  expect(change.x).toBeCloseTo(0.15);
  expect(change.y).toBeCloseTo(-0.1);
  expect(change).not.toHaveProperty('scale');
  expect(rect.x).toBeCloseTo(0.25);
});

it('snaps while it moves, and shows the line', () => {
  const { change, guides } = dragElement(
    gesture(),
    { x: 0.095, y: 0 },
    {
      guides: [{ axis: 'x', at: 0.5 }],
      reach: { x: 0.01, y: 0.01 },
    },
  );
  expect(change.x).toBeCloseTo(0.1);
  expect(guides).toEqual([{ axis: 'x', at: 0.5 }]);
});

it.each(CORNERS)('scales at the %s corner while the opposite corner stays', (corner) => {
  const toRight = corner.endsWith('right');
  const toBottom = corner.startsWith('bottom');
  const { change, rect } = dragElement(gesture({ corner }), { x: toRight ? 0.2 : -0.2, y: 0 }, null);
  expect(change.scale).toBeCloseTo(1.5);
  expect(toRight ? rect.x : rect.x + rect.width).toBeCloseTo(toRight ? RECT.x : RECT.x + RECT.width);
  expect(toBottom ? rect.y : rect.y + rect.height).toBeCloseTo(toBottom ? RECT.y : RECT.y + RECT.height);
});

it('never turns an element inside out', () => {
  const { rect, change } = dragElement(gesture({ corner: 'bottom-right' }), { x: -0.9, y: -0.9 }, null);
  expect(rect.width).toBeGreaterThan(0);
  expect(change.scale).toBeGreaterThan(0);
});

it('enlarges an image within its box, whose outline stays', () => {
  const { change, rect } = dragElement(gesture({ isFramed: true, corner: 'top-left' }), { x: -0.1, y: 0 }, null);
  expect(change).toEqual({ scale: 1.25 });
  expect(rect).toEqual(RECT);
});

it('scales a rotated element along its own sides', () => {
  // A quarter turn: what was its right side lies at the bottom.
  const square = { x: 0.3, y: 0.4, width: 0.4, height: 0.1 };
  const { change } = dragElement(
    gesture({ rect: square, rotation: 90, ratio: 1, corner: 'bottom-right' }),
    { x: 0, y: 0.4 },
    null,
  );
  expect(change.scale).toBeCloseTo(2);
  expect(change.x).toBeCloseTo(-0.05);
  expect(change.y).toBeCloseTo(0.2);
});

it('rotates an element about its middle with the pointer, and snaps to eighths of a turn', () => {
  const square = gesture({ rect: { x: 0.4, y: 0.4, width: 0.2, height: 0.2 }, ratio: 1, before: { rotation: 10 } });
  const from = { x: 0.5, y: 0.3 };
  const at = (degrees: number) => {
    const angle = (degrees * Math.PI) / 180;
    return { from, to: { x: 0.5 + 0.2 * Math.sin(angle), y: 0.5 - 0.2 * Math.cos(angle) } };
  };
  expect(rotateElement(square, at(20), true).change.rotation).toBeCloseTo(30);
  expect(rotateElement(square, at(43), true)).toEqual({ change: { rotation: 55 }, rotation: 45 });
  expect(rotateElement(square, at(43), false).rotation).toBe(43);
});

it('keeps the handle of the rotation within the canvas', () => {
  const at = (y: number, height: number) =>
    placeRotationHandle({ rect: { ...RECT, y, height }, rotation: 0 }, { ratio: 9 / 16, heightPx: 600 });
  expect([at(0.4, 0.1), at(0.01, 0.1), at(0, 1)]).toEqual(['above', 'below', 'within']);
});

it.each([
  ['.', false, { rotation: 6 }],
  ['<', true, { rotation: -10 }],
  ['ArrowRight', false, { x: 0.505 }],
  ['ArrowUp', true, { y: -0.05 }],
  ['+', false, { scale: 2.1 }],
])('has a key for each drag: %s', (key, shiftKey, change) => {
  const pressed = { key, shiftKey, ctrlKey: false, altKey: false, metaKey: false };
  expect(toElementCommand(pressed, { x: 0.5, scale: 2, rotation: 5 })).toEqual({ kind: 'change', change });
});
