import path from 'node:path';
import { withClient } from '../backup/dump-postgres.ts';
import { silentLogger } from '../log/logger.ts';
import { type DatabaseSettings, openDatabase } from './open-database.ts';
import { lockDataFolder } from './data-folder-lock.ts';
import { moveToPostgres } from './move-to-postgres.ts';
import { openPgliteFolder } from './pglite-database.ts';

/** Opens both databases, each with all migrations, and moves the rows. See `moveToPostgres`. */
export async function moveEmbeddedToPostgres(
  settings: DatabaseSettings & { databaseUrl: string },
  options: { signal: AbortSignal; onTable: (table: string, rows: number) => void },
): Promise<Record<string, number>> {
  const embedded = await openDatabase({ ...settings, databaseUrl: undefined }, silentLogger);
  await embedded.close();
  const there = await openDatabase(settings, silentLogger);
  await there.close();
  const lock = await lockDataFolder(settings.dataDir);
  const client = await openPgliteFolder(path.join(settings.dataDir, 'database'));
  try {
    return await withClient(settings.databaseUrl, (target) => moveToPostgres(client, target, options));
  } finally {
    await client.close();
    await lock.release();
  }
}
