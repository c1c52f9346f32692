import type { LookImage } from '../picture/ad-image.ts';
import { bottomOf, type Rect, rightOf, type Size } from '../rect.ts';
import { fillOf } from './fill-room.ts';
import { EDGE } from './keep-edges.ts';
import { type Point, type ProductShape, shapeOf, type TurnedPoints, turnPoints } from './product-shape.ts';

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
      const worthOf = (shown: number) => Math.min(AMPLE, area * scale * scale * shown) + WHOLENESS * shown;
      for (const at of listMiddles(edges, zone, canvas)) {
        const seen = { at, size, zone, canvas };
        const worthToBeat = best?.worth ?? -Infinity;
        const mayShow = (share: number) => share >= mustShow && worthOf(share) > worthToBeat;
        const isInside = !isCrossing(edges, seen);
        const shown = isInside ? 1 : visibleShare(whole, seen, mayShow);
        if (!mayShow(shown)) continue;
        if (!isInside && visibleShare(parts, seen, (share) => share >= END_SEEN) < END_SEEN) continue;
        if (!isInside && !crossesClearly(whole, edges, seen)) continue;
        const worth = worthOf(shown);
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

function directionOf(from: TurnedPoints, to: TurnedPoints): Point {
  const meanOf = (values: Float64Array) => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
  const [x, y] = [meanOf(to.xs) - meanOf(from.xs), meanOf(to.ys) - meanOf(from.ys)];
  const length = Math.hypot(x, y) || 1;
  return { x: x / length, y: y / length };
}

interface Extent {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

function extentOf({ xs, ys }: TurnedPoints, size: number): Extent {
  const extent = { left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity };
  for (const x of xs) {
    extent.left = Math.min(extent.left, x * size);
    extent.right = Math.max(extent.right, x * size);
  }
  for (const y of ys) {
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

function isCrossing(edges: Extent, placed: Placed): boolean {
  const { left, right, top, bottom } = distancesOf(edges, placed);
  return left < 0 || right < 0 || top < 0 || bottom < 0;
}

/**
 * Returns the share of points that lie on the canvas and in the zone, or -1 as soon as it can only be one that is not
 * enough. A larger share is never worse.
 */
function visibleShare(
  { xs, ys }: TurnedPoints,
  { at, size, zone, canvas }: Placed,
  isEnough: (share: number) => boolean,
): number {
  const count = xs.length;
  if (count === 0) return 1;
  const mostLost = findMostLost(count, isEnough);
  const [right, bottom] = [rightOf(zone), Math.min(bottomOf(zone), canvas.height)];
  let lost = 0;
  for (let index = 0; index < count && lost <= mostLost; index += 1) {
    const across = at.x + (xs[index] as number) * size;
    const down = at.y + (ys[index] as number) * size;
    if (!(across >= zone.x && across <= right && down >= zone.y && down <= bottom)) lost += 1;
  }
  return lost > mostLost ? -1 : (count - lost) / count;
}

/** Returns how many of some points may be lost while the share of the others is enough; -1 if even all of them are not. */
function findMostLost(count: number, isEnough: (share: number) => boolean): number {
  let [enough, tooMany] = [-1, count + 1];
  while (tooMany - enough > 1) {
    const lost = (enough + tooMany) >> 1;
    if (isEnough((count - lost) / count)) enough = lost;
    else tooMany = lost;
  }
  return enough;
}

/** Whether a product is clearly beyond each edge of the canvas that it crosses, and crosses no other edge of its zone. */
function crossesClearly({ xs, ys }: TurnedPoints, edges: Extent, placed: Placed): boolean {
  const { at, size, zone, canvas } = placed;
  const distances = distancesOf(edges, placed);
  const isBeyond = (values: Float64Array, middle: number, isOut: (place: number) => boolean): boolean => {
    let out = 0;
    for (const value of values) if (isOut(middle + value * size)) out += 1;
    return out >= BEYOND * values.length;
  };
  return (
    (distances.left >= 0 || (zone.x <= 0 && isBeyond(xs, at.x, (x) => x < 0))) &&
    (distances.right >= 0 || isBeyond(xs, at.x, (x) => x > canvas.width)) &&
    (distances.top >= 0 || (zone.y <= 0 && isBeyond(ys, at.y, (y) => y < 0))) &&
    (distances.bottom >= 0 || (bottomOf(zone) >= canvas.height - 1 && isBeyond(ys, at.y, (y) => y > canvas.height)))
  );
}
