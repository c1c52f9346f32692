import type { LitSet } from '@reelwright/timeline';
import { arches, folds, niche, ring } from './frames.ts';
import { paintSurfaces, type Surface } from './paint-surfaces.ts';
import { createRoom, type Room } from './room.ts';
import { beams, stage } from './stages.ts';
import { corner, curtain, flutes, sweep, table } from './walls.ts';

const ROOMS: Readonly<Record<LitSet['kind'], (room: Room) => Surface[]>> = {
  sweep,
  corner,
  niche,
  flutes,
  curtain,
  table,
  stage,
  ring,
  beams,
  folds,
  arches,
};

/** Paints a lit set over a whole box. Straight RGBA, opaque; the same bytes for the same set and size, everywhere. */
export function rasterizeSet(set: LitSet, size: { width: number; height: number }): Uint8ClampedArray {
  return paintSurfaces(size, ROOMS[set.kind](createRoom(set, size)));
}
