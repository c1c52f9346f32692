import { type TaskId, taskId, type TaskLane } from '@reelwright/contracts';
import * as z from 'zod';
import type { TaskRunner } from '../../runner/run-task.ts';
import { defineJob, type JobKind, type Queue } from '../../platform/queue/queue.ts';

/** The job that runs a task, in each lane; the job's id is the task's. */
export type TaskJobs = Readonly<Record<TaskLane, JobKind<{ taskId: TaskId }>>>;

/** Above every tool's own time limit. */
const MAX_RUN_S = 6 * 3600;

/**
 * One lane beside the other: light tasks start while heavy ones run. Within a lane, one user's tasks run one by one, also
 * over all machines together. `concurrency`: how many tasks of each lane one process runs at a time.
 */
export function defineTaskJobs(concurrency: Readonly<Record<TaskLane, number>>): TaskJobs {
  const define = (name: string, atOnce: number) =>
    defineJob({
      name,
      data: z.object({ taskId }),
      running: 'one_per_key',
      concurrency: atOnce,
      // A throw means that the database or the storage was away, not that the task is bad: worth a long patience.
      retryLimit: 20,
      retryDelayS: 2,
      maxRunS: MAX_RUN_S,
    });
  // Jobs that wait carry the name of their kind: the older one is never renamed.
  return { light: define('run_light_task', concurrency.light), heavy: define('run_task', concurrency.heavy) };
}

export function handleTaskJobs(queue: Pick<Queue, 'handle'>, jobs: TaskJobs, runner: TaskRunner): void {
  for (const job of Object.values(jobs)) queue.handle(job, ({ data, signal }) => runner.runTask(data.taskId, signal));
}
