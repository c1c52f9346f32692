import type { TaskId } from '@reelwright/contracts';
import type { Actor } from '../../actor.ts';
import { authorize } from '../../policy.ts';
import { previewRuns, type RunRow } from './runs.store.ts';
import type { TasksDependencies } from './tasks.dependencies.ts';
import { canPreview, canTask, type TaskAction } from './tasks.policy.ts';
import { findTask, type PlacedTask } from './tasks.store.ts';

/** A task, and the actor who requests it. */
export interface TaskOfActor {
  taskId: TaskId;
  actor: Actor;
}

/** A task or a preview: calls accept the ids of both. */
export type FoundRun = { kind: 'task'; row: PlacedTask } | { kind: 'preview'; row: RunRow };

/** Returns the task if the actor may perform the action on it. Throws NOT_FOUND or PERMISSION_MISSING. */
export async function getTaskRow(
  { database }: Pick<TasksDependencies, 'database'>,
  { taskId, actor }: TaskOfActor,
  action: TaskAction,
): Promise<PlacedTask> {
  return authorize(canTask, actor, action, await findTask(database.db, taskId));
}

/** Returns the task or preview if the actor may perform the action on it. Throws NOT_FOUND or PERMISSION_MISSING. */
export async function getRun(
  { database }: Pick<TasksDependencies, 'database'>,
  { taskId, actor }: TaskOfActor,
  action: 'read' | 'end',
): Promise<FoundRun> {
  const { db } = database;
  const task = await findTask(db, taskId);
  if (task) return { kind: 'task', row: authorize(canTask, actor, action, task) };
  return { kind: 'preview', row: authorize(canPreview, actor, action, await previewRuns.find(db, taskId)) };
}
