import type { TimelineDocument } from '@reelwright/timeline';
import { collectResults } from '../../runner/step-runs.ts';
import { getRun, type TaskOfActor } from './get-task-row.ts';
import type { TasksDependencies } from './tasks.dependencies.ts';
import { previewRuns, taskRuns } from './runs.store.ts';

/**
 * Returns the timeline that the render of a task or preview shows; undefined until a step has built it. Throws
 * NOT_FOUND.
 */
export async function findTimeline(
  dependencies: Pick<TasksDependencies, 'database' | 'tools'>,
  { variant = 0, ...ids }: TaskOfActor & { variant?: number | undefined },
): Promise<TimelineDocument | undefined> {
  const { database, tools } = dependencies;
  const { kind, row } = await getRun(dependencies, ids, 'read');
  const steps = await (kind === 'task' ? taskRuns : previewRuns).listSteps(database.db, ids.taskId);
  const tool = tools.get(row.toolType);
  return tool?.findTimeline?.(collectResults(tool, steps).of(variant));
}
