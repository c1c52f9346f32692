import { toLinear } from '@reelwright/color-spaces';
import { findExposure } from './find-exposure.ts';
import { allocateMemory, compileKernel, openKernel } from './kernel/kernel.ts';
import { writeScene } from './kernel/write-scene.ts';
import { bytesFor, layBuffers } from './pixel-buffers.ts';
import { planProduct } from './product/plan-product.ts';
import type { CutOut, RenderRequest } from './render-request.ts';
import { resolveImage, toPasses, traceLight } from './run-passes.ts';
import { hideSubject, SUBJECT_ELEMENT } from './scene/placed-scene.ts';
import type { BandPool } from './threads/band-pool.ts';

/** A product's scene with its shadow, and the same without anything in the product's place. */
export interface Shadows {
  shaded: Uint8ClampedArray;
  bare: Uint8ClampedArray;
}

/** Draws both scenes in the same exposure, without blur. */
export async function drawShadows(pool: BandPool, request: RenderRequest & { product: CutOut }): Promise<Shadows> {
  const { width, height } = request;
  const module = compileKernel();
  const memory = allocateMemory(bytesFor(Math.max(width * height, 96 * 96)));
  const canvas = { kernel: openKernel(module, memory), memory, buffers: layBuffers(memory, width * height) };
  pool.open(module, memory);
  const { plan } = planProduct(canvas, request);
  const { scene } = plan;
  const passes = toPasses(pool, canvas.buffers, request, () => undefined);
  writeScene(memory, hideSubject(scene), width / height);
  await traceLight(passes);
  const exposure = findExposure(canvas.kernel, canvas.buffers, plan, request);
  await resolveImage(passes, exposure);
  const shaded = canvas.buffers.copyImage();
  const shapes = scene.shapes.filter(({ element }) => element !== SUBJECT_ELEMENT);
  writeScene(memory, { ...scene, shapes }, width / height);
  await traceLight(passes);
  await resolveImage(passes, exposure);
  const bare = canvas.buffers.copyImage();
  pool.release();
  return { shaded, bare };
}

/** Half of the base's width that is looked at, and how far around its lowest row, as shares of the image's height. */
const MIDDLE = 0.5;
const AROUND = 0.06;
/** What must be left of the light before a base, so that it can be told from what lies under it. */
const LEAST_LIGHT = 0.15;

/**
 * Returns how many pixels the front of a shadow's contact lies below the lowest row of a product (above: negative), in
 * the middle of its base; null where no shadow is seen. `ids` are those of the whole image.
 */
export function measureContact(
  { shaded, bare }: Shadows,
  ids: Uint8Array,
  { width, height }: { width: number; height: number },
): number | null {
  const lowest = Array.from({ length: width }, (_, x) => {
    for (let y = height - 1; y >= 0; y -= 1) if (ids[y * width + x] === SUBJECT_ELEMENT) return y;
    return -1;
  });
  const bottom = Math.max(...lowest);
  const around = Math.round(AROUND * height);
  const base = lowest.flatMap((y, x) => (y >= bottom - 1 ? [x] : []));
  const middle = base[base.length >> 1] ?? 0;
  const half = Math.max(1, (base.length * MIDDLE) / 2);
  const light = (rgba: Uint8ClampedArray, at: number): number =>
    toLinear((rgba[at * 4] ?? 0) / 255) +
    toLinear((rgba[at * 4 + 1] ?? 0) / 255) +
    toLinear((rgba[at * 4 + 2] ?? 0) / 255);
  const steps: number[] = [];
  for (let x = Math.ceil(middle - half); x <= middle + half; x += 1) {
    const left = (y: number): number => light(shaded, y * width + x) / Math.max(0.01, light(bare, y * width + x));
    const y0 = lowest[x] ?? 0;
    // Under the base it is dark; in front of it there is at least the light that a shadow leaves.
    const front = [3, 4, 5, 6]
      .map((down) => left(Math.min(height - 1, y0 + down)))
      .toSorted((one, other) => one - other);
    const outside = front[1] ?? 0;
    let inside = y0 - 1;
    while (inside > y0 - around && left(inside) > outside / 2) inside -= 1;
    if (outside < LEAST_LIGHT || inside === y0 - around) continue;
    let edge = inside;
    while (edge < y0 + around && left(edge + 1) <= outside / 2) edge += 1;
    steps.push(edge - y0);
  }
  if (steps.length < half) return null;
  return steps.toSorted((one, other) => one - other)[steps.length >> 1] ?? null;
}
