import path from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres';
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import type pg from 'pg';

export const MIGRATIONS_FOLDER = path.resolve(import.meta.dirname, '../../../migrations');

/** Any number; it must only differ from those of other programs that share the database. */
const MIGRATION_LOCK = 7_346_112_901;

export async function applyMigrationsToPglite(client: PGlite): Promise<void> {
  await migratePglite(drizzlePglite(client), { migrationsFolder: MIGRATIONS_FOLDER });
}

/** Several processes may start at once: one applies what is missing, the others wait and find nothing left to do. */
export async function applyMigrationsToPostgres(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migratePostgres(drizzlePostgres(client), { migrationsFolder: MIGRATIONS_FOLDER });
    await client.query('SELECT pg_advisory_unlock($1)', [MIGRATION_LOCK]);
  } finally {
    // Closed rather than reused: that frees the lock also where a migration failed.
    client.release(true);
  }
}
