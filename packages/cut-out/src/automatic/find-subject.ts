import { findParts, makeMask, type Mask, measureDistance, type Plane, type Size } from '@reelwright/planes';
import { measureEdges } from './find-edges.ts';
import { type Background, refineBackground } from './find-background.ts';
import { findHoles } from './find-holes.ts';
import { type BackgroundEvidence, measureBackgroundEvidence } from './background-evidence.ts';
import type { LabPlanes } from './lab.ts';
import { findShadesBehindDoors, judgeRegions } from './lean-regions.ts';
import { type CutCosts, openMinimumCut } from '../min-cut.ts';
import { measurePartingCosts } from './parting-costs.ts';
import { keepParts, rollBall, rollInFromEdge } from './roll-ball.ts';

/**
 * Radius of the ball that rolls over certain background, as a share of the image's longer side, and the largest
 * distance of that to the background colour.
 */
const SURE = { ball: 0.012, reach: 0.75 } as const;
/**
 * Two more balls roll through background and shadows: one past weak edges and into narrow mouths, one past neither.
 * Only the areas on which they agree are certain.
 */
const EAGER = { ball: 0.002, edge: 1.35 } as const;
const WARY = { ball: 0.0062, edge: 0.8 } as const;
/** Cost of a pixel as background, below zero as subject; the costs of parting two pixels use the same unit. */
const LEAN = {
  sure: -100_000,
  foreign: 3000,
  telling: -1200,
  reached: -50,
  ripple: -25,
  enclosed: 50,
  region: 80,
  behindDoor: -120,
} as const;
const DOOR_ROUNDS = 2;
/** A region that leans less than this to either side is in doubt. */
const CLEAR_SIDE = 0.5;
/** Smallest part of the subject, as a share of its largest part; smaller ones are dust. */
const LEAST_PART = 0.015;

/** The subject of a photo, with the evidence that it was found by. */
export interface Subject {
  mask: Mask;
  /** Edge strength at each pixel, of the subject or other things: an edge from 1 on. */
  edges: Plane;
  /** Reach of the encoder's ripples around an edge, in pixels. */
  rippleReach: number;
  /** The background as it is without the subject. */
  background: Background;
  evidence: BackgroundEvidence;
  /** Share of the mask in regions that may be shadow or subject. */
  doubt: number;
}

interface SubjectRequest {
  lab: LabPlanes;
  size: Size;
  background: Background;
  /** Reach of the encoder's ripples around an edge, in pixels. */
  rippleReach: number;
}

/**
 * Finds the subject of a photo with a plain background: everything but the background and its shadow, with the contour
 * that follows the edges best.
 */
export function findSubject({ lab, size, background: first, rippleReach }: SubjectRequest): Subject {
  const guess = measureBackgroundEvidence(lab, size, { background: first, rippleReach });
  const quiet = keepParts(rollBall(guess.like, size, 1), size, ({ edgePixels }) => edgePixels > 0);
  const edges = measureEdges(lab, { size, quiet, rippleReach });
  const background = refineBackground(lab, size, first, findSure(guess, edges, size));
  const evidence = measureBackgroundEvidence(lab, size, { background, rippleReach });
  const { lean, doubtful } = measureLean({ lab, size, background, evidence, edges, rippleReach });
  const apart = measurePartingCosts(lab, size, quiet);
  const mask = dropDust(cutAtEdges({ lab, size, background, lean, apart, evidence, edges, rippleReach }), size);
  const area = mask.reduce((sum, value) => sum + value, 0);
  return { mask, edges, rippleReach, background, evidence, doubt: doubtful / Math.max(1, area) };
}

/** Finds the area that a large ball reaches from the image's edge over the background's colour, crossing no edge. */
function findSure({ difference, reach }: BackgroundEvidence, edges: Plane, size: Size): Mask {
  const free = makeMask(
    edges.length,
    (pixel) => (difference[pixel] ?? 0) < SURE.reach * reach && (edges[pixel] ?? 0) < 1,
  );
  return rollInFromEdge(free, size, Math.max(3, Math.round(SURE.ball * Math.max(size.width, size.height))));
}

interface LeanRequest {
  rippleReach: number;
  lab: LabPlanes;
  size: Size;
  background: Background;
  evidence: BackgroundEvidence;
  edges: Plane;
}

/**
 * Measures per pixel which side it leans to, by its colour and by the paths that lead to it; and counts pixels that
 * lean to none.
 */
function measureLean({ lab, size, background, evidence, edges, rippleReach }: LeanRequest): {
  lean: Int32Array;
  doubtful: number;
} {
  const { like, telling, ripple, foreign } = evidence;
  const sure = findSure(evidence, edges, size);
  const roll = ({ ball, edge }: { ball: number; edge: number }): Mask =>
    rollInFromEdge(
      makeMask(
        like.length,
        (pixel) =>
          sure[pixel] === 1 || ((like[pixel] === 1 || (foreign[pixel] ?? 0) <= 0) && (edges[pixel] ?? 0) < edge),
      ),
      size,
      Math.max(1, Math.round(ball * Math.max(size.width, size.height))),
    );
  const eager = roll(EAGER);
  const wary = roll(WARY);
  const doubtful = makeMask(
    like.length,
    (pixel) =>
      eager[pixel] === 1 && wary[pixel] === 0 && telling[pixel] === 0 && sure[pixel] === 0 && (edges[pixel] ?? 0) < 1,
  );
  const { labels, sides } = judgeRegions({ lab, background, doubtful, reached: wary, edges, evidence, size });
  // Ripples surround the subject's edge: similar pixels deep inside the subject are none.
  const beside = measureDistance(wary, size);
  let unclear = 0;
  const leanAt = (pixel: number): number => {
    const label = labels[pixel] ?? 0;
    const side = label === 0 ? undefined : sides[label - 1];
    if (side !== undefined && Math.abs(side) < CLEAR_SIDE) unclear += 1;
    if (sure[pixel] === 1) return LEAN.sure;
    if (telling[pixel] === 1) return LEAN.telling;
    if ((foreign[pixel] ?? 0) > 0) return Math.round(LEAN.foreign * (foreign[pixel] ?? 0));
    if (side !== undefined) return Math.round(LEAN.region * side);
    if (wary[pixel] === 1) return LEAN.reached;
    if (ripple[pixel] === 1 && (beside[pixel] ?? 0) <= rippleReach) return LEAN.ripple;
    return eager[pixel] === 1 ? 0 : LEAN.enclosed;
  };
  const lean = new Int32Array(like.length);
  for (let pixel = 0; pixel < lean.length; pixel += 1) lean[pixel] = leanAt(pixel);
  return { lean, doubtful: unclear };
}

interface CutRequest {
  rippleReach: number;
  lab: LabPlanes;
  size: Size;
  background: Background;
  lean: Int32Array;
  apart: CutCosts['apart'];
  evidence: BackgroundEvidence;
  edges: Plane;
}

/**
 * Cuts, then looks for holes and for shadows that leaked in where the contour hardly shows, and cuts again without
 * them.
 */
function cutAtEdges({ lab, size, background, lean, apart, evidence, edges, rippleReach }: CutRequest): Mask {
  const findCut = openMinimumCut(size);
  let mask = findCut({ lean, apart });
  for (let round = 0; round < DOOR_ROUNDS; round += 1) {
    const shades = findShadesBehindDoors({ lab, size, mask, evidence, edges });
    if (!shades) break;
    for (let pixel = 0; pixel < shades.length; pixel += 1) if (shades[pixel] === 1) lean[pixel] = LEAN.behindDoor;
    mask = findCut({ lean, apart });
  }
  const holes = findHoles({ mask, lab, background, evidence, size });
  if (!holes.includes(1)) return mask;
  const beside = measureDistance(holes, size);
  for (let pixel = 0; pixel < holes.length; pixel += 1) {
    if (holes[pixel] === 1) lean[pixel] = LEAN.sure;
    else if (evidence.ripple[pixel] === 1 && (beside[pixel] ?? 0) <= rippleReach) lean[pixel] = LEAN.ripple;
  }
  return findCut({ lean, apart });
}

function dropDust(mask: Mask, size: Size): Mask {
  const largest = findParts(mask, size).parts.reduce((most, { area }) => Math.max(most, area), 0);
  return keepParts(mask, size, ({ area }) => area >= Math.max(1, LEAST_PART * largest));
}
