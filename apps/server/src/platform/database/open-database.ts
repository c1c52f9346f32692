import path from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { describeWayBack } from '../backup/backup-folder.ts';
import { copyBeforeMigration, dumpBeforeMigration } from '../backup/copy-before-migration.ts';
import type { Logger } from '../log/logger.ts';
import { checkEmbeddedFolder, explainOpenFailure, explainUpdateFailure } from './embedded-folder.ts';
import { lockDataFolder } from './data-folder-lock.ts';
import type { OpenDatabase } from './database.ts';
import { readMigrationState, refuseNewer } from './migration-state.ts';
import { applyMigrationsToPglite, applyMigrationsToPostgres } from './migrations.ts';
import { openPgliteFolder, wrapPglite } from './pglite-database.ts';
import { hideSecrets, openPostgres, wrapPostgres } from './postgres-database.ts';

export interface DatabaseSettings {
  dataDir: string;
  /** Where the copy is kept that is made before migrations. */
  backupDir: string;
  databaseUrl: string | undefined;
  databasePoolSize: number;
  /** Whether PostgreSQL may be migrated where no copy can be made; it may not if left out. */
  migrateWithoutCopy?: boolean;
}

/**
 * Opens the database and applies missing migrations, after copying a database that others have. Throws a StartupError
 * if another process uses the data folder, or the database is damaged or newer than this code (embedded), or if the
 * server can't be reached (PostgreSQL).
 */
export async function openDatabase(settings: DatabaseSettings, log: Logger): Promise<OpenDatabase> {
  const { databaseUrl: url } = settings;
  if (url === undefined) return await openEmbedded(settings, log);
  const pool = await openPostgres({ url, poolSize: settings.databasePoolSize, log });
  try {
    const wayBack = await describeWayBack(settings.backupDir);
    await applyMigrationsToPostgres(pool, async (state) => {
      refuseNewer(state, hideSecrets(url), wayBack);
      if (!state.isNew && state.pendingCount > 0)
        await dumpBeforeMigration({ migrateWithoutCopy: false, ...settings, url, log });
    });
  } catch (error) {
    await pool.end();
    throw error;
  }
  return wrapPostgres(pool, url, async () => undefined);
}

async function openEmbedded(settings: DatabaseSettings, log: Logger): Promise<OpenDatabase> {
  const { dataDir } = settings;
  const lock = await lockDataFolder(dataDir);
  try {
    const wayBack = await describeWayBack(settings.backupDir);
    await checkEmbeddedFolder({ dataDir, wayBack });
    const client = await openMigrated(settings, { wayBack, log });
    return wrapPglite(client, () => lock.release());
  } catch (error) {
    await lock.release();
    throw error;
  }
}

async function openMigrated(
  settings: DatabaseSettings,
  { wayBack, log }: { wayBack: string; log: Logger },
): Promise<PGlite> {
  const folder = path.join(settings.dataDir, 'database');
  const open = (): Promise<PGlite> =>
    openPgliteFolder(folder).catch((error: unknown) => {
      throw explainOpenFailure(error, { dataDir: settings.dataDir, wayBack });
    });
  let client = await open();
  const state = await readMigrationState((sql) => client.query(sql));
  if (state.unknownCount > 0) await client.close();
  refuseNewer(state, folder, wayBack);
  if (!state.isNew && state.pendingCount > 0) {
    await client.close();
    await copyBeforeMigration({ ...settings, log });
    client = await open();
  }
  await applyMigrationsToPglite(client).catch((error: unknown) => {
    throw explainUpdateFailure(error, { dataDir: settings.dataDir, wayBack });
  });
  return client;
}
