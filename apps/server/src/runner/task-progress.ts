interface WeightedStep {
  name: string;
  weight: number;
}

/** Position of a task: `finished` steps are complete, each running one to the share beside it, 0 to 1. */
export interface RunPosition {
  steps: readonly WeightedStep[];
  finished: ReadonlySet<string>;
  running: ReadonlyMap<string, number>;
}

export interface RunPace {
  /**
   * Seconds since this run began, and the share that was done at that moment (steps remembered from an earlier run).
   */
  elapsedS: number;
  doneAtStart: number;
  /** Duration of a complete run that the tool expects. */
  expectedS: number;
}

/** Returns the share of the whole task that is done, 0 to 1, by the steps' weights. */
export function toDoneShare({ steps, finished, running }: RunPosition): number {
  const total = steps.reduce((sum, step) => sum + step.weight, 0);
  if (total <= 0) return 0;
  const done = steps.reduce((sum, step) => {
    if (finished.has(step.name)) return sum + step.weight;
    return sum + step.weight * Math.min(1, Math.max(0, running.get(step.name) ?? 0));
  }, 0);
  return done / total;
}

/** Returns whole percent; 100 is reserved for the end itself. */
export function toPercent(doneShare: number): number {
  return Math.min(99, Math.floor(doneShare * 100));
}

/**
 * Starts with the tool's own expectation and shifts towards this run's measured pace: after half the task both count
 * the same. At least one second while work is left.
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
