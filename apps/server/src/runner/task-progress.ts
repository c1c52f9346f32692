interface WeightedStep {
  name: string;
  weight: number;
}

/** How far a run is: `finished` steps are whole, of the running one `fraction` is done. */
export interface RunPosition {
  steps: readonly WeightedStep[];
  finished: ReadonlySet<string>;
  running: string | null;
  fraction: number;
}

export interface RunPace {
  /** Seconds since this run began, and how far the task was then (steps remembered from an earlier run). */
  elapsedS: number;
  doneAtStart: number;
  /** What the tool expects a whole run to take. */
  expectedS: number;
}

/** Share of the whole task that is done, 0 to 1, by the steps' weights. */
export function toDoneShare({ steps, finished, running, fraction }: RunPosition): number {
  const total = steps.reduce((sum, step) => sum + step.weight, 0);
  if (total <= 0) return 0;
  const done = steps.reduce((sum, step) => {
    if (finished.has(step.name)) return sum + step.weight;
    return step.name === running ? sum + step.weight * Math.min(1, Math.max(0, fraction)) : sum;
  }, 0);
  return done / total;
}

/** Whole percent; 100 is kept for the end itself. */
export function toPercent(doneShare: number): number {
  return Math.min(99, Math.floor(doneShare * 100));
}

/**
 * At first the tool's own expectation, then more and more this run's measured pace: after half the task they count
 * alike. Never less than a second while there is something to do.
 */
export function estimateSecondsLeft(doneShare: number, { elapsedS, doneAtStart, expectedS }: RunPace): number {
  const doneHere = doneShare - doneAtStart;
  const leftShare = Math.max(0, 1 - doneShare);
  const expectedLeftS = leftShare * expectedS;
  if (doneHere <= 0) return Math.max(1, Math.ceil(expectedLeftS));
  const measuredLeftS = (leftShare * elapsedS) / doneHere;
  const trust = Math.min(1, doneHere / Math.max(1e-9, 1 - doneAtStart));
  return Math.max(1, Math.ceil(measuredLeftS * trust + expectedLeftS * (1 - trust)));
}
