import type { VariantOutput } from '../../runner/tool.ts';
import { collectResults, countVariants } from '../../runner/step-runs.ts';
import { getTaskRow, type TaskOfActor } from './get-task-row.ts';
import { hasEnded, taskRuns } from './runs.store.ts';
import type { TasksDependencies } from './tasks.dependencies.ts';

/**
 * Returns the outputs of the variants that a running task has finished, still in its work files; empty once it has
 * ended. Throws NOT_FOUND.
 */
export async function findFinishedResults(
  { database, tools }: Pick<TasksDependencies, 'database' | 'tools'>,
  ids: TaskOfActor,
): Promise<VariantOutput[]> {
  const row = await getTaskRow({ database }, ids, 'read');
  const tool = tools.get(row.toolType);
  if (!tool || hasEnded(row.state)) return [];
  const results = collectResults(tool, await taskRuns.listSteps(database.db, ids.taskId));
  const variants = Array.from({ length: countVariants(tool, row.input) }, (_none, variant) => variant);
  return variants
    .filter((variant) => tool.steps.every((step) => results.has({ step, variant: step.isPerVariant ? variant : 0 })))
    .flatMap((variant) => tool.outputs(results.of(variant)).map((output) => ({ ...output, variant })));
}
