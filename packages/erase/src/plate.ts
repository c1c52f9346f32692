import { makeMask, type Mask, type PixelBox, type Size } from '@reelwright/planes';
import { colorOfMark, fitLine, unblend } from './blend.ts';
import { halve, type YuvPlanes } from './frame.ts';
import { growMask, keepBox } from './masks.ts';
import { smearReach } from './strokes.ts';

/** A plate's edge is at least this high, of 255, in the mean of many frames, and takes most of the range around it at once. */
const STEP = { least: 4, share: 0.5, reach: 3 } as const;
/** The share of an edge's length that is that sharp, in the direction of the plate. */
const STRAIGHT = 0.6;

interface Edge {
  /** The row or column of the plate's first pixel on this side. */
  at: number;
  /** 1 if the plate is brighter than the scene, -1 if it is darker. */
  sign: 1 | -1;
}

/** The plate on which a text stands. */
export interface Plate {
  /** What it covers, with what an encoder has smeared. */
  mask: Mask;
  /** Where its edge is smeared. */
  rim: Mask;
  /** Set if the scene is seen through it. */
  blend: { opacity: number; y: number; u: number; v: number } | null;
  /** Pairs of a pixel inside the edge and one outside. */
  pairs: readonly number[];
}

interface Around {
  size: Size;
  box: PixelBox;
  videoHeight: number;
}

/** Frames in which a plate is measured. */
const FRAMES = 12;

/** Finds the plate on which a text stands in frames that all show it; null if it stands on the scene. */
export function findPlate(
  frames: readonly YuvPlanes[],
  letters: Mask,
  { size, box, videoHeight }: Around,
): Plate | null {
  const used = frames.filter((_frame, index) => index % Math.ceil(frames.length / FRAMES) === 0);
  const mean = new Float32Array(letters.length);
  for (const { y } of used)
    for (let at = 0; at < mean.length; at += 1) mean[at] = (mean[at] ?? 0) + (y[at] ?? 0) / used.length;
  const found = findPlateBox(mean, size, box, findPlace(letters, size));
  if (!found) return null;
  const { left, top, width, height } = found;
  const [right, bottom] = [left + width - 1, top + height - 1];
  const isInside = (at: number): boolean => {
    const y = Math.floor(at / size.width);
    const x = at - y * size.width;
    return x >= left && x <= right && y >= top && y <= bottom;
  };
  const inside = makeMask(letters.length, isInside);
  const reach = smearReach(videoHeight);
  const rim = keepBox(edgeOf(inside, size, reach), size, box);
  const mask = keepBox(growMask(inside, size, reach), size, box);
  const pairs = listPairs(found, reach, size, letters);
  return {
    mask,
    rim,
    blend: measureBlend(used, { pairs, apart: listPairs(found, -reach, size, letters), size }),
    pairs,
  };
}

/** What hides more than this hides all: what is taken off it is noise. */
const OPAQUE = 0.75;
const FAINT = 0.06;
const LEAST_PAIRS = 60;
/** How well what is inside follows what is outside, as a correlation. */
const LEAST_FIT = 0.7;

/** `apart` are pairs outside the plate. Neighbours differ by themselves: the same line, where nothing was blended. */
function measureBlend(
  frames: readonly YuvPlanes[],
  { pairs, apart, size }: { pairs: readonly number[]; apart: readonly number[]; size: Size },
): Plate['blend'] {
  if (pairs.length / 2 < LEAST_PAIRS) return null;
  const luma = frames.map(({ y }) => y);
  const line = fitLine(luma, pairs);
  const natural = Math.max(0.5, Math.min(1, fitLine(luma, apart)?.slope ?? 1));
  if (!line || line.fit < LEAST_FIT * natural) return null;
  const opacity = 1 - line.slope / natural;
  if (opacity < FAINT || opacity > OPAQUE) return null;
  return { opacity, ...colorOfMark(frames, pairs, opacity, size) };
}

/** A frame shows a plate as it was measured if what is inside its edge differs less than this from what was expected. */
const AS_MEASURED = 8;

/** Takes a plate off a frame of its text; null if it is opaque, or fades there. */
export function takePlateOff(frame: YuvPlanes, { blend, mask, pairs }: Plate, size: Size): YuvPlanes | null {
  if (!blend) return null;
  let off = 0;
  for (let at = 0; at < pairs.length; at += 2)
    off +=
      (frame.y[pairs[at] as number] ?? 0) -
      (1 - blend.opacity) * (frame.y[pairs[at + 1] as number] ?? 0) -
      blend.opacity * blend.y;
  if (Math.abs(off) > (AS_MEASURED * pairs.length) / 2) return null;
  const opacity = Float32Array.from(mask, (value) => value * blend.opacity);
  const half = halve(size);
  const chroma = new Float32Array(half.width * half.height);
  for (let y = 0; y < half.height; y += 1)
    for (let x = 0; x < half.width; x += 1) chroma[y * half.width + x] = opacity[2 * y * size.width + 2 * x] ?? 0;
  const planes = { y: frame.y.slice(), u: frame.u.slice(), v: frame.v.slice() };
  unblend(planes.y, opacity, blend.y);
  unblend(planes.u, chroma, blend.u);
  unblend(planes.v, chroma, blend.v);
  return planes;
}

/** Shares of a text's pixels on each side that may be no part of it. */
const STRAYS = 0.04;

/** Where letters are: nearly all of their columns, and the row in their middle. */
interface TextPlace {
  left: number;
  width: number;
  middle: number;
}

/** Finds nearly all letters: bright details of the scene may be among them, also above and below a plate. */
function findPlace(letters: Mask, { width }: Size): TextPlace {
  const [columns, rows]: [number[], number[]] = [[], []];
  for (let at = 0; at < letters.length; at += 1) {
    if (letters[at] === 0) continue;
    rows.push(Math.floor(at / width));
    columns.push(at % width);
  }
  const first = Math.floor(STRAYS * columns.length);
  const sorted = columns.toSorted((one, other) => one - other);
  const [left, right] = [sorted[first] ?? 0, sorted[sorted.length - 1 - first] ?? 0];
  // Pixels are listed row by row.
  return { left, width: right - left + 1, middle: rows[rows.length >> 1] ?? 0 };
}

/** Marks what lies within a distance of a mask's outline, on both sides. */
function edgeOf(mask: Mask, size: Size, reach: number): Mask {
  const outside = mask.map((value) => 1 - value);
  const [grown, shrunk] = [growMask(mask, size, reach), growMask(outside, size, reach)];
  return grown.map((value, at) => value & (shrunk[at] ?? 0));
}

/**
 * Lists pairs across the edges of a plate, where no text is near: of a pixel as far inside as the other is outside. With a
 * negative distance the first lies outside too, between them.
 */
function listPairs({ left, top, width, height }: PixelBox, gap: number, size: Size, letters: Mask): number[] {
  const pairs: number[] = [];
  const reach = Math.abs(gap);
  const texts = growMask(letters, size, reach);
  const out = gap < 0 ? 3 * reach : reach;
  const add = (x: number, y: number, dx: number, dy: number): void => {
    const [firstX, firstY, outX, outY] = [x + gap * dx, y + gap * dy, x - out * dx, y - out * dy];
    if (outX < 0 || outY < 0 || outX >= size.width || outY >= size.height) return;
    const first = firstY * size.width + firstX;
    if (texts[first] === 0) pairs.push(first, outY * size.width + outX);
  };
  for (let x = left + reach; x < left + width - reach; x += 1) {
    add(x, top, 0, 1);
    add(x, top + height - 1, 0, -1);
  }
  for (let y = top + reach; y < top + height - reach; y += 1) {
    add(left, y, 1, 0);
    add(left + width - 1, y, -1, 0);
  }
  return pairs;
}

/**
 * Finds the box of a plate: a rectangle with straight, sharp edges around it, in the mean luma of the text's
 * frames. Sides that are not found lie beyond the box. Null if no plate is above and below the text.
 */
function findPlateBox(mean: Float32Array, size: Size, box: PixelBox, text: TextPlace): PixelBox | null {
  const [right, bottom] = [box.left + box.width, box.top + box.height];
  const textRight = text.left + text.width;
  const across = { from: text.left, to: textRight, stride: 1 };
  const findRow = (to: number): Edge | null =>
    findEdge(mean, { from: text.middle, to, stride: size.width, length: size.height }, across);
  const top = findRow(box.top);
  const below = findRow(bottom);
  if (!top || !below || top.sign !== below.sign) return null;
  const along = { from: top.at, to: below.at, stride: size.width };
  const findColumn = (from: number, to: number): Edge | null => {
    const found = findEdge(mean, { from, to, stride: 1, length: size.width }, along);
    return found?.sign === top.sign ? found : null;
  };
  const left = findColumn(text.left, box.left)?.at ?? box.left;
  const end = findColumn(textRight, right)?.at ?? right;
  return { left, top: top.at, width: end - left, height: below.at - top.at };
}

/** Looks from a text outward, line by line, for the straightest sharp edge. Lines run across the way of looking. */
function findEdge(
  mean: Float32Array,
  { from, to, stride, length }: { from: number; to: number; stride: number; length: number },
  line: { from: number; to: number; stride: number },
): Edge | null {
  const outward = to < from ? -1 : 1;
  let best: (Edge & { share: number }) | null = null;
  for (let place = from; outward === 1 ? place <= to : place >= to; place += outward) {
    // The step lies between this line and the one before it.
    if (place - STEP.reach - 1 < 0 || place + STEP.reach >= length) continue;
    let [brighter, darker] = [0, 0];
    for (let along = line.from; along < line.to; along += 1) {
      const at = place * stride + along * line.stride;
      const step = ((mean[at - stride] ?? 0) - (mean[at] ?? 0)) * outward;
      if (Math.abs(step) < STEP.least) continue;
      let [low, high] = [255, 0];
      for (let near = -STEP.reach - 1; near <= STEP.reach; near += 1) {
        const value = mean[at + near * stride] ?? 0;
        if (value < low) low = value;
        if (value > high) high = value;
      }
      if (Math.abs(step) < STEP.share * (high - low)) continue;
      if (step > 0) brighter += 1;
      else darker += 1;
    }
    const share = Math.max(brighter, darker) / Math.max(1, line.to - line.from);
    if (share >= STRAIGHT && share > (best?.share ?? 0)) best = { at: place, sign: brighter > darker ? 1 : -1, share };
  }
  return best;
}
