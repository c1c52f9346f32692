import { ENDED_TASK_STATES, type TaskId, type UserId, type WorkspaceId } from '@reelwright/contracts';
import { and, count, eq, gt, lt, max, notInArray, sum } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database.ts';
import type { RunRow } from './runs.store.ts';
import { taskPreviews } from './tasks.tables.ts';

// Rows need no check here: ids were branded when they were inserted.
const toPreview = (row: object): RunRow => row as RunRow;

export async function listUnfinishedPreviews(tx: Executor, userId: UserId): Promise<RunRow[]> {
  const rows = await tx
    .select()
    .from(taskPreviews)
    .where(and(eq(taskPreviews.userId, userId), notInArray(taskPreviews.state, [...ENDED_TASK_STATES])));
  return rows.map(toPreview);
}

export async function countPreviews(tx: Executor, userId: UserId, since: Date): Promise<number> {
  const [row] = await tx
    .select({ previews: count() })
    .from(taskPreviews)
    .where(and(eq(taskPreviews.userId, userId), gt(taskPreviews.createdAt, since)));
  return row?.previews ?? 0;
}

/** Returns the number of previews of all users that no worker has claimed. */
export async function countWaitingPreviews(tx: Executor): Promise<number> {
  const [row] = await tx.select({ previews: count() }).from(taskPreviews).where(eq(taskPreviews.state, 'in_queue'));
  return row?.previews ?? 0;
}

/** Returns a finished preview and locks its row until the transaction ends. */
export async function lockPreview(tx: Executor, taskId: TaskId): Promise<RunRow | undefined> {
  const [row] = await tx
    .select()
    .from(taskPreviews)
    .where(and(eq(taskPreviews.taskId, taskId), eq(taskPreviews.state, 'success')))
    .for('update');
  return row && toPreview(row);
}

export async function listOldPreviews(
  db: Executor,
  { createdBefore, max }: { createdBefore: Date; max: number },
): Promise<RunRow[]> {
  const rows = await db.select().from(taskPreviews).where(lt(taskPreviews.createdAt, createdBefore)).limit(max);
  return rows.map(toPreview);
}

export async function listWorkspacePreviews(db: Executor, workspaceId: WorkspaceId): Promise<RunRow[]> {
  const rows = await db.select().from(taskPreviews).where(eq(taskPreviews.workspaceId, workspaceId));
  return rows.map(toPreview);
}

/** Returns the bytes that the previews of a workspace keep, until they are purged. */
export async function sumPreviewBytes(db: Executor, workspaceId: WorkspaceId): Promise<number> {
  const folders = db
    .select({ keptBytes: max(taskPreviews.keptBytes).as('kept_bytes') })
    .from(taskPreviews)
    .where(eq(taskPreviews.workspaceId, workspaceId))
    .groupBy(taskPreviews.workId)
    .as('folders');
  const [row] = await db.select({ keptBytes: sum(folders.keptBytes).mapWith(Number) }).from(folders);
  return row?.keptBytes ?? 0;
}

/** Deletes a preview with its remembered steps. */
export async function deletePreviewRow(db: Executor, taskId: TaskId): Promise<void> {
  await db.delete(taskPreviews).where(eq(taskPreviews.taskId, taskId));
}
