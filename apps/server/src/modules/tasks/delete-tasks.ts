import type { TaskId } from '@reelwright/contracts';
import { AppError } from '../../app-error.ts';
import { hasTaskOf, markTasksDeleted, restoreTasks, type TasksOfUser } from './kept-tasks.store.ts';
import type { TasksDependencies } from './tasks.dependencies.ts';
import type { TaskRow } from './tasks.store.ts';

type Dependencies = Pick<TasksDependencies, 'database' | 'clock' | 'events'>;

function publishAll({ events }: Pick<Dependencies, 'events'>, rows: readonly TaskRow[]): TaskId[] {
  for (const row of rows) events.publish(row);
  return rows.map(({ taskId }) => taskId);
}

/**
 * Deletes ended tasks; they and their outputs stay for a day, to be restored. Returns which were deleted. Throws
 * TASK_STILL_RUNNING or NOT_FOUND where none was.
 */
export async function deleteTasks(dependencies: Dependencies, ids: TasksOfUser): Promise<TaskId[]> {
  const { db } = dependencies.database;
  const deleted = await markTasksDeleted(db, { ...ids, now: dependencies.clock.now() });
  if (deleted.length > 0) return publishAll(dependencies, deleted);
  throw new AppError((await hasTaskOf(db, ids)) ? 'TASK_STILL_RUNNING' : 'NOT_FOUND');
}

/** Brings deleted tasks back. Returns which came back. Throws NOT_FOUND where none did, as they were purged. */
export async function bringTasksBack(
  dependencies: Pick<Dependencies, 'database' | 'events'>,
  ids: TasksOfUser,
): Promise<TaskId[]> {
  const restored = await restoreTasks(dependencies.database.db, ids);
  if (restored.length === 0) throw new AppError('NOT_FOUND');
  return publishAll(dependencies, restored);
}
