import type { ProductId, ProductImportId, WorkspaceId } from '@reelwright/contracts';
import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  like,
  lt,
  lte,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { OwnedRow, OwnerMove } from '../../actor.ts';
import { containsText } from '../../platform/database/contains-text.ts';
import type { ListPart } from '../../long-list.ts';
import type { Executor } from '../../platform/database/database.ts';
import { catalogueProducts } from './catalogue.tables.ts';

export type ProductRow = Omit<typeof catalogueProducts.$inferSelect, 'productId' | 'importId' | keyof OwnedRow> &
  OwnedRow & { productId: ProductId; importId: ProductImportId | null };

// Rows need no check here: ids were branded when they were inserted.
const toProduct = (row: typeof catalogueProducts.$inferSelect): ProductRow => row as ProductRow;

/** Any number that no other advisory lock of this product has. */
const CATALOGUE_LOCK = 381_206;
/** Rows of one statement: PostgreSQL takes at most 65,535 parameters. */
const INSERTED_AT_ONCE = 1000;

/** Serialises additions to a workspace until the transaction ends, so that concurrent ones are counted correctly. */
export async function lockCatalogue(tx: Executor, workspaceId: WorkspaceId): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${CATALOGUE_LOCK}::int, ${workspaceId}::int)`);
}

/** Counts deleted products too, until they are purged: they take space. */
export async function countProducts(db: Executor, workspaceId: WorkspaceId): Promise<number> {
  const [row] = await db
    .select({ all: count() })
    .from(catalogueProducts)
    .where(eq(catalogueProducts.workspaceId, workspaceId));
  return row?.all ?? 0;
}

/** Returns the item number, or without one the name, of every product of a workspace. */
export async function listProductMarks(
  db: Executor,
  workspaceId: WorkspaceId,
): Promise<{ name: string; sku: string | null }[]> {
  return await db
    .select({ name: catalogueProducts.name, sku: sql<string | null>`${catalogueProducts.fields}->>'sku'` })
    .from(catalogueProducts)
    .where(and(eq(catalogueProducts.workspaceId, workspaceId), isNull(catalogueProducts.deletedAt)));
}

export type ProductSort = 'newest' | 'name';

/** What the orders of the list compare of a product. */
export interface ProductPosition {
  createdAt: string;
  name: string;
  productId: string;
}

const lowerName = sql`lower(${catalogueProducts.name})`;

/** Products of one file have the same time: they keep the order of their ids. */
const PRODUCT_ORDERS: Readonly<Record<ProductSort, { by: SQL[]; isAfter(last: ProductPosition): SQL | undefined }>> = {
  newest: {
    by: [desc(catalogueProducts.createdAt), asc(catalogueProducts.productId)],
    isAfter: (last) =>
      and(
        lte(catalogueProducts.createdAt, new Date(last.createdAt)),
        or(lt(catalogueProducts.createdAt, new Date(last.createdAt)), gt(catalogueProducts.productId, last.productId)),
      ),
  },
  name: {
    by: [asc(lowerName), asc(catalogueProducts.productId)],
    isAfter: (last) =>
      sql`(${lowerName}, ${catalogueProducts.productId}) > (lower(${last.name}::text), ${last.productId}::uuid)`,
  },
};

export async function listProductPage(
  db: Executor,
  query: {
    workspaceId: WorkspaceId;
    words: readonly string[];
    sort: ProductSort;
  } & ListPart<ProductPosition>,
): Promise<{ rows: ProductRow[]; total: number }> {
  const isWanted = and(
    eq(catalogueProducts.workspaceId, query.workspaceId),
    isNull(catalogueProducts.deletedAt),
    ...query.words.map((word) => like(catalogueProducts.searchText, containsText(word))),
  );
  const { by, isAfter } = PRODUCT_ORDERS[query.sort];
  const rows = await db
    .select()
    .from(catalogueProducts)
    .where(and(isWanted, query.after && isAfter(query.after)))
    .orderBy(...by)
    .limit(query.limit)
    .offset(query.offset);
  const [counted] = await db.select({ total: count() }).from(catalogueProducts).where(isWanted);
  return { rows: rows.map(toProduct), total: counted?.total ?? 0 };
}

/** Returns undefined if the product does not exist or was deleted. */
export async function findProduct(db: Executor, productId: ProductId): Promise<ProductRow | undefined> {
  const [row] = await db
    .select()
    .from(catalogueProducts)
    .where(and(eq(catalogueProducts.productId, productId), isNull(catalogueProducts.deletedAt)));
  return row && toProduct(row);
}

/** Returns deleted products too, until they are purged. */
export async function listAnyProducts(
  db: Executor,
  productIds: readonly ProductId[],
): Promise<Pick<ProductRow, 'productId' | 'workspaceId'>[]> {
  const rows = await db
    .select({ productId: catalogueProducts.productId, workspaceId: catalogueProducts.workspaceId })
    .from(catalogueProducts)
    .where(inArray(catalogueProducts.productId, [...productIds]));
  return rows as Pick<ProductRow, 'productId' | 'workspaceId'>[];
}

export async function insertProducts(db: Executor, rows: readonly ProductRow[]): Promise<void> {
  for (let start = 0; start < rows.length; start += INSERTED_AT_ONCE)
    await db.insert(catalogueProducts).values(rows.slice(start, start + INSERTED_AT_ONCE));
}

export async function replaceProduct(
  db: Executor,
  { productId, name, fields, searchText, changedAt }: ProductRow,
): Promise<void> {
  await db
    .update(catalogueProducts)
    .set({ name, fields, searchText, changedAt })
    .where(eq(catalogueProducts.productId, productId));
}

/** Marks products as deleted, or as not deleted. */
export async function markProducts(
  db: Executor,
  { productIds, deletedAt }: { productIds: readonly ProductId[]; deletedAt: Date | null },
): Promise<void> {
  await db
    .update(catalogueProducts)
    .set({ deletedAt })
    .where(inArray(catalogueProducts.productId, [...productIds]));
}

/** Marks what one CSV file added as deleted. Returns the number of products. */
export async function markImportDeleted(
  db: Executor,
  { importId, workspaceId, now }: { importId: ProductImportId; workspaceId: WorkspaceId; now: Date },
): Promise<number> {
  const rows = await db
    .update(catalogueProducts)
    .set({ deletedAt: now })
    .where(
      and(
        eq(catalogueProducts.importId, importId),
        eq(catalogueProducts.workspaceId, workspaceId),
        isNull(catalogueProducts.deletedAt),
      ),
    )
    .returning({ productId: catalogueProducts.productId });
  return rows.length;
}

export async function moveProducts(tx: Executor, { from, to }: OwnerMove): Promise<void> {
  await tx.update(catalogueProducts).set(to).where(eq(catalogueProducts.workspaceId, from.workspaceId));
}

/** Deletes all products of a workspace. */
export async function purgeWorkspaceProducts(db: Executor, workspaceId: WorkspaceId): Promise<void> {
  await db.delete(catalogueProducts).where(eq(catalogueProducts.workspaceId, workspaceId));
}

/** Deletes products that were marked before the given time. Returns their number. */
export async function purgeProducts(db: Executor, deletedBefore: Date): Promise<number> {
  const rows = await db
    .delete(catalogueProducts)
    .where(and(isNotNull(catalogueProducts.deletedAt), lt(catalogueProducts.deletedAt, deletedBefore)))
    .returning({ productId: catalogueProducts.productId });
  return rows.length;
}
