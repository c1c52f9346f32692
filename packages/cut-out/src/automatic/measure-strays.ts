import {
  blurPlane,
  findParts,
  invertMask,
  makeMask,
  maskParts,
  type Mask,
  measureDistance,
  type Part,
  type Parts,
  type Plane,
  type Size,
} from '@reelwright/planes';
import type { Subject } from './find-subject.ts';

/** The rim of a shadow has only faint edges. */
const SURE_EDGE = 1.3;
/**
 * A part of the mask that is nowhere thicker than twice this is no object; nor is one whose area exceeds this many
 * squares of its half thickness.
 */
const FILAMENT = { px: 2.6, squares: 60 } as const;
/** Least length of an edge that counts, as a share of the longer side; noise makes dots, objects have lines. */
const LINE_SHARE = 0.02;
/** An edge nearer to the subject than this belongs to it; share of the longer side. */
const NEAR_SHARE = 0.01;
/** A shadow or a reflection has edges of its own: edges there weigh less. */
const SHADOW = { darkness: 3, radius: 6, share: 0.3, weight: 0.25 } as const;
/** Straightness of a table's edge, and its largest distance to the image's edge, as shares of the longer side. */
const HORIZON = { spread: 0.006, gap: 0.01 } as const;

/** Counts the edge pixels inside the assumed background, which mean that a part of the subject is missing. */
export function measureStrays({ mask, edges, evidence, rippleReach }: Subject, size: Size): number {
  const longer = Math.max(size.width, size.height);
  const lines = findParts(
    makeMask(edges.length, (pixel) => (edges[pixel] ?? 0) >= SURE_EDGE),
    size,
  );
  const isStray = lines.parts.map(
    (part, index) =>
      part.area >= Math.max(8, LINE_SHARE * longer) && !isHorizon(lines, { part, label: index + 1, size }),
  );
  const far = measureDistance(dropFilaments(mask, size), size);
  const near = Math.max(2 * rippleReach + 1, NEAR_SHARE * longer);
  const shadow = mask.map((inside, pixel) =>
    inside === 0 && evidence.shade[pixel] === 1 && -(evidence.lighter[pixel] ?? 0) > SHADOW.darkness ? 1 : 0,
  );
  const inShadow = blurPlane(new Float32Array(shadow), size, SHADOW.radius);
  const strayLines = maskParts(lines.labels, isStray);
  let strays = 0;
  for (let pixel = 0; pixel < edges.length; pixel += 1) {
    if (strayLines[pixel] === 0 || (far[pixel] ?? 0) <= near) continue;
    strays += (inShadow[pixel] ?? 0) > SHADOW.share ? SHADOW.weight : 1;
  }
  return strays;
}

/** Drops filaments from a mask: a part that is thin everywhere is the edge of a missing part. */
export function dropFilaments(mask: Mask, size: Size): Mask {
  const inward: Plane = measureDistance(invertMask(mask), size);
  const { labels, parts } = findParts(mask, size);
  const half = new Float32Array(parts.length);
  for (let pixel = 0; pixel < labels.length; pixel += 1) {
    const index = (labels[pixel] ?? 0) - 1;
    if (index >= 0) half[index] = Math.max(half[index] ?? 0, inward[pixel] ?? 0);
  }
  const largest = Math.max(...parts.map(({ area }) => area));
  const isThing = parts.map(({ area }, index) => {
    const thick = half[index] ?? 0;
    // A rope may be the whole subject.
    return thick >= FILAMENT.px && (area === largest || area < FILAMENT.squares * thick * thick);
  });
  return maskParts(labels, isThing);
}

/** Detects the edge of a table or the foot of a wall: straight, and reaching the image's edge. */
function isHorizon({ labels }: Parts, { part, label, size }: { part: Part; label: number; size: Size }): boolean {
  const { left, top, right, bottom, area } = part;
  const longer = Math.max(size.width, size.height);
  const gap = Math.min(left, top, size.width - 1 - right, size.height - 1 - bottom);
  if (gap > HORIZON.gap * longer) return false;
  let [sumX, sumY, sumXX, sumXY, sumYY] = [0, 0, 0, 0, 0];
  for (let y = top; y <= bottom; y += 1) {
    for (let x = left; x <= right; x += 1) {
      if (labels[y * size.width + x] !== label) continue;
      sumX += x;
      sumY += y;
      sumXX += x * x;
      sumXY += x * y;
      sumYY += y * y;
    }
  }
  const xx = sumXX / area - (sumX / area) ** 2;
  const yy = sumYY / area - (sumY / area) ** 2;
  const xy = sumXY / area - (sumX / area) * (sumY / area);
  const thinnest = (xx + yy) / 2 - Math.hypot((xx - yy) / 2, xy);
  return Math.sqrt(Math.max(0, thinnest)) < HORIZON.spread * longer;
}
