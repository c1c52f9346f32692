import type { LookImage } from '../picture/ad-image.ts';
import { bottomOf, type Rect, rightOf, type Size } from '../rect.ts';
import { fillOf } from './fill-room.ts';
import { EDGE } from './keep-edges.ts';
import { productSource } from './product-source.ts';

/** A product that lies across its zone: its box before it is turned, its angle, and how much of it is in the picture. */
export interface Across {
  rect: Rect;
  /** Degrees, clockwise. */
  degrees: number;
  /** Visible share of the product, from 0 to 1. */
  shown: number;
  /** Direction from its thicker end to the other one, of length 1. */
  tail: { x: number; y: number };
}

export interface AcrossWish {
  zone: Rect;
  canvas: Size;
  /** Least visible share of the product; the end that tells what it is is always visible. */
  least: number;
  /** Whether it is turned the other way than the one that shows more of it. */
  isCounter?: boolean;
  /** Scale at the end of the shot, at which it keeps off the texts. */
  grown: number;
}

/**
 * Share of a square as long as the product that it covers: below `standing`, a whole product is a line on a tall canvas,
 * below `lying` one that stands nowhere is small.
 */
const SLIGHT = { standing: 0.18, lying: 0.34 } as const;
/** Shorter side of a long product, relative to its longer one: turned, a broader one is no larger. */
const LONG = 0.6;

/** Whether a product without a background is so thin that it is small wherever it is seen whole. */
export function isSlight(image: LookImage): boolean {
  const source = productSource(image);
  if (!source || !image.cutOut) return false;
  const { width, height } = source;
  const slenderness = Math.min(width, height) / Math.max(width, height);
  const share = fillOf(image) * slenderness;
  return slenderness <= LONG && share < (image.cutOut.feet === null ? SLIGHT.lying : SLIGHT.standing);
}

/** Angles that are tried, in degrees: steeper ones would stand a product on its head. */
const ANGLES = [14, 20, 26, 32, 38, 44, 50] as const;
/** Most pixels of the canvas per pixel of the photo. */
const SHARPEST = 3.2;
const STEP = 1.08;
const STEPS = 17;
/** Distance of a product from texts, in pixels, and from an edge of the canvas that it does not cross, as a share of it. */
const AIR_PX = 14;
const INSIDE = EDGE.inside + 0.012;
/** Least share of a product beyond an edge that it crosses: less looks cut by mistake. */
const BEYOND = 0.06;
/** Share of the canvas from which a larger product is no better, and what a wholly visible one is worth beside it. */
const AMPLE = 0.36;
const WHOLENESS = 0.07;
/** Share of such an end that must be visible, and which part of the product is an end. */
const END = { seen: 0.94, part: 0.22 } as const;

interface Point {
  x: number;
  y: number;
}

/** Places that are tried between the sides of a zone. */
const PLACES = [0, 0.125, 0.25, 0.375, 0.5, 0.625, 0.75, 0.875, 1] as const;

interface Laid extends Across {
  worth: number;
}

/** Scenes are composed at several places, most of which leave a product the same zone. */
const laidBefore = new WeakMap<LookImage, Map<string, [Laid | undefined, Laid | undefined]>>();

/**
 * Lays a product across its zone: turned, and so large that it covers as much as possible of the canvas, while as little
 * as allowed leaves it. Undefined where nothing is allowed.
 */
export function layAcross(image: LookImage, { isCounter = false, ...wish }: AcrossWish): Across | undefined {
  const { zone, canvas, least, grown } = wish;
  const key = [zone.x, zone.y, zone.width, zone.height, canvas.width, canvas.height, least, grown].join(' ');
  const known = laidBefore.get(image) ?? new Map<string, [Laid | undefined, Laid | undefined]>();
  laidBefore.set(image, known);
  const ways = known.get(key) ?? [layTurned(image, wish, 1), layTurned(image, wish, -1)];
  known.set(key, ways);
  const [right, left] = ways;
  const isLeft = (left?.worth ?? 0) > (right?.worth ?? 0);
  return isLeft === isCounter ? right : left;
}

/** `lean`: 1 if it is turned clockwise, -1 if not. */
function layTurned(image: LookImage, wish: Omit<AcrossWish, 'isCounter'>, lean: number): Laid | undefined {
  const source = productSource(image);
  if (!source) return undefined;
  const { zone, canvas, least, grown } = wish;
  const points = listPoints(image);
  const corners = listCorners(image);
  const ends = listEnds(points, source);
  const density = fillOf(image) / (canvas.width * canvas.height);
  const smallest = 0.7 * Math.min(zone.width / source.width, zone.height / source.height);
  let best: Laid | undefined;
  for (const degrees of ANGLES) {
    const turn = (lean * degrees * Math.PI) / 180;
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
    const turned = (part: readonly Point[], scale: number): Point[] =>
      part.map(({ x, y }) => {
        const [dx, dy] = [(x - 0.5) * source.width * scale, (y - 0.5) * source.height * scale];
        return { x: dx * cos - dy * sin, y: dx * sin + dy * cos };
      });
    for (let step = 0, scale = smallest; step < STEPS && scale * grown <= SHARPEST; step++, scale *= STEP) {
      const seen = turned(points, scale * grown);
      const seenEnds = ends.map((end) => turned(end, scale * grown));
      const edges = extentOf(turned(corners, scale * grown));
      for (const at of listMiddles(edges, zone, canvas)) {
        const shown = visibleShare(seen, at, zone, canvas);
        const isTold = seenEnds.every((end) => visibleShare(end, at, zone, canvas) >= END.seen);
        if (shown < least || !isTold) continue;
        if (!crossesClearly(seen, edges, at, { zone, canvas })) continue;
        const cover = density * source.width * source.height * scale * scale * shown;
        const worth = Math.min(AMPLE, cover) + WHOLENESS * shown;
        if (best && best.worth >= worth) continue;
        const [width, height] = [source.width * scale, source.height * scale];
        best = {
          rect: { x: at.x - width / 2, y: at.y - height / 2, width, height },
          degrees: lean * degrees,
          shown,
          tail: directionOf(seenEnds[0] ?? seen, seen),
          worth,
        };
      }
    }
  }
  return best;
}

function directionOf(from: readonly Point[], to: readonly Point[]): Point {
  const middleOf = (points: readonly Point[], of: (point: Point) => number) =>
    points.reduce((sum, point) => sum + of(point), 0) / Math.max(1, points.length);
  const [x, y] = [
    middleOf(to, (point) => point.x) - middleOf(from, (point) => point.x),
    middleOf(to, (point) => point.y) - middleOf(from, (point) => point.y),
  ];
  const length = Math.hypot(x, y) || 1;
  return { x: x / length, y: y / length };
}

/** Points of a box in which the outline is unknown, and of each band of one that is known. */
const ROWS = 16;
const ACROSS = 24;

const bandsOf = ({ cutOut }: LookImage): readonly { from: number; to: number }[] => {
  const known = (cutOut?.outline ?? []).filter(({ from, to }) => to > from);
  return known.length > 0 && cutOut?.outline
    ? cutOut.outline
    : Array.from({ length: ROWS }, () => ({ from: 0, to: 1 }));
};

/** Lists points of the product, evenly spread, in fractions of its box. */
function listPoints(image: LookImage): Point[] {
  const bands = bandsOf(image);
  return bands.flatMap(({ from, to }, row) =>
    Array.from({ length: ACROSS }, (_, at) => (at + 0.5) / ACROSS)
      .filter((x) => x >= from && x <= to)
      .map((x) => ({ x, y: (row + 0.5) / bands.length })),
  );
}

/** Lists the corners of the bands of the product, which reach its edges. */
function listCorners(image: LookImage): Point[] {
  const bands = bandsOf(image);
  return bands.flatMap(({ from, to }, row) =>
    to > from ? [row, row + 1].flatMap((edge) => [from, to].map((x): Point => ({ x, y: edge / bands.length }))) : [],
  );
}

/**
 * Parts along a product, how much thicker than its middle both ends of a lamp on a stand or of a broom are, and how thick
 * the thinner one is beside the other.
 */
const PARTS = 9;
const JOINED = { thicker: 1.35, alike: 0.3 } as const;

/**
 * Lists the points of the ends that tell what a product is, the thicker one first: both, where a thinner middle joins
 * them.
 */
function listEnds(points: readonly Point[], { width, height }: Size): Point[][] {
  const along = width > height ? ({ x }: Point) => x : ({ y }: Point) => y;
  const first = points.filter((point) => along(point) <= END.part);
  const last = points.filter((point) => along(point) >= 1 - END.part);
  const counts = Array.from(
    { length: PARTS },
    (_, part) => points.filter((point) => Math.floor(along(point) * PARTS) === part).length,
  );
  const middle = Math.min(...counts.slice(2, -2));
  const [one = 0, other = 0] = [counts.slice(0, 2), counts.slice(-2)].map((parts) => Math.max(...parts));
  const thinner = Math.min(one, other);
  const isJoined = thinner >= JOINED.thicker * middle && thinner >= JOINED.alike * Math.max(one, other);
  const [thick, thin] = last.length > first.length ? [last, first] : [first, last];
  return isJoined ? [thick, thin] : [thick];
}

interface Extent {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

function extentOf(points: readonly Point[]): Extent {
  const extent = { left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity };
  for (const { x, y } of points) {
    extent.left = Math.min(extent.left, x);
    extent.right = Math.max(extent.right, x);
    extent.top = Math.min(extent.top, y);
    extent.bottom = Math.max(extent.bottom, y);
  }
  return extent;
}

/**
 * Lists places for the product's middle. Below texts it begins right under them, or lies in the middle of its zone if it
 * is lower; beside a column it begins at the column. Across, it is anywhere from one side to the other.
 */
function listMiddles({ left, right, top, bottom }: Extent, zone: Rect, canvas: Size): Point[] {
  const isBeside = zone.x > 0;
  const [x, y] = [
    zone.x + AIR_PX - left,
    Math.max(zone.y + AIR_PX - top, zone.y + (Math.min(bottomOf(zone), canvas.height) - zone.y - top - bottom) / 2),
  ];
  const between = (from: number, to: number) => PLACES.map((place) => from + place * (to - from));
  const across = between(zone.x + INSIDE * canvas.width - left, rightOf(zone) - INSIDE * canvas.width - right);
  if (!isBeside) return across.map((each) => ({ x: each, y }));
  const down = between(zone.y + INSIDE * canvas.height - top, (1 - INSIDE) * canvas.height - bottom);
  return down.map((each) => ({ x, y: each }));
}

/** Whether a point lies on the canvas, and its zone ends at the canvas where the point does not. */
function visibleShare(points: readonly Point[], at: Point, zone: Rect, canvas: Size): number {
  const bottom = Math.min(bottomOf(zone), canvas.height);
  let seen = 0;
  for (const { x, y } of points) {
    const [across, down] = [at.x + x, at.y + y];
    if (across >= zone.x && across <= rightOf(zone) && down >= zone.y && down <= bottom) seen++;
  }
  return points.length === 0 ? 0 : seen / points.length;
}

interface Room {
  zone: Rect;
  canvas: Size;
}

/** Whether a product is well within each edge of the canvas or clearly beyond it, and within its zone's other edges. */
function crossesClearly(points: readonly Point[], edges: Extent, at: Point, { zone, canvas }: Room): boolean {
  const beyond = (isOut: (point: Point) => boolean): boolean => points.filter(isOut).length >= BEYOND * points.length;
  const [left, top] = [at.x + edges.left, at.y + edges.top];
  const [right, bottom] = [canvas.width - at.x - edges.right, canvas.height - at.y - edges.bottom];
  const [across, down] = [INSIDE * canvas.width - 0.5, INSIDE * canvas.height - 0.5];
  const foot = bottomOf(zone);
  return (
    (zone.x > 0 ? left >= zone.x : left >= across || beyond(({ x }) => at.x + x < 0)) &&
    (right >= across || beyond(({ x }) => at.x + x > canvas.width)) &&
    (zone.y > 0 ? top >= zone.y : top >= down || beyond(({ y }) => at.y + y < 0)) &&
    (foot < canvas.height - 1
      ? at.y + edges.bottom <= foot
      : bottom >= down || beyond(({ y }) => at.y + y > canvas.height))
  );
}
