import type { Mask } from '@reelwright/timeline';
import type { Point } from '../geometry.ts';

/** Masks drawn as a polygon; the others are boxes with rounded corners, or fade from an edge. */
export type DrawnShape = Exclude<Mask['shape'], 'rounded' | 'circle' | 'faded'>;

const at = (x: number, y: number): Point => ({ x, y });

/** Line segments of a curve: enough that no corner is visible at any size. */
const PIECES = 48;

/** Returns a cubic Bézier curve without its first point. */
function curve(from: Point, a: Point, b: Point, to: Point): Point[] {
  return Array.from({ length: PIECES }, (_, index) => {
    const t = (index + 1) / PIECES;
    const u = 1 - t;
    const axis = (name: 'x' | 'y') =>
      u * u * u * from[name] + 3 * u * u * t * a[name] + 3 * u * t * t * b[name] + t * t * t * to[name];
    return at(axis('x'), axis('y'));
  });
}

/**
 * Returns a quarter of an ellipse about a centre, from an end of one axis to an end of the other, without its first
 * point.
 */
function quarter(center: Point, from: Point, to: Point): Point[] {
  return Array.from({ length: PIECES }, (_, index) => {
    // Half-angle form: points of the circle without sine or cosine.
    const t = (index + 1) / PIECES;
    const cos = (1 - t * t) / (1 + t * t);
    const sin = (2 * t) / (1 + t * t);
    const axis = (name: 'x' | 'y') =>
      center[name] + (from[name] - center[name]) * cos + (to[name] - center[name]) * sin;
    return at(axis('x'), axis('y'));
  });
}

function ellipse(): Point[] {
  const center = at(0.5, 0.5);
  const ends = [at(1, 0.5), at(0.5, 1), at(0, 0.5), at(0.5, 0)];
  return ends.flatMap((end, index) => quarter(center, end, ends[(index + 1) % 4] ?? end));
}

/** Cosine and sine of multiples of 36 degrees, from straight up, clockwise. */
const TENTHS: readonly (readonly [number, number])[] = [
  [0, -1],
  [0.587785252292473, -0.809016994374947],
  [0.951056516295154, -0.309016994374947],
  [0.951056516295154, 0.309016994374947],
  [0.587785252292473, 0.809016994374947],
  [0, 1],
  [-0.587785252292473, 0.809016994374947],
  [-0.951056516295154, 0.309016994374947],
  [-0.951056516295154, -0.309016994374947],
  [-0.587785252292473, -0.809016994374947],
];
const STAR_INNER = 0.46;

/** The largest five-pointed star in a square: it extends 0.951 to the sides and 0.809 down. */
function star(): Point[] {
  return TENTHS.map(([x, y], index) => {
    const radius = index % 2 === 0 ? 1 : STAR_INNER;
    return at(0.5 + (x * radius) / (2 * 0.951056516295154), (y * radius + 1) / 1.809016994374947);
  });
}

function heart(): Point[] {
  const tip = at(0.5, 1);
  const notch = at(0.5, 0.21);
  const left = at(0, 0.31);
  const right = at(1, 0.31);
  return [
    ...curve(notch, at(0.46, 0.06), at(0.36, 0), at(0.26, 0)),
    ...curve(at(0.26, 0), at(0.11, 0), at(0, 0.13), left),
    ...curve(left, at(0, 0.57), at(0.31, 0.77), tip),
    ...curve(tip, at(0.69, 0.77), at(1, 0.57), right),
    ...curve(right, at(1, 0.13), at(0.89, 0), at(0.74, 0)),
    ...curve(at(0.74, 0), at(0.64, 0), at(0.54, 0.06), notch),
  ];
}

function blob(): Point[] {
  const [top, right, bottom, left] = [at(0.46, 0), at(1, 0.42), at(0.6, 1), at(0, 0.62)];
  return [
    ...curve(top, at(0.78, 0), at(1, 0.14), right),
    ...curve(right, at(1, 0.74), at(0.9, 1), bottom),
    ...curve(bottom, at(0.28, 1), at(0, 0.9), left),
    ...curve(left, at(0, 0.28), at(0.12, 0), top),
  ];
}

/** Depth of the tear at successive points, in tenths of the deepest. */
const TEARS = [3, 7, 4, 9, 5, 2, 6, 10, 6, 8, 3, 5, 0, 4, 7, 3, 8, 5, 9, 4, 1, 6, 2, 7] as const;
const TEAR_POINTS = 60;
/** Relative to the box's width. */
const DEEPEST_TEAR = 0.022;

/** A sheet with torn edges at the top and bottom. */
function torn(aspect: number): Point[] {
  const deepest = Math.min(0.3, DEEPEST_TEAR * aspect);
  const depth = (index: number) => (deepest * (TEARS[index % TEARS.length] ?? 0)) / 10;
  const along = Array.from({ length: TEAR_POINTS + 1 }, (_, index) => index);
  return [
    ...along.map((index) => at(index / TEAR_POINTS, depth(index))),
    ...along.map((index) => at(1 - index / TEAR_POINTS, 1 - depth(index * 7 + 3))),
  ];
}

/** Returns the outline of a shape in the unit square; `aspect` is width over height of the box it is stretched over. */
export function outlineOf(shape: DrawnShape, aspect: number): Point[] {
  switch (shape) {
    case 'ellipse':
      return ellipse();
    case 'arch': {
      // A semicircle as wide as the box on straight sides; flatter if the box is lower than half its width.
      const spring = Math.min(1, aspect / 2);
      const center = at(0.5, spring);
      return [
        at(0, 1),
        at(0, spring),
        ...quarter(center, at(0, spring), at(0.5, 0)),
        ...quarter(center, at(0.5, 0), at(1, spring)),
        at(1, 1),
      ];
    }
    case 'diamond':
      return [at(0.5, 0), at(1, 0.5), at(0.5, 1), at(0, 0.5)];
    case 'hexagon':
      return [at(0.25, 0), at(0.75, 0), at(1, 0.5), at(0.75, 1), at(0.25, 1), at(0, 0.5)];
    case 'star':
      return star();
    case 'heart':
      return heart();
    case 'blob':
      return blob();
    case 'torn':
      return torn(aspect);
    case 'slant': {
      const lean = Math.min(0.3, 0.16 / aspect);
      return [at(lean, 0), at(1, 0), at(1 - lean, 1), at(0, 1)];
    }
  }
}

/** Returns whether a shape keeps its proportions, centred in the box, instead of being stretched. */
export function keepsProportions(shape: Mask['shape']): boolean {
  return shape === 'circle' || shape === 'star' || shape === 'heart' || shape === 'blob';
}
