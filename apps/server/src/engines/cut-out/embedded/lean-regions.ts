import {
  findParts,
  invertMask,
  makeMask,
  type Mask,
  measureDistance,
  type Plane,
  type Size,
  spreadLargest,
} from '../../planes.ts';
import type { Ground } from './find-ground.ts';
import { type GroundEvidence, listSameColour } from './ground-evidence.ts';
import type { LabPlanes } from './lab.ts';
import { LEAST_CONTRAST, measureContrast } from './measure-contrast.ts';

/** How far from a place an edge still closes it. */
export const CLOSE_PX = 2;
/** How far a region's border lies from what the background surely reaches: an edge is as thick. */
const BORDER_PX = 4;
/** Share of a region's border that edges close from which on the region is neither shadow nor subject, and how fast that gets clear. */
const CLOSED = { even: 0.7, steepness: 5 } as const;
/**
 * Half as wide as a gap between two parts of the subject, of the picture's longer side, where nothing but edges leads; and how
 * near it lies to the background, of what a background pixel may.
 */
const GAP = { share: 0.02, reach: 0.2 } as const;
/** A region enclosed by the subject alone. */
const ENCLOSED = 0.6;

/** Connected parts of a mask, and on which side each is: 1 the subject's, -1 a shadow, 0 not to be told. */
export interface Regions {
  labels: Int32Array;
  sides: number[];
}

interface RegionsRequest {
  lab: LabPlanes;
  ground: Ground;
  /** Has the background's colour or that of a shadow, and lies behind weak edges or a narrow mouth. */
  doubtful: Mask;
  /** What the background reaches past all edges. */
  reached: Mask;
  edges: Plane;
  evidence: GroundEvidence;
  size: Size;
}

/** Tells shadows, whose border is soft, from parts of the subject that have a shadow's colour, whose border is closed by edges. */
export function judgeRegions({ lab, ground, doubtful, reached, edges, evidence, size }: RegionsRequest): Regions {
  const { labels, parts } = findParts(doubtful, size);
  const nearestEdge = spreadLargest(edges, size, CLOSE_PX);
  const far = measureDistance(reached, size);
  const border = new Float64Array(parts.length);
  const closed = new Float64Array(parts.length);
  const light = new Float64Array(parts.length);
  const halfWidth = new Float64Array(parts.length);
  const inward = measureDistance(invertMask(doubtful), size);
  for (let pixel = 0; pixel < labels.length; pixel += 1) {
    const index = (labels[pixel] ?? 0) - 1;
    if (index < 0) continue;
    light[index] = (light[index] ?? 0) + (evidence.lighter[pixel] ?? 0);
    halfWidth[index] = Math.max(halfWidth[index] ?? 0, inward[pixel] ?? 0);
    if ((far[pixel] ?? 0) > BORDER_PX) continue;
    border[index] = (border[index] ?? 0) + 1;
    if ((nearestEdge[pixel] ?? 0) >= 1) closed[index] = (closed[index] ?? 0) + 1;
  }
  const isSame = listSameColour(lab, ground, { labels, parts, most: GAP.reach * evidence.reach });
  const sides = parts.map(({ area }, index) => {
    if ((light[index] ?? 0) / area > evidence.reach) return 1;
    const isGap = (halfWidth[index] ?? 0) <= GAP.share * Math.max(size.width, size.height);
    if (isGap && isSame[index]) return -1;
    const length = border[index] ?? 0;
    if (length === 0) return ENCLOSED;
    return Math.max(-1, Math.min(1, ((closed[index] ?? 0) / length - CLOSED.even) * CLOSED.steepness));
  });
  return { labels, sides };
}

/** A contour this long that hardly shows is a door. */
const LEAST_DOOR_PX = 6;
const LEAST_CHANGE_PX = 20;
/** So much darker than the background is a shadow at least. */
const LEAST_DARKNESS = 3;
/** How far behind a door edges don't count, and how far a shadow may take on the subject's colour. */
const DOOR_REACH = { pastEdges: 8, tinted: 10 } as const;
const MOST_FOREIGN = 0.9;

interface DoorsRequest {
  lab: LabPlanes;
  size: Size;
  mask: Mask;
  evidence: GroundEvidence;
  edges: Plane;
}

/**
 * Shades inside a mask behind a part of its contour that hardly shows: the foot of a shadow that was taken for the subject. Undefined
 * where there are none.
 */
export function findShadesBehindDoors({ lab, size, mask, evidence, edges }: DoorsRequest): Mask | undefined {
  const contrast = measureContrast(lab, size, mask);
  const nearestEdge = spreadLargest(edges, size, CLOSE_PX);
  const door = makeMask(mask.length, (pixel) => {
    const across = contrast[pixel] ?? 0;
    return across > 0 && across < LEAST_CONTRAST && (nearestEdge[pixel] ?? 0) < 1;
  });
  const far = measureDistance(door, size);
  const shades = makeMask(mask.length, (pixel) => {
    if (mask[pixel] === 0 || -(evidence.lighter[pixel] ?? 0) <= LEAST_DARKNESS) return false;
    const away = far[pixel] ?? 0;
    return evidence.shade[pixel] === 1
      ? (edges[pixel] ?? 0) < 1 || away < DOOR_REACH.pastEdges
      : (evidence.foreign[pixel] ?? 0) < MOST_FOREIGN && (edges[pixel] ?? 0) < 1 && away < DOOR_REACH.tinted;
  });
  const { labels, parts } = findParts(shades, size);
  const width = new Float64Array(parts.length + 1);
  for (let pixel = 0; pixel < labels.length; pixel += 1)
    if ((far[pixel] ?? 0) < 2) width[labels[pixel] ?? 0] = (width[labels[pixel] ?? 0] ?? 0) + 1;
  width[0] = 0;
  const behind = makeMask(labels.length, (pixel) => (width[labels[pixel] ?? 0] ?? 0) >= LEAST_DOOR_PX);
  return behind.reduce((sum, value) => sum + value, 0) > LEAST_CHANGE_PX ? behind : undefined;
}
