import type { Patch } from '@reelwright/erase';
import { ModelUnusable } from '#src/platform/onnx/model-problem.ts';
import { type OnnxModel, openOnnxModel } from '#src/platform/onnx/open-onnx-model.ts';
import { type PlaneSize, resizePlanes, toRgbPlanes, toYuv420 } from '#src/platform/onnx/image-planes.ts';

/** LaMa (R. Suvorov et al., "Resolution-robust Large Mask Inpainting", 2021): an image and a mask of the hole. */
const PORTS = {
  inputs: [{ dims: [1, 3, null, null] }, { dims: [1, 1, null, null] }],
  outputs: [{ dims: [1, 3, null, null] }],
} as const;
/** The side of the images that published files take, and of those that leave it open. */
const SIDE = 512;
/** Some exports answer with 0 to 255. */
const MOST_SHARE = 2;

export interface FillNetwork {
  /** Fills what was made up in a patch, in place. */
  fill(patch: Patch, size: PlaneSize): Promise<void>;
}

/** Opens a model of LaMa's shape. Throws ModelUnusable. */
export async function openFillNetwork(path: string): Promise<FillNetwork> {
  const model = await openOnnxModel(path, PORTS);
  const side = { width: model.inputs[0]?.[3] ?? SIDE, height: model.inputs[0]?.[2] ?? SIDE };
  return {
    async fill(patch, size) {
      if (!patch.made.includes(1)) return;
      const filled = toYuv420(await fillImage(model, side, patch, size), size);
      replace(patch, filled, size);
    },
  };
}

async function fillImage(
  model: OnnxModel,
  side: PlaneSize,
  { planes, made }: Patch,
  size: PlaneSize,
): Promise<Float32Array> {
  const scale = Math.min(1, side.width / size.width, side.height / size.height);
  const inner = {
    width: Math.max(1, Math.round(size.width * scale)),
    height: Math.max(1, Math.round(size.height * scale)),
  };
  const image = resizePlanes(toRgbPlanes(planes, size), size, inner);
  // A pixel of a smaller image is unknown if any of those that it stands for is.
  const hole = resizePlanes(Float32Array.from(made), size, inner).map((share) => (share > 0 ? 1 : 0));
  const [answer] = await model.run([
    { dims: [1, 3, side.height, side.width], data: pad(image, inner, side, 3, true) },
    { dims: [1, 1, side.height, side.width], data: pad(hole, inner, side, 1, false) },
  ]);
  if (answer?.data.length !== 3 * side.width * side.height)
    throw new ModelUnusable('broken', `the model answered with ${answer?.dims.join('x')} values`);
  const whole = answer.data.some((value) => value > MOST_SHARE) ? answer.data.map((value) => value / 255) : answer.data;
  return resizePlanes(cut(whole, side, inner, 3), inner, size);
}

/** Places planes at the top left of larger ones; the rest repeats their edge, or is 0. */
function pad(planes: Float32Array, from: PlaneSize, to: PlaneSize, count: number, isRepeated: boolean): Float32Array {
  const padded = new Float32Array(count * to.width * to.height);
  for (let plane = 0; plane < count; plane += 1)
    for (let row = 0; row < to.height; row += 1)
      for (let column = 0; column < to.width; column += 1) {
        const isInside = row < from.height && column < from.width;
        if (!isInside && !isRepeated) continue;
        const source = Math.min(row, from.height - 1) * from.width + Math.min(column, from.width - 1);
        padded[(plane * to.height + row) * to.width + column] = planes[plane * from.width * from.height + source] ?? 0;
      }
  return padded;
}

function cut(planes: Float32Array, from: PlaneSize, to: PlaneSize, count: number): Float32Array {
  const inner = new Float32Array(count * to.width * to.height);
  for (let plane = 0; plane < count; plane += 1)
    for (let row = 0; row < to.height; row += 1) {
      const start = (plane * from.height + row) * from.width;
      inner.set(planes.subarray(start, start + to.width), (plane * to.height + row) * to.width);
    }
  return inner;
}

/** Takes over the pixels that were made up; those of chroma where any of their luma was. */
function replace(patch: Patch, filled: Patch['planes'], { width, height }: PlaneSize): void {
  const { planes, made, chromaMask } = patch;
  for (let at = 0; at < made.length; at += 1) if (made[at] === 1) planes.y[at] = filled.y[at] ?? 0;
  const half = width >> 1;
  for (let row = 0; row < height >> 1; row += 1)
    for (let column = 0; column < half; column += 1) {
      const at = row * half + column;
      const first = 2 * row * width + 2 * column;
      const isMade =
        made[first] === 1 || made[first + 1] === 1 || made[first + width] === 1 || made[first + width + 1] === 1;
      if (!isMade || chromaMask[at] === 0) continue;
      planes.u[at] = filled.u[at] ?? 128;
      planes.v[at] = filled.v[at] ?? 128;
    }
}
