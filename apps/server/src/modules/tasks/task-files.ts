import path from 'node:path';
import type { TaskId } from '@reelwright/contracts';
import type { Database } from '../../platform/database/database.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import type { VariantOutput } from '../../runner/tool.ts';
import { toOutputName } from '../../runner/output-name.ts';
import { releaseRenderInputs } from '../../runner/render-inputs.ts';
import { hasEnded, isWorkUsed, previewRuns, type RunClaim, taskRuns } from './runs.store.ts';

/** Returns the folder in storage for files of this task alone. */
function toTaskFolder(taskId: TaskId): string {
  return `tasks/${taskId}/`;
}

/**
 * Returns the folder for files that steps pass to later steps, also to those of a task that continues from a preview.
 */
function toWorkFolder(workId: string): string {
  return `work/${workId}/`;
}

/**
 * Returns the folder of one run of a task: a worker that does not know yet that it was replaced cannot overwrite the
 * files of the next run.
 */
export function toWorkPrefix({ workId, taskId, attempt }: RunClaim & { workId: string }, variant: number): string {
  return `${toWorkFolder(workId)}${taskId}/${attempt}/${variant === 0 ? '' : `variant-${variant}/`}`;
}

/** Returns the prefixes of the tries before this one, the newest first: a killed worker may have left parts of a step. */
export function listEarlierWorkPrefixes(claim: RunClaim & { workId: string }, variant: number): string[] {
  return Array.from({ length: claim.attempt - 1 }, (_, index) =>
    toWorkPrefix({ ...claim, attempt: claim.attempt - 1 - index }, variant),
  );
}

/** Returns the same key at each try, so that the copies of a killed try are replaced and not left over. */
export function toOutputKey(taskId: TaskId, output: Pick<VariantOutput, 'kind' | 'variant' | 'fileName'>): string {
  return `${toOutputsFolder(taskId)}${toOutputName(output)}${path.extname(output.fileName)}`;
}

export function toOutputsFolder(taskId: TaskId): string {
  return `${toTaskFolder(taskId)}outputs/`;
}

/** Returns the size of all work files of a run and of those that it continues. */
export async function measureWork(storage: Storage, workId: string): Promise<number> {
  const files = await storage.list(toWorkFolder(workId));
  return files.reduce((bytes, { sizeBytes }) => bytes + sizeBytes, 0);
}

/** Deletes all files of a task, and the work files that only its outputs were made from. Idempotent. */
export async function removeTaskFiles(storage: Storage, taskId: TaskId): Promise<void> {
  await releaseRenderInputs(storage, { taskId, outputsFolder: toOutputsFolder(taskId) });
  await storage.deleteFolder(toTaskFolder(taskId));
}

/** Deletes work files that are not in use any more. Idempotent. */
export async function removeUnusedWork(
  { database, storage }: { database: Database; storage: Storage },
  workId: string,
): Promise<void> {
  if (!(await isWorkUsed(database.db, workId))) await storage.deleteFolder(toWorkFolder(workId));
}

/**
 * Deletes files that a finished or purged task does not need. Idempotent; leaves alone files that another worker uses.
 */
export async function removeLeftFiles(
  dependencies: { database: Database; storage: Storage },
  taskId: TaskId,
): Promise<void> {
  const task = await taskRuns.find(dependencies.database.db, taskId);
  if (task && !hasEnded(task.state)) return;
  if (task?.state !== 'success') await removeTaskFiles(dependencies.storage, taskId);
  await removeUnusedWork(dependencies, task?.workId ?? taskId);
}

/** Same as `removeLeftFiles` for a preview: its work files stay as long as the preview may be shown or continued. */
export async function removeLeftPreviewFiles(
  dependencies: { database: Database; storage: Storage },
  taskId: TaskId,
): Promise<void> {
  const preview = await previewRuns.find(dependencies.database.db, taskId);
  if (preview && !hasEnded(preview.state)) return;
  await removeUnusedWork(dependencies, preview?.workId ?? taskId);
}
