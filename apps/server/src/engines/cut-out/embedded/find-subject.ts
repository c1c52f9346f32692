import { findEdges, RIPPLE_REACH } from './find-edges.ts';
import { type Ground, measureDifference } from './find-ground.ts';
import type { LabPlanes } from './lab.ts';
import {
  blurPlane,
  fillUnknown,
  findParts,
  invertMask,
  makeMask,
  type Mask,
  measureDistance,
  type Part,
  type Plane,
  type Size,
  spreadLargest,
} from '../../planes.ts';

/** How far a background pixel may lie from the background, of its noise and in L*a*b* units; least before a retouched white. */
const BACKGROUND = { noises: 3.2, least: 1.6, leastNoisy: 2.6, noisy: 0.05, most: 7 } as const;
/** A shadow darkens the background and keeps its colour. */
const SHADOW = { darkest: 48, tint: 3.5, tintPerDarkness: 0.06, roughness: 1.2 } as const;
/** Beside a strong edge the encoder's ripples are no more than this share of it, and no more than this. */
const RIPPLE = { share: 0.26, most: 9 } as const;
/** The ball that rolls through shadows, of the picture's longer side: it fits through no gap of an edge. */
const BALL_SHARE = 0.0036;
/** Half of the narrowest way that leads to a shadow, of the picture's longer side. */
const MOUTH_SHARE = 0.012;
/** A part of the subject, of its largest; smaller ones are dust. */
const LEAST_PART = 0.015;
/** A hole of the subject, of the picture. */
const LEAST_HOLE = 0.0008;
/** How thick a handle or a strap around a hole is at its thinnest, of the picture's longer side: a white emblem lies deeper. */
const HANDLE_SHARE = 0.09;
/** Print inside a hole, of its area: then it is a label and no hole. */
const PRINT_SHARE = 0.006;
const PRINT_DIFFERENCE = 14;

/**
 * Where the subject of a photo is, before a plain background: neither background nor the shadow that falls on it. And where things end,
 * the subject or others.
 */
export function findSubject(lab: LabPlanes, size: Size, ground: Ground): { mask: Mask; edges: Mask } {
  const difference = measureDifference(lab, ground.lab);
  const least = ground.noise < BACKGROUND.noisy ? BACKGROUND.least : BACKGROUND.leastNoisy;
  const reach = Math.min(BACKGROUND.most, Math.max(least, BACKGROUND.noises * ground.noise));
  const like = makeMask(difference.length, (pixel) => (difference[pixel] ?? 0) < reach);
  const plain = keepReached(rollBall(like, size, 1), size, (part) => part.edgePixels > 0);
  const edges = findEdges(lab, size, plain);
  const open = listOpen({ lab, size, ground, difference, edges, reach });
  const background = closePockets(floodShadows(plain, open, size), like, size);
  openHoles({ background, like, difference, size, tolerance: Math.max(1, 0.7 * reach) });
  peelRipples(background, lab, size);
  return { mask: smooth(dropDust(invertMask(background), size), size), edges };
}

const rippleBeside = (strongest: number): number => Math.min(RIPPLE.most, RIPPLE.share * strongest);

interface OpenRequest {
  lab: LabPlanes;
  size: Size;
  ground: Ground;
  difference: Plane;
  edges: Mask;
  reach: number;
}

/** Where background and shadows may lie: no edge, and either close to the background or a darker shade of it. */
function listOpen({ lab, size, ground, difference, edges, reach }: OpenRequest): Mask {
  const near = Math.max(4.5, 1.8 * reach);
  const strongest = spreadLargest(difference, size, RIPPLE_REACH);
  const soft = blurPlane(lab.l, size, 2);
  const roughest = SHADOW.roughness + 1.5 * ground.noise;
  return makeMask(difference.length, (pixel) => {
    if (edges[pixel] === 1) return false;
    if ((difference[pixel] ?? 0) < Math.max(near, rippleBeside(strongest[pixel] ?? 0))) return true;
    const l = lab.l[pixel] ?? 0;
    const groundL = ground.lab.l[pixel] ?? 0;
    const darker = groundL - l;
    if (darker < 0 || darker > SHADOW.darkest || Math.abs(l - (soft[pixel] ?? 0)) > roughest) return false;
    // Less light on the same colour: all three coordinates shrink alike.
    const shrunk = (l + 16) / (groundL + 16);
    const tint = Math.hypot(
      (lab.a[pixel] ?? 0) - shrunk * (ground.lab.a[pixel] ?? 0),
      (lab.b[pixel] ?? 0) - shrunk * (ground.lab.b[pixel] ?? 0),
    );
    return tint < SHADOW.tint + SHADOW.tintPerDarkness * darker + 2 * ground.noise;
  });
}

/** The middle points of a ball of that radius that stays within a mask. */
function rollBall(mask: Mask, size: Size, radius: number): Mask {
  const far = measureDistance(invertMask(mask), size);
  return makeMask(mask.length, (pixel) => (far[pixel] ?? 0) > radius);
}

type PartTest = (part: { area: number; edgePixels: number }, label: number) => boolean;

function keepReached(mask: Mask, size: Size, test: PartTest): Mask {
  const { labels, parts } = findParts(mask, size);
  const kept = parts.map((part, index) => test(part, index + 1));
  return makeMask(mask.length, (pixel) => kept[(labels[pixel] ?? 0) - 1] ?? false);
}

/** From the plain background on into all that is open, as far as the ball rolls; then into the corners that it is too large for. */
function floodShadows(plain: Mask, open: Mask, size: Size): Mask {
  const radius = Math.max(2, Math.round(BALL_SHARE * Math.max(size.width, size.height)));
  const free = makeMask(open.length, (pixel) => open[pixel] === 1 || plain[pixel] === 1);
  const { labels, parts } = findParts(rollBall(free, size, radius), size);
  const isReached = new Uint8Array(parts.length + 1);
  for (let pixel = 0; pixel < labels.length; pixel += 1) if (plain[pixel] === 1) isReached[labels[pixel] ?? 0] = 1;
  isReached[0] = 0;
  const seeds = makeMask(open.length, (pixel) => plain[pixel] === 1 || isReached[labels[pixel] ?? 0] === 1);
  const far = measureDistance(seeds, size);
  const reach = radius * 1.5 + 1;
  return makeMask(open.length, (pixel) => free[pixel] === 1 && (far[pixel] ?? 0) <= reach);
}

/** A shadow lies open; what is like one behind a narrow mouth is a part of the subject that the flood leaked into. */
function closePockets(background: Mask, like: Mask, size: Size): Mask {
  const radius = Math.round(MOUTH_SHARE * Math.max(size.width, size.height));
  const open = keepReached(rollBall(background, size, radius), size, (part) => part.edgePixels > 0);
  const far = measureDistance(open, size);
  const reach = radius * 1.5 + 1;
  return makeMask(
    background.length,
    (pixel) => background[pixel] === 1 && (like[pixel] === 1 || (far[pixel] ?? 0) <= reach),
  );
}

/**
 * What the encoder left around the subject's edge: close to the background beside it, also where that lies in a shadow, far paler than
 * the edge itself, and connected with the background.
 */
function peelRipples(background: Mask, lab: LabPlanes, size: Size): void {
  const known = new Float32Array(background);
  const difference = measureDifference(lab, {
    l: fillUnknown(lab.l, known, size),
    a: fillUnknown(lab.a, known, size),
    b: fillUnknown(lab.b, known, size),
  });
  const strongest = spreadLargest(difference, size, RIPPLE_REACH);
  const far = measureDistance(background, size);
  const pale = makeMask(
    background.length,
    (pixel) =>
      background[pixel] === 1 ||
      ((far[pixel] ?? 0) <= RIPPLE_REACH && (difference[pixel] ?? 0) < rippleBeside(strongest[pixel] ?? 0)),
  );
  const { labels, parts } = findParts(pale, size);
  const isReached = new Uint8Array(parts.length + 1);
  for (let pixel = 0; pixel < labels.length; pixel += 1) if (background[pixel] === 1) isReached[labels[pixel] ?? 0] = 1;
  for (let pixel = 0; pixel < labels.length; pixel += 1) {
    const label = labels[pixel] ?? 0;
    if (label > 0 && isReached[label] === 1) background[pixel] = 1;
  }
}

interface HolesRequest {
  /** Holes are added to it. */
  background: Mask;
  like: Mask;
  difference: Plane;
  size: Size;
  tolerance: number;
}

/** The background also shows inside a handle or a ring; a white label is none of it. */
function openHoles({ background, like, difference, size, tolerance }: HolesRequest): void {
  const enclosed = makeMask(like.length, (pixel) => like[pixel] === 1 && background[pixel] === 0);
  const { labels, parts } = findParts(enclosed, size);
  const sums = new Float64Array(parts.length);
  for (let pixel = 0; pixel < labels.length; pixel += 1) {
    const label = labels[pixel] ?? 0;
    if (label > 0) sums[label - 1] = (sums[label - 1] ?? 0) + (difference[pixel] ?? 0);
  }
  const far = measureDistance(background, size);
  const nearest = new Float32Array(parts.length).fill(size.width + size.height);
  for (let pixel = 0; pixel < labels.length; pixel += 1) {
    const label = labels[pixel] ?? 0;
    if (label > 0) nearest[label - 1] = Math.min(nearest[label - 1] ?? 0, far[pixel] ?? 0);
  }
  const thickest = HANDLE_SHARE * Math.max(size.width, size.height) + 2 * RIPPLE_REACH;
  const isHole = parts.map((part, index) => {
    if ((nearest[index] ?? 0) > thickest) return false;
    if (part.area < LEAST_HOLE * labels.length || (sums[index] ?? 0) / part.area > tolerance) return false;
    return measurePrint({ labels, label: index + 1, part, difference, size }) < PRINT_SHARE * part.area;
  });
  for (let pixel = 0; pixel < labels.length; pixel += 1) if (isHole[(labels[pixel] ?? 0) - 1]) background[pixel] = 1;
}

interface PrintRequest {
  labels: Int32Array;
  label: number;
  part: Part;
  difference: Plane;
  size: Size;
}

/** How many pixels lie enclosed in a part and differ from it clearly. */
function measurePrint({ labels, label, part, difference, size }: PrintRequest): number {
  const { left, top, right, bottom } = part;
  // A frame of one pixel around the part's box is outside of it.
  const box = { width: right - left + 3, height: bottom - top + 3 };
  const others = new Uint8Array(box.width * box.height).fill(1);
  for (let y = top; y <= bottom; y += 1) {
    for (let x = left; x <= right; x += 1) {
      const pixel = y * size.width + x;
      if (labels[pixel] === label || (difference[pixel] ?? 0) < PRINT_DIFFERENCE)
        others[(y - top + 1) * box.width + x - left + 1] = 0;
    }
  }
  return findParts(others, box)
    .parts.filter(({ edgePixels }) => edgePixels === 0)
    .reduce((sum, { area }) => sum + area, 0);
}

function dropDust(mask: Mask, size: Size): Mask {
  const { labels, parts } = findParts(mask, size);
  const largest = parts.reduce((most, { area }) => Math.max(most, area), 0);
  const least = Math.max(1, LEAST_PART * largest);
  return makeMask(mask.length, (pixel) => (parts[(labels[pixel] ?? 0) - 1]?.area ?? 0) >= least);
}

/** Whiskers of a pixel go. */
function smooth(mask: Mask, size: Size): Mask {
  const shares = blurPlane(new Float32Array(mask), size, 1);
  return makeMask(mask.length, (pixel) => (shares[pixel] ?? 0) > 0.5);
}
