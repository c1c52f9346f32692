import type { UiLanguage } from '@reelwright/contracts';
import { AppError } from '../../app-error.ts';
import { findMissingInput } from './find-missing-input.ts';
import { getTaskRow, type TaskOfActor } from './get-task-row.ts';
import { pushTask } from './push-task.ts';
import type { TasksDependencies } from './tasks.dependencies.ts';
import type { RunRow } from './runs.store.ts';

/**
 * Pushes the same input as a new task, at today's price; or only what it takes to make the results that failed. Throws
 * NOT_FOUND, INVALID_INPUT if no result is missing, or what `pushTask` throws.
 */
export async function regenerateTask(
  dependencies: TasksDependencies,
  request: TaskOfActor & {
    /** A new one by default. */
    seed?: number | undefined;
    onlyMissing?: boolean | undefined;
    idempotencyKey?: string | undefined;
    language: UiLanguage;
  },
): Promise<RunRow> {
  const { taskId, onlyMissing = false, ...rest } = request;
  const task = await getTaskRow(dependencies, { taskId, actor: request.actor }, 'regenerate');
  const input = onlyMissing ? await findMissingInput(dependencies, task) : task.input;
  if (!input) {
    throw new AppError('INVALID_INPUT', {
      field: { field: ['only_missing'] },
      problem: { message: 'no_result_missing' },
    });
  }
  return pushTask(dependencies, {
    ...rest,
    toolType: task.toolType,
    input,
    moreOf: onlyMissing ? undefined : task,
  });
}
