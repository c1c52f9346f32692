import { AD_PREVIEW_LIMITS, UNDO_DAYS, type WorkspaceId } from '@reelwright/contracts';
import { stopPreview, stopTask } from './cancel-task.ts';
import { deleteTaskRow, listPurgeableTasks, listWorkspaceTasks, markTasksDeleted } from './kept-tasks.store.ts';
import { hasEnded, type RunRow, type TaskRow } from './runs.store.ts';
import { purgeTaskEnds } from './task-ends.store.ts';
import { removeTaskFiles, removeUnusedWork } from './task-files.ts';
import { deletePreviewRow, listOldPreviews, listWorkspacePreviews } from './task-previews.store.ts';
import type { TasksDependencies } from './tasks.dependencies.ts';
import { listOutputs } from './tasks.store.ts';

const DAY_MS = 86_400_000;
const PURGED_AT_ONCE = 200;
/** Longer than any reader of ends may be offline. */
const ENDS_KEPT_DAYS = 400;

/** Purges tasks whose time for restoring is over, and old previews. Returns the number purged. */
export async function purgeTasks(dependencies: TasksDependencies, signal: AbortSignal): Promise<number> {
  const { database, clock } = dependencies;
  const daysAgo = (days: number) => new Date(clock.now().getTime() - days * DAY_MS);
  const purgeable = await listPurgeableTasks(database.db, { deletedBefore: daysAgo(UNDO_DAYS), max: PURGED_AT_ONCE });
  let purged = 0;
  for (const task of purgeable) {
    signal.throwIfAborted();
    if (await purgeTask(dependencies, task)) purged++;
  }
  await purgeTaskEnds(database.db, daysAgo(ENDS_KEPT_DAYS));
  return purged + (await purgePreviews(dependencies, signal));
}

/**
 * Purges every task and preview of a workspace that nobody will use again, without waiting for a restore. Cancels what
 * has not ended; returns false if something is left for the next call.
 */
export async function purgeWorkspaceTasks(
  dependencies: TasksDependencies,
  workspaceId: WorkspaceId,
  signal: AbortSignal,
): Promise<boolean> {
  const { database, clock } = dependencies;
  const previews = await listWorkspacePreviews(database.db, workspaceId);
  for (const preview of previews) {
    signal.throwIfAborted();
    if (hasEnded(preview.state)) await purgePreview(dependencies, preview);
    else await stopPreview(dependencies, preview.taskId);
  }
  const found = await listWorkspaceTasks(database.db, workspaceId);
  for (const task of found) {
    signal.throwIfAborted();
    if (!hasEnded(task.state)) {
      await stopTask(dependencies, task.taskId);
      continue;
    }
    await markTasksDeleted(database.db, { taskIds: [task.taskId], now: clock.now() });
    await purgeTask(dependencies, task);
  }
  return [...previews, ...found].every(({ state }) => hasEnded(state));
}

async function purgeTask(dependencies: TasksDependencies, task: TaskRow): Promise<boolean> {
  const { database, storage, assets, library } = dependencies;
  const { taskId, workId } = task;
  // The row is deleted last: after an interruption the task can be purged again, and no file is orphaned.
  await removeTaskFiles(storage, taskId);
  const assetIds = (await listOutputs(database.db, [taskId])).map(({ assetId }) => assetId);
  await library.deleteAssetFiles(assetIds);
  const isGone = await database.transaction(async (tx) => {
    if (!(await deleteTaskRow(tx, taskId))) return false;
    await assets.deleteAssets(tx, assetIds);
    return true;
  });
  if (isGone) await removeUnusedWork(dependencies, workId);
  return isGone;
}

async function purgePreviews(dependencies: TasksDependencies, signal: AbortSignal): Promise<number> {
  const { database, clock } = dependencies;
  const createdBefore = new Date(clock.now().getTime() - AD_PREVIEW_LIMITS.keptS * 1000);
  let purged = 0;
  for (const preview of await listOldPreviews(database.db, { createdBefore, max: PURGED_AT_ONCE })) {
    signal.throwIfAborted();
    // A running preview is cancelled first; its row is deleted next time, once its worker has released it.
    if (!hasEnded(preview.state)) await stopPreview(dependencies, preview.taskId);
    else {
      await purgePreview(dependencies, preview);
      purged++;
    }
  }
  return purged;
}

async function purgePreview(dependencies: TasksDependencies, preview: RunRow): Promise<void> {
  // The row is deleted first: a task that continues from the preview keeps the work files by its own row.
  await deletePreviewRow(dependencies.database.db, preview.taskId);
  await removeUnusedWork(dependencies, preview.workId);
}
