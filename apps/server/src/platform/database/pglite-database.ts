import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import type { Executor, OpenDatabase } from './database.ts';
import { createTransactionGuard } from './transaction-guard.ts';

/**
 * Opens the embedded PostgreSQL in a folder, made where it is absent. It is made beside its place and moved there whole:
 * a start that was killed while making it would otherwise leave a folder that never opens.
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

/** The database on an open PGlite; closing it closes that. */
export function wrapPglite(client: PGlite, onClose: () => Promise<void>): OpenDatabase {
  const guard = createTransactionGuard();
  const db: Executor = drizzle(client);
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
      if (values.length > 0) return await client.query<Record<string, unknown>>(sql, values);
      try {
        // Unlike `query`, this takes several statements, as PostgreSQL's simple protocol does.
        const results = await client.exec(sql);
        return { rows: results.flatMap((result): Record<string, unknown>[] => result.rows) };
      } catch (error) {
        // A failed text that had begun a transaction would leave the one connection in it.
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
