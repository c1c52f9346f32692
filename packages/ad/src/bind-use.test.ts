import type { LookImage } from '@reelwright/looks';
import { expect, test } from 'vitest';
import { bindUse } from './bind-use.ts';

const product: LookImage = {
  kind: 'image',
  media: 'product',
  width: 1200,
  height: 1600,
  subject: { x: 0.2, y: 0.1, width: 0.6, height: 0.8 },
  faces: [],
  plainBackground: '#ffffff',
  hasAlpha: false,
  isScene: false,
  details: [],
  palette: ['#8a3a40'],
};
const worn: LookImage = {
  ...product,
  media: 'worn',
  plainBackground: null,
  isScene: true,
  faces: [{ x: 0.4, y: 0.1, width: 0.2, height: 0.2 }],
};
const room: LookImage = { ...product, media: 'room', plainBackground: null, isScene: true, palette: ['#345'] };

test('a line about somebody who uses the product shows somebody', () => {
  expect(bindUse('It never cracks on your lips.', [product, worn])).toBe(worn);
  expect(bindUse('豆沙玫瑰色，素颜可涂。', [product, worn])).toBe(worn);
});

test('a line about a place shows a place', () => {
  expect(bindUse('A calm corner for any room.', [product, worn, room])).toBe(room);
});

test('a line about neither, and images that all show the same, choose nothing', () => {
  expect(bindUse('Five hours on one charge.', [product, worn])).toBeUndefined();
  expect(bindUse('It never cracks on your lips.', [worn])).toBeUndefined();
});
