import type { TaskId, UserId } from '@reelwright/contracts';
import { AppError } from '../../app-error.ts';
import { markTaskDeleted, restoreTask } from './kept-tasks.store.ts';
import type { TasksDependencies } from './tasks.dependencies.ts';
import { findTask } from './tasks.store.ts';

/** Deletes an ended task; it and its outputs stay for a day, to be restored. Throws NOT_FOUND or TASK_STILL_RUNNING. */
export async function deleteTask(
  { database, clock, events }: Pick<TasksDependencies, 'database' | 'clock' | 'events'>,
  ids: { taskId: TaskId; userId: UserId },
): Promise<void> {
  const deleted = await markTaskDeleted(database.db, { ...ids, now: clock.now() });
  if (deleted) return events.publish(deleted);
  throw new AppError((await findTask(database.db, ids)) ? 'TASK_STILL_RUNNING' : 'NOT_FOUND');
}

/** Brings a deleted task back. Throws NOT_FOUND, also where it was purged. */
export async function bringTaskBack(
  { database, events }: Pick<TasksDependencies, 'database' | 'events'>,
  ids: { taskId: TaskId; userId: UserId },
): Promise<void> {
  const restored = await restoreTask(database.db, ids);
  if (!restored) throw new AppError('NOT_FOUND');
  events.publish(restored);
}
