import type { DraftId, DraftToolType, UserId, WorkspaceId } from '@reelwright/contracts';
import { and, count, desc, eq, getTableColumns, ilike, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { OwnedRow, OwnerMove } from '../../actor.ts';
import type { ListPart } from '../../long-list.ts';
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

/** An arbitrary number, different from the other advisory locks. */
const DRAFT_LOCK = 734_612;

export async function insertDraft(db: Executor, draft: typeof drafts.$inferInsert): Promise<DraftRow> {
  const [row] = await db.insert(drafts).values(draft).returning();
  if (!row) throw new Error('insert into drafts returned no row');
  return toDraft(row);
}

/** Lets a user's drafts be added one after the other until the transaction ends, so that none escapes the count. */
export async function lockDraftsOfUser(tx: Executor, userId: UserId): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${DRAFT_LOCK}::int, ${userId}::int)`);
}

export async function countDrafts(db: Executor, userId: UserId): Promise<{ kept: number; deleted: number }> {
  const [row] = await db
    .select({
      kept: sql`count(*) filter (where ${drafts.deletedAt} is null)`.mapWith(Number),
      deleted: sql`count(*) filter (where ${drafts.deletedAt} is not null)`.mapWith(Number),
    })
    .from(drafts)
    .where(eq(drafts.userId, userId));
  return row ?? { kept: 0, deleted: 0 };
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

/** False for drafts that were opened and left without a word, an image or a link. */
const isBegun = sql`(${drafts.isRenamed} or ${drafts.imageCount} > 0 or jsonb_array_length(coalesce(${drafts.content}->'scripts', '[]')) > 0
  or coalesce(${drafts.content}->'source'->>'link', '') <> '' or coalesce(${drafts.content}->'product', '{}') <> '{}')`;

/** What the order of the list compares of a draft. */
export interface DraftPosition {
  changedAt: string;
  draftId: string;
}

export async function listDraftPage(
  db: Executor,
  query: {
    workspaceId: WorkspaceId;
    toolType: DraftToolType | undefined;
    search: string | undefined;
  } & ListPart<DraftPosition>,
): Promise<{ rows: DraftHead[]; total: number }> {
  const isWanted = and(
    eq(drafts.workspaceId, query.workspaceId),
    isNull(drafts.deletedAt),
    isBegun,
    query.toolType === undefined ? undefined : eq(drafts.toolType, query.toolType),
    query.search ? ilike(drafts.title, containsText(query.search)) : undefined,
  );
  const isAfter =
    query.after &&
    sql`(${drafts.changedAt}, ${drafts.draftId}) < (${query.after.changedAt}::timestamptz, ${query.after.draftId}::uuid)`;
  const rows = await db
    .select(headColumns)
    .from(drafts)
    .where(and(isWanted, isAfter))
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

export async function moveDrafts(tx: Executor, { from, to }: OwnerMove): Promise<void> {
  await tx.update(drafts).set(to).where(eq(drafts.workspaceId, from.workspaceId));
}

/** Purges all drafts of a workspace, deleted ones too. */
export async function purgeWorkspaceDrafts(db: Executor, workspaceId: WorkspaceId): Promise<void> {
  await db.delete(drafts).where(eq(drafts.workspaceId, workspaceId));
}

/** Purges drafts deleted before the given time. Returns their number. */
export async function purgeDrafts(db: Executor, deletedBefore: Date): Promise<number> {
  const rows = await db
    .delete(drafts)
    .where(and(isNotNull(drafts.deletedAt), lt(drafts.deletedAt, deletedBefore)))
    .returning({ draftId: drafts.draftId });
  return rows.length;
}
