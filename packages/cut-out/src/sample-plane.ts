import type { Plane, Size } from '@reelwright/planes';

/** Samples a plane between its pixels, by linear interpolation. */
export function samplePlane(plane: Plane, { width, height }: Size, x: number, y: number): number {
  const left = Math.min(width - 1, Math.max(0, Math.floor(x)));
  const top = Math.min(height - 1, Math.max(0, Math.floor(y)));
  const right = Math.min(width - 1, left + 1);
  const bottom = Math.min(height - 1, top + 1);
  const across = Math.min(1, Math.max(0, x - left));
  const down = Math.min(1, Math.max(0, y - top));
  const upper = (plane[top * width + left] ?? 0) * (1 - across) + (plane[top * width + right] ?? 0) * across;
  const lower = (plane[bottom * width + left] ?? 0) * (1 - across) + (plane[bottom * width + right] ?? 0) * across;
  return upper * (1 - down) + lower * down;
}
