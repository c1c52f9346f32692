import { distance } from './oklab.ts';
import type { PixelMap, Thumbnail } from './thumbnail.ts';

/** Oklab distance of neighbours from which an edge is a thing's own: shadows and the light on a wall change slowly. */
const SHARP = 0.045;
/** Least share of a mask's width and height that is left. */
const LEAST_LEFT = 0.25;

/**
 * Removes the ends of a mask, but for the upper one, along which nothing has a sharp edge: they are shadows on the wall and the floor beside a
 * product. A mask without sharp edges is kept.
 */
export function trimSoftEnds(thumbnail: Thumbnail, mask: PixelMap): PixelMap {
  const { width, height, colours } = thumbnail;
  const isSharp = (pixel: number): boolean => {
    const x = pixel % width;
    const neighbours = [
      ...(x < width - 1 ? [pixel + 1] : []),
      ...(pixel < width * (height - 1) ? [pixel + width] : []),
    ];
    const own = colours[pixel];
    return neighbours.some((each) => {
      const other = colours[each];
      return own !== undefined && other !== undefined && distance(own, other) >= SHARP;
    });
  };
  const sharp = Array.from(mask.keys()).filter((pixel) => (mask[pixel] ?? 0) > 0 && isSharp(pixel));
  const [across, down] = [sharp.map((pixel) => pixel % width), sharp.map((pixel) => Math.floor(pixel / width))];
  const [left, right] = endsOf(across);
  // No shadow rises above its product.
  const [top, bottom] = [0, endsOf(down)[1]];
  if (right - left < LEAST_LEFT * extentOf(mask, (pixel) => pixel % width)) return mask;
  if (bottom - top < LEAST_LEFT * extentOf(mask, (pixel) => Math.floor(pixel / width))) return mask;
  return mask.map((value, pixel) => {
    const [x, y] = [pixel % width, Math.floor(pixel / width)];
    return x >= left && x <= right + 1 && y >= top && y <= Math.min(height, bottom + 1) ? value : 0;
  });
}

/** Share of the sharp pixels beyond each end: single ones are noise. */
const STRAY = 0.004;

function endsOf(places: readonly number[]): [number, number] {
  const sorted = places.toSorted((one, other) => one - other);
  const stray = Math.floor(STRAY * sorted.length);
  return [sorted[stray] ?? 0, sorted[sorted.length - 1 - stray] ?? 0];
}

function extentOf(mask: PixelMap, place: (pixel: number) => number): number {
  let [least, most] = [Infinity, -Infinity];
  for (const [pixel, value] of mask.entries()) {
    if (value === 0) continue;
    least = Math.min(least, place(pixel));
    most = Math.max(most, place(pixel));
  }
  return Math.max(0, most - least);
}
