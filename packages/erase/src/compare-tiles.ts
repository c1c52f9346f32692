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
/** A tile that would move less than this, in pixels, has found its place. */
const LEAST_MOVE = 0.02;
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
          if (away > 0 && away <= RING_PX && x % 2 === 0 && y % 2 === 0) points.push(x, y);
        }
      listed.push(Int16Array.from(points));
    }
  return listed;
}

/** What a frame shows around a mask in one tile. */
interface TileView {
  /** Five numbers for each point: x, y, value, and its gradient in x and y. */
  points: Float32Array;
  /** The mean difference of the values from their own mean. */
  spread: number;
}

/** Reads what a frame shows at the points of each tile. */
export function viewTiles(luma: Uint8Array, tiles: TilePoints, width: number): TileView[] {
  return tiles.map((list) => {
    const count = list.length / 2;
    const points = new Float32Array(5 * count);
    let sum = 0;
    for (let at = 0, to = 0; at < list.length; at += 2, to += 5) {
      const x = list[at] as number;
      const y = list[at + 1] as number;
      const pixel = y * width + x;
      points[to] = x;
      points[to + 1] = y;
      points[to + 2] = luma[pixel] as number;
      points[to + 3] = ((luma[pixel + 1] as number) - (luma[pixel - 1] as number)) / 2;
      points[to + 4] = ((luma[pixel + width] as number) - (luma[pixel - width] as number)) / 2;
      sum += luma[pixel] as number;
    }
    let off = 0;
    for (let at = 2; at < points.length; at += 5) off += Math.abs((points[at] as number) - sum / count);
    return { points, spread: count === 0 ? 0 : off / count };
  });
}

/** Compares what surrounds the covered pixels, tile by tile; null if no tile shows the same. */
export function compareTiles(
  tiles: readonly TileView[],
  there: Pyramid[number],
  motion: Motion,
  size: Size,
): Shifts | null {
  const facts = new Float32Array(tiles.length * 4);
  let isAny = false;
  for (const [index, tile] of tiles.entries())
    if (tile.points.length >= 5 * LEAST_POINTS && compareTile(tile, there, motion, facts.subarray(4 * index)))
      isAny = true;
  return isAny ? toShifts(facts, size) : null;
}

const samples = new Float32Array((TILE_PX * 1.5) ** 2);

/** Writes the facts of one tile. Returns whether it shows the same. */
function compareTile(
  { points, spread }: TileView,
  there: Pyramid[number],
  [a, b, c, d, e, f]: Motion,
  facts: Float32Array,
): boolean {
  const differs = Math.min(TILE_DIFFERS, FLAT_DIFFERS + OF_SPREAD * spread);
  let shiftX = 0;
  let shiftY = 0;
  let error = 255;
  // A tile may move by itself: people walk in front of a scene.
  for (let round = 0; round < 4; round += 1) {
    let sum = 0;
    let count = 0;
    for (let at = 0, to = 0; at < points.length; at += 5, to += 1) {
      const x = points[at] as number;
      const y = points[at + 1] as number;
      const sampled = sampleClear(there, a * x + b * y + c + shiftX, d * x + e * y + f + shiftY);
      samples[to] = sampled;
      if (sampled < 0) continue;
      sum += sampled - (points[at + 2] as number);
      count += 1;
    }
    if (count < LEAST_POINTS) {
      // It has moved to where nothing can be compared.
      facts[3] = 0;
      return false;
    }
    const mean = Math.max(-16, Math.min(16, sum / count));
    let off = 0;
    let [xx, xy, yy, xo, yo] = [0, 0, 0, 0, 0];
    for (let at = 0, from = 0; at < points.length; at += 5, from += 1) {
      const sampled = samples[from] as number;
      if (sampled < 0) continue;
      const difference = sampled - (points[at + 2] as number) - mean;
      off += difference < 0 ? -difference : difference;
      const gx = points[at + 3] as number;
      const gy = points[at + 4] as number;
      const weight = 1 / (1 + (difference * difference) / 64);
      xx += weight * gx * gx;
      xy += weight * gx * gy;
      yy += weight * gy * gy;
      xo += weight * gx * difference;
      yo += weight * gy * difference;
    }
    const now = off / count;
    if (now >= error) break;
    error = now;
    facts[0] = shiftX;
    facts[1] = shiftY;
    facts[2] = mean;
    facts[3] = error <= differs ? 1 / (1 + error * error) : 0;
    const pull = 0.02 * (xx + yy) + 20;
    const det = (xx + pull) * (yy + pull) - xy * xy;
    const moveX = ((yy + pull) * xo - xy * yo) / det;
    const moveY = ((xx + pull) * yo - xy * xo) / det;
    if (Math.abs(moveX) + Math.abs(moveY) < LEAST_MOVE) break;
    shiftX -= moveX;
    shiftY -= moveY;
    if (Math.hypot(shiftX, shiftY) > 6) break;
  }
  return error <= differs;
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
