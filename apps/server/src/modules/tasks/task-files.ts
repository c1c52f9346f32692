import path from 'node:path';
import type { TaskId } from '@reelwright/contracts';
import type { Database } from '../../platform/database/database.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import type { VariantOutput } from '../../tools/tool.ts';
import { toOutputName } from './output-name.ts';
import { releaseRenderInputs } from './render-inputs.ts';
import { findTaskState, type TaskClaim } from './tasks.store.ts';

/** Everything that a task alone keeps in storage. */
function toTaskFolder(taskId: TaskId): string {
  return `tasks/${taskId}/`;
}

function toWorkFolder(taskId: TaskId): string {
  return `${toTaskFolder(taskId)}work/`;
}

/** Each run of a task writes to a folder of its own: one that doesn't know yet that it was replaced harms nobody. */
export function toWorkPrefix({ taskId, attempt }: TaskClaim): string {
  return `${toWorkFolder(taskId)}${attempt}/`;
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

/**
 * Removes what an ended or deleted task has no use for. May be repeated; leaves alone what another worker is busy with.
 */
export async function removeLeftFiles(
  { database, storage }: { database: Database; storage: Storage },
  taskId: TaskId,
): Promise<void> {
  const state = await findTaskState(database.db, taskId);
  if (state === 'in_queue' || state === 'generating') return;
  if (state === 'success') await storage.deleteFolder(toWorkFolder(taskId));
  else await removeTaskFiles(storage, taskId);
}
