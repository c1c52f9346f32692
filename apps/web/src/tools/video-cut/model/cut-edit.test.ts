import { expect, test } from 'vitest';
import {
  addEdit,
  addRange,
  cropToRatio,
  moveRange,
  redoEdit,
  removeRange,
  rotateFrame,
  setEnd,
  setStart,
  splitRange,
  startEdit,
  startHistory,
  undoEdit,
  WHOLE_FRAME,
} from './cut-edit.ts';

const edit = startEdit(100);

test('a split keeps every frame, and nothing is split at an end', () => {
  expect(splitRange(edit, 0, 40).ranges).toEqual([
    { from: 0, to: 40 },
    { from: 40, to: 100 },
  ]);
  expect(splitRange(edit, 0, 0)).toBe(edit);
  expect(splitRange(edit, 0, 100)).toBe(edit);
});

test('an end that is moved past the other one frees it', () => {
  const part = { ...edit, ranges: [{ from: 20, to: 30 }] };
  expect(setStart(part, 0, 50, 100).ranges).toEqual([{ from: 50, to: 100 }]);
  expect(setEnd(part, 0, 10, 100).ranges).toEqual([{ from: 0, to: 10 }]);
  expect(setEnd(part, 0, 500, 100).ranges).toEqual([{ from: 20, to: 100 }]);
});

test('parts are added, moved and removed, but the last one stays', () => {
  const video = { frames: 100, frame_rate: { num: 25, den: 1 } } as Parameters<typeof addRange>[2];
  const two = addRange(edit, 10, video);
  expect(two.ranges.at(-1)).toEqual({ from: 10, to: 60 });
  expect(moveRange(two, 1, -1).ranges[0]).toEqual({ from: 10, to: 60 });
  expect(removeRange(two, 0).ranges).toEqual([{ from: 10, to: 60 }]);
  expect(removeRange(edit, 0)).toBe(edit);
});

test('what is undone can be redone until something else is done', () => {
  const changed = addEdit(startHistory(edit), splitRange(edit, 0, 40));
  const undone = undoEdit(changed);
  expect(undone.now).toBe(edit);
  expect(redoEdit(undone).now).toEqual(changed.now);
  expect(redoEdit(addEdit(undone, { ...edit, hasAudio: false })).now.hasAudio).toBe(false);
  expect(addEdit(changed, { ...changed.now })).toBe(changed);
});

test('a crop keeps its content when the image is rotated, and four quarters change nothing', () => {
  const crop = { x: 0.1, y: 0.2, width: 0.3, height: 0.4 };
  const once = rotateFrame({ ...WHOLE_FRAME, crop }, 90);
  expect(once.rotation).toBe(90);
  expect(once.crop?.x).toBeCloseTo(0.4);
  expect(once.crop?.y).toBeCloseTo(0.1);
  const back = rotateFrame(once, -90);
  expect(back.rotation).toBe(0);
  for (const side of ['x', 'y', 'width', 'height'] as const) expect(back.crop?.[side]).toBeCloseTo(crop[side]);
});

test('a ratio takes the largest centred part of the rotated image', () => {
  const { crop } = cropToRatio({ width: 1920, height: 1080 }, WHOLE_FRAME, '9:16');
  expect(crop?.height).toBe(1);
  expect(crop?.width).toBeCloseTo((1080 * 9) / 16 / 1920);
  const upright = cropToRatio({ width: 1920, height: 1080 }, { ...WHOLE_FRAME, rotation: 90 }, '9:16');
  expect(upright.crop).toEqual({ x: 0, y: 0, width: 1, height: 1 });
});
