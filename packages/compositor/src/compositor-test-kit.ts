import type { FrameDescription, Layer, VisualLayer, PixelRect } from '@reelwright/timeline';
import { type Compositor, createCompositor } from './compositor.ts';
import { createFakeCanvas } from './fake-canvas.ts';

/** A canvas small enough to check every pixel. */
export const WIDTH = 64;
export const HEIGHT = 48;
export const WHOLE: PixelRect = { x: 0, y: 0, width: WIDTH, height: HEIGHT };

export async function openCompositor(memoryBytes = 2 * 2 ** 20): Promise<Compositor> {
  const compositor = await createCompositor({
    width: WIDTH,
    height: HEIGHT,
    canvas: createFakeCanvas(),
    ringFrames: 2,
    memoryBytes,
  });
  compositor.addLogo('plate', { width: 16, height: 8, pixels: new Uint8Array(16 * 8 * 4).fill(255) });
  return compositor;
}

/** Adds a grey image with a computed value for each pixel. */
export function addGrey(
  compositor: Compositor,
  media: string,
  region: PixelRect,
  grey: (x: number, y: number) => number,
): void {
  const pixels = new Uint8Array(region.width * region.height * 4);
  for (let y = 0; y < region.height; y++)
    for (let x = 0; x < region.width; x++) {
      const value = Math.round(grey(x + region.x, y + region.y));
      pixels.set([value, value, value, 255], (y * region.width + x) * 4);
    }
  compositor.addImage(media, { width: region.width, height: region.height, pixels, region, hasAlpha: false });
}

export const visual = (changes: Partial<VisualLayer> = {}, media = 'a'): VisualLayer => ({
  kind: 'visual',
  source: { kind: 'image', media },
  window: WHOLE,
  dest: WHOLE,
  frame: changes.dest ?? WHOLE,
  blend: 'normal',
  opacity: 1,
  ...changes,
});

export const frameOf = (layers: Layer[], background = '#000000'): FrameDescription => ({
  width: WIDTH,
  height: HEIGHT,
  background,
  layers,
});

export const lumaAt = (samples: Uint8Array, x: number, y: number) => samples[y * WIDTH + x] ?? -1;
