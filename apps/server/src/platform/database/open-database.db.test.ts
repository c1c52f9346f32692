import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readdir, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { listBackups } from '../backup/backup-folder.ts';
import { silentLogger } from '../log/logger.ts';
import { StartupError } from '../settings/startup-error.ts';
import { openDatabase } from './open-database.ts';
import { makeTestDataFolder, openTestDatabase } from './test-database.ts';

const settings = (changes: { dataDir: string; databaseUrl?: string }) => ({
  backupDir: path.join(changes.dataDir, 'backups'),
  databaseUrl: undefined,
  databasePoolSize: 2,
  ...changes,
});

describe.runIf(process.env['TEST_DATABASE'] !== 'postgres')('the embedded database', { timeout: 90_000 }, () => {
  let dataDir: string;
  let child: ChildProcess | undefined;

  beforeEach(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'open-database-test-'));
  });
  afterEach(async () => {
    child?.kill('SIGKILL');
    await rm(dataDir, { recursive: true, force: true });
  });

  /** Opens the folder in another process, which then writes numbered rows and reports each. */
  function openElsewhere(): ChildProcess {
    const script = `
      const { openDatabase } = await import(${JSON.stringify(path.join(import.meta.dirname, 'open-database.ts'))});
      const { silentLogger } = await import(${JSON.stringify(path.join(import.meta.dirname, '../log/logger.ts'))});
      const database = await openDatabase(${JSON.stringify({ dataDir, backupDir: '', databasePoolSize: 2 })}, silentLogger);
      await database.query('CREATE TABLE IF NOT EXISTS kill_test (n serial)');
      for (let n = 1; ; n++) {
        await database.query('INSERT INTO kill_test DEFAULT VALUES');
        process.stdout.write(n + '\\n');
      }`;
    child = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['ignore', 'pipe', 'inherit'] });
    return child;
  }

  test('keeps every acknowledged row through kill -9, and opens at once afterwards', async () => {
    const writer = openElsewhere();
    let acknowledged = 0;
    writer.stdout?.on('data', (chunk: Buffer) => {
      acknowledged = Number(chunk.toString().trim().split('\n').at(-1));
    });
    await vi.waitFor(() => expect(acknowledged).toBeGreaterThan(20), { timeout: 60_000 });
    await expect(openDatabase(settings({ dataDir }), silentLogger)).rejects.toThrow(`process ${writer.pid}`);
    writer.kill('SIGKILL');
    await once(writer, 'close');
    const database = await openDatabase(settings({ dataDir }), silentLogger);
    const { rows } = await database.query('SELECT count(*)::int AS count FROM kill_test');
    expect(Number(rows[0]?.['count'])).toBeGreaterThanOrEqual(acknowledged);
    await database.close();
    expect(await readdir(dataDir)).toEqual(['database', 'lock']);
  });

  test('opens after a first start that was killed half-way', async () => {
    const starter = openElsewhere();
    await vi.waitFor(async () => expect(await readdir(dataDir)).toContain('database.new'), {
      timeout: 30_000,
      interval: 5,
    });
    starter.kill('SIGKILL');
    await once(starter, 'exit');
    const database = await openDatabase(settings({ dataDir }), silentLogger);
    expect((await database.query('SELECT count(*)::int AS count FROM users')).rows).toEqual([{ count: 0 }]);
    await database.close();
  });

  /** A folder as after a first start, which other tests show. */
  async function openOnce(): Promise<void> {
    await rm(dataDir, { recursive: true });
    dataDir = await makeTestDataFolder('open-database-test');
  }
  const start = () => openDatabase(settings({ dataDir }), silentLogger);
  const databaseFile = (name: string) => path.join(dataDir, 'database', name);

  test('half a restore, other damage and a missing database are refused, and a newer version too', async () => {
    await openOnce();
    const whole = path.join(dataDir, 'whole');
    await cp(path.join(dataDir, 'database'), whole, { recursive: true });
    const startOver = async () => {
      await rm(path.join(dataDir, 'database'), { recursive: true });
      await cp(whole, path.join(dataDir, 'database'), { recursive: true });
    };

    await rm(databaseFile('PG_VERSION'));
    await expect(start()).rejects.toThrow(StartupError);
    await expect(start()).rejects.toThrow(
      'is incomplete (PG_VERSION is missing), as after half a restore. There is no backup in ',
    );
    expect(await readdir(path.join(dataDir, 'database'))).not.toContain('PG_VERSION');

    await startOver();
    await truncate(databaseFile('global/pg_control'));
    await expect(start()).rejects.toThrow(/^The database in .* is damaged and does not open\. There is no backup/);

    await startOver();
    const client = await PGlite.create(path.join(dataDir, 'database'));
    await client.query('INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ($1, $2)', ['next', 9e12]);
    await client.close();
    await expect(start()).rejects.toThrow('was written by a newer Reelwright (1 migrations more than this one knows)');

    await rm(path.join(dataDir, 'database'), { recursive: true });
    await writeFile(path.join(dataDir, 'secret'), 'secret');
    await expect(start()).rejects.toThrow('is in use, but its database is missing');
    expect(await readdir(dataDir)).not.toContain('database');
  });

  test('copies the database before an update, and names the copy as the way back', async () => {
    await openOnce();
    const client = await PGlite.create(path.join(dataDir, 'database'));
    await client.exec(`CREATE TABLE of_the_old_version (n integer); INSERT INTO of_the_old_version VALUES (7);
      DELETE FROM drizzle.__drizzle_migrations WHERE created_at > (SELECT min(created_at) FROM drizzle.__drizzle_migrations)`);
    await client.close();
    // The migrations have run already, so running them again fails.
    await expect(start()).rejects.toThrow('The database could not be updated and was left as it was');

    const [backup, ...others] = await listBackups(path.join(dataDir, 'backups'));
    expect(others).toEqual([]);
    expect(backup?.facts).toMatchObject({ kind: 'before_migration', dialect: 'pglite' });
    const copy = await PGlite.create(path.join(backup?.folder ?? '', 'database'));
    expect((await copy.query('SELECT n FROM of_the_old_version')).rows).toEqual([{ n: 7 }]);
    await copy.close();
    await expect(start()).rejects.toThrow(`npm run restore -- '${backup?.folder}'`);
  });
});

test.runIf(process.env['TEST_DATABASE'] === 'postgres')(
  'a PostgreSQL database of a newer version is refused',
  async () => {
    const database = await openTestDatabase();
    if (database.driver.dialect !== 'postgres') throw new Error('expected PostgreSQL');
    try {
      await database.query(
        "INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('next', 9000000000000)",
      );
      const start = openDatabase(settings({ dataDir: '', databaseUrl: database.driver.url }), silentLogger);
      await expect(start).rejects.toThrow('was written by a newer Reelwright');
    } finally {
      await database.close();
    }
  },
);

test('an unreachable PostgreSQL ends the start with its host and without its password', async () => {
  const databaseUrl = 'postgres://reelwright:hunter2@127.0.0.1:1/reelwright';
  const start = openDatabase(settings({ dataDir: '', databaseUrl }), silentLogger);
  await expect(start).rejects.toThrow(StartupError);
  await expect(start).rejects.toThrow('The database 127.0.0.1:1/reelwright cannot be opened: ');
  await expect(start).rejects.not.toThrow('hunter2');
});
