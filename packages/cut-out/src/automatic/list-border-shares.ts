import type { Mask, Part, Size } from '@reelwright/planes';

/** Returns the share of each part's border that lies in another mask. */
export function listBorderShares(labels: Int32Array, parts: readonly Part[], other: Mask, { width }: Size): number[] {
  const border = new Float64Array(parts.length);
  const shared = new Float64Array(parts.length);
  const offsets = [-1, 1, -width, width];
  for (let pixel = 0; pixel < labels.length; pixel += 1) {
    const label = labels[pixel] ?? 0;
    if (label === 0) continue;
    for (const offset of offsets) {
      if (labels[pixel + offset] === label) continue;
      border[label - 1] = (border[label - 1] ?? 0) + 1;
      if (other[pixel + offset] === 1) shared[label - 1] = (shared[label - 1] ?? 0) + 1;
    }
  }
  return parts.map((_, index) => (shared[index] ?? 0) / Math.max(1, border[index] ?? 0));
}
