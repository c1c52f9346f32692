import { RIPPLE_REACH } from './find-edges.ts';
import type { LabPlanes } from './lab.ts';
import {
  blurPlane,
  findParts,
  invertMask,
  makeMask,
  type Mask,
  measureDistance,
  type Plane,
  type Size,
} from '../../planes.ts';

/** What speaks for a mask and against it. */
export interface MaskEvidence {
  /** Share of the picture. */
  area: number;
  /** Share of the picture's edge that the subject touches. */
  touch: number;
  /** Share of the contour on which the subject hardly differs from what is beside it. */
  weak: number;
  /** Edges that lie in what was taken for background, by the length of the contour: a part of the subject that is missing. */
  stray: number;
  /** How much the outline is eaten into: share of the subject's closed shape that the mask leaves out. */
  ragged: number;
}

/** The subject differs from what is beside it by so much, in L*a*b* units. */
const LEAST_CONTRAST = 5;
/** How wide the strips on both sides of the contour are that are compared, of the longer side. */
const STRIP_SHARE = 0.0045;
/** A part of the mask that is nowhere thicker than twice this is no thing. */
const FILAMENT_PX = 2.6;
/** Of an edge that counts, in pixels of the longer side. */
const LINE_SHARE = 0.02;
/** Nearer to the subject than this an edge is its own, of the longer side. */
const STRAY_SHARE = 0.01;
/** How wide the gaps are that closing the shape bridges, of the longer side. */
const CLOSE_SHARE = 0.012;

/** Measures a mask of a subject before a plain background. */
export function judgeMask(lab: LabPlanes, size: Size, { mask, edges }: { mask: Mask; edges: Mask }): MaskEvidence {
  const { width, height } = size;
  let area = 0;
  let touching = 0;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (mask[y * width + x] === 0) continue;
      area += 1;
      if (x === 0 || y === 0 || x === width - 1 || y === height - 1) touching += 1;
    }
  }
  return {
    area: area / mask.length,
    touch: touching / (2 * (width + height)),
    ...measureContour({ lab, size, mask, edges }),
    ragged: measureRaggedness(mask, size, area),
  };
}

interface ContourRequest {
  lab: LabPlanes;
  size: Size;
  mask: Mask;
  edges: Mask;
}

function measureContour({ lab, size, mask, edges }: ContourRequest): Pick<MaskEvidence, 'weak' | 'stray'> {
  const { l, a, b } = lab;
  const { width, height } = size;
  const radius = Math.max(2, Math.round(STRIP_SHARE * Math.max(width, height)));
  const inside = new Float32Array(mask);
  const insideShare = blurPlane(inside, size, radius);
  const means = [l, a, b].map((plane) => ({
    inside: blurPlane(
      plane.map((value, pixel) => value * (inside[pixel] ?? 0)),
      size,
      radius,
    ),
    all: blurPlane(plane, size, radius),
  }));
  let contour = 0;
  let weak = 0;
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const pixel = y * width + x;
      if (mask[pixel] === 0) continue;
      if (mask[pixel - 1] === 1 && mask[pixel + 1] === 1 && mask[pixel - width] === 1 && mask[pixel + width] === 1)
        continue;
      const share = insideShare[pixel] ?? 0;
      if (share < 0.05 || share > 0.95) continue;
      contour += 1;
      let squared = 0;
      for (const mean of means) {
        const one = (mean.inside[pixel] ?? 0) / share;
        const other = ((mean.all[pixel] ?? 0) - (mean.inside[pixel] ?? 0)) / (1 - share);
        squared += (one - other) ** 2;
      }
      if (squared < LEAST_CONTRAST * LEAST_CONTRAST) weak += 1;
    }
  }
  if (contour === 0) return { weak: 1, stray: 1 };
  // A filament is the edge of something missing too.
  const inward = measureDistance(invertMask(mask), size);
  const { labels, parts } = findParts(mask, size);
  const thickness = new Float32Array(parts.length + 1);
  for (let pixel = 0; pixel < labels.length; pixel += 1) {
    const label = labels[pixel] ?? 0;
    if ((inward[pixel] ?? 0) > (thickness[label] ?? 0)) thickness[label] = inward[pixel] ?? 0;
  }
  const solid = makeMask(
    mask.length,
    (pixel) => (labels[pixel] ?? 0) > 0 && (thickness[labels[pixel] ?? 0] ?? 0) >= FILAMENT_PX,
  );
  const outward = measureDistance(solid, size);
  // Noise makes dots; things have lines.
  const lines = findParts(edges, size);
  const leastLine = Math.max(8, LINE_SHARE * Math.max(width, height));
  const near = Math.max(2 * RIPPLE_REACH + 1, STRAY_SHARE * Math.max(width, height));
  let stray = 0;
  for (let pixel = 0; pixel < edges.length; pixel += 1)
    if ((lines.parts[(lines.labels[pixel] ?? 0) - 1]?.area ?? 0) >= leastLine && (outward[pixel] ?? 0) > near)
      stray += 1;
  return { weak: weak / contour, stray: stray / contour };
}

function measureRaggedness(mask: Mask, size: Size, area: number): number {
  const radius = Math.max(2, Math.round(CLOSE_SHARE * Math.max(size.width, size.height)));
  const outward: Plane = measureDistance(mask, size);
  const wide = makeMask(mask.length, (pixel) => (outward[pixel] ?? 0) <= radius);
  const inward = measureDistance(invertMask(wide), size);
  let closed = 0;
  for (let pixel = 0; pixel < mask.length; pixel += 1) if ((inward[pixel] ?? 0) > radius) closed += 1;
  return closed > 0 ? Math.max(0, 1 - area / closed) : 1;
}
