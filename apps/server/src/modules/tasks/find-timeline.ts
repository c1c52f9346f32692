import type { TimelineDocument } from '@reelwright/timeline';
import { collectResults } from '../../runner/step-runs.ts';
import { getRun, type TaskOfActor } from './get-task-row.ts';
import type { TasksDependencies } from './tasks.dependencies.ts';
import { previewRuns, taskRuns } from './runs.store.ts';

interface VariantOfActor extends TaskOfActor {
  variant?: number | undefined;
}

async function readVariant(
  { database, tools }: Pick<TasksDependencies, 'database' | 'tools'>,
  { variant = 0, ...ids }: VariantOfActor,
) {
  const { kind, row } = await getRun({ database }, ids, 'read');
  const steps = await (kind === 'task' ? taskRuns : previewRuns).listSteps(database.db, ids.taskId);
  const tool = tools.get(row.toolType);
  return {
    tool,
    request: { input: row.input, seed: row.seed, variant },
    results: tool && collectResults(tool, steps).of(variant),
  };
}

/**
 * Returns what an editor rebuilds the timeline of a task or preview from; undefined if its tool has no such editor, or
 * the timeline is not built. Throws NOT_FOUND.
 */
export async function findMaterial(
  dependencies: Pick<TasksDependencies, 'database' | 'tools'>,
  ids: VariantOfActor,
): Promise<object | undefined> {
  const { tool, request, results } = await readVariant(dependencies, ids);
  return results && tool?.findMaterial?.(request, results);
}

/**
 * Returns the timeline that the render of a task or preview shows; undefined until a step has built it. Throws
 * NOT_FOUND.
 */
export async function findTimeline(
  dependencies: Pick<TasksDependencies, 'database' | 'tools'>,
  ids: VariantOfActor,
): Promise<TimelineDocument | undefined> {
  const { tool, results } = await readVariant(dependencies, ids);
  return results && tool?.findTimeline?.(results);
}
