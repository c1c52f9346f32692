import { eraseBoxSchema } from '@reelwright/contracts';
import { expect, test } from 'vitest';
import {
  addBoxEdit,
  guessKind,
  moveBox,
  NO_BOXES,
  redoBoxEdit,
  resizeBox,
  setBoxTime,
  spanBox,
  toEraseBox,
  undoBoxEdit,
} from './boxes.ts';

const isAllowed = (place: Parameters<typeof toEraseBox>[0]): boolean =>
  eraseBoxSchema.safeParse(toEraseBox(place, 20)).success;

test('a box that is drawn stays inside the image and below a fifth of it', () => {
  for (const to of [
    { x: 1.4, y: 1.4 },
    { x: -0.3, y: 0.9 },
    { x: 0.9, y: -2 },
    { x: 0.6, y: 0.45 },
  ])
    expect(isAllowed(spanBox({ x: 0.3, y: 0.3 }, to))).toBe(true);
  expect(spanBox({ x: 0.5, y: 0.5 }, { x: 0.2, y: 0.4 })).toMatchObject({ x: 0.2, y: 0.4 });
});

test('a box that is moved or resized stays allowed', () => {
  let box = spanBox({ x: 0.1, y: 0.7 }, { x: 0.9, y: 0.9 });
  for (const [dx, dy] of [
    [0.5, 0.5],
    [-2, -2],
    [0.05, 0.8],
  ] as const) {
    box = moveBox(box, dx, dy);
    expect(isAllowed(box)).toBe(true);
    for (const isRight of [true, false])
      for (const isBottom of [true, false]) expect(isAllowed(resizeBox(box, { isRight, isBottom }, dx, dy))).toBe(true);
  }
});

test('the time of a box lasts a second at least, inside the video', () => {
  const box = toEraseBox({ x: 0, y: 0, width: 0.1, height: 0.1 }, 8.04);
  expect(box).toMatchObject({ from_ms: 0, to_ms: 8040 });
  expect(setBoxTime(box, { fromMs: 7900 }, 8.04)).toMatchObject({ from_ms: 7040 });
  expect(setBoxTime({ ...box, from_ms: 3000 }, { toMs: 3100 }, 8.04)).toMatchObject({ to_ms: 4000 });
  expect(setBoxTime(box, { toMs: 9000 }, 8.04)).toMatchObject({ to_ms: 8040 });
});

test('a wide box near the bottom is taken for subtitles, another for a mark', () => {
  expect(guessKind({ x: 0.1, y: 0.85, width: 0.8, height: 0.1 })).toBe('text');
  expect(guessKind({ x: 0.8, y: 0.05, width: 0.15, height: 0.1 })).toBe('mark');
});

test('edits are undone and redone', () => {
  const box = toEraseBox({ x: 0, y: 0, width: 0.1, height: 0.1 }, 8);
  const edited = addBoxEdit(addBoxEdit(NO_BOXES, [box]), []);
  expect(undoBoxEdit(edited).now).toEqual([box]);
  expect(redoBoxEdit(undoBoxEdit(edited))).toEqual(edited);
  expect(undoBoxEdit(NO_BOXES)).toBe(NO_BOXES);
});
