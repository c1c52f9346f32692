import { invertMask, makeMask, type Mask, measureDistance, type Size } from '@reelwright/planes';

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
  const listed: number[] = [];
  for (let pixel = 0; pixel < unknown.length; pixel += 1) if (unknown[pixel] === 1) listed.push(pixel);
  const pixels = Int32Array.from(listed);
  const weights = new Float32Array(4 * pixels.length);
  const weigh = (pixel: number, other: number): number => {
    const step = ((plane[pixel] ?? 0) - (plane[other] ?? 0)) / EDGE.levels;
    return EDGE.through + (1 - EDGE.through) * Math.exp(-step * step);
  };
  for (let at = 0; at < pixels.length; at += 1) {
    const pixel = pixels[at] ?? 0;
    const x = pixel % width;
    if (x > 0) weights[4 * at] = weigh(pixel, pixel - 1);
    if (x < width - 1) weights[4 * at + 1] = weigh(pixel, pixel + 1);
    if (pixel >= width) weights[4 * at + 2] = weigh(pixel, pixel - width);
    if (pixel < width * (height - 1)) weights[4 * at + 3] = weigh(pixel, pixel + width);
  }
  // A row of zeros on both sides saves the tests for the image's edge.
  const values = new Float32Array(plane.length + 2 * width);
  values.set(plane, width);
  for (let round = 0; round < ROUNDS; round += 1)
    for (let at = 0; at < pixels.length; at += 1) {
      const here = (pixels[at] as number) + width;
      const [left, right] = [weights[4 * at] as number, weights[4 * at + 1] as number];
      const [above, below] = [weights[4 * at + 2] as number, weights[4 * at + 3] as number];
      const sum =
        left * (values[here - 1] as number) +
        right * (values[here + 1] as number) +
        above * (values[here - width] as number) +
        below * (values[here + width] as number);
      values[here] =
        (values[here] as number) + HASTE * (sum / (left + right + above + below) - (values[here] as number));
    }
  for (const pixel of pixels) plane[pixel] = Math.max(0, Math.min(255, Math.round(values[pixel + width] as number)));
}

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

function fillAcross(plane: Uint8Array, unknown: Mask, size: Size): void {
  const { width, height } = size;
  const source = plane.slice();
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const pixel = y * width + x;
      if (unknown[pixel] === 0) continue;
      let [sum, weights] = [0, 0];
      for (const [dx, dy] of DIRECTIONS) {
        const length = Math.hypot(dx, dy);
        const one = findEnd(x, y, dx, dy);
        const other = findEnd(x, y, -dx, -dy);
        if (one > 0 && other > 0) {
          const [a, b] = [readEnd(x, y, dx, dy, one), readEnd(x, y, -dx, -dy, other)];
          const alike = Math.exp(-(((a - b) / SAME_SURFACE) ** 2) / 2) + 0.02;
          const weight = alike / ((one + other) * length) ** 2;
          sum += (weight * (a * other + b * one)) / (one + other);
          weights += weight;
        } else if (one > 0 || other > 0) {
          // At the edge of the image, a line has one end.
          const steps = one > 0 ? one : other;
          const weight = 0.01 / (2 * steps * length) ** 2;
          sum += weight * (one > 0 ? readEnd(x, y, dx, dy, one) : readEnd(x, y, -dx, -dy, other));
          weights += weight;
        }
      }
      if (weights > 0) plane[pixel] = Math.round(sum / weights);
    }

  /** Returns the steps to the first known pixel; 0 if there is none. */
  function findEnd(fromX: number, fromY: number, dx: number, dy: number): number {
    let [x, y] = [fromX, fromY];
    for (let steps = 1; steps <= MAX_STEPS; steps += 1) {
      x += dx;
      y += dy;
      if (x < 0 || y < 0 || x >= width || y >= height) return 0;
      if (unknown[y * width + x] === 0) return steps;
    }
    return 0;
  }

  /** The mean of the two known pixels at an end: a single one is noisy. */
  function readEnd(fromX: number, fromY: number, dx: number, dy: number, steps: number): number {
    const [x, y] = [fromX + dx * steps, fromY + dy * steps];
    const own = source[y * width + x] ?? 0;
    const [nextX, nextY] = [x + dx, y + dy];
    if (nextX < 0 || nextY < 0 || nextX >= width || nextY >= height) return own;
    const next = nextY * width + nextX;
    return unknown[next] === 0 ? (own * 2 + (source[next] ?? 0)) / 3 : own;
  }
}
