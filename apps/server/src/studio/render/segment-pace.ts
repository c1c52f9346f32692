/**
 * Keeps segments at the same progress, so that all processors work until the end: a segment that is ahead waits for the
 * others.
 */
export interface SegmentPace {
  /** Resolves when a segment that has painted `framesDone` frames may paint the next. */
  waitForTurn(segment: number, framesDone: number): Promise<void>;
  /** Removes an ended segment, whatever its result: no segment waits for it any more. */
  leave(segment: number): void;
}

/** The largest lead of a segment, in frames: about the number that an encoder reads before its first output. */
const LEAD_FRAMES = 12;

/** `lengths` of the segments, in frames. */
export function createPace(lengths: readonly number[]): SegmentPace {
  const done = lengths.map(() => 0);
  const waiting = new Map<number, () => void>();
  const shareOf = (segment: number) => (done[segment] ?? 0) / (lengths[segment] ?? 1);

  function isAhead(segment: number): boolean {
    const slowest = Math.min(...done.map((_, other) => shareOf(other)));
    return (shareOf(segment) - slowest) * (lengths[segment] ?? 0) > LEAD_FRAMES;
  }

  function admit(): void {
    for (const [segment, go] of waiting) {
      if (isAhead(segment)) continue;
      waiting.delete(segment);
      go();
    }
  }

  return {
    waitForTurn(segment, framesDone) {
      done[segment] = framesDone;
      admit();
      if (!isAhead(segment)) return Promise.resolve();
      return new Promise((resolve) => waiting.set(segment, resolve));
    },
    leave(segment) {
      done[segment] = Number.POSITIVE_INFINITY;
      admit();
      waiting.get(segment)?.();
      waiting.delete(segment);
    },
  };
}
