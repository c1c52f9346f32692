import type { AdDraft, DraftToolType } from '@reelwright/contracts';
import { collectResults, countVariants } from '../../runner/step-runs.ts';
import { getTaskRow, type TaskOfActor } from './get-task-row.ts';
import type { TasksDependencies } from './tasks.dependencies.ts';
import { taskRuns } from './runs.store.ts';

/** What a task was made from, as its wizard keeps it; undefined where its tool has none. Throws NOT_FOUND. */
export async function findDraft(
  dependencies: Pick<TasksDependencies, 'database' | 'tools'>,
  ids: TaskOfActor,
): Promise<{ toolType: DraftToolType; title: string; content: AdDraft } | undefined> {
  const { database, tools } = dependencies;
  const task = await getTaskRow(dependencies, ids, 'read');
  const tool = tools.get(task.toolType);
  if (!tool?.toDraft) return undefined;
  const results = collectResults(tool, await taskRuns.listSteps(database.db, ids.taskId));
  const ofVariants = Array.from({ length: countVariants(tool, task.input) }, (_none, variant) => results.of(variant));
  return { title: task.title, ...tool.toDraft(task.input, ofVariants, task.seed) };
}
