import { describe, expect, test } from 'vitest';
import type { LookImage } from '../picture/ad-image.ts';
import { canvasOf } from '../zones.ts';
import { chooseSides, type SideWish } from './choose-sides.ts';

const PRODUCT: LookImage = {
  kind: 'image',
  media: 'image-0',
  width: 1000,
  height: 1000,
  hasAlpha: false,
  subject: { x: 0.1, y: 0.1, width: 0.8, height: 0.8 },
  faces: [],
  plainBackground: '#ffffff',
  isScene: false,
  details: [],
  palette: [],
};

function cutOut(width: number, height: number): LookImage {
  const region = { x: 0.1, y: 0.1, width: width / 1000, height: height / 1000 };
  return { ...PRODUCT, cutOut: { media: 'image-0-cut-out', width, height, region, fill: 0.8 } };
}

function world(subject: LookImage['subject']): LookImage {
  return { ...PRODUCT, width: 1080, height: 1920, plainBackground: null, isScene: true, subject };
}

const wish = (image: LookImage, rest: Partial<SideWish> = {}): SideWish => ({
  layout: 'hero',
  image,
  isCaptioned: false,
  text: 'Holds one litre',
  ...rest,
});

const TALL = { canvas: canvasOf('9:16'), orientation: 'tall' } as const;
const COMPACT = { canvas: canvasOf('1:1'), orientation: 'compact' } as const;

describe('the texts of a scene stand', () => {
  test('beside the image on a wide canvas', () => {
    const wide = { canvas: canvasOf('16:9'), orientation: 'wide' } as const;
    expect(chooseSides([wish(PRODUCT), wish(PRODUCT)], wide)).toEqual(['beside', 'beside']);
  });

  test('beside a narrow product, in every second scene of a tall ad', () => {
    const scenes = [1, 2, 3, 4].map(() => wish(cutOut(250, 900)));
    expect(chooseSides(scenes, TALL)).toEqual(['above', 'beside', 'above', 'beside']);
  });

  test('above a product if a column would make their words small', () => {
    const bottle = cutOut(250, 900);
    const texts = ['Uninterruptible power', 'A line that is far too long for it', '松紧腰带抽绳'];
    const scenes = texts.map((text) => wish(bottle, { text }));
    expect(chooseSides([wish(bottle), ...scenes], TALL)).toEqual(['above', 'above', 'above', 'above']);
    expect(chooseSides([wish(bottle), wish(bottle, { isCaptioned: true })], TALL)).toEqual(['above', 'above']);
  });

  test('alternately above and below a product on a square canvas, never below one on a tall canvas', () => {
    const scenes = [1, 2, 3].map(() => wish(cutOut(800, 800)));
    expect(chooseSides(scenes, COMPACT)).toEqual(['above', 'below', 'above']);
    expect(chooseSides(scenes, TALL)).toEqual(['above', 'above', 'above']);
  });

  test('away from the subject of a full-canvas photo', () => {
    expect(chooseSides([wish(world({ x: 0.3, y: 0.1, width: 0.4, height: 0.25 }))], TALL)).toEqual(['below']);
    expect(chooseSides([wish(world({ x: 0.3, y: 0.6, width: 0.4, height: 0.3 }))], TALL)).toEqual(['above']);
  });

  test('above the image in layouts that are designed for it', () => {
    const flat = cutOut(900, 500);
    expect(chooseSides([wish(flat), wish(flat, { layout: 'end' })], COMPACT)).toEqual(['above', 'above']);
  });
});
