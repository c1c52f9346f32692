import { describe, expect, test } from 'vitest';
import { cutOutPhoto } from './cut-out-photo.ts';
import { guessMask } from '../guess-mask.ts';
import type { RgbaImage } from '../image.ts';

const SIDE = 240;
type Rgb = readonly [number, number, number];
type Shape = (x: number, y: number) => boolean;

/** Draws an image by a function of the place, each pixel the mean of four, with a little noise: the same each time. */
function photograph(colourAt: (x: number, y: number) => Rgb): RgbaImage {
  const data = new Uint8Array(SIDE * SIDE * 4).fill(255);
  let state = 7;
  const random = (): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
  for (let pixel = 0; pixel < SIDE * SIDE; pixel += 1) {
    const [x, y] = [pixel % SIDE, Math.floor(pixel / SIDE)];
    const corners = [colourAt(x, y), colourAt(x + 0.5, y), colourAt(x, y + 0.5), colourAt(x + 0.5, y + 0.5)];
    for (const channel of [0, 1, 2] as const) {
      const mean = corners.reduce((sum, corner) => sum + corner[channel], 0) / 4;
      data[pixel * 4 + channel] = Math.round(Math.min(255, Math.max(0, mean + random() + random() - 1)));
    }
  }
  return { data, width: SIDE, height: SIDE };
}

const dim = ([red, green, blue]: Rgb, light: number): Rgb => [red * light, green * light, blue * light];
const isBottle: Shape = (x, y) => (x > 90 && x < 140 && y > 90 && y < 190) || (x > 105 && x < 125 && y > 55 && y <= 90);
const bottleAt = (x: number, y: number): Rgb => (y > 120 && y < 155 ? [240, 220, 60] : [30 + x / 4, 70, 150 - y / 4]);
/** A bottle before a background whose light depends on the place. */
const bottle = (behind: Rgb, lightAt: (x: number, y: number) => number): RgbaImage =>
  photograph((x, y) => (isBottle(x, y) ? bottleAt(x, y) : dim(behind, lightAt(x, y))));

const WHITE: Rgb = [252, 252, 252];
const onWall = bottle(WHITE, (x, y) => (isBottle(x - 38, y - 14) ? 0.62 : 1));
const onFloor = bottle(WHITE, (x, y) => {
  const up = (189 - y) / 0.4;
  return isBottle(x - 0.8 * up, 189 - up) ? 0.55 : 1;
});
const onBlock = bottle(WHITE, (x, y) => (x > 50 && x < 190 && y > 185 ? 0.8 : 1));

describe('what has sharp edges but may be no part of the subject', () => {
  test.each([
    ['a hard shadow on the wall', onWall],
    ['a hard shadow on the floor', onFloor],
    ['a block of the same white that the photo cuts', onBlock],
  ])('%s is left out, and a person is asked to look', (_name, photo) => {
    const guess = guessMask(photo);
    expect(guess).toMatchObject({ verdict: 'check', hints: ['shadow'] });
    let [shared, joint] = [0, 0];
    for (let pixel = 0; pixel < guess.mask.length; pixel += 1) {
      const isIn = isBottle(pixel % SIDE, Math.floor(pixel / SIDE));
      if (isIn && guess.mask[pixel] === 1) shared += 1;
      if (isIn || guess.mask[pixel] === 1) joint += 1;
    }
    expect(shared / joint).toBeGreaterThan(0.91);
  });

  test('an ad does not cut out a subject with its hard shadow', () => {
    expect(cutOutPhoto(onWall, onWall)).toBeUndefined();
  });
});

describe('what may be a hole or a part', () => {
  const isRing: Shape = (x, y) => Math.abs(Math.hypot(x - 120, y - 130) - 60) < 16;
  const isStone: Shape = (x, y) => Math.abs(x - 120) < 22 && y > 30 && y < 70;
  const isBear: Shape = (x, y) => Math.hypot(x - 120, y - 150) < 70 || Math.hypot(x - 120, y - 70) < 42;
  const isBelly: Shape = (x, y) => Math.hypot(x - 120, y - 155) < 34;

  test('a ring hardly darker than a grey background is not certain with its hole filled', () => {
    const ring = photograph((x, y) =>
      isStone(x, y) ? [110 + x / 3, 90, 120] : isRing(x, y) ? [237, 237, 237] : [248, 248, 248],
    );
    const { verdict, mask } = guessMask(ring);
    expect(mask[130 * SIDE + 120] === 0 || verdict !== 'certain').toBe(true);
  });

  test('a belly in a darker shade of the background is not certainly a hole', () => {
    const green: Rgb = [96, 222, 70];
    const bear = photograph((x, y) => (isBelly(x, y) ? dim(green, 0.5) : isBear(x, y) ? [232, 60, 122] : green));
    const { verdict, mask } = guessMask(bear);
    expect(mask[155 * SIDE + 120] === 1 || verdict !== 'certain').toBe(true);
  });
});

test('a cover whose upper half is as white as its background is not certain without its title', () => {
  const isLetter: Shape = (x, y) => y > 60 && y < 76 && x > 75 && x < 165 && x % 12 < 3;
  const cover = photograph((x, y) => {
    if (x < 60 || x > 180 || y < 30 || y > 210) return WHITE;
    return isLetter(x, y) ? [20, 90, 160] : y > 115 ? [60, 120 + x / 6, 170] : WHITE;
  });
  expect(guessMask(cover)).toMatchObject({ verdict: 'check', hints: ['missing_part'] });
});

test.each([
  ['alone', [[70, 70, 100, 110]], []],
  [
    'with a label and a lid',
    [[70, 70, 100, 110]],
    [
      [90, 110, 60, 40, 200, 40, 60],
      [70, 52, 100, 18, 30, 60, 140],
    ],
  ],
] as const)('an even grey product %s is certain', (_name, [[left, top, width, height]], parts) => {
  const box = photograph((x, y) => {
    for (const [atX, atY, wide, high, ...colour] of parts)
      if (x >= atX && x < atX + wide && y >= atY && y < atY + high) return colour;
    return x >= left && x < left + width && y >= top && y < top + height ? [150, 150, 150] : WHITE;
  });
  expect(guessMask(box).verdict).toBe('certain');
});
