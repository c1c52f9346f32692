import type { Kernel } from '../kernel/kernel.ts';
import type { Arena } from './arena.ts';

/**
 * Samples around a plane, so that resampling at its edges reads inside its block: two taps, the part of a partly
 * covered output pixel, and the sixteen bytes of one load.
 */
export const PADDING = 16;

/** One plane of 8-bit samples with its padding. */
export interface Plane {
  width: number;
  height: number;
  /** Bytes from one row to the next. */
  stride: number;
  /** Address of sample (0, 0). */
  origin: number;
  /** Address of the block. */
  block: number;
}

export function allocatePlane(arena: Arena, size: { width: number; height: number }): Plane {
  const { width, height } = size;
  const stride = Math.ceil((width + 2 * PADDING) / 16) * 16;
  const block = arena.allocate(stride * (height + 2 * PADDING));
  return { width, height, stride, block, origin: block + PADDING * stride + PADDING };
}

export function freePlane(arena: Arena, plane: Plane): void {
  arena.free(plane.block);
}

/** Fills the padding with the nearest sample of the plane. */
export function extendEdges(kernel: Kernel, { origin, stride, width, height }: Plane): void {
  kernel.extendEdges(origin, stride, width, height, PADDING);
}

/** Sets the whole plane to 0, padding included. */
export function clearPlane(arena: Arena, plane: Plane): void {
  arena.bytes.fill(0, plane.block, plane.block + plane.stride * (plane.height + 2 * PADDING));
}
