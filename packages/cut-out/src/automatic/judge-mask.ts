import {
  findParts,
  invertMask,
  makeMask,
  type Mask,
  measureDistance,
  type Size,
  spreadLargest,
} from '@reelwright/planes';
import { measureHardShadows } from './find-hard-shadows.ts';
import type { Subject } from './find-subject.ts';
import type { LabPlanes } from './lab.ts';
import { CLOSE_PX } from './lean-regions.ts';
import { LEAST_CONTRAST, measureContrast } from './measure-contrast.ts';
import { dropFilaments, measureStrays } from './measure-strays.ts';

/** Evidence for and against a mask. */
export interface MaskEvidence {
  /** Share of the image. */
  area: number;
  /** Number of parts that do not touch. */
  parts: number;
  /** Share of the image's edge that the subject touches. */
  touch: number;
  /** Share of the contour along which the subject hardly differs from its surroundings and no edge separates them. */
  weak: number;
  /** Edges inside the assumed background, as a share of the contour's length. */
  stray: number;
  /** Bites in the outline: share of the subject's closed shape that the mask leaves out. */
  ragged: number;
  /** Share of the mask in parts that are thin everywhere: edges of a missing part. */
  filaments: number;
  /** Share of the mask that may be shadow. */
  doubt: number;
  /** Share of the mask with the background's colour, also in less light: background left over, or a shadow. */
  leftover: number;
  /** Largest part inside the mask that looks just as the background does, as a share of the mask. */
  enclosed: number;
}

/** Width of the gaps that closing the shape bridges, as a share of the longer side. */
const GAP_SHARE = 0.012;

/** Measures a mask of a subject before a plain background. */
export function judgeMask(lab: LabPlanes, size: Size, subject: Subject): MaskEvidence {
  const { mask, edges, evidence, doubt } = subject;
  const { width, height } = size;
  let [area, touching, telling] = [0, 0, 0];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const pixel = y * width + x;
      if (mask[pixel] === 0) continue;
      area += 1;
      if (x === 0 || y === 0 || x === width - 1 || y === height - 1) touching += 1;
      telling += evidence.telling[pixel] ?? 0;
    }
  }
  const nearestEdge = spreadLargest(edges, size, CLOSE_PX);
  let [contour, weak] = [0, 0];
  const contrasts = measureContrast(lab, size, mask);
  for (let pixel = 0; pixel < contrasts.length; pixel += 1) {
    const contrast = contrasts[pixel] as number;
    if (contrast === 0) continue;
    contour += 1;
    if (contrast < LEAST_CONTRAST && (nearestEdge[pixel] ?? 0) < 1) weak += 1;
  }
  return {
    area: area / mask.length,
    parts: findParts(mask, size).parts.length,
    touch: touching / (2 * (width + height)),
    weak: contour > 0 ? weak / contour : 1,
    stray: contour > 0 ? measureStrays(subject, size) / contour : 1,
    ragged: measureRaggedness(mask, size, area),
    filaments: area > 0 ? 1 - countPixels(dropFilaments(mask, size)) / area : 1,
    doubt,
    enclosed: area > 0 ? measureEnclosed(subject, size) / area : 1,
    leftover: area > 0 ? telling / area + measureHardShadows({ lab, size, subject }) : 1,
  };
}

/** Counts the pixels of the largest part of a mask that has the background's colour and no edge in it. */
function measureEnclosed({ mask, edges, evidence }: Subject, size: Size): number {
  const alike = makeMask(
    mask.length,
    (pixel) => mask[pixel] === 1 && evidence.like[pixel] === 1 && (edges[pixel] ?? 0) < 1,
  );
  return findParts(alike, size).parts.reduce((most, { area }) => Math.max(most, area), 0);
}

const countPixels = (mask: Mask): number => mask.reduce((sum, value) => sum + value, 0);

function measureRaggedness(mask: Mask, size: Size, area: number): number {
  const radius = Math.max(2, Math.round(GAP_SHARE * Math.max(size.width, size.height)));
  const outward = measureDistance(mask, size);
  const wide = makeMask(mask.length, (pixel) => (outward[pixel] ?? 0) <= radius);
  const inward = measureDistance(invertMask(wide), size);
  let closed = 0;
  for (let pixel = 0; pixel < mask.length; pixel += 1) if ((inward[pixel] ?? 0) > radius) closed += 1;
  return closed > 0 ? Math.max(0, 1 - area / closed) : 1;
}
