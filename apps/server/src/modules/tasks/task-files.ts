import path from 'node:path';
import type { TaskId } from '@reelwright/contracts';
import type { Database } from '../../platform/database/database.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import type { VariantOutput } from '../../runner/tool.ts';
import { toOutputName } from '../../runner/output-name.ts';
import { releaseRenderInputs } from '../../runner/render-inputs.ts';
import { hasEnded, isWorkUsed, previewRuns, type RunClaim, taskRuns } from './runs.store.ts';

/** Everything that a task alone keeps in storage. */
function toTaskFolder(taskId: TaskId): string {
  return `tasks/${taskId}/`;
}

/** What steps hand to those after them, also to those of a task that goes on from a preview. */
function toWorkFolder(workId: string): string {
  return `work/${workId}/`;
}

/** Each run of a task writes to a folder of its own: one that doesn't know yet that it was replaced harms nobody. */
export function toWorkPrefix({ workId, taskId, attempt }: RunClaim & { workId: string }, variant: number): string {
  return `${toWorkFolder(workId)}${taskId}/${attempt}/${variant === 0 ? '' : `variant-${variant}/`}`;
}

/** The same at each try, so that copies of a try that was killed are replaced and not left over. */
export function toOutputKey(taskId: TaskId, output: Pick<VariantOutput, 'kind' | 'variant' | 'fileName'>): string {
  return `${toOutputsFolder(taskId)}${toOutputName(output)}${path.extname(output.fileName)}`;
}

export function toOutputsFolder(taskId: TaskId): string {
  return `${toTaskFolder(taskId)}outputs/`;
}

/** Removes everything of a task, and what only its outputs were made from. May be repeated. */
export async function removeTaskFiles(storage: Storage, taskId: TaskId): Promise<void> {
  await releaseRenderInputs(storage, { taskId, outputsFolder: toOutputsFolder(taskId) });
  await storage.deleteFolder(toTaskFolder(taskId));
}

/** Removes work files that nobody needs any more. May be repeated. */
export async function removeUnusedWork(
  { database, storage }: { database: Database; storage: Storage },
  workId: string,
): Promise<void> {
  if (!(await isWorkUsed(database.db, workId))) await storage.deleteFolder(toWorkFolder(workId));
}

/**
 * Removes what an ended or purged task has no use for. May be repeated; leaves alone what another worker is busy with.
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

/** As `removeLeftFiles`, of a preview: its work stays as long as the preview may be shown or gone on from. */
export async function removeLeftPreviewFiles(
  dependencies: { database: Database; storage: Storage },
  taskId: TaskId,
): Promise<void> {
  const preview = await previewRuns.find(dependencies.database.db, taskId);
  if (preview && !hasEnded(preview.state)) return;
  await removeUnusedWork(dependencies, preview?.workId ?? taskId);
}
