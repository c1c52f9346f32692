/** x to the right, y up, z towards the camera; or linear red, green, blue. */
export type Vector = readonly [number, number, number];

/** A shape's own axes, in the world. */
export type Axes = readonly [Vector, Vector, Vector];

export const IDENTITY: Axes = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
];

export const add = (a: Vector, b: Vector): Vector => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const subtract = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const scale = (a: Vector, by: number): Vector => [a[0] * by, a[1] * by, a[2] * by];
export const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const lengthOf = (a: Vector): number => Math.sqrt(dot(a, a));
export const normalize = (a: Vector): Vector => scale(a, 1 / (lengthOf(a) || 1));
export const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

/** Rotates around the axes z (roll), x (pitch) and y (yaw), in this order; radians. */
export function rotate([x, y, z]: Vector, { yaw = 0, pitch = 0, roll = 0 }: Rotation): Vector {
  const [a, b] = [x * Math.cos(roll) - y * Math.sin(roll), x * Math.sin(roll) + y * Math.cos(roll)];
  const [c, d] = [b * Math.cos(pitch) - z * Math.sin(pitch), b * Math.sin(pitch) + z * Math.cos(pitch)];
  return [a * Math.cos(yaw) + d * Math.sin(yaw), c, d * Math.cos(yaw) - a * Math.sin(yaw)];
}

/** Radians. */
export interface Rotation {
  yaw?: number;
  pitch?: number;
  roll?: number;
}

export const rotateAxes = (axes: Axes, rotation: Rotation): Axes => [
  rotate(axes[0], rotation),
  rotate(axes[1], rotation),
  rotate(axes[2], rotation),
];
