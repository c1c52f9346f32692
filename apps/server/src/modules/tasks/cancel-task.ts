import type { TaskId } from '@reelwright/contracts';
import { getTaskRow, type TaskOfActor } from './get-task-row.ts';
import type { TasksDependencies } from './tasks.dependencies.ts';
import { cancelUnfinishedTask } from './tasks.store.ts';

/** Throws NOT_FOUND or PERMISSION_MISSING. */
export async function cancelTask(dependencies: TasksDependencies, ids: TaskOfActor): Promise<void> {
  await getTaskRow(dependencies, ids, 'end');
  await stopTask(dependencies, ids.taskId);
}

/**
 * Ends an unfinished task and returns its credits, at once. A worker that runs it hears of it (here at once, elsewhere
 * within a second), stops, and removes its files. A task that has ended already stays as it is.
 */
export async function stopTask(
  { database, queue, credits, events, jobs, clock }: TasksDependencies,
  taskId: TaskId,
): Promise<void> {
  const cancelled = await database.transaction(async (tx) => {
    const task = await cancelUnfinishedTask(tx, { taskId, now: clock.now() });
    if (!task) return undefined;
    if (task.credits > 0) await credits.releaseHold(tx, taskId);
    // The job of a task that a worker had already begun stays: it is what removes the files.
    if (task.attempt === 0) await queue.cancel(jobs[task.lane], taskId, { tx });
    return task;
  });
  if (cancelled) events.publish(cancelled);
}
