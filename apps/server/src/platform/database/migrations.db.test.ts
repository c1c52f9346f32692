import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { expect, test } from 'vitest';
import { generateMigrations } from './generate-migrations.ts';
import { applyMigrationsToPostgres, MIGRATIONS_FOLDER } from './migrations.ts';
import { openTestDatabase } from './test-database.ts';

test('the committed migration makes the tables that the code declares', { timeout: 60_000 }, async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'migrations-test-'));
  try {
    await generateMigrations(folder);
    const read = (from: string) => readFile(path.join(from, '0000_initial.sql'), 'utf8');
    expect(await read(MIGRATIONS_FOLDER), 'run: npm run db:generate -w apps/server').toBe(await read(folder));
  } finally {
    await rm(folder, { recursive: true });
  }
});

test.runIf(process.env['TEST_DATABASE'] === 'postgres')(
  'several processes may bring one database up to date at once',
  async () => {
    const database = await openTestDatabase();
    if (database.driver.dialect !== 'postgres') throw new Error('expected PostgreSQL');
    await database.query('DROP SCHEMA public CASCADE; DROP SCHEMA drizzle CASCADE; CREATE SCHEMA public');
    const url = database.driver.url;
    const pools = [1, 2, 3].map(() => new pg.Pool({ connectionString: url }));
    try {
      await Promise.all(pools.map((pool) => applyMigrationsToPostgres(pool)));
      const { rows } = await database.query('SELECT hash FROM drizzle.__drizzle_migrations');
      expect(rows).toHaveLength(1);
    } finally {
      await Promise.all(pools.map((pool) => pool.end()));
      await database.close();
    }
  },
);
