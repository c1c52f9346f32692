import type { TaskId, UserId, WorkspaceId } from '@reelwright/contracts';
import { and, eq, lt, ne, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database.ts';
import { accountExports } from './account-data.tables.ts';
import { type CatalogueTable, isHidden, type OwnedTable } from './owned-tables.ts';

export type ExportRow = typeof accountExports.$inferSelect;

/** Whose rows: the user's, and those of the workspaces that the user created. */
export interface Owner {
  userId: UserId;
  workspaceIds: readonly WorkspaceId[];
}

export async function findExport(db: Executor, userId: UserId): Promise<ExportRow | undefined> {
  const [row] = await db.select().from(accountExports).where(eq(accountExports.userId, userId));
  return row;
}

export async function findExportById(db: Executor, exportId: string): Promise<ExportRow | undefined> {
  const [row] = await db.select().from(accountExports).where(eq(accountExports.exportId, exportId));
  return row;
}

/** Replaces the user's archive; undefined if one is being made. */
export async function replaceExport(
  tx: Executor,
  { exportId, userId, createdAt }: Pick<ExportRow, 'exportId' | 'userId' | 'createdAt'>,
): Promise<ExportRow | undefined> {
  await tx.delete(accountExports).where(and(eq(accountExports.userId, userId), ne(accountExports.state, 'running')));
  const [row] = await tx
    .insert(accountExports)
    .values({ exportId, userId, createdAt, state: 'running' })
    .onConflictDoNothing()
    .returning();
  return row;
}

export async function changeExport(
  db: Executor,
  exportId: string,
  change: Partial<Pick<ExportRow, 'state' | 'percent' | 'sizeBytes' | 'expiresAt'>>,
): Promise<void> {
  await db.update(accountExports).set(change).where(eq(accountExports.exportId, exportId));
}

/** Deletes rows of archives whose time is over. Returns them. */
export async function deleteExpiredExports(db: Executor, now: Date): Promise<ExportRow[]> {
  return await db.delete(accountExports).where(lt(accountExports.expiresAt, now)).returning();
}

async function rowsOf<Row>(db: Executor, query: SQL): Promise<Row[]> {
  // Both drivers answer with the rows; the type of the port does not say so.
  const answer: unknown = await db.execute(query);
  return (answer as { rows: Row[] }).rows;
}

/** Reads the tables of the database with their columns and keys. */
export async function readCatalogue(db: Executor): Promise<CatalogueTable[]> {
  return await rowsOf<CatalogueTable>(
    db,
    sql`select relname as name,
      (select json_agg(attname order by attnum) from pg_attribute
        where attrelid = c.oid and attnum > 0 and not attisdropped) as columns,
      coalesce((select json_agg(a.attname order by a.attnum) from pg_index i
        join pg_attribute a on a.attrelid = c.oid and a.attnum = any(i.indkey)
        where i.indrelid = c.oid and i.indisprimary), '[]'::json) as "primaryKey",
      coalesce((select json_agg(json_build_object('column', a.attname, 'table', t.relname, 'target', b.attname)
          order by a.attname)
        from pg_constraint k join pg_class t on t.oid = k.confrelid
        join pg_attribute a on a.attrelid = c.oid and a.attnum = k.conkey[1]
        join pg_attribute b on b.attrelid = t.oid and b.attnum = k.confkey[1]
        where k.conrelid = c.oid and k.contype = 'f' and cardinality(k.conkey) = 1), '[]'::json) as "references"
      from pg_class c join pg_namespace n on n.oid = relnamespace
      where relkind = 'r' and nspname = 'public' order by relname`,
  );
}

const listOf = (values: readonly (number | string)[]): SQL =>
  sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  );

/** The condition that a row of a table belongs to an owner. */
function isOwned(table: OwnedTable, owner: Owner, tables: readonly OwnedTable[]): SQL {
  const { userId, workspaceIds } = owner;
  const accounts = sql`select account_id from ledger_accounts where owner_kind = 'user' and owner_id = ${userId}`;
  switch (table.ownership.by) {
    case 'columns': {
      const isUsers = table.ownership.user ? sql`user_id = ${userId}` : sql`false`;
      const isInside =
        table.ownership.workspace && workspaceIds.length > 0
          ? sql`workspace_id in (${listOf(workspaceIds)})`
          : sql`false`;
      return sql`(${isUsers} or ${isInside})`;
    }
    case 'parent': {
      const { column, parent: parentName, target } = table.ownership;
      const parent = tables.find(({ name }) => name === parentName);
      if (!parent) throw new Error(`${table.name} belongs to ${parentName}, which nobody owns`);
      const inner = isOwned(parent, owner, tables);
      return sql`${sql.identifier(column)} in (select ${sql.identifier(target)} from ${sql.identifier(parentName)} where ${inner})`;
    }
    case 'ledger':
      return table.name === 'ledger_transactions'
        ? sql`transaction_id in (select transaction_id from ledger_entries where account_id in (${accounts}))`
        : sql`account_id in (${accounts})`;
  }
}

/** Reads rows of an owner as JSON, without secrets, in the order of their key. */
export async function readOwnedRows(
  db: Executor,
  { table, tables, owner, offset, max }: OwnedRows & { offset: number; max: number },
): Promise<Record<string, unknown>[]> {
  const hidden = table.columns.filter((column) => isHidden(table, column));
  const shown = hidden.length > 0 ? sql`to_jsonb(t) - array[${listOf(hidden)}]::text[]` : sql`to_jsonb(t)`;
  const order = table.primaryKey.length > 0 ? table.primaryKey : table.columns;
  const rows = await rowsOf<{ row: Record<string, unknown> }>(
    db,
    sql`select ${shown} as row from ${sql.identifier(table.name)} t where ${isOwned(table, owner, tables)}
      order by ${sql.join(
        order.map((name) => sql.identifier(name)),
        sql`, `,
      )} limit ${max}::int offset ${offset}::int`,
  );
  return rows.map(({ row }) => row);
}

interface OwnedRows {
  table: OwnedTable;
  tables: readonly OwnedTable[];
  owner: Owner;
}

export async function deleteOwnedRows(tx: Executor, { table, tables, owner }: OwnedRows): Promise<void> {
  await tx.execute(sql`delete from ${sql.identifier(table.name)} where ${isOwned(table, owner, tables)}`);
}

/** Hands rows that a user left in the workspaces of others to the creators of those workspaces. */
export async function handOverRows(tx: Executor, { table, owner }: Pick<OwnedRows, 'table' | 'owner'>): Promise<void> {
  const { userId, workspaceIds } = owner;
  const isForeign = workspaceIds.length > 0 ? sql`workspace_id not in (${listOf(workspaceIds)})` : sql`true`;
  // Keys of two users may be the same.
  const keys = table.columns.includes('idempotency_key') ? sql`, idempotency_key = null` : sql``;
  await tx.execute(sql`update ${sql.identifier(table.name)} t set user_id = (
      select m.user_id from workspace_members m where m.workspace_id = t.workspace_id and m.role = 'creator'
    )${keys} where user_id = ${userId} and ${isForeign}`);
}

/** Returns the tasks of a user that have not ended. */
export async function listOpenTasks(
  db: Executor,
  userId: UserId,
): Promise<{ taskId: TaskId; workspaceId: WorkspaceId }[]> {
  return await rowsOf(
    db,
    sql`select task_id as "taskId", workspace_id as "workspaceId" from tasks
      where user_id = ${userId} and ended_at is null`,
  );
}

/** Deletes a user's row and workspaces, after everything else. */
export async function deleteOwner(tx: Executor, { userId, workspaceIds }: Owner): Promise<void> {
  await tx.execute(sql`delete from users where user_id = ${userId}`);
  if (workspaceIds.length > 0) {
    await tx.execute(sql`delete from workspaces where workspace_id in (${listOf(workspaceIds)})`);
  }
}
