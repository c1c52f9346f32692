import { allocatePlane, clearPlane, freePlane, type Plane } from '../../memory/plane.ts';
import type { Stage } from '../stage.ts';
import { fillPolygon } from './fill-polygon.ts';
import { type DrawnShape, outlineOf } from './shapes.ts';

/** Longest side of a drawn mask. */
const MAX_SIDE = 4096;

/**
 * Returns the alpha of a shape that fills a box of this size. Drawn at a size close to it, so that resampling neither
 * skips samples nor blurs its edge: from 2/3 to 4/3 of it, a power of two, so that a growing box needs few.
 */
export function maskPlane(stage: Stage, shape: DrawnShape, box: { width: number; height: number }): Plane {
  const longer = Math.max(box.width, box.height);
  let side = 8;
  while (side < longer * (2 / 3) && side < MAX_SIDE) side *= 2;
  const width = Math.max(2, Math.round((side * box.width) / longer));
  const height = Math.max(2, Math.round((side * box.height) / longer));
  const { plane } = stage.copies.get('mask', `${shape} ${width}x${height}`, () => {
    const drawn = allocatePlane(stage.arena, { width, height });
    clearPlane(stage.arena, drawn);
    const outline = outlineOf(shape, width / height).map(({ x, y }) => ({ x: x * width, y: y * height }));
    const samples = fillPolygon(outline, width, height);
    for (let row = 0; row < height; row++)
      stage.arena.bytes.set(samples.subarray(row * width, (row + 1) * width), drawn.origin + row * drawn.stride);
    return { plane: drawn, free: () => freePlane(stage.arena, drawn) };
  });
  return plane;
}
