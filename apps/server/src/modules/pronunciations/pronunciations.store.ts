import type { PronunciationId, WorkspaceId } from '@reelwright/contracts';
import { and, count, eq, exists, isNull, ne, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { OwnedRow, OwnerMove } from '../../actor.ts';
import type { Executor } from '../../platform/database/database.ts';
import { pronunciations } from './pronunciations.tables.ts';

export type PronunciationRow = Omit<typeof pronunciations.$inferSelect, keyof OwnedRow> & OwnedRow;

// Rows need no check here: ids were branded when they were inserted.
const toPronunciation = (row: typeof pronunciations.$inferSelect): PronunciationRow => row as PronunciationRow;

/** Any number that no other advisory lock of this product has. */
const WORDS_LOCK = 920_092;

/** Serialises saves of a workspace until the transaction ends, so that concurrent ones are counted correctly. */
export async function lockPronunciationsOfWorkspace(tx: Executor, workspaceId: WorkspaceId): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${WORDS_LOCK}::int, ${workspaceId}::int)`);
}

export async function listPronunciationsOfWorkspace(
  db: Executor,
  workspaceId: WorkspaceId,
): Promise<PronunciationRow[]> {
  const rows = await db
    .select()
    .from(pronunciations)
    .where(eq(pronunciations.workspaceId, workspaceId))
    .orderBy(pronunciations.written, pronunciations.createdAt);
  return rows.map(toPronunciation);
}

export async function countPronunciationsOfWorkspace(db: Executor, workspaceId: WorkspaceId): Promise<number> {
  const [row] = await db
    .select({ all: count() })
    .from(pronunciations)
    .where(eq(pronunciations.workspaceId, workspaceId));
  return row?.all ?? 0;
}

export async function findPronunciation(
  db: Executor,
  pronunciationId: PronunciationId,
): Promise<PronunciationRow | undefined> {
  const [row] = await db.select().from(pronunciations).where(eq(pronunciations.pronunciationId, pronunciationId));
  return row && toPronunciation(row);
}

/** Deletes other pronunciations of the same word in the same language. */
export async function deleteRivals(db: Executor, row: PronunciationRow): Promise<void> {
  const { pronunciationId, workspaceId, written, language } = row;
  await db
    .delete(pronunciations)
    .where(
      and(
        eq(pronunciations.workspaceId, workspaceId),
        eq(pronunciations.written, written),
        language === null ? isNull(pronunciations.language) : eq(pronunciations.language, language),
        ne(pronunciations.pronunciationId, pronunciationId),
      ),
    );
}

export async function writePronunciation(db: Executor, row: PronunciationRow): Promise<void> {
  await db.insert(pronunciations).values(row).onConflictDoUpdate({ target: pronunciations.pronunciationId, set: row });
}

export async function deletePronunciation(db: Executor, pronunciationId: PronunciationId): Promise<void> {
  await db.delete(pronunciations).where(eq(pronunciations.pronunciationId, pronunciationId));
}

/** Moves the pronunciations of a workspace, but those of words that the other workspace has. */
export async function movePronunciations(tx: Executor, { from, to }: OwnerMove): Promise<void> {
  const known = alias(pronunciations, 'known');
  await tx.delete(pronunciations).where(
    and(
      eq(pronunciations.workspaceId, from.workspaceId),
      exists(
        tx
          .select({ one: sql`1` })
          .from(known)
          .where(
            and(
              eq(known.workspaceId, to.workspaceId),
              eq(known.written, pronunciations.written),
              sql`${known.language} is not distinct from ${pronunciations.language}`,
            ),
          ),
      ),
    ),
  );
  await tx.update(pronunciations).set(to).where(eq(pronunciations.workspaceId, from.workspaceId));
}

export async function deletePronunciationsOfWorkspace(db: Executor, workspaceId: WorkspaceId): Promise<void> {
  await db.delete(pronunciations).where(eq(pronunciations.workspaceId, workspaceId));
}

/** Returns pronunciations for texts of a language: those for all languages and those for it alone. */
export async function listPronunciationsFor(
  db: Executor,
  { workspaceId, language }: { workspaceId: WorkspaceId; language: PronunciationRow['language'] & string },
): Promise<PronunciationRow[]> {
  const rows = await db
    .select()
    .from(pronunciations)
    .where(
      and(
        eq(pronunciations.workspaceId, workspaceId),
        or(isNull(pronunciations.language), eq(pronunciations.language, language)),
      ),
    )
    .orderBy(pronunciations.written);
  return rows.map(toPronunciation);
}
