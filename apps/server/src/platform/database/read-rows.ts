import type { SQL } from 'drizzle-orm';
import type { Executor } from './database.ts';

/** Runs a query that Drizzle's builder can't express; the caller names the columns. Both drivers return `rows`. */
export async function readRows<Row>(db: Executor, query: SQL): Promise<Row[]> {
  const answer: unknown = await db.execute(query);
  return (answer as { rows: Row[] }).rows;
}
