import type { LookImage } from '../picture/ad-image.ts';
import { fillOf } from './fill-room.ts';
import { type ProductSource, productSource } from './product-source.ts';

/** A point of a product about the middle of its box, in pixels of its photo. */
export interface Point {
  x: number;
  y: number;
}

/** How a product is spread about its longest axis. */
export interface ProductShape {
  source: ProductSource;
  /** Evenly spread over the product. */
  points: readonly Point[];
  /** Corners of its outline. */
  corners: readonly Point[];
  /** The ends along its axis, and how much of them the outline holds. */
  thick: readonly Point[];
  thin: readonly Point[];
  /** Whether a thinner middle joins two ends that both tell something: a lamp on a stand, a broom. */
  isJoined: boolean;
  /** Whether the outline is full of the product, so that its thicker end is known. */
  isSolid: boolean;
  /** Length along its axis, in pixels of its photo. */
  length: number;
  /** Direction of the axis, from -90 to 90 degrees; 0 is level, above it falls to the right. */
  axis: number;
  /** Thickness of the product across its axis, relative to its length. */
  slenderness: number;
  /** Share of a square as long as the product that it covers. */
  share: number;
}

/** Points of a box in which the outline is unknown, and of each band of one that is known. */
const ROWS = 16;
const ACROSS = 20;
/** Part of a product's length that is an end. */
const END = 0.22;
/**
 * Parts along a product, how much thicker than its middle both ends of a lamp on a stand or of a broom are, and how thick
 * the thinner one is beside the other.
 */
const PARTS = 9;
const JOINED = { thicker: 1.35, alike: 0.3 } as const;
/**
 * Share of its outline that a product fills from which the thicker end is known: between the handles of pliers or the
 * legs of a stand is nothing.
 */
const SOLID = 0.8;

const shapes = new WeakMap<LookImage, ProductShape>();

/** Returns the shape of a product that is cut out; undefined for other images. */
export function shapeOf(image: LookImage): ProductShape | undefined {
  const known = shapes.get(image);
  if (known) return known;
  const source = productSource(image);
  if (!source || !image.cutOut) return undefined;
  const shape = measureShape(image, source);
  shapes.set(image, shape);
  return shape;
}

/**
 * Share of such a square below which a whole product is a line on a tall canvas, if it stands, and small, if it stands
 * nowhere; and the slenderness above which a product is no larger when it is turned.
 */
const SLIGHT = { standing: 0.18, lying: 0.34, slenderness: 0.6 } as const;
/**
 * Width of what stands on the floor, relative to the product's length, and its height relative to its width, from which
 * nobody would lay it down: a mower on its wheels, a pram, a bicycle.
 */
const FOOTED = { width: 0.3, height: 0.45 } as const;

/** Whether a product without a background is so thin that it is small wherever it is seen whole. */
export function isSlight(image: LookImage): boolean {
  const shape = shapeOf(image);
  if (!shape || isFooted(image, shape)) return false;
  const most = image.cutOut?.feet === null ? SLIGHT.lying : SLIGHT.standing;
  return shape.slenderness <= SLIGHT.slenderness && shape.share < most;
}

function isFooted({ cutOut }: LookImage, { source: { width, height }, length }: ProductShape): boolean {
  const feet = cutOut?.feet ?? [];
  const standing = feet.reduce((sum, foot) => sum + foot.width, 0) * width;
  return standing >= FOOTED.width * length && height >= FOOTED.height * width;
}

function measureShape(image: LookImage, source: ProductSource): ProductShape {
  const { width, height } = source;
  const bands = bandsOf(image);
  const toPoint = (x: number, y: number): Point => ({ x: (x - 0.5) * width, y: (y - 0.5) * height });
  const points = bands.flatMap(({ from, to }, row) =>
    Array.from({ length: ACROSS }, (_, at) => (at + 0.5) / ACROSS)
      .filter((x) => x >= from && x <= to)
      .map((x) => toPoint(x, (row + 0.5) / bands.length)),
  );
  const corners = bands.flatMap(({ from, to }, row) =>
    to > from ? [row, row + 1].flatMap((edge) => [from, to].map((x) => toPoint(x, edge / bands.length))) : [],
  );
  const angle = axisOf(points);
  const axis = (angle * 180) / Math.PI;
  const along = ({ x, y }: Point) => x * Math.cos(angle) + y * Math.sin(angle);
  const across = ({ x, y }: Point) => y * Math.cos(angle) - x * Math.sin(angle);
  const [first, last] = [Math.min(...corners.map(along)), Math.max(...corners.map(along))];
  const length = last - first;
  const partOf = (point: Point) => (along(point) - first) / length;
  const ends = [points.filter((point) => partOf(point) <= END), points.filter((point) => partOf(point) >= 1 - END)];
  const [thick = [], thin = []] = ends.toSorted((one, other) => other.length - one.length);
  const counts = Array.from(
    { length: PARTS },
    (_, part) => points.filter((point) => Math.min(PARTS - 1, Math.floor(partOf(point) * PARTS)) === part).length,
  );
  const [one = 0, other = 0] = [counts.slice(0, 2), counts.slice(-2)].map((parts) => Math.max(...parts));
  const thinner = Math.min(one, other);
  const outlined = bands.reduce((sum, { from, to }) => sum + to - from, 0) / bands.length;
  return {
    source,
    points,
    corners,
    thick,
    thin,
    isJoined:
      thinner >= JOINED.thicker * Math.min(...counts.slice(2, -2)) && thinner >= JOINED.alike * Math.max(one, other),
    isSolid: isSlanted(axis) || fillOf(image) >= SOLID * outlined,
    length,
    axis,
    slenderness: (Math.max(...corners.map(across)) - Math.min(...corners.map(across))) / length,
    share: (fillOf(image) * width * height) / (length * length),
  };
}

/**
 * Whether a product is photographed across its box, from the top to a side. Its outline, which is known in level bands,
 * then spans what is between parts of it that lie behind each other along it, not between two handles.
 */
const isSlanted = (axis: number): boolean => Math.abs(axis) >= SLANTED.least && Math.abs(axis) <= SLANTED.most;
const SLANTED = { least: 15, most: 68 } as const;

function bandsOf({ cutOut }: LookImage): readonly { from: number; to: number }[] {
  const known = cutOut?.outline ?? [];
  return known.some(({ from, to }) => to > from) ? known : Array.from({ length: ROWS }, () => ({ from: 0, to: 1 }));
}

/** Returns the angle of the longest axis of points, in radians, from -90 to 90 degrees. */
function axisOf(points: readonly Point[]): number {
  const meanOf = (of: (point: Point) => number) => points.reduce((sum, point) => sum + of(point), 0) / points.length;
  const [x, y] = [meanOf((point) => point.x), meanOf((point) => point.y)];
  const spread = {
    xx: meanOf((point) => (point.x - x) ** 2),
    yy: meanOf((point) => (point.y - y) ** 2),
    xy: meanOf((point) => (point.x - x) * (point.y - y)),
  };
  return Math.atan2(2 * spread.xy, spread.xx - spread.yy) / 2;
}

/** Returns points turned clockwise about the middle of their box. */
export function turnPoints(points: readonly Point[], degrees: number): TurnedPoints {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return {
    xs: Float64Array.from(points, ({ x, y }) => x * cos - y * sin),
    ys: Float64Array.from(points, ({ x, y }) => x * sin + y * cos),
  };
}

/** Points by their coordinates: a product is tried in thousands of places. */
export interface TurnedPoints {
  xs: Float64Array;
  ys: Float64Array;
}
