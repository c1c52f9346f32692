import type { StickerSpec } from '@reelwright/timeline';
import { type CanvasHost, drawPixels } from '../../canvas-host.ts';
import { fillShape, shapeOf } from './paint-shape.ts';
import { traceShape } from '../trace-shape.ts';

type SoftShapeSpec = Extract<StickerSpec, { kind: 'shape' }> & { softness: number };

/** Number of box blurs: approximates a Gaussian. */
const PASSES = 3;

/**
 * Paints a shape that fades out towards its edge, without a border. Its alpha is blurred here, in integers: the blur of
 * a canvas differs between browser and server. Straight RGBA.
 */
export function rasterizeSoftShape(host: CanvasHost, spec: SoftShapeSpec): Uint8ClampedArray {
  const { width, height } = spec;
  const fadePx = spec.softness * Math.min(width, height);
  // The blur extends equally inwards and outwards.
  const inset = fadePx / 2;
  const mask = drawPixels(host, spec, (stencil) => {
    stencil.fillStyle = '#000000';
    stencil.beginPath();
    traceShape(stencil, shapeOf(spec), { x: inset, y: inset, width: width - fadePx, height: height - fadePx });
    stencil.fill();
  });
  const alphas = new Uint16Array(width * height);
  for (let at = 0; at < alphas.length; at++) alphas[at] = (mask[at * 4 + 3] ?? 0) * 257;
  const radius = Math.max(0, Math.floor((fadePx / 2 - 1) / PASSES));
  for (let pass = 0; pass < PASSES; pass++) blurBox(alphas, { width, height, radius });

  const pixels = drawPixels(host, spec, (background) =>
    fillShape(background, spec, () => background.fillRect(0, 0, width, height)),
  );
  for (let at = 0; at < alphas.length; at++)
    pixels[at * 4 + 3] = Math.round(((pixels[at * 4 + 3] ?? 0) * (alphas[at] ?? 0)) / 65_535);
  return pixels;
}

/** Averages each sample with those within `radius`, across and down, in place; samples beyond the edges are 0. */
function blurBox(
  samples: Uint16Array,
  { width, height, radius }: { width: number; height: number; radius: number },
): void {
  blurLines(samples, { lines: height, lineStep: width, count: width, step: 1, radius });
  blurLines(samples, { lines: width, lineStep: 1, count: height, step: width, radius });
}

function blurLines(
  samples: Uint16Array,
  {
    lines,
    lineStep,
    count,
    step,
    radius,
  }: {
    lines: number;
    lineStep: number;
    count: number;
    step: number;
    radius: number;
  },
): void {
  const line = new Uint16Array(count);
  const size = 2 * radius + 1;
  for (let index = 0; index < lines; index++) {
    const start = index * lineStep;
    for (let at = 0; at < count; at++) line[at] = samples[start + at * step] ?? 0;
    let sum = 0;
    for (let at = 0; at < radius && at < count; at++) sum += line[at] ?? 0;
    for (let at = 0; at < count; at++) {
      sum += line[at + radius] ?? 0;
      samples[start + at * step] = Math.floor(sum / size);
      sum -= line[at - radius] ?? 0;
    }
  }
}
