import { type TaskId, taskId } from '@reelwright/contracts';
import * as z from 'zod';
import { defineJob, type JobKind, type Queue } from '../../platform/queue/queue.ts';
import type { TaskRunner } from './run-task.ts';

export type RunTaskJob = JobKind<{ taskId: TaskId }>;

/** Above every tool's own time limit. */
const MAX_RUN_S = 6 * 3600;

/** Runs one task; the job's id is the task's. One user's tasks run one by one, also over all machines together. */
export function defineRunTaskJob({ concurrency }: { concurrency: number }): RunTaskJob {
  return defineJob({
    name: 'run_task',
    data: z.object({ taskId }),
    running: 'one_per_key',
    concurrency,
    // A throw means that the database or the storage was away, not that the task is bad: worth a long patience.
    retryLimit: 20,
    retryDelayS: 2,
    maxRunS: MAX_RUN_S,
  });
}

export function handleTaskJobs(queue: Queue, runTaskJob: RunTaskJob, runner: TaskRunner): void {
  queue.handle(runTaskJob, ({ data, signal }) => runner.runTask(data.taskId, signal));
}
