import type { Mask, Size } from '@reelwright/planes';
import { type Candidate, chooseFrames } from './choose-frames.ts';
import { blockOf, compareTiles, listTilePoints, type Shifts, type TilePoints } from './compare-tiles.ts';
import type { YuvPlanes } from './frame.ts';
import {
  buildPyramid,
  chainMotions,
  estimateMotion,
  invertMotion,
  type Motion,
  type Pyramid,
  STILL,
} from './motion.ts';

const MAX_CANDIDATES = 8;
/** Below this, the frames show different scenes. */
const LEAST_AGREEMENT = 0.35;
/** How far away other frames are looked for. */
const FAR_S = 5;
/** Distances within the same text, in seconds. */
const WITHIN_TEXT_S = [0.12, 0.24, 0.4, 0.55, 0.7, 0.9, 1.1, 1.4, 1.8, 2.3, 2.9];

export interface TimeFill {
  frames: readonly YuvPlanes[];
  /** What is covered in each frame; null where nothing is. */
  masks: readonly (Mask | null)[];
  size: Size;
  framesPerSecond: number;
}

export interface TimeFiller {
  /** Fills what other frames show of the covered pixels of a frame. Returns the pixels that are left. */
  fill(index: number, planes: YuvPlanes): Mask;
}

/** A frame from which pixels are taken. */
interface Source extends Candidate {
  planes: YuvPlanes;
  shifts: Shifts;
}

/** Fills covered pixels from other frames of the same scene that show them, aligned by motion. */
export function createTimeFiller({ frames, masks, size, framesPerSecond }: TimeFill): TimeFiller {
  const { width, height } = size;
  const half: Size = { width: width >> 1, height: height >> 1 };
  const steps: (Motion | null | undefined)[] = [];
  const pointsOf = new Map<Mask, TilePoints>();
  const pyramids: (Pyramid | undefined)[] = [];
  const far = Math.round(FAR_S * framesPerSecond);

  function findPyramid(index: number): Pyramid | undefined {
    const frame = frames[index];
    if (!frame) return undefined;
    pyramids[index] ??= buildPyramid(frame.y, masks[index] ?? null, size);
    return pyramids[index];
  }

  /** Returns the motion between neighbours; null at a cut. */
  function stepFrom(index: number): Motion | null {
    const known = steps[index];
    if (known !== undefined) return known;
    const [here, there] = [findPyramid(index), findPyramid(index + 1)];
    const found = here && there ? estimateMotion(here, there) : null;
    const step = found && found.agreement >= LEAST_AGREEMENT ? found.motion : null;
    steps[index] = step;
    return step;
  }

  /** Returns the motions to the frames around one, as far as the scene goes. */
  function* reach(index: number, direction: 1 | -1): Generator<{ at: number; motion: Motion }> {
    let motion: Motion = STILL;
    for (let at = index; Math.abs(at + direction - index) <= far; at += direction) {
      const next = at + direction;
      if (next < 0 || next >= frames.length) return;
      const step = stepFrom(direction === 1 ? at : next);
      if (!step) return;
      motion = chainMotions(motion, direction === 1 ? step : invertMotion(step));
      yield { at: next, motion };
    }
  }

  function listCandidates(index: number): Candidate[] {
    const own = masks[index];
    const within = new Set(WITHIN_TEXT_S.map((seconds) => Math.max(2, Math.round(seconds * framesPerSecond))));
    const listed: (Candidate & { rank: number })[] = [];
    for (const direction of [1, -1] as const) {
      let [clear, others] = [0, 0];
      for (const { at, motion } of reach(index, direction)) {
        const distance = Math.abs(at - index);
        const mask = masks[at];
        if (!mask) {
          // The frame right beside a text may show the rest of a fade.
          if (clear < 3) listed.push({ at, mask: null, motion, rank: distance + (clear === 0 ? 2 : 0) });
          clear += 1;
        } else if (mask !== own) {
          if (others % 8 === 0 && others < 24) listed.push({ at, mask, motion, rank: distance + far });
          others += 1;
        } else if (within.has(distance) && isMoved(motion)) {
          listed.push({ at, mask, motion, rank: distance + 2 * far });
        }
      }
    }
    return listed.toSorted((one, other) => one.rank - other.rank);
  }

  /** A text's own frames show what is behind it only where the scene has moved away from below it. */
  function isMoved([a, b, c, d, e, f]: Motion): boolean {
    const [x, y] = [width / 2, height / 2];
    return Math.hypot(a * x + b * y + c - x, d * x + e * y + f - y) > 2;
  }

  function getPoints(mask: Mask): TilePoints {
    const known = pointsOf.get(mask);
    if (known) return known;
    const points = listTilePoints(mask, size);
    if (pointsOf.size > 8) pointsOf.clear();
    pointsOf.set(mask, points);
    return points;
  }

  return {
    fill(index, planes) {
      const [mask, frame, here] = [masks[index], frames[index], findPyramid(index)];
      if (!mask || !frame || !here) return new Uint8Array(width * height);
      const left = mask.slice();
      const points = getPoints(mask);
      const used: Source[] = [];
      const choice = chooseFrames(mask, listCandidates(index), size);
      while (used.length < MAX_CANDIDATES) {
        const candidate = choice.next();
        if (!candidate) break;
        const { at, motion: chained } = candidate;
        const there = findPyramid(at);
        const [whole] = there ?? [];
        if (!there || !whole) continue;
        const refined = Math.abs(at - index) > 1 ? estimateMotion(here, there, chained, 1) : null;
        const motion = refined?.motion ?? chained;
        const shifts = compareTiles(frame.y, whole, motion, { points, size });
        if (!shifts) continue;
        used.push({ ...candidate, planes: frames[at] as YuvPlanes, motion, shifts });
        choice.use(candidate, shifts);
      }
      if (used.length > 0) combine(mask, left, planes, used);
      return left;
    },
  };

  /** Writes the middle of what the candidates show into the covered pixels, and unmarks them. */
  function combine(mask: Mask, left: Mask, planes: YuvPlanes, used: readonly Source[]): void {
    const values: number[] = [];
    const place = { x: 0, y: 0, offset: 0 };
    for (let y = 0; y < height; y += 1)
      for (let x = 0; x < width; x += 1) {
        const pixel = y * width + x;
        if (mask[pixel] === 0) continue;
        values.length = 0;
        for (const candidate of used) {
          if (!locate(candidate, x, y, place)) continue;
          const value = sampleSharp(candidate.planes.y, candidate.mask, place.x, place.y);
          if (value >= 0) values.push(Math.max(0, Math.min(255, value - place.offset)));
        }
        if (values.length === 0) continue;
        planes.y[pixel] = Math.round(middleOf(values));
        left[pixel] = 0;
      }
    const valuesV: number[] = [];
    for (let y = 0; y < half.height; y += 1)
      for (let x = 0; x < half.width; x += 1) {
        const luma = 2 * y * width + 2 * x;
        const isMarked =
          ((mask[luma] ?? 0) | (mask[luma + 1] ?? 0) | (mask[luma + width] ?? 0) | (mask[luma + width + 1] ?? 0)) !== 0;
        if (!isMarked) continue;
        values.length = 0;
        valuesV.length = 0;
        for (const candidate of used) {
          if (!locate(candidate, 2 * x + 0.5, 2 * y + 0.5, place)) continue;
          const [cx, cy] = [(place.x - 0.5) / 2, (place.y - 0.5) / 2];
          if (!isClear(candidate.mask, place.x, place.y)) continue;
          const u = sampleHalf(candidate.planes.u, cx, cy);
          if (u < 0) continue;
          values.push(u);
          valuesV.push(sampleHalf(candidate.planes.v, cx, cy));
        }
        const pixel = y * half.width + x;
        if (values.length > 0) {
          planes.u[pixel] = Math.round(middleOf(values));
          planes.v[pixel] = Math.round(middleOf(valuesV));
        } else {
          // Not known from elsewhere: left to the pixels around it.
          for (const at of [luma, luma + 1, luma + width, luma + width + 1]) if (mask[at] === 1) left[at] = 1;
        }
      }
  }

  /** Finds the place in another frame. Returns false if that frame shows something else there. */
  function locate(
    { motion: [a, b, c, d, e, f], shifts }: Source,
    x: number,
    y: number,
    place: { x: number; y: number; offset: number },
  ): boolean {
    const at = blockOf(shifts, x, y);
    const { blocks } = shifts;
    if ((blocks[at + 3] ?? 0) <= 0) return false;
    place.x = a * x + b * y + c + (blocks[at] ?? 0);
    place.y = d * x + e * y + f + (blocks[at + 1] ?? 0);
    place.offset = blocks[at + 2] ?? 0;
    return true;
  }

  function isClear(mask: Mask | null, x: number, y: number): boolean {
    const [left, top] = [Math.floor(x), Math.floor(y)];
    if (left < 0 || top < 0 || left >= width - 1 || top >= height - 1) return false;
    if (!mask) return true;
    const at = top * width + left;
    return ((mask[at] ?? 0) | (mask[at + 1] ?? 0) | (mask[at + width] ?? 0) | (mask[at + width + 1] ?? 0)) === 0;
  }

  /** Samples luma between pixels without softening it (Catmull and Rom); -1 where it is covered or outside. */
  function sampleSharp(luma: Uint8Array, mask: Mask | null, x: number, y: number): number {
    if (!isClear(mask, x, y)) return -1;
    const [left, top] = [Math.floor(x), Math.floor(y)];
    const [fx, fy] = [x - left, y - top];
    const at = top * width + left;
    if ((fx < 0.02 || fx > 0.98) && (fy < 0.02 || fy > 0.98))
      return luma[at + (fx > 0.5 ? 1 : 0) + (fy > 0.5 ? width : 0)] ?? 0;
    if (left < 1 || top < 1 || left >= width - 2 || top >= height - 2 || !isWideClear(mask, at)) {
      const upper = (luma[at] ?? 0) * (1 - fx) + (luma[at + 1] ?? 0) * fx;
      const lower = (luma[at + width] ?? 0) * (1 - fx) + (luma[at + width + 1] ?? 0) * fx;
      return upper * (1 - fy) + lower * fy;
    }
    let sum = 0;
    for (let row = -1; row <= 2; row += 1) {
      const from = at + row * width;
      sum +=
        cubic(fy, row) *
        (cubic(fx, -1) * (luma[from - 1] ?? 0) +
          cubic(fx, 0) * (luma[from] ?? 0) +
          cubic(fx, 1) * (luma[from + 1] ?? 0) +
          cubic(fx, 2) * (luma[from + 2] ?? 0));
    }
    return sum < 0 ? 0 : sum > 255 ? 255 : sum;
  }

  function isWideClear(mask: Mask | null, at: number): boolean {
    if (!mask) return true;
    for (let row = -1; row <= 2; row += 1)
      for (let column = -1; column <= 2; column += 1) if (mask[at + row * width + column] === 1) return false;
    return true;
  }

  function sampleHalf(plane: Uint8Array, x: number, y: number): number {
    const [left, top] = [Math.floor(x), Math.floor(y)];
    if (left < 0 || top < 0 || left >= half.width - 1 || top >= half.height - 1) return -1;
    const at = top * half.width + left;
    const [fx, fy] = [x - left, y - top];
    const upper = (plane[at] ?? 0) * (1 - fx) + (plane[at + 1] ?? 0) * fx;
    const lower = (plane[at + half.width] ?? 0) * (1 - fx) + (plane[at + half.width + 1] ?? 0) * fx;
    return upper * (1 - fy) + lower * fy;
  }
}

function cubic(fraction: number, tap: number): number {
  const t = Math.abs(fraction - tap);
  return t <= 1 ? 1.5 * t * t * t - 2.5 * t * t + 1 : -0.5 * t * t * t + 2.5 * t * t - 4 * t + 2;
}

/** The median of three and more, the mean of fewer. Sorts its input. */
function middleOf(values: number[]): number {
  const count = values.length;
  if (count === 1) return values[0] ?? 0;
  if (count === 2) return ((values[0] ?? 0) + (values[1] ?? 0)) / 2;
  values.sort((one, other) => one - other);
  const mid = count >> 1;
  return count % 2 === 1 ? (values[mid] ?? 0) : ((values[mid - 1] ?? 0) + (values[mid] ?? 0)) / 2;
}
