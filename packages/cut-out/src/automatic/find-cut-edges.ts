import type { PhotoEdge } from '../image.ts';
import { boxMask, type Mask, type Size } from '@reelwright/planes';

/** Share of the subject's longer side: a shorter run along the photo's edge only touches it. */
const LEAST_RUN = 0.06;
/** Share of the subject's side along the edge: a longer run is cut, whatever its contour. */
const LONG_RUN = 0.5;
/**
 * The run is measured again at this depth (share of the image's longer side) and must keep this share of its length: a
 * contour that curves along the edge widens.
 */
const DEPTH = { share: 0.015, leastShare: 0.7 } as const;

/**
 * Finds the photo edges that cut a subject. A short or curved part of the contour only touches an edge, and the subject
 * is whole.
 */
export function findCutEdges(mask: Mask, size: Size): PhotoEdge[] {
  const { width, height } = size;
  const box = boxMask(mask, size);
  const extent = { across: box.width, down: box.height };
  const longer = Math.max(extent.across, extent.down);
  const depth = Math.max(3, Math.round(DEPTH.share * Math.max(width, height)));
  const isCut = (along: number, length: number, pixelAt: (at: number, depth: number) => number): boolean => {
    const runs = listRuns(length, (at) => mask[pixelAt(at, 0)] === 1);
    const inner = listRuns(length, (at) => mask[pixelAt(at, depth)] === 1);
    return runs.some((run) => {
      if (run.to - run.from >= LONG_RUN * along) return true;
      if (run.to - run.from < LEAST_RUN * longer) return false;
      const behind = inner.find((each) => overlaps(each, run));
      if (!behind) return true;
      // Two legs may merge into one run a little farther up.
      const all = runs.filter((each) => overlaps(each, behind)).reduce((sum, { from, to }) => sum + to - from, 0);
      return all >= DEPTH.leastShare * (behind.to - behind.from);
    });
  };
  const edges: [PhotoEdge, boolean][] = [
    ['top', isCut(extent.across, width, (at, far) => far * width + at)],
    ['right', isCut(extent.down, height, (at, far) => at * width + width - 1 - far)],
    ['bottom', isCut(extent.across, width, (at, far) => (height - 1 - far) * width + at)],
    ['left', isCut(extent.down, height, (at, far) => at * width + far)],
  ];
  return edges.filter(([, cuts]) => cuts).map(([edge]) => edge);
}

interface Run {
  from: number;
  to: number;
}

const overlaps = (one: Run, other: Run): boolean => one.from < other.to && other.from < one.to;

function listRuns(length: number, isInside: (at: number) => boolean): Run[] {
  const runs: Run[] = [];
  let from: number | undefined;
  for (let at = 0; at <= length; at += 1) {
    const inside = at < length && isInside(at);
    if (inside && from === undefined) from = at;
    if (!inside && from !== undefined) {
      runs.push({ from, to: at });
      from = undefined;
    }
  }
  return runs;
}
