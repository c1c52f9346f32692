import { createHash, randomUUID } from 'node:crypto';
import { cpSync, existsSync, globSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { silentLogger } from '../log/logger.ts';
import type { OpenDatabase } from './database.ts';
import { applyMigrationsToPglite, applyMigrationsToPostgres } from './migrations.ts';
import { MIGRATIONS_FOLDER } from './migrations-folder.ts';
import { openPgliteFolder, wrapPglite } from './pglite-database.ts';
import { openPostgres, wrapPostgres } from './postgres-database.ts';

const CACHE_FOLDER = path.resolve(import.meta.dirname, '../../../../../node_modules/.cache/reelwright');

/**
 * Opens a fresh, migrated database for one test or one test file; `close` removes it. It is in memory by default;
 * TEST_DATABASE=postgres makes a new one on the server at TEST_DATABASE_URL.
 */
export async function openTestDatabase(): Promise<OpenDatabase> {
  return process.env['TEST_DATABASE'] === 'postgres' ? await openTestPostgres() : await openTestPglite();
}

/** The names of migrated databases to copy, by server. */
const templates = new Map<string, Promise<string>>();

async function openTestPostgres(): Promise<OpenDatabase> {
  const serverUrl = testServerUrl();
  const found = templates.get(serverUrl) ?? findMigratedTemplate(serverUrl);
  templates.set(serverUrl, found);
  found.catch(() => templates.delete(serverUrl));
  const template = await found;
  const { url, drop } = await createTestPostgres(template);
  const pool = await openPostgres({ url, poolSize: 10, log: silentLogger });
  return wrapPostgres(pool, url, drop);
}

function testServerUrl(): string {
  const url = process.env['TEST_DATABASE_URL'];
  if (url === undefined) throw new Error('TEST_DATABASE=postgres needs TEST_DATABASE_URL');
  return url;
}

/** Creates a database on the server at TEST_DATABASE_URL: a copy of the template, else without any table of ours. */
export async function createTestPostgres(template?: string): Promise<{ url: string; drop: () => Promise<void> }> {
  const serverUrl = testServerUrl();
  const name = `reelwright_test_${randomUUID().replaceAll('-', '')}`;
  // Files are copied in a third of the time that it takes to log each of their blocks.
  const like = template === undefined ? '' : ` TEMPLATE ${template} STRATEGY FILE_COPY`;
  await runOnServer(serverUrl, (client) => client.query(`CREATE DATABASE ${name}${like}`));
  const drop = () =>
    runOnServer(serverUrl, async (client) => {
      await waitUntilLeft(client, name);
      await client.query(`DROP DATABASE ${name} WITH (FORCE)`);
    });
  return { url: addressOf(serverUrl, name), drop };
}

/** How often a database is asked whether its connections have closed, every 5 ms, before those that stay are ended. */
const LEAVE_CHECKS = 40;

/** Waits for connections that are closing: one that is ended meanwhile reports an error, and nobody listens any more. */
async function waitUntilLeft(client: pg.PoolClient, database: string): Promise<void> {
  for (let check = 0; check < LEAVE_CHECKS; check += 1) {
    const { rowCount } = await client.query('SELECT 1 FROM pg_stat_activity WHERE datname = $1', [database]);
    if (rowCount === 0) return;
    await wait(5);
  }
}

function addressOf(serverUrl: string, database: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  return url.href;
}

/** One connection to each server, which a hundred tests share: opening one takes as long as copying a database. */
const servers = new Map<string, pg.Pool>();

async function runOnServer(serverUrl: string, run: (client: pg.PoolClient) => Promise<unknown>): Promise<void> {
  const server = servers.get(serverUrl) ?? openServer(serverUrl);
  servers.set(serverUrl, server);
  const client = await server.connect();
  try {
    await run(client);
  } finally {
    client.release();
  }
}

function openServer(connectionString: string): pg.Pool {
  // It does not keep the process alive.
  const server = new pg.Pool({ connectionString, max: 1, allowExitOnIdle: true });
  // Of a connection that a restart of the server ends between two tests: the next test gets a new one.
  server.on('error', () => undefined);
  return server;
}

/**
 * Returns the name of a migrated database to copy, which is several times as fast as migrating each. The first caller
 * makes it.
 */
async function findMigratedTemplate(serverUrl: string): Promise<string> {
  const name = `reelwright_template_${await hashMigrations()}`;
  await runOnServer(serverUrl, async (client) => {
    // Other processes of the same run wait here.
    await client.query("SELECT pg_advisory_lock(hashtext('reelwright_template'))");
    try {
      const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
      if (rowCount !== 0) return;
      const unfinished = `${name}_unfinished`;
      await client.query(`DROP DATABASE IF EXISTS ${unfinished}`);
      await client.query(`CREATE DATABASE ${unfinished}`);
      const pool = await openPostgres({ url: addressOf(serverUrl, unfinished), poolSize: 1, log: silentLogger });
      try {
        await applyMigrationsToPostgres(pool);
      } finally {
        await pool.end();
      }
      await client.query(`ALTER DATABASE ${unfinished} RENAME TO ${name}`);
    } finally {
      await client.query("SELECT pg_advisory_unlock(hashtext('reelwright_template'))");
    }
  });
  return name;
}

/**
 * Creating a database takes seconds, loading a copy of a migrated one tenths of a second: the copy is kept between
 * runs.
 */
async function openTestPglite(): Promise<OpenDatabase> {
  const copyPath = path.join(CACHE_FOLDER, `${await hashMigrations()}.tar`);
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

/**
 * Makes a data folder with a new, migrated embedded database, as after a first start, for tests that open the services
 * in it. Its database is a copy, kept between runs.
 */
export async function makeTestDataFolder(name: string): Promise<string> {
  const copyPath = path.join(CACHE_FOLDER, `${await hashMigrations()}-folder`);
  if (!existsSync(copyPath)) await makeMigratedFolder(copyPath);
  const dataDir = await mkdtemp(path.join(tmpdir(), `${name}-`));
  // Without waiting: of a thousand small files, that takes a fifth of the CPU time.
  cpSync(copyPath, path.join(dataDir, 'database'), { recursive: true });
  return dataDir;
}

async function makeMigratedFolder(copyPath: string): Promise<void> {
  await mkdir(CACHE_FOLDER, { recursive: true });
  const unfinished = `${copyPath}.${randomUUID()}`;
  const client = await openPgliteFolder(unfinished);
  await applyMigrationsToPglite(client);
  await client.close();
  try {
    await rename(unfinished, copyPath);
  } catch (error) {
    // Another test file made it meanwhile.
    await rm(unfinished, { recursive: true });
    if (!existsSync(copyPath)) throw error;
  }
}

let migrationsHash: Promise<string> | undefined;

function hashMigrations(): Promise<string> {
  migrationsHash ??= readMigrationsHash();
  return migrationsHash;
}

async function readMigrationsHash(): Promise<string> {
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
