import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type PreparedPglite, preparePglite } from './prepared-pglite.ts';

let client: PGlite;
let prepared: PreparedPglite;

beforeAll(async () => {
  client = await PGlite.create();
  prepared = preparePglite(client);
  await client.exec('create table notes (id integer primary key, text text)');
});
afterAll(() => client.close());

it('answers as PGlite itself does, whatever the types', async () => {
  const sql = `select $1::int as a, $2::text as b, $3::jsonb as c, $4::timestamptz as d, $5::text[] as e, $6::bigint as f,
    $7::boolean as g, $8::bytea as h, null::int as i, $9::uuid as j`;
  const values = [
    1,
    "it's 漢字",
    { list: [1, null] },
    new Date(0),
    ['a', 'b"', null],
    2 ** 40,
    true,
    new Uint8Array([0, 255]),
    '6f1c6a3e-52b5-4b3c-8f39-0d2c9a4f8a11',
  ];
  const { rows } = await client.query(sql, values);
  for (let use = 0; use < 2; use += 1) expect((await prepared.query(sql, values)).rows).toEqual(rows);
  const asArrays = await client.query(sql, values, { rowMode: 'array' });
  expect((await prepared.query(sql, values, { rowMode: 'array' })).rows).toEqual(asArrays.rows);
});

it('says how many rows a statement has changed', async () => {
  const { affectedRows } = await prepared.query('insert into notes values ($1, $2), ($3, $4)', [1, 'a', 2, 'b']);
  expect(affectedRows).toBe(2);
  expect((await prepared.query('update notes set text = $1', ['c'])).affectedRows).toBe(2);
});

it('throws what PGlite throws, and goes on', async () => {
  await expect(prepared.query('insert into notes values ($1, $2)', [1, 'again'])).rejects.toMatchObject({
    code: '23505',
  });
  await expect(prepared.query('select no_such_column from notes', [])).rejects.toMatchObject({ code: '42703' });
  await expect(prepared.query('select $1::int as number', ['x'])).rejects.toMatchObject({ code: '22P02' });
  expect((await prepared.query('select $1::int as number', [7])).rows).toEqual([{ number: 7 }]);
});

it('reads a table again that was changed since', async () => {
  await prepared.query('select * from notes where id = $1', [1]);
  await client.exec('alter table notes add column color text default $$red$$');
  expect((await prepared.query('select * from notes where id = $1', [1])).rows).toMatchObject([{ color: 'red' }]);
});

it('waits for an open transaction, and runs within one that it is called in', async () => {
  const order: string[] = [];
  let outside: Promise<unknown> = Promise.resolve();
  await prepared.transaction(async (tx) => {
    outside = prepared
      .query('select count(*)::int as count from notes')
      .then(({ rows }) => order.push(JSON.stringify(rows)));
    await tx.query('insert into notes values ($1, $2)', [3, 'd']);
    order.push('inserted');
  });
  await outside;
  expect(order).toEqual(['inserted', '[{"count":3}]']);
  const failed = prepared.transaction(async (tx) => {
    await tx.query('delete from notes', []);
    throw new Error('changed my mind');
  });
  await expect(failed).rejects.toThrow('changed my mind');
  expect((await prepared.query('select count(*)::int as count from notes')).rows).toEqual([{ count: 3 }]);
});

it('forgets the statements that were not used for longest', async () => {
  for (let number = 0; number < 320; number += 1) {
    const { rows } = await prepared.query(`select $1::int + ${number} as sum`, [1]);
    expect(rows).toEqual([{ sum: number + 1 }]);
  }
  const { rows } = await client.query<{ count: number }>('select count(*)::int as count from pg_prepared_statements');
  expect(rows[0]?.count).toBeLessThanOrEqual(302);
  expect((await prepared.query('select $1::int + 0 as sum', [5])).rows).toEqual([{ sum: 5 }]);
});
