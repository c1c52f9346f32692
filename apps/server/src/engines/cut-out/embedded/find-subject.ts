import { findParts, makeMask, type Mask, measureDistance, type Plane, type Size } from '../../planes.ts';
import { measureEdges } from './find-edges.ts';
import { type Ground, refineGround } from './find-ground.ts';
import { findHoles } from './find-holes.ts';
import { type GroundEvidence, measureGroundEvidence } from './ground-evidence.ts';
import type { LabPlanes } from './lab.ts';
import { findShadesBehindDoors, judgeRegions } from './lean-regions.ts';
import { type CutCosts, findMinimumCut } from './min-cut.ts';

import { measurePartingCosts } from './parting-costs.ts';
import { keepParts, rollBall, rollInFromEdge } from './roll-ball.ts';

/** The ball that rolls over what is surely background, of the picture's longer side; and how close that lies to the background. */
const SURE = { ball: 0.012, reach: 0.75 } as const;
/**
 * Two more balls roll through background and shadows: one past weak edges and into narrow mouths, one past neither. They agree on what
 * is beyond doubt.
 */
const EAGER = { ball: 0.002, edge: 1.35 } as const;
const WARY = { ball: 0.0062, edge: 0.8 } as const;
/** What a pixel costs as background, below zero as subject; the costs of parting two pixels are of the same unit. */
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
/** A part of the subject, of its largest; smaller ones are dust. */
const LEAST_PART = 0.015;

/** Where the subject of a photo is, and what it was told by. */
export interface Subject {
  mask: Mask;
  /** How surely things end at each pixel, the subject or others: from 1 on they do. */
  edges: Plane;
  /** How far the encoder's ripples go around an edge, in pixels. */
  rippleReach: number;
  /** The background as it is without the subject. */
  ground: Ground;
  evidence: GroundEvidence;
  /** Size of the regions that may be shadow or subject, of the mask. */
  doubt: number;
}

interface SubjectRequest {
  lab: LabPlanes;
  size: Size;
  ground: Ground;
  /** How far the encoder's ripples go around an edge, in pixels. */
  rippleReach: number;
}

/**
 * Finds the subject of a photo before a plain background: what is neither background nor the shadow that falls on it, with the contour
 * that follows the edges best.
 */
export function findSubject({ lab, size, ground: first, rippleReach }: SubjectRequest): Subject {
  const guess = measureGroundEvidence(lab, size, { ground: first, rippleReach });
  const quiet = keepParts(rollBall(guess.like, size, 1), size, ({ edgePixels }) => edgePixels > 0);
  const edges = measureEdges(lab, { size, quiet, rippleReach });
  const ground = refineGround(lab, size, first, findSure(guess, edges, size));
  const evidence = measureGroundEvidence(lab, size, { ground, rippleReach });
  const { lean, doubtful } = measureLean({ lab, size, ground, evidence, edges, rippleReach });
  const apart = measurePartingCosts(lab, size, quiet);
  const mask = dropDust(cutAtEdges({ lab, size, ground, lean, apart, evidence, edges, rippleReach }), size);
  const area = mask.reduce((sum, value) => sum + value, 0);
  return { mask, edges, rippleReach, ground, evidence, doubt: doubtful / Math.max(1, area) };
}

/** What a large ball reaches from the picture's edge over the background's colour, past no edge. */
function findSure({ difference, reach }: GroundEvidence, edges: Plane, size: Size): Mask {
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
  ground: Ground;
  evidence: GroundEvidence;
  edges: Plane;
}

/** Per pixel to which side it leans by its colour and by what leads to it; and how many pixels lean to none. */
function measureLean({ lab, size, ground, evidence, edges, rippleReach }: LeanRequest): {
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
  const { labels, sides } = judgeRegions({ lab, ground, doubtful, reached: wary, edges, evidence, size });
  // Ripples go out from the subject's edge: what is like one deep in the subject is none.
  const beside = measureDistance(wary, size);
  let unclear = 0;
  const lean = Int32Array.from(like, (_, pixel) => {
    const side = sides[(labels[pixel] ?? 0) - 1];
    if (side !== undefined && Math.abs(side) < CLEAR_SIDE) unclear += 1;
    if (sure[pixel] === 1) return LEAN.sure;
    if (telling[pixel] === 1) return LEAN.telling;
    if ((foreign[pixel] ?? 0) > 0) return Math.round(LEAN.foreign * (foreign[pixel] ?? 0));
    if (side !== undefined) return Math.round(LEAN.region * side);
    if (wary[pixel] === 1) return LEAN.reached;
    if (ripple[pixel] === 1 && (beside[pixel] ?? 0) <= rippleReach) return LEAN.ripple;
    return eager[pixel] === 1 ? 0 : LEAN.enclosed;
  });
  return { lean, doubtful: unclear };
}

interface CutRequest {
  rippleReach: number;
  lab: LabPlanes;
  size: Size;
  ground: Ground;
  lean: Int32Array;
  apart: CutCosts['apart'];
  evidence: GroundEvidence;
  edges: Plane;
}

/** Cuts, looks for shadows that got in where the contour hardly shows and for holes, and cuts again without them. */
function cutAtEdges({ lab, size, ground, lean, apart, evidence, edges, rippleReach }: CutRequest): Mask {
  let mask = findMinimumCut({ size, lean, apart });
  for (let round = 0; round < DOOR_ROUNDS; round += 1) {
    const shades = findShadesBehindDoors({ lab, size, mask, evidence, edges });
    if (!shades) break;
    for (let pixel = 0; pixel < shades.length; pixel += 1) if (shades[pixel] === 1) lean[pixel] = LEAN.behindDoor;
    mask = findMinimumCut({ size, lean, apart });
  }
  const holes = findHoles({ mask, lab, ground, evidence, size });
  if (!holes.includes(1)) return mask;
  const beside = measureDistance(holes, size);
  for (let pixel = 0; pixel < holes.length; pixel += 1) {
    if (holes[pixel] === 1) lean[pixel] = LEAN.sure;
    else if (evidence.ripple[pixel] === 1 && (beside[pixel] ?? 0) <= rippleReach) lean[pixel] = LEAN.ripple;
  }
  return findMinimumCut({ size, lean, apart });
}

function dropDust(mask: Mask, size: Size): Mask {
  const largest = findParts(mask, size).parts.reduce((most, { area }) => Math.max(most, area), 0);
  return keepParts(mask, size, ({ area }) => area >= Math.max(1, LEAST_PART * largest));
}
