import { POSITION_ONE } from '../kernel/kernel.ts';

/**
 * A length of the canvas and the length of the source that it shows, on one axis; continuous coordinates, 0 at the
 * outer edge.
 */
export interface AxisMap {
  destStart: number;
  destLength: number;
  sourceStart: number;
  sourceLength: number;
}

/**
 * Whole output samples on one axis, where the kernel samples them, and whether the first and last are only partly
 * covered.
 */
export interface AxisSpan {
  first: number;
  count: number;
  /** In 2^-32 of a source sample. */
  origin: number;
  step: number;
  /** The covered part of the samples, in continuous coordinates of the plane. */
  start: number;
  end: number;
  isWhole: boolean;
}

/** Edges closer than this to a whole sample count as on it: less than one step of coverage. */
const EDGE_SLACK = 1 / 512;

/** Converts an axis to the coordinates of a plane with fewer samples. */
export function scaleAxis(axis: AxisMap, destDivisor: number, sourceDivisor: number): AxisMap {
  return {
    destStart: axis.destStart / destDivisor,
    destLength: axis.destLength / destDivisor,
    sourceStart: axis.sourceStart / sourceDivisor,
    sourceLength: axis.sourceLength / sourceDivisor,
  };
}

/**
 * Returns the samples between `clipStart` and `clipEnd` that an axis touches, with `margin` more at its own edges;
 * undefined if there are none. All in samples of one plane.
 */
export function spanOf(axis: AxisMap, clip: { start: number; end: number }, margin: number): AxisSpan | undefined {
  const start = Math.max(axis.destStart - margin, clip.start);
  const end = Math.min(axis.destStart + axis.destLength + margin, clip.end);
  const first = Math.floor(start + EDGE_SLACK);
  const last = Math.ceil(end - EDGE_SLACK);
  if (last <= first || axis.destLength <= 0) return undefined;
  const step = axis.sourceLength / axis.destLength;
  const origin = axis.sourceStart + (first + 0.5 - axis.destStart) * step - 0.5;
  return {
    first,
    count: last - first,
    origin: Math.round(origin * POSITION_ONE),
    step: Math.round(step * POSITION_ONE),
    start,
    end,
    isWhole: Math.abs(start - first) <= EDGE_SLACK && Math.abs(last - end) <= EDGE_SLACK,
  };
}

/** Writes the share of each sample that lies inside a span, 0 to 256. */
export function writeCoverage(span: AxisSpan, target: Uint16Array): void {
  for (let i = 0; i < span.count; i++) {
    const sample = span.first + i;
    const inside = Math.min(span.end, sample + 1) - Math.max(span.start, sample);
    target[i] = Math.round(256 * Math.min(1, Math.max(0, inside)));
  }
}

/**
 * Returns how many times a source is halved before resampling, so that no step skips samples: from 3/4 to 3/2 of one.
 */
export function levelFor(...axes: Pick<AxisMap, 'sourceLength' | 'destLength'>[]): number {
  let step = Math.max(...axes.map((axis) => axis.sourceLength / axis.destLength));
  let level = 0;
  for (; step > 1.5; step /= 2) level++;
  return level;
}
