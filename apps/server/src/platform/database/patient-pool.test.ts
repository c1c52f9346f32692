import { EventEmitter } from 'node:events';
import pg from 'pg';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isDatabaseAway } from './database-away.ts';
import { PatientPool } from './patient-pool.ts';
import { wrapPostgres } from './postgres-database.ts';

/** A PostgreSQL that has only so many connections, without the network. */
let server: { free: number; mostOpen: number; open: number; refusals: number; breaks: boolean };
let pool: PatientPool;

class FakeClient extends EventEmitter {
  _queryable = true;
  _ending = false;

  connect(done: (error?: Error) => void): void {
    if (server.free === 0) {
      server.refusals += 1;
      const refusal = new pg.DatabaseError('sorry, too many clients already', 0, 'error');
      setImmediate(() => done(Object.assign(refusal, { code: '53300' })));
      return;
    }
    server.free -= 1;
    server.open += 1;
    server.mostOpen = Math.max(server.mostOpen, server.open);
    setImmediate(() => done());
  }
  query(...parameters: unknown[]): Promise<unknown> | void {
    const done = parameters.at(-1) as ((error: Error | undefined, result: object) => void) | undefined;
    const error = server.breaks ? new Error('Connection terminated unexpectedly') : undefined;
    if (typeof done === 'function') setImmediate(() => done(error, { rows: [] }));
    else return error ? Promise.reject(error) : Promise.resolve({ rows: [] });
  }
  end(done?: () => void): Promise<void> {
    server.free += 1;
    server.open -= 1;
    done?.();
    return Promise.resolve();
  }
  ref(): void {}
  unref(): void {}
}

const openPool = (longestWaitMs: number): PatientPool =>
  new PatientPool({ max: 10, longestWaitMs, Client: FakeClient as unknown as typeof pg.Client });

beforeEach(() => {
  server = { free: 3, mostOpen: 0, open: 0, refusals: 0, breaks: false };
  pool = openPool(300);
});
afterEach(() => pool.end());

it('serves any number of statements with the connections that PostgreSQL has left', async () => {
  // Long enough for a machine that halts meanwhile.
  pool = openPool(30_000);
  await Promise.all(Array.from({ length: 100 }, () => pool.query('SELECT 1')));
  expect(server.mostOpen).toBe(3);
  // Later statements queue instead of asking for another one.
  expect(server.refusals).toBe(7);
});

it('opens more connections later, once PostgreSQL has some again', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    server.free = 1;
    const asked = Promise.all(Array.from({ length: 10 }, () => pool.query('SELECT 1')));
    await vi.waitFor(() => expect(server.refusals).toBe(9), { timeout: 15_000 });
    await vi.advanceTimersByTimeAsync(100);
    await asked;
    server.free = 10;
    await vi.advanceTimersByTimeAsync(2000);
    await Promise.all(Array.from({ length: 10 }, () => pool.query('SELECT 1')));
    expect(server.mostOpen).toBe(10);
  } finally {
    vi.useRealTimers();
  }
});

it('waits for the first connection if PostgreSQL has none left', async () => {
  server.free = 0;
  const answered = pool.query('SELECT 1');
  setTimeout(() => (server.free = 1), 20);
  await expect(answered).resolves.toBeDefined();
});

it('gives up after its longest wait, and says that the database is away', async () => {
  server.free = 0;
  const error = await pool.query('SELECT 1').catch((each: unknown) => each);
  expect(error).toMatchObject({ code: '53300' });
  const database = wrapPostgres(pool, 'postgres://localhost/ads', async () => undefined);
  const refused = await database.query('SELECT 1').catch((each: unknown) => each);
  expect(isDatabaseAway(refused)).toBe(true);
});

it('returns the connection of a transaction that could not begin', async () => {
  const database = wrapPostgres(pool, 'postgres://localhost/ads', async () => undefined);
  server.breaks = true;
  for (let count = 0; count < 12; count += 1) {
    const error = await database.transaction(async () => 'done').catch((each: unknown) => each);
    expect(isDatabaseAway(error)).toBe(true);
  }
  server.breaks = false;
  expect(await database.transaction(async () => 'done')).toBe('done');
});

it('survives a connection that breaks between two statements of a transaction', async () => {
  const database = wrapPostgres(pool, 'postgres://localhost/ads', async () => undefined);
  let broken: FakeClient | undefined;
  pool.once('acquire', (client) => (broken = client as unknown as FakeClient));
  const error = await database
    .transaction(async (tx) => {
      broken?.emit('error', new Error('Connection terminated unexpectedly'));
      server.breaks = true;
      await tx.execute('SELECT 1');
    })
    .catch((each: unknown) => each);
  expect(isDatabaseAway(error)).toBe(true);
  server.breaks = false;
  expect(await database.transaction(async () => 'done')).toBe('done');
});
