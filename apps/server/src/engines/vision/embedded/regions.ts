import type { Region } from '@reelwright/ad';
import type { PixelMap } from './thumbnail.ts';

interface Size {
  width: number;
  height: number;
}

export const WHOLE_IMAGE: Region = { x: 0, y: 0, width: 1, height: 1 };

/** Grows a region on each side by shares of its size, within the image. */
export function growRegion(region: Region, by: { x: number; top: number; bottom: number }): Region {
  const left = Math.max(0, region.x - region.width * by.x);
  const top = Math.max(0, region.y - region.height * by.top);
  const right = Math.min(1, region.x + region.width * (1 + by.x));
  const bottom = Math.min(1, region.y + region.height * (1 + by.bottom));
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** Returns the smallest region around all; undefined for none. */
export function uniteRegions(regions: readonly Region[]): Region | undefined {
  if (regions.length === 0) return undefined;
  const x = Math.min(...regions.map((region) => region.x));
  const y = Math.min(...regions.map((region) => region.y));
  const right = Math.max(...regions.map((region) => region.x + region.width));
  const bottom = Math.max(...regions.map((region) => region.y + region.height));
  return { x, y, width: right - x, height: bottom - y };
}

/** Returns the box around the central `share` of a map's mass along each axis; undefined for an empty map. */
export function boxMass(map: PixelMap, { width, height }: Size, share: number): Region | undefined {
  const columns = new Float64Array(width);
  const rows = new Float64Array(height);
  for (const [pixel, value] of map.entries()) {
    const x = pixel % width;
    const y = Math.floor(pixel / width);
    columns[x] = (columns[x] ?? 0) + value;
    rows[y] = (rows[y] ?? 0) + value;
  }
  const across = cutTails(columns, share);
  const down = cutTails(rows, share);
  if (!across || !down) return undefined;
  return {
    x: across.start / width,
    y: down.start / height,
    width: (across.end - across.start) / width,
    height: (down.end - down.start) / height,
  };
}

function cutTails(sums: Float64Array, share: number): { start: number; end: number } | undefined {
  const total = sums.reduce((sum, value) => sum + value, 0);
  if (total <= 0) return undefined;
  const tail = (total * (1 - share)) / 2;
  const firstOver = (values: Float64Array): number => {
    let sum = 0;
    return values.findIndex((value) => {
      sum += value;
      return sum > tail;
    });
  };
  return { start: firstOver(sums), end: sums.length - firstOver(sums.toReversed()) };
}

/**
 * Keeps the large connected parts of a mask and drops specks, noise and dust, and parts smaller than a share of the
 * largest.
 */
export function keepLargeParts(mask: PixelMap, { width, height }: Size, leastShare: number): PixelMap {
  const part = new Int32Array(mask.length).fill(-1);
  const sizes: number[] = [];
  for (let seed = 0; seed < mask.length; seed += 1) {
    if (mask[seed] === 0 || part[seed] !== -1) continue;
    const id = sizes.length;
    const stack = [seed];
    part[seed] = id;
    let size = 0;
    for (let pixel = stack.pop(); pixel !== undefined; pixel = stack.pop()) {
      size += 1;
      const x = pixel % width;
      const neighbours = [
        ...(x > 0 ? [pixel - 1] : []),
        ...(x < width - 1 ? [pixel + 1] : []),
        ...(pixel >= width ? [pixel - width] : []),
        ...(pixel < width * (height - 1) ? [pixel + width] : []),
      ];
      for (const neighbour of neighbours) {
        if (mask[neighbour] === 0 || part[neighbour] !== -1) continue;
        part[neighbour] = id;
        stack.push(neighbour);
      }
    }
    sizes.push(size);
  }
  const least = Math.max(...sizes, 0) * leastShare;
  return mask.map((value, pixel) => ((sizes[part[pixel] ?? -1] ?? 0) >= least ? value : 0));
}
