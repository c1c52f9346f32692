import type { UserId } from '@reelwright/contracts';
import { eq } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database.ts';
import { releaseNoteReads } from './release-notes.tables.ts';

/** Undefined if the user has read no notes yet. */
export async function findReadVersion(db: Executor, userId: UserId): Promise<string | undefined> {
  const [row] = await db
    .select({ version: releaseNoteReads.version })
    .from(releaseNoteReads)
    .where(eq(releaseNoteReads.userId, userId));
  return row?.version;
}

export async function writeReadVersion(db: Executor, read: typeof releaseNoteReads.$inferInsert): Promise<void> {
  const { version, readAt } = read;
  await db
    .insert(releaseNoteReads)
    .values(read)
    .onConflictDoUpdate({ target: releaseNoteReads.userId, set: { version, readAt } });
}
