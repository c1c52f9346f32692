import { luminanceOf } from '../colors.ts';
import { blurFar } from '../blur-far.ts';
import { findExposure } from '../find-exposure.ts';
import { MAX_IMAGE_SIDE } from '../kernel/memory-layout.ts';
import { writeScene } from '../kernel/write-scene.ts';
import { drawContactLine } from './contact-line.ts';
import { measureShares } from '../layout/choose-layout.ts';
import { type Canvas, invertDepth, layBuffers } from '../pixel-buffers.ts';
import type { CutOut, Rendered, RenderRequest } from '../render-request.ts';
import { resolveImage, toPasses, traceLight } from '../run-passes.ts';
import { hideSubject, SUBJECT_ELEMENT } from '../scene/placed-scene.ts';
import type { BandPool } from '../threads/band-pool.ts';
import type { ProductMeasure } from './measure-product.ts';
import { planProduct } from './plan-product.ts';
import { gainAt, type LightMap, makeLightMap } from './relight.ts';
import { drawCutOut, type LightImage, toRgba, toSrgb } from './resample.ts';

/** The light on the product is traced on an image that is so much smaller. */
const LIGHT_SCALE = 4;
const LIGHT_SHARE = 0.1;

/**
 * Sets a product into a scene. A body of its silhouette, which the camera does not see, throws the shadow and is
 * mirrored; its photo stands in front, lit as the body is. Throws a RangeError for a cut-out without an opaque pixel.
 */
export async function renderProduct(
  pool: BandPool,
  canvas: Canvas,
  request: RenderRequest & { product: CutOut },
): Promise<Rendered> {
  const { width, height } = request;
  const { kernel, memory, buffers } = canvas;
  const aspect = width / height;
  const size = { width, height };
  const { product, plan, place } = planProduct(canvas, request);
  plan.scene.image = shrinkImage(product);
  writeScene(memory, hideSubject(plan.scene), aspect);
  const plateShare = request.isPlate ? 1 : 1 - LIGHT_SHARE;
  const passes = toPasses(pool, buffers, request, (share) => request.onProgress?.(share * plateShare));
  await traceLight(passes);
  const exposure = findExposure(kernel, buffers, plan, request);
  await resolveImage(passes, exposure);
  const [plate, ids] = [buffers.copyImage(), buffers.copyIds()];
  const { blur } = request.graph.camera;
  const depths = request.layers || blur > 0 ? invertDepth(buffers, width * height) : null;
  if (depths) blurFar({ rgba: plate, inverseDepth: depths, ...size }, { distance: plan.distance, blur });
  const { left, top, width: wide, height: high } = place;
  const photo = drawCutOut(product.image, place, size);
  drawContactLine(plate, photo, product, place);
  const placed = { place: { left, top, width: wide, height: high } };
  if (request.isPlate) return { rgba: plate, ids, elements: measureShares(ids, plan.elements), ...placed };
  const inverseDepth = request.layers ? depths : null;

  writeScene(memory, plan.scene, aspect);
  const small = {
    width: Math.max(16, Math.round(width / LIGHT_SCALE)),
    height: Math.max(16, Math.round(height / LIGHT_SCALE)),
  };
  const cells = layBuffers(memory, small.width * small.height);
  const lighting = { ...toPasses(pool, cells, request, () => undefined), ...small };
  await traceLight(lighting);
  await resolveImage(lighting, exposure);
  const map = makeLightMap({
    light: cells.read().irradiance,
    ids: cells.copyIds(),
    element: SUBJECT_ELEMENT,
    columns: small.width,
    rows: small.height,
    exposure,
    isWhite: isWhiteLight(request.graph),
  });
  const subject = drawProduct(photo, map, size);

  const rgba = new Uint8ClampedArray(plate);
  const depth = 1 / plan.distance;
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const at = pixel * 4;
    const alpha = (subject[at + 3] ?? 0) / 255;
    if (alpha === 0) continue;
    for (let channel = 0; channel < 3; channel += 1)
      rgba[at + channel] = (plate[at + channel] ?? 0) * (1 - alpha) + (subject[at + channel] ?? 0) * alpha;
    if (alpha < 0.5) continue;
    ids[pixel] = SUBJECT_ELEMENT;
    if (inverseDepth) inverseDepth[pixel] = depth;
  }
  request.onProgress?.(1);
  const rendered: Rendered = { rgba, ids, elements: measureShares(ids, plan.elements), ...placed };
  return inverseDepth ? { ...rendered, layers: { plate, subject, inverseDepth } } : rendered;
}

const isWhiteLight = ({ light, mood }: RenderRequest['graph']): boolean =>
  light.kind === 'softbox' &&
  light.time === 'day' &&
  light.gobo === 'none' &&
  light.colors.length === 0 &&
  mood !== 'dramatic';

/** The product's image as mirrors show it. */
function shrinkImage({ image }: ProductMeasure): CutOut {
  const scale = Math.min(1, MAX_IMAGE_SIDE / Math.max(image.width, image.height));
  if (scale === 1) return image;
  const size = {
    width: Math.max(1, Math.round(image.width * scale)),
    height: Math.max(1, Math.round(image.height * scale)),
  };
  return { rgba: new Uint8Array(toRgba(drawCutOut(image, { left: 0, top: 0, ...size }, size))), ...size };
}

/** Draws the product where it stands, in the scene's light: not premultiplied. */
function drawProduct(drawn: LightImage, map: LightMap, size: { width: number; height: number }): Uint8ClampedArray {
  const rgba = new Uint8ClampedArray(size.width * size.height * 4);
  for (let y = 0; y < size.height; y += 1)
    for (let x = 0; x < size.width; x += 1) {
      const at = (y * size.width + x) * 4;
      const alpha = drawn.pixels[at + 3] ?? 0;
      if (alpha < 1 / 512) continue;
      const lit = [0, 1, 2].map(
        (channel) =>
          ((drawn.pixels[at + channel] ?? 0) / alpha) *
          gainAt(map, (x + 0.5) / size.width, (y + 0.5) / size.height, channel),
      ) as [number, number, number];
      // What is too bright keeps its color.
      const most = Math.max(...lit, 1);
      const bright = luminanceOf(lit);
      for (let channel = 0; channel < 3; channel += 1) {
        const value = most > 1 ? bright + ((lit[channel] ?? 0) - bright) / most ** 0.5 : (lit[channel] ?? 0);
        rgba[at + channel] = toSrgb(value);
      }
      rgba[at + 3] = alpha * 255;
    }
  return rgba;
}
