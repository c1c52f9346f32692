import type { TaskId, UiLanguage } from '@reelwright/contracts';
import { AppError } from '../../app-error.ts';
import type { RequestUser } from '../../platform/http/request-context.ts';
import { pushTask } from './push-task.ts';
import type { TasksDependencies } from './tasks.dependencies.ts';
import { findTask, type TaskRow } from './tasks.store.ts';

/** The same input as a new task, at today's price. Throws NOT_FOUND, or what `pushTask` throws. */
export async function regenerateTask(
  dependencies: TasksDependencies,
  request: {
    taskId: TaskId;
    user: RequestUser;
    /** By default a new one. */
    seed?: number | undefined;
    idempotencyKey?: string | undefined;
    language: UiLanguage;
  },
): Promise<TaskRow> {
  const { taskId, ...rest } = request;
  const task = await findTask(dependencies.database.db, { taskId, userId: request.user.userId });
  if (!task) throw new AppError('NOT_FOUND');
  return pushTask(dependencies, { ...rest, toolType: task.toolType, input: task.input });
}
