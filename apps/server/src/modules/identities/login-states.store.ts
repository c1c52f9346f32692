import { eq, lt } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database.ts';
import { loginStates, usedTokens } from './identities.tables.ts';

export type LoginStateRow = typeof loginStates.$inferSelect;

export async function insertLoginState(db: Executor, row: LoginStateRow): Promise<void> {
  await db.insert(loginStates).values(row);
}

/** Removes a state and returns it, so that only one caller gets it. */
export async function takeLoginState(db: Executor, stateHash: string): Promise<LoginStateRow | undefined> {
  const [row] = await db.delete(loginStates).where(eq(loginStates.stateHash, stateHash)).returning();
  return row;
}

/** Remembers a token. Returns false if it was there. */
export async function insertUsedToken(db: Executor, row: typeof usedTokens.$inferInsert): Promise<boolean> {
  const added = await db.insert(usedTokens).values(row).onConflictDoNothing().returning();
  return added.length > 0;
}

export async function purgeLoginStates(db: Executor, now: Date): Promise<void> {
  await db.delete(loginStates).where(lt(loginStates.expiresAt, now));
  await db.delete(usedTokens).where(lt(usedTokens.expiresAt, now));
}
