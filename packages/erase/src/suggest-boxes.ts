import { findParts, type Mask, type Size } from '@reelwright/planes';
import type { BoxKind } from './erase-box.ts';
import type { FractionBox } from './frame.ts';
import { countMask, growMask } from './masks.ts';
import { findSharpSteps } from './sharp-steps.ts';

export interface SuggestedBox extends FractionBox {
  kind: Extract<BoxKind, 'text' | 'mark'>;
}

/** Of 255: the least contrast of letters that come and go, in one image. */
const LETTER_CONTRAST = 80;
/** Of 255: the least contrast of marks, which may be transparent, in the mean of all images. */
const MARK_CONTRAST = 24;
/** How much brightness varies on either side of a mark's step at most, in heights of the step. Texts that come and go vary more. */
const MARK_SPREAD = 0.8;
/** Of 255: what compression varies at steps. */
const NOISE = 6;
/** A mark is seen in this share of the images, and there in this share of its steps. */
const ALWAYS = 0.9;
const SEEN = 0.2;
/** Texts that change are seen in this share of the images. */
const SOMETIMES = 0.12;
const MAX_MARKS = 3;
/** A mark has steps in this share of its box; what compression leaves of grain is sparser. */
const LEAST_DENSE = 0.02;
const MAX_AREA = 0.2;
/** The edge of a bar has steps over this share of a row or column. */
const BAR = 0.25;
/** A further mark has this share of the largest one's steps, and lies in this share of the image at its edge. */
const LEAST_OF_MOST = 0.3;
const EDGE = 0.25;
/** Marks hold this share of what stays sharp: of slides and recorded screens, everything does. */
const LEAST_OF_STEADY = 0.5;
/** A line of texts has so many times the steps of other lines. */
const OVER_OTHERS = 4;

/**
 * Suggests boxes around texts that come and go and around marks that stay, in images of luma that are spread over a
 * video, at its own size: scaling would make everything sharp. Both are sharper than anything that a camera takes; marks
 * are so in the mean of all images too, since they stay where they are.
 */
export function suggestBoxes(images: readonly Uint8Array[], size: Size): SuggestedBox[] {
  if (images.length < 2) return [];
  const steady = findSteadySteps(images, size);
  dropPassing(steady, images, size);
  const marks = findMarks(steady, size);
  const text = findTexts(images, { steady, marks }, size);
  return [...(text ? [text] : []), ...marks].map((box) => shrinkArea(box));
}

/** Finds the sharp steps that all images have in the same place. */
function findSteadySteps(images: readonly Uint8Array[], size: Size): Mask {
  const total = size.width * size.height;
  const mean = new Float32Array(total);
  const spread = new Float32Array(total);
  for (const luma of images)
    for (let at = 0; at < total; at += 1) {
      const value = luma[at] ?? 0;
      mean[at] = (mean[at] ?? 0) + value;
      spread[at] = (spread[at] ?? 0) + value * value;
    }
  for (let at = 0; at < total; at += 1) {
    const own = (mean[at] ?? 0) / images.length;
    mean[at] = own;
    spread[at] = Math.sqrt(Math.max(0, (spread[at] ?? 0) / images.length - own ** 2));
  }
  const steps = findSharpSteps(mean, size, MARK_CONTRAST);
  const isSteady = (at: number, next: number): boolean => {
    const step = Math.abs((mean[at] ?? 0) - (mean[next] ?? 0));
    return Math.max(spread[at] ?? 0, spread[next] ?? 0) <= Math.max(NOISE, MARK_SPREAD * step);
  };
  for (let at = 0; at < total; at += 1)
    if (steps[at] && !isSteady(at, at + 1) && !isSteady(at, at + size.width)) steps[at] = 0;
  dropBars(steps, size);
  return steps;
}

/** Unmarks rows and columns that have steps over much of their length: the edges of bars and frames. */
function dropBars(steps: Mask, { width, height }: Size): void {
  const [rows, columns] = [new Uint32Array(height), new Uint32Array(width)];
  for (let at = 0; at < steps.length; at += 1) {
    if (!steps[at]) continue;
    const [x, y] = [at % width, Math.floor(at / width)];
    rows[y] = (rows[y] ?? 0) + 1;
    columns[x] = (columns[x] ?? 0) + 1;
  }
  for (const [y, count] of rows.entries()) if (count > BAR * width) steps.fill(0, y * width, (y + 1) * width);
  for (const [x, count] of columns.entries())
    if (count > BAR * height) for (let y = 0; y < height; y += 1) steps[y * width + x] = 0;
}

/** Unmarks what is not in nearly all images: texts that come at once in the same place leave steps in the mean. */
function dropPassing(steady: Mask, images: readonly Uint8Array[], size: Size): void {
  if (!steady.includes(1)) return;
  const sharp = images.map((luma) => findSharpSteps(luma, size, MARK_CONTRAST));
  for (const part of findParts(growMask(steady, size, letterGap(size)), size).parts) {
    const steps = countIn(steady, size, part);
    const seen = sharp.filter((own) => countIn(own, size, part, steady) >= SEEN * steps).length;
    if (seen >= ALWAYS * images.length) continue;
    for (let y = part.top; y <= part.bottom; y += 1)
      steady.fill(0, y * size.width + part.left, y * size.width + part.right + 1);
  }
}

/** The most that letters of one mark are apart, in pixels. */
const letterGap = ({ height }: Size): number => Math.max(3, Math.round(height / 30));

function findMarks(steady: Mask, size: Size): SuggestedBox[] {
  const { width, height } = size;
  const { parts } = findParts(growMask(steady, size, letterGap(size)), size);
  const found = parts
    .map((part) => ({ ...part, steps: countIn(steady, size, part) }))
    .filter(({ steps, left, top, right, bottom }) => {
      const area = (right - left + 1) * (bottom - top + 1);
      return steps > Math.max(height / 4, LEAST_DENSE * area) && area < MAX_AREA * width * height;
    })
    .toSorted((one, other) => other.steps - one.steps);
  const most = found[0]?.steps ?? 0;
  const marks = found
    .filter((part, index) => index === 0 || (part.steps >= LEAST_OF_MOST * most && isNearEdge(part, size)))
    .slice(0, MAX_MARKS);
  const held = marks.reduce((sum, { steps }) => sum + steps, 0);
  return held < LEAST_OF_STEADY * countMask(steady) ? [] : marks.map((part) => toBox('mark', part, size));
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

/** Counts the pixels of a mask, and of another one, between edges. */
function countIn(mask: Mask, { width }: Size, { left, top, right, bottom }: Edges, other: Mask = mask): number {
  let count = 0;
  for (let y = top; y <= bottom; y += 1)
    for (let at = y * width + left; at <= y * width + right; at += 1) if (mask[at] && other[at]) count += 1;
  return count;
}

function toBox(kind: SuggestedBox['kind'], edges: Edges, { width, height }: Size, pad = 0): SuggestedBox {
  const [left, top] = [Math.max(0, edges.left - pad), Math.max(0, edges.top - pad)];
  const [right, bottom] = [Math.min(width, edges.right + 1 + pad), Math.min(height, edges.bottom + 1 + pad)];
  return { kind, x: left / width, y: top / height, width: (right - left) / width, height: (bottom - top) / height };
}

/** Finds the lines in which letters are seen in many images; undefined if there are none. */
function findTexts(
  images: readonly Uint8Array[],
  { steady, marks }: { steady: Mask; marks: readonly SuggestedBox[] },
  size: Size,
): SuggestedBox | undefined {
  const { width, height } = size;
  const isInMark = (x: number, y: number): boolean =>
    marks.some((box) => {
      const [fx, fy] = [x / width, y / height];
      return fx >= box.x && fx <= box.x + box.width && fy >= box.y && fy <= box.y + box.height;
    });
  const columns = images.map(() => new Map<number, number[]>());
  const inRow = new Uint16Array(height);
  const stepsOfRow = new Uint32Array(height);
  const least = Math.max(8, Math.round(width / 60));
  for (const [index, luma] of images.entries()) {
    const steps = findSharpSteps(luma, size, LETTER_CONTRAST);
    for (let y = 0; y < height; y += 1) {
      const places: number[] = [];
      for (let x = 0; x < width; x += 1)
        if (steps[y * width + x] && !steady[y * width + x] && !isInMark(x, y)) places.push(x);
      stepsOfRow[y] = (stepsOfRow[y] ?? 0) + places.length;
      // Letters begin and end many times in a line.
      if (places.length < least) continue;
      inRow[y] = (inRow[y] ?? 0) + 1;
      columns[index]?.set(y, places);
    }
  }
  const band = findBand(inRow, Math.max(1, SOMETIMES * images.length), Math.round(height / 24));
  if (!band || !standsOut(stepsOfRow, band)) return undefined;
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

/** Whether the rows of a band have far more steps than the others: of drawn pictures, all rows have many. */
function standsOut(stepsOfRow: Uint32Array, { top, bottom }: Band): boolean {
  const others = [...stepsOfRow].filter((_, y) => y < top || y > bottom).toSorted((one, other) => one - other);
  const usual = others[Math.floor(others.length / 2)] ?? 0;
  const own = stepsOfRow.subarray(top, bottom + 1).reduce((sum, steps) => sum + steps, 0) / (bottom - top + 1);
  return own >= OVER_OTHERS * usual;
}

interface Band {
  top: number;
  bottom: number;
}

/** Returns the rows between which letters are seen most, with gaps of up to a line's height. */
function findBand(inRow: Uint16Array, least: number, gap: number): Band | undefined {
  let best: (Band & { sum: number }) | undefined;
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
