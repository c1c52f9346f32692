import type { FadedEdge } from '@reelwright/timeline';
import { allocatePlane, clearPlane, extendEdges, freePlane, type Plane } from '../../memory/plane.ts';
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

/** Most samples of a fade along its box: it is smooth, and larger ones are resampled. */
const MOST_STEPS = 256;
/** Samples of a fade across its direction, in which it does not change. */
const FADE_WIDTH = 8;

/** Returns the alpha of a box of this size that fades in from one of its edges, over a share of it. */
export function fadePlane(
  stage: Stage,
  { edge, share }: { edge: FadedEdge; share: number },
  box: { width: number; height: number },
): Plane {
  const isUpright = edge === 'top' || edge === 'bottom';
  const isFromStart = edge === 'top' || edge === 'left';
  // Resampling skips samples of a plane that is much larger than its place.
  const fit = (most: number, length: number) => Math.max(1, Math.min(most, Math.floor(length)));
  const steps = fit(MOST_STEPS, isUpright ? box.height : box.width);
  const breadth = fit(FADE_WIDTH, isUpright ? box.width : box.height);
  const [width, height] = isUpright ? [breadth, steps] : [steps, breadth];
  const { plane } = stage.copies.get('mask', `faded ${edge} ${share} ${width}x${height}`, () => {
    const drawn = allocatePlane(stage.arena, { width, height });
    for (let row = 0; row < height; row++)
      for (let column = 0; column < width; column++) {
        const along = ((isUpright ? row : column) + 0.5) / steps;
        const alpha = easedIn((isFromStart ? along : 1 - along) / share);
        stage.arena.bytes[drawn.origin + row * drawn.stride + column] = Math.round(255 * alpha);
      }
    // Its box cuts it off; up to there it is as at its edges.
    extendEdges(stage.kernel, drawn);
    return { plane: drawn, free: () => freePlane(stage.arena, drawn) };
  });
  return plane;
}

/** Rises from 0 to 1, slowly at both ends, so that no line is seen where a fade begins or ends. */
function easedIn(part: number): number {
  const t = Math.min(1, Math.max(0, part));
  return t * t * (3 - 2 * t);
}
