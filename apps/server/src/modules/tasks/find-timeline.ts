import type { TaskId, UserId } from '@reelwright/contracts';
import type { TimelineDocument } from '@reelwright/timeline';
import { AppError } from '../../app-error.ts';
import { collectResults } from '../../runner/step-runs.ts';
import type { TasksDependencies } from './tasks.dependencies.ts';
import { findTask, listRememberedSteps } from './tasks.store.ts';

/** What a task's render shows; undefined until a step has built it. Throws NOT_FOUND. */
export async function findTimeline(
  { database, tools }: TasksDependencies,
  { variant = 0, ...ids }: { taskId: TaskId; userId: UserId; variant?: number | undefined },
): Promise<TimelineDocument | undefined> {
  const task = await findTask(database.db, ids);
  if (!task) throw new AppError('NOT_FOUND');
  const steps = await listRememberedSteps(database.db, ids.taskId);
  const tool = tools.get(task.toolType);
  return tool?.findTimeline?.(collectResults(tool, steps).of(variant));
}
