import { and, eq, gt, lt, lte, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database.ts';
import { type CodePurpose, verificationCodes } from './verification-codes.tables.ts';

interface CodeKey {
  purpose: CodePurpose;
  emailHash: string;
}

const isCode = ({ purpose, emailHash }: CodeKey) =>
  and(eq(verificationCodes.purpose, purpose), eq(verificationCodes.emailHash, emailHash));

/** Replaces the code that was mailed before. */
export async function putCode(db: Executor, code: CodeKey & { codeHash: string; expiresAt: Date }): Promise<void> {
  const { codeHash, expiresAt } = code;
  await db
    .insert(verificationCodes)
    .values(code)
    .onConflictDoUpdate({
      target: [verificationCodes.purpose, verificationCodes.emailHash],
      set: { codeHash, expiresAt, tries: 0 },
    });
}

/** Counts a try and returns the code's hash; undefined if there is no code, it has expired, or no try is left. */
export async function countTry(
  db: Executor,
  { maxTries, now, ...key }: CodeKey & { maxTries: number; now: Date },
): Promise<string | undefined> {
  const [row] = await db
    .update(verificationCodes)
    .set({ tries: sql`${verificationCodes.tries} + 1` })
    .where(and(isCode(key), lt(verificationCodes.tries, maxTries), gt(verificationCodes.expiresAt, now)))
    .returning({ codeHash: verificationCodes.codeHash });
  return row?.codeHash;
}

/** Deletes a code; returns false if it is gone already: of two uses at once only one gets true. */
export async function takeCode(db: Executor, { codeHash, ...key }: CodeKey & { codeHash: string }): Promise<boolean> {
  const rows = await db
    .delete(verificationCodes)
    .where(and(isCode(key), eq(verificationCodes.codeHash, codeHash)))
    .returning({ purpose: verificationCodes.purpose });
  return rows.length > 0;
}

/** Gives back the try that found the code to be right. */
export async function forgiveTry(db: Executor, key: CodeKey): Promise<void> {
  await db
    .update(verificationCodes)
    .set({ tries: sql`greatest(${verificationCodes.tries} - 1, 0)` })
    .where(isCode(key));
}

export async function deleteExpiredCodes(db: Executor, now: Date): Promise<void> {
  await db.delete(verificationCodes).where(lte(verificationCodes.expiresAt, now));
}
