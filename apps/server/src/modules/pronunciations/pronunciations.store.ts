import type { PronunciationId, UserId } from '@reelwright/contracts';
import { and, count, eq, isNull, ne, or, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database.ts';
import { pronunciations } from './pronunciations.tables.ts';

export type PronunciationRow = typeof pronunciations.$inferSelect;

interface PronunciationOfUser {
  pronunciationId: PronunciationId;
  userId: UserId;
}

/** Any number that no other lock of ours has. */
const WORDS_LOCK = 920_092;

/** Two words saved at once are counted one after the other, until the transaction ends. */
export async function lockPronunciationsOfUser(tx: Executor, userId: UserId): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${WORDS_LOCK}::int, ${userId}::int)`);
}

export async function listPronunciationsOfUser(db: Executor, userId: UserId): Promise<PronunciationRow[]> {
  return await db
    .select()
    .from(pronunciations)
    .where(eq(pronunciations.userId, userId))
    .orderBy(pronunciations.written, pronunciations.createdAt);
}

export async function countPronunciationsOfUser(db: Executor, userId: UserId): Promise<number> {
  const [row] = await db.select({ all: count() }).from(pronunciations).where(eq(pronunciations.userId, userId));
  return row?.all ?? 0;
}

export async function findPronunciation(
  db: Executor,
  { pronunciationId, userId }: PronunciationOfUser,
): Promise<PronunciationRow | undefined> {
  const [row] = await db
    .select()
    .from(pronunciations)
    .where(and(eq(pronunciations.pronunciationId, pronunciationId), eq(pronunciations.userId, userId)));
  return row;
}

/** Makes room for a word: what else was said of it in the same language is gone. */
export async function deleteRivals(db: Executor, row: PronunciationRow): Promise<void> {
  const { pronunciationId, userId, written, language } = row;
  await db
    .delete(pronunciations)
    .where(
      and(
        eq(pronunciations.userId, userId),
        eq(pronunciations.written, written),
        language === null ? isNull(pronunciations.language) : eq(pronunciations.language, language),
        ne(pronunciations.pronunciationId, pronunciationId),
      ),
    );
}

export async function writePronunciation(db: Executor, row: PronunciationRow): Promise<void> {
  await db.insert(pronunciations).values(row).onConflictDoUpdate({ target: pronunciations.pronunciationId, set: row });
}

/** Whether it was there. */
export async function deletePronunciationOfUser(
  db: Executor,
  { pronunciationId, userId }: PronunciationOfUser,
): Promise<boolean> {
  const gone = await db
    .delete(pronunciations)
    .where(and(eq(pronunciations.pronunciationId, pronunciationId), eq(pronunciations.userId, userId)))
    .returning({ pronunciationId: pronunciations.pronunciationId });
  return gone.length > 0;
}

/** What holds in texts of a language, of all and of it alone. */
export async function listPronunciationsFor(
  db: Executor,
  { userId, language }: { userId: UserId; language: PronunciationRow['language'] & string },
): Promise<PronunciationRow[]> {
  return await db
    .select()
    .from(pronunciations)
    .where(
      and(
        eq(pronunciations.userId, userId),
        or(isNull(pronunciations.language), eq(pronunciations.language, language)),
      ),
    )
    .orderBy(pronunciations.written);
}
