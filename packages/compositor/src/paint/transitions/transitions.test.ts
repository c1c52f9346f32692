import {
  type Layer,
  type VisualLayer,
  type PixelRect,
  TRANSITION_KINDS,
  type TransitionKind,
} from '@reelwright/timeline';
import { describe, expect, test } from 'vitest';
import type { Compositor } from '../../compositor.ts';
import { addGrey, frameOf, HEIGHT, lumaAt, openCompositor, visual, WHOLE, WIDTH } from '../../compositor-test-kit.ts';

const LUMA = WIDTH * HEIGHT;

async function openTwoVisuals(): Promise<Compositor> {
  const compositor = await openCompositor();
  addGrey(compositor, 'a', WHOLE, (x, y) => 40 + ((x * 2 + y) % 60));
  addGrey(compositor, 'b', WHOLE, (x, y) => 170 + ((x + y * 2) % 60));
  return compositor;
}

function paintAt(
  compositor: Compositor,
  transition: TransitionKind,
  progress: number,
  changes: { seed?: number; from?: Partial<VisualLayer>; to?: Partial<VisualLayer>; background?: string } = {},
): Uint8Array {
  const { seed = 7, from, to, background } = changes;
  const layer: Layer = { kind: 'transition', transition, progress, seed, from: visual(from), to: visual(to, 'b') };
  return compositor.paint(frameOf([layer], background)).slice();
}

const alone = (compositor: Compositor, layer: VisualLayer) => compositor.paint(frameOf([layer])).slice();

/**
 * Returns the share of the second image in a frame: all of the first is darker than 120, all of the second lighter.
 */
function partOfSecond(samples: Uint8Array): number {
  return samples.subarray(0, LUMA).filter((sample) => sample > 120).length / LUMA;
}

function meanDifference(a: Uint8Array, b: Uint8Array): number {
  return a.reduce((sum, sample, index) => sum + Math.abs(sample - (b[index] ?? 0)), 0) / a.length;
}

describe('every transition', () => {
  /** These jump intentionally, from the first frame on. */
  const SUDDEN: ReadonlySet<TransitionKind> = new Set(['glitch', 'pixelate']);

  test.each(TRANSITION_KINDS.filter((kind) => !SUDDEN.has(kind)))('%s begins and ends softly', async (kind) => {
    const compositor = await openTwoVisuals();
    const [first, last] = [alone(compositor, visual()), alone(compositor, visual({}, 'b'))];
    expect(meanDifference(paintAt(compositor, kind, 0.002), first)).toBeLessThan(1.5);
    expect(meanDifference(paintAt(compositor, kind, 0.998), last)).toBeLessThan(1.5);
  });

  test.each(TRANSITION_KINDS)('%s stays within the area of its images', async (kind) => {
    const compositor = await openTwoVisuals();
    const dest: PixelRect = { x: 16, y: 12, width: 32, height: 24 };
    for (const progress of [0.2, 0.5, 0.8]) {
      const samples = paintAt(compositor, kind, progress, { from: { dest }, to: { dest } });
      const isBeside = (x: number, y: number) => x < 16 || x >= 48 || y < 12 || y >= 36;
      const changed = samples
        .subarray(0, LUMA)
        .findIndex((sample, at) => sample !== 16 && isBeside(at % WIDTH, Math.floor(at / WIDTH)));
      expect(changed).toBe(-1);
    }
  });

  test.each(TRANSITION_KINDS)('%s is the same for the same seed, regardless of earlier frames', async (kind) => {
    const [one, other] = [await openTwoVisuals(), await openTwoVisuals()];
    paintAt(other, kind, 0.8, { seed: 3 });
    paintAt(other, 'dissolve', 0.3, { seed: 99 });
    expect(paintAt(other, kind, 0.43)).toEqual(paintAt(one, kind, 0.43));
  });

  test.each(['wipe-left', 'iris-open', 'clock', 'blinds', 'dissolve', 'slide-up', 'push-left', 'fade'] as const)(
    '%s works with masked, turned and half-transparent images',
    async (kind) => {
      const compositor = await openTwoVisuals();
      const from: Partial<VisualLayer> = { mask: { shape: 'circle' }, rotation: { cos: 0.8, sin: 0.6 } };
      const to: Partial<VisualLayer> = { opacity: 0.5, mask: { shape: 'heart' } };
      const first = alone(compositor, visual(from));
      expect(meanDifference(paintAt(compositor, kind, 0.002, { from, to }), first)).toBeLessThan(1.5);
    },
  );
});

describe('wipes', () => {
  test.each([
    ['wipe-left', 60, 24, 4, 24],
    ['wipe-right', 4, 24, 60, 24],
    ['wipe-up', 32, 44, 32, 4],
    ['wipe-down', 32, 4, 32, 44],
    ['wipe-diagonal', 4, 4, 60, 44],
    ['iris-open', 32, 24, 2, 2],
    ['iris-close', 2, 2, 32, 24],
    ['clock', 50, 10, 14, 10],
    ['doors', 32, 24, 2, 24],
  ] as const)('half way, %s shows the new image at %i,%i and the old one at %i,%i', async (kind, x, y, oldX, oldY) => {
    const compositor = await openTwoVisuals();
    const samples = paintAt(compositor, kind, 0.5);
    expect(lumaAt(samples, x, y)).toBe(lumaAt(alone(compositor, visual({}, 'b')), x, y));
    expect(lumaAt(samples, oldX, oldY)).toBe(lumaAt(alone(compositor, visual()), oldX, oldY));
  });

  test.each([
    'wipe-left',
    'wipe-right',
    'wipe-up',
    'wipe-down',
    'wipe-diagonal',
    'iris-open',
    'iris-close',
    'clock',
    'blinds',
    'doors',
    'dissolve',
  ] as const)('%s never takes back what it has shown', async (kind) => {
    const compositor = await openTwoVisuals();
    let before: Uint8Array = alone(compositor, visual());
    for (let progress = 0.05; progress < 1; progress += 0.05) {
      const now = paintAt(compositor, kind, progress);
      // The second image is lighter everywhere.
      expect(now.subarray(0, LUMA).findIndex((sample, at) => sample < (before[at] ?? 0))).toBe(-1);
      before = now;
    }
    expect(partOfSecond(before)).toBeGreaterThan(0.85);
  });

  test.each(['wipe-right', 'doors', 'clock', 'dissolve'] as const)(
    '%s takes about half way at half time',
    async (kind) => {
      const compositor = await openTwoVisuals();
      expect(Math.abs(partOfSecond(paintAt(compositor, kind, 0.5)) - 0.5)).toBeLessThan(0.08);
    },
  );
});

describe('moves', () => {
  test('a slide lays the new image over the old one, which does not move', async () => {
    const compositor = await openTwoVisuals();
    const [first, second] = [alone(compositor, visual()), alone(compositor, visual({}, 'b'))];
    const samples = paintAt(compositor, 'slide-left', 0.5);
    for (let y = 0; y < HEIGHT; y++) {
      expect(lumaAt(samples, 10, y)).toBe(lumaAt(first, 10, y));
      expect(lumaAt(samples, 42, y)).toBe(lumaAt(second, 10, y));
    }
  });

  test('a push moves the old image out', async () => {
    const compositor = await openTwoVisuals();
    const [first, second] = [alone(compositor, visual()), alone(compositor, visual({}, 'b'))];
    const samples = paintAt(compositor, 'push-left', 0.5);
    for (let y = 0; y < HEIGHT; y++) {
      expect(lumaAt(samples, 10, y)).toBe(lumaAt(first, 42, y));
      expect(lumaAt(samples, 42, y)).toBe(lumaAt(second, 10, y));
    }
  });
});

describe('colours', () => {
  test.each([
    ['dip-black', 16],
    ['dip-white', 235],
  ] as const)('%s is all of one colour half way', async (kind, luma) => {
    const compositor = await openTwoVisuals();
    expect(new Set(paintAt(compositor, kind, 0.5).subarray(0, LUMA))).toEqual(new Set([luma]));
  });

  test('another seed dissolves in other places', async () => {
    const compositor = await openTwoVisuals();
    const [one, other] = [1, 2].map((seed) => paintAt(compositor, 'dissolve', 0.5, { seed }));
    expect(one).not.toEqual(other);
  });

  test('a blur removes fine detail half way', async () => {
    const compositor = await openCompositor();
    for (const media of ['a', 'b']) addGrey(compositor, media, WHOLE, (x, y) => ((x + y) % 2 === 0 ? 60 : 200));
    const samples = paintAt(compositor, 'blur', 0.5);
    const middle = samples.subarray(20 * WIDTH + 10, 20 * WIDTH + 50);
    // 140 before.
    expect(Math.max(...middle) - Math.min(...middle)).toBeLessThan(40);
  });
});
