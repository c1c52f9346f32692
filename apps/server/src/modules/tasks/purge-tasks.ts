import { AD_PREVIEW_LIMITS, ENDED_TASK_STATES, UNDO_DAYS } from '@reelwright/contracts';
import { stopTask } from './cancel-task.ts';
import { deleteTaskRow, listPurgeableTasks } from './kept-tasks.store.ts';
import { removeTaskFiles, removeUnusedWork } from './task-files.ts';
import type { TasksDependencies } from './tasks.dependencies.ts';
import { listOutputs, type TaskRow } from './tasks.store.ts';

const DAY_MS = 86_400_000;
const PURGED_AT_ONCE = 200;

/** Removes what was deleted too long ago to be restored, and previews that nobody looks at any more. Gives how many are gone. */
export async function purgeTasks(dependencies: TasksDependencies, signal: AbortSignal): Promise<number> {
  const { database, clock } = dependencies;
  const nowMs = clock.now().getTime();
  const purgeable = await listPurgeableTasks(database.db, {
    deletedBefore: new Date(nowMs - UNDO_DAYS * DAY_MS),
    previewedBefore: new Date(nowMs - AD_PREVIEW_LIMITS.keptS * 1000),
    max: PURGED_AT_ONCE,
  });
  let purged = 0;
  for (const task of purgeable) {
    signal.throwIfAborted();
    // A preview that still runs; its row goes next time, when its worker has let go of it.
    if (!ENDED_TASK_STATES.includes(task.state)) await stopTask(dependencies, task.taskId);
    else if (await purgeTask(dependencies, task)) purged++;
  }
  return purged;
}

async function purgeTask(dependencies: TasksDependencies, task: TaskRow): Promise<boolean> {
  const { database, storage, assets } = dependencies;
  const { taskId, workId } = task;
  // Its row goes last: interrupted in between, the task is still there to be purged again, and no file is orphaned.
  if (!task.isPreview) await removeTaskFiles(storage, taskId);
  const isGone = await database.transaction(async (tx) => {
    const outputs = await listOutputs(tx, [taskId]);
    if (!(await deleteTaskRow(tx, taskId))) return false;
    await assets.deleteAssets(
      tx,
      outputs.map(({ assetId }) => assetId),
    );
    return true;
  });
  // A preview's row goes first: what a task that goes on from it needs, that task's row keeps.
  if (isGone) await removeUnusedWork(dependencies, workId);
  return isGone;
}
