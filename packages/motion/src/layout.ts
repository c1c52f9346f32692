import { BLOCK, WORKSPACE_BYTES } from './kernel.ts';

/** Copied edge samples around each plane: how far a vector may lead out of the image. */
export const MARGIN = 64;
/** No image is halved below this side. */
const LEAST_SIDE = 24;
const MAX_LEVELS = 4;

export interface FrameSize {
  width: number;
  height: number;
}

export interface Plane extends FrameSize {
  /** Address of the first sample. */
  at: number;
  stride: number;
}

/** A frame with its halved luma planes; the first is the whole one. */
export interface Frame {
  luma: Plane[];
  chroma: [Plane, Plane];
}

export interface Field {
  at: number;
  costs: number;
  columns: number;
  rows: number;
}

export interface Layout {
  bytes: number;
  frames: Frame[];
  /** The field of each halved luma plane. The first is the result's and is not used. */
  fields: Field[];
  /** For each neighbour of a frame: quarter vectors, and the error and weight of each block. */
  neighbours: { vectors: number; errors: number; weights: number }[];
  /** What the kernel merges, for each neighbour: see mergeLuma. */
  merged: number;
  /** The grids of smoothing. */
  shifts: number;
  sums: { values: number; weights: number; stride: number; rows: number };
  result: Frame;
  columns: number;
  rows: number;
}

/** Places all planes and fields of a filter in a memory, for frames of even sides. */
export function planLayout(size: FrameSize, { frames, neighbours }: { frames: number; neighbours: number }): Layout {
  let top = WORKSPACE_BYTES;
  const take = (bytes: number): number => {
    const at = top;
    top += Math.ceil(bytes / 64) * 64;
    return at;
  };
  const takePlane = ({ width, height }: FrameSize): Plane => {
    const stride = Math.ceil(width / 16) * 16 + 2 * MARGIN;
    const base = take(stride * (Math.ceil(height / 16) * 16 + 2 * MARGIN) + 64);
    return { at: base + MARGIN * stride + MARGIN, stride, width, height };
  };
  const levels = countLevels(size);
  const takeFrame = (count: number): Frame => ({
    luma: Array.from({ length: count }, (_, level) => takePlane(halve(size, level))),
    chroma: [takePlane(halve(size, 1)), takePlane(halve(size, 1))],
  });
  const toBlocks = ({ width, height }: FrameSize) => ({
    columns: Math.ceil(width / BLOCK),
    rows: Math.ceil(height / BLOCK),
  });
  const { columns, rows } = toBlocks(size);
  const perBlock = 4 * columns * rows;
  const stride = (columns + 2) * BLOCK;
  return {
    frames: Array.from({ length: frames }, () => takeFrame(levels)),
    fields: Array.from({ length: levels }, (_, level) => {
      const blocks = toBlocks(halve(size, level));
      const bytes = 4 * blocks.columns * blocks.rows;
      return { at: take(bytes), costs: take(bytes), ...blocks };
    }),
    neighbours: Array.from({ length: neighbours }, () => ({
      vectors: take(perBlock),
      errors: take(perBlock),
      weights: take(perBlock),
    })),
    merged: take(16 * neighbours),
    shifts: take(32),
    sums: {
      values: take(4 * stride * (rows + 2) * BLOCK),
      weights: take(4 * stride * (rows + 2) * BLOCK),
      stride,
      rows: (rows + 2) * BLOCK,
    },
    result: takeFrame(1),
    columns,
    rows,
    bytes: top + MARGIN * stride,
  };
}

function countLevels({ width, height }: FrameSize): number {
  let levels = 1;
  while (levels < MAX_LEVELS && Math.min(width, height) >> levels >= LEAST_SIDE) levels += 1;
  return levels;
}

const halve = ({ width, height }: FrameSize, times: number): FrameSize => ({
  width: width >> times,
  height: height >> times,
});
