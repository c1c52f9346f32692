import type { TransitionKind } from '@reelwright/timeline';

/** Transitions in which each pixel changes at a time that depends on its position. */
export type WipeKind = Extract<
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
>;

interface Size {
  width: number;
  height: number;
}

const BLINDS = 9;

/**
 * Returns the time, from 0 to 1, at which a pixel of an area changes, by the position of its centre in pixels. Only + -
 * * / and square roots, which every machine rounds equally.
 */
export function arrivalOf(kind: WipeKind, size: Size): (x: number, y: number) => number {
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
  }
}

/** Returns the distance from the centre; 1 in the corners. */
function fromCenter({ width, height }: Size, x: number, y: number): number {
  const [dx, dy] = [x - width / 2, y - height / 2];
  return Math.sqrt((dx * dx + dy * dy) / ((width * width + height * height) / 4));
}

/**
 * Returns the clockwise angle from straight up, as a fraction of a full circle; by a polynomial, to 0.00002 of a full
 * circle.
 */
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
