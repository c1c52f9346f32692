import {
  findParts,
  invertMask,
  makeMask,
  type Mask,
  maskParts,
  measureDistance,
  type Part,
  type Size,
} from '@reelwright/planes';
import { RIPPLE_REACH } from './find-edges.ts';
import type { Background } from './find-background.ts';
import { type BackgroundEvidence, listSameColour } from './background-evidence.ts';
import type { LabPlanes } from './lab.ts';

/** Smallest hole, as a share of the image: behind a chain or a cord, and elsewhere. */
const LEAST_HOLE = { thin: 0.0001, thick: 0.0008 } as const;
/**
 * Thinnest wall around a hole, as a share of the image's longer side: a chain, a handle; a white emblem lies deeper.
 */
const WALL_SHARE = { thin: 0.012, thick: 0.09 } as const;
/**
 * Distance of a hole to the background, as a share of the limit for background pixels: white parts of a subject are
 * hardly ever as white.
 */
const HOLE_REACH = 0.6;
/** Print inside a hole, as a share of its area: more means a label, not a hole. */
const PRINT_SHARE = 0.006;
const PRINT_DIFFERENCE = 14;

interface HolesRequest {
  mask: Mask;
  lab: LabPlanes;
  background: Background;
  evidence: BackgroundEvidence;
  size: Size;
}

/** Finds where the background shows inside a handle or a ring; white labels are excluded. */
export function findHoles({ mask, lab, background, evidence, size }: HolesRequest): Mask {
  const { like, difference, reach } = evidence;
  const enclosed = makeMask(like.length, (pixel) => like[pixel] === 1 && mask[pixel] === 1);
  const { labels, parts } = findParts(enclosed, size);
  const longer = Math.max(size.width, size.height);
  const far = measureDistance(invertMask(mask), size);
  const nearest = new Float32Array(parts.length).fill(size.width + size.height);
  for (let pixel = 0; pixel < labels.length; pixel += 1) {
    const index = (labels[pixel] ?? 0) - 1;
    if (index < 0) continue;
    nearest[index] = Math.min(nearest[index] ?? 0, far[pixel] ?? 0);
  }
  const isSame = listSameColour(lab, background, { labels, parts, most: HOLE_REACH * reach });
  const isHole = parts.map((part, index) => {
    const wall = nearest[index] ?? 0;
    if (wall > WALL_SHARE.thick * longer + 2 * RIPPLE_REACH) return false;
    const least = wall <= WALL_SHARE.thin * longer ? LEAST_HOLE.thin : LEAST_HOLE.thick;
    if (part.area < least * labels.length || !isSame[index]) return false;
    return (
      measurePrint({ labels, label: index + 1, part, difference, most: PRINT_DIFFERENCE, size }) <
      PRINT_SHARE * part.area
    );
  });
  return maskParts(labels, isHole);
}

interface PrintRequest {
  labels: Int32Array;
  label: number;
  part: Part;
  difference: ArrayLike<number>;
  /** A smaller difference is no print. */
  most: number;
  size: Size;
}

/** Counts the pixels enclosed in a part that differ from it clearly. */
export function measurePrint({ labels, label, part, difference, most, size }: PrintRequest): number {
  const { left, top, right, bottom } = part;
  // A frame of one pixel around the part's box is outside of it.
  const box = { width: right - left + 3, height: bottom - top + 3 };
  const others = new Uint8Array(box.width * box.height).fill(1);
  for (let y = top; y <= bottom; y += 1) {
    for (let x = left; x <= right; x += 1) {
      const pixel = y * size.width + x;
      if (labels[pixel] === label || (difference[pixel] ?? 0) < most)
        others[(y - top + 1) * box.width + x - left + 1] = 0;
    }
  }
  return findParts(others, box)
    .parts.filter(({ edgePixels }) => edgePixels === 0)
    .reduce((sum, { area }) => sum + area, 0);
}
