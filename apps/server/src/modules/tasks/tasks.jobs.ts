import { TASK_LANES, type TaskId, taskId, type TaskLane } from '@reelwright/contracts';
import * as z from 'zod';
import type { TaskRunner } from '../../runner/run-task.ts';
import { defineJob, type JobKind, type Queue } from '../../platform/queue/queue.ts';

/** The job that runs a task, in each lane, and the job that runs a preview; the job's id is the task's. */
export type TaskJobs = Readonly<Record<TaskLane | 'preview', JobKind<{ taskId: TaskId }>>>;

/** Above every tool's own time limit. */
const MAX_RUN_S = 6 * 3600;

/**
 * Lanes run side by side: light tasks and previews start while heavy tasks run. Within a lane, one user's tasks run one
 * by one, also across machines. `concurrency`: how many tasks of each lane one process runs at a time; previews run as
 * many at a time as light tasks.
 */
export function defineTaskJobs(concurrency: Readonly<Record<TaskLane, number>>): TaskJobs {
  const define = (name: string, atOnce: number) =>
    defineJob({
      name,
      data: z.object({ taskId }),
      running: 'one_per_key',
      concurrency: atOnce,
      // A throw means that the database or the storage was down, not that the task is bad: many retries are worth it.
      retryLimit: 20,
      retryDelayS: 2,
      maxRunS: MAX_RUN_S,
    });
  // Waiting jobs store the name of their kind, so the older name is never changed.
  return {
    light: define('run_light_task', concurrency.light),
    heavy: define('run_task', concurrency.heavy),
    preview: define('run_preview', concurrency.light),
  };
}

export function handleTaskJobs(queue: Pick<Queue, 'handle'>, jobs: TaskJobs, runner: TaskRunner): void {
  for (const lane of TASK_LANES) queue.handle(jobs[lane], ({ data, signal }) => runner.runTask(data.taskId, signal));
  queue.handle(jobs.preview, ({ data, signal }) => runner.runPreview(data.taskId, signal));
}
