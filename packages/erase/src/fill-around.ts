import { invertMask, makeMask, type Mask, measureDistance, type Size } from '@reelwright/planes';
import { listMarked } from './masks.ts';

/** Half of the directions in which a hole is crossed; the others are their opposites. */
const DIRECTIONS = [
  [1, 0],
  [2, 1],
  [1, 1],
  [1, 2],
  [0, 1],
  [-1, 2],
  [-1, 1],
  [-2, 1],
] as const;
const MAX_STEPS = 96;
/** Two ends of a line that differ less than this belong to one surface or edge. */
const SAME_SURFACE = 9;

/** Deeper inside a hole than this, a smaller image is as good, and lines across it would be long. */
const DEEP_PX = 8;

/**
 * Fills the unknown pixels of a plane from what surrounds them: along lines that cross the hole, those first whose ends
 * are near and alike, so that edges go on through it. The middle of a large hole is filled in a smaller image first.
 */
export function fillAround(plane: Uint8Array, unknown: Mask, size: Size): void {
  const depth = measureDistance(invertMask(unknown), size);
  const isDeep = (pixel: number): boolean => unknown[pixel] === 1 && (depth[pixel] ?? 0) > DEEP_PX;
  const deep = makeMask(unknown.length, isDeep);
  // A small image has no room for a middle.
  if (!deep.includes(1) || Math.min(size.width, size.height) < 32) return fillEdges(plane, unknown, size);
  const small = shrinkKnown(plane, unknown, size);
  fillAround(small.plane, small.unknown, small.size);
  for (let pixel = 0; pixel < plane.length; pixel += 1)
    if (deep[pixel] === 1) plane[pixel] = enlarge(small, pixel % size.width, Math.floor(pixel / size.width));
  const shallow = makeMask(unknown.length, (pixel) => unknown[pixel] === 1 && deep[pixel] === 0);
  fillEdges(plane, shallow, size);
}

function fillEdges(plane: Uint8Array, unknown: Mask, size: Size): void {
  fillAcross(plane, unknown, size);
  relax(plane, unknown, size);
}

const ROUNDS = 30;
/** Beyond 1, each round goes further than it must (successive over-relaxation). */
const HASTE = 1.8;
/** Neighbours that differ by more than this lie on both sides of an edge, which stays; and how much it lets through. */
const EDGE = { levels: 3, through: 0.1 } as const;

/**
 * Makes what was filled as smooth as it can be between the pixels around it and the edges in it: lines that end on grain
 * leave streaks, and the mean of all neighbours would blur the edges that go on through the hole.
 */
function relax(plane: Uint8Array, unknown: Mask, { width, height }: Size): void {
  const pixels = listMarked(unknown);
  const weights = new Float32Array(4 * pixels.length);
  for (let at = 0; at < pixels.length; at += 1) {
    const pixel = pixels[at] as number;
    const own = plane[pixel] as number;
    const x = pixel % width;
    const left = x > 0 ? weigh(own - (plane[pixel - 1] as number)) : 0;
    const right = x < width - 1 ? weigh(own - (plane[pixel + 1] as number)) : 0;
    const above = pixel >= width ? weigh(own - (plane[pixel - width] as number)) : 0;
    const below = pixel < width * (height - 1) ? weigh(own - (plane[pixel + width] as number)) : 0;
    const share = HASTE / (left + right + above + below);
    weights[4 * at] = left * share;
    weights[4 * at + 1] = right * share;
    weights[4 * at + 2] = above * share;
    weights[4 * at + 3] = below * share;
  }
  // A row of zeros on both sides saves the tests for the image's edge.
  const values = new Float32Array(plane.length + 2 * width);
  values.set(plane, width);
  for (let round = 0; round < ROUNDS; round += 1)
    for (let at = 0, to = 0; at < pixels.length; at += 1, to += 4) {
      const here = (pixels[at] as number) + width;
      values[here] =
        (1 - HASTE) * (values[here] as number) +
        (weights[to] as number) * (values[here - 1] as number) +
        (weights[to + 1] as number) * (values[here + 1] as number) +
        (weights[to + 2] as number) * (values[here - width] as number) +
        (weights[to + 3] as number) * (values[here + width] as number);
    }
  for (let at = 0; at < pixels.length; at += 1) {
    const pixel = pixels[at] as number;
    plane[pixel] = Math.max(0, Math.min(255, Math.round(values[pixel + width] as number)));
  }
}

/** How much of a neighbour that differs by so many levels goes on into a pixel. */
const THROUGH = Float64Array.from(
  { length: 256 },
  (_, step) => EDGE.through + (1 - EDGE.through) * Math.exp(-((step / EDGE.levels) ** 2)),
);
const weigh = (step: number): number => THROUGH[step < 0 ? -step : step] as number;

interface SmallPlane {
  plane: Uint8Array;
  unknown: Mask;
  size: Size;
}

/** Halves a plane by the mean of its known pixels. */
function shrinkKnown(plane: Uint8Array, unknown: Mask, { width, height }: Size): SmallPlane {
  const size = { width: width >> 1, height: height >> 1 };
  const small = new Uint8Array(size.width * size.height);
  const smallUnknown = new Uint8Array(small.length);
  for (let y = 0; y < size.height; y += 1)
    for (let x = 0; x < size.width; x += 1) {
      let [sum, count] = [0, 0];
      const first = 2 * y * width + 2 * x;
      for (const at of [first, first + 1, first + width, first + width + 1]) {
        if (unknown[at] !== 0) continue;
        sum += plane[at] ?? 0;
        count += 1;
      }
      const to = y * size.width + x;
      if (count > 0) small[to] = Math.round(sum / count);
      else smallUnknown[to] = 1;
    }
  return { plane: small, unknown: smallUnknown, size };
}

/** Samples a halved plane for a pixel of the whole one. */
function enlarge({ plane, size: { width, height } }: SmallPlane, x: number, y: number): number {
  const sx = Math.max(0, Math.min(width - 1.001, (x - 0.5) / 2));
  const sy = Math.max(0, Math.min(height - 1.001, (y - 0.5) / 2));
  const [left, top] = [Math.floor(sx), Math.floor(sy)];
  const [fx, fy] = [sx - left, sy - top];
  const at = top * width + left;
  const upper = (plane[at] ?? 0) * (1 - fx) + (plane[at + 1] ?? 0) * fx;
  const lower = (plane[at + width] ?? 0) * (1 - fx) + (plane[at + width + 1] ?? 0) * fx;
  return Math.round(upper * (1 - fy) + lower * fy);
}

/** What a line says whose ends differ by so many thirds of a level. */
const ALIKE = Float64Array.from(
  { length: 3 * 255 + 1 },
  (_, thirds) => Math.exp(-((thirds / 3 / SAME_SURFACE) ** 2) / 2) + 0.02,
);

function fillAcross(plane: Uint8Array, unknown: Mask, { width, height }: Size): void {
  const pixels = listMarked(unknown);
  const columns = Int32Array.from(pixels, (pixel) => pixel % width);
  const sums = new Float64Array(pixels.length);
  const weights = new Float64Array(pixels.length);
  // Steps to the first known pixel, both ways; 0 if there is none. Each pixel knows them from the next one on its line.
  const ahead = new Uint8Array(plane.length);
  const behind = new Uint8Array(plane.length);
  const countSteps = (steps: Uint8Array, at: number, dx: number, dy: number): void => {
    const pixel = pixels[at] as number;
    const x = (columns[at] as number) + dx;
    const next = pixel + dy * width + dx;
    let count = 0;
    if (x >= 0 && x < width && next >= 0 && next < unknown.length)
      if (unknown[next] === 0) count = 1;
      else {
        const more = steps[next] as number;
        if (more > 0 && more < MAX_STEPS) count = more + 1;
      }
    steps[pixel] = count;
  };
  /** Three times the mean of the two known pixels at an end: a single one is noisy. */
  const readEnd = (end: number, x: number, dx: number, step: number): number => {
    const own = plane[end] as number;
    const next = end + step;
    if (x + dx < 0 || x + dx >= width || next < 0 || next >= width * height || unknown[next] === 1) return 3 * own;
    return 2 * own + (plane[next] as number);
  };
  for (const [dx, dy] of DIRECTIONS) {
    const step = dy * width + dx;
    const length = Math.hypot(dx, dy);
    for (let at = pixels.length - 1; at >= 0; at -= 1) countSteps(ahead, at, dx, dy);
    for (let at = 0; at < pixels.length; at += 1) countSteps(behind, at, -dx, -dy);
    for (let at = 0; at < pixels.length; at += 1) {
      const pixel = pixels[at] as number;
      const one = ahead[pixel] as number;
      const other = behind[pixel] as number;
      if (one === 0 && other === 0) continue;
      const x = columns[at] as number;
      const a = one > 0 ? readEnd(pixel + one * step, x + one * dx, dx, step) : 0;
      const b = other > 0 ? readEnd(pixel - other * step, x - other * dx, -dx, -step) : 0;
      const across = (one + other) * length;
      if (one > 0 && other > 0) {
        const weight = (ALIKE[a > b ? a - b : b - a] as number) / (across * across);
        sums[at] = (sums[at] as number) + (weight * (a * other + b * one)) / (one + other);
        weights[at] = (weights[at] as number) + weight;
      } else {
        // At the edge of the image, a line has one end.
        const weight = 0.01 / (4 * across * across);
        sums[at] = (sums[at] as number) + weight * (one > 0 ? a : b);
        weights[at] = (weights[at] as number) + weight;
      }
    }
  }
  for (let at = 0; at < pixels.length; at += 1)
    if ((weights[at] as number) > 0)
      plane[pixels[at] as number] = Math.round((sums[at] as number) / (3 * (weights[at] as number)));
}
