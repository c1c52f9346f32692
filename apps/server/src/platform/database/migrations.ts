import type { PGlite } from '@electric-sql/pglite';
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres';
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import type pg from 'pg';
import { MIGRATIONS_FOLDER } from './migrations-folder.ts';
import { type MigrationState, readMigrationState } from './migration-state.ts';

/** An arbitrary number, different from the locks of other programs that share the database. */
const MIGRATION_LOCK = 7_346_112_901;

export async function applyMigrationsToPglite(client: PGlite): Promise<void> {
  await migratePglite(drizzlePglite(client), { migrationsFolder: MIGRATIONS_FOLDER });
}

/**
 * Safe to call from several processes at once: one applies the missing migrations, the others wait and find none left.
 * `before` runs first, while the others wait; if it throws, nothing is migrated.
 */
export async function applyMigrationsToPostgres(
  pool: pg.Pool,
  before: (state: MigrationState) => Promise<void> = async () => undefined,
): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await before(await readMigrationState((sql) => client.query<Record<string, unknown>>(sql)));
    await migratePostgres(drizzlePostgres(client), { migrationsFolder: MIGRATIONS_FOLDER });
    await client.query('SELECT pg_advisory_unlock($1)', [MIGRATION_LOCK]);
  } finally {
    // Closed rather than reused, which frees the lock also if a migration failed.
    client.release(true);
  }
}
