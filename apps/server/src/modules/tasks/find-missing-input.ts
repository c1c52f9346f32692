import { collectResults } from '../../runner/step-runs.ts';
import { type TaskRow, taskRuns } from './runs.store.ts';
import type { TasksDependencies } from './tasks.dependencies.ts';

/** Returns the input that makes only the results that failed of a task; undefined if none did. */
export async function findMissingInput(
  { database, tools }: Pick<TasksDependencies, 'database' | 'tools'>,
  task: TaskRow,
): Promise<Record<string, unknown> | undefined> {
  const tool = tools.get(task.toolType);
  const variants = (task.variantFailures ?? []).map(({ variant }) => variant);
  const [first] = variants;
  if (!tool?.narrowToVariants || first === undefined) return undefined;
  const results = collectResults(tool, await taskRuns.listSteps(database.db, task.taskId)).of(first);
  // Safe cast: every tool's schema is an object, since the call accepts nothing else.
  return tool.narrowToVariants(task.input, { variants, seed: task.seed, results }) as Record<string, unknown>;
}
