import { expect, test } from 'vitest';
import type { LookImage } from '../picture/ad-image.ts';
import { canvasOf } from '../zones.ts';
import { listFullCloseUps } from './full-close-up.ts';

/** A product that fills the middle of its photo, with a detail. */
const productWith = (detail: LookImage['subject'], widthPx = 2400): LookImage => ({
  kind: 'image',
  media: 'photo',
  width: widthPx,
  height: widthPx,
  faces: [],
  plainBackground: '#ffffff',
  hasAlpha: false,
  isScene: false,
  palette: ['#2456b8'],
  subject: { x: 0.15, y: 0.1, width: 0.7, height: 0.8 },
  details: [detail],
  cutOut: {
    media: 'alone',
    width: 0.7 * widthPx,
    height: 0.8 * widthPx,
    region: { x: 0.15, y: 0.1, width: 0.7, height: 0.8 },
    fill: 1,
    outline: Array.from({ length: 10 }, () => ({ from: 0, to: 1 })),
    feet: null,
  },
});
const CANVAS = canvasOf('9:16');
const inside = { x: 0.4, y: 0.35, width: 0.22, height: 0.2 };

test('a close-up that fills the canvas lies within its product, has the shape of the canvas, and shows its detail', () => {
  const [closeUp] = listFullCloseUps(productWith(inside), CANVAS);
  if (!closeUp) throw new Error('there is a close-up');
  const { x, y, width, height } = closeUp.part;
  expect(width / height).toBeCloseTo(9 / 16, 3);
  expect([x >= 0.15, y >= 0.1, x + width <= 0.85, y + height <= 0.9]).toEqual([true, true, true, true]);
  // Above the texts, which lie in the lower half.
  expect((inside.y + inside.height / 2 - y) / height).toBeCloseTo(0.33, 1);
});

test('there is none at the edge of a product, nor in a photo that would be blurred', () => {
  expect(listFullCloseUps(productWith({ x: 0.15, y: 0.7, width: 0.2, height: 0.2 }), CANVAS)).toEqual([]);
  expect(listFullCloseUps(productWith(inside, 700), CANVAS)).toEqual([]);
});
