import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../database/database.ts';
import { openTestDatabase } from '../database/test-database.ts';
import { createDatabaseRateLimits } from './database-rate-limits.ts';
import { createMemoryRateLimits } from './memory-rate-limits.ts';

const LIMIT = { max: 2, windowS: 60 };
let database: Database;
let nowMs = Date.UTC(2026, 10, 21);
const clock = { now: () => new Date(nowMs) };

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

describe.each([
  ['in memory', () => createMemoryRateLimits({ clock })],
  ['in the database', () => createDatabaseRateLimits({ database, clock })],
])('limits %s', (_where, open) => {
  let keys = 0;
  const nextKey = () => `key ${++keys}`;

  it('refuse the use after the last allowed one, and say how long to wait', async () => {
    const limits = open();
    const key = nextKey();
    expect(await limits.count(key, LIMIT)).toEqual({ isAllowed: true, waitS: 60 });
    nowMs += 10_500;
    expect(await limits.count(key, LIMIT)).toEqual({ isAllowed: true, waitS: 50 });
    expect(limits.findRefusal(key)).toBeUndefined();
    expect(await limits.count(key, LIMIT)).toMatchObject({ isAllowed: false, waitS: 50 });
    expect(limits.findRefusal(key)).toBe(50);
    expect(await limits.count(key, LIMIT)).toMatchObject({ isAllowed: false, waitS: 50 });
  });

  it('allow uses again once the window has ended', async () => {
    const limits = open();
    const key = nextKey();
    for (let use = 0; use < 3; use += 1) await limits.count(key, LIMIT);
    nowMs += 60_000;
    expect(await limits.count(key, LIMIT)).toEqual({ isAllowed: true, waitS: 60 });
  });

  it('count each key alone', async () => {
    const limits = open();
    const key = nextKey();
    for (let use = 0; use < 3; use += 1) await limits.count(key, LIMIT);
    expect(await limits.count(nextKey(), LIMIT)).toMatchObject({ isAllowed: true });
  });

  it('do not count a use that was forgiven', async () => {
    const limits = open();
    const key = nextKey();
    for (let use = 0; use < 2; use += 1) await limits.count(key, LIMIT);
    await limits.forgive(key);
    expect(await limits.count(key, LIMIT)).toMatchObject({ isAllowed: true });
    expect(await limits.count(key, LIMIT)).toMatchObject({ isAllowed: false });
  });

  it('allow no more than the limit to concurrent uses', async () => {
    const limits = open();
    const key = nextKey();
    const counted = await Promise.all(Array.from({ length: 8 }, () => limits.count(key, LIMIT)));
    expect(counted.filter(({ isAllowed }) => isAllowed)).toHaveLength(LIMIT.max);
  });
});

describe('limits of several processes', () => {
  it('are counted together', async () => {
    const [one, other] = [createDatabaseRateLimits({ database, clock }), createDatabaseRateLimits({ database, clock })];
    for (const limits of [one, other]) expect((await limits.count('shared', LIMIT)).isAllowed).toBe(true);
    expect((await one.count('shared', LIMIT)).isAllowed).toBe(false);
    expect((await other.count('shared', LIMIT)).isAllowed).toBe(false);
  });

  it('allow together no more than the limit, whoever counts ahead', async () => {
    const limit = { max: 100, windowS: 60 };
    const [one, two, three] = [1, 2, 3].map(() => createDatabaseRateLimits({ database, clock }));
    if (!one || !two || !three) throw new Error('there are three processes');
    const counted = await Promise.all(
      Array.from({ length: 300 }, async (_none, index) => [one, two, three][index % 3]?.count('busy', limit)),
    );
    expect(counted.filter((use) => use?.isAllowed)).toHaveLength(limit.max);
  });

  it('allow the whole limit to a user of one process, for a statement every few uses', async () => {
    let queries = 0;
    const counting = {
      ...database,
      query: (sql: string, values?: unknown[]) => {
        queries += 1;
        return database.query(sql, values);
      },
    } as Database;
    const limits = createDatabaseRateLimits({ database: counting, clock });
    const limit = { max: 600, windowS: 60 };
    for (let use = 0; use < limit.max; use += 1) expect((await limits.count('alone', limit)).isAllowed).toBe(true);
    expect((await limits.count('alone', limit)).isAllowed).toBe(false);
    expect(queries).toBeLessThan(60);
  });

  it('cost the database nothing once a key is refused', async () => {
    let queries = 0;
    const counting = {
      ...database,
      query: (sql: string, values?: unknown[]) => {
        queries += 1;
        return database.query(sql, values);
      },
    } as Database;
    const limits = createDatabaseRateLimits({ database: counting, clock });
    for (let use = 0; use < 3; use += 1) await limits.count('flooded', LIMIT);
    const before = queries;
    for (let use = 0; use < 20; use += 1) expect((await limits.count('flooded', LIMIT)).isAllowed).toBe(false);
    expect(queries).toBe(before);
  });

  it('are deleted once their window has ended', async () => {
    const limits = createDatabaseRateLimits({ database, clock });
    await limits.count('old', LIMIT);
    nowMs += 120_000;
    await limits.count('new', LIMIT);
    const { rows } = await database.query('SELECT key FROM rate_windows');
    expect(rows).toEqual([{ key: 'new' }]);
  });
});
