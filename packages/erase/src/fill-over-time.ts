import type { Mask, Size } from '@reelwright/planes';
import { type Candidate, chooseFrames } from './choose-frames.ts';
import { blockOf, compareTiles, listTilePoints, type Shifts, type TilePoints, viewTiles } from './compare-tiles.ts';
import { halveMask, type YuvPlanes } from './frame.ts';
import { listMarked } from './masks.ts';
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
      const tiles = viewTiles(frame.y, getPoints(mask), width);
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
        const shifts = compareTiles(tiles, whole, motion, size);
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
    const pixels = listMarked(mask);
    const luma = collectShown(pixels.length);
    for (const source of used) readLuma(source, pixels, luma);
    for (let at = 0; at < pixels.length; at += 1) {
      if (luma.counts[at] === 0) continue;
      const pixel = pixels[at] as number;
      planes.y[pixel] = middleOf(luma, at);
      left[pixel] = 0;
    }
    const chromaPixels = listMarked(halveMask(mask, size));
    const [u, v] = [collectShown(chromaPixels.length), collectShown(chromaPixels.length)];
    for (const source of used) readChroma(source, chromaPixels, u, v);
    for (let at = 0; at < chromaPixels.length; at += 1) {
      const pixel = chromaPixels[at] as number;
      if ((u.counts[at] as number) > 0) {
        planes.u[pixel] = middleOf(u, at);
        planes.v[pixel] = middleOf(v, at);
        continue;
      }
      // Not known from elsewhere: left to the pixels around it.
      const y = Math.floor(pixel / half.width);
      const first = 2 * y * width + 2 * (pixel - y * half.width);
      for (const whole of [first, first + 1, first + width, first + width + 1]) if (mask[whole] === 1) left[whole] = 1;
    }
  }

  /** Reads luma between pixels without softening it (Catmull and Rom), where it is not covered. */
  function readLuma({ motion, shifts, planes, mask }: Source, pixels: Int32Array, shown: Shown): void {
    const [a, b, c, d, e, f] = motion;
    const { blocks } = shifts;
    const luma = planes.y;
    for (let at = 0; at < pixels.length; at += 1) {
      const pixel = pixels[at] as number;
      const row = Math.floor(pixel / width);
      const column = pixel - row * width;
      const block = blockOf(shifts, column, row);
      if ((blocks[block + 3] as number) <= 0) continue;
      const x = a * column + b * row + c + (blocks[block] as number);
      const y = d * column + e * row + f + (blocks[block + 1] as number);
      const x0 = Math.floor(x);
      const y0 = Math.floor(y);
      if (x0 < 0 || y0 < 0 || x0 >= width - 1 || y0 >= height - 1) continue;
      const from = y0 * width + x0;
      if (mask && !isClear(mask, from)) continue;
      const fx = x - x0;
      const fy = y - y0;
      let value = 0;
      if ((fx < 0.02 || fx > 0.98) && (fy < 0.02 || fy > 0.98)) {
        value = luma[from + (fx > 0.5 ? 1 : 0) + (fy > 0.5 ? width : 0)] as number;
      } else if (
        x0 < 1 ||
        y0 < 1 ||
        x0 >= width - 2 ||
        y0 >= height - 2 ||
        (mask !== null && !isWideClear(mask, from))
      ) {
        const upper = (luma[from] as number) * (1 - fx) + (luma[from + 1] as number) * fx;
        const lower = (luma[from + width] as number) * (1 - fx) + (luma[from + width + 1] as number) * fx;
        value = upper * (1 - fy) + lower * fy;
      } else {
        const w0 = cubicBefore(fx);
        const w1 = cubicHere(fx);
        const w2 = cubicHere(1 - fx);
        const w3 = cubicBefore(1 - fx);
        for (let line = -1; line <= 2; line += 1) {
          const start = from + line * width;
          const weight =
            line === -1
              ? cubicBefore(fy)
              : line === 0
                ? cubicHere(fy)
                : line === 1
                  ? cubicHere(1 - fy)
                  : cubicBefore(1 - fy);
          value +=
            weight *
            (w0 * (luma[start - 1] as number) +
              w1 * (luma[start] as number) +
              w2 * (luma[start + 1] as number) +
              w3 * (luma[start + 2] as number));
        }
        value = value < 0 ? 0 : value > 255 ? 255 : value;
      }
      value -= blocks[block + 2] as number;
      addShown(shown, at, value < 0 ? 0 : value > 255 ? 255 : value);
    }
  }

  function readChroma(
    { motion, shifts, planes, mask }: Source,
    pixels: Int32Array,
    shownU: Shown,
    shownV: Shown,
  ): void {
    const [a, b, c, d, e, f] = motion;
    const { blocks } = shifts;
    for (let at = 0; at < pixels.length; at += 1) {
      const pixel = pixels[at] as number;
      const halfRow = Math.floor(pixel / half.width);
      const row = 2 * halfRow + 0.5;
      const column = 2 * (pixel - halfRow * half.width) + 0.5;
      const block = blockOf(shifts, column, row);
      if ((blocks[block + 3] as number) <= 0) continue;
      const x = a * column + b * row + c + (blocks[block] as number);
      const y = d * column + e * row + f + (blocks[block + 1] as number);
      const [x0, y0] = [Math.floor(x), Math.floor(y)];
      if (x0 < 0 || y0 < 0 || x0 >= width - 1 || y0 >= height - 1) continue;
      if (mask && !isClear(mask, y0 * width + x0)) continue;
      const [cx, cy] = [(x - 0.5) / 2, (y - 0.5) / 2];
      const [left, top] = [Math.floor(cx), Math.floor(cy)];
      if (left < 0 || top < 0 || left >= half.width - 1 || top >= half.height - 1) continue;
      const from = top * half.width + left;
      const [fx, fy] = [cx - left, cy - top];
      addShown(shownU, at, sampleHalf(planes.u, from, fx, fy));
      addShown(shownV, at, sampleHalf(planes.v, from, fx, fy));
    }
  }

  function isClear(mask: Mask, at: number): boolean {
    return (
      ((mask[at] as number) |
        (mask[at + 1] as number) |
        (mask[at + width] as number) |
        (mask[at + width + 1] as number)) ===
      0
    );
  }

  function isWideClear(mask: Mask, at: number): boolean {
    for (let row = -1; row <= 2; row += 1)
      for (let column = -1; column <= 2; column += 1) if (mask[at + row * width + column] === 1) return false;
    return true;
  }

  function sampleHalf(plane: Uint8Array, at: number, fx: number, fy: number): number {
    const below = at + half.width;
    const upper = (plane[at] as number) * (1 - fx) + (plane[at + 1] as number) * fx;
    const lower = (plane[below] as number) * (1 - fx) + (plane[below + 1] as number) * fx;
    return upper * (1 - fy) + lower * fy;
  }
}

/** What other frames show of listed pixels: up to `MAX_CANDIDATES` values of each, the least first. */
interface Shown {
  values: Float32Array;
  counts: Uint8Array;
}

const collectShown = (pixels: number): Shown => ({
  values: new Float32Array(MAX_CANDIDATES * pixels),
  counts: new Uint8Array(pixels),
});

function addShown({ values, counts }: Shown, at: number, value: number): void {
  const first = MAX_CANDIDATES * at;
  let place = first + (counts[at] as number);
  for (; place > first && (values[place - 1] as number) > value; place -= 1)
    values[place] = values[place - 1] as number;
  values[place] = value;
  counts[at] = (counts[at] as number) + 1;
}

/** The median of three and more, the mean of fewer. */
function middleOf({ values, counts }: Shown, at: number): number {
  const first = MAX_CANDIDATES * at;
  const count = counts[at] as number;
  const mid = first + (count >> 1);
  const middle =
    count % 2 === 1 ? (values[mid] as number) : ((values[mid - 1] as number) + (values[mid] as number)) / 2;
  return Math.round(middle);
}

/** Weights of the cubic for the pixel before and the one after a place (`t` beyond it), and for those further away. */
const cubicHere = (t: number): number => (1.5 * t - 2.5) * t * t + 1;
const cubicBefore = (t: number): number => ((-0.5 * t + 1) * t - 0.5) * t;
