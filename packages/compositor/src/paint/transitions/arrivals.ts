import type { TransitionKind } from '@reelwright/timeline';
import { scramble, scrambleFraction } from './sides.ts';

/** Transitions in which each pixel changes at its own time. */
export type MapKind = Extract<
  TransitionKind,
  | 'wipe-left'
  | 'wipe-right'
  | 'wipe-up'
  | 'wipe-down'
  | 'wipe-diagonal'
  | 'iris-open'
  | 'iris-close'
  | 'clock'
  | 'blinds'
  | 'doors'
  | 'dissolve'
>;

interface Size {
  width: number;
  height: number;
}

const BLINDS = 9;

/**
 * When a pixel of an area changes, from 0 to 1, by the place of its centre in pixels. Only + - * / and square roots, which every
 * machine rounds alike.
 */
export function arrivalOf(kind: MapKind, size: Size, seed: number): (x: number, y: number) => number {
  const { width, height } = size;
  switch (kind) {
    case 'wipe-left':
      return (x) => 1 - x / width;
    case 'wipe-right':
      return (x) => x / width;
    case 'wipe-up':
      return (_x, y) => 1 - y / height;
    case 'wipe-down':
      return (_x, y) => y / height;
    case 'wipe-diagonal':
      return (x, y) => (x / width + y / height) / 2;
    case 'iris-open':
      return (x, y) => fromCenter(size, x, y);
    case 'iris-close':
      return (x, y) => 1 - fromCenter(size, x, y);
    case 'clock':
      return (x, y) => partOfTurn(x - width / 2, y - height / 2);
    case 'blinds': {
      const slat = Math.max(width, height) / BLINDS;
      const along = width > height ? (x: number, _y: number) => x : (_x: number, y: number) => y;
      // The slats begin one after another.
      return (x, y) => {
        const place = along(x, y) / slat;
        const index = Math.floor(place);
        return 0.7 * (place - index) + (0.3 * index) / BLINDS;
      };
    }
    case 'doors':
      return (x) => Math.abs(2 * x - width) / width;
    case 'dissolve':
      return clouds(size, seed);
  }
}

/** Distance from the centre; 1 in the corners. */
function fromCenter({ width, height }: Size, x: number, y: number): number {
  const [dx, dy] = [x - width / 2, y - height / 2];
  return Math.sqrt((dx * dx + dy * dy) / ((width * width + height * height) / 4));
}

/** The clockwise angle from straight up, as a part of a turn; by a polynomial, to 0.00002 of a turn. */
function partOfTurn(dx: number, dy: number): number {
  const [across, up] = [Math.abs(dx), Math.abs(dy)];
  const isSteep = up >= across;
  const slope = isSteep ? across / Math.max(up, 1e-9) : up / across;
  const square = slope * slope;
  const arc =
    slope * (0.999866 + square * (-0.3302995 + square * (0.180141 + square * (-0.085133 + square * 0.0208351))));
  const eighths = arc / 6.283185307179586;
  const quarter = isSteep ? eighths : 0.25 - eighths;
  // From the upright axis into each of the four quarters.
  if (dx >= 0) return dy < 0 ? quarter : 0.5 - quarter;
  return dy < 0 ? 1 - quarter : 0.5 + quarter;
}

/** Cells of the coarsest clouds along the longer side, and what each finer layer weighs. */
const CLOUD_CELLS = 7;
const CLOUD_WEIGHTS = [0.5, 0.27, 0.15, 0.08];

/** Soft noise in several sizes, spread so that about as much of it is low as high. */
function clouds({ width, height }: Size, seed: number): (x: number, y: number) => number {
  const cell = Math.max(width, height) / CLOUD_CELLS;
  const layers = CLOUD_WEIGHTS.map((weight, index) => {
    const scale = 2 ** index / cell;
    const columns = Math.ceil(width * scale) + 2;
    const rows = Math.ceil(height * scale) + 2;
    const salt = scramble(seed, index);
    const corners = Float64Array.from({ length: columns * rows }, (_, at) => scrambleFraction(salt, at));
    return { weight, scale, columns, corners };
  });
  const ease = (t: number) => t * t * (3 - 2 * t);
  return (x, y) => {
    let sum = 0;
    for (const { weight, scale, columns, corners } of layers) {
      const [px, py] = [x * scale, y * scale];
      const [cx, cy] = [Math.floor(px), Math.floor(py)];
      const [tx, ty] = [ease(px - cx), ease(py - cy)];
      const at = cy * columns + cx;
      const top = (corners[at] ?? 0) * (1 - tx) + (corners[at + 1] ?? 0) * tx;
      const bottom = (corners[at + columns] ?? 0) * (1 - tx) + (corners[at + columns + 1] ?? 0) * tx;
      sum += weight * (top * (1 - ty) + bottom * ty);
    }
    // The sum crowds about a half.
    return 0.5 + (sum - 0.5) * 1.9;
  };
}
