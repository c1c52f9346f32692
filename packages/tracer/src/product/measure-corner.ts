import type { CutOut } from '../render-request.ts';

/**
 * The foot of a box that was photographed over its corner, in pixels of its image: where the nearest corner is, how far
 * both edges reach from it to the sides and how far they rise there.
 */
export interface ProductCorner {
  x: number;
  left: { across: number; rise: number };
  right: { across: number; rise: number };
  /** How far the camera looked down, radians: so far that both edges of the foot are at right angles. */
  pitch: number;
}

/** Columns at both ends of the foot that rounded edges take, and least part of the width on either side of the corner. */
const ENDS = 0.04;
const LEAST_SIDE = 0.12;
/** Least rise of an edge against its length, and how even it must rise: its middle against its end. */
const LEAST_RISE = 0.1;
const EVEN = { from: 0.22, to: 0.72 } as const;
/** Rows from the lowest that belong to the corner, as a share of the width. */
const CORNER = 0.02;
const PITCHES = { from: (5 * Math.PI) / 180, to: (36 * Math.PI) / 180 } as const;

/**
 * Measures the corner of a box: the lower edge of its silhouette rises evenly to both sides. Returns null for other
 * things. `lowest` is the lowest opaque row of each column.
 */
export function measureCorner(lowest: readonly number[], { width, height }: Pick<CutOut, 'width' | 'height'>) {
  const rise = (x: number): number => height - 1 - (lowest[Math.round(x)] ?? height - 1);
  const foot = lowest.flatMap((_y, x) => (rise(x) <= CORNER * width ? [x] : []));
  const [first, last] = [foot[0], foot.at(-1)];
  if (first === undefined || last === undefined) return null;
  const x = (first + last) / 2;
  const measure = (end: number) => {
    const across = Math.abs(end - x);
    const [middle, top] = [rise((x + end) / 2), rise(end)];
    const isEdge =
      across >= LEAST_SIDE * width &&
      top >= LEAST_RISE * across &&
      middle >= EVEN.from * top &&
      middle <= EVEN.to * top;
    return isEdge ? { across, rise: top } : null;
  };
  const [left, right] = [measure(ENDS * width), measure((1 - ENDS) * (width - 1))];
  if (!left || !right) return null;
  const sine = Math.sqrt((left.rise * right.rise) / (left.across * right.across));
  const pitch = Math.asin(Math.min(1, sine));
  if (pitch < PITCHES.from || pitch > PITCHES.to) return null;
  return { x, left, right, pitch } satisfies ProductCorner;
}
