import { blurFar } from './blur-far.ts';
import { findExposure } from './find-exposure.ts';
import { allocateMemory, openKernel, type WasmModule } from './kernel/kernel.ts';
import { MAX_IMAGE_SIDE } from './kernel/memory-layout.ts';
import { writeScene } from './kernel/write-scene.ts';
import { CHECK_SIDE, chooseLayout, measureShares } from './layout/choose-layout.ts';
import { createPaintings } from './layout/paintings.ts';
import type { ScenePlan } from './layout/lay-out-scene.ts';
import { bytesFor, type Canvas, invertDepth, layBuffers } from './pixel-buffers.ts';
import { renderProduct } from './product/render-product.ts';
import type { DrawLabel, Layers, Rendered, RenderRequest } from './render-request.ts';
import { resolveImage, toPasses, traceLight } from './run-passes.ts';
import { hideSubject } from './scene/placed-scene.ts';
import type { BandPool } from './threads/band-pool.ts';

export interface RenderTools {
  module: WasmModule;
  pool: BandPool;
  drawLabel: DrawLabel | undefined;
}

const MIN_SIDE = 16;
const MAX_SIDE = 2048;

export async function renderScene(tools: RenderTools, request: RenderRequest): Promise<Rendered> {
  const { width, height, signal } = request;
  const isSize = (side: number): boolean => Number.isInteger(side) && side >= MIN_SIDE && side <= MAX_SIDE;
  if (!isSize(width) || !isSize(height)) throw new RangeError(`an image of ${width} x ${height}`);
  signal?.throwIfAborted();
  const pixels = width * height;
  const memory = allocateMemory(Math.max(bytesFor(pixels), bytesFor(CHECK_SIDE * CHECK_SIDE)));
  const canvas = { kernel: openKernel(tools.module, memory), memory, buffers: layBuffers(memory, pixels) };
  tools.pool.open(tools.module, memory);
  try {
    const { product } = request;
    return await (product
      ? renderProduct(tools.pool, canvas, { ...request, product })
      : renderGraph(tools, canvas, request));
  } finally {
    tools.pool.release();
  }
}

async function renderGraph(
  { pool, drawLabel }: RenderTools,
  canvas: Canvas,
  request: RenderRequest,
): Promise<Rendered> {
  const { graph, seed, width, height } = request;
  const { kernel, memory, buffers } = canvas;
  const aspect = width / height;
  const plan = chooseLayout(kernel, memory, { graph, seed, aspect, paintings: createPaintings(seed) });
  if (drawLabel) writeLabel(plan, drawLabel, height);
  writeScene(memory, plan.scene, aspect);
  const hasPlate = request.layers === true;
  const passes = toPasses(pool, buffers, request, (share) => request.onProgress?.(hasPlate ? share / 2 : share));
  await traceLight(passes);
  const exposure = findExposure(kernel, buffers, plan, request);
  await resolveImage(passes, exposure);
  const focus = { distance: plan.distance, blur: graph.camera.blur };
  const [rgba, ids] = [buffers.copyImage(), buffers.copyIds()];
  const inverseDepth = hasPlate || focus.blur > 0 ? invertDepth(buffers, width * height) : null;
  if (inverseDepth) blurFar({ rgba, inverseDepth, width, height }, focus);
  const rendered: Rendered = { rgba, ids, elements: measureShares(ids, plan.elements) };
  if (!hasPlate || !inverseDepth) return rendered;

  const layers: Omit<Layers, 'plate'> = { subject: buffers.copyCut(), inverseDepth };
  writeScene(memory, hideSubject(plan.scene), aspect);
  const again = toPasses(pool, buffers, request, (share) => request.onProgress?.(0.5 + share / 2));
  await traceLight(again);
  await resolveImage(again, exposure);
  const plate = buffers.copyImage();
  if (focus.blur > 0)
    blurFar({ rgba: plate, inverseDepth: invertDepth(buffers, width * height), width, height }, focus);
  return { ...rendered, layers: { ...layers, plate } };
}

/** Draws the subject's label, twice as large as on the image so that it stays smooth. */
function writeLabel(plan: ScenePlan, drawLabel: DrawLabel, height: number): void {
  if (!plan.label) return;
  const { text, ink, width: wide, height: high, share } = plan.label;
  const fit = MAX_IMAGE_SIDE * Math.min(1, high / wide);
  const tall = Math.round(Math.min(fit, Math.max(48, share * height * 2)));
  const size = { width: Math.min(MAX_IMAGE_SIDE, Math.round((tall * wide) / high)), height: tall };
  plan.scene.image = { rgba: new Uint8Array(drawLabel({ text, ink, ...size })), ...size };
}
