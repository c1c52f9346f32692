import { expect, test } from 'vitest';
import type { Logger } from '../log/logger.ts';
import { silentLogger } from '../log/logger.ts';
import { StartupError } from '../settings/startup-error.ts';
import { dumpBeforeMigration } from './copy-before-migration.ts';

/** Nothing answers there: a dump would fail. */
const machine = { url: 'postgres://127.0.0.1:1/none', backupDir: '/nowhere', hasPgDump: false };

test('an update of PostgreSQL that could not be undone is refused, in a sentence that says what to do', async () => {
  const update = dumpBeforeMigration({ ...machine, migrateWithoutCopy: false, log: silentLogger });
  await expect(update).rejects.toThrow(StartupError);
  await expect(update).rejects.toThrow(/pg_dump is not installed.*nothing was changed.*MIGRATE_WITHOUT_COPY=1/);
});

test('an operator who makes copies by other means can update without pg_dump, and the log says so', async () => {
  const logged: string[] = [];
  const log: Logger = { ...silentLogger, warn: (event) => void logged.push(event) };
  await dumpBeforeMigration({ ...machine, migrateWithoutCopy: true, log });
  expect(logged).toEqual(['database.migrated_without_copy']);
});
