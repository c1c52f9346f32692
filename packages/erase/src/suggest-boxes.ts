import { findParts, type Mask, type Size } from '@reelwright/planes';
import type { BoxKind } from './erase-box.ts';
import type { FractionBox } from './frame.ts';
import { growMask } from './masks.ts';
import { measureStrokes, strokeReach } from './strokes.ts';

export interface SuggestedBox extends FractionBox {
  kind: Extract<BoxKind, 'text' | 'mark'>;
}

/** Of 255: how far letters and marks stand out in a small image. */
const STROKE = 48;
/** A mark is seen in this share of the frames; texts that change in fewer. */
const ALWAYS = 0.9;
const SOMETIMES = 0.12;
const SAME_LEVEL = 40;
const MAX_MARKS = 3;
const MAX_AREA = 0.2;
/** A further mark has this share of the largest one's pixels, and lies in this share of the image at its edge. */
const LEAST_OF_MOST = 0.3;
const EDGE = 0.25;

/**
 * Suggests boxes around texts that come and go and around marks that stay, in small images of luma that are spread over a
 * video. Burned-in texts have one brightness, keep their lines, and begin and end with their letters; what the camera
 * shows moves, or has many shades.
 */
export function suggestBoxes(images: readonly Uint8Array[], size: Size): SuggestedBox[] {
  if (images.length < 2) return [];
  const strokes = images.map((luma) => measureStrokes(luma, size, strokeReach(size.height)));
  const marks = findMarks(images, strokes, size);
  const text = findTexts(images, strokes, size, marks);
  return [...(text ? [text] : []), ...marks].map((box) => shrinkArea(box));
}

/** Finds what stands out in the same place and brightness in nearly all images, while the rest changes. */
function findMarks(images: readonly Uint8Array[], strokes: readonly Int16Array[], size: Size): SuggestedBox[] {
  const total = size.width * size.height;
  const steady = new Uint8Array(total);
  let changing = 0;
  for (let at = 0; at < total; at += 1) {
    let [seen, sum, squares] = [0, 0, 0];
    for (const [index, own] of strokes.entries()) {
      if (Math.abs(own[at] ?? 0) > STROKE / 2) seen += 1;
      const value = images[index]?.[at] ?? 0;
      sum += value;
      squares += value * value;
    }
    const spread = Math.sqrt(Math.max(0, squares / images.length - (sum / images.length) ** 2));
    if (spread > 10) changing += 1;
    if (seen >= ALWAYS * images.length && spread < 14) steady[at] = 1;
  }
  // Where nothing moves, everything stays: a mark can't be told from the scene.
  if (changing < 0.35 * total) return [];
  const letters = Math.max(3, Math.round(size.height / 30));
  const { parts } = findParts(growMask(steady, size, letters), size);
  const found = parts
    .map((part) => ({ ...part, pixels: countIn(steady, size, part) }))
    .filter(({ pixels, left, top, right, bottom }) => {
      const [width, height] = [right - left + 1, bottom - top + 1];
      return pixels > 24 && width * height < MAX_AREA * total && pixels > 0.03 * width * height;
    })
    .toSorted((one, other) => other.pixels - one.pixels);
  const most = found[0]?.pixels ?? 0;
  return found
    .filter((part, index) => index === 0 || (part.pixels >= LEAST_OF_MOST * most && isNearEdge(part, size)))
    .slice(0, MAX_MARKS)
    .map((part) => toBox('mark', part, size));
}

/** Small marks lie beside what a video shows. */
function isNearEdge({ left, top, right, bottom }: Edges, { width, height }: Size): boolean {
  const [x, y] = [(left + right) / 2 / width, (top + bottom) / 2 / height];
  return x < EDGE || x > 1 - EDGE || y < EDGE || y > 1 - EDGE;
}

interface Edges {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

function countIn(mask: Mask, { width }: Size, { left, top, right, bottom }: Edges): number {
  let count = 0;
  for (let y = top; y <= bottom; y += 1) for (let x = left; x <= right; x += 1) count += mask[y * width + x] ?? 0;
  return count;
}

function toBox(kind: SuggestedBox['kind'], edges: Edges, { width, height }: Size, pad = 0): SuggestedBox {
  const [left, top] = [Math.max(0, edges.left - pad), Math.max(0, edges.top - pad)];
  const [right, bottom] = [Math.min(width, edges.right + 1 + pad), Math.min(height, edges.bottom + 1 + pad)];
  return { kind, x: left / width, y: top / height, width: (right - left) / width, height: (bottom - top) / height };
}

/** Finds the lines in which letters of one brightness are seen in many images; undefined if there are none. */
function findTexts(
  images: readonly Uint8Array[],
  strokes: readonly Int16Array[],
  size: Size,
  marks: readonly SuggestedBox[],
): SuggestedBox | undefined {
  const { width, height } = size;
  const level = findLetterLevel(images, strokes, size);
  if (level === undefined) return undefined;
  const isInMark = (x: number, y: number): boolean =>
    marks.some((box) => {
      const [fx, fy] = [x / width, y / height];
      return fx >= box.x && fx <= box.x + box.width && fy >= box.y && fy <= box.y + box.height;
    });
  const columns = images.map(() => new Map<number, number[]>());
  const inRow = new Uint16Array(height);
  const least = Math.max(6, Math.round(width / 60));
  for (const [index, luma] of images.entries()) {
    const own = strokes[index];
    for (let y = 0; y < height; y += 1) {
      const places: number[] = [];
      let [edges, before] = [0, false];
      for (let x = 0; x < width; x += 1) {
        const at = y * width + x;
        const isLetter = isLetterAt(own, luma, at, level) && !isInMark(x, y);
        if (isLetter) places.push(x);
        if (isLetter !== before) edges += 1;
        before = isLetter;
      }
      // Letters begin and end many times in a line.
      if (places.length < least || edges < 8) continue;
      inRow[y] = (inRow[y] ?? 0) + 1;
      columns[index]?.set(y, places);
    }
  }
  const band = findBand(inRow, Math.max(1, SOMETIMES * images.length), Math.round(height / 24));
  if (!band) return undefined;
  const places = columns
    .flatMap((rows) => [...rows].flatMap(([y, xs]) => (y >= band.top && y <= band.bottom ? xs : [])))
    .toSorted((one, other) => one - other);
  const [left, right] = [0.005, 0.995].map((share) => places[Math.floor(share * (places.length - 1))] ?? 0);
  const pad = Math.max(3, Math.round(height / 54));
  // The next text may be longer: it is centred.
  const reach = Math.max(0.5 - (left ?? 0) / width, (right ?? 0) / width - 0.5) * width + pad * 2;
  const isCentred = Math.abs(((left ?? 0) + (right ?? 0)) / 2 - width / 2) < width * 0.06;
  const edges = isCentred
    ? { left: Math.max(0, Math.round(width / 2 - reach)), right: Math.min(width - 1, Math.round(width / 2 + reach)) }
    : { left: left ?? 0, right: right ?? 0 };
  return toBox('text', { ...edges, top: band.top, bottom: band.bottom }, size, pad);
}

const isLetterAt = (own: Int16Array | undefined, luma: Uint8Array, at: number, level: { sign: number; low: number }) =>
  (own?.[at] ?? 0) * level.sign > STROKE && (luma[at] ?? 0) >= level.low && (luma[at] ?? 0) <= level.low + SAME_LEVEL;

/** Finds the brightness of most strokes, if most have one. */
function findLetterLevel(
  images: readonly Uint8Array[],
  strokes: readonly Int16Array[],
  { width, height }: Size,
): { sign: 1 | -1; low: number } | undefined {
  let best: { sign: 1 | -1; low: number; count: number } | undefined;
  for (const sign of [1, -1] as const) {
    const levels = new Uint32Array(256);
    for (const [index, own] of strokes.entries())
      for (let at = 0; at < own.length; at += 1)
        if ((own[at] ?? 0) * sign > STROKE) {
          const level = images[index]?.[at] ?? 0;
          levels[level] = (levels[level] ?? 0) + 1;
        }
    let sum = 0;
    for (let level = 0; level < 256; level += 1) {
      sum += (levels[level] ?? 0) - (levels[level - SAME_LEVEL] ?? 0);
      // Bright letters are nearly white, dark ones nearly black.
      const isExtreme = sign === 1 ? level >= 190 : level - SAME_LEVEL < 40;
      if (isExtreme && sum > (best?.count ?? 0.0004 * width * height * images.length))
        best = { sign, low: Math.max(0, level - SAME_LEVEL + 1), count: sum };
    }
  }
  return best;
}

/** Returns the rows between which letters are seen most, with gaps of up to a line's height. */
function findBand(inRow: Uint16Array, least: number, gap: number): { top: number; bottom: number } | undefined {
  let best: { top: number; bottom: number; sum: number } | undefined;
  for (let top = 0; top < inRow.length; top += 1) {
    if ((inRow[top] ?? 0) < least) continue;
    let [bottom, sum] = [top, 0];
    for (let y = top; y < inRow.length && y - bottom <= gap; y += 1) {
      if ((inRow[y] ?? 0) < least) continue;
      bottom = y;
      sum += inRow[y] ?? 0;
    }
    if (bottom - top >= 4 && bottom - top < inRow.length * 0.3 && sum > (best?.sum ?? 0)) best = { top, bottom, sum };
    top = bottom;
  }
  return best;
}

/** Makes a box that is too large narrower on both sides. */
function shrinkArea(box: SuggestedBox): SuggestedBox {
  const area = box.width * box.height;
  if (area <= MAX_AREA) return box;
  const width = (box.width * MAX_AREA * 0.99) / area;
  return { ...box, x: box.x + (box.width - width) / 2, width };
}
