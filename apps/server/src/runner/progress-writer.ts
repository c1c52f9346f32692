import type { Database } from '../platform/database/database.ts';
import type { Logger } from '../platform/log/logger.ts';
import type { StepRun } from './step-runs.ts';
import type { TaskEvents } from '../modules/tasks/task-events.ts';
import { estimateSecondsLeft, toDoneShare, toPercent } from './task-progress.ts';
import type { RunClaim, RunRow, RunStore } from '../modules/tasks/runs.store.ts';

/** At most four writes a second. */
const MIN_GAP_MS = 250;
/** Interval of the countdown and of the check of the claim while a step reports nothing. */
const TICK_MS = 1000;

interface ProgressWriterOptions {
  database: Database;
  events: TaskEvents;
  log: Logger;
  store: Pick<RunStore<RunRow>, 'holdsClaim' | 'writeProgress'>;
  claim: RunClaim;
  runs: readonly StepRun[];
  isFinished(run: StepRun): boolean;
  expectedS: number;
  /** Called if the task was cancelled, or another worker has claimed it. */
  onClaimLost: () => void;
}

export interface ProgressWriter {
  begin(run: StepRun): void;
  report(fraction: number): void;
  finish(run: StepRun): void;
  /** Stops writing; waits for the write in progress. */
  stop(): Promise<void>;
}

/** Writes the progress of a run, and thereby checks whether the run may continue. */
export function startProgressWriter(options: ProgressWriterOptions): ProgressWriter {
  const { database, events, log, store, claim, runs, expectedS, onClaimLost } = options;
  const steps = runs.map(({ key, step }) => ({ name: key, weight: step.weight }));
  const finished = new Set(runs.filter((run) => options.isFinished(run)).map(({ key }) => key));
  const doneAtStart = toDoneShare({ steps, finished, running: null, fraction: 0 });
  const startedMs = performance.now();
  let running: StepRun | null = null;
  let fraction = 0;
  let written = '';
  let isStopped = false;
  let underWay: Promise<void> | undefined;
  let isDue = false;
  let gap: NodeJS.Timeout | undefined;

  function measure() {
    const doneShare = toDoneShare({ steps, finished, running: running?.key ?? null, fraction });
    const elapsedS = (performance.now() - startedMs) / 1000;
    return {
      percent: toPercent(doneShare),
      secondsLeft: estimateSecondsLeft(doneShare, { elapsedS, doneAtStart, expectedS }),
    };
  }

  async function write(): Promise<void> {
    try {
      const progress = running === null ? undefined : { step: running.step.name, ...measure() };
      const text = JSON.stringify(progress);
      if (progress === undefined || text === written) {
        if (!(await store.holdsClaim(database.db, claim))) onClaimLost();
        return;
      }
      written = text;
      const task = await store.writeProgress(database.db, claim, progress);
      if (task) events.publish(task);
      else onClaimLost();
    } catch (error) {
      // The next tick tries again; if the database stays down, the run fails at its next remembered step.
      log.warn('tasks.progress_not_written', { error });
    }
  }

  function writeSoon(): void {
    if (isStopped) return;
    isDue = true;
    if (underWay || gap) return;
    isDue = false;
    underWay = write().finally(() => {
      underWay = undefined;
      if (isStopped) return;
      gap = setTimeout(() => {
        gap = undefined;
        if (isDue) writeSoon();
      }, MIN_GAP_MS);
    });
  }

  const tick = setInterval(writeSoon, TICK_MS);
  return {
    begin(run) {
      running = run;
      fraction = 0;
      writeSoon();
    },
    report(newFraction) {
      fraction = Math.max(fraction, newFraction);
      writeSoon();
    },
    finish(run) {
      finished.add(run.key);
      running = null;
      fraction = 0;
    },
    async stop() {
      isStopped = true;
      clearInterval(tick);
      clearTimeout(gap);
      await underWay;
    },
  };
}
