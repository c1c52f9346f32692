import { toLinear } from '@reelwright/color-spaces';
import { createSeededRandom } from '@reelwright/seeded-random';
import { describe, expect, test } from 'vitest';
import { toOklab } from './oklab.ts';
import { type RelightDirection, relightImage } from './relight-image.ts';

const [WIDTH, HEIGHT] = [96, 72];
const SIZE = { width: WIDTH, height: HEIGHT };
const COUNT = 12;

/** A picture without a certain subject: things of any colours before a wall, under an old light from any side, with grain. */
function makeImage(index: number): Uint8ClampedArray<ArrayBuffer> {
  const random = createSeededRandom(index, 'picture');
  const color = () => [random.between(0.03, 0.95), random.between(0.03, 0.95), random.between(0.03, 0.95)];
  const wall = color();
  const things = Array.from({ length: 2 + (index % 4) }, () => ({
    x: random.between(0.15, 0.85),
    y: random.between(0.2, 0.8),
    wide: random.between(0.06, 0.3),
    tall: random.between(0.08, 0.35),
    color: color(),
  }));
  const [across, down] = [random.between(-0.4, 0.4), random.between(-0.3, 0.3)];
  const rgba = new Uint8ClampedArray(WIDTH * HEIGHT * 4).fill(255);
  for (let y = 0; y < HEIGHT; y += 1)
    for (let x = 0; x < WIDTH; x += 1) {
      const [u, v] = [x / WIDTH, y / HEIGHT];
      const shown = things.findLast((each) => Math.hypot((u - each.x) / each.wide, (v - each.y) / each.tall) < 1);
      const old = (1 + across * (u - 0.5) * 2) * (1 + down * (v - 0.5) * 2) * random.between(0.94, 1.06);
      for (const channel of [0, 1, 2])
        rgba[(y * WIDTH + x) * 4 + channel] = 255 * ((shown?.color ?? wall)[channel] ?? 0) * old;
    }
  return rgba;
}

const relight = (rgba: Uint8ClampedArray, direction: RelightDirection, strength = 1) =>
  relightImage({ rgba, ...SIZE, subjectMask: null, direction, tone: 'neutral', strength });

type Place = (x: number, y: number) => boolean;
const ENDS: Readonly<Record<Exclude<RelightDirection, 'back'>, readonly [near: Place, far: Place]>> = {
  left: [(x) => x < WIDTH / 3, (x) => x >= (2 * WIDTH) / 3],
  right: [(x) => x >= (2 * WIDTH) / 3, (x) => x < WIDTH / 3],
  top: [(_, y) => y < HEIGHT / 3, (_, y) => y >= (2 * HEIGHT) / 3],
};

/** Mean light of a part, linear. */
function lightOf(rgba: Uint8ClampedArray, isPart: Place): number {
  let [sum, count] = [0, 0];
  for (let at = 0; at < WIDTH * HEIGHT; at += 1) {
    if (!isPart(at % WIDTH, Math.floor(at / WIDTH))) continue;
    const [red = 0, green = 0, blue = 0] = rgba.subarray(at * 4, at * 4 + 3);
    sum += 0.2126 * toLinear(red / 255) + 0.7152 * toLinear(green / 255) + 0.0722 * toLinear(blue / 255);
    count += 1;
  }
  return sum / count;
}

describe('a picture without a certain subject', () => {
  test.each(['left', 'right', 'top'] as const)(
    'gets at least 1.35 times as bright on the side of a light from the %s, against the other side',
    (direction) => {
      const [near, far] = ENDS[direction];
      const gains = Array.from({ length: COUNT }, (_, index) => {
        const before = makeImage(index);
        const after = relight(before, direction);
        return lightOf(after, near) / lightOf(after, far) / (lightOf(before, near) / lightOf(before, far));
      });
      expect(Math.min(...gains)).toBeGreaterThan(1.35);
    },
  );

  test('keeps its hues within 3 degrees under a white light', () => {
    for (let index = 0; index < COUNT; index += 1) {
      const before = makeImage(index);
      for (const direction of ['left', 'top', 'back'] as const) {
        const turn = turnOfHues(before, relight(before, direction));
        expect(turn, `picture ${index} from the ${direction}`).toBeLessThan(3);
      }
    }
  });

  test('keeps its detail: what differs between neighbours still does, by as much on average', () => {
    for (let index = 0; index < COUNT; index += 1) {
      const before = makeImage(index);
      const { likeness, size } = compareDetail(before, relight(before, 'right'));
      expect(likeness, `picture ${index}`).toBeGreaterThan(0.88);
      expect(size, `picture ${index}`).toBeGreaterThan(0.6);
      expect(size, `picture ${index}`).toBeLessThan(1.6);
    }
  });

  test('half the strength changes about half as much', () => {
    const [near, far] = ENDS.left;
    const before = makeImage(3);
    const gainAt = (strength: number): number => {
      const after = relight(before, 'left', strength);
      return Math.log(lightOf(after, near) / lightOf(after, far) / (lightOf(before, near) / lightOf(before, far)));
    };
    expect(gainAt(0.5) / gainAt(1)).toBeGreaterThan(0.3);
    expect(gainAt(0.5) / gainAt(1)).toBeLessThan(0.7);
  });
});

/** A dark disc in the middle of a light wall. */
const DISC = (() => {
  const rgba = new Uint8ClampedArray(WIDTH * HEIGHT * 4).fill(255);
  for (let at = 0; at < WIDTH * HEIGHT; at += 1) {
    const isThing = Math.hypot((at % WIDTH) - WIDTH / 2, Math.floor(at / WIDTH) - HEIGHT / 2) < 20;
    rgba.fill(isThing ? 70 : 190, at * 4, at * 4 + 3);
  }
  return rgba;
})();
const gainOf = (lit: Uint8ClampedArray, x: number, y: number): number =>
  (lit[(y * WIDTH + x) * 4] ?? 0) / (DISC[(y * WIDTH + x) * 4] ?? 1);

test('what stands out is lit as a body: it gets brighter towards its edge by the light, darker towards the other', () => {
  const lit = relight(DISC, 'left');
  const middle = gainOf(lit, WIDTH / 2, HEIGHT / 2);
  expect(gainOf(lit, WIDTH / 2 - 17, HEIGHT / 2)).toBeGreaterThan(1.15 * middle);
  expect(gainOf(lit, WIDTH / 2 + 17, HEIGHT / 2)).toBeLessThan(0.85 * middle);
});

test('a light from behind leaves the middle of what stands out in shade, and shines on the wall', () => {
  const lit = relight(DISC, 'back');
  const middle = gainOf(lit, WIDTH / 2, HEIGHT / 2);
  expect(gainOf(lit, WIDTH / 2, 6)).toBeGreaterThan(1.25 * middle);
  expect(gainOf(lit, WIDTH / 2, HEIGHT / 2 - 19)).toBeGreaterThan(1.1 * middle);
});

test('an old light from the other side is turned back', () => {
  const rgba = new Uint8ClampedArray(WIDTH * HEIGHT * 4).fill(255);
  for (let at = 0; at < WIDTH * HEIGHT; at += 1) rgba.fill(90 + (110 * (at % WIDTH)) / WIDTH, at * 4, at * 4 + 3);
  const lit = relight(rgba, 'left');
  expect(lightOf(lit, ENDS.left[0])).toBeGreaterThan(lightOf(lit, ENDS.left[1]));
});

/** Mean turn of the hue of coloured pixels, degrees. Pixels that are white or black, before or after, have none. */
function turnOfHues(before: Uint8ClampedArray, after: Uint8ClampedArray): number {
  let [sum, count] = [0, 0];
  for (let at = 0; at < before.length; at += 4) {
    const [one, other] = [colorAt(before, at), colorAt(after, at)];
    if (Math.hypot(one[1], one[2]) < 0.04 || Math.hypot(other[1], other[2]) < 0.02) continue;
    const turn = Math.atan2(one[2], one[1]) - Math.atan2(other[2], other[1]);
    sum += Math.abs((Math.atan2(Math.sin(turn), Math.cos(turn)) * 180) / Math.PI);
    count += 1;
  }
  return count === 0 ? 0 : sum / count;
}

const colorAt = (rgba: Uint8ClampedArray, at: number) =>
  toOklab([(rgba[at] ?? 0) / 255, (rgba[at + 1] ?? 0) / 255, (rgba[at + 2] ?? 0) / 255]);

/** Compares the differences between neighbours in OKLab's lightness: how alike, and how large against before. */
function compareDetail(before: Uint8ClampedArray, after: Uint8ClampedArray): { likeness: number; size: number } {
  let [both, own, other] = [0, 0, 0];
  for (let at = 0; at + 4 < before.length; at += 4) {
    if ((at / 4) % WIDTH === WIDTH - 1) continue;
    const old = colorAt(before, at + 4)[0] - colorAt(before, at)[0];
    const now = colorAt(after, at + 4)[0] - colorAt(after, at)[0];
    both += old * now;
    own += old * old;
    other += now * now;
  }
  return { likeness: both / Math.sqrt(own * other), size: Math.sqrt(other / own) };
}
