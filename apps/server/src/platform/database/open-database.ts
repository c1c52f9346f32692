import path from 'node:path';
import type { Logger } from '../log/logger.ts';
import { lockDataFolder } from './data-folder-lock.ts';
import type { OpenDatabase } from './database.ts';
import { applyMigrationsToPglite, applyMigrationsToPostgres } from './migrations.ts';
import { openPgliteFolder, wrapPglite } from './pglite-database.ts';
import { openPostgres, wrapPostgres } from './postgres-database.ts';

export interface DatabaseSettings {
  dataDir: string;
  databaseUrl: string | undefined;
  databasePoolSize: number;
}

/**
 * Opens the database and applies missing migrations. Throws a StartupError if another process uses the data folder
 * (embedded), or if the server can't be reached (PostgreSQL).
 */
export async function openDatabase(settings: DatabaseSettings, log: Logger): Promise<OpenDatabase> {
  if (settings.databaseUrl === undefined) return await openEmbedded(settings.dataDir);
  const pool = await openPostgres({ url: settings.databaseUrl, poolSize: settings.databasePoolSize, log });
  try {
    await applyMigrationsToPostgres(pool);
  } catch (error) {
    await pool.end();
    throw error;
  }
  return wrapPostgres(pool, settings.databaseUrl, async () => undefined);
}

async function openEmbedded(dataDir: string): Promise<OpenDatabase> {
  const lock = await lockDataFolder(dataDir);
  try {
    const client = await openPgliteFolder(path.join(dataDir, 'database'));
    await applyMigrationsToPglite(client);
    return wrapPglite(client, () => lock.release());
  } catch (error) {
    await lock.release();
    throw error;
  }
}
