/** Progress of painting ahead of the display, in beats of the clock. */
export interface PaintingState {
  /** The beat that is due now. */
  due: number;
  /** The last beat painted or shown; undefined right after a seek. */
  last: number | undefined;
  /** Whole and at least 1: above normal speed not every frame is shown. */
  stride: number;
  direction: 1 | -1;
  /** How many beats pass while one frame is painted. */
  beatsPerPaint: number;
}

/**
 * Returns the next beat to paint: in order while there is time; if painting has fallen behind, the first that can be
 * ready when it is due. The beats between are dropped.
 */
export function nextBeat({ due, last, stride, direction, beatsPerPaint }: PaintingState): number {
  if (last === undefined) return due;
  const inOrder = last + direction * stride;
  const isLate = direction > 0 ? inOrder < due : inOrder > due;
  return isLate ? due + direction * Math.max(0, Math.ceil(beatsPerPaint) - 1) : inOrder;
}

/** Returns, from beats painted in order, the one to show now, and how many earlier ones were never shown. */
export function takeDue<Painted extends { beat: number }>(
  queue: Painted[],
  due: number,
  direction: 1 | -1,
): { shown: Painted | undefined; skipped: Painted[] } {
  const isDue = ({ beat }: Painted) => (direction > 0 ? beat <= due : beat >= due);
  const taken: Painted[] = [];
  for (let next = queue[0]; next && isDue(next); next = queue[0]) {
    taken.push(next);
    queue.shift();
  }
  const shown = taken.pop();
  return { shown, skipped: taken };
}
