import { type Mask, measureDistance, type Size } from '@reelwright/planes';
import { type Motion, type Pyramid, sampleClear } from './motion.ts';

/** Side of the tiles that move by themselves and are checked by themselves. */
const TILE_PX = 48;
/** How far around the mask a tile is compared. */
const RING_PX = 8;
/** A tile that differs more than this around the mask shows something else. */
const TILE_DIFFERS = 8;
/** Where the scene is flat, filling from around is good, and only frames that differ less than this are better. */
const FLAT_DIFFERS = 1;
const OF_SPREAD = 0.2;
/** Fewer points around the mask say nothing of a tile. */
const LEAST_POINTS = 12;
/** Side of the blocks that are shifted as a whole: the motions of neighbouring tiles blend into each other. */
const BLOCK_PX = 8;

/** Points around a mask by tile: x and y in turn. Those of a tile overlap with those of its neighbours. */
export type TilePoints = readonly Int16Array[];

/** How another frame differs from a motion, in blocks: own motion in x and y, brightness, and 0 where it shows something else. */
export interface Shifts {
  columns: number;
  /** Four numbers for each block of 8 px. */
  blocks: Float32Array;
}

/** Returns where a pixel's block is in `Shifts.blocks`. */
export const blockOf = ({ columns }: Shifts, x: number, y: number): number =>
  4 * (Math.floor(y / BLOCK_PX) * columns + Math.floor(x / BLOCK_PX));

export function listTilePoints(mask: Mask, { width, height }: Size): TilePoints {
  const distance = measureDistance(mask, { width, height });
  const margin = TILE_PX >> 2;
  const listed: Int16Array[] = [];
  for (let top = 0; top < height; top += TILE_PX)
    for (let left = 0; left < width; left += TILE_PX) {
      const points: number[] = [];
      for (let y = Math.max(1, top - margin); y < Math.min(height - 1, top + TILE_PX + margin); y += 1)
        for (let x = Math.max(1, left - margin); x < Math.min(width - 1, left + TILE_PX + margin); x += 1) {
          const away = distance[y * width + x] ?? 0;
          if (away > 0 && away <= RING_PX && (x + y) % 2 === 0) points.push(x, y);
        }
      listed.push(Int16Array.from(points));
    }
  return listed;
}

/** Compares what surrounds the covered pixels, tile by tile; null if no tile shows the same. */
export function compareTiles(
  own: Uint8Array,
  there: Pyramid[number],
  motion: Motion,
  { points, size }: { points: TilePoints; size: Size },
): Shifts | null {
  const facts = new Float32Array(points.length * 4);
  let isAny = false;
  for (const [tile, list] of points.entries())
    if (list.length >= 2 * LEAST_POINTS && compareTile(own, there, motion, { list, facts, at: 4 * tile })) isAny = true;
  return isAny ? toShifts(facts, size) : null;
}

const samples = new Float32Array(2 * (TILE_PX * 1.5) ** 2);

/** Writes the facts of one tile. Returns whether it shows the same. */
function compareTile(
  own: Uint8Array,
  there: Pyramid[number],
  [a, b, c, d, e, f]: Motion,
  { list, facts, at: target }: { list: Int16Array; facts: Float32Array; at: number },
): boolean {
  const { width } = there;
  const differs = Math.min(TILE_DIFFERS, FLAT_DIFFERS + OF_SPREAD * spreadOf(own, list, width));
  let [shiftX, shiftY, error] = [0, 0, 255];
  // A tile may move by itself: people walk in front of a scene.
  for (let round = 0; round < 4; round += 1) {
    let [sum, count] = [0, 0];
    for (let at = 0; at < list.length; at += 2) {
      const x = list[at] ?? 0;
      const y = list[at + 1] ?? 0;
      const sampled = sampleClear(there, a * x + b * y + c + shiftX, d * x + e * y + f + shiftY);
      samples[at >> 1] = sampled;
      if (sampled < 0) continue;
      sum += sampled - (own[y * width + x] ?? 0);
      count += 1;
    }
    if (count < LEAST_POINTS) {
      // It has moved to where nothing can be compared.
      facts[target + 3] = 0;
      return false;
    }
    const mean = Math.max(-16, Math.min(16, sum / count));
    let [xx, xy, yy, xo, yo, off] = [0, 0, 0, 0, 0, 0];
    for (let at = 0; at < list.length; at += 2) {
      const sampled = samples[at >> 1] ?? -1;
      if (sampled < 0) continue;
      const pixel = (list[at + 1] ?? 0) * width + (list[at] ?? 0);
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
    facts[target] = shiftX;
    facts[target + 1] = shiftY;
    facts[target + 2] = mean;
    facts[target + 3] = error <= differs ? 1 / (1 + error * error) : 0;
    const pull = 0.02 * (xx + yy) + 20;
    const det = (xx + pull) * (yy + pull) - xy * xy;
    shiftX -= ((yy + pull) * xo - xy * yo) / det;
    shiftY -= ((xx + pull) * yo - xy * xo) / det;
    if (Math.hypot(shiftX, shiftY) > 6) break;
  }
  return error <= differs;
}

/** The mean difference of points from their own mean. */
function spreadOf(luma: Uint8Array, list: Int16Array, width: number): number {
  let sum = 0;
  for (let at = 0; at < list.length; at += 2) sum += luma[(list[at + 1] ?? 0) * width + (list[at] ?? 0)] ?? 0;
  const mean = (2 * sum) / list.length;
  let off = 0;
  for (let at = 0; at < list.length; at += 2)
    off += Math.abs((luma[(list[at + 1] ?? 0) * width + (list[at] ?? 0)] ?? 0) - mean);
  return (2 * off) / list.length;
}

/** Blends the facts of the four nearest tiles in each block. A block's own tile must show the same; others only smooth. */
function toShifts(facts: Float32Array, { width, height }: Size): Shifts {
  const [tilesX, tilesY] = [Math.ceil(width / TILE_PX), Math.ceil(height / TILE_PX)];
  const [columns, rows] = [Math.ceil(width / BLOCK_PX), Math.ceil(height / BLOCK_PX)];
  const blocks = new Float32Array(4 * columns * rows);
  for (let blockY = 0; blockY < rows; blockY += 1)
    for (let blockX = 0; blockX < columns; blockX += 1) {
      const [x, y] = [(blockX + 0.5) * BLOCK_PX, (blockY + 0.5) * BLOCK_PX];
      const own =
        Math.min(tilesY - 1, Math.floor(y / TILE_PX)) * tilesX + Math.min(tilesX - 1, Math.floor(x / TILE_PX));
      if ((facts[4 * own + 3] ?? 0) <= 0) continue;
      const [tx, ty] = [x / TILE_PX - 0.5, y / TILE_PX - 0.5];
      const [column, row] = [Math.floor(tx), Math.floor(ty)];
      let [shiftX, shiftY, offset, weights] = [0, 0, 0, 0];
      for (let dy = 0; dy < 2; dy += 1)
        for (let dx = 0; dx < 2; dx += 1) {
          const [cx, cy] = [column + dx, row + dy];
          if (cx < 0 || cy < 0 || cx >= tilesX || cy >= tilesY) continue;
          const at = 4 * (cy * tilesX + cx);
          const near = (dx === 0 ? 1 - (tx - column) : tx - column) * (dy === 0 ? 1 - (ty - row) : ty - row);
          const weight = near * (facts[at + 3] ?? 0);
          shiftX += weight * (facts[at] ?? 0);
          shiftY += weight * (facts[at + 1] ?? 0);
          offset += weight * (facts[at + 2] ?? 0);
          weights += weight;
        }
      if (weights <= 0) continue;
      blocks.set([shiftX / weights, shiftY / weights, offset / weights, weights], 4 * (blockY * columns + blockX));
    }
  return { columns, blocks };
}
