import type { PixelRect, Rotation } from '@reelwright/timeline';
import { POSITION_ONE } from '../kernel/kernel.ts';
import { PADDING, type Plane } from '../memory/plane.ts';
import { type Point, rotatePoint } from './geometry.ts';
import type { Stage } from './stage.ts';

/** The placement of a rectangle of a raster on the canvas. */
export interface Mapping {
  /** In pixels of the raster. */
  window: PixelRect;
  /** Position before the rotation. */
  dest: PixelRect;
  rotation: Rotation | undefined;
  /** Centre of the rotation. */
  about: Point;
}

const fixed = (samples: number) => Math.round(samples * POSITION_ONE);

/** Returns the point of the raster at a point of the canvas. */
function toSource({ window, dest, rotation, about }: Mapping, point: Point): Point {
  const upright = rotation ? rotatePoint(point, about, { cos: rotation.cos, sin: -rotation.sin }) : point;
  return {
    x: window.x + ((upright.x - dest.x) * window.width) / dest.width,
    y: window.y + ((upright.y - dest.y) * window.height) / dest.height,
  };
}

/** Returns whether all positions, taps included, stay within the plane's padding. */
function staysNear(start: number, step: number, count: number, length: number): boolean {
  const margin = PADDING - 4;
  return start >= -margin && start + step * (count - 1) <= length + margin;
}

/**
 * Samples an area of the canvas (integer, even pixels) from a plane into `dest`, tightly packed. `divisor` is pixels of
 * the raster per sample of the plane, `subsampling` pixels of the canvas per sample taken.
 */
export function samplePlane(
  { kernel }: Stage,
  plane: Plane,
  mapping: Mapping,
  { area, divisor, subsampling, dest }: { area: PixelRect; divisor: number; subsampling: 1 | 2; dest: number },
): void {
  const width = area.width / subsampling;
  const height = area.height / subsampling;
  const first = { x: area.x + subsampling / 2, y: area.y + subsampling / 2 };
  const origin = toSource(mapping, first);
  const right = toSource(mapping, { x: first.x + subsampling, y: first.y });
  const below = toSource(mapping, { x: first.x, y: first.y + subsampling });
  const start = { x: origin.x / divisor - 0.5, y: origin.y / divisor - 0.5 };
  const across = { x: (right.x - origin.x) / divisor, y: (right.y - origin.y) / divisor };
  const down = { x: (below.x - origin.x) / divisor, y: (below.y - origin.y) / divisor };
  const isUpright =
    mapping.rotation === undefined &&
    staysNear(start.x, across.x, width, plane.width) &&
    staysNear(start.y, down.y, height, plane.height);
  const { origin: source, stride } = plane;
  if (isUpright) {
    const [columns, rows] = [fixed(across.x), fixed(down.y)];
    kernel.resample(source, stride, fixed(start.x), columns, fixed(start.y), rows, dest, width, width, height);
    return;
  }
  kernel.warp(
    source,
    stride,
    plane.width,
    plane.height,
    fixed(start.x),
    fixed(start.y),
    fixed(across.x),
    fixed(across.y),
    fixed(down.x),
    fixed(down.y),
    dest,
    width,
    width,
    height,
  );
}
