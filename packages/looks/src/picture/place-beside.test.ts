import { expect, test } from 'vitest';
import { type BesideWish, placeBeside } from './place-beside.ts';
import { project } from './place-image.ts';

const CANVAS = { width: 1080, height: 1920 };
const WISH: BesideWish = {
  photo: { width: 1600, height: 1067 },
  subject: { x: 0.45, y: 0.5, width: 0.4, height: 0.35 },
  focus: { x: 0.65, y: 0.67 },
  canvas: CANVAS,
  clear: { x: 0, y: 760, width: 1080, height: 1060 },
  edge: 'top',
  nearness: 1,
  isWhole: true,
  growth: 1.15,
  isPull: false,
};

/** Lists where the subject is at both ends of the camera's way. */
function subjectsOf(wish: BesideWish) {
  const placed = placeBeside(wish);
  if (!placed) throw new Error('the photo has a place');
  const { from, to } = placed.camera;
  return [from, to].map((camera) => project(wish.subject, wish.photo, placed.box, camera, true));
}

test('the subject of a photo stays below the texts as long as the camera moves', () => {
  for (const nearness of [1, 1.5, 1.9])
    for (const isPull of [false, true])
      for (const { y } of subjectsOf({ ...WISH, nearness, isPull })) expect(y).toBeGreaterThanOrEqual(759);
});

test('a subject above its texts stays off them too', () => {
  const wish: BesideWish = { ...WISH, edge: 'bottom', clear: { x: 0, y: 96, width: 1080, height: 900 } };
  for (const { y, height } of subjectsOf({ ...wish, subject: { ...WISH.subject, y: 0.2 } }))
    expect(y + height).toBeLessThanOrEqual(997);
});

test('the photo fills the canvas beside the texts, and fades out before its subject', () => {
  const placed = placeBeside(WISH);
  const top = Math.min(...subjectsOf(WISH).map(({ y }) => y));
  expect(placed?.box).toMatchObject({ x: 0, width: 1080 });
  expect((placed?.box.y ?? 0) + (placed?.box.height ?? 0)).toBe(1920);
  expect((placed?.box.y ?? 0) + (placed?.fadePx ?? 0)).toBeLessThanOrEqual(top);
});

test('a photo that would turn soft is refused', () => {
  expect(placeBeside({ ...WISH, photo: { width: 240, height: 160 } })).toBeUndefined();
});
