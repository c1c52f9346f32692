import {
  boxMask,
  invertMask,
  makeMask,
  type Mask,
  measureDistance,
  type PixelBox,
  type Plane,
  type Size,
} from '@reelwright/planes';
import type { RgbaImage } from '../image.ts';
import { findMinimumCut } from '../min-cut.ts';
import type { Surroundings } from './find-before-white.ts';
import { type LabPlanes, toLabPlanes } from './lab.ts';
import { measurePartingCosts } from './parting-costs.ts';

/** Against 500 for separating two equal pixels. */
const WEIGHT = { sure: 1_000_000, subject: 60, shadow: -3 } as const;
/** Pixels this deep in what is not shadow are surely the subject. */
const SURE_DEPTH_PX = 3;
/** Pixels around a shadow that tell where it ends. */
const AROUND_PX = 12;
/** Blocks on either side of the contour whose pixels are decided one by one. */
const BAND_BLOCKS = 2.5;

/**
 * Returns the part of a shadow that the shortest contour without an edge separates from the subject. Where a shadow is as
 * grey as the subject that casts it, a flood runs on into the subject: across the short line where they touch.
 *
 * Only the box around the shadow is looked at. Blocks of 2 x 2 pixels are separated first, then the pixels beside their
 * contour: within a shadow nothing is sure, and a minimum cut of all its pixels takes five times as long.
 */
export function closeShadow(image: RgbaImage, { outside, shadow }: Surroundings): Mask {
  const box = boxShadow(shadow, image);
  const closed = new Uint8Array(shadow.length);
  if (box.width <= 0) return closed;
  const copyBox = (from: Uint8Array, to: Uint8Array, bytes: number): Uint8Array => {
    for (let y = 0; y < box.height; y += 1) {
      const start = ((box.top + y) * image.width + box.left) * bytes;
      to.set(from.subarray(start, start + box.width * bytes), y * box.width * bytes);
    }
    return to;
  };
  const count = box.width * box.height;
  const part = closeWithin(toLabPlanes(copyBox(image.data, new Uint8Array(4 * count), 4), 4), box, {
    outside: copyBox(outside, new Uint8Array(count), 1),
    shadow: copyBox(shadow, new Uint8Array(count), 1),
  });
  for (let y = 0; y < box.height; y += 1)
    closed.set(part.subarray(y * box.width, (y + 1) * box.width), (box.top + y) * image.width + box.left);
  return closed;
}

function boxShadow(shadow: Mask, image: Size): PixelBox {
  const { left, top, width, height } = boxMask(shadow, image);
  if (width <= 0) return { left, top, width, height };
  const [fromX, fromY] = [Math.max(0, left - AROUND_PX), Math.max(0, top - AROUND_PX)];
  return {
    left: fromX,
    top: fromY,
    width: Math.min(image.width, left + width + AROUND_PX) - fromX,
    height: Math.min(image.height, top + height + AROUND_PX) - fromY,
  };
}

function closeWithin(lab: LabPlanes, size: Size, { outside, shadow }: Surroundings): Mask {
  const subject = makeMask(shadow.length, (pixel) => outside[pixel] === 0 && shadow[pixel] === 0);
  const depth = measureDistance(invertMask(subject), size);
  const lean = new Int32Array(shadow.length);
  for (let pixel = 0; pixel < lean.length; pixel += 1)
    if (outside[pixel] === 1) lean[pixel] = -WEIGHT.sure;
    else if (shadow[pixel] === 1) lean[pixel] = WEIGHT.shadow;
    else lean[pixel] = (depth[pixel] ?? 0) > SURE_DEPTH_PX ? WEIGHT.sure : WEIGHT.subject;
  decideByBlocks({ lab, size, outside, lean });
  const closed = findMinimumCut({ size, lean, apart: measurePartingCosts(lab, size, outside) });
  return makeMask(shadow.length, (pixel) => shadow[pixel] === 1 && closed[pixel] === 0);
}

interface BlocksRequest {
  lab: LabPlanes;
  size: Size;
  outside: Mask;
  /** Made sure, in place, away from the contour. */
  lean: Int32Array;
}

function decideByBlocks({ lab, size, outside, lean }: BlocksRequest): void {
  const blocks = { width: (size.width + 1) >> 1, height: (size.height + 1) >> 1 };
  const count = blocks.width * blocks.height;
  const [l, a, b] = [new Float32Array(count), new Float32Array(count), new Float32Array(count)];
  const [sums, pixels, open] = [new Int32Array(count), new Uint8Array(count), new Uint8Array(count)];
  const blockAt = (x: number, y: number): number => (y >> 1) * blocks.width + (x >> 1);
  for (let y = 0; y < size.height; y += 1) {
    for (let x = 0; x < size.width; x += 1) {
      const pixel = y * size.width + x;
      const block = blockAt(x, y);
      (l[block] as number) += lab.l[pixel] as number;
      (a[block] as number) += lab.a[pixel] as number;
      (b[block] as number) += lab.b[pixel] as number;
      (sums[block] as number) += lean[pixel] as number;
      (pixels[block] as number) += 1;
      (open[block] as number) += outside[pixel] as number;
    }
  }
  const average = (plane: Plane): Plane => plane.map((sum, block) => sum / (pixels[block] as number));
  const apart = measurePartingCosts(
    { l: average(l), a: average(a), b: average(b) },
    blocks,
    makeMask(count, (block) => open[block] === pixels[block]),
  );
  // A block has four times the area of a pixel, and a step from one to the next is twice as long.
  const inside = findMinimumCut({ size: blocks, lean: sums.map((sum) => Math.trunc(sum / 2)), apart });
  const [inward, outward] = [measureDistance(invertMask(inside), blocks), measureDistance(inside, blocks)];
  for (let y = 0; y < size.height; y += 1) {
    for (let x = 0; x < size.width; x += 1) {
      const block = blockAt(x, y);
      if ((inward[block] as number) > BAND_BLOCKS) lean[y * size.width + x] = WEIGHT.sure;
      else if ((outward[block] as number) > BAND_BLOCKS) lean[y * size.width + x] = -WEIGHT.sure;
    }
  }
}
