import type { Layer, SpriteLayer, StickerSpec } from '@reelwright/timeline';
import { TRANSITION_KINDS } from '@reelwright/timeline';
import { describe, expect, test } from 'vitest';
import { addGrey, frameOf, HEIGHT, lumaAt, openCompositor, visual, WHOLE, WIDTH } from './compositor-test-kit.ts';
import { toSamples } from './paint/frame-buffer.ts';

/** An opaque white sprite of 16 by 8 pixels; a logo, which needs no canvas. */
function sprite(changes: Partial<SpriteLayer> = {}): SpriteLayer {
  return {
    kind: 'sprite',
    sprite: {
      key: 'plate',
      kind: 'logo',
      media: 'plate',
      width: 16,
      height: 8,
      scale: 1,
    },
    x: 10,
    y: 6,
    scale: 1,
    opacity: 1,
    ...changes,
  };
}

const plateSpec = (index: number): StickerSpec => ({
  key: `plate-${index}`,
  kind: 'shape',
  width: 16,
  height: 8,
  scale: 1,
  shape: 'rect',
  fill: { from: '#ffffff', fromOpacity: 1, to: '#ffffff', toOpacity: 1 },
  radius: 0,
});

const rampLuma = (grey: number) => 16 + (grey * 219) / 255;

describe('visuals', () => {
  test('of one colour stay flat under any window, at any place', async () => {
    const compositor = await openCompositor();
    addGrey(compositor, 'a', { x: 0, y: 0, width: 300, height: 300 }, () => 140);
    const expected = toSamples('#8c8c8c').y;
    for (let round = 0; round < 40; round++) {
      const size = 10 + ((round * 37) % 280);
      const window = { x: (round * 0.37) % (300 - size), y: (round * 0.73) % (300 - size), width: size, height: size };
      const samples = compositor.paint(frameOf([visual({ window })]));
      expect(new Set(samples.subarray(0, WIDTH * HEIGHT))).toEqual(new Set([expected]));
      expect(new Set(samples.subarray(WIDTH * HEIGHT))).toEqual(new Set([128]));
    }
  });

  test('move by whole pixels with their window', async () => {
    const compositor = await openCompositor();
    addGrey(compositor, 'a', { x: 0, y: 0, width: 128, height: 96 }, (x, y) => (x * 73 + y * 151) % 256);
    const still = compositor.paint(frameOf([visual()])).slice();
    const moved = compositor.paint(frameOf([visual({ window: { ...WHOLE, x: 6, y: 4 } })]));
    for (let y = 0; y < HEIGHT - 4; y++)
      for (let x = 0; x < WIDTH - 6; x++) expect(lumaAt(moved, x, y)).toBe(lumaAt(still, x + 6, y + 4));
  });

  test('keep an edge within a tenth of a pixel of its window', async () => {
    const compositor = await openCompositor();
    // The soft edge is a ramp: its position is where the ramp passes its middle, which can be computed exactly.
    addGrey(compositor, 'a', { x: 0, y: 0, width: 128, height: 96 }, (x) =>
      Math.min(255, Math.max(0, (x - 24) * 12.75)),
    );
    const errors: number[] = [];
    for (let step = 0; step < 100; step++) {
      const shift = step * 0.0731;
      const samples = compositor.paint(frameOf([visual({ window: { ...WHOLE, x: shift } })]));
      // Mean position of the window over the ramp's inner columns.
      const columns = Array.from({ length: 8 }, (_, i) => 24 + i);
      const places = columns.map((x) => 24 + ((lumaAt(samples, x, 20) - 16) * 255) / 219 / 12.75 - x);
      const place = places.reduce((sum, each) => sum + each, 0) / places.length;
      errors.push(Math.abs(place - shift));
    }
    // Eight-bit samples resolve a position on this ramp to 0.05.
    expect(Math.max(...errors)).toBeLessThan(0.06);
    expect(Math.sqrt(errors.reduce((sum, error) => sum + error * error, 0) / errors.length)).toBeLessThan(0.03);
  });

  test('far larger than the canvas show the mean of their pixels, not every tenth one', async () => {
    const compositor = await openCompositor();
    addGrey(compositor, 'a', { x: 0, y: 0, width: 640, height: 480 }, (x) => (x % 4 < 2 ? 0 : 255));
    const window = { x: 0, y: 0, width: 640, height: 480 };
    const samples = compositor.paint(frameOf([visual({ window })]));
    for (let x = 2; x < WIDTH - 2; x++) expect(Math.abs(lumaAt(samples, x, 24) - rampLuma(127.5))).toBeLessThan(3);
  });

  test('show the same in part as in whole', async () => {
    const compositor = await openCompositor();
    const texture = (x: number, y: number) => (x * 73 + y * 151) % 256;
    addGrey(compositor, 'a', { x: 0, y: 0, width: 200, height: 200 }, texture);
    const layer = visual({ window: { x: 60.3, y: 70.7, width: 60, height: 45 } });
    const whole = compositor.paint(frameOf([layer])).slice();
    addGrey(compositor, 'a', { x: 50, y: 60, width: 80, height: 66 }, texture);
    expect(compositor.paint(frameOf([layer]))).toEqual(whole);
  });

  test('cover an edge pixel in part if their edge lies between pixels', async () => {
    const compositor = await openCompositor();
    addGrey(compositor, 'a', { x: 0, y: 0, width: 64, height: 48 }, () => 255);
    const dest = { x: 10.25, y: 8, width: 20, height: 20 };
    const samples = compositor.paint(frameOf([visual({ window: { x: 8, y: 8, width: 20, height: 20 }, dest })]));
    expect(lumaAt(samples, 9, 12)).toBe(16);
    expect(lumaAt(samples, 10, 12)).toBe(Math.round(16 + 0.75 * 219));
    expect(lumaAt(samples, 11, 12)).toBe(235);
    expect(lumaAt(samples, 30, 12)).toBe(Math.round(16 + 0.25 * 219));
    expect(lumaAt(samples, 31, 12)).toBe(16);
  });

  test.each([1, 0.1, 0.01, 1e-4, 1e-9])(
    'an image, a mask and a sprite scaled by %d leave the rest alone',
    async (scale) => {
      const compositor = await openCompositor();
      addGrey(compositor, 'a', WHOLE, () => 255);
      const [width, height] = [WIDTH * scale, HEIGHT * scale];
      const dest = { x: (WIDTH - width) / 2, y: (HEIGHT - height) / 2, width, height };
      const rotation = { cos: 0.6, sin: 0.8 };
      for (const layer of [visual({ dest }), visual({ dest, rotation }), visual({ dest, mask: { shape: 'heart' } })]) {
        const samples = compositor.paint(frameOf([layer, sprite({ x: 24, y: 20, scale, rotation })]));
        const light = samples.subarray(0, WIDTH * HEIGHT).filter((sample) => sample > 16).length;
        expect(light).toBeLessThanOrEqual(WIDTH * HEIGHT * scale * scale + 60);
      }
    },
  );

  test('that were not added throw', async () => {
    const compositor = await openCompositor();
    expect(() => compositor.paint(frameOf([visual({}, 'missing')]))).toThrow('missing');
  });
});

/** Transitions that never show a colour of their own. */
const COVERED = TRANSITION_KINDS.filter((kind) => !['dip-black', 'dip-white', 'flash'].includes(kind));

describe('transitions', () => {
  test.each(TRANSITION_KINDS)('%s begins with the first image and ends with the second', async (transition) => {
    const compositor = await openCompositor();
    addGrey(compositor, 'a', WHOLE, (x, y) => (x * 3 + y) % 200);
    addGrey(compositor, 'b', WHOLE, (x, y) => 255 - ((x + y * 3) % 200));
    const [from, to] = [visual(), visual({}, 'b')];
    const alone = [from, to].map((layer) => compositor.paint(frameOf([layer])).slice());
    const ends = [0, 1].map((progress) =>
      compositor.paint(frameOf([{ kind: 'transition', transition, seed: 7, progress, from, to }])).slice(),
    );
    expect(ends).toEqual(alone);
  });

  test.each(COVERED)('no background shows through during %s', async (transition) => {
    const compositor = await openCompositor();
    for (const media of ['a', 'b']) addGrey(compositor, media, WHOLE, () => 200);
    const expected = toSamples('#c8c8c8').y;
    for (let progress = 0.013; progress < 1; progress += 0.0617) {
      const layer: Layer = { kind: 'transition', transition, seed: 7, progress, from: visual(), to: visual({}, 'b') };
      const samples = compositor.paint(frameOf([layer], '#ff0000'));
      expect(new Set(samples.subarray(0, WIDTH * HEIGHT))).toEqual(new Set([expected]));
      expect(new Set(samples.subarray(WIDTH * HEIGHT))).toEqual(new Set([128]));
    }
  });
});

describe('sprites', () => {
  test('cover exactly their place if opaque and at rest', async () => {
    const compositor = await openCompositor();
    const samples = compositor.paint(frameOf([sprite()]));
    for (let y = 0; y < HEIGHT; y++)
      for (let x = 0; x < WIDTH; x++)
        expect(lumaAt(samples, x, y)).toBe(x >= 10 && x < 26 && y >= 6 && y < 14 ? 235 : 16);
  });

  test.each([
    ['beyond the left', { x: -8 }, 0, 8],
    ['beyond the right', { x: WIDTH - 4 }, WIDTH - 4, WIDTH],
    ['wholly outside', { x: WIDTH + 2 }, 0, 0],
  ])('a sprite %s is cut at the edge', async (_name, place, from, to) => {
    const compositor = await openCompositor();
    const samples = compositor.paint(frameOf([sprite(place)]));
    for (let x = 0; x < WIDTH; x++) expect(lumaAt(samples, x, 10)).toBe(x >= from && x < to ? 235 : 16);
  });

  test('at half opacity are half way between sprite and background', async () => {
    const compositor = await openCompositor();
    const samples = compositor.paint(frameOf([sprite({ opacity: 0.5 })]));
    expect(Math.abs(lumaAt(samples, 16, 10) - (235 + 16) / 2)).toBeLessThanOrEqual(1);
  });

  test("between pixels keep their weight, except for the filter's overshoot", async () => {
    const compositor = await openCompositor();
    const weight = (samples: Uint8Array) =>
      samples.subarray(0, WIDTH * HEIGHT).reduce((sum, sample) => sum + sample - 16, 0);
    const still = weight(compositor.paint(frameOf([sprite()])).slice());
    for (const moved of [{ x: 10.3 }, { x: 11, y: 7 }, { x: 10.5, y: 6.5 }])
      expect(Math.abs(weight(compositor.paint(frameOf([sprite(moved)]))) / still - 1)).toBeLessThan(0.03);
    const doubled = weight(compositor.paint(frameOf([sprite({ x: 20, y: 20, scale: 2 })])));
    expect(Math.abs(doubled / still - 4)).toBeLessThan(0.1);
  });

  test('revealed by half show their left half', async () => {
    const compositor = await openCompositor();
    const samples = compositor.paint(frameOf([sprite({ reveal: 0.5 })]));
    for (let x = 0; x < WIDTH; x++) expect(lumaAt(samples, x, 10)).toBe(x >= 10 && x < 18 ? 235 : 16);
    const whole = compositor.paint(frameOf([sprite({ reveal: 1 })])).slice();
    expect(whole).toEqual(compositor.paint(frameOf([sprite()])).slice());
    expect(compositor.paint(frameOf([sprite({ reveal: 0 })]))).toEqual(compositor.paint(frameOf([])));
  });

  test('rotated by 90 degrees stand upright about their centre', async () => {
    const compositor = await openCompositor();
    const samples = compositor.paint(frameOf([sprite({ rotation: { cos: 0, sin: 1 } })]));
    const points = Array.from({ length: WIDTH * HEIGHT }, (_, at) => ({ x: at % WIDTH, y: Math.floor(at / WIDTH) }));
    // The filter spreads the sprite's edge.
    const distances = ({ x, y }: { x: number; y: number }) => [Math.abs(x + 0.5 - 18), Math.abs(y + 0.5 - 10)] as const;
    const lumaOf = ({ x, y }: { x: number; y: number }) => lumaAt(samples, x, y);
    const inside = points.filter((point) => distances(point)[0] < 3 && distances(point)[1] < 7);
    const outside = points.filter((point) => distances(point)[0] > 6 || distances(point)[1] > 10);
    expect(new Set(inside.map(lumaOf))).toEqual(new Set([235]));
    expect(new Set(outside.map(lumaOf))).toEqual(new Set([16]));
  });

  test('that exceed the memory are drawn again when they return, and look the same', async () => {
    const compositor = await openCompositor(620 * 1024);
    const paintAll = () =>
      Array.from({ length: 60 }, (_, index) =>
        compositor.paint(frameOf([sprite({ sprite: plateSpec(index) })])).slice(),
      );
    const first = paintAll();
    expect(paintAll()).toEqual(first);
  });
});

test('a frame does not change while the next is painted', async () => {
  const compositor = await openCompositor();
  const first = compositor.paint(frameOf([], '#ff0000'));
  const copy = first.slice();
  compositor.paint(frameOf([], '#00ff00'));
  expect(first).toEqual(copy);
});
