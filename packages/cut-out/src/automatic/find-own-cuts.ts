import { makeMask } from '@reelwright/planes';
import type { PhotoEdge, RgbaImage } from '../image.ts';
import { findCutEdges } from './find-cut-edges.ts';

const OPPOSITE = { top: 'bottom', bottom: 'top', left: 'right', right: 'left' } as const satisfies Record<
  PhotoEdge,
  PhotoEdge
>;
/** Alpha from which a pixel belongs to the subject. */
const SOLID_ALPHA = 128;

/**
 * Finds the edges that cut the subject of an image which is already cut out, such as an arm that enters from the left.
 * A subject that reaches two opposite edges was trimmed, and is whole.
 */
export function findOwnCuts({ data, width, height }: RgbaImage): PhotoEdge[] {
  const mask = makeMask(width * height, (pixel) => (data[pixel * 4 + 3] ?? 0) >= SOLID_ALPHA);
  const reaches = {
    top: mask.subarray(0, width).includes(1),
    bottom: mask.subarray((height - 1) * width).includes(1),
    left: mask.some((solid, pixel) => solid === 1 && pixel % width === 0),
    right: mask.some((solid, pixel) => solid === 1 && pixel % width === width - 1),
  };
  return findCutEdges(mask, { width, height }).filter((edge) => !reaches[OPPOSITE[edge]]);
}
