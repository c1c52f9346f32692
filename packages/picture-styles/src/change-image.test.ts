import { describe, expect, test } from 'vitest';
import { blendImages } from './blend-images.ts';
import { RELIGHT_DIRECTIONS, relightImage } from './relight-image.ts';

const [WIDTH, HEIGHT] = [96, 80];
const GREY = 150;

/** A plain picture with a lighter disc in its middle, and the mask of the disc. */
function makeDisc() {
  const rgba = new Uint8ClampedArray(WIDTH * HEIGHT * 4).fill(255);
  const mask = new Uint8Array(WIDTH * HEIGHT);
  for (let at = 0; at < mask.length; at += 1) {
    const isDisc = Math.hypot((at % WIDTH) - WIDTH / 2, Math.floor(at / WIDTH) - HEIGHT / 2) < 24;
    mask[at] = isDisc ? 255 : 0;
    rgba.fill(isDisc ? GREY : GREY - 20, at * 4, at * 4 + 3);
  }
  return { rgba, width: WIDTH, height: HEIGHT, subjectMask: mask };
}
const DISC = makeDisc();
const at = (rgba: Uint8ClampedArray, x: number, y: number, channel = 1): number =>
  rgba[(y * WIDTH + x) * 4 + channel] ?? Number.NaN;
const meanOf = (rgba: Uint8ClampedArray): number =>
  rgba.reduce((sum, value, index) => (index % 4 === 3 ? sum : sum + value), 0) / (rgba.length * 0.75);

describe('relighting', () => {
  const from = (direction: (typeof RELIGHT_DIRECTIONS)[number], strength = 1) =>
    relightImage({ ...DISC, direction, tone: 'neutral', strength });
  const [left, right] = [WIDTH / 2 - 18, WIDTH / 2 + 18];
  const [top, bottom] = [HEIGHT / 2 - 18, HEIGHT / 2 + 18];

  test('brightens the side of the subject that the light comes from, and darkens the other', () => {
    const [lit, other, above] = [from('left'), from('right'), from('top')];
    expect(at(lit, left, HEIGHT / 2) - at(lit, right, HEIGHT / 2)).toBeGreaterThan(20);
    expect(at(other, right, HEIGHT / 2) - at(other, left, HEIGHT / 2)).toBeGreaterThan(20);
    expect(at(above, WIDTH / 2, top) - at(above, WIDTH / 2, bottom)).toBeGreaterThan(20);
  });

  test('from behind, the rim is brighter than the middle', () => {
    const lit = from('back');
    expect(at(lit, WIDTH / 2, HEIGHT / 2 - 21)).toBeGreaterThan(at(lit, WIDTH / 2, HEIGHT / 2) + 15);
  });

  test('keeps the brightness of the whole within a tenth, and changes nothing at strength 0', () => {
    for (const direction of RELIGHT_DIRECTIONS) {
      expect(Math.abs(meanOf(from(direction)) / meanOf(DISC.rgba) - 1), direction).toBeLessThan(0.1);
      const same = from(direction, 0);
      expect(Math.max(...same.map((value, index) => Math.abs(value - (DISC.rgba[index] ?? 0))))).toBeLessThan(3);
    }
  });

  test('a warm light is redder than a cool one', () => {
    const [warm, cool] = (['warm', 'cool'] as const).map((tone) =>
      relightImage({ ...DISC, direction: 'left', tone, strength: 1 }),
    );
    const redness = (rgba = new Uint8ClampedArray()): number =>
      at(rgba, left, HEIGHT / 2, 0) - at(rgba, left, HEIGHT / 2, 2);
    expect(redness(warm)).toBeGreaterThan(redness(cool) + 20);
  });
});

describe('blending', () => {
  const makeBox = (color: readonly [number, number, number]) => {
    const rgba = new Uint8ClampedArray(20 * 30 * 4);
    for (let pixel = 0; pixel < 20 * 30; pixel += 1) rgba.set([...color, 255], pixel * 4);
    return { rgba, width: 20, height: 30, left: 38, top: 40 };
  };
  const background = {
    rgba: new Uint8ClampedArray(WIDTH * HEIGHT * 4).map((_, index) => [210, 200, 180, 255][index % 4] ?? 0),
    width: WIDTH,
    height: HEIGHT,
  };

  test('shows the foreground where it was put, and darkens the ground at its foot, not far from it', () => {
    const blended = blendImages({
      ...background,
      foreground: makeBox([40, 90, 200]),
      harmony: 0,
      castsShadow: true,
    });
    expect([0, 1, 2].map((channel) => at(blended, 48, 55, channel))).toEqual([40, 90, 200]);
    expect(at(blended, 48, 71)).toBeLessThan(150);
    expect([at(blended, 4, 6), at(blended, 92, 6)]).toEqual([200, 200]);
  });

  test('a foreground takes on the cast of what is around it, by a little', () => {
    const blended = blendImages({
      ...background,
      foreground: makeBox([90, 110, 160]),
      harmony: 1,
      castsShadow: false,
    });
    expect(at(blended, 48, 55, 0)).toBeGreaterThan(92);
    expect(Math.abs(at(blended, 48, 55, 2) - 160)).toBeLessThan(40);
  });

  test('what reaches beyond the picture is cut off, without a shadow of a foot that is not seen', () => {
    const foreground = { ...makeBox([40, 90, 200]), left: -10, top: 60 };
    const blended = blendImages({ ...background, foreground, harmony: 0, castsShadow: true });
    expect(blended).toHaveLength(background.rgba.length);
    expect(at(blended, 0, 79)).toBe(90);
    expect(at(blended, 14, 79)).toBe(200);
  });
});
