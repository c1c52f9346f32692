// The least that a call with one query can cost: Fastify, and one prepared statement over the same database and driver.
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { eq, sql } from 'drizzle-orm';
import { drizzle as overPostgres } from 'drizzle-orm/node-postgres';
import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { drizzle as overPglite } from 'drizzle-orm/pglite';
import Fastify from 'fastify';
import pg from 'pg';
import type { Executor } from '#src/platform/database/database.ts';

const POOL_SIZE = 10;
const ROWS = 1000;

const rows = pgTable('bench_rows', { id: integer('id').primaryKey(), text: text('text').notNull() });

const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir = '' } = process.env;

async function openBare(): Promise<Executor> {
  if (databaseUrl !== undefined) return overPostgres(new pg.Pool({ connectionString: databaseUrl, max: POOL_SIZE }));
  const folder = path.join(dataDir, 'database');
  await mkdir(dataDir, { recursive: true });
  return overPglite(await PGlite.create(folder));
}

const db = await openBare();
await db.execute(sql`create table if not exists bench_rows (id integer primary key, text text not null)`);
await db.execute(
  sql`insert into bench_rows select id, 'row ' || id from generate_series(1, ${ROWS}::int) as id on conflict do nothing`,
);
const findRow = db
  .select()
  .from(rows)
  .where(eq(rows.id, sql.placeholder('id')))
  .prepare('bench_row');

const app = Fastify();
let next = 0;
app.get('/', async () => {
  const [row] = await findRow.execute({ id: 1 + (next++ % ROWS) });
  return { code: 0, data: row };
});
await app.listen({ host: '127.0.0.1', port: 0 });
const address = app.server.address();
const port = typeof address === 'object' ? address?.port : undefined;
process.stdout.write(`The bare server is ready: http://127.0.0.1:${port}\n`);
process.once('SIGTERM', () => process.exit(0));
