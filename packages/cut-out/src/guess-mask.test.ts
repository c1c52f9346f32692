import { describe, expect, test } from 'vitest';
import { cutOutPhoto } from './automatic/cut-out-photo.ts';
import { guessMask } from './guess-mask.ts';
import type { RgbaImage } from './image.ts';

const SIDE = 200;
/** Scenes are drawn on 320 pixels. */
const DRAWN = 320;
type Rgb = readonly [number, number, number];
type Paint = (x: number, y: number) => Rgb;

/** Draws an image by a function of the place, with the noise of a camera: the same each time. */
function photograph(paint: Paint, side = SIDE): RgbaImage {
  const data = new Uint8Array(side * side * 4).fill(255);
  const scale = DRAWN / side;
  let state = 11;
  const random = (): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
  for (let y = 0; y < side; y += 1)
    for (let x = 0; x < side; x += 1)
      for (const [channel, value] of paint(x * scale, y * scale).entries())
        data[(y * side + x) * 4 + channel] = Math.round(Math.min(255, Math.max(0, value + random() + random() - 1)));
  return { data, width: side, height: side };
}

const isDisc =
  (cx: number, cy: number, radius: number) =>
  (x: number, y: number): boolean =>
    (x - cx) ** 2 + (y - cy) ** 2 < radius ** 2;
const head = isDisc(160, 100, 52);
const trunk = isDisc(160, 205, 74);
const ears = [isDisc(118, 60, 22), isDisc(202, 60, 22)];
const eyes = [isDisc(142, 92, 7), isDisc(178, 92, 7)];
const belly = isDisc(160, 215, 30);
/** All but a seam around the bear. */
const INNER = [isDisc(160, 100, 47), isDisc(160, 205, 69), isDisc(118, 60, 17), isDisc(202, 60, 17)];
const isBear = (x: number, y: number): boolean => [head, trunk, ...ears].some((part) => part(x, y));
const isEye = (x: number, y: number): boolean => eyes.some((part) => part(x, y));

/** A bear whose fur is darker than what is behind it by so many levels, with dark eyes and a coloured belly. */
const bear =
  (behind: Paint, levels: number): Paint =>
  (x, y) => {
    const [red, green, blue] = behind(x, y);
    if (isEye(x, y)) return [30, 28, 28];
    if (belly(x, y)) return [150, 110, 170];
    return isBear(x, y) ? [red - levels, green - levels, blue - levels] : [red, green, blue];
  };
const white: Paint = () => [250, 250, 250];
/** A soft shadow on the floor below the bear. */
const floor: Paint = (x, y) => {
  const shade = 250 * (1 - 0.3 * Math.exp(-(((x - 160) / 100) ** 2) - ((y - 280) / 16) ** 2));
  return [shade, shade, shade];
};

/** Counts what mask and bear share, and what either has. */
function compare({ mask, size }: ReturnType<typeof guessMask>): { overlap: number; found: number } {
  let [shared, joint, own] = [0, 0, 0];
  for (let pixel = 0; pixel < mask.length; pixel += 1) {
    const [x, y] = [pixel % size.width, Math.floor(pixel / size.width)];
    const isInside = isBear((x * 320) / size.width, (y * 320) / size.height);
    if (isInside) own += 1;
    if (isInside && mask[pixel] === 1) shared += 1;
    if (isInside || mask[pixel] === 1) joint += 1;
  }
  return { overlap: shared / joint, found: shared / own };
}

describe('a pale bear before white', () => {
  test.each([3, 6, 12])('is found as a whole where its fur is %i levels darker', (levels) => {
    const guess = guessMask(photograph(bear(white, levels)));
    expect(guess.verdict).toBe('certain');
    expect(compare(guess).overlap).toBeGreaterThan(0.96);
  });

  test('is found above its shadow, and a person is asked where that ends', () => {
    const guess = guessMask(photograph(bear(floor, 9)));
    expect(compare(guess).found).toBeGreaterThan(0.96);
    if (guess.verdict !== 'certain') expect(guess.hints).toContain('shadow');
    else expect(compare(guess).overlap).toBeGreaterThan(0.95);
  });

  test('keeps its whole body where its shadow is as grey as its fur', () => {
    const dark: Paint = (x, y) => {
      const shade = 250 * (1 - 0.35 * Math.exp(-(((x - 160) / 80) ** 2) - ((y - 284) / 24) ** 2));
      return [shade, shade, shade];
    };
    const grey: Paint = (x, y) => (isBear(x, y) ? bear(white, 70)(x, y) : dark(x, y));
    const guess = guessMask(photograph(grey));
    expect(guess).toMatchObject({ verdict: 'check', hints: ['shadow'] });
    expect(compare(guess).overlap).toBeGreaterThan(0.95);
  });

  test('is no certain subject where only its eyes and belly differ from the white', () => {
    const guess = guessMask(photograph(bear(white, 0)));
    expect(guess).toMatchObject({ verdict: 'check', hints: ['missing_part'] });
  });
});

describe('a box with a pale sole, in a shadow that is as grey at its sides and darker below', () => {
  const isBody = (x: number, y: number): boolean => x > 80 && x < 240 && y > 120 && y < 230;
  const isSole = (x: number, y: number): boolean => x > 76 && x < 246 && y >= 230 && y < 256;
  const box: Paint = (x, y) => {
    if (isBody(x, y)) return [110, 60, 40];
    if (isSole(x, y)) return [228, 230, 226];
    const shade = 250 * (1 - 0.35 * Math.exp(-(((x - 160) / 110) ** 2) - ((y - 262) / 30) ** 2));
    return [shade, shade, shade];
  };
  const at = ({ mask, size }: ReturnType<typeof guessMask>, x: number, y: number): number | undefined =>
    mask[Math.floor((y * size.height) / 320) * size.width + Math.floor((x * size.width) / 320)];

  test('keeps its sole, and a person is asked where the shadow ends', () => {
    const guess = guessMask(photograph(box));
    expect(guess).toMatchObject({ verdict: 'check', hints: ['shadow'] });
    for (const x of [90, 160, 230]) expect(at(guess, x, 244)).toBe(1);
    expect(at(guess, 160, 275)).toBe(0);
  });

  test('is not cut out for an ad without its sole', () => {
    const photo = photograph(box, DRAWN);
    expect(cutOutPhoto({ ...photo, data: photo.data.slice() }, photo)).toBeUndefined();
  });
});

test('a bottle that a label as white as its background parts is shown whole, and a person is asked', () => {
  const isBottle = (x: number, y: number): boolean => x > 110 && x < 210 && y > 50 && y < 280;
  const isPrint = (x: number, y: number): boolean => y > 150 && y < 180 && (x - 120) % 30 < 12 && x > 120 && x < 200;
  const isLabel = (y: number): boolean => y > 130 && y < 200;
  const guess = guessMask(
    photograph((x, y) => {
      if (!isBottle(x, y)) return [250, 250, 250];
      if (isPrint(x, y)) return [120, 90, 60];
      return isLabel(y) ? [248, 248, 248] : [150, 152, 156];
    }),
  );
  expect(guess).toMatchObject({ verdict: 'check', hints: ['missing_part'] });
  let missed = 0;
  for (let pixel = 0; pixel < guess.mask.length; pixel += 1) {
    const [x, y] = [pixel % guess.size.width, Math.floor(pixel / guess.size.width)];
    const scale = DRAWN / guess.size.width;
    if (isBottle(x * scale, y * scale) && guess.mask[pixel] === 0) missed += 1;
  }
  expect(missed / guess.mask.length).toBeLessThan(0.01);
});

test('what a coarse encoder leaves around a subject is no part of it', () => {
  const isNear = [isDisc(160, 100, 76), isDisc(160, 205, 98)];
  const haze: Paint = (x, y) => (isNear.some((part) => part(x, y)) ? [247.7, 247.7, 247.7] : [250, 250, 250]);
  const guess = guessMask(photograph((x, y) => (isBear(x, y) ? [150, 120, 90] : haze(x, y))));
  expect(guess.verdict).toBe('certain');
  expect(compare(guess).overlap).toBeGreaterThan(0.96);
});

test('asks for marks where the background has more edges than the outline of what was found', () => {
  const grey: Paint = () => [196, 198, 201];
  const isSeam = (x: number, y: number): boolean =>
    isBear(x, y) &&
    !INNER.some((part) => part(x, y)) &&
    // Seams with gaps enclose nothing.
    Math.floor(Math.atan2(y - 150, x - 160) * 9) % 3 !== 0;
  const seams = photograph((x, y) => (isSeam(x, y) ? [170, 172, 175] : bear(grey, 0)(x, y)));
  expect(guessMask(seams)).toMatchObject({ verdict: 'mark', hints: ['box'] });
});
