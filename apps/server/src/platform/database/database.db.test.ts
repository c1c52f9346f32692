import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OpenDatabase } from './database.ts';
import { openTestDatabase } from './test-database.ts';

let database: OpenDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
  await database.query('CREATE TABLE notes (id integer PRIMARY KEY, content jsonb)');
});
afterAll(() => database.close());

const countNotes = async () => (await database.query('SELECT count(*)::int AS count FROM notes')).rows[0]?.['count'];

describe('a transaction', () => {
  test('commits as a whole if its callback succeeds, and rolls back as a whole if the callback throws', async () => {
    const before = await countNotes();
    await database.transaction(async (tx) => {
      await tx.execute(sql`INSERT INTO notes VALUES (1, '{}'), (2, '{}')`);
    });
    await expect(
      database.transaction(async (tx) => {
        await tx.execute(sql`INSERT INTO notes VALUES (3, '{}')`);
        throw new Error('changed my mind');
      }),
    ).rejects.toThrow('changed my mind');
    expect(await countNotes()).toBe(Number(before) + 2);
  });

  test('throws on statements that bypass it, which would otherwise hang', async () => {
    await database.transaction(async () => {
      expect(() => database.db).toThrow('inside a transaction');
      expect(() => database.transaction(async () => undefined)).toThrow('inside a transaction');
      await expect(database.query('SELECT 1')).rejects.toThrow('inside a transaction');
    });
  });

  test('throws on such statements also in the functions that its callback calls', async () => {
    const readElsewhere = async () => {
      await Promise.resolve();
      return database.db;
    };
    await database.transaction(async () => {
      await expect(readElsewhere()).rejects.toThrow('inside a transaction');
    });
  });

  test('lets unawaited work use the database once it has ended', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    let later: Promise<unknown> = Promise.resolve();
    await database.transaction(async () => {
      later = promise.then(() => database.query('SELECT 1'));
    });
    resolve();
    await expect(later).resolves.toMatchObject({ rows: [expect.anything()] });
  });

  test('may hold savepoints', async () => {
    const before = await countNotes();
    await database.transaction(async (tx) => {
      await tx.execute(sql`INSERT INTO notes VALUES (10, '{}')`);
      await expect(
        tx.transaction(async (inner) => {
          await inner.execute(sql`INSERT INTO notes VALUES (11, '{}')`);
          throw new Error('only this part');
        }),
      ).rejects.toThrow('only this part');
    });
    expect(await countNotes()).toBe(Number(before) + 1);
  });
});

describe('a plain query', () => {
  test('takes several statements at once if it has no parameters', async () => {
    await database.query(`INSERT INTO notes VALUES (20, '{}'); INSERT INTO notes VALUES (21, '{}')`);
    expect((await database.query('SELECT id FROM notes WHERE id IN ($1, $2)', [20, 21])).rows).toHaveLength(2);
  });

  test('leaves the connection usable if it fails half-way through a transaction of its own', async () => {
    await expect(database.query('BEGIN; SELECT 1 / 0; COMMIT')).rejects.toThrow('division by zero');
    expect((await database.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
  });

  test('returns JSON unchanged', async () => {
    const content = { text: "O'Neil \\ 漢字", list: [1, null, 'x'] };
    await database.query('INSERT INTO notes VALUES ($1, $2)', [30, JSON.stringify(content)]);
    expect((await database.query('SELECT content FROM notes WHERE id = 30')).rows).toEqual([{ content }]);
  });
});
