import { eq, lt } from 'drizzle-orm';
import type { UserId } from '@reelwright/contracts';
import type { Executor } from '../../platform/database/database.ts';
import { guestDevices } from './accounts.tables.ts';

/** Returns a browser's row, locked until the transaction ends: of two first visits at once the second waits. */
export async function lockDevice(tx: Executor, { deviceHash, now }: { deviceHash: string; now: Date }) {
  await tx.insert(guestDevices).values({ deviceHash, isWelcomed: false, seenAt: now }).onConflictDoNothing();
  const [row] = await tx
    .update(guestDevices)
    .set({ seenAt: now })
    .where(eq(guestDevices.deviceHash, deviceHash))
    .returning();
  if (!row) throw new Error('a locked device has no row');
  return { userId: row.userId as UserId | null, isWelcomed: row.isWelcomed };
}

export async function setDeviceGuest(
  tx: Executor,
  { deviceHash, ...guest }: { deviceHash: string; userId: UserId; isWelcomed: boolean },
): Promise<void> {
  await tx.update(guestDevices).set(guest).where(eq(guestDevices.deviceHash, deviceHash));
}

/** Forgets which browsers have a user as their guest. */
export async function releaseDevices(tx: Executor, userId: UserId): Promise<void> {
  await tx.update(guestDevices).set({ userId: null }).where(eq(guestDevices.userId, userId));
}

export async function deleteUnseenDevices(db: Executor, seenBefore: Date): Promise<void> {
  await db.delete(guestDevices).where(lt(guestDevices.seenAt, seenBefore));
}
