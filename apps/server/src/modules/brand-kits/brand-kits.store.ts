import type { BrandKitId, WorkspaceId } from '@reelwright/contracts';
import { and, asc, count, desc, eq, exists, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { OwnedRow, OwnerMove } from '../../actor.ts';
import type { Executor } from '../../platform/database/database.ts';
import { brandKits } from './brand-kits.tables.ts';

export type BrandKitRow = Omit<typeof brandKits.$inferSelect, keyof OwnedRow> & OwnedRow;

// Rows need no check here: ids were branded when they were inserted.
const toBrandKit = (row: typeof brandKits.$inferSelect): BrandKitRow => row as BrandKitRow;

/** Any number that no other advisory lock of this product has. */
const KITS_LOCK = 920_117;

/** Serialises saves of a workspace until the transaction ends, so that concurrent ones are counted correctly. */
export async function lockBrandKitsOfWorkspace(tx: Executor, workspaceId: WorkspaceId): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${KITS_LOCK}::int, ${workspaceId}::int)`);
}

export async function listBrandKitsOfWorkspace(db: Executor, workspaceId: WorkspaceId): Promise<BrandKitRow[]> {
  const rows = await db
    .select()
    .from(brandKits)
    .where(eq(brandKits.workspaceId, workspaceId))
    .orderBy(desc(brandKits.isDefault), asc(brandKits.createdAt), asc(brandKits.brandKitId));
  return rows.map(toBrandKit);
}

export async function countBrandKitsOfWorkspace(db: Executor, workspaceId: WorkspaceId): Promise<number> {
  const [row] = await db.select({ all: count() }).from(brandKits).where(eq(brandKits.workspaceId, workspaceId));
  return row?.all ?? 0;
}

export async function findBrandKit(db: Executor, brandKitId: BrandKitId): Promise<BrandKitRow | undefined> {
  const [row] = await db.select().from(brandKits).where(eq(brandKits.brandKitId, brandKitId));
  return row && toBrandKit(row);
}

/** Takes the default from the workspace's other kits. */
export async function clearDefault(db: Executor, { workspaceId, brandKitId }: BrandKitRow): Promise<void> {
  await db
    .update(brandKits)
    .set({ isDefault: false })
    .where(
      and(eq(brandKits.workspaceId, workspaceId), eq(brandKits.isDefault, true), ne(brandKits.brandKitId, brandKitId)),
    );
}

export async function writeBrandKit(db: Executor, row: BrandKitRow): Promise<void> {
  await db.insert(brandKits).values(row).onConflictDoUpdate({ target: brandKits.brandKitId, set: row });
}

export async function deleteBrandKit(db: Executor, brandKitId: BrandKitId): Promise<void> {
  await db.delete(brandKits).where(eq(brandKits.brandKitId, brandKitId));
}

/** Moves the kits of a workspace. The other workspace keeps its own default. */
export async function moveBrandKits(tx: Executor, { from, to }: OwnerMove): Promise<void> {
  const known = alias(brandKits, 'known');
  await tx
    .update(brandKits)
    .set({ isDefault: false })
    .where(
      and(
        eq(brandKits.workspaceId, from.workspaceId),
        exists(
          tx
            .select({ one: sql`1` })
            .from(known)
            .where(and(eq(known.workspaceId, to.workspaceId), eq(known.isDefault, true))),
        ),
      ),
    );
  await tx.update(brandKits).set(to).where(eq(brandKits.workspaceId, from.workspaceId));
}

export async function deleteBrandKitsOfWorkspace(db: Executor, workspaceId: WorkspaceId): Promise<void> {
  await db.delete(brandKits).where(eq(brandKits.workspaceId, workspaceId));
}
