import type { UiLanguage } from '@reelwright/contracts';
import { getTaskRow, type TaskOfActor } from './get-task-row.ts';
import { pushTask } from './push-task.ts';
import type { TasksDependencies } from './tasks.dependencies.ts';
import type { RunRow } from './runs.store.ts';

/** Pushes the same input as a new task, at today's price. Throws NOT_FOUND, or what `pushTask` throws. */
export async function regenerateTask(
  dependencies: TasksDependencies,
  request: TaskOfActor & {
    /** A new one by default. */
    seed?: number | undefined;
    idempotencyKey?: string | undefined;
    language: UiLanguage;
  },
): Promise<RunRow> {
  const { taskId, ...rest } = request;
  const task = await getTaskRow(dependencies, { taskId, actor: request.actor }, 'regenerate');
  return pushTask(dependencies, { ...rest, toolType: task.toolType, input: task.input });
}
