import { clusterColours } from './cluster-colours.ts';
import { distance, type Oklab } from './oklab.ts';
import { keepLargeParts } from './regions.ts';
import type { PixelMap, Thumbnail } from './thumbnail.ts';

const COLOURS = 16;
const ROUNDS = 3;
/** Share of a colour that belongs to the subject, from which a pixel of that colour does. */
const OWN = 0.66;
/** How much more of that a pixel needs where nothing draws the eye, and how much less where all does. */
const DRAW = { from: 0.6, by: 0.8 } as const;
/** Parts of the subject that are smaller than this share of the largest are left out. */
const LEAST_PART = 0.2;
/** Shares of the image that the core of a subject covers. */
const AREA = { least: 0.02, most: 0.5 } as const;
/** Least share of its box that it fills: less is a pattern, not a thing. */
const LEAST_FILL = 0.4;
/** Least Oklab distance between the core's pixels and those around its box, as means of the nearest. */
const LEAST_APART = 0.075;
/** Least share of what draws the eye most that lies within the core: less is a part of the subject, or beside it. */
const LEAST_DRAW = 0.48;

/**
 * Finds the core of a subject in surroundings: the connected pixels whose colours are where the eye is drawn, and hardly
 * elsewhere. Undefined if its colours are those of its surroundings. The map holds 1 for its pixels, 0 for others.
 */
export function findCore(thumbnail: Thumbnail, saliency: PixelMap): PixelMap | undefined {
  const { colours, width, height } = thumbnail;
  const clusters = clusterColours(colours, new Float64Array(colours.length).fill(1), COLOURS);
  const kinds = colours.map((colour) => {
    let nearest = 0;
    let least = Infinity;
    for (const [index, { colour: each }] of clusters.entries()) {
      const apart = distance(colour, each);
      if (apart < least) [nearest, least] = [index, apart];
    }
    return nearest;
  });
  let inside: PixelMap = saliency;
  let core: PixelMap | undefined;
  for (let round = 0; round < ROUNDS; round++) {
    const owns = shareOfColours(kinds, inside, clusters.length);
    const own = smooth(
      Float64Array.from(kinds, (kind, pixel) => (owns[kind] ?? 0) * (DRAW.from + DRAW.by * (saliency[pixel] ?? 0))),
      thumbnail,
    );
    const marked = own.map((value) => (value > OWN ? 1 : 0));
    core = keepFreeParts(marked, { width, height });
    if (!core.some((value) => value > 0)) return undefined;
    const found = core;
    inside = saliency.map((value, pixel) => 0.5 * value + 0.5 * (found[pixel] ?? 0));
  }
  return core && isThing(core, saliency, thumbnail) && isApart(core, thumbnail) ? core : undefined;
}

/**
 * Keeps the large connected parts that the image's edge does not cut off: surroundings go on beyond it, such as a sky, a
 * bed beside a table, or a lit wall.
 */
function keepFreeParts(marked: PixelMap, size: { width: number; height: number }): PixelMap {
  const { width, height } = size;
  const free = marked.slice();
  const stack: number[] = [];
  for (let pixel = 0; pixel < free.length; pixel++) {
    const x = pixel % width;
    // The foot of a photo cuts off much that stands in it.
    if (pixel < width || x === 0 || x === width - 1) stack.push(pixel);
  }
  for (let pixel = stack.pop(); pixel !== undefined; pixel = stack.pop()) {
    if (!free[pixel]) continue;
    free[pixel] = 0;
    const x = pixel % width;
    if (x > 0) stack.push(pixel - 1);
    if (x < width - 1) stack.push(pixel + 1);
    if (pixel >= width) stack.push(pixel - width);
    if (pixel < width * (height - 1)) stack.push(pixel + width);
  }
  return keepLargeParts(free, size, LEAST_PART);
}

/** Returns, for each colour, how much more of it is inside than outside, from 0 to 1; 0.5 is an even spread. */
function shareOfColours(kinds: readonly number[], inside: PixelMap, count: number): Float64Array {
  const within = new Float64Array(count);
  const beyond = new Float64Array(count);
  let [all, others] = [0, 0];
  for (const [pixel, kind] of kinds.entries()) {
    const value = inside[pixel] ?? 0;
    within[kind] = (within[kind] ?? 0) + value;
    beyond[kind] = (beyond[kind] ?? 0) + 1 - value;
    all += value;
    others += 1 - value;
  }
  return within.map((value, kind) => {
    const one = value / Math.max(1e-9, all);
    return one / Math.max(1e-9, one + (beyond[kind] ?? 0) / Math.max(1e-9, others));
  });
}

function isThing(core: PixelMap, saliency: PixelMap, { width, height }: Thumbnail): boolean {
  let [count, drawn, all] = [0, 0, 0];
  let [left, right, top, bottom] = [width, 0, height, 0];
  for (const [pixel, value] of core.entries()) {
    const strength = (saliency[pixel] ?? 0) ** 3;
    all += strength;
    if (value === 0) continue;
    count += 1;
    drawn += strength;
    const [x, y] = [pixel % width, Math.floor(pixel / width)];
    [left, right, top, bottom] = [Math.min(left, x), Math.max(right, x), Math.min(top, y), Math.max(bottom, y)];
  }
  const area = count / core.length;
  const fill = count / ((right - left + 1) * (bottom - top + 1));
  return area >= AREA.least && area <= AREA.most && fill >= LEAST_FILL && drawn >= LEAST_DRAW * all;
}

/** Whether the core differs from what is around it, also where both are of one hue. */
function isApart(core: PixelMap, { colours, width, height }: Thumbnail): boolean {
  const ring: Oklab[] = [];
  const own: Oklab[] = [];
  for (const [pixel, colour] of colours.entries()) {
    if (core[pixel]) own.push(colour);
    else if (isNear(core, pixel, { width, height })) ring.push(colour);
  }
  if (ring.length === 0) return false;
  const around = clusterColours(ring, new Float64Array(ring.length).fill(1), RING_COLOURS).map((each) => each.colour);
  const apart = own.map((colour) => Math.min(...around.map((each) => distance(colour, each))));
  return apart.reduce((sum, value) => sum + value, 0) / apart.length >= LEAST_APART;
}

/** Number of colours that what is around a subject is told by, and how far around it reaches, in pixels. */
const RING_COLOURS = 4;
const REACH = 5;

function isNear(core: PixelMap, pixel: number, { width, height }: { width: number; height: number }): boolean {
  const [x, y] = [pixel % width, Math.floor(pixel / width)];
  return [
    [REACH, 0],
    [-REACH, 0],
    [0, REACH],
    [0, -REACH],
  ].some(([across = 0, down = 0]) => {
    const [atX, atY] = [x + across, y + down];
    return atX >= 0 && atX < width && atY >= 0 && atY < height && (core[atY * width + atX] ?? 0) > 0;
  });
}

/** Averages each pixel with its neighbours. */
function smooth(map: PixelMap, { width, height }: { width: number; height: number }): PixelMap {
  return map.map((_, pixel) => {
    const [x, y] = [pixel % width, Math.floor(pixel / width)];
    let [sum, count] = [0, 0];
    for (let down = Math.max(0, y - 1); down <= Math.min(height - 1, y + 1); down++)
      for (let across = Math.max(0, x - 1); across <= Math.min(width - 1, x + 1); across++) {
        sum += map[down * width + across] ?? 0;
        count += 1;
      }
    return sum / count;
  });
}
