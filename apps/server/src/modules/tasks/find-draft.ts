import type { AdDraft, DraftToolType } from '@reelwright/contracts';
import { collectResults, countVariants } from '../../runner/step-runs.ts';
import { getRun, type TaskOfActor } from './get-task-row.ts';
import type { TasksDependencies } from './tasks.dependencies.ts';
import { previewRuns, taskRuns } from './runs.store.ts';

/**
 * Returns the draft that a task or preview was made from, as its wizard stores it; undefined if its tool has no draft.
 * Throws NOT_FOUND.
 */
export async function findDraft(
  dependencies: Pick<TasksDependencies, 'database' | 'tools'>,
  ids: TaskOfActor,
): Promise<{ toolType: DraftToolType; title: string; content: AdDraft } | undefined> {
  const { database, tools } = dependencies;
  const { kind, row } = await getRun(dependencies, ids, 'read');
  const tool = tools.get(row.toolType);
  if (!tool?.toDraft) return undefined;
  const results = collectResults(
    tool,
    await (kind === 'task' ? taskRuns : previewRuns).listSteps(database.db, ids.taskId),
  );
  const ofVariants = Array.from({ length: countVariants(tool, row.input) }, (_none, variant) => results.of(variant));
  const title = kind === 'task' ? row.title : tool.title(row.input);
  return { title, ...tool.toDraft(row.input, ofVariants, row.seed) };
}
