import { describe, expect, test } from 'vitest';
import type { ClipSource, LayersSource, PhotoSource } from './clip-source.ts';
import { drawClipFrame } from './draw-clip-frame.ts';
import { CLIP_EFFECTS, CLIP_MOVES, type ClipEffect, type ClipMove } from './kinds.ts';
import { type ClipWishes, planClip } from './plan-clip.ts';

const [WIDTH, HEIGHT] = [96, 54];

/** A textured wall and ground, and a bottle that stands on it. */
function makeLayers(width = WIDTH, height = HEIGHT): LayersSource {
  const plate = new Uint8ClampedArray(width * height * 4);
  const subject = new Uint8ClampedArray(width * height * 4);
  const inverseDepth = new Float32Array(width * height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const pixel = y * width + x;
      const nearness = Math.max(0, (y - height / 2) / (height / 2));
      inverseDepth[pixel] = 0.2 + 0.8 * nearness;
      const wave = 40 * Math.sin(x / 4) + 25 * Math.sin(y / 5);
      plate.set([150 + wave, 130 + wave / 2, 120 - wave / 3, 255], pixel * 4);
      if (Math.abs(x - width / 2) < width / 12 && y > height * 0.3 && y < height * 0.8)
        subject.set([200, 60, 60, 255], pixel * 4);
    }
  return { kind: 'layers', plate, subject, inverseDepth };
}

function makePhoto(): PhotoSource {
  const { plate, subject } = makeLayers();
  const rgba = new Uint8ClampedArray(plate);
  const subjectMask = new Uint8Array(WIDTH * HEIGHT);
  for (let pixel = 0; pixel < subjectMask.length; pixel += 1) {
    subjectMask[pixel] = subject[pixel * 4 + 3] ?? 0;
    if (subjectMask[pixel]) rgba.set(subject.subarray(pixel * 4, pixel * 4 + 4), pixel * 4);
  }
  return { kind: 'photo', rgba, subjectMask };
}

const LAYERS = makeLayers();
const PHOTO = makePhoto();
const plan = (wishes: Partial<ClipWishes>) =>
  planClip({
    seconds: 1,
    fps: 24,
    width: WIDTH,
    height: HEIGHT,
    move: 'none',
    effects: [],
    seed: 1,
    loop: false,
    ...wishes,
  });
const draw = (wishes: Partial<ClipWishes>, source: ClipSource, index: number) =>
  drawClipFrame(plan(wishes), source, index);
const isSame = (one: Uint8ClampedArray, other: Uint8ClampedArray): boolean =>
  one.every((value, at) => value === other[at]);

function difference(one: Uint8ClampedArray, other: Uint8ClampedArray): number {
  let sum = 0;
  for (let at = 0; at < one.length; at += 1) sum += ((one[at] ?? 0) - (other[at] ?? 0)) ** 2;
  return sum / one.length;
}
const psnr = (one: Uint8ClampedArray, other: Uint8ClampedArray): number =>
  10 * Math.log10(255 ** 2 / Math.max(1e-6, difference(one, other)));

/** How far a strip of rows has moved between two frames, in pixels: the shift at which they are most alike. */
function findShift(one: Uint8ClampedArray, other: Uint8ClampedArray, rows: readonly number[]): number {
  let best = { shift: 0, error: Number.POSITIVE_INFINITY };
  for (let shift = -10; shift <= 10; shift += 1) {
    let [error, count] = [0, 0];
    for (const y of rows)
      for (let x = 12; x < WIDTH - 12; x += 1) {
        if (Math.abs(x - WIDTH / 2) < 20) continue;
        error += Math.abs((one[(y * WIDTH + x) * 4] ?? 0) - (other[(y * WIDTH + x + shift) * 4] ?? 0));
        count += 1;
      }
    if (error / count < best.error) best = { shift, error: error / count };
  }
  return best.shift;
}

/** Where the red bottle is: the middle of its pixels, and their number. */
function findBottle(frame: Uint8ClampedArray) {
  let [x, y, count] = [0, 0, 0];
  for (let pixel = 0; pixel < frame.length / 4; pixel += 1) {
    const [red = 0, green = 0] = [frame[pixel * 4], frame[pixel * 4 + 1]];
    if (red < 170 || green > 90) continue;
    x += pixel % WIDTH;
    y += Math.floor(pixel / WIDTH);
    count += 1;
  }
  return { x: x / count, y: y / count, count };
}

describe('the camera', () => {
  test('stands still without a move: every frame is the picture itself', () => {
    const photo = { kind: 'photo', rgba: PHOTO.rgba } as const;
    for (const index of [0, 11, 23])
      expect(isSame(draw({}, photo, index), new Uint8ClampedArray(PHOTO.rgba))).toBe(true);
    expect(isSame(draw({}, LAYERS, 0), draw({}, LAYERS, 23))).toBe(true);
    // The subject lies over its plate, and the filled background behind it is never seen.
    expect(psnr(draw({}, PHOTO, 5), new Uint8ClampedArray(PHOTO.rgba))).toBeGreaterThan(50);
  });

  test.each([
    ['pan_left', 1],
    ['pan_right', -1],
  ] as const)('%s moves what it sees by %i in x, the near ground more than the far wall', (move, sign) => {
    const [first, last] = [draw({ move }, LAYERS, 0), draw({ move }, LAYERS, 23)];
    const far = findShift(first, last, [8, 10, 12]) * sign;
    const near = (findBottle(last).x - findBottle(first).x) * sign;
    expect(far).toBeGreaterThan(1);
    expect(near).toBeGreaterThan(far);
  });

  test('rises and sinks', () => {
    const moveOf = (move: ClipMove) =>
      findBottle(draw({ move }, LAYERS, 23)).y - findBottle(draw({ move }, LAYERS, 0)).y;
    expect(moveOf('crane_up')).toBeGreaterThan(2);
    expect(moveOf('crane_down')).toBeLessThan(-2);
  });

  test('comes nearer and goes back', () => {
    const sizes = (move: ClipMove) => [0, 12, 23].map((index) => findBottle(draw({ move }, LAYERS, index)).count);
    const [a = 0, b = 0, c = 0] = sizes('push');
    expect(b).toBeGreaterThan(a);
    expect(c).toBeGreaterThan(b);
    const [d = 0, , f = 0] = sizes('pull');
    expect(d).toBeGreaterThan(f);
  });

  test('turns about the subject: the wall moves against the foreground', () => {
    const [first, last] = [draw({ move: 'orbit' }, LAYERS, 0), draw({ move: 'orbit' }, LAYERS, 23)];
    expect(Math.abs(findBottle(last).x - findBottle(first).x)).toBeLessThan(3);
    expect(findShift(first, last, [8, 10, 12])).toBeLessThan(-2);
  });

  test.each(CLIP_MOVES)('%s shows no edge of the picture and jumps nowhere', (move) => {
    // A green frame around the plate would come into view.
    const { plate, ...rest } = makeLayers();
    const framed = new Uint8ClampedArray(plate);
    for (let y = 0; y < HEIGHT; y += 1)
      for (const x of [0, WIDTH - 1]) framed.set([0, 255, 0, 255], (y * WIDTH + x) * 4);
    const frames = Array.from({ length: 24 }, (_, index) => draw({ move }, { ...rest, plate: framed }, index));
    if (move !== 'none' && move !== 'push' && move !== 'pull') {
      // Moves to the side enlarge the picture, and use no more of it than they need.
      const middle = frames[12] ?? new Uint8ClampedArray();
      expect(middle[1]).toBeLessThan(200);
    }
    const steps = frames.slice(1).map((frame, index) => Math.sqrt(difference(frame, frames[index] ?? frame)));
    const median = steps.toSorted((one, other) => one - other)[11] ?? 0;
    expect(Math.max(...steps)).toBeLessThanOrEqual(3 * median + 2);
  });
});

describe('loops', () => {
  test.each([...CLIP_MOVES])('%s leads on to its first frame', (move) => {
    const looped = { move, loop: true, effects: [...CLIP_EFFECTS] } as const;
    // The step from the last frame to the first is one like all others.
    const frames = Array.from({ length: 24 }, (_, index) => draw(looped, LAYERS, index));
    const steps = frames.map((frame, index) => difference(frame, frames[(index + 1) % 24] ?? frame));
    const seam = steps.at(-1) ?? 0;
    expect(seam).toBeLessThanOrEqual(1.6 * Math.max(...steps.slice(0, -1)) + 1);
  });

  test('the frame after the last would be the first', () => {
    const looped = plan({ move: 'orbit', loop: true, effects: ['steam', 'snow', 'water'] });
    const doubled = { ...looped, cameras: [...looped.cameras, ...looped.cameras.slice(0, 1)] };
    expect(psnr(drawClipFrame(doubled, LAYERS, 24), drawClipFrame(looped, LAYERS, 0))).toBeGreaterThan(35);
  });
});

describe('effects', () => {
  test.each(CLIP_EFFECTS)('%s is seen, moves, and is the same for the same seed', (effect) => {
    const still = draw({}, LAYERS, 12);
    const with12 = draw({ effects: [effect] }, LAYERS, 12);
    expect(difference(with12, still)).toBeGreaterThan(0.2);
    expect(isSame(with12, draw({ effects: [effect] }, LAYERS, 13))).toBe(false);
    expect(isSame(with12, draw({ effects: [effect] }, LAYERS, 12))).toBe(true);
    expect(with12.every((value, at) => at % 4 !== 3 || value === 255)).toBe(true);
  });

  test.each(['rain', 'snow', 'dust', 'sparkles', 'confetti', 'steam'] satisfies ClipEffect[])(
    '%s is another for another seed',
    (effect) => {
      expect(isSame(draw({ effects: [effect] }, LAYERS, 9), draw({ effects: [effect], seed: 2 }, LAYERS, 9))).toBe(
        false,
      );
    },
  );

  test('water ripples where its mask says, and nowhere else', () => {
    const water = new Uint8Array(WIDTH * HEIGHT);
    water.fill(255, WIDTH * 40, WIDTH * 50);
    const source = { ...LAYERS, water };
    const [still, rippled] = [draw({}, source, 6), draw({ effects: ['water'] }, source, 6)];
    const changed = (from: number, to: number) =>
      difference(rippled.subarray(from * WIDTH * 4, to * WIDTH * 4), still.subarray(from * WIDTH * 4, to * WIDTH * 4));
    expect(changed(0, 40)).toBe(0);
    expect(changed(40, 50)).toBeGreaterThan(1);
    expect(changed(50, HEIGHT)).toBe(0);
  });

  test('a light sweep lights the subject alone', () => {
    const still = draw({}, LAYERS, 12);
    const swept = draw({ effects: ['light_sweep'] }, LAYERS, 12);
    const isLit = (pixel: number): boolean => swept[pixel * 4] !== still[pixel * 4];
    const lit = Array.from({ length: WIDTH * HEIGHT }, (_, pixel) => pixel).filter(isLit);
    expect(lit.length).toBeGreaterThan(20);
    expect(lit.filter((pixel) => (LAYERS.subject[pixel * 4 + 3] ?? 0) === 0)).toEqual([]);
  });
});

describe('first and last frame', () => {
  const first = new Uint8ClampedArray(LAYERS.plate);
  const last = first.map((value, at) => (at % 4 === 3 ? 255 : 255 - value));
  const source = { kind: 'first_and_last', first, last } as const;

  test.each(CLIP_MOVES)('%s begins with the one and ends with the other, without a jump', (move) => {
    expect(isSame(draw({ move }, source, 0), first)).toBe(true);
    expect(isSame(draw({ move }, source, 23), last)).toBe(true);
    const frames = Array.from({ length: 24 }, (_, index) => draw({ move }, source, index));
    for (let index = 1; index < 24; index += 1)
      expect(Math.sqrt(difference(frames[index] ?? first, frames[index - 1] ?? first))).toBeLessThan(40);
  });
});

test.each([
  [1, 1],
  [2, 200],
  [200, 2],
  [3, 5],
])('draws clips of %i x %i pixels', (width, height) => {
  const source = makeLayers(width, height);
  const photo = { kind: 'photo', rgba: source.plate, subjectMask: new Uint8Array(width * height).fill(200) } as const;
  for (const move of CLIP_MOVES)
    for (const each of [source, photo]) {
      const clip = planClip({
        seconds: 0.2,
        fps: 10,
        width,
        height,
        move,
        effects: [...CLIP_EFFECTS],
        seed: 3,
        loop: true,
      });
      expect(drawClipFrame(clip, each, clip.frames - 1)).toHaveLength(width * height * 4);
    }
});

test('refuses sources of another size, and frames that are not there', () => {
  expect(() => draw({ width: 97 }, LAYERS, 0)).toThrow(RangeError);
  expect(() => draw({}, { ...PHOTO, subjectMask: new Uint8Array(3) }, 0)).toThrow(RangeError);
  expect(() => draw({}, LAYERS, 24)).toThrow(RangeError);
  expect(() => plan({ seconds: 0 })).toThrow(RangeError);
  expect(() => plan({ fps: Number.NaN })).toThrow(RangeError);
});
