import { findParts, type Mask, type PixelBox, type Size } from '@reelwright/planes';
import { type Blend, findBlend } from './blend.ts';
import { dropUndrawn, markDrawn } from './drawn-parts.ts';
import { halve, type YuvPlanes } from './frame.ts';
import { keepStill, keepTones } from './mark-tones.ts';
import { countMask, dropDust, fillBox, growMask, keepBox } from './masks.ts';
import { dropQuiet, type OverTime, refineCore } from './refine-core.ts';
import { isAllTakenOff, isSeenThrough } from './seen-through.ts';
import { measureStrokes, smearReach, strokeReach } from './strokes.ts';

/** Where the scene changes more than this, what stays is the mark. */
const MOVING = 8;
/** A mark's pixels change less than this share of those around. */
const STAYS = 0.35;
/** The least strokes of a mark in the mean of many frames, of 255: where the scene moves, and where it stands still. */
const STROKE = { moving: 9, still: 40, transparentOverStill: 24 };
/** Strokes of a mark stand out this many times as much as they vary. */
const STEADINESS = 1.5;
/** How far a colour lies from those at the box's edge to be foreign there. */
const FOREIGN = 44;
/** A mask that leaves less of a box than this is better the whole box. */
const ALMOST_ALL = 0.9;

/** A mark that stays in its place: a logo, or a watermark. */
export interface MarkStudy {
  /** What it covers, with what an encoder has smeared. */
  mask: Mask;
  /** Its own strokes, with their sign; 0 elsewhere. They tell in which frames it is. */
  strokes: Int16Array;
  /** Set if the scene is seen through it. */
  blend: Blend | null;
  /** Its own luma, -1 elsewhere; null if the scene is seen through it. */
  levels: Int16Array | null;
}

interface Samples {
  /** At least two, spread over the time in which the mark is looked for. */
  frames: readonly YuvPlanes[];
  size: Size;
  box: PixelBox;
  videoHeight: number;
}

/** Finds what stays in its place in a box while the scene goes on; null if nothing does. */
export function studyMark({ frames, size, box, videoHeight }: Samples): MarkStudy | null {
  const luma = measureOverTime(frames.map(({ y }) => y));
  const chroma = [measureOverTime(frames.map(({ u }) => u)), measureOverTime(frames.map(({ v }) => v))] as const;
  const boxMask = fillBox(size, box);
  const around: number[] = [];
  for (let at = 0; at < boxMask.length; at += 1) if (boxMask[at] === 0) around.push(luma.deviation[at] ?? 0);
  const change = middle(around);
  const isMoving = change > MOVING;

  if (!isMoving) {
    const transparent = studyOverStill(luma, boxMask, { frames, size, box, videoHeight });
    if (transparent) return transparent;
  }
  const strokes = steadyStrokes(frames, size, videoHeight, isMoving ? STROKE.moving : STROKE.still);
  const core = new Uint8Array(boxMask.length);
  for (let at = 0; at < core.length; at += 1) {
    if (boxMask[at] === 0) continue;
    if (strokes[at] !== 0 || (isMoving && (luma.deviation[at] ?? 0) < STAYS * change)) core[at] = 1;
  }
  if (!isMoving) markForeign(core, luma.mean, chroma, size, box);
  if (isMoving) dropQuiet(core, strokes, luma.deviation, { size, videoHeight });
  refineCore(core, [luma, ...chroma], { size, videoHeight });
  if (isMoving) dropQuiet(core, strokes, luma.deviation, { size, videoHeight });
  markDrawn(core, [luma.mean, chroma[0].mean, chroma[1].mean], size, box);
  dropDust(core, size, leastPart(videoHeight));
  const found = findBlend(frames, { core, strokes, size, videoHeight });
  const blend = found && isSeenThrough(found, core, luma, size) ? found : null;
  if (!blend) {
    keepStill(core, luma, size);
    dropDust(core, size, leastPart(videoHeight));
    keepStill(core, luma, size);
    keepTones(core, luma, size);
    dropDust(core, size, leastPart(videoHeight));
  }
  if (countMask(core) < leastMark(box)) return null;
  for (let at = 0; at < core.length; at += 1) if (core[at] === 0) strokes[at] = 0;

  const mask = keepBox(growMask(core, size, smearReach(videoHeight)), size, box);
  fillHoles(mask, size, box, Math.round((videoHeight / 60) ** 2));
  const isWhole = blend === null && countMask(mask) > ALMOST_ALL * box.width * box.height;
  const levels = blend
    ? null
    : Int16Array.from(core, (value, at) => (value === 1 ? Math.round(luma.mean[at] ?? 0) : -1));
  return { mask: isWhole ? boxMask : mask, strokes, blend, levels };
}

const leastPart = (videoHeight: number): number => Math.max(4, Math.round((videoHeight / 300) ** 2));
const leastMark = ({ width, height }: PixelBox): number => Math.max(24, Math.round(width * height * 0.002));

/**
 * Finds a transparent mark of one colour over a scene that stands still. There the scene's own strokes stay too: only what
 * one opacity and one colour explain in all places is the mark.
 */
function studyOverStill(luma: OverTime, boxMask: Mask, { frames, size, box, videoHeight }: Samples): MarkStudy | null {
  const steady = steadyStrokes(frames, size, videoHeight, STROKE.transparentOverStill);
  for (const sign of [1, -1]) {
    const core = new Uint8Array(steady.length);
    for (let at = 0; at < core.length; at += 1) if (boxMask[at] === 1 && sign * (steady[at] ?? 0) > 0) core[at] = 1;
    dropDust(core, size, leastPart(videoHeight));
    dropUndrawn(core, luma.mean, size);
    if (countMask(core) < leastMark(box)) continue;
    const strokes = steady.map((value, at) => (core[at] === 1 ? value : 0));
    const blend = findBlend(frames, { core, strokes, size, videoHeight });
    if (!blend || !isSeenThrough(blend, core, luma, size)) continue;
    if (!isAllTakenOff(blend, luma.mean, { boxMask, size, videoHeight, least: STROKE.transparentOverStill })) continue;
    return { mask: keepBox(growMask(core, size, smearReach(videoHeight)), size, box), strokes, blend, levels: null };
  }
  return null;
}

function measureOverTime(planes: readonly Uint8Array[]): OverTime {
  const length = planes[0]?.length ?? 0;
  const mean = new Float32Array(length);
  const deviation = new Float32Array(length);
  for (const plane of planes)
    for (let at = 0; at < length; at += 1) {
      const value = plane[at] ?? 0;
      mean[at] = (mean[at] ?? 0) + value;
      deviation[at] = (deviation[at] ?? 0) + value * value;
    }
  for (let at = 0; at < length; at += 1) {
    const own = (mean[at] ?? 0) / planes.length;
    mean[at] = own;
    deviation[at] = Math.sqrt(Math.max(0, (deviation[at] ?? 0) / planes.length - own * own));
  }
  return { mean, deviation };
}

/** Returns the strokes that most frames show in the same place; 0 elsewhere. */
function steadyStrokes(frames: readonly YuvPlanes[], size: Size, videoHeight: number, least: number): Int16Array {
  const total = size.width * size.height;
  const sums = new Float32Array(total);
  const squares = new Float32Array(total);
  for (const { y } of frames) {
    const own = measureStrokes(y, size, strokeReach(videoHeight));
    for (let at = 0; at < total; at += 1) {
      const value = own[at] ?? 0;
      sums[at] = (sums[at] ?? 0) + value;
      squares[at] = (squares[at] ?? 0) + value * value;
    }
  }
  const steady = new Int16Array(total);
  for (let at = 0; at < total; at += 1) {
    const mean = (sums[at] ?? 0) / frames.length;
    const spread = Math.sqrt(Math.max(0, (squares[at] ?? 0) / frames.length - mean * mean));
    if (Math.abs(mean) >= least && Math.abs(mean) > STEADINESS * spread) steady[at] = Math.round(mean);
  }
  return steady;
}

/** Marks colours that the edge of the box does not have. */
function markForeign(
  core: Mask,
  luma: Float32Array,
  [u, v]: readonly [OverTime, OverTime],
  size: Size,
  box: PixelBox,
): void {
  const half = halve(size);
  const colorAt = (x: number, y: number): [number, number, number] => {
    const chroma = (y >> 1) * half.width + (x >> 1);
    return [luma[y * size.width + x] ?? 0, u.mean[chroma] ?? 0, v.mean[chroma] ?? 0];
  };
  const edge: [number, number, number][] = [];
  const [right, bottom] = [box.left + box.width - 1, box.top + box.height - 1];
  const stride = Math.max(1, Math.round((box.width + box.height) / 160));
  for (let x = box.left; x <= right; x += stride) edge.push(colorAt(x, box.top), colorAt(x, bottom));
  for (let y = box.top; y <= bottom; y += stride) edge.push(colorAt(box.left, y), colorAt(right, y));
  for (let y = box.top; y <= bottom; y += 1)
    for (let x = box.left; x <= right; x += 1) {
      const [own, ownU, ownV] = colorAt(x, y);
      const isForeign = edge.every(
        ([l, cu, cv]) => Math.abs(l - own) + 1.5 * (Math.abs(cu - ownU) + Math.abs(cv - ownV)) > FOREIGN,
      );
      if (isForeign) core[y * size.width + x] = 1;
    }
}

/** Marks what a mask encloses, up to a size. */
function fillHoles(mask: Mask, size: Size, box: PixelBox, largest: number): void {
  const free = keepBox(
    mask.map((value) => 1 - value),
    size,
    box,
  );
  const { labels, parts } = findParts(free, size);
  for (let at = 0; at < mask.length; at += 1) {
    const part = parts[(labels[at] ?? 0) - 1];
    if (!part || part.area > largest) continue;
    const touches =
      part.left <= box.left ||
      part.top <= box.top ||
      part.right >= box.left + box.width - 1 ||
      part.bottom >= box.top + box.height - 1;
    if (!touches) mask[at] = 1;
  }
}

function middle(values: number[]): number {
  if (values.length === 0) return 0;
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[sorted.length >> 1] ?? 0;
}

/** Pixels of an opaque mark have its own luma, give or take what an encoder adds; so many of them tell that it is there. */
const OWN_LUMA = { within: 10, share: 0.75 } as const;
/** Fewer strokes than this share of a mark tell nothing of it: it was found because it stays in all frames. */
const TELLING_STROKES = 0.1;

/**
 * Returns how much of a mark a frame shows: about 1 where it is, about 0 where it is not. Before a scene that is as bright
 * as the mark, its strokes hardly stand out, but an opaque one has its own luma everywhere.
 */
export function measurePresence(
  { y }: YuvPlanes,
  { strokes, levels }: MarkStudy,
  size: Size,
  videoHeight: number,
): number {
  const own = measureStrokes(y, size, strokeReach(videoHeight));
  let [shown, whole, standing, alike, count] = [0, 0, 0, 0, 0];
  for (let at = 0; at < strokes.length; at += 1) {
    const level = levels?.[at] ?? -1;
    if (level >= 0) count += 1;
    if (level >= 0 && Math.abs((y[at] ?? 0) - level) <= OWN_LUMA.within) alike += 1;
    const expected = strokes[at] ?? 0;
    if (expected === 0) continue;
    standing += 1;
    whole += expected * expected;
    shown += Math.max(-2 * expected * expected, Math.min(2 * expected * expected, expected * (own[at] ?? 0)));
  }
  const isAlike = count > 0 && alike >= OWN_LUMA.share * count;
  return isAlike || standing <= TELLING_STROKES * count ? 1 : shown / whole;
}
