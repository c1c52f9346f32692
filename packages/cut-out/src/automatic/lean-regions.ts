import {
  findParts,
  invertMask,
  makeMask,
  type Mask,
  measureDistance,
  type Plane,
  type Size,
  spreadLargest,
} from '@reelwright/planes';
import type { Background } from './find-background.ts';
import { type BackgroundEvidence, listSameColour } from './background-evidence.ts';
import type { LabPlanes } from './lab.ts';
import { LEAST_CONTRAST, measureContrast } from './measure-contrast.ts';

/** Distance at which an edge still closes a place. */
export const CLOSE_PX = 2;
/** Distance of a region's border to the area that the background surely reaches: the thickness of an edge. */
const BORDER_PX = 4;
/**
 * Share of a region's border closed by edges above which the region is neither shadow nor subject, and how steeply
 * certainty grows.
 */
const CLOSED = { even: 0.7, steepness: 5 } as const;
/**
 * Half the width of a gap between two parts of the subject that only edges lead to, as a share of the image's longer
 * side; and its distance to the background, as a share of the limit for background pixels.
 */
const GAP = { share: 0.02, reach: 0.2 } as const;
/** The side of a region that the subject alone encloses. */
const ENCLOSED = 0.6;

/** Connected parts of a mask, each with its side: 1 for the subject, -1 for a shadow, 0 for unknown. */
export interface Regions {
  labels: Int32Array;
  sides: number[];
}

interface RegionsRequest {
  lab: LabPlanes;
  background: Background;
  /** Has the colour of the background or of a shadow, and lies behind weak edges or a narrow mouth. */
  doubtful: Mask;
  /** The area that the background reaches past all edges. */
  reached: Mask;
  edges: Plane;
  evidence: BackgroundEvidence;
  size: Size;
}

/**
 * Separates shadows, whose border is soft, from shadow-coloured parts of the subject, whose border is closed by edges.
 */
export function judgeRegions({ lab, background, doubtful, reached, edges, evidence, size }: RegionsRequest): Regions {
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
  const isSame = listSameColour(lab, background, { labels, parts, most: GAP.reach * evidence.reach });
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

/** A weak stretch of contour at least this long is a door. */
const LEAST_DOOR_PX = 6;
const LEAST_CHANGE_PX = 20;
/** A shadow is darker than the background by at least this. */
const LEAST_DARKNESS = 3;
/**
 * Distance behind a door within which edges don't count, and within which a shadow may take on the subject's colour.
 */
const DOOR_REACH = { pastEdges: 8, tinted: 10 } as const;
const MOST_FOREIGN = 0.9;

interface DoorsRequest {
  lab: LabPlanes;
  size: Size;
  mask: Mask;
  evidence: BackgroundEvidence;
  edges: Plane;
}

/**
 * Finds shades inside a mask behind a weak stretch of its contour: the end of a shadow mistaken for the subject.
 * Returns undefined if there are none.
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
