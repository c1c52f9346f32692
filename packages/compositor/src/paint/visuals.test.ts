import {
  BLEND_MODES,
  FADED_EDGES,
  type Grade,
  GRADE_LOOKS,
  MASK_SHAPES,
  type Mask,
  type MaskShape,
  type VisualLayer,
} from '@reelwright/timeline';
import { describe, expect, test } from 'vitest';
import type { Compositor } from '../compositor.ts';
import { addGrey, frameOf, HEIGHT, lumaAt, openCompositor, visual, WHOLE, WIDTH } from '../compositor-test-kit.ts';
import { gradeTables } from './grade/grade-tables.ts';

const LUMA = WIDTH * HEIGHT;
const rotateBy = (degrees: number) => {
  const radians = (degrees * Math.PI) / 180;
  return { cos: Math.cos(radians), sin: Math.sin(radians) };
};
const maskOf = (shape: MaskShape): Mask => (shape === 'rounded' ? { shape, radius: 0.3 } : { shape });

/** Adds an image with colour everywhere, its alpha computed by pixel. */
function addColors(compositor: Compositor, media: string, alpha?: (x: number, y: number) => number): void {
  const pixels = new Uint8Array(LUMA * 4);
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++)
      pixels.set([x * 4, y * 5, 255 - ((x * 3 + y) % 256), alpha?.(x, y) ?? 255], (y * WIDTH + x) * 4);
  const hasAlpha = alpha !== undefined;
  compositor.addImage(media, { width: WIDTH, height: HEIGHT, pixels, region: WHOLE, hasAlpha });
}

/** Paints layers; returns a copy that later paints do not change. */
const paint = (compositor: Compositor, ...layers: VisualLayer[]) => compositor.paint(frameOf(layers)).slice();

const largestDifference = (a: Uint8Array, b: Uint8Array) =>
  a.reduce((largest, sample, index) => Math.max(largest, Math.abs(sample - (b[index] ?? 0))), 0);

/** Returns the amount of light in a frame, in pixels of white. */
const lightOf = (samples: Uint8Array) =>
  samples.subarray(0, LUMA).reduce((sum, sample) => sum + (sample - 16) / 219, 0);

describe('rotations', () => {
  test.each([10, 33, 45, 90, 151, 270])('rotating an image by %i degrees keeps its centre', async (degrees) => {
    const compositor = await openCompositor();
    addGrey(compositor, 'a', WHOLE, (x, y) => (Math.hypot(x - 31.5, y - 23.5) < 8 ? 255 : 0));
    const samples = paint(compositor, visual({ rotation: rotateBy(degrees) }));
    let [sum, sumX, sumY] = [0, 0, 0];
    for (let y = 0; y < HEIGHT; y++)
      for (let x = 0; x < WIDTH; x++) {
        const light = lumaAt(samples, x, y) - 16;
        sum += light;
        sumX += light * (x + 0.5);
        sumY += light * (y + 0.5);
      }
    expect(sumX / sum).toBeCloseTo(WIDTH / 2, 1);
    expect(sumY / sum).toBeCloseTo(HEIGHT / 2, 1);
  });

  test('rotating an image by 90 degrees moves each pixel exactly', async () => {
    const compositor = await openCompositor();
    addGrey(compositor, 'a', WHOLE, (x, y) => (x * 37 + y * 91) % 256);
    const square = { x: 8, y: 0, width: 48, height: 48 };
    const upright = paint(compositor, visual({ window: square, dest: square }));
    const rotated = paint(compositor, visual({ window: square, dest: square, rotation: { cos: 0, sin: 1 } }));
    for (let y = 1; y < 47; y++)
      for (let x = 1; x < 47; x++) expect(lumaAt(rotated, 8 + 47 - y, x)).toBe(lumaAt(upright, 8 + x, y));
  });

  test('a rotated image covers the same area as upright', async () => {
    const compositor = await openCompositor();
    addGrey(compositor, 'a', WHOLE, () => 255);
    const dest = { x: 20, y: 14, width: 24, height: 18 };
    const window = { ...dest };
    for (const degrees of [7, 30, 45, 80])
      expect(lightOf(paint(compositor, visual({ window, dest, rotation: rotateBy(degrees) })))).toBeCloseTo(
        24 * 18,
        -1,
      );
  });
});

describe('masks', () => {
  test('a circle is round', async () => {
    const compositor = await openCompositor();
    addGrey(compositor, 'a', WHOLE, () => 255);
    const samples = paint(compositor, visual({ mask: { shape: 'circle' } }));
    let worst = 0;
    for (let y = 0; y < HEIGHT; y++)
      for (let x = 0; x < WIDTH; x++) {
        let inside = 0;
        for (let k = 0; k < 256; k++)
          if (Math.hypot(x + ((k & 15) + 0.5) / 16 - 32, y + ((k >> 4) + 0.5) / 16 - 24) < 24) inside++;
        worst = Math.max(worst, Math.abs(lumaAt(samples, x, y) - (16 + (219 * inside) / 256)));
      }
    expect(worst).toBeLessThanOrEqual(10);
  });

  test.each(MASK_SHAPES)('%s shows a part of the image and hides the rest', async (shape) => {
    const compositor = await openCompositor();
    addGrey(compositor, 'a', WHOLE, () => 255);
    const frame = { x: 6, y: 4, width: 52, height: 40 };
    const layer = visual({ window: frame, dest: frame, mask: maskOf(shape) });
    const part = lightOf(paint(compositor, layer)) / (frame.width * frame.height);
    expect(part).toBeGreaterThan(0.25);
    expect(part).toBeLessThan(0.985);
    const shown = paint(compositor, layer);
    const whole = paint(compositor, visual({ window: frame, dest: frame }));
    // The middle is fully visible; top and bottom rows beyond the box stay black.
    expect(lumaAt(shown, 32, 26)).toBe(lumaAt(whole, 32, 26));
    for (let x = 0; x < WIDTH; x++) for (const y of [0, 2, 45, 47]) expect(lumaAt(shown, x, y)).toBe(16);
  });

  test.each(FADED_EDGES)(
    'a fade from the %s is hidden there, and fully visible from its share of the box on',
    async (edge) => {
      const compositor = await openCompositor();
      addGrey(compositor, 'a', WHOLE, () => 255);
      const frame = { x: 12, y: 4, width: 40, height: 40 };
      const samples = paint(
        compositor,
        visual({ window: frame, dest: frame, mask: { shape: 'faded', edge, share: 0.5 } }),
      );
      const lumas = Array.from({ length: 40 }, (_, at) => {
        const along = edge === 'top' || edge === 'left' ? at : 39 - at;
        return edge === 'top' || edge === 'bottom'
          ? lumaAt(samples, 32, frame.y + along)
          : lumaAt(samples, frame.x + along, 24);
      });
      expect(lumas[0]).toBeLessThan(22);
      expect(lumas[10]).toBeGreaterThan(110);
      expect(lumas[10]).toBeLessThan(160);
      expect(lumas.slice(20)).toEqual(Array.from({ length: 20 }, () => 235));
      expect(lumas).toEqual(lumas.toSorted((one, other) => one - other));
    },
  );

  test.each(MASK_SHAPES)('%s keeps its size when rotated and scales with its box', async (shape) => {
    const compositor = await openCompositor();
    addGrey(compositor, 'a', WHOLE, () => 255);
    const frame = { x: 22, y: 14, width: 20, height: 20 };
    const layer = visual({ window: frame, dest: frame, mask: maskOf(shape) });
    const area = lightOf(paint(compositor, layer));
    expect(lightOf(paint(compositor, { ...layer, rotation: rotateBy(38) })) / area).toBeCloseTo(1, 1);
    const large = { x: 12, y: 4, width: 40, height: 40 };
    expect(lightOf(paint(compositor, { ...layer, frame: large, dest: large })) / area / 4).toBeCloseTo(1, 1);
  });
});

describe('blends', () => {
  const modes = BLEND_MODES.filter((mode) => mode !== 'normal');

  test.each(BLEND_MODES)('%s at opacity 0 changes nothing', async (blend) => {
    const compositor = await openCompositor();
    addColors(compositor, 'a');
    addGrey(compositor, 'b', WHOLE, (x) => x * 4);
    const background = paint(compositor, visual());
    expect(paint(compositor, visual(), visual({ blend, opacity: 0 }, 'b'))).toEqual(background);
  });

  test.each([
    ['screen', 0],
    ['add', 0],
    ['difference', 0],
    ['multiply', 255],
  ] as const)('%s of %i changes nothing', async (blend, grey) => {
    const compositor = await openCompositor();
    addColors(compositor, 'a');
    addGrey(compositor, 'b', WHOLE, () => grey);
    expect(paint(compositor, visual(), visual({ blend }, 'b'))).toEqual(paint(compositor, visual()));
  });

  test.each(modes)('%s of two greys matches the formula', async (blend) => {
    const formulas: Record<(typeof modes)[number], (s: number, d: number) => number> = {
      multiply: (s, d) => s * d,
      screen: (s, d) => s + d - s * d,
      overlay: (s, d) => (d <= 0.5 ? 2 * s * d : 1 - 2 * (1 - s) * (1 - d)),
      darken: Math.min,
      lighten: Math.max,
      'soft-light': (s, d) => d + (2 * s - 1) * (d - d * d),
      'hard-light': (s, d) => (s <= 0.5 ? 2 * s * d : 1 - 2 * (1 - s) * (1 - d)),
      add: (s, d) => Math.min(1, s + d),
      difference: (s, d) => Math.abs(s - d),
    };
    const compositor = await openCompositor();
    addGrey(compositor, 'a', WHOLE, (x) => x * 4);
    addGrey(compositor, 'b', WHOLE, (_x, y) => y * 5);
    for (const opacity of [1, 0.5]) {
      const samples = paint(compositor, visual(), visual({ blend, opacity }, 'b'));
      let worst = 0;
      for (let y = 0; y < HEIGHT; y++)
        for (let x = 0; x < WIDTH; x++) {
          const [s, d] = [(y * 5) / 255, (x * 4) / 255];
          const wanted = 16 + 219 * (d + (formulas[blend](s, d) - d) * opacity);
          worst = Math.max(worst, Math.abs(lumaAt(samples, x, y) - wanted));
        }
      expect(worst).toBeLessThanOrEqual(2.5);
    }
  });

  test('a blended image changes only what lies beneath it', async () => {
    const compositor = await openCompositor();
    addColors(compositor, 'a');
    addGrey(compositor, 'b', WHOLE, () => 200);
    const dest = { x: 12, y: 8, width: 20, height: 16 };
    const background = paint(compositor, visual());
    const samples = paint(
      compositor,
      visual(),
      visual({ blend: 'multiply', window: dest, dest, rotation: rotateBy(20) }, 'b'),
    );
    for (let y = 0; y < HEIGHT; y++)
      for (let x = 40; x < WIDTH; x++) expect(lumaAt(samples, x, y)).toBe(lumaAt(background, x, y));
  });
});

describe('grades', () => {
  const grade = async (change: Grade, hasAlpha = false) => {
    const compositor = await openCompositor();
    addColors(compositor, 'a', hasAlpha ? () => 255 : undefined);
    return paint(compositor, visual({ grade: change }));
  };

  test('an empty grade changes nothing', async () => {
    const compositor = await openCompositor();
    addColors(compositor, 'a');
    expect(await grade({})).toEqual(paint(compositor, visual()));
  });

  test('minimum saturation removes all colour and keeps the luma', async () => {
    const compositor = await openCompositor();
    addColors(compositor, 'a');
    const before = paint(compositor, visual());
    const after = await grade({ saturation: -1 });
    expect(new Set(after.subarray(LUMA))).toEqual(new Set([128]));
    expect(after.subarray(0, LUMA)).toEqual(before.subarray(0, LUMA));
  });

  test('a transparent image is graded like an opaque one', async () => {
    const change: Grade = { contrast: 0.4, temperature: 0.5, look: { name: 'teal-orange', strength: 0.8 } };
    expect(largestDifference(await grade(change, true), await grade(change))).toBeLessThanOrEqual(1);
  });

  test.each(GRADE_LOOKS)('%s keeps the order of lightness and visibly changes the image', async (name) => {
    const { luma } = gradeTables({ look: { name, strength: 1 } });
    for (let sample = 17; sample <= 235; sample++)
      expect(luma[sample] ?? 0).toBeGreaterThanOrEqual(luma[sample - 1] ?? 0);
    const compositor = await openCompositor();
    addColors(compositor, 'a');
    expect(
      largestDifference(await grade({ look: { name, strength: 1 } }), paint(compositor, visual())),
    ).toBeGreaterThan(4);
    expect(await grade({ look: { name, strength: 0 } })).toEqual(paint(compositor, visual()));
  });

  test.each(['brightness', 'contrast'] as const)('%s keeps the order of lightness', (name) => {
    for (const amount of [-1, -0.5, 0.5, 1]) {
      const { luma } = gradeTables({ [name]: amount });
      for (let sample = 17; sample <= 235; sample++)
        expect(luma[sample] ?? 0).toBeGreaterThanOrEqual(luma[sample - 1] ?? 0);
    }
  });
});

describe('backdrops', () => {
  const dest = { x: 0, y: 12, width: 64, height: 24 };
  const fitted = (changes: Partial<VisualLayer> = {}) =>
    visual({
      window: { x: 0, y: 12, width: 64, height: 24 },
      dest,
      frame: WHOLE,
      backdrop: { window: { x: 16, y: 12, width: 32, height: 24 }, blurPx: 6 },
      ...changes,
    });

  test('fill the frame with a blurred image, and keep the image unchanged', async () => {
    const compositor = await openCompositor();
    addGrey(compositor, 'a', WHOLE, (x, y) => (((x >> 2) + (y >> 2)) % 2 === 0 ? 60 : 220));
    const plain = paint(compositor, visual({ window: dest, dest, frame: dest }));
    const samples = paint(compositor, fitted());
    for (let y = 14; y < 34; y++)
      expect(samples.subarray(y * WIDTH, (y + 1) * WIDTH)).toEqual(plain.subarray(y * WIDTH, (y + 1) * WIDTH));
    const beside = samples.subarray(0, 10 * WIDTH);
    expect(Math.min(...beside)).toBeGreaterThan(115);
    expect(Math.max(...beside)).toBeLessThan(160);
  });

  test('stay even in a frame much smaller than their image', async () => {
    const compositor = await openCompositor();
    const large = { x: 0, y: 0, width: 1024, height: 768 };
    addGrey(compositor, 'a', large, () => 180);
    const frame = { x: 0, y: 20, width: 64, height: 4 };
    const samples = paint(
      compositor,
      visual({
        window: large,
        dest: { x: 30, y: 20, width: 4, height: 4 },
        frame,
        backdrop: { window: { x: 0, y: 352, width: 1024, height: 64 }, blurPx: 0.2 },
      }),
    );
    const row = samples.subarray(22 * WIDTH, 22 * WIDTH + 64);
    expect(Math.max(...row) - Math.min(...row)).toBeLessThanOrEqual(1);
  });

  test('share mask and opacity with their image', async () => {
    const compositor = await openCompositor();
    addGrey(compositor, 'a', WHOLE, () => 255);
    const whole = lightOf(paint(compositor, visual({ mask: { shape: 'circle' }, opacity: 0.5 })));
    expect(lightOf(paint(compositor, fitted({ mask: { shape: 'circle' }, opacity: 0.5 })))).toBeCloseTo(whole, 0);
  });
});

describe('transparent images', () => {
  test('show their opaque pixels, and the layer beneath through transparent ones', async () => {
    const compositor = await openCompositor();
    addGrey(compositor, 'background', WHOLE, (x) => 255 - x * 4);
    addColors(compositor, 'a', (x) => (x < 32 ? 255 : 0));
    addColors(compositor, 'opaque');
    const background = paint(compositor, visual({}, 'background'));
    const samples = paint(compositor, visual({}, 'background'), visual());
    const alone = paint(compositor, visual({}, 'opaque'));
    const left = (frame: Uint8Array) => frame.subarray(0, LUMA).filter((_, at) => at % WIDTH < 30);
    const right = (frame: Uint8Array) => frame.subarray(0, LUMA).filter((_, at) => at % WIDTH > 34);
    expect(largestDifference(left(samples), left(alone))).toBeLessThanOrEqual(1);
    expect(right(samples)).toEqual(right(background));
  });
});

describe('memory', () => {
  const looks = (count: number) =>
    Array.from({ length: count }, (_, index) => visual({ grade: { brightness: index / count } }));

  test('a frame does not depend on earlier frames', async () => {
    const layers = [
      ...looks(3),
      visual({ mask: { shape: 'heart' }, rotation: rotateBy(12) }),
      visual({ blend: 'overlay', opacity: 0.7 }),
      visual({ dest: { x: 3.3, y: 2.7, width: 40, height: 30 }, mask: { shape: 'star' } }),
    ];
    const paintAll = async (order: VisualLayer[]) => {
      const compositor = await openCompositor();
      addColors(compositor, 'a');
      return new Map(order.map((layer) => [layer, paint(compositor, visual(), layer)]));
    };
    const forwards = await paintAll(layers);
    const backwards = await paintAll([...layers].reverse());
    for (const layer of layers) expect(backwards.get(layer)).toEqual(forwards.get(layer));
  });

  test('copies dropped for lack of memory are made again with the same result', async () => {
    const roomy = await openCompositor();
    const tight = await openCompositor(7 * 65_536);
    for (const compositor of [roomy, tight]) addColors(compositor, 'a');
    for (let round = 0; round < 2; round++)
      for (const layer of looks(40)) expect(paint(tight, layer)).toEqual(paint(roomy, layer));
  });
});
