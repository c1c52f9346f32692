import type { StepRun } from './step-runs.ts';

interface ReadyRuns {
  /** The runs that are left to do, in the order of the tool's steps. */
  runs: readonly StepRun[];
  signal: AbortSignal;
  /** Does one run; its signal aborts with the given one, and when another run has failed. */
  run(run: StepRun, signal: AbortSignal): Promise<void>;
  /** Returns whether a failure concerns only the run's own variant: the other variants go on. */
  isOfVariant?(run: StepRun, error: unknown): boolean;
}

/**
 * Starts each run as soon as the results that it receives are there, so that images are checked while the script is
 * spoken. The variants of one step run in turn: two renders at once would only take each other's cores. Leaves out what
 * is left of a variant that failed alone. Throws what the first other failed run threw, once the others have stopped.
 */
export async function runAsReady({ runs, signal, run, isOfVariant }: ReadyRuns): Promise<void> {
  const waiting = new Set(runs);
  const running = new Map<StepRun, Promise<void>>();
  const stopping = new AbortController();
  const eitherSignal = AbortSignal.any([signal, stopping.signal]);
  const failures: unknown[] = [];

  const start = async (each: StepRun): Promise<void> => {
    try {
      await run(each, eitherSignal);
    } catch (error) {
      if (!eitherSignal.aborted && isOfVariant?.(each, error)) {
        for (const other of waiting) {
          if (other.step.isPerVariant && other.variant === each.variant) waiting.delete(other);
        }
      } else {
        failures.push(error);
        stopping.abort(error);
      }
    } finally {
      running.delete(each);
    }
  };

  while (failures.length === 0 && waiting.size + running.size > 0) {
    const unfinished = [...waiting, ...running.keys()];
    for (const each of waiting) {
      if (unfinished.some((other) => comesBefore(other, each))) continue;
      waiting.delete(each);
      running.set(each, start(each));
    }
    if (running.size === 0) throw new Error(`steps wait for each other: ${[...waiting].map(({ key }) => key).join()}`);
    await Promise.race(running.values());
  }
  await Promise.all(running.values());
  // The others only say that they were stopped.
  if (failures.length > 0) throw failures[0];
}

/** Returns whether a run has to finish before another may start. */
function comesBefore(one: StepRun, other: StepRun): boolean {
  if (one.step === other.step) return one.variant < other.variant;
  if (!other.step.after.includes(one.step.name)) return false;
  return one.variant === other.variant || !one.step.isPerVariant || !other.step.isPerVariant;
}
