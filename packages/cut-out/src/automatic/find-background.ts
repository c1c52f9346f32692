import type { LabPlanes } from './lab.ts';
import {
  blurPlane,
  fillUnknown,
  findParts,
  findQuantile,
  invertMask,
  makeMask,
  maskParts,
  type Mask,
  measureDistance,
  type Plane,
  resizePlane,
  type Size,
} from '@reelwright/planes';

/** The plain background of a photo, as it would be without the product and its shadow. */
export interface Background {
  lab: LabPlanes;
  /** The fitted surface of second order, at the small size in which it was fitted. */
  fitted: { lab: LabPlanes; size: Size };
  /** The median distance of background pixels to it: the noise of camera and encoder. */
  noise: number;
}

/** Size in which the background is searched: light on a backdrop changes slowly. */
const WORK_PX = 320;
const FRAME_SHARE = 0.025;
/** Largest spread of the frame's colours around a surface of second order; more is a texture or a room. */
const LARGEST_SPREAD = 3.2;
const SAME_COLOUR = { least: 5, spreads: 4 } as const;
/** Least share of background on the frame's sides: the subject may cross one, and its shadow half of another. */
const LEAST_SIDE = { worst: 0.25, second: 0.85 } as const;
const FIT_ROUNDS = 6;
const FLOOD_ROUNDS = 3;
/** Lightness counts less than colour: backdrops are lit unevenly. */
export const LIGHTNESS_WEIGHT = 0.5;

/**
 * Finds the plain background behind a photo's subject; returns undefined if there is none. Sizes are those of the
 * planes.
 */
export function findBackground(lab: LabPlanes, size: Size): Background | undefined {
  const scale = Math.min(1, WORK_PX / Math.max(size.width, size.height));
  const small = {
    width: Math.max(8, Math.round(size.width * scale)),
    height: Math.max(8, Math.round(size.height * scale)),
  };
  const shrunk = mapPlanes(lab, (plane) => resizePlane(plane, size, small));
  const sides = listSides(small);
  const fitted = fitSurface(shrunk, small, sides.flat());
  if (!fitted) return undefined;
  const reach = Math.max(SAME_COLOUR.least, SAME_COLOUR.spreads * fitted.spread);
  const distances = measureDifference(shrunk, fitted.surface);
  const shares = sides.map((side) => side.filter((pixel) => (distances[pixel] ?? 0) < reach).length / side.length);
  const [worst = 0, second = 0] = shares.toSorted((one, other) => one - other);
  if (fitted.spread >= LARGEST_SPREAD || second <= LEAST_SIDE.second || worst <= LEAST_SIDE.worst) return undefined;

  let surface = fitted.surface;
  let flooded: Mask = new Uint8Array(0);
  for (let round = 0; round < FLOOD_ROUNDS; round += 1) {
    flooded = floodFromFrame(measureDifference(shrunk, surface), small, round === 0 ? reach * 1.6 : reach * 0.9);
    const inner = measureDistance(invertMask(flooded), small).map((far) => (far > 2 ? 1 : 0));
    if (!inner.some((value) => value > 0)) return undefined;
    surface = carryOn(shrunk, fitted.surface, inner, small);
  }
  return spreadOut({ lab, size, surface, seen: flooded, fitted: { lab: fitted.surface, size: small } });
}

/**
 * Fits the background again to pixels that surely belong to it: the first fit may have included parts of the subject.
 */
export function refineBackground(lab: LabPlanes, size: Size, { fitted }: Background, sure: Mask): Background {
  const small = fitted.size;
  const known = resizePlane(new Float32Array(sure), size, small).map((share) => (share > 0.999 ? 1 : 0));
  const shrunk = mapPlanes(lab, (plane) => resizePlane(plane, size, small));
  const surface = carryOn(shrunk, fitted.lab, known, small);
  return spreadOut({ lab, size, surface, seen: makeMask(known.length, (pixel) => known[pixel] === 1), fitted });
}

/**
 * Extends the differences to the fitted surface, not the colours themselves: the surface knows the falloff of light
 * behind the subject.
 */
function carryOn(shrunk: LabPlanes, fitted: LabPlanes, known: Plane, small: Size): LabPlanes {
  return mapPlanes(shrunk, (plane, key) => {
    const base = fitted[key];
    const rest = plane.map((value, pixel) => value - (base[pixel] ?? 0));
    return blurPlane(fillUnknown(rest, known, small), small, 3).map((value, pixel) => value + (base[pixel] ?? 0));
  });
}

interface SpreadRequest {
  lab: LabPlanes;
  size: Size;
  surface: LabPlanes;
  seen: Mask;
  fitted: Background['fitted'];
}

function spreadOut({ lab, size, surface, seen, fitted }: SpreadRequest): Background {
  const background = mapPlanes(surface, (plane) => resizePlane(plane, fitted.size, size));
  const shown = resizePlane(new Float32Array(seen), fitted.size, size);
  const difference = measureDifference(lab, background);
  const noise = findQuantile(
    difference.filter((_, pixel) => pixel % 7 === 0 && shown[pixel] === 1),
    0.5,
  );
  return { lab: background, fitted, noise };
}

const mapPlanes = ({ l, a, b }: LabPlanes, change: (plane: Plane, key: keyof LabPlanes) => Plane): LabPlanes => ({
  l: change(l, 'l'),
  a: change(a, 'a'),
  b: change(b, 'b'),
});

/** Measures the colour distance pixel by pixel. */
export function measureDifference(one: LabPlanes, other: LabPlanes): Plane {
  return one.l.map((value, pixel) => {
    const l = value - (other.l[pixel] ?? 0);
    const a = (one.a[pixel] ?? 0) - (other.a[pixel] ?? 0);
    const b = (one.b[pixel] ?? 0) - (other.b[pixel] ?? 0);
    return Math.sqrt(LIGHTNESS_WEIGHT * l * l + a * a + b * b);
  });
}

function listSides({ width, height }: Size): number[][] {
  const thick = Math.max(3, Math.round(FRAME_SHARE * Math.min(width, height)));
  const sides: number[][] = [[], [], [], []];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const side = y < thick ? 0 : y >= height - thick ? 1 : x < thick ? 2 : x >= width - thick ? 3 : undefined;
      if (side !== undefined) sides[side]?.push(y * width + x);
    }
  }
  return sides;
}

/** Marks pixels similar to the background and connected with the image's edge. */
function floodFromFrame(difference: Plane, size: Size, reach: number): Mask {
  const like = makeMask(difference.length, (pixel) => (difference[pixel] ?? 0) < reach);
  const { labels, parts } = findParts(like, size);
  return maskParts(
    labels,
    parts.map(({ edgePixels }) => edgePixels > 3),
  );
}

const TERMS = 6;

function termsAt(pixel: number, { width, height }: Size): readonly number[] {
  const x = ((pixel % width) / width) * 2 - 1;
  const y = (Math.floor(pixel / width) / height) * 2 - 1;
  return [1, x, y, x * x, x * y, y * y];
}

/** Fits a surface of second order to most of the given pixels: pixels that fit badly lose weight in each round. */
function fitSurface(
  lab: LabPlanes,
  size: Size,
  pixels: readonly number[],
): { surface: LabPlanes; spread: number } | undefined {
  const terms = pixels.map((pixel) => termsAt(pixel, size));
  const weights = new Float64Array(pixels.length).fill(1);
  const residuals = new Float64Array(pixels.length);
  let spread = 0;
  let found: Record<keyof LabPlanes, number[]> | undefined;
  for (let round = 0; round < FIT_ROUNDS; round += 1) {
    const fit = (plane: Plane) =>
      solveLeastSquares(
        terms,
        pixels.map((pixel) => plane[pixel] ?? 0),
        weights,
      );
    found = { l: fit(lab.l), a: fit(lab.a), b: fit(lab.b) };
    for (const [index, pixel] of pixels.entries()) {
      const off = (key: keyof LabPlanes): number =>
        (lab[key][pixel] ?? 0) - dot(found?.[key] ?? [], terms[index] ?? []);
      residuals[index] = Math.sqrt(LIGHTNESS_WEIGHT * off('l') ** 2 + off('a') ** 2 + off('b') ** 2);
    }
    spread = Math.max(0.5, findQuantile(residuals, 0.5) * 1.2);
    for (const [index, residual] of residuals.entries()) {
      const share = residual / (4 * Math.max(0.8, spread));
      weights[index] = share < 1 ? (1 - share * share) ** 2 : 0;
    }
  }
  if (!found) return undefined;
  const { l, a, b } = found;
  const surface = mapPlanes(lab, (plane) => new Float32Array(plane.length));
  for (let pixel = 0; pixel < surface.l.length; pixel += 1) {
    const own = termsAt(pixel, size);
    surface.l[pixel] = dot(l, own);
    surface.a[pixel] = dot(a, own);
    surface.b[pixel] = dot(b, own);
  }
  return { surface, spread };
}

function dot(coefficients: readonly number[], terms: readonly number[]): number {
  let sum = 0;
  for (let term = 0; term < TERMS; term += 1) sum += (coefficients[term] ?? 0) * (terms[term] ?? 0);
  return sum;
}

/** Keeps a surface flat if there is little evidence for a curve. */
const RIDGE = 1e-3;

function solveLeastSquares(
  terms: readonly (readonly number[])[],
  values: readonly number[],
  weights: Float64Array,
): number[] {
  const rows = Array.from({ length: TERMS }, () => new Float64Array(TERMS + 1));
  for (const [index, row] of terms.entries()) {
    const weight = weights[index] ?? 0;
    if (weight === 0) continue;
    for (let one = 0; one < TERMS; one += 1) {
      const sums = rows[one];
      if (!sums) continue;
      const weighted = (row[one] ?? 0) * weight;
      for (let other = 0; other < TERMS; other += 1) sums[other] = (sums[other] ?? 0) + weighted * (row[other] ?? 0);
      sums[TERMS] = (sums[TERMS] ?? 0) + weighted * (values[index] ?? 0);
    }
  }
  for (const [index, row] of rows.entries()) row[index] = (row[index] ?? 0) + RIDGE * values.length;
  // Gauss-Jordan elimination; the ridge keeps every pivot above zero.
  for (let pivot = 0; pivot < TERMS; pivot += 1) {
    const pivotRow = rows[pivot] ?? new Float64Array(TERMS + 1);
    for (const [index, row] of rows.entries()) {
      if (index === pivot) continue;
      const factor = (row[pivot] ?? 0) / (pivotRow[pivot] ?? 1);
      for (let at = pivot; at <= TERMS; at += 1) row[at] = (row[at] ?? 0) - factor * (pivotRow[at] ?? 0);
    }
  }
  return rows.map((row, index) => (row[TERMS] ?? 0) / (row[index] ?? 1));
}
