/** Beats of a document's music, in ascending ticks. */
export interface BeatGrid {
  beats: readonly number[];
  /** The beats that start a bar. */
  bars: readonly number[];
}

/** A music clip and the beats of its piece. */
interface PlayedMusic {
  start: number;
  duration: number;
  trimStart: number;
  speed: number;
  /** Ticks from the start of the file. */
  beats: readonly number[];
  bars: readonly number[];
}

/** Returns the audible beats at their place on the timeline, after the clip's trim and speed. */
export function placeBeats({ start, duration, trimStart, speed, beats, bars }: PlayedMusic): BeatGrid {
  const place = (moments: readonly number[]): number[] =>
    moments
      .map((moment) => start + Math.round((moment - trimStart) / speed))
      .filter((tick) => tick >= start && tick < start + duration);
  return { beats: place(beats), bars: place(bars) };
}

/**
 * Returns the beat or bar line nearest to a tick, or the tick itself if none lies within reach. Used for dragged edges
 * of clips and for new cuts.
 */
export function snapToBeat(
  tick: number,
  grid: BeatGrid,
  { to = 'beat', reach }: { to?: 'beat' | 'bar'; reach: number },
): number {
  const moments = to === 'bar' ? grid.bars : grid.beats;
  const next = findFrom(moments, tick);
  let best = tick;
  let distance = reach;
  for (const moment of [moments[next - 1], moments[next]]) {
    if (moment === undefined || Math.abs(moment - tick) > distance) continue;
    best = moment;
    distance = Math.abs(moment - tick);
  }
  return best;
}

/** Returns the index of the first moment that is not before a tick. */
function findFrom(moments: readonly number[], tick: number): number {
  let low = 0;
  let high = moments.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((moments[middle] as number) < tick) low = middle + 1;
    else high = middle;
  }
  return low;
}
