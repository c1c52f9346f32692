import type { TaskId, UserId } from '@reelwright/contracts';
import type { TasksDependencies } from './tasks.dependencies.ts';
import { cancelUnfinishedTask } from './tasks.store.ts';

/**
 * Ends an unfinished task and returns its credits, at once. A worker that runs it hears of it (here at once, elsewhere
 * within a second), stops, and removes its files. A task that has ended already stays as it is.
 */
export async function cancelTask(
  { database, queue, credits, events, jobs, clock }: TasksDependencies,
  { taskId, userId }: { taskId: TaskId; userId: UserId },
): Promise<void> {
  const cancelled = await database.transaction(async (tx) => {
    const task = await cancelUnfinishedTask(tx, { taskId, userId, now: clock.now() });
    if (!task) return undefined;
    if (task.credits > 0) await credits.releaseHold(tx, taskId);
    // The job of a task that a worker had already begun stays: it is what removes the files.
    if (task.attempt === 0) await queue.cancel(jobs[task.lane], taskId, { tx });
    return task;
  });
  if (cancelled) events.publish(cancelled);
}
