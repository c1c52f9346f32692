import type { LookImage } from '../picture/ad-image.ts';
import { bottomOf, type Rect, rightOf, type Size } from '../rect.ts';
import { fillOf } from './fill-room.ts';
import { EDGE } from './keep-edges.ts';
import { type Point, type ProductShape, shapeOf, turnPoints } from './product-shape.ts';

/** A product that lies across its zone: its box before it is turned, its angle, and how much of it is in the picture. */
export interface Across {
  rect: Rect;
  /** Degrees, clockwise. */
  degrees: number;
  /** 1 if it falls to the right, -1 if it rises. */
  lean: number;
  /** Visible share of the product, from 0 to 1. */
  shown: number;
  /** Direction from the end that is visible to the rest of it, of length 1; 0 where both are. */
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

/** Most degrees by which a product is turned, and the steps between: more would stand it on its head. */
const TURNS = { most: 54, step: 6 } as const;
/** Angles of a product's axis, in degrees from the level, at which it lies across a canvas. */
const SLANTED = { least: 6, most: 78 } as const;
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
/** Share of an end that must be visible. */
const END_SEEN = 0.94;
/** Least visible share from which both ends of a product are seen where each of them tells something. */
const WHOLE = 0.6;
/** What is around gaps counts as a part of the product, and may be lost. */
const GAPPED = 0.76;

/** Places that are tried between the sides of a zone. */
const PLACES = [0, 0.17, 0.33, 0.5, 0.67, 0.83, 1] as const;

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

/** `lean`: 1 if the product falls to the right, -1 if it rises. */
function layTurned(image: LookImage, wish: Omit<AcrossWish, 'isCounter'>, lean: number): Laid | undefined {
  const shape = shapeOf(image);
  if (!shape) return undefined;
  const { zone, canvas, least, grown } = wish;
  const { source, points, corners } = shape;
  const isWhole = least >= WHOLE;
  const ends = endsOf(shape, isWhole);
  const mustShow = shape.isSolid || isWhole ? least : GAPPED * least;
  const area = (fillOf(image) * source.width * source.height) / (canvas.width * canvas.height);
  const smallest = 0.7 * Math.min(zone.width / source.width, zone.height / source.height);
  const scales = Array.from({ length: STEPS }, (_, step) => smallest * STEP ** step)
    .filter((scale) => scale * grown <= SHARPEST)
    .toReversed();
  let best: Laid | undefined;
  for (let degrees = -TURNS.most; degrees <= TURNS.most; degrees += TURNS.step) {
    if (!isSlanted(shape.axis + degrees, lean)) continue;
    const whole = turnPoints(points, degrees);
    const outline = turnPoints(corners, degrees);
    const parts = turnPoints(ends, degrees);
    for (const scale of scales) {
      // Smaller ones are no better, even if all of them is visible.
      if (best && Math.min(AMPLE, area * scale * scale) + WHOLENESS <= best.worth) break;
      const size = scale * grown;
      const edges = extentOf(outline, size);
      for (const at of listMiddles(edges, zone, canvas)) {
        const seen = { at, size, zone, canvas };
        const isInside = !isCrossing(edges, seen);
        const shown = isInside ? 1 : visibleShare(whole, seen);
        if (shown < mustShow || (!isInside && visibleShare(parts, seen) < END_SEEN)) continue;
        if (!isInside && !crossesClearly(whole, edges, seen)) continue;
        const worth = Math.min(AMPLE, area * scale * scale * shown) + WHOLENESS * shown;
        if (best && best.worth >= worth) continue;
        const [width, height] = [source.width * scale, source.height * scale];
        const rect = { x: at.x - width / 2, y: at.y - height / 2, width, height };
        best = { rect, degrees, lean, shown, tail: directionOf(parts, whole), worth };
      }
    }
  }
  return best;
}

/** Whether an axis at an angle falls to the right, or rises, clearly enough. */
function isSlanted(degrees: number, lean: number): boolean {
  const angle = ((((degrees + 90) % 180) + 180) % 180) - 90;
  return Math.sign(angle) === lean && Math.abs(angle) >= SLANTED.least && Math.abs(angle) <= SLANTED.most;
}

/**
 * Returns the points of the ends that are always visible: the thicker one. A thing with gaps, such as pliers, is solid at
 * its thinner end: seen nearer, it shows that one. As a whole, it shows both, and so does what a thinner middle joins.
 */
function endsOf({ thick, thin, isJoined, isSolid }: ProductShape, isWhole: boolean): readonly Point[] {
  if (isWhole && (isJoined || !isSolid)) return [...thick, ...thin];
  return isSolid ? thick : thin;
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

interface Extent {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

function extentOf(points: readonly Point[], size: number): Extent {
  const extent = { left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity };
  for (const { x, y } of points) {
    extent.left = Math.min(extent.left, x * size);
    extent.right = Math.max(extent.right, x * size);
    extent.top = Math.min(extent.top, y * size);
    extent.bottom = Math.max(extent.bottom, y * size);
  }
  return extent;
}

/** A product in its place: its middle on the canvas, and its scale. */
interface Placed {
  at: Point;
  size: number;
  zone: Rect;
  canvas: Size;
}

/**
 * Lists places for the product's middle. Below texts it begins right under them, or lies in the middle of its zone if it
 * is lower; beside a column it begins at the column. Across, it is anywhere from one side to the other.
 */
function listMiddles({ left, right, top, bottom }: Extent, zone: Rect, canvas: Size): Point[] {
  const isBeside = zone.x > 0;
  const x = zone.x + AIR_PX - left;
  const room = Math.min(bottomOf(zone), canvas.height) - zone.y;
  const y = zone.y + Math.max(AIR_PX - top, (room - top - bottom) / 2);
  const between = (from: number, to: number) => PLACES.map((place) => from + place * (to - from));
  const across = between(zone.x + INSIDE * canvas.width - left, rightOf(zone) - INSIDE * canvas.width - right);
  if (!isBeside) return across.map((each) => ({ x: each, y }));
  const down = between(zone.y + INSIDE * canvas.height - top, (1 - INSIDE) * canvas.height - bottom);
  return down.map((each) => ({ x, y: each }));
}

/** Distances of a product from the edges of its zone, and those that it keeps from edges that are the canvas' own. */
function distancesOf({ left, right, top, bottom }: Extent, { at, zone, canvas }: Placed) {
  const [across, down] = [INSIDE * canvas.width - 0.5, INSIDE * canvas.height - 0.5];
  const foot = Math.min(bottomOf(zone), canvas.height);
  return {
    left: at.x + left - zone.x - (zone.x > 0 ? 0 : across),
    right: canvas.width - at.x - right - across,
    top: at.y + top - zone.y - (zone.y > 0 ? 0 : down),
    bottom: foot - at.y - bottom - (foot < canvas.height ? 0 : down),
  };
}

const isCrossing = (edges: Extent, placed: Placed): boolean =>
  Object.values(distancesOf(edges, placed)).some((distance) => distance < 0);

/** Returns the share of points that lie on the canvas and in the zone. */
function visibleShare(points: readonly Point[], { at, size, zone, canvas }: Placed): number {
  const [right, bottom] = [rightOf(zone), Math.min(bottomOf(zone), canvas.height)];
  let seen = 0;
  for (const { x, y } of points) {
    const [across, down] = [at.x + x * size, at.y + y * size];
    if (across >= zone.x && across <= right && down >= zone.y && down <= bottom) seen++;
  }
  return points.length === 0 ? 1 : seen / points.length;
}

/** Whether a product is clearly beyond each edge of the canvas that it crosses, and crosses no other edge of its zone. */
function crossesClearly(points: readonly Point[], edges: Extent, placed: Placed): boolean {
  const { at, size, zone, canvas } = placed;
  const distances = distancesOf(edges, placed);
  const isBeyond = (isOut: (x: number, y: number) => boolean): boolean =>
    points.filter(({ x, y }) => isOut(at.x + x * size, at.y + y * size)).length >= BEYOND * points.length;
  return (
    (distances.left >= 0 || (zone.x <= 0 && isBeyond((x) => x < 0))) &&
    (distances.right >= 0 || isBeyond((x) => x > canvas.width)) &&
    (distances.top >= 0 || (zone.y <= 0 && isBeyond((_x, y) => y < 0))) &&
    (distances.bottom >= 0 || (bottomOf(zone) >= canvas.height - 1 && isBeyond((_x, y) => y > canvas.height)))
  );
}
