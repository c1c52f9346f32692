import type { Plane } from '@reelwright/planes';
import type { LabPlanes } from '../automatic/lab.ts';

/** The cells of L*a*b* space: 20 levels of lightness by 26 by 26 of chroma. */
const LIGHT = { cells: 20, step: 100 / 19 } as const;
const CHROMA = { cells: 26, step: 8, zero: 13 } as const;
const PLANE = CHROMA.cells * CHROMA.cells;
const CELLS = LIGHT.cells * PLANE;

/** The share of a model that every colour may have that it has never seen. */
const UNSEEN = 0.02;
/** Colours tell at most this much: a log-likelihood ratio. */
const MOST = 5;

/** Returns the cell of each pixel's colour. */
export function toCells({ l, a, b }: LabPlanes): Uint16Array {
  const clamp = (value: number, most: number): number => Math.min(most, Math.max(0, Math.round(value)));
  const cells = new Uint16Array(l.length);
  for (let pixel = 0; pixel < l.length; pixel += 1)
    cells[pixel] =
      clamp((l[pixel] as number) / LIGHT.step, LIGHT.cells - 1) * PLANE +
      clamp((a[pixel] as number) / CHROMA.step + CHROMA.zero, CHROMA.cells - 1) * CHROMA.cells +
      clamp((b[pixel] as number) / CHROMA.step + CHROMA.zero, CHROMA.cells - 1);
  return cells;
}

/**
 * Measures per cell how much more often the subject has its colours than the background: the logarithm of the ratio.
 * `subject` and `background` are the weights with which each pixel is a sample of them.
 */
export function compareColours(cells: Uint16Array, subject: Plane, background: Plane): Float32Array {
  const [ofSubject, ofBackground] = [new Float32Array(CELLS), new Float32Array(CELLS)];
  for (let pixel = 0; pixel < cells.length; pixel += 1) {
    const cell = cells[pixel] as number;
    (ofSubject[cell] as number) += subject[pixel] as number;
    (ofBackground[cell] as number) += background[pixel] as number;
  }
  const [full, empty] = [toShares(ofSubject), toShares(ofBackground)];
  return full.map((share, cell) => {
    const ratio = Math.log(share / (empty[cell] as number));
    return Math.min(MOST, Math.max(-MOST, ratio));
  });
}

/** Smooths counts across neighbouring cells, and makes them shares with something left for unseen colours. */
function toShares(counts: Float32Array): Float32Array {
  let smooth = counts;
  for (const step of [PLANE, CHROMA.cells, 1]) smooth = smoothAlong(smooth, step);
  const sum = smooth.reduce((all, count) => all + count, 0);
  return smooth.map((count) => (sum > 0 ? ((1 - UNSEEN) * count) / sum : 0) + UNSEEN / CELLS);
}

function smoothAlong(counts: Float32Array, step: number): Float32Array {
  const smooth = new Float32Array(counts.length);
  for (let cell = 0; cell < counts.length; cell += 1)
    smooth[cell] =
      0.25 * (counts[cell - step] ?? 0) + 0.5 * (counts[cell] as number) + 0.25 * (counts[cell + step] ?? 0);
  return smooth;
}
