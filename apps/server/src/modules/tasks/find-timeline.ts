import type { TimelineDocument } from '@reelwright/timeline';
import { collectResults } from '../../runner/step-runs.ts';
import { getTaskRow, type TaskOfActor } from './get-task-row.ts';
import type { TasksDependencies } from './tasks.dependencies.ts';
import { listRememberedSteps } from './tasks.store.ts';

/** What a task's render shows; undefined until a step has built it. Throws NOT_FOUND. */
export async function findTimeline(
  dependencies: Pick<TasksDependencies, 'database' | 'tools'>,
  { variant = 0, ...ids }: TaskOfActor & { variant?: number | undefined },
): Promise<TimelineDocument | undefined> {
  const { database, tools } = dependencies;
  const task = await getTaskRow(dependencies, ids, 'read');
  const steps = await listRememberedSteps(database.db, ids.taskId);
  const tool = tools.get(task.toolType);
  return tool?.findTimeline?.(collectResults(tool, steps).of(variant));
}
