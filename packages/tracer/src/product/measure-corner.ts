import type { CutOut } from '../render-request.ts';

/**
 * The foot of a box that was photographed over its corner, in pixels of its image: where the nearest corner is, how far
 * both edges reach from it to the sides and how far they rise there.
 */
export interface ProductCorner {
  x: number;
  /** How far both edges meet below the lowest row: photos show a blunt corner. */
  below: number;
  left: { across: number; rise: number };
  right: { across: number; rise: number };
  /** How far the camera looked down, radians: so far that both edges of the foot are at right angles. */
  pitch: number;
}

/** Columns at both ends of the foot that rounded edges take, as a share of the width. */
const ENDS = 0.04;
/** What rises higher than this share of the height is a side, not the foot. */
const FOOT = 0.3;
/** Rows from the lowest that belong to the corner, as a share of the width. */
const CORNER = 0.01;
/** Least part of the width on either side of the corner, and least rise of both edges against their length. */
const LEAST = { side: 0.12, rise: 0.05 } as const;
/** How evenly an edge must rise: its middle against its end. */
const EVEN = { from: 0.32, to: 0.72 } as const;
/** How blunt a corner may be, as a share of the width: what meets further below is no corner. */
const MOST_BELOW = 0.03;
/** Parts of an edge between which it is straight, from the corner. */
const LINE = { from: 0.15, to: 0.85 } as const;
const PITCHES = { from: (5 * Math.PI) / 180, to: (36 * Math.PI) / 180 } as const;
/**
 * A box that is nearly seen from the front: most of its foot is one edge, which rises little. How far the camera looked
 * down, radians, and how deep the box is against that edge.
 */
const FRONTAL = { side: 0.55, from: 0.025, to: 0.3, pitch: 0.17, depth: 0.4 } as const;

interface Edge {
  across: number;
  rise: number;
}

/**
 * Measures the corner of a box: the lower edge of its silhouette rises evenly to both sides, or to one for most of its
 * width. Returns null for other things. `lowest` is the lowest opaque row of each column.
 */
export function measureCorner(
  lowest: readonly number[],
  { width, height }: Pick<CutOut, 'width' | 'height'>,
): ProductCorner | null {
  const rise = (x: number): number => height - 1 - (lowest[Math.round(x)] ?? height - 1);
  const columns = lowest.flatMap((_y, x) => (rise(x) <= FOOT * height ? [x] : []));
  const foot = columns.filter((x) => rise(x) <= CORNER * width);
  const [from, to, first, last] = [columns[0], columns.at(-1), foot[0], foot.at(-1)];
  if (from === undefined || to === undefined || first === undefined || last === undefined) return null;
  const ends = [from + ENDS * width, to - ENDS * width] as const;
  const { x, below } = findMeeting((first + last) / 2, ends, rise);
  const edgeTo = (end: number): Edge => ({ across: Math.abs(end - x), rise: rise(end) + below });
  const isEven = (end: number): boolean => {
    const share = rise((x + end) / 2) / Math.max(1, rise(end));
    return share >= EVEN.from && share <= EVEN.to;
  };
  const [left, right] = [edgeTo(ends[0]), edgeTo(ends[1])];
  const isEdge = ({ across, rise: top }: Edge): boolean => across >= LEAST.side * width && top >= LEAST.rise * across;
  if (isEdge(left) && isEdge(right) && ends.every(isEven)) {
    const pitch = Math.asin(Math.min(1, Math.sqrt((left.rise * right.rise) / (left.across * right.across))));
    if (pitch >= PITCHES.from && pitch <= PITCHES.to) return { x, below, left, right, pitch };
  }
  const isFrontal = (edge: Edge, end: number): boolean =>
    edge.across >= FRONTAL.side * width &&
    edge.rise >= FRONTAL.from * edge.across &&
    edge.rise <= FRONTAL.to * edge.across &&
    isEven(end);
  const { pitch } = FRONTAL;
  if (isFrontal(left, ends[0])) return { x, below, left, right: standAcross(left), pitch };
  if (isFrontal(right, ends[1])) return { x, below, left: standAcross(right), right, pitch };
  return null;
}

/**
 * Finds where both edges of a foot meet, by two points of each: the lowest columns alone lie to the side of the flatter
 * edge, and above where they meet. Returns `near`, a column close to it, where they don't.
 */
function findMeeting(
  near: number,
  ends: readonly [number, number],
  rise: (x: number) => number,
): { x: number; below: number } {
  const lineTo = (end: number): { slope: number; start: number } => {
    const [low, high] = [near + (end - near) * LINE.from, near + (end - near) * LINE.to].map(Math.round) as [
      number,
      number,
    ];
    const slope = (rise(high) - rise(low)) / (high - low || 1);
    return { slope, start: rise(low) - slope * low };
  };
  const [left, right] = [lineTo(ends[0]), lineTo(ends[1])];
  if (left.slope >= 0 || right.slope <= 0) return { x: near, below: 0 };
  const meeting = (right.start - left.start) / (left.slope - right.slope);
  const x = Math.min(ends[1], Math.max(ends[0], meeting));
  return { x, below: Math.min(MOST_BELOW * (ends[1] - ends[0]), Math.max(0, -(left.start + left.slope * x))) };
}

/** Returns the edge of a box's side, at a right angle to that of its front. */
function standAcross({ across, rise }: Edge): Edge {
  const sine = Math.sin(FRONTAL.pitch);
  const turn = Math.atan2(rise / sine, across);
  const depth = FRONTAL.depth * across;
  return { across: depth * Math.sin(turn), rise: depth * Math.cos(turn) * sine };
}
