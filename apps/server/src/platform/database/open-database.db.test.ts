import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { silentLogger } from '../log/logger.ts';
import { StartupError } from '../settings/startup-error.ts';
import { openDatabase } from './open-database.ts';

const settings = (changes: { dataDir: string; databaseUrl?: string }) => ({
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
      const database = await openDatabase(${JSON.stringify({ dataDir, databasePoolSize: 2 })}, silentLogger);
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
    expect(await readdir(dataDir)).toEqual(['database']);
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
});

test('an unreachable PostgreSQL ends the start with its host and without its password', async () => {
  const databaseUrl = 'postgres://reelwright:hunter2@127.0.0.1:1/reelwright';
  const start = openDatabase(settings({ dataDir: '', databaseUrl }), silentLogger);
  await expect(start).rejects.toThrow(StartupError);
  await expect(start).rejects.toThrow('The database 127.0.0.1:1/reelwright cannot be opened: ');
  await expect(start).rejects.not.toThrow('hunter2');
});
