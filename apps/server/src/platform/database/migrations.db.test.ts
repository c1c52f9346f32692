import { globSync } from 'node:fs';
import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { expect, test } from 'vitest';
import { generateMigration } from './generate-migrations.ts';
import { applyMigrationsToPostgres, MIGRATIONS_FOLDER } from './migrations.ts';
import { openTestDatabase } from './test-database.ts';

const SERVER_FOLDER = path.resolve(import.meta.dirname, '../../..');

const listMigrations = () =>
  globSync('*.sql', { cwd: MIGRATIONS_FOLDER }).map((name) => path.join(MIGRATIONS_FOLDER, name));

test('the committed migrations make the tables that the code declares', { timeout: 60_000 }, async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'migrations-test-'));
  try {
    await cp(MIGRATIONS_FOLDER, folder, { recursive: true });
    await generateMigration(folder, 'missing');
    const missing = (await readdir(folder)).filter((name) => name.endsWith('_missing.sql'));
    expect(missing, 'run: npm run db:generate -w apps/server -- <name>').toEqual([]);
  } finally {
    await rm(folder, { recursive: true });
  }
});

test('the committed migrations hold what stands in SQL beside the tables', async () => {
  const migrations = await Promise.all(listMigrations().map((file) => readFile(file, 'utf8')));
  for (const file of globSync('src/**/*.tables.sql', { cwd: SERVER_FOLDER })) {
    const statements = (await readFile(path.join(SERVER_FOLDER, file), 'utf8')).split('--> statement-breakpoint');
    for (const statement of statements) expect(migrations.join('\n')).toContain(statement.trim());
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
      expect(rows).toHaveLength(listMigrations().length);
    } finally {
      await Promise.all(pools.map((pool) => pool.end()));
      await database.close();
    }
  },
);
