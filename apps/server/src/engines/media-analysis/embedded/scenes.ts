import type { MediaAnalysis } from '@reelwright/contracts';

export type Scene = MediaAnalysis['scenes'][number];

/** Shorter parts are flashes, not scenes. */
const SHORTEST_S = 0.4;
/** Of a long video; the list is to be read by people. */
const MOST_SCENES = 200;
const MOST_GLANCES = 5;

const round = (seconds: number): number => Math.round(seconds * 1000) / 1000;

/** Returns the parts between cuts; a part that is too short belongs to the one before it. */
export function toScenes(cuts: readonly number[], durationS: number): Scene[] {
  const starts = [0];
  for (const cut of cuts) {
    const isFarFromLast = cut - (starts.at(-1) ?? 0) >= SHORTEST_S;
    if (isFarFromLast && durationS - cut >= SHORTEST_S && starts.length < MOST_SCENES) starts.push(cut);
  }
  return starts.map((start, index) => ({ start: round(start), end: round(starts[index + 1] ?? durationS) }));
}

/** Returns the moments to look at, in order: the middles of the longest scenes. */
export function chooseGlances(scenes: readonly Scene[]): number[] {
  return scenes
    .toSorted((one, other) => other.end - other.start - (one.end - one.start))
    .slice(0, MOST_GLANCES)
    .map(({ start, end }) => (start + end) / 2)
    .toSorted((a, b) => a - b);
}
