import type { DraftId, DraftToolType, UserId } from '@reelwright/contracts';
import { and, count, desc, eq, ilike, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database.ts';
import { containsText } from '../../platform/database/contains-text.ts';
import { drafts } from './drafts.tables.ts';

export type DraftRow = Omit<typeof drafts.$inferSelect, 'draftId' | 'userId'> & { draftId: DraftId; userId: UserId };

// Ids are branded where they are made; the database gives back what was put in.
const toDraft = (row: typeof drafts.$inferSelect): DraftRow => row as DraftRow;

interface DraftOfUser {
  draftId: DraftId;
  userId: UserId;
}

const isTheirs = ({ draftId, userId }: DraftOfUser) => and(eq(drafts.draftId, draftId), eq(drafts.userId, userId));

export async function insertDraft(db: Executor, draft: typeof drafts.$inferInsert): Promise<DraftRow> {
  const [row] = await db.insert(drafts).values(draft).returning();
  if (!row) throw new Error('insert into drafts returned no row');
  return toDraft(row);
}

export async function findDraft(db: Executor, ids: DraftOfUser): Promise<DraftRow | undefined> {
  const [row] = await db
    .select()
    .from(drafts)
    .where(and(isTheirs(ids), isNull(drafts.deletedAt)));
  return row && toDraft(row);
}

/** Undefined where the draft has another version by now, was deleted, or isn't this user's. */
export async function replaceDraft(
  db: Executor,
  ids: DraftOfUser,
  { baseVersion, ...change }: { baseVersion: number } & Pick<DraftRow, 'content' | 'title' | 'isRenamed' | 'changedAt'>,
): Promise<DraftRow | undefined> {
  const [row] = await db
    .update(drafts)
    .set({ ...change, version: sql`${drafts.version} + 1` })
    .where(and(isTheirs(ids), isNull(drafts.deletedAt), eq(drafts.version, baseVersion)))
    .returning();
  return row && toDraft(row);
}

export async function listDraftPage(
  db: Executor,
  query: {
    userId: UserId;
    toolType: DraftToolType | undefined;
    search: string | undefined;
    limit: number;
    offset: number;
  },
): Promise<{ rows: DraftRow[]; total: number }> {
  const isWanted = and(
    eq(drafts.userId, query.userId),
    isNull(drafts.deletedAt),
    query.toolType === undefined ? undefined : eq(drafts.toolType, query.toolType),
    query.search ? ilike(drafts.title, containsText(query.search)) : undefined,
  );
  const rows = await db
    .select()
    .from(drafts)
    .where(isWanted)
    .orderBy(desc(drafts.changedAt), desc(drafts.draftId))
    .limit(query.limit)
    .offset(query.offset);
  const [counted] = await db.select({ total: count() }).from(drafts).where(isWanted);
  return { rows: rows.map(toDraft), total: counted?.total ?? 0 };
}

/** False where there is none to delete. */
export async function markDraftDeleted(db: Executor, { now, ...ids }: DraftOfUser & { now: Date }): Promise<boolean> {
  const rows = await db
    .update(drafts)
    .set({ deletedAt: now })
    .where(and(isTheirs(ids), isNull(drafts.deletedAt)))
    .returning({ draftId: drafts.draftId });
  return rows.length > 0;
}

/** Undefined where it was purged, or never was. One that was not deleted stays as it is. */
export async function restoreDraft(db: Executor, ids: DraftOfUser): Promise<DraftRow | undefined> {
  const [row] = await db.update(drafts).set({ deletedAt: null }).where(isTheirs(ids)).returning();
  return row && toDraft(row);
}

/** How many were deleted before then, and now are gone. */
export async function purgeDrafts(db: Executor, deletedBefore: Date): Promise<number> {
  const rows = await db
    .delete(drafts)
    .where(and(isNotNull(drafts.deletedAt), lt(drafts.deletedAt, deletedBefore)))
    .returning({ draftId: drafts.draftId });
  return rows.length;
}
