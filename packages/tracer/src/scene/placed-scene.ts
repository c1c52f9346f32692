import type { Axes, Vector } from '../vectors.ts';
import type { Material } from './materials.ts';
import type { Shape } from './shapes.ts';

/** A shape in its place: which element of the image it belongs to, and whether camera rays pass it by. */
export interface PlacedShape extends Shape {
  element: number;
  isHidden?: boolean;
}

/** What stands around: ground to the horizon, a wall that curves into the ground, a wall that stands on it, or nothing. */
export const STAGES = { open: 0, seamless: 1, room: 2, void: 3 } as const;

export interface Stage {
  kind: keyof typeof STAGES;
  ground: Material;
  wall: Material;
  /** How far behind the middle the wall stands. */
  depth: number;
  /** Radius of the curve between wall and ground. */
  fillet: number;
}

export interface Camera {
  eye: Vector;
  /** Right, up, forward. */
  axes: Axes;
  /** Vertical, radians. */
  angle: number;
  /** Moves the image up, in half heights. */
  shiftY: number;
}

/** A rectangle that shines to one side: power times color, per area. */
export interface AreaLight {
  at: Vector;
  towards: Vector;
  width: number;
  height: number;
  color: Vector;
}

export interface Sun {
  /** To the sun. */
  direction: Vector;
  color: Vector;
  /** Radius as a tangent: larger is softer. */
  size: number;
  gobo: { mask: Uint8Array; scale: number; u: number; v: number } | null;
}

/** What a lamp near the wall lights of it: an oval that fades outwards. */
export interface LightPool {
  /** Its middle, across and up. */
  at: readonly [number, number];
  /** Radians from upright; half its length along that, and half its width, where a quarter of its light is left. */
  turn: number;
  long: number;
  wide: number;
  /** How much brighter its middle is than without; below 0, darker. */
  strength: number;
}

/** All that the kernel needs to draw an image. */
export interface PlacedScene {
  camera: Camera;
  stage: Stage;
  shapes: readonly PlacedShape[];
  lights: readonly AreaLight[];
  sun: Sun | null;
  environment: { top: Vector; bottom: Vector };
  /** On the stage, and on what stands behind the depth `from`; `mean`: how much brighter they make the wall. */
  pools: { from: number; mean: number; spots: readonly LightPool[] };
  /** What is seen where nothing stands: 512 x 512 linear colors with a pad. */
  backdrop: { pixels: Float32Array; gain: number } | null;
  /** What `image` materials show: RGBA. */
  image: { rgba: Uint8Array; width: number; height: number } | null;
}

/** Elements 1 and 2 are the ground and what stands behind it. */
export const SUBJECT_ELEMENT = 3;

/** The scene with its subject unseen by the camera; shadow and reflection stay. */
export const hideSubject = (scene: PlacedScene): PlacedScene => ({
  ...scene,
  shapes: scene.shapes.map((shape) => (shape.element === SUBJECT_ELEMENT ? { ...shape, isHidden: true } : shape)),
});
