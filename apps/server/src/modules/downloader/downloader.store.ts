import type { ErrorCode, LookupId, TaskId, UserId, WorkspaceId } from '@reelwright/contracts';
import { and, asc, count, eq, inArray, lt } from 'drizzle-orm';
import type { OwnedRow, OwnerMove } from '../../actor.ts';
import type { ErrorValues } from '../../app-error.ts';
import type { Executor } from '../../platform/database/database.ts';
import { downloadProgress, linkLookups } from './downloader.tables.ts';

export type LookupRow = Omit<typeof linkLookups.$inferSelect, 'lookupId' | keyof OwnedRow> &
  OwnedRow & { lookupId: LookupId };
export type DownloadRow = Omit<typeof downloadProgress.$inferSelect, keyof OwnedRow> & OwnedRow;

// Rows need no check here: ids were branded when they were inserted.
const toLookup = (row: typeof linkLookups.$inferSelect): LookupRow => row as LookupRow;

const isOpen = inArray(linkLookups.state, ['in_queue', 'resolving']);

export async function countOpenLookups(db: Executor, userId: UserId): Promise<number> {
  const [row] = await db
    .select({ all: count() })
    .from(linkLookups)
    .where(and(eq(linkLookups.userId, userId), isOpen));
  return row?.all ?? 0;
}

export async function insertLookup(db: Executor, row: typeof linkLookups.$inferInsert): Promise<LookupRow> {
  const [inserted] = await db.insert(linkLookups).values(row).returning();
  if (!inserted) throw new Error('the insert of a lookup returned no row');
  return toLookup(inserted);
}

export async function findLookup(db: Executor, lookupId: LookupId): Promise<LookupRow | undefined> {
  const [row] = await db.select().from(linkLookups).where(eq(linkLookups.lookupId, lookupId));
  return row && toLookup(row);
}

/** Returns undefined if the lookup has ended or is gone. */
export async function startLookup(db: Executor, lookupId: LookupId): Promise<LookupRow | undefined> {
  const [row] = await db
    .update(linkLookups)
    .set({ state: 'resolving' })
    .where(and(eq(linkLookups.lookupId, lookupId), isOpen))
    .returning();
  return row && toLookup(row);
}

export async function setLookupReady(
  db: Executor,
  lookupId: LookupId,
  found: Pick<LookupRow, 'video' | 'thumbnailKey'>,
): Promise<void> {
  await db
    .update(linkLookups)
    .set({ state: 'ready', ...found })
    .where(and(eq(linkLookups.lookupId, lookupId), isOpen));
}

export async function failLookup(
  db: Executor,
  lookupId: LookupId,
  { code, values }: { code: ErrorCode; values: ErrorValues },
): Promise<void> {
  await db
    .update(linkLookups)
    .set({ state: 'failed', failure: code, failureValues: values })
    .where(and(eq(linkLookups.lookupId, lookupId), isOpen));
}

export async function listOldLookups(
  db: Executor,
  { createdBefore, max }: { createdBefore: Date; max: number },
): Promise<LookupId[]> {
  const rows = await db
    .select({ lookupId: linkLookups.lookupId })
    .from(linkLookups)
    .where(lt(linkLookups.createdAt, createdBefore))
    .orderBy(asc(linkLookups.createdAt))
    .limit(max);
  return rows.map(({ lookupId }) => lookupId as LookupId);
}

export async function listLookupsOfWorkspace(db: Executor, workspaceId: WorkspaceId): Promise<LookupId[]> {
  const rows = await db
    .select({ lookupId: linkLookups.lookupId })
    .from(linkLookups)
    .where(eq(linkLookups.workspaceId, workspaceId));
  return rows.map(({ lookupId }) => lookupId as LookupId);
}

export async function deleteLookups(db: Executor, lookupIds: readonly LookupId[]): Promise<void> {
  if (lookupIds.length > 0) await db.delete(linkLookups).where(inArray(linkLookups.lookupId, [...lookupIds]));
}

export async function writeDownload(db: Executor, row: DownloadRow): Promise<void> {
  await db
    .insert(downloadProgress)
    .values(row)
    .onConflictDoUpdate({ target: [downloadProgress.taskId, downloadProgress.variant], set: row });
}

export async function listDownloads(db: Executor, taskId: TaskId): Promise<DownloadRow[]> {
  const rows = await db
    .select()
    .from(downloadProgress)
    .where(eq(downloadProgress.taskId, taskId))
    .orderBy(asc(downloadProgress.variant));
  return rows as DownloadRow[];
}

export async function deleteOldDownloads(db: Executor, changedBefore: Date): Promise<void> {
  await db.delete(downloadProgress).where(lt(downloadProgress.changedAt, changedBefore));
}

export async function deleteDownloadsOfWorkspace(db: Executor, workspaceId: WorkspaceId): Promise<void> {
  await db.delete(downloadProgress).where(eq(downloadProgress.workspaceId, workspaceId));
}

export async function moveLookups(tx: Executor, { from, to }: OwnerMove): Promise<void> {
  for (const table of [linkLookups, downloadProgress]) {
    await tx.update(table).set(to).where(eq(table.workspaceId, from.workspaceId));
  }
}
