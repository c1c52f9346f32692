import { describe, expect, test } from 'vitest';
import type { LookImage } from '../picture/ad-image.ts';
import { canvasOf, type TextSide } from '../zones.ts';
import { listSides, type SideWish } from './choose-sides.ts';

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

/** Sides in the order of a seed that prefers none. */
const sidesOf = (each: SideWish, place: Parameters<typeof listSides>[1], used: TextSide[] = []): TextSide[] =>
  listSides(each, place, { used, rank: () => 0 });

describe('the texts of a scene stand', () => {
  test('on a photo that has no room beside its subject, where they are short, but not in two scenes in a row', () => {
    const torso = { ...PRODUCT, isScene: true, height: 1400, subject: { x: 0.1, y: 0, width: 0.8, height: 1 } };
    expect(sidesOf(wish(torso), TALL)).toEqual(['over', 'above']);
    expect(sidesOf(wish(torso), TALL, ['over'])).toEqual(['above', 'over']);
    expect(sidesOf(wish(torso, { layout: 'end' }), TALL)).toEqual(['above', 'over']);
    expect(sidesOf(wish(torso, { text: 'A line that is much too long for a photo. '.repeat(3) }), TALL)).not.toContain(
      'over',
    );
  });

  test('beside the image on a wide canvas', () => {
    const wide = { canvas: canvasOf('16:9'), orientation: 'wide' } as const;
    expect(sidesOf(wish(PRODUCT), wide)).toEqual(['beside']);
  });

  test('beside a narrow product on a tall canvas, unless the last ones did', () => {
    const bottle = wish(cutOut(250, 900));
    expect(sidesOf(bottle, TALL)[0]).toBe('beside');
    expect(sidesOf(bottle, TALL, ['beside'])[0]).not.toBe('beside');
  });

  test('never in a column that would make their words small', () => {
    const bottle = cutOut(250, 900);
    const texts = [
      'Uninterruptible power',
      'A line that is far too long for it, however small one sets its words',
      '松紧腰带抽绳不勒肚子',
    ];
    for (const text of texts) expect(sidesOf(wish(bottle, { text }), TALL)).not.toContain('beside');
    expect(sidesOf(wish(bottle, { isCaptioned: true }), TALL)).not.toContain('beside');
  });

  test('in turn above a product, behind it, on a close-up and between two images of it', () => {
    const large = { ...cutOut(1600, 1600), width: 2000, height: 2000 };
    const rich = {
      ...large,
      cutOut: { ...large.cutOut, region: { x: 0.1, y: 0.1, width: 0.8, height: 0.8 } },
      details: [{ x: 0.38, y: 0.35, width: 0.24, height: 0.24 }],
    } as LookImage;
    const scene = wish(rich);
    const used: TextSide[] = [];
    for (const _ of [1, 2, 3, 4]) used.push(sidesOf(scene, TALL, used)[0] ?? 'above');
    expect(used.toSorted()).toEqual(['above', 'behind', 'between', 'over']);
    expect(sidesOf(wish(rich, { isCaptioned: true }), TALL)).not.toContain('between');
    expect(sidesOf(scene, COMPACT)).not.toContain('between');
  });

  test('as short as they look: marks that hold Chinese words together take no space', () => {
    const marked = '松\u2060紧\u2060腰\u200b带\u2060抽\u2060绳';
    expect(sidesOf(wish(cutOut(250, 900), { text: marked }), TALL)).toContain('beside');
  });

  test('behind no type that is long, and over no image that is not cut out', () => {
    expect(sidesOf(wish(cutOut(800, 800), { text: 'A title that is too long to be huge' }), TALL)).not.toContain(
      'behind',
    );
    expect(sidesOf(wish(PRODUCT), TALL)).toEqual(['above']);
  });

  test('over a person only where the product is worn below them', () => {
    const face = { x: 0.4, y: 0.05, width: 0.2, height: 0.12 };
    const detailAt = (y: number) => ({ x: 0.4, y, width: 0.2, height: 0.1 });
    const person = { ...cutOut(450, 900), isScene: true, faces: [face] };
    const sidesWearing = (y: number, layout: SideWish['layout']) =>
      sidesOf(wish({ ...person, details: [detailAt(y)] }, { layout }), TALL);
    expect(sidesWearing(0.3, 'end')).toEqual(['above']);
    expect(sidesWearing(0.7, 'end')[0]).toBe('over');
    expect(sidesWearing(0.3, 'price')).not.toContain('over');
    expect(sidesWearing(0.7, 'price')).toContain('over');
  });

  test('away from the subject of a full-canvas photo', () => {
    expect(sidesOf(wish(world({ x: 0.3, y: 0.1, width: 0.4, height: 0.25 })), TALL)).toEqual(['below']);
    expect(sidesOf(wish(world({ x: 0.3, y: 0.6, width: 0.4, height: 0.3 })), TALL)[0]).toBe('above');
    expect(sidesOf(wish(world({ x: 0.1, y: 0.1, width: 0.8, height: 0.8 })), TALL)[0]).toBe('over');
  });

  test('above the image in layouts that are designed for it', () => {
    expect(sidesOf(wish(cutOut(900, 500), { layout: 'end' }), COMPACT)[0]).toBe('above');
    expect(sidesOf(wish(cutOut(900, 500), { layout: 'grid' }), COMPACT)).toEqual(['above']);
  });
});
