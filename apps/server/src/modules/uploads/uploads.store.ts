import type { AssetId, UserId, WorkspaceId } from '@reelwright/contracts';
import { and, asc, count, eq, gt, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import type { OwnedRow, OwnerMove } from '../../actor.ts';
import type { Executor } from '../../platform/database/database.ts';
import { type UploadFailure, uploads } from './uploads.tables.ts';

export type UploadRow = Omit<typeof uploads.$inferSelect, 'uploadId' | keyof OwnedRow> &
  OwnedRow & { uploadId: AssetId };

// Rows need no check here: ids were branded when they were inserted.
const toUpload = (row: typeof uploads.$inferSelect): UploadRow => row as UploadRow;

const isWaitingLink = and(isNotNull(uploads.sourceUrl), isNull(uploads.preparingAs));

/** An arbitrary number, different from the other advisory locks. */
const STORAGE_LOCK = 734_611;

export async function insertUpload(db: Executor, upload: typeof uploads.$inferInsert): Promise<void> {
  await db.insert(uploads).values(upload);
}

export async function countOpenUploads(db: Executor, { userId, now }: { userId: UserId; now: Date }): Promise<number> {
  const [row] = await db
    .select({ open: count() })
    .from(uploads)
    .where(and(eq(uploads.userId, userId), gt(uploads.expiresAt, now)));
  return row?.open ?? 0;
}

/** Locks the storage of a workspace until the transaction ends: uploads at once would else share the same free bytes. */
export async function lockStorage(tx: Executor, workspaceId: WorkspaceId): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${STORAGE_LOCK}::int, ${workspaceId}::int)`);
}

/** Returns the bytes that were promised to open uploads. */
export async function sumDeclaredBytes(
  db: Executor,
  { workspaceId, now }: { workspaceId: WorkspaceId; now: Date },
): Promise<number> {
  const [row] = await db
    .select({ total: sql`coalesce(sum(${uploads.declaredBytes}), 0)`.mapWith(Number) })
    .from(uploads)
    .where(and(eq(uploads.workspaceId, workspaceId), gt(uploads.expiresAt, now)));
  return row?.total ?? 0;
}

/** Returns the upload if it has not expired. */
export async function findOpenUpload(
  db: Executor,
  { uploadId, now }: { uploadId: AssetId; now: Date },
): Promise<UploadRow | undefined> {
  const [row] = await db
    .select()
    .from(uploads)
    .where(and(eq(uploads.uploadId, uploadId), gt(uploads.expiresAt, now)));
  return row && toUpload(row);
}

/**
 * Deletes the upload and returns it if it was still there: of two reports of the same upload, only the first gets
 * it.
 */
export async function takeUpload(db: Executor, uploadId: AssetId): Promise<UploadRow | undefined> {
  const [taken] = await db.delete(uploads).where(eq(uploads.uploadId, uploadId)).returning();
  return taken && toUpload(taken);
}

export async function moveUploads(tx: Executor, { from, to }: OwnerMove): Promise<void> {
  await tx.update(uploads).set(to).where(eq(uploads.workspaceId, from.workspaceId));
}

/** Returns whether this call began the preparation: of two reports at once only one starts a job. */
export async function beginPreparing(
  db: Executor,
  upload: { uploadId: AssetId; preparingAs: 'video' | 'audio'; expiresAt: Date },
): Promise<boolean> {
  const { uploadId, preparingAs, expiresAt } = upload;
  const begun = await db
    .update(uploads)
    .set({ preparingAs, expiresAt, percent: 0, failure: null })
    .where(and(eq(uploads.uploadId, uploadId), isNull(uploads.preparingAs)))
    .returning({ uploadId: uploads.uploadId });
  return begun.length > 0;
}

/** Returns the upload that a job is to prepare; undefined if it is prepared, failed or expired. */
export async function findPreparingUpload(db: Executor, uploadId: AssetId): Promise<UploadRow | undefined> {
  const [row] = await db
    .select()
    .from(uploads)
    .where(and(eq(uploads.uploadId, uploadId), isNotNull(uploads.preparingAs)));
  return row && toUpload(row);
}

/** Returns an upload whose link is still to be fetched; undefined if it was fetched, has failed or was dropped. */
export async function findImport(
  db: Executor,
  uploadId: AssetId,
): Promise<(UploadRow & { sourceUrl: string }) | undefined> {
  const [row] = await db
    .select()
    .from(uploads)
    .where(and(eq(uploads.uploadId, uploadId), isWaitingLink, isNull(uploads.failure)));
  return row?.sourceUrl ? { ...toUpload(row), sourceUrl: row.sourceUrl } : undefined;
}

/** Returns undefined if the upload was dropped. */
export async function setImported(
  db: Executor,
  { uploadId, fileName, declaredBytes }: { uploadId: AssetId; fileName: string; declaredBytes: number },
): Promise<UploadRow | undefined> {
  const [row] = await db
    .update(uploads)
    .set({ fileName, declaredBytes })
    .where(eq(uploads.uploadId, uploadId))
    .returning();
  return row && toUpload(row);
}

/** Returns the uploads of a workspace that jobs have or had, oldest first. */
export async function listPreparing(
  db: Executor,
  { workspaceId, now }: { workspaceId: WorkspaceId; now: Date },
): Promise<UploadRow[]> {
  const rows = await db
    .select()
    .from(uploads)
    .where(
      and(
        eq(uploads.workspaceId, workspaceId),
        gt(uploads.expiresAt, now),
        or(isNotNull(uploads.preparingAs), isNotNull(uploads.sourceUrl)),
      ),
    )
    .orderBy(asc(uploads.createdAt), asc(uploads.uploadId));
  return rows.map(toUpload);
}

/** Returns the links of a workspace that wait or have failed. */
export async function listOpenImports(db: Executor, workspaceId: WorkspaceId): Promise<UploadFiles[]> {
  return await db
    .select(UPLOAD_FILES)
    .from(uploads)
    .where(and(eq(uploads.workspaceId, workspaceId), isWaitingLink));
}

export async function writeUploadPercent(db: Executor, uploadId: AssetId, percent: number): Promise<void> {
  await db.update(uploads).set({ percent }).where(eq(uploads.uploadId, uploadId));
}

/** Resets the upload to its state before the report, and keeps the reason for the next report. */
export async function failUpload(db: Executor, uploadId: AssetId, failure: UploadFailure): Promise<void> {
  await db.update(uploads).set({ preparingAs: null, failure }).where(eq(uploads.uploadId, uploadId));
}

export async function clearUploadFailure(db: Executor, uploadId: AssetId): Promise<void> {
  await db.update(uploads).set({ failure: null }).where(eq(uploads.uploadId, uploadId));
}

/** What has to be removed of an upload. */
export type UploadFiles = Pick<typeof uploads.$inferSelect, 'uploadId' | 'multipartId'>;
const UPLOAD_FILES = { uploadId: uploads.uploadId, multipartId: uploads.multipartId };

export async function listExpiredUploads(
  db: Executor,
  { expiredBefore, max }: { expiredBefore: Date; max: number },
): Promise<UploadFiles[]> {
  return db.select(UPLOAD_FILES).from(uploads).where(lte(uploads.expiresAt, expiredBefore)).limit(max);
}

export async function listUploadIds(db: Executor): Promise<string[]> {
  return (await db.select({ uploadId: uploads.uploadId }).from(uploads)).map(({ uploadId }) => uploadId);
}

export async function listWorkspaceUploads(db: Executor, workspaceId: WorkspaceId): Promise<UploadFiles[]> {
  return db.select(UPLOAD_FILES).from(uploads).where(eq(uploads.workspaceId, workspaceId));
}

/** Notes the store's name for the parts of an upload. */
export async function setMultipart(db: Executor, uploadId: AssetId, multipartId: string): Promise<void> {
  await db.update(uploads).set({ multipartId }).where(eq(uploads.uploadId, uploadId));
}

/** Keeps an upload that is going on, unless a job has it by now. */
export async function prolongUpload(db: Executor, uploadId: AssetId, expiresAt: Date): Promise<void> {
  await db
    .update(uploads)
    .set({ expiresAt })
    .where(and(eq(uploads.uploadId, uploadId), isNull(uploads.preparingAs)));
}

export async function deleteUploads(db: Executor, uploadIds: readonly string[]): Promise<void> {
  if (uploadIds.length > 0) await db.delete(uploads).where(inArray(uploads.uploadId, [...uploadIds]));
}
