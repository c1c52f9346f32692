import { randomUUID } from 'node:crypto';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { OpenDatabase } from '../database/database.ts';
import { openDatabase } from '../database/open-database.ts';
import { openTestDatabase } from '../database/test-database.ts';
import { silentLogger } from '../log/logger.ts';
import { StartupError } from '../settings/startup-error.ts';
import { makeBackup } from './make-backup.ts';
import { restoreBackup } from './restore-backup.ts';
import { verifyBackup } from './verify-backup.ts';

const isPostgres = process.env['TEST_DATABASE'] === 'postgres';
const { signal } = new AbortController();
let root: string;
let dataDir: string;
let database: OpenDatabase;

const openEmbedded = (folder: string) =>
  openDatabase(
    { dataDir: folder, backupDir: path.join(folder, 'backups'), databaseUrl: undefined, databasePoolSize: 2 },
    silentLogger,
  );

/** A migrated data folder, which takes seconds to make and a moment to copy. */
let template: string;
beforeAll(async () => {
  template = await mkdtemp(path.join(tmpdir(), 'backup-test-'));
  if (!isPostgres) await (await openEmbedded(template)).close();
});
afterAll(() => rm(template, { recursive: true }));

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'backup-test-'));
  dataDir = path.join(root, 'data');
  await cp(template, dataDir, { recursive: true });
  database = isPostgres ? await openTestDatabase() : await openEmbedded(dataDir);
  await mkdir(path.join(dataDir, 'storage/files/library'), { recursive: true });
  await mkdir(path.join(dataDir, 'storage/types'), { recursive: true });
  await writeFile(path.join(dataDir, 'secret'), 'a secret');
  for (let count = 0; count < 5; count += 1) await addFileAndRow();
});
afterEach(async () => {
  await database.close();
  await rm(root, { recursive: true, force: true });
});

/** Stores a file and then a row that names it, as every module does. */
async function addFileAndRow(): Promise<void> {
  const id = randomUUID();
  await writeFile(path.join(dataDir, 'storage/files/library', id), `file ${id}`);
  await database.query(`INSERT INTO queue_jobs (id, name, data) VALUES ($1, 'named_file', $2)`, [
    id,
    '{"a": [1, "é"]}',
  ]);
}

const backUp = () =>
  makeBackup({
    database,
    dataDir,
    storageDir: path.join(dataDir, 'storage'),
    backupDir: path.join(root, 'backups'),
    version: '1.2.3',
    signal,
    onProgress: () => undefined,
  });
const verify = (folder: string) =>
  verifyBackup(folder, { url: database.driver.dialect === 'postgres' ? database.driver.url : undefined });

test('a backup made while rows and files are added is whole: each row in it has its file', async () => {
  const done = new AbortController();
  const adding = (async () => {
    while (!done.signal.aborted) await addFileAndRow();
  })();
  const folder = await backUp().finally(() => done.abort());
  await adding;
  expect(await verify(folder)).toBe('opened');
  expect(await readFile(path.join(folder, 'secret'), 'utf8')).toBe('a secret');
  // Rows of the backup are a part of those of now, and every one of them has its file.
  const facts = JSON.parse(await readFile(path.join(folder, 'backup.json'), 'utf8')) as {
    tables: Record<string, { rows: number }>;
  };
  const rowsInBackup = facts.tables['public.queue_jobs']?.rows ?? 0;
  expect(rowsInBackup).toBeGreaterThanOrEqual(5);
  expect((await readdir(path.join(folder, 'storage/files/library'))).length).toBeGreaterThanOrEqual(rowsInBackup);
});

test('a backup that lost a file, or whose database is cut, does not pass the check', async () => {
  const folder = await backUp();
  const [file = ''] = await readdir(path.join(folder, 'storage/files/library'));
  const content = await readFile(path.join(folder, 'storage/files/library', file));
  await rm(path.join(folder, 'storage/files/library', file));
  await expect(verify(folder)).rejects.toThrow('it holds 4 files');
  await writeFile(path.join(folder, 'storage/files/library', file), content);
  await truncate(path.join(folder, isPostgres ? 'database.dump' : 'database/global/pg_control'), 100);
  await expect(verify(folder)).rejects.toThrow('does not open: it is damaged');
  await expect(verify(root)).rejects.toThrow(StartupError);
});

describe.skipIf(isPostgres)('a restore of the embedded database', () => {
  const restore = (backup: string, target: string) =>
    restoreBackup({
      backup,
      dataDir: target,
      storageDir: path.join(target, 'storage'),
      databaseUrl: undefined,
      signal,
      onProgress: () => undefined,
    });
  const countJobs = async (target: string): Promise<unknown> => {
    const opened = await openEmbedded(target);
    const { rows } = await opened.query('SELECT count(*)::int AS jobs FROM queue_jobs');
    await opened.close();
    return rows[0]?.['jobs'];
  };

  test('into an empty folder brings back rows, files and the secret', async () => {
    const target = path.join(root, 'other');
    expect(await restore(await backUp(), target)).toEqual({ replacedFolder: null });
    expect(await countJobs(target)).toBe(5);
    expect(await readdir(path.join(target, 'storage/files/library'))).toHaveLength(5);
    expect(await readFile(path.join(target, 'secret'), 'utf8')).toBe('a secret');
  });

  test('over later data moves that aside, and an interrupted one is not taken for a whole folder', async () => {
    const backup = await backUp();
    await addFileAndRow();
    await expect(restore(backup, dataDir)).rejects.toThrow('uses the data folder');
    await database.close();
    const { replacedFolder } = await restore(backup, dataDir);
    expect(await countJobs(dataDir)).toBe(5);
    expect(await readdir(path.join(replacedFolder ?? '', 'storage/files/library'))).toHaveLength(6);

    // As a restore leaves the folder that is killed while it moves folders.
    await writeFile(path.join(dataDir, 'restore-in-progress'), backup);
    await expect(openEmbedded(dataDir)).rejects.toThrow(`finish it with npm run restore -- '${backup}'`);
    await restore(backup, dataDir);
    database = await openEmbedded(dataDir);
  });
});

test.runIf(isPostgres)('a restore to PostgreSQL needs an empty database, and brings back rows and files', async () => {
  const backup = await backUp();
  const empty = await openTestDatabase();
  if (empty.driver.dialect !== 'postgres') throw new Error('expected PostgreSQL');
  const target = path.join(root, 'other');
  const { url } = empty.driver;
  const restore = () =>
    restoreBackup({
      backup,
      dataDir: target,
      storageDir: path.join(target, 'storage'),
      databaseUrl: url,
      signal,
      onProgress: () => undefined,
    });
  try {
    await expect(restore()).rejects.toThrow('is not empty');
    await empty.query('DROP SCHEMA public CASCADE; DROP SCHEMA drizzle CASCADE; CREATE SCHEMA public');
    await restore();
    expect((await empty.query('SELECT count(*)::int AS jobs FROM queue_jobs')).rows).toEqual([{ jobs: 5 }]);
    expect(await readdir(path.join(target, 'storage/files/library'))).toHaveLength(5);
  } finally {
    await empty.close();
  }
});
