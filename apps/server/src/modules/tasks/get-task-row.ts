import type { TaskId } from '@reelwright/contracts';
import type { Actor } from '../../actor.ts';
import { authorize } from '../../policy.ts';
import type { TasksDependencies } from './tasks.dependencies.ts';
import { canTask, type TaskAction } from './tasks.policy.ts';
import { findTask, type PlacedTask } from './tasks.store.ts';

/** A task, and who asks for it. */
export interface TaskOfActor {
  taskId: TaskId;
  actor: Actor;
}

/** The task, if the actor may do this to it. Throws NOT_FOUND or PERMISSION_MISSING. */
export async function getTaskRow(
  { database }: Pick<TasksDependencies, 'database'>,
  { taskId, actor }: TaskOfActor,
  action: TaskAction,
): Promise<PlacedTask> {
  return authorize(canTask, actor, action, await findTask(database.db, taskId));
}
