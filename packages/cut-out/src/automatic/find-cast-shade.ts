import {
  findParts,
  findQuantile,
  invertMask,
  makeMask,
  makePlane,
  type Mask,
  maskParts,
  measureDistance,
  type Plane,
  type Size,
} from '@reelwright/planes';
import { type Backdrop, CHANNELS } from './backdrop.ts';
import { matchCastShape } from './match-cast-shape.ts';

/** A shade has the background's colours in less light: to so many levels, and a share of what it is darker. */
const TINT = { levels: 4, share: 0.06 } as const;
/** The share of the background's light that a shade leaves: less is something black. */
const LIGHT = { most: 0.94, least: 0.25 } as const;
/** Most levels by which an even surface varies within two pixels. */
const EVEN_LEVELS = 6;
/** Least share of a mask of a piece of shade, and of all pieces. */
const PIECE = { least: 0.004, all: 0.03 } as const;
/** A shade is as dark everywhere: pieces of it, and nine tenths of their pixels, within this share of the light. */
const ALIKE = 0.07;
/** So many pieces are tried as the largest of a shade. */
const MOST_SEEDS = 6;
/** Least share of a mask that is the thing which casts or carries the shade. */
const LEAST_THING = 0.12;
/** The border of a shade, which is less even, in pixels: towards the background, and towards the subject. */
const BORDER = { outer: 8, inner: 3 } as const;
/** Least overlap of a shade with the shape that the subject casts. */
const LEAST_MATCH = 0.7;
/** Least share of the image's longer side along which a block is cut by the image's edge. */
const LEAST_CUT = 0.12;

/** Least share of a shade's border that faces the background: what the subject surrounds is a part of it. */
const LEAST_FACING = 0.25;
/** How far from the background that is, in pixels: a soft rim may be left. */
const FACING_PX = 3;
/** Most of the rest that is such an even grey, too, if a shade is to be told from it. */
const MOST_GREY = 0.5;

/** What may be no part of the subject. */
export interface CastShade {
  shade: Mask;
  /** Whether the rest differs from it in more than light. */
  isTold: boolean;
}

/**
 * Finds a part of a mask that is evenly darker than the background, without a colour of its own, and has the shape that
 * the rest of the mask would cast, or runs out of the photo: a hard shadow, or the block that the subject stands on.
 */
export function findCastShade(backdrop: Backdrop, mask: Mask): CastShade | undefined {
  const { size } = backdrop;
  const area = mask.reduce((sum, value) => sum + value, 0);
  const light = measureLight(backdrop, mask);
  const inward = measureDistance(invertMask(mask), size);
  const { labels, parts } = findParts(
    makeMask(mask.length, (pixel) => mask[pixel] === 1 && light[pixel] !== 0),
    size,
  );
  const sums = new Float64Array(parts.length);
  for (let pixel = 0; pixel < labels.length; pixel += 1) {
    const label = labels[pixel] as number;
    if (label > 0) (sums[label - 1] as number) += light[pixel] as number;
  }
  const pieces = parts
    .map((part, index) => ({ index, area: part.area, light: (sums[index] ?? 0) / part.area }))
    .filter((piece) => piece.area >= PIECE.least * area)
    .toSorted((one, other) => other.area - one.area)
    .slice(0, MOST_SEEDS);
  for (const seed of pieces) {
    const alike = pieces.filter((piece) => Math.abs(piece.light - seed.light) <= ALIKE);
    const inner = maskParts(
      labels,
      parts.map((_, index) => alike.some((piece) => piece.index === index)),
    );
    if (measureSpread(light, inner) > ALIKE) continue;
    const far = measureDistance(inner, size);
    const shade = makeMask(
      mask.length,
      (pixel) =>
        mask[pixel] === 1 &&
        (far[pixel] as number) <= ((inward[pixel] as number) <= BORDER.outer ? BORDER.outer : BORDER.inner),
    );
    const covered = shade.reduce((sum, value) => sum + value, 0);
    if (covered < PIECE.all * area || covered > (1 - LEAST_THING) * area) continue;
    const isBlock = measureCut(shade, size) >= LEAST_CUT;
    if (!isBlock && measureFacing(shade, inward, size) < LEAST_FACING) continue;
    if (!isBlock && matchCastShape(mask, shade, size) < LEAST_MATCH) continue;
    const grey = light.reduce((sum, value, pixel) => sum + (value > 0 && shade[pixel] === 0 ? 1 : 0), 0);
    return { shade, isTold: grey <= MOST_GREY * (area - covered) };
  }
  return undefined;
}

/** The share of a shade's border that lies at the background. */
function measureFacing(shade: Mask, inward: Plane, size: Size): number {
  const depth = measureDistance(invertMask(shade), size);
  let [border, facing] = [0, 0];
  for (let pixel = 0; pixel < shade.length; pixel += 1) {
    if (shade[pixel] === 0 || (depth[pixel] as number) > 1) continue;
    border += 1;
    if ((inward[pixel] as number) <= FACING_PX) facing += 1;
  }
  return facing / Math.max(1, border);
}

/** The range of light that nine tenths of the marked pixels have. */
function measureSpread(light: Plane, marked: Mask): number {
  const levels = light.filter((_, pixel) => marked[pixel] === 1);
  return findQuantile(levels, 0.95) - findQuantile(levels, 0.05);
}

/** Measures per pixel how much of the background's light is left, where it is an even shade; 0 elsewhere. */
function measureLight({ seen, behind, range }: Backdrop, mask: Mask): Plane {
  return makePlane(mask.length, (pixel) => {
    if (mask[pixel] === 0 || (range[pixel] as number) > EVEN_LEVELS) return 0;
    let [sum, all] = [0, 0];
    for (const channel of CHANNELS) {
      sum += seen[channel][pixel] as number;
      all += behind[channel][pixel] as number;
    }
    const share = sum / Math.max(1, all);
    if (share > LIGHT.most || share < LIGHT.least) return 0;
    const most = TINT.levels + (TINT.share * (all - sum)) / 3;
    for (const channel of CHANNELS)
      if (Math.abs((seen[channel][pixel] as number) - share * (behind[channel][pixel] as number)) > most) return 0;
    return share;
  });
}

/** The length along which the image's edge cuts a mask, as a share of the longer side. */
function measureCut(mask: Mask, { width, height }: Size): number {
  let cut = 0;
  for (let x = 0; x < width; x += 1) cut += (mask[x] as number) + (mask[(height - 1) * width + x] as number);
  for (let y = 0; y < height; y += 1) cut += (mask[y * width] as number) + (mask[(y + 1) * width - 1] as number);
  return cut / Math.max(width, height);
}
