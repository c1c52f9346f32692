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
  /** Notes how much of a run is done, 0 to 1. */
  report(run: StepRun, fraction: number): void;
  finish(run: StepRun): void;
  /** Stops writing; waits for the write in progress. */
  stop(): Promise<void>;
}

/** Writes the progress of a run, and thereby checks whether the run may continue. */
export function startProgressWriter(options: ProgressWriterOptions): ProgressWriter {
  const { database, events, log, store, claim, runs, expectedS, onClaimLost } = options;
  const steps = runs.map(({ key, step }) => ({ name: key, weight: step.weight }));
  const finished = new Set(runs.filter((run) => options.isFinished(run)).map(({ key }) => key));
  const doneAtStart = toDoneShare({ steps, finished, running: new Map() });
  const startedMs = performance.now();
  /** Done shares of the runs under way, by their keys. */
  const running = new Map<string, number>();
  let written = '';
  let isStopped = false;
  let underWay: Promise<void> | undefined;
  let isDue = false;
  let gap: NodeJS.Timeout | undefined;

  function measure() {
    const doneShare = toDoneShare({ steps, finished, running });
    const elapsedS = (performance.now() - startedMs) / 1000;
    return {
      percent: toPercent(doneShare),
      secondsLeft: estimateSecondsLeft(doneShare, { elapsedS, doneAtStart, expectedS }),
    };
  }

  async function write(): Promise<void> {
    try {
      // The first in order: the shown step never goes back.
      const shown = runs.find(({ key }) => running.has(key));
      const progress = shown && { step: shown.step.name, ...measure() };
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
      running.set(run.key, 0);
      writeSoon();
    },
    report({ key }, fraction) {
      running.set(key, Math.max(running.get(key) ?? 0, fraction));
      writeSoon();
    },
    finish(run) {
      finished.add(run.key);
      running.delete(run.key);
    },
    async stop() {
      isStopped = true;
      clearInterval(tick);
      clearTimeout(gap);
      await underWay;
    },
  };
}
