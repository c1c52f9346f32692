import { luminanceOf } from './colors.ts';
import { allocateMemory, compileKernel, openKernel } from './kernel/kernel.ts';
import { writeScene } from './kernel/write-scene.ts';
import { bytesFor, type Canvas, layBuffers } from './pixel-buffers.ts';
import { planProduct } from './product/plan-product.ts';
import { drawCutOut } from './product/resample.ts';
import type { CutOut, RenderRequest } from './render-request.ts';
import { hideSubject, type PlacedScene, SUBJECT_ELEMENT } from './scene/placed-scene.ts';

const SAMPLES = 4;
const REACHES = [1, 2, 4, 8] as const;
const TOLERANCE = 6;
/** How far around the lowest row of the base is looked, and traced, as shares of the image's height. */
const AROUND = 0.04;
const TRACED = 0.055;
/** Half of the base's width that is looked at. */
const MIDDLE = 0.5;
/** Where the open ground before a base is looked at: rows below it, as shares of the image's height. */
const BEFORE = [0.019, 0.025, 0.031, 0.037] as const;
/** What must be left of the light before a base, so that it can be told from what lies under it. */
const LEAST_LIGHT = 0.15;
/**
 * Of the light before a base, what there is on the ground at its foot and not under it: an upright side takes half the
 * light away, and more where lamps stand behind it.
 */
const AT_FOOT = 0.125;

/**
 * Returns how many pixels the front of the place where no light falls lies below the lowest row of a product (above:
 * negative), in the middle of its base; null where it cannot be seen. The rows around the base are traced, of a square
 * image of `side` pixels.
 */
export function measureContact(
  request: Pick<RenderRequest, 'graph' | 'seed'> & { side: number; product: CutOut },
): number | null {
  const { side } = request;
  const memory = allocateMemory(bytesFor(side * side));
  const canvas = { kernel: openKernel(compileKernel(), memory), memory, buffers: layBuffers(memory, side * side) };
  const { product, plan, place } = planProduct(canvas, { ...request, width: side, height: side });
  const drawn = drawCutOut(product.image, place, { width: side, height: side });
  const isOpaque = (x: number, y: number): boolean => (drawn.pixels[(y * side + x) * 4 + 3] ?? 0) >= 0.5;
  const lowest = Array.from({ length: side }, (_, x) => {
    for (let y = side - 1; y >= 0; y -= 1) if (isOpaque(x, y)) return y;
    return -1;
  });
  const bottom = Math.max(...lowest);
  const reach = Math.round(TRACED * side);
  const rows = { side, seed: request.seed, from: bottom - reach, to: Math.min(side, bottom + reach) };
  const shaded = traceRows(canvas, hideSubject(plan.scene), rows);
  const shapes = plan.scene.shapes.filter(({ element }) => element !== SUBJECT_ELEMENT);
  const bare = traceRows(canvas, { ...plan.scene, shapes }, rows);
  const left = (x: number, y: number): number => {
    const at = (Math.min(rows.to - 1, Math.max(rows.from, y)) - rows.from) * side + x;
    return (shaded[at] ?? 0) / Math.max(1e-3, bare[at] ?? 0);
  };

  const around = Math.round(AROUND * side);
  const base = lowest.flatMap((y, x) => (y >= bottom - 1 ? [x] : []));
  const middle = base[base.length >> 1] ?? 0;
  const half = Math.max(1, (base.length * MIDDLE) / 2);
  const steps: number[] = [];
  for (let x = Math.ceil(middle - half); x <= middle + half; x += 1) {
    const y0 = lowest[x] ?? 0;
    const front = BEFORE.map((down) => left(x, y0 + Math.round(down * side))).toSorted((one, other) => one - other);
    const outside = front[1] ?? 0;
    const isUnder = (y: number): boolean => left(x, y) <= outside * AT_FOOT;
    let inside = y0 - 1;
    while (inside > y0 - around && !isUnder(inside)) inside -= 1;
    if (outside < LEAST_LIGHT || inside === y0 - around) continue;
    let edge = inside;
    while (edge < y0 + around && isUnder(edge + 1)) edge += 1;
    steps.push(edge - y0);
  }
  if (steps.length < half) return null;
  return steps.toSorted((one, other) => one - other)[steps.length >> 1] ?? null;
}

/** Traces the light on rows of an image: the luminance of each pixel, without exposure. */
function traceRows(
  { kernel, memory, buffers }: Canvas,
  scene: PlacedScene,
  { side, seed, from, to }: { side: number; seed: number; from: number; to: number },
): Float32Array {
  writeScene(memory, scene, 1);
  const { irradiance, mirrored, geometry, surface, spare } = buffers;
  kernel.light(side, side, from, to, SAMPLES, seed, irradiance, mirrored, geometry, surface);
  for (const [index, reach] of REACHES.entries()) {
    const [source, target] = index % 2 === 0 ? [irradiance, spare] : [spare, irradiance];
    kernel.smooth(source, target, geometry, surface, side, side, reach, from, to, TOLERANCE);
  }
  const read = buffers.read();
  return Float32Array.from({ length: (to - from) * side }, (_, index) => {
    const at = (from * side + index) * 4;
    const seen = (channel: number): number => (read.surface[at + channel] ?? 0) * (read.irradiance[at + channel] ?? 0);
    return luminanceOf([seen(0), seen(1), seen(2)]);
  });
}
