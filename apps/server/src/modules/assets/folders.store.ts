import type { FolderId, WorkspaceId } from '@reelwright/contracts';
import { and, asc, count, desc, eq, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import type { OwnedRow, OwnerMove } from '../../actor.ts';
import type { Executor } from '../../platform/database/database.ts';
import { readRows } from '../../platform/database/read-rows.ts';
import { assets } from './assets.tables.ts';
import { assetFolders } from './folders.tables.ts';

type Row = typeof assetFolders.$inferSelect;
export type FolderRow = Omit<Row, 'folderId' | 'parentId' | keyof OwnedRow> &
  OwnedRow & { folderId: FolderId; parentId: FolderId | null };

/** An arbitrary number, different from the other advisory locks. */
const LIBRARY_LOCK = 734_612;
/** Children of a folder are counted up to this number. */
const MAX_COUNTED = 1000;

// Rows need no check here: ids were branded when they were inserted.
const toFolder = (row: Row): FolderRow => row as FolderRow;
const isAlive = isNull(assetFolders.deletedAt);

/** Locks the names and folders of a library until the transaction ends. */
export async function lockLibrary(tx: Executor, workspaceId: WorkspaceId): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${LIBRARY_LOCK}::int, ${workspaceId}::int)`);
}

export async function insertFolder(db: Executor, folder: typeof assetFolders.$inferInsert): Promise<FolderRow> {
  const [row] = await db.insert(assetFolders).values(folder).returning();
  if (!row) throw new Error('the folder was not inserted');
  return toFolder(row);
}

/** Returns folders in the bin too. */
export async function listFoldersById(db: Executor, folderIds: readonly FolderId[]): Promise<FolderRow[]> {
  if (folderIds.length === 0) return [];
  const rows = await db
    .select()
    .from(assetFolders)
    .where(inArray(assetFolders.folderId, [...folderIds]));
  return rows.map(toFolder);
}

export async function countFolders(db: Executor, workspaceId: WorkspaceId): Promise<number> {
  const [row] = await db.select({ total: count() }).from(assetFolders).where(eq(assetFolders.workspaceId, workspaceId));
  return row?.total ?? 0;
}

export async function listWorkspaceFolders(db: Executor, workspaceId: WorkspaceId): Promise<FolderRow[]> {
  const rows = await db
    .select()
    .from(assetFolders)
    .where(and(eq(assetFolders.workspaceId, workspaceId), isAlive))
    .orderBy(asc(assetFolders.nameKey), asc(assetFolders.folderId));
  return rows.map(toFolder);
}

const isChildOf = (parentId: FolderId | null) =>
  parentId === null ? isNull(assetFolders.parentId) : eq(assetFolders.parentId, parentId);

export async function listChildFolders(
  db: Executor,
  { workspaceId, parentId }: { workspaceId: WorkspaceId; parentId: FolderId | null },
): Promise<FolderRow[]> {
  const rows = await db
    .select()
    .from(assetFolders)
    .where(and(eq(assetFolders.workspaceId, workspaceId), isChildOf(parentId), isAlive))
    .orderBy(sql`${assetFolders.kind} = 'results' desc`, asc(assetFolders.nameKey), asc(assetFolders.folderId));
  return rows.map(toFolder);
}

/** Returns the folders in the bin that were deleted themselves, the last one first. */
export async function listDeletedFolders(db: Executor, workspaceId: WorkspaceId): Promise<FolderRow[]> {
  const rows = await db
    .select()
    .from(assetFolders)
    .where(
      and(
        eq(assetFolders.workspaceId, workspaceId),
        isNotNull(assetFolders.deletedAt),
        isNull(assetFolders.deletedWith),
      ),
    )
    .orderBy(desc(assetFolders.deletedAt), desc(assetFolders.folderId));
  return rows.map(toFolder);
}

/** Returns the number of assets and folders directly in each folder, up to 1000. */
export async function countChildren(db: Executor, folderIds: readonly FolderId[]): Promise<Map<FolderId, number>> {
  if (folderIds.length === 0) return new Map();
  const rows = await readRows<{ folder_id: FolderId; children: number }>(
    db,
    sql`
    select folder.folder_id, (
      (select count(*)::int from (select 1 from assets where assets.workspace_id = folder.workspace_id
        and assets.folder_id = folder.folder_id and assets.deleted_at is null and assets.kind is not null
        limit ${MAX_COUNTED}) as some_assets)
      + (select count(*)::int from (select 1 from asset_folders as child where child.workspace_id = folder.workspace_id
        and child.parent_id = folder.folder_id and child.deleted_at is null limit ${MAX_COUNTED}) as some_folders)
    ) as children
    from asset_folders as folder where ${inArray(sql`folder.folder_id`, [...folderIds])}`,
  );
  return new Map(rows.map(({ folder_id: id, children }) => [id, Math.min(MAX_COUNTED, children)]));
}

/** Returns the ids of the folders and of all folders below them, whether in the bin or not. */
export async function listSubtree(db: Executor, folderIds: readonly FolderId[]): Promise<FolderId[]> {
  if (folderIds.length === 0) return [];
  const rows = await readRows<{ folder_id: FolderId }>(
    db,
    sql`
    with recursive below as (
      select folder_id from asset_folders where ${inArray(assetFolders.folderId, [...folderIds])}
      union
      select child.folder_id from asset_folders as child join below on child.parent_id = below.folder_id
    ) select folder_id from below`,
  );
  return rows.map(({ folder_id: id }) => id);
}

/** Returns the folder and all folders above it, from the top. */
export async function listPath(db: Executor, folderId: FolderId): Promise<FolderRow[]> {
  const rows = await readRows<{ folder_id: FolderId }>(
    db,
    sql`
    with recursive above as (
      select folder_id, parent_id, 0 as height from asset_folders where folder_id = ${folderId}
      union
      select parent.folder_id, parent.parent_id, above.height + 1
      from asset_folders as parent join above on above.parent_id = parent.folder_id
    ) select folder_id from above order by height desc`,
  );
  const ids = rows.map(({ folder_id: id }) => id);
  const found = new Map((await listFoldersById(db, ids)).map((folder) => [folder.folderId, folder]));
  return ids.flatMap((id) => found.get(id) ?? []);
}

export async function changeFolder(
  db: Executor,
  folderId: FolderId,
  change: Partial<Pick<Row, 'name' | 'nameKey' | 'parentId' | 'modifiedAt' | 'deletedAt'>>,
): Promise<FolderRow | undefined> {
  const [row] = await db.update(assetFolders).set(change).where(eq(assetFolders.folderId, folderId)).returning();
  return row && toFolder(row);
}

/** Marks a folder and all that is below it and not in the bin yet. Returns the number of marked rows. */
export async function binFolder(
  tx: Executor,
  { folderId, subtree, now }: { folderId: FolderId; subtree: readonly FolderId[]; now: Date },
): Promise<number> {
  const below = [...subtree];
  const binned = await tx
    .update(assets)
    .set({ deletedAt: now, deletedWith: folderId })
    .where(and(inArray(assets.folderId, below), isNull(assets.deletedAt)))
    .returning({ id: assets.assetId });
  const folders = await tx
    .update(assetFolders)
    .set({
      deletedAt: now,
      deletedWith: sql`case when ${assetFolders.folderId} = ${folderId} then null else ${folderId}::uuid end`,
    })
    .where(and(inArray(assetFolders.folderId, below), isAlive))
    .returning({ id: assetFolders.folderId });
  return binned.length + folders.length;
}

/** Takes a folder, and what its deletion took along, out of the bin. */
export async function unbinFolder(tx: Executor, folderId: FolderId): Promise<void> {
  const restored = { deletedAt: null, deletedWith: null };
  await tx.update(assets).set(restored).where(eq(assets.deletedWith, folderId));
  await tx
    .update(assetFolders)
    .set(restored)
    .where(or(eq(assetFolders.folderId, folderId), eq(assetFolders.deletedWith, folderId)));
}

export async function deleteFolderRows(tx: Executor, folderIds: readonly FolderId[]): Promise<void> {
  if (folderIds.length > 0) await tx.delete(assetFolders).where(inArray(assetFolders.folderId, [...folderIds]));
}

export async function deleteWorkspaceFolders(tx: Executor, workspaceId: WorkspaceId): Promise<void> {
  await tx.delete(assetFolders).where(eq(assetFolders.workspaceId, workspaceId));
}

/** Returns folders of any workspace that have been in the bin for too long. */
export async function listExpiredFolders(
  db: Executor,
  { deletedBefore, max }: { deletedBefore: Date; max: number },
): Promise<FolderId[]> {
  const rows = await db
    .select({ folderId: assetFolders.folderId })
    .from(assetFolders)
    .where(lte(assetFolders.deletedAt, deletedBefore))
    .limit(max);
  return rows.map(({ folderId }) => folderId as FolderId);
}

export async function findResultsFolder(db: Executor, workspaceId: WorkspaceId): Promise<FolderRow | undefined> {
  const [row] = await db
    .select()
    .from(assetFolders)
    .where(
      and(
        eq(assetFolders.workspaceId, workspaceId),
        isNull(assetFolders.parentId),
        eq(assetFolders.kind, 'results'),
        isAlive,
      ),
    )
    .limit(1);
  return row && toFolder(row);
}

/** Moves all folders of a workspace to another one; results join the results there. */
export async function moveFolders(tx: Executor, { from, to }: OwnerMove): Promise<void> {
  const [mine, theirs] = [await findResultsFolder(tx, from.workspaceId), await findResultsFolder(tx, to.workspaceId)];
  await tx.update(assetFolders).set(to).where(eq(assetFolders.workspaceId, from.workspaceId));
  if (!mine || !theirs) return;
  await tx.update(assetFolders).set({ parentId: theirs.folderId }).where(eq(assetFolders.parentId, mine.folderId));
  await tx.update(assets).set({ folderId: theirs.folderId }).where(eq(assets.folderId, mine.folderId));
  await deleteFolderRows(tx, [mine.folderId]);
}
