import type { AdDraft, DraftToolType, TaskId, UserId } from '@reelwright/contracts';
import { AppError } from '../../app-error.ts';
import { collectResults, countVariants } from '../../runner/step-runs.ts';
import type { TasksDependencies } from './tasks.dependencies.ts';
import { findTask, listRememberedSteps } from './tasks.store.ts';

/** What a task was made from, as its wizard keeps it; undefined where its tool has none. Throws NOT_FOUND. */
export async function findDraft(
  { database, tools }: Pick<TasksDependencies, 'database' | 'tools'>,
  ids: { taskId: TaskId; userId: UserId },
): Promise<{ toolType: DraftToolType; title: string; content: AdDraft } | undefined> {
  const task = await findTask(database.db, ids);
  if (!task) throw new AppError('NOT_FOUND');
  const tool = tools.get(task.toolType);
  if (!tool?.toDraft) return undefined;
  const results = collectResults(tool, await listRememberedSteps(database.db, ids.taskId));
  const ofVariants = Array.from({ length: countVariants(tool, task.input) }, (_none, variant) => results.of(variant));
  return { title: task.title, ...tool.toDraft(task.input, ofVariants, task.seed) };
}
