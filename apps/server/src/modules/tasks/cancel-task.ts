import type { TaskId } from '@reelwright/contracts';
import type { Executor } from '../../platform/database/database.ts';
import { getRun, type TaskOfActor } from './get-task-row.ts';
import { previewRuns, type RunRow, taskRuns } from './runs.store.ts';
import { insertTaskEnd } from './task-ends.store.ts';
import type { TasksDependencies } from './tasks.dependencies.ts';

/** Cancels a task or a preview. Throws NOT_FOUND or PERMISSION_MISSING. */
export async function cancelTask(dependencies: TasksDependencies, ids: TaskOfActor): Promise<void> {
  const { kind } = await getRun(dependencies, ids, 'end');
  if (kind === 'task') await stopTask(dependencies, ids.taskId);
  else await stopPreview(dependencies, ids.taskId);
}

/**
 * Ends an unfinished task and returns its credits, at once. A worker that runs it is notified (in this process at once,
 * in others within a second), stops, and removes its files. A finished task does not change.
 */
export async function stopTask(
  { database, queue, credits, events, jobs, clock }: TasksDependencies,
  taskId: TaskId,
): Promise<void> {
  const now = clock.now();
  const cancelled = await database.transaction(async (tx) => {
    const task = await taskRuns.cancel(tx, { taskId, now });
    if (!task) return undefined;
    if (task.credits > 0) await credits.releaseHold(tx, taskId);
    // If a worker has already begun the task, its job stays: it removes the files.
    if (task.attempt === 0) await queue.cancel(jobs[task.lane], taskId, { tx });
    await insertTaskEnd(tx, task, now);
    return task;
  });
  if (cancelled) events.publish(cancelled);
}

export async function stopPreview(dependencies: TasksDependencies, taskId: TaskId): Promise<void> {
  const { database, events } = dependencies;
  const cancelled = await database.transaction((tx) => cancelPreview(tx, dependencies, taskId));
  if (cancelled) events.publish(cancelled);
}

/** Returns undefined if the preview has already ended. */
export async function cancelPreview(
  tx: Executor,
  { queue, jobs, clock }: Pick<TasksDependencies, 'queue' | 'jobs' | 'clock'>,
  taskId: TaskId,
): Promise<RunRow | undefined> {
  const preview = await previewRuns.cancel(tx, { taskId, now: clock.now() });
  if (preview?.attempt === 0) await queue.cancel(jobs.preview, taskId, { tx });
  return preview;
}
