import type { IdentityId, UserId } from '@reelwright/contracts';
import { and, asc, eq, lt, or, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database.ts';
import type { StoredPasskey } from '../../platform/identity-providers/webauthn.ts';
import { passkeys } from './identities.tables.ts';

export interface PasskeyRow extends StoredPasskey {
  identityId: IdentityId;
  userId: UserId;
  name: string;
  createdAt: Date;
  lastUsedAt: Date | null;
}

// Rows need no check here: ids were branded when they were inserted.
const toRow = (row: typeof passkeys.$inferSelect): PasskeyRow => ({
  ...row,
  identityId: row.identityId as IdentityId,
  userId: row.userId as UserId,
  publicKey: new Uint8Array(Buffer.from(row.publicKey, 'base64url')),
});

/** Returns undefined if the credential is known already. */
export async function insertPasskey(db: Executor, passkey: PasskeyRow): Promise<PasskeyRow | undefined> {
  const publicKey = Buffer.from(passkey.publicKey).toString('base64url');
  const [added] = await db
    .insert(passkeys)
    .values({ ...passkey, publicKey })
    .onConflictDoNothing()
    .returning();
  return added && toRow(added);
}

export async function listPasskeys(db: Executor, userId: UserId): Promise<PasskeyRow[]> {
  const rows = await db.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(asc(passkeys.createdAt));
  return rows.map(toRow);
}

export async function findPasskey(db: Executor, identityId: IdentityId): Promise<PasskeyRow | undefined> {
  const [row] = await db.select().from(passkeys).where(eq(passkeys.identityId, identityId));
  return row && toRow(row);
}

export async function findPasskeyByCredential(db: Executor, credentialId: string): Promise<PasskeyRow | undefined> {
  const [row] = await db.select().from(passkeys).where(eq(passkeys.credentialId, credentialId));
  return row && toRow(row);
}

export async function renamePasskey(
  db: Executor,
  { identityId, name }: Pick<PasskeyRow, 'identityId' | 'name'>,
): Promise<void> {
  await db.update(passkeys).set({ name }).where(eq(passkeys.identityId, identityId));
}

/** Keeps the counter of a use. Returns false if another use has counted as far meanwhile. */
export async function countUse(
  db: Executor,
  { identityId, counter, isSynced, at }: Pick<PasskeyRow, 'identityId' | 'counter' | 'isSynced'> & { at: Date },
): Promise<boolean> {
  const updated = await db
    .update(passkeys)
    .set({ counter, isSynced, lastUsedAt: at })
    .where(
      and(
        eq(passkeys.identityId, identityId),
        // Devices that don't count always say 0.
        or(lt(passkeys.counter, counter), and(eq(passkeys.counter, 0), sql`${counter} = 0`)),
      ),
    )
    .returning({ identityId: passkeys.identityId });
  return updated.length > 0;
}
