import type { Mask, Size } from '@reelwright/planes';

/** x' = a x + b y + c; y' = d x + e y + f: where a pixel of one frame lies in another. */
export type Motion = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

export const STILL: Motion = [1, 0, 0, 0, 1, 0];

/** Returns the motion of `first`, then `second`. */
export function chainMotions(first: Motion, second: Motion): Motion {
  const [a, b, c, d, e, f] = first;
  const [p, q, r, s, t, u] = second;
  return [p * a + q * d, p * b + q * e, p * c + q * f + r, s * a + t * d, s * b + t * e, s * c + t * f + u];
}

export function invertMotion([a, b, c, d, e, f]: Motion): Motion {
  const det = a * e - b * d;
  const [p, q, s, t] = [e / det, -b / det, -d / det, a / det];
  return [p, q, -(p * c + q * f), s, t, -(s * c + t * f)];
}

const LEVELS = 3;
const CELL_PX = 8;
/** Pixels flatter than this tell nothing of motion. */
const LEAST_GRADIENT = 3;
const MAX_POINTS = 1600;

interface Level extends Size {
  luma: Uint8Array;
  mask: Mask;
  /** Pixels that tell of motion: x, y, gradient in x and y, value. */
  points: Float32Array;
}
/** A frame in three sizes, the largest first, with what was burned in left out. */
export type Pyramid = readonly Level[];

export function buildPyramid(luma: Uint8Array, mask: Mask | null, size: Size): Pyramid {
  const levels: Level[] = [];
  let level = { luma, mask: mask ?? new Uint8Array(luma.length), ...size };
  for (let depth = 0; depth < LEVELS; depth += 1) {
    levels.push({ ...level, points: choosePoints(level) });
    if (Math.min(level.width, level.height) < 32) break;
    level = shrink(level);
  }
  return levels;
}

type Unpointed = Omit<Level, 'points'>;

function shrink({ luma, mask, width, height }: Unpointed): Unpointed {
  const [w, h] = [width >> 1, height >> 1];
  const small = new Uint8Array(w * h);
  const covered = new Uint8Array(w * h);
  for (let y = 0; y < h; y += 1)
    for (let x = 0; x < w; x += 1) {
      const at = 2 * y * width + 2 * x;
      const to = y * w + x;
      small[to] =
        ((luma[at] ?? 0) + (luma[at + 1] ?? 0) + (luma[at + width] ?? 0) + (luma[at + width + 1] ?? 0) + 2) >> 2;
      covered[to] = (mask[at] ?? 0) | (mask[at + 1] ?? 0) | (mask[at + width] ?? 0) | (mask[at + width + 1] ?? 0);
    }
  return { luma: small, mask: covered, width: w, height: h };
}

/** Takes the steepest uncovered pixel of each cell. */
function choosePoints({ luma, mask, width, height }: Unpointed): Float32Array {
  const chosen: number[] = [];
  const cell = Math.max(4, Math.min(CELL_PX, Math.round(Math.sqrt((width * height) / MAX_POINTS))));
  const side = width * height > MAX_POINTS * cell * cell ? Math.ceil(Math.sqrt((width * height) / MAX_POINTS)) : cell;
  for (let top = 2; top < height - 2; top += side)
    for (let left = 2; left < width - 2; left += side) {
      let best = LEAST_GRADIENT * LEAST_GRADIENT;
      let [bestX, bestY, bestGx, bestGy] = [-1, -1, 0, 0];
      for (let y = top; y < Math.min(height - 2, top + side); y += 1)
        for (let x = left; x < Math.min(width - 2, left + side); x += 1) {
          const at = y * width + x;
          const gx = ((luma[at + 1] ?? 0) - (luma[at - 1] ?? 0)) / 2;
          const gy = ((luma[at + width] ?? 0) - (luma[at - width] ?? 0)) / 2;
          const steep = gx * gx + gy * gy;
          if (steep <= best || isCovered(mask, at, width)) continue;
          [best, bestX, bestY, bestGx, bestGy] = [steep, x, y, gx, gy];
        }
      if (bestX >= 0) chosen.push(bestX, bestY, bestGx, bestGy, luma[bestY * width + bestX] ?? 0);
    }
  return Float32Array.from(chosen);
}

const isCovered = (mask: Mask, at: number, width: number): boolean =>
  ((mask[at] ?? 0) | (mask[at - 1] ?? 0) | (mask[at + 1] ?? 0) | (mask[at - width] ?? 0) | (mask[at + width] ?? 0)) !==
  0;

/** Samples between pixels; undefined outside and where something was burned in. */
export function sampleClear({ luma, mask, width, height }: Omit<Level, 'points'>, x: number, y: number): number {
  const left = Math.floor(x);
  const top = Math.floor(y);
  if (left < 0 || top < 0 || left >= width - 1 || top >= height - 1) return -1;
  const at = top * width + left;
  const below = at + width;
  if (((mask[at] as number) | (mask[at + 1] as number) | (mask[below] as number) | (mask[below + 1] as number)) !== 0)
    return -1;
  const fx = x - left;
  const fy = y - top;
  const upper = (luma[at] as number) * (1 - fx) + (luma[at + 1] as number) * fx;
  const lower = (luma[below] as number) * (1 - fx) + (luma[below + 1] as number) * fx;
  return upper * (1 - fy) + lower * fy;
}

export interface Estimate {
  motion: Motion;
  /** The share of pixels that moved so. */
  agreement: number;
}

const AGREES = 10;
/** Fewer pixels say nothing. */
const LEAST_POINTS = 40;

/**
 * Estimates the affine motion of most pixels from one frame to another (Lucas and Kanade, from small to large, with
 * outliers weighted down). Null if too few pixels can be compared.
 */
export function estimateMotion(
  from: Pyramid,
  to: Pyramid,
  start: Motion = STILL,
  coarsest = LEVELS - 1,
): Estimate | null {
  const [full] = from;
  if (!full) return null;
  const [cx, cy, scale] = [full.width / 2, full.height / 2, full.width / 2];
  // p: motion minus the position itself, around the centre.
  const [a, b, c, d, e, f] = start;
  const p = new Float64Array([
    (a - 1) * cx + b * cy + c,
    (a - 1) * scale,
    b * scale,
    d * cx + (e - 1) * cy + f,
    d * scale,
    (e - 1) * scale,
  ]);
  let agreement = 0;
  for (let depth = Math.min(coarsest, from.length - 1, to.length - 1); depth >= 0; depth -= 1) {
    const [here, there] = [from[depth], to[depth]];
    if (!here || !there) continue;
    const shrunk = 2 ** depth;
    const { points } = here;
    for (let round = 0; round < 5; round += 1) {
      const p0 = p[0] as number;
      const p1 = p[1] as number;
      const p2 = p[2] as number;
      const p3 = p[3] as number;
      const p4 = p[4] as number;
      const p5 = p[5] as number;
      // Sums of products of the gradient (xx, xy, yy) and of 1, x and y; and of the gradient, the difference and 1, x and y.
      let [xx, xxX, xxY, xxXX, xxXY, xxYY] = [0, 0, 0, 0, 0, 0];
      let [xy, xyX, xyY, xyXX, xyXY, xyYY] = [0, 0, 0, 0, 0, 0];
      let [yy, yyX, yyY, yyXX, yyXY, yyYY] = [0, 0, 0, 0, 0, 0];
      let [ox, oxX, oxY, oy, oyX, oyY] = [0, 0, 0, 0, 0, 0];
      let compared = 0;
      let agreed = 0;
      for (let at = 0; at < points.length; at += 5) {
        const x = points[at] as number;
        const y = points[at + 1] as number;
        // Centres of pixels at this size, in pixels of the full size.
        const nx = ((x + 0.5) * shrunk - 0.5 - cx) / scale;
        const ny = ((y + 0.5) * shrunk - 0.5 - cy) / scale;
        const sampled = sampleClear(
          there,
          x + (p0 + p1 * nx + p2 * ny) / shrunk,
          y + (p3 + p4 * nx + p5 * ny) / shrunk,
        );
        if (sampled < 0) continue;
        const off = sampled - (points[at + 4] as number);
        compared += 1;
        if (off < AGREES && off > -AGREES) agreed += 1;
        const weight = 1 / (1 + (off * off) / 49);
        const gx = points[at + 2] as number;
        const gy = points[at + 3] as number;
        const wx = weight * gx;
        const wy = weight * gy;
        const xxHere = wx * gx;
        const xyHere = wx * gy;
        const yyHere = wy * gy;
        xx += xxHere;
        xxX += xxHere * nx;
        xxY += xxHere * ny;
        xxXX += xxHere * nx * nx;
        xxXY += xxHere * nx * ny;
        xxYY += xxHere * ny * ny;
        xy += xyHere;
        xyX += xyHere * nx;
        xyY += xyHere * ny;
        xyXX += xyHere * nx * nx;
        xyXY += xyHere * nx * ny;
        xyYY += xyHere * ny * ny;
        yy += yyHere;
        yyX += yyHere * nx;
        yyY += yyHere * ny;
        yyXX += yyHere * nx * nx;
        yyXY += yyHere * nx * ny;
        yyYY += yyHere * ny * ny;
        const oxHere = wx * off;
        const oyHere = wy * off;
        ox += oxHere;
        oxX += oxHere * nx;
        oxY += oxHere * ny;
        oy += oyHere;
        oyX += oyHere * nx;
        oyY += oyHere * ny;
      }
      if (compared < LEAST_POINTS) {
        if (depth > 0) break;
        return null;
      }
      agreement = agreed / compared;
      const upper = [
        [xx, xxX, xxY, xy, xyX, xyY],
        [0, xxXX, xxXY, xyX, xyXX, xyXY],
        [0, 0, xxYY, xyY, xyXY, xyYY],
        [0, 0, 0, yy, yyX, yyY],
        [0, 0, 0, 0, yyXX, yyXY],
        [0, 0, 0, 0, 0, yyYY],
      ];
      const h = Float64Array.from(upper.flat());
      const change = solve(h, Float64Array.of(ox, oxX, oxY, oy, oyX, oyY));
      if (!change) return null;
      let largest = 0;
      for (let i = 0; i < 6; i += 1) {
        const value = (change[i] ?? 0) * shrunk;
        p[i] = (p[i] ?? 0) - value;
        largest = Math.max(largest, Math.abs(value));
      }
      if (largest < 0.01 * shrunk) break;
    }
  }
  const [p0 = 0, p1 = 0, p2 = 0, p3 = 0, p4 = 0, p5 = 0] = p;
  const motion: Motion = [
    1 + p1 / scale,
    p2 / scale,
    p0 - (p1 * cx + p2 * cy) / scale,
    p4 / scale,
    1 + p5 / scale,
    p3 - (p4 * cx + p5 * cy) / scale,
  ];
  return motion.every(Number.isFinite) ? { motion, agreement } : null;
}

/** Solves the symmetric system by Cholesky; a little of the diagonal is added, for frames without detail. */
function solve(h: Float64Array, g: Float64Array): Float64Array | undefined {
  const trace = [0, 7, 14, 21, 28, 35].reduce((sum, at) => sum + (h[at] ?? 0), 0);
  const l = new Float64Array(36);
  for (let i = 0; i < 6; i += 1)
    for (let j = 0; j <= i; j += 1) {
      let sum = (h[j * 6 + i] ?? 0) + (i === j ? 1e-3 * trace + 1e-6 : 0);
      for (let k = 0; k < j; k += 1) sum -= (l[i * 6 + k] ?? 0) * (l[j * 6 + k] ?? 0);
      if (i === j) {
        if (sum <= 0) return undefined;
        l[i * 6 + i] = Math.sqrt(sum);
      } else l[i * 6 + j] = sum / (l[j * 6 + j] ?? 1);
    }
  const x = new Float64Array(6);
  for (let i = 0; i < 6; i += 1) {
    let sum = g[i] ?? 0;
    for (let k = 0; k < i; k += 1) sum -= (l[i * 6 + k] ?? 0) * (x[k] ?? 0);
    x[i] = sum / (l[i * 6 + i] ?? 1);
  }
  for (let i = 5; i >= 0; i -= 1) {
    let sum = x[i] ?? 0;
    for (let k = i + 1; k < 6; k += 1) sum -= (l[k * 6 + i] ?? 0) * (x[k] ?? 0);
    x[i] = sum / (l[i * 6 + i] ?? 1);
  }
  return x;
}
