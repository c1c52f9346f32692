import type { MaterialKind, SceneGraph } from '@reelwright/scene';
import type { SeededRandom } from '@reelwright/seeded-random';
import type { FarKind } from '../../scene/backdrops.ts';
import { makeMaterial, type Material } from '../../scene/materials.ts';
import type { Stage } from '../../scene/placed-scene.ts';
import type { Shape } from '../../scene/shapes.ts';
import type { Vector } from '../../vectors.ts';
import type { Palette } from '../palette.ts';

/** A set without its subject. */
export interface SetPlan {
  stage: Stage;
  /** What belongs to the setting itself: a plinth, a shelf, a wall with an alcove. */
  decor: Shape[];
  /** Height of what the subject stands on, and how far it may spread there (half width and depth). */
  top: number;
  room: readonly [number, number];
  far: FarKind | null;
  /** A surface that light is measured on: the set looks as bright as this color. */
  measured: Vector | null;
}

export interface SetOrder {
  graph: SceneGraph;
  palette: Palette;
  random: SeededRandom;
  /** Height and half width of what will stand there. */
  size: { height: number; half: number };
}

export const seamless = (material: Material, depth = 2.6): Stage => ({
  kind: 'seamless',
  ground: material,
  wall: material,
  depth,
  fillet: 1.3,
});

export const room = (ground: Material, wall: Material, depth: number): Stage => ({
  kind: 'room',
  ground,
  wall,
  depth,
  fillet: 0,
});

export const open = (ground: Material, depth = 7): Stage => ({ kind: 'open', ground, wall: ground, depth, fillet: 0 });

export const wallPaint = (color: Vector): Material => ({ color, rough: 0.9, f0: 0.02 });

/** Plinths stand a little in the ground, so that no gap shows under their rounded edge. */
export const SUNK = 0.03;

export const FLOOR_ROOM = [9, 9] as const;

/** Materials that are painted: without a color of their own, they take the set's. */
const PAINTED = new Set<MaterialKind>(['matte', 'plastic', 'ceramic', 'glossy', 'paper']);

export function groundOf(graph: SceneGraph, otherwise: Material, paint: Vector | null = null): Material {
  const { material, color } = graph.setting.ground;
  // `matte` without a color is what a graph says when nothing was asked for.
  return material === 'matte' && color === null
    ? otherwise
    : makeMaterial(graph.setting.ground, PAINTED.has(material) ? paint : null);
}

export const hasOwnGround = (graph: SceneGraph): boolean =>
  graph.setting.ground.material !== 'matte' || graph.setting.ground.color !== null;
