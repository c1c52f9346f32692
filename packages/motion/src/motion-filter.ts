import { BLOCK, type Kernel, openKernel, type WasmMemory } from './kernel.ts';
import { type Frame, type FrameSize, type Layout, MARGIN, type Plane, planLayout } from './layout.ts';

/** Where a sample of a result is taken: (ax * x + ay * y + a, bx * x + by * y + b), in samples of luma. */
export interface Transform {
  ax: number;
  ay: number;
  a: number;
  bx: number;
  by: number;
  b: number;
}

/** Removes what is no stronger than noise of a standard deviation of `strength` within a frame. */
export interface Smoothing {
  strength: number;
  /** On 16 instead of 8 grids. */
  isBest: boolean;
}

/** Where the blocks of a frame are found in another: pairs of quarters of a sample, row by row. */
export interface MotionField {
  columns: number;
  rows: number;
  vectors: Int16Array;
}

/**
 * Follows motion between frames: I420 without padding, of even sides. It keeps the newest frames; the oldest makes room
 * for the next. Results are views that the next call overwrites.
 */
export interface MotionFilter {
  frameBytes: number;
  /** `smoothing` changes the frame that is kept. */
  load(index: number, frame: Uint8Array, smoothing?: Smoothing | null): void;
  /** Returns the median over all blocks of the mean squared difference that is left between two frames after motion. */
  measureDifference(index: number, other: number): number;
  /** Averages a frame with what its neighbours show of the same things; `sigma` is the noise to be removed. */
  denoise(index: number, neighbours: readonly number[], sigma: number, smoothing?: Smoothing | null): Uint8Array;
  /** Returns what lies in the middle between two frames; undefined across a cut. */
  between(before: number, after: number): Uint8Array | undefined;
  warp(index: number, transform: Transform): Uint8Array;
  findMotion(index: number, other: number): MotionField;
  /** Returns the luma of a kept frame, without padding. */
  readLuma(index: number): Uint8Array;
}

/** How far the grids of smoothing lie to the left and above: each row and column is an edge of blocks about equally often. */
const SHIFTS = {
  fast: [
    [0, 0],
    [5, 1],
    [2, 2],
    [7, 3],
    [4, 4],
    [1, 5],
    [6, 6],
    [3, 7],
  ].flat(),
  best: [
    [0, 0],
    [4, 0],
    [1, 1],
    [5, 1],
    [3, 2],
    [7, 2],
    [2, 3],
    [6, 3],
    [0, 4],
    [4, 4],
    [1, 5],
    [5, 5],
    [3, 6],
    [7, 6],
    [2, 7],
    [6, 7],
  ].flat(),
};
/** Coefficients up to this many standard deviations of the noise are noise; the kernel counts them in 1/16. */
const THRESHOLD = 2 * 16;

/** What a vector costs that differs from those around it, in differences of samples. */
const LAMBDA = 3;
const LAMBDA_BETWEEN = 8;
const COARSE_RADIUS = 6;
const FINE_RADIUS = 2;
/** Samples that differ by this many times the noise are not the same thing. */
const LIMIT_SIGMAS = 5;
const LIMIT_LEAST = 1.5;
/** Frames whose windows differ more than this on average, in luma, are of different shots. */
const CUT_DIFFERENCE = 22;

/** Opens a filter that keeps `frames` frames and compares one with up to `neighbours` others. */
export async function openMotionFilter(
  size: FrameSize,
  room: { frames: number; neighbours: number },
): Promise<MotionFilter> {
  const layout = planLayout(size, room);
  const { kernel, memory } = await openKernel(layout.bytes);
  return createMotionFilter({ layout, kernel, memory });
}

function createMotionFilter({
  layout,
  kernel,
  memory,
}: {
  layout: Layout;
  kernel: Kernel;
  memory: WasmMemory;
}): MotionFilter {
  const { sums, result, columns, rows } = layout;
  const bytes = new Uint8Array(memory.buffer);
  const blocks = columns * rows;
  const output = new Uint8Array(planesOf(result).reduce((sum, { width, height }) => sum + width * height, 0));
  const kept = new Map<number, number>();

  const frameOf = (index: number): Frame => {
    const slot = index % layout.frames.length;
    const frame = layout.frames[slot];
    if (kept.get(slot) !== index || !frame) throw new Error(`frame ${index} is not kept`);
    return frame;
  };
  const neighbourAt = (place: number) => {
    const found = layout.neighbours[place];
    if (!found) throw new Error(`there is no room for neighbour ${place}`);
    return found;
  };
  const floats = (at: number, count: number): Float32Array => new Float32Array(memory.buffer, at, count);

  /** Finds the vectors of a frame's blocks from the smallest images to the whole ones, to quarters of a sample. */
  function search(from: Frame, to: Frame, place: number, { isMirrored }: { isMirrored: boolean }): void {
    const { vectors } = neighbourAt(place);
    const mirrored = isMirrored ? 1 : 0;
    for (let level = from.luma.length - 1; level >= 0; level -= 1) {
      const [image, other, field] = [from.luma[level], to.luma[level], layout.fields[level]];
      if (!image || !other || !field) throw new Error('each level has planes and a field');
      const coarse = layout.fields[level + 1];
      kernel.search(
        ...([image.at, other.at, image.stride, image.width, image.height, MARGIN] as const),
        ...(coarse ? ([coarse.at, coarse.columns, coarse.rows] as const) : ([0, 0, 0] as const)),
        ...([level === 0 ? vectors : field.at, field.costs] as const),
        ...([coarse ? FINE_RADIUS : COARSE_RADIUS, isMirrored ? LAMBDA_BETWEEN : LAMBDA, mirrored] as const),
      );
    }
    const [image, other] = [lumaOf(from), lumaOf(to)];
    kernel.refine(image.at, other.at, image.stride, image.width, image.height, MARGIN, vectors, mirrored);
  }

  function compare(index: number, other: number, place: number): void {
    const [from, to] = [frameOf(index), frameOf(other)];
    search(from, to, place, { isMirrored: false });
    const { vectors, errors } = neighbourAt(place);
    const image = lumaOf(from);
    kernel.measure(image.at, lumaOf(to).at, image.stride, image.width, image.height, vectors, errors);
  }

  function readResult(): Uint8Array {
    let offset = 0;
    for (const plane of planesOf(result)) offset = copyOut(bytes, plane, output, offset);
    return output;
  }

  function finish(plane: Plane, target: Plane, origin: number): void {
    const { values, weights, stride } = sums;
    kernel.finish(values + origin, weights + origin, stride, target.at, target.stride, plane.width, plane.height);
  }

  function smooth(frame: Frame, { strength, isBest }: Smoothing): void {
    const shifts = isBest ? SHIFTS.best : SHIFTS.fast;
    bytes.set(shifts, layout.shifts);
    const threshold = Math.min(32767, Math.round(THRESHOLD * strength));
    for (const { at, stride, width, height } of planesOf(frame))
      kernel.smooth(
        ...([at, stride, width, height, sums.values, layout.shifts] as const),
        ...([Math.log2(shifts.length / 2), threshold] as const),
      );
  }

  function extend({ at, stride, width, height }: Plane): void {
    kernel.extend(at, stride, width, height, MARGIN);
  }

  return {
    frameBytes: output.length,

    load(index, frame, smoothing) {
      if (frame.length !== output.length) throw new Error(`a frame has ${output.length} bytes, not ${frame.length}`);
      const slot = index % layout.frames.length;
      const target = layout.frames[slot];
      if (!target) throw new Error('a filter keeps frames');
      kept.set(slot, index);
      let offset = 0;
      for (const plane of planesOf(target)) {
        for (let row = 0; row < plane.height; row += 1, offset += plane.width)
          bytes.set(frame.subarray(offset, offset + plane.width), plane.at + row * plane.stride);
        extend(plane);
      }
      if (smoothing) {
        smooth(target, smoothing);
        for (const plane of planesOf(target)) extend(plane);
      }
      for (const [level, small] of target.luma.entries()) {
        const large = target.luma[level - 1];
        if (!large) continue;
        kernel.halve(large.at, large.stride, small.at, small.stride, small.width, small.height);
        extend(small);
      }
    },

    measureDifference(index, other) {
      compare(index, other, 0);
      const sorted = floats(neighbourAt(0).errors, blocks).toSorted();
      return sorted[blocks >> 1] ?? 0;
    },

    denoise(index, neighbours, sigma, smoothing) {
      const own = frameOf(index);
      const merged = new Uint32Array(memory.buffer, layout.merged, 4 * neighbours.length);
      for (const [place, other] of neighbours.entries()) {
        const frame = frameOf(other);
        search(own, frame, place, { isMirrored: false });
        const { vectors, weights } = neighbourAt(place);
        merged.set([lumaOf(frame).at, frame.chroma[0].at, vectors, weights], 4 * place);
      }
      const limit = LIMIT_SIGMAS * Math.SQRT2 * sigma + LIMIT_LEAST;
      const count = neighbours.length;
      const luma = lumaOf(own);
      const [first, second] = own.chroma;
      kernel.mergeLuma(
        ...([luma.at, luma.stride, luma.width, luma.height, layout.merged, count] as const),
        ...([2 * sigma * sigma, limit, lumaOf(result).at] as const),
      );
      kernel.mergeChroma(
        ...([first.at, second.at - first.at, first.stride, first.width, first.height] as const),
        ...([layout.merged, count, limit, result.chroma[0].at] as const),
      );
      if (smoothing) {
        for (const plane of planesOf(result)) extend(plane);
        smooth(result, smoothing);
      }
      return readResult();
    },

    between(before, after) {
      const [from, to] = [frameOf(before), frameOf(after)];
      search(from, to, 0, { isMirrored: true });
      const [field] = layout.fields;
      if (!field) throw new Error('a layout has fields');
      const costs = new Uint32Array(memory.buffer, field.costs, blocks);
      const mean = costs.reduce((sum, cost) => sum + cost, 0) / blocks / (4 * BLOCK * BLOCK);
      if (mean > CUT_DIFFERENCE) return undefined;
      const { values, weights, stride } = sums;
      const targets = planesOf(result);
      for (const [number, plane] of planesOf(from).entries()) {
        const [other, target] = [planesOf(to)[number], targets[number]];
        if (!other || !target) continue;
        bytes.fill(0, values, values + 4 * stride * sums.rows);
        bytes.fill(0, weights, weights + 4 * stride * sums.rows);
        const origin = 4 * (BLOCK * stride + BLOCK);
        kernel.between(
          ...([plane.at, other.at, plane.stride, columns, rows, neighbourAt(0).vectors] as const),
          ...([values + origin, weights + origin, stride, number === 0 ? 0 : 1] as const),
        );
        finish(plane, target, origin);
      }
      return readResult();
    },

    warp(index, { ax, ay, a, bx, by, b }) {
      const targets = planesOf(result);
      for (const [number, plane] of planesOf(frameOf(index)).entries()) {
        const target = targets[number];
        const scale = number === 0 ? 1 : 0.5;
        if (!target) continue;
        kernel.warp(
          ...([plane.at, plane.stride, plane.width, plane.height, MARGIN, target.at, target.stride] as const),
          ...([ax, ay, a * scale, bx, by, b * scale] as const),
        );
      }
      return readResult();
    },

    findMotion(index, other) {
      search(frameOf(index), frameOf(other), 0, { isMirrored: false });
      const vectors = new Int16Array(memory.buffer, neighbourAt(0).vectors, 2 * blocks).slice();
      return { columns, rows, vectors };
    },

    readLuma(index) {
      const plane = lumaOf(frameOf(index));
      const luma = new Uint8Array(plane.width * plane.height);
      copyOut(bytes, plane, luma, 0);
      return luma;
    },
  };
}

const planesOf = ({ luma, chroma }: Frame): Plane[] => [...luma.slice(0, 1), ...chroma];

function lumaOf({ luma: [plane] }: Frame): Plane {
  if (!plane) throw new Error('a frame has luma');
  return plane;
}

function copyOut(bytes: Uint8Array, plane: Plane, target: Uint8Array, from: number): number {
  let offset = from;
  for (let row = 0; row < plane.height; row += 1, offset += plane.width) {
    const at = plane.at + row * plane.stride;
    target.set(bytes.subarray(at, at + plane.width), offset);
  }
  return offset;
}
