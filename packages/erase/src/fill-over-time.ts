import { type Mask, measureDistance, type Size } from '@reelwright/planes';
import type { YuvPlanes } from './frame.ts';
import {
  buildPyramid,
  chainMotions,
  estimateMotion,
  invertMotion,
  type Motion,
  type Pyramid,
  sampleClear,
  STILL,
} from './motion.ts';

/** Side of the tiles that move by themselves and are checked by themselves. */
const TILE_PX = 48;
/** How far around the mask a tile is compared. */
const RING_PX = 8;
/** A tile that differs more than this around the mask shows something else. */
const TILE_DIFFERS = 8;
/** Where the scene is flat, filling from around is good, and only frames that differ less than this are better. */
const FLAT_DIFFERS = 1;
const OF_SPREAD = 0.2;
const MAX_CANDIDATES = 8;
/** What another value of a pixel is worth that has so many: the middle of three is hardly better than that of five. */
const WORTH = [1, 0.4, 0.25];
/** Another frame must show at least this share of the covered pixels. */
const LEAST_SHARE = 0.01;
/** Near frames are better than far ones that show a little more. */
const CLEARLY = 1.15;
const EVERY = 5;
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

/** Another frame, and where a pixel lies in it. */
interface Candidate {
  at: number;
  motion: Motion;
}

interface Tiles {
  columns: number;
  rows: number;
  /** Own motion in x and y, brightness, and whether the tile shows the same: four numbers each. */
  facts: Float32Array;
}

/** Fills covered pixels from other frames of the same scene that show them, aligned by motion. */
export function createTimeFiller({ frames, masks, size, framesPerSecond }: TimeFill): TimeFiller {
  const { width, height } = size;
  const half: Size = { width: width >> 1, height: height >> 1 };
  const columns = Math.ceil(width / TILE_PX);
  const rows = Math.ceil(height / TILE_PX);
  const steps: (Motion | null | undefined)[] = [];
  const rings = new Map<Mask, Mask>();
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
          if (clear < 3) listed.push({ at, motion, rank: distance + (clear === 0 ? 2 : 0) });
          clear += 1;
        } else if (mask !== own) {
          if (others % 8 === 0 && others < 24) listed.push({ at, motion, rank: distance + far });
          others += 1;
        } else if (within.has(distance) && isMoved(motion)) {
          listed.push({ at, motion, rank: distance + 2 * far });
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

  function getRing(mask: Mask): Mask {
    const known = rings.get(mask);
    if (known) return known;
    const distance = measureDistance(mask, size);
    const ring = new Uint8Array(mask.length);
    for (let pixel = 0; pixel < mask.length; pixel += 1) {
      const away = distance[pixel] ?? 0;
      if (away > 0 && away <= RING_PX) ring[pixel] = 1;
    }
    if (rings.size > 8) rings.clear();
    rings.set(mask, ring);
    return ring;
  }

  return {
    fill(index, planes) {
      const mask = masks[index];
      const here = findPyramid(index);
      if (!mask || !here) return new Uint8Array(width * height);
      const left = mask.slice();
      const ring = getRing(mask);
      const used: { planes: YuvPlanes; mask: Mask | null; motion: Motion; tiles: Tiles }[] = [];
      const wish = createWish(mask);
      const candidates = listCandidates(index);
      while (used.length < MAX_CANDIDATES) {
        const next = wish.choose(candidates);
        if (!next) break;
        const { at, motion: chained } = next;
        candidates.splice(candidates.indexOf(next), 1);
        const there = findPyramid(at);
        if (!there) continue;
        const refined = Math.abs(at - index) > 1 ? estimateMotion(here, there, chained, 1) : null;
        const motion = refined?.motion ?? chained;
        const tiles = compareTiles(index, at, motion, ring);
        if (!tiles) continue;
        used.push({ planes: frames[at] as YuvPlanes, mask: masks[at] ?? null, motion, tiles });
        wish.grant(masks[at] ?? null, motion, tiles);
      }
      if (used.length > 0) combine(mask, left, planes, used);
      return left;
    },
  };

  /** Follows which of the covered pixels still need another frame that shows them: some of them stand for all. */
  function createWish(mask: Mask) {
    const pixels: number[] = [];
    let covered = 0;
    for (let pixel = 0; pixel < mask.length; pixel += 1)
      if (mask[pixel] === 1) {
        if (covered % EVERY === 0) pixels.push(pixel);
        covered += 1;
      }
    const found = new Uint8Array(pixels.length);
    const isSeen = (other: Mask | null, [a, b, c, d, e, f]: Motion, pixel: number): boolean => {
      const [x, y] = [pixel % width, Math.floor(pixel / width)];
      return isClear(other, a * x + b * y + c, d * x + e * y + f);
    };
    return {
      /** Returns the frame that shows most of what is still wanted; of those that show about as much, the first. */
      choose(candidates: readonly Candidate[]): Candidate | undefined {
        let [best, most]: [Candidate | undefined, number] = [undefined, LEAST_SHARE * pixels.length];
        for (const candidate of candidates) {
          let gain = 0;
          for (const [at, pixel] of pixels.entries()) {
            const worth = WORTH[found[at] ?? 0] ?? 0;
            if (worth > 0 && isSeen(masks[candidate.at] ?? null, candidate.motion, pixel)) gain += worth;
          }
          if (gain > most * CLEARLY) [best, most] = [candidate, gain];
        }
        return best;
      },
      grant(other: Mask | null, motion: Motion, { facts }: Tiles): void {
        for (const [at, pixel] of pixels.entries()) {
          const tile =
            Math.floor(Math.floor(pixel / width) / TILE_PX) * columns + Math.floor((pixel % width) / TILE_PX);
          if ((facts[4 * tile + 3] ?? 0) > 0 && isSeen(other, motion, pixel)) found[at] = (found[at] ?? 0) + 1;
        }
      },
    };
  }

  /** Compares what surrounds the covered pixels, tile by tile; null if no tile shows the same. */
  function compareTiles(index: number, other: number, motion: Motion, ring: Mask): Tiles | null {
    const { y: own } = frames[index] as YuvPlanes;
    const there = findPyramid(other)?.[0];
    if (!there) return null;
    const facts = new Float32Array(columns * rows * 4);
    const [a, b, c, d, e, f] = motion;
    let isAny = false;
    for (let row = 0; row < rows; row += 1)
      for (let column = 0; column < columns; column += 1) {
        const [left, top] = [column * TILE_PX, row * TILE_PX];
        const points: number[] = [];
        const margin = TILE_PX >> 2;
        for (let y = Math.max(1, top - margin); y < Math.min(height - 1, top + TILE_PX + margin); y += 1)
          for (let x = Math.max(1, left - margin); x < Math.min(width - 1, left + TILE_PX + margin); x += 1) {
            const at = y * width + x;
            if (ring[at] === 1 && (x + y) % 2 === 0) points.push(x, y);
          }
        if (points.length < 24) continue;
        let [shiftX, shiftY, offset, error] = [0, 0, 0, 255];
        const differs = Math.min(TILE_DIFFERS, FLAT_DIFFERS + OF_SPREAD * spreadOf(own, points));
        // A tile may move by itself: people walk in front of a scene.
        for (let round = 0; round < 4; round += 1) {
          let [sum, count] = [0, 0];
          const samples: number[] = [];
          for (let at = 0; at < points.length; at += 2) {
            const [x, y] = [points[at] ?? 0, points[at + 1] ?? 0];
            const sampled = sampleClear(there, a * x + b * y + c + shiftX, d * x + e * y + f + shiftY);
            samples.push(sampled);
            if (sampled < 0) continue;
            sum += sampled - (own[y * width + x] ?? 0);
            count += 1;
          }
          if (count < 12) {
            error = 255;
            break;
          }
          const mean = Math.max(-16, Math.min(16, sum / count));
          let [xx, xy, yy, xo, yo, off] = [0, 0, 0, 0, 0, 0];
          for (let at = 0; at < points.length; at += 2) {
            const sampled = samples[at >> 1] ?? -1;
            if (sampled < 0) continue;
            const pixel = (points[at + 1] ?? 0) * width + (points[at] ?? 0);
            const difference = sampled - (own[pixel] ?? 0) - mean;
            off += Math.abs(difference);
            const gx = ((own[pixel + 1] ?? 0) - (own[pixel - 1] ?? 0)) / 2;
            const gy = ((own[pixel + width] ?? 0) - (own[pixel - width] ?? 0)) / 2;
            const weight = 1 / (1 + (difference / 8) ** 2);
            xx += weight * gx * gx;
            xy += weight * gx * gy;
            yy += weight * gy * gy;
            xo += weight * gx * difference;
            yo += weight * gy * difference;
          }
          const now = off / count;
          if (now >= error) break;
          error = now;
          offset = mean;
          facts.set(
            [shiftX, shiftY, offset, error <= differs ? 1 / (1 + error * error) : 0],
            4 * (row * columns + column),
          );
          const pull = 0.02 * (xx + yy) + 20;
          const det = (xx + pull) * (yy + pull) - xy * xy;
          shiftX -= ((yy + pull) * xo - xy * yo) / det;
          shiftY -= ((xx + pull) * yo - xy * xo) / det;
          if (Math.hypot(shiftX, shiftY) > 6) break;
        }
        if (error <= differs) isAny = true;
      }
    return isAny ? { columns, rows, facts } : null;
  }

  /** The mean difference of points from their own mean. */
  function spreadOf(luma: Uint8Array, points: readonly number[]): number {
    let sum = 0;
    for (let at = 0; at < points.length; at += 2) sum += luma[(points[at + 1] ?? 0) * width + (points[at] ?? 0)] ?? 0;
    const mean = (2 * sum) / points.length;
    let off = 0;
    for (let at = 0; at < points.length; at += 2)
      off += Math.abs((luma[(points[at + 1] ?? 0) * width + (points[at] ?? 0)] ?? 0) - mean);
    return (2 * off) / points.length;
  }

  /** Writes the middle of what the candidates show into the covered pixels, and unmarks them. */
  function combine(
    mask: Mask,
    left: Mask,
    planes: YuvPlanes,
    used: readonly { planes: YuvPlanes; mask: Mask | null; motion: Motion; tiles: Tiles }[],
  ): void {
    const values: number[] = [];
    const place = { x: 0, y: 0, offset: 0, weight: 0 };
    for (let y = 0; y < height; y += 1)
      for (let x = 0; x < width; x += 1) {
        const pixel = y * width + x;
        if (mask[pixel] === 0) continue;
        values.length = 0;
        for (const candidate of used) {
          locate(candidate, x, y, place);
          if (place.weight <= 0) continue;
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
          locate(candidate, 2 * x + 0.5, 2 * y + 0.5, place);
          if (place.weight <= 0) continue;
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

  /** Finds the place in a candidate, with the motions of the four nearest tiles blended. */
  function locate(
    { motion: [a, b, c, d, e, f], tiles: { facts } }: { motion: Motion; tiles: Tiles },
    x: number,
    y: number,
    place: { x: number; y: number; offset: number; weight: number },
  ): void {
    const [tx, ty] = [x / TILE_PX - 0.5, y / TILE_PX - 0.5];
    const [column, row] = [Math.floor(tx), Math.floor(ty)];
    let [shiftX, shiftY, offset, weights] = [0, 0, 0, 0];
    for (let dy = 0; dy < 2; dy += 1)
      for (let dx = 0; dx < 2; dx += 1) {
        const [cx, cy] = [column + dx, row + dy];
        if (cx < 0 || cy < 0 || cx >= columns || cy >= rows) continue;
        const at = 4 * (cy * columns + cx);
        const near = (dx === 0 ? 1 - (tx - column) : tx - column) * (dy === 0 ? 1 - (ty - row) : ty - row);
        const weight = near * (facts[at + 3] ?? 0);
        shiftX += weight * (facts[at] ?? 0);
        shiftY += weight * (facts[at + 1] ?? 0);
        offset += weight * (facts[at + 2] ?? 0);
        weights += weight;
      }
    // The tile itself must show the same; its neighbours only smooth.
    const own = facts[4 * (Math.floor(y / TILE_PX) * columns + Math.floor(x / TILE_PX)) + 3] ?? 0;
    place.weight = own > 0 ? weights : 0;
    if (place.weight <= 0) return;
    place.x = a * x + b * y + c + shiftX / weights;
    place.y = d * x + e * y + f + shiftY / weights;
    place.offset = offset / weights;
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
