import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import type { Executor, OpenDatabase } from './database.ts';
import { preparePglite } from './prepared-pglite.ts';
import { createTransactionGuard } from './transaction-guard.ts';

/**
 * Opens the embedded PostgreSQL in a folder and creates the folder if absent. A new one is built beside its place and
 * moved there whole: a start killed while building would otherwise leave a folder that never opens.
 */
export async function openPgliteFolder(folder: string): Promise<PGlite> {
  if (!existsSync(folder)) {
    const unfinished = `${folder}.new`;
    await rm(unfinished, { recursive: true, force: true });
    const client = await PGlite.create(unfinished);
    await client.close();
    await rename(unfinished, folder);
  }
  return await PGlite.create(folder);
}

/** Wraps an open PGlite. Closing the result closes the PGlite. */
export function wrapPglite(client: PGlite, onClose: () => Promise<void>): OpenDatabase {
  const guard = createTransactionGuard();
  const prepared = preparePglite(client);
  // Drizzle uses no more of a client than this.
  const db: Executor = drizzle({ client: prepared as unknown as PGlite });
  return {
    dialect: 'pglite',
    driver: {
      dialect: 'pglite',
      async listen(channel, onNotification) {
        return await client.listen(channel, guard.bindOutside(onNotification));
      },
    },
    get db() {
      guard.assertOutside('database.db was read');
      return db;
    },
    transaction(work) {
      guard.assertOutside('a transaction was started');
      return guard.run(() => db.transaction(work));
    },
    async query(sql, values = []) {
      guard.assertOutside('database.query was called');
      if (values.length > 0) return await prepared.query<Record<string, unknown>>(sql, values);
      try {
        // Unlike `query`, this takes several statements, as PostgreSQL's simple protocol does.
        const results = await client.exec(sql);
        return { rows: results.flatMap((result): Record<string, unknown>[] => result.rows) };
      } catch (error) {
        // Statements that fail after a BEGIN would leave the only connection in that transaction.
        await client.query('ROLLBACK');
        throw error;
      }
    },
    async close() {
      await client.close();
      await onClose();
    },
  };
}
