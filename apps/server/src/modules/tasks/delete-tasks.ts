import type { TaskId } from '@reelwright/contracts';
import type { Actor } from '../../actor.ts';
import { AppError } from '../../app-error.ts';
import { markTasksDeleted, restoreTasks } from './kept-tasks.store.ts';
import type { TasksDependencies } from './tasks.dependencies.ts';
import { canTask } from './tasks.policy.ts';
import type { TaskRow } from './runs.store.ts';
import { listTasksById } from './tasks.store.ts';

type Dependencies = Pick<TasksDependencies, 'database' | 'clock' | 'events'>;

/** Tasks, and the actor who requests them. Unknown ids and those of another workspace are ignored. */
export interface TasksOfActor {
  taskIds: readonly TaskId[];
  actor: Actor;
}

function publishAll({ events }: Pick<Dependencies, 'events'>, rows: readonly TaskRow[]): TaskId[] {
  for (const row of rows) events.publish(row);
  return rows.map(({ taskId }) => taskId);
}

/** Returns the tasks that the actor may end. Throws NOT_FOUND or PERMISSION_MISSING if there are none. */
function pickEndable(actor: Actor, rows: readonly TaskRow[]): TaskId[] {
  const readable = rows.filter((row) => canTask(actor, 'read', row));
  if (readable.length === 0) throw new AppError('NOT_FOUND');
  const endable = readable.filter((row) => canTask(actor, 'end', row));
  if (endable.length === 0) throw new AppError('PERMISSION_MISSING');
  return endable.map(({ taskId }) => taskId);
}

/**
 * Deletes finished tasks; they and their outputs can be restored for a day. Returns the deleted ids. Throws
 * TASK_STILL_RUNNING, NOT_FOUND or PERMISSION_MISSING if none was deleted.
 */
export async function deleteTasks(dependencies: Dependencies, { taskIds, actor }: TasksOfActor): Promise<TaskId[]> {
  const { db } = dependencies.database;
  const kept = (await listTasksById(db, taskIds)).filter(({ deletedAt }) => deletedAt === null);
  const endable = pickEndable(actor, kept);
  const deleted = await markTasksDeleted(db, { taskIds: endable, now: dependencies.clock.now() });
  if (deleted.length === 0) throw new AppError('TASK_STILL_RUNNING');
  return publishAll(dependencies, deleted);
}

/** Restores deleted tasks. Returns the restored ids. Throws NOT_FOUND if none was restored, because all were purged. */
export async function bringTasksBack(
  dependencies: Pick<Dependencies, 'database' | 'events'>,
  { taskIds, actor }: TasksOfActor,
): Promise<TaskId[]> {
  const { db } = dependencies.database;
  const restored = await restoreTasks(db, pickEndable(actor, await listTasksById(db, taskIds)));
  if (restored.length === 0) throw new AppError('NOT_FOUND');
  return publishAll(dependencies, restored);
}
