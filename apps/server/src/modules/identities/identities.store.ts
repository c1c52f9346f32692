import type { IdentityId, UserId } from '@reelwright/contracts';
import { and, asc, eq } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database.ts';
import { identities, passkeys } from './identities.tables.ts';

// Rows need no check here: ids were branded when they were inserted.
export type IdentityRow = Omit<typeof identities.$inferSelect, 'identityId' | 'userId'> & {
  identityId: IdentityId;
  userId: UserId;
};
const toRow = (row: typeof identities.$inferSelect): IdentityRow => row as IdentityRow;

/** Returns undefined if the identity belongs to somebody already. */
export async function insertIdentity(
  db: Executor,
  row: typeof identities.$inferInsert,
): Promise<IdentityRow | undefined> {
  const [added] = await db.insert(identities).values(row).onConflictDoNothing().returning();
  return added && toRow(added);
}

export async function findIdentity(
  db: Executor,
  { provider, subject }: { provider: string; subject: string },
): Promise<IdentityRow | undefined> {
  const [row] = await db
    .select()
    .from(identities)
    .where(and(eq(identities.provider, provider), eq(identities.subject, subject)));
  return row && toRow(row);
}

/** Keeps the e-mail that a provider told last. */
export async function updateIdentityEmail(
  db: Executor,
  { identityId, email, isEmailVerified }: Pick<IdentityRow, 'identityId' | 'email' | 'isEmailVerified'>,
): Promise<void> {
  await db.update(identities).set({ email, isEmailVerified }).where(eq(identities.identityId, identityId));
}

export async function listIdentities(db: Executor, userId: UserId): Promise<IdentityRow[]> {
  const rows = await db
    .select()
    .from(identities)
    .where(eq(identities.userId, userId))
    .orderBy(asc(identities.linkedAt));
  return rows.map(toRow);
}

/**
 * Returns a user's identities and passkeys, and locks them: of two removals at once, the second sees what the first left.
 */
export async function lockMethods(
  tx: Executor,
  userId: UserId,
): Promise<{ identities: IdentityRow[]; passkeys: { identityId: IdentityId; name: string }[] }> {
  const linked = await tx
    .select()
    .from(identities)
    .where(eq(identities.userId, userId))
    .orderBy(asc(identities.identityId))
    .for('update');
  const keys = await tx
    .select({ identityId: passkeys.identityId, name: passkeys.name })
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(asc(passkeys.identityId))
    .for('update');
  return {
    identities: linked.map(toRow),
    passkeys: keys.map(({ identityId, name }) => ({ identityId: identityId as IdentityId, name })),
  };
}

/** Deletes an identity or a passkey. */
export async function deleteMethod(tx: Executor, identityId: IdentityId): Promise<void> {
  await tx.delete(identities).where(eq(identities.identityId, identityId));
  await tx.delete(passkeys).where(eq(passkeys.identityId, identityId));
}
