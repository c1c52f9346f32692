import { createHash, randomUUID } from 'node:crypto';
import { globSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { silentLogger } from '../log/logger.ts';
import type { OpenDatabase } from './database.ts';
import { applyMigrationsToPglite, applyMigrationsToPostgres, MIGRATIONS_FOLDER } from './migrations.ts';
import { wrapPglite } from './pglite-database.ts';
import { openPostgres, wrapPostgres } from './postgres-database.ts';

/**
 * A fresh, migrated database for one test or one file of tests; `close` removes it. In memory by default; with
 * TEST_DATABASE=postgres a new one on the server that TEST_DATABASE_URL leads to.
 */
export async function openTestDatabase(): Promise<OpenDatabase> {
  return process.env['TEST_DATABASE'] === 'postgres' ? await openTestPostgres() : await openTestPglite();
}

async function openTestPostgres(): Promise<OpenDatabase> {
  const serverUrl = process.env['TEST_DATABASE_URL'];
  if (serverUrl === undefined) throw new Error('TEST_DATABASE=postgres needs TEST_DATABASE_URL');
  const name = `reelwright_test_${randomUUID().replaceAll('-', '')}`;
  await runOnServer(serverUrl, `CREATE DATABASE ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  const pool = await openPostgres({ url: url.href, poolSize: 10, log: silentLogger });
  await applyMigrationsToPostgres(pool);
  return wrapPostgres(pool, url.href, () => runOnServer(serverUrl, `DROP DATABASE ${name} WITH (FORCE)`));
}

async function runOnServer(serverUrl: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

/** Making a database takes seconds, loading a copy of a migrated one tenths: the copy is kept between runs. */
async function openTestPglite(): Promise<OpenDatabase> {
  const copyPath = path.resolve(
    import.meta.dirname,
    '../../../../../node_modules/.cache/reelwright',
    `${await hashMigrations()}.tar`,
  );
  const copy = (await findFile(copyPath)) ?? (await makeMigratedCopy(copyPath));
  const client = await PGlite.create({ loadDataDir: new Blob([copy]) });
  return wrapPglite(client, async () => undefined);
}

async function makeMigratedCopy(copyPath: string): Promise<Uint8Array<ArrayBuffer>> {
  const client = await PGlite.create();
  await applyMigrationsToPglite(client);
  const copy = new Uint8Array(await (await client.dumpDataDir('none')).arrayBuffer());
  await client.close();
  await mkdir(path.dirname(copyPath), { recursive: true });
  const unfinished = `${copyPath}.${randomUUID()}`;
  await writeFile(unfinished, copy);
  await rename(unfinished, copyPath);
  return copy;
}

async function hashMigrations(): Promise<string> {
  const hash = createHash('sha256').update(await readFile(fileURLToPath(import.meta.resolve('@electric-sql/pglite'))));
  const files = globSync('**/*.{sql,json}', { cwd: MIGRATIONS_FOLDER });
  for (const file of files.toSorted()) hash.update(await readFile(path.join(MIGRATIONS_FOLDER, file)));
  return hash.digest('hex').slice(0, 32);
}

async function findFile(file: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  try {
    return new Uint8Array(await readFile(file));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
