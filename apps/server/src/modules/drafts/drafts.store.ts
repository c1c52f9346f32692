import type { DraftId, DraftToolType, WorkspaceId } from '@reelwright/contracts';
import { and, count, desc, eq, getTableColumns, ilike, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { OwnedRow } from '../../actor.ts';
import type { Executor } from '../../platform/database/database.ts';
import { containsText } from '../../platform/database/contains-text.ts';
import type { DraftSummary } from './draft-content.ts';
import { drafts } from './drafts.tables.ts';

export type DraftRow = Omit<typeof drafts.$inferSelect, 'draftId' | keyof OwnedRow> & OwnedRow & { draftId: DraftId };

/** A draft without its content, which may have a megabyte. */
export type DraftHead = Omit<DraftRow, 'content'>;

const { content: _content, ...headColumns } = getTableColumns(drafts);
const toHead = (row: Omit<typeof drafts.$inferSelect, 'content'>): DraftHead => row as DraftHead;

// Rows need no check here: ids were branded when they were inserted.
const toDraft = (row: typeof drafts.$inferSelect): DraftRow => row as DraftRow;

export async function insertDraft(db: Executor, draft: typeof drafts.$inferInsert): Promise<DraftRow> {
  const [row] = await db.insert(drafts).values(draft).returning();
  if (!row) throw new Error('insert into drafts returned no row');
  return toDraft(row);
}

/** Returns undefined if the draft does not exist or was deleted. */
export async function findDraft(db: Executor, draftId: DraftId): Promise<DraftRow | undefined> {
  const row = await findAnyDraft(db, draftId);
  return row?.deletedAt === null ? row : undefined;
}

/** Returns deleted drafts too, until they are purged. */
export async function findAnyDraft(db: Executor, draftId: DraftId): Promise<DraftRow | undefined> {
  const [row] = await db.select().from(drafts).where(eq(drafts.draftId, draftId));
  return row && toDraft(row);
}

/** Returns undefined if the draft has another version by now, or was deleted. */
export async function replaceDraft(
  db: Executor,
  draftId: DraftId,
  {
    baseVersion,
    ...change
  }: { baseVersion: number } & DraftSummary & Pick<DraftRow, 'content' | 'title' | 'isRenamed' | 'changedAt'>,
): Promise<DraftHead | undefined> {
  const [row] = await db
    .update(drafts)
    .set({ ...change, version: sql`${drafts.version} + 1` })
    .where(and(eq(drafts.draftId, draftId), isNull(drafts.deletedAt), eq(drafts.version, baseVersion)))
    .returning(headColumns);
  return row && toHead(row);
}

export async function listDraftPage(
  db: Executor,
  query: {
    workspaceId: WorkspaceId;
    toolType: DraftToolType | undefined;
    search: string | undefined;
    limit: number;
    offset: number;
  },
): Promise<{ rows: DraftHead[]; total: number }> {
  const isWanted = and(
    eq(drafts.workspaceId, query.workspaceId),
    isNull(drafts.deletedAt),
    query.toolType === undefined ? undefined : eq(drafts.toolType, query.toolType),
    query.search ? ilike(drafts.title, containsText(query.search)) : undefined,
  );
  const rows = await db
    .select(headColumns)
    .from(drafts)
    .where(isWanted)
    .orderBy(desc(drafts.changedAt), desc(drafts.draftId))
    .limit(query.limit)
    .offset(query.offset);
  const [counted] = await db.select({ total: count() }).from(drafts).where(isWanted);
  return { rows: rows.map(toHead), total: counted?.total ?? 0 };
}

/** Returns false if there is no draft to delete. */
export async function markDraftDeleted(
  db: Executor,
  { draftId, now }: { draftId: DraftId; now: Date },
): Promise<boolean> {
  const rows = await db
    .update(drafts)
    .set({ deletedAt: now })
    .where(and(eq(drafts.draftId, draftId), isNull(drafts.deletedAt)))
    .returning({ draftId: drafts.draftId });
  return rows.length > 0;
}

/** Returns undefined if the draft was purged. A draft that was not deleted stays as it is. */
export async function restoreDraft(db: Executor, draftId: DraftId): Promise<DraftRow | undefined> {
  const [row] = await db.update(drafts).set({ deletedAt: null }).where(eq(drafts.draftId, draftId)).returning();
  return row && toDraft(row);
}

/** Purges drafts deleted before the given time. Returns their number. */
export async function purgeDrafts(db: Executor, deletedBefore: Date): Promise<number> {
  const rows = await db
    .delete(drafts)
    .where(and(isNotNull(drafts.deletedAt), lt(drafts.deletedAt, deletedBefore)))
    .returning({ draftId: drafts.draftId });
  return rows.length;
}
