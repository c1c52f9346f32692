import { constants } from 'node:fs';
import { cp, mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { describeDiskProblem, findDiskProblem } from '../disk/disk-problem.ts';
import type { Logger } from '../log/logger.ts';
import { StartupError } from '../settings/startup-error.ts';
import { listBackups, toBackupName, writeBackupFacts } from './backup-folder.ts';
import { dumpPostgres, findPgDump } from './dump-postgres.ts';

/** Copies made by updates; older ones are deleted. Backups that somebody asked for are never deleted. */
const COPIES_KEPT = 3;

interface Copy {
  backupDir: string;
  log: Logger;
}

/** Copies the closed folder of the embedded database, so that an update can be undone. */
export async function copyBeforeMigration({ dataDir, backupDir, log }: Copy & { dataDir: string }): Promise<void> {
  await makeCopy({ backupDir, log }, 'pglite', (folder) =>
    cp(path.join(dataDir, 'database'), path.join(folder, 'database'), {
      recursive: true,
      mode: constants.COPYFILE_FICLONE,
    }),
  );
}

/**
 * Dumps a PostgreSQL database with its own program. Throws a StartupError on a machine without that program, unless the
 * operator makes copies by other means.
 */
export async function dumpBeforeMigration({
  url,
  backupDir,
  migrateWithoutCopy,
  hasPgDump = findPgDump() !== undefined,
  log,
}: Copy & { url: string; migrateWithoutCopy: boolean; hasPgDump?: boolean }): Promise<void> {
  if (!hasPgDump) {
    if (!migrateWithoutCopy) {
      throw new StartupError(
        'This version changes the database, and pg_dump is not installed to copy it before: nothing was changed. ' +
          'Install it (apt-get install postgresql-client), or make a copy yourself and start once with MIGRATE_WITHOUT_COPY=1.',
      );
    }
    log.warn('database.migrated_without_copy', { reason: 'pg_dump is not installed' });
    return;
  }
  await makeCopy({ backupDir, log }, 'postgres', (folder) =>
    dumpPostgres({ url, file: path.join(folder, 'database.dump') }),
  );
}

async function makeCopy(
  { backupDir, log }: Copy,
  dialect: 'pglite' | 'postgres',
  write: (folder: string) => Promise<void>,
): Promise<void> {
  const createdAt = new Date();
  const folder = path.join(backupDir, toBackupName('before_migration', createdAt));
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await write(folder);
    await writeBackupFacts(folder, {
      format: 1,
      kind: 'before_migration',
      dialect,
      version: 'unknown',
      createdAt: createdAt.toISOString(),
      tables: {},
      files: { count: 0, sizeBytes: 0 },
    });
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    const problem = findDiskProblem(error);
    const why = problem === undefined ? 'See the reason below.' : describeDiskProblem(problem, backupDir);
    throw new StartupError(`The database could not be copied before its update, so nothing was changed. ${why}`, {
      cause: error,
    });
  }
  log.info('database.copied_before_migration', { folder });
  const copies = (await listBackups(backupDir)).filter(({ facts }) => facts.kind === 'before_migration');
  for (const old of copies.slice(0, -COPIES_KEPT)) await rm(old.folder, { recursive: true, force: true });
}
