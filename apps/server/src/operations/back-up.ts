import * as z from 'zod';
import { makeBackup } from '../platform/backup/make-backup.ts';
import { defineOperation } from './operation.ts';

/** Makes a backup and returns its folder. The caller checks it: to open a copy would hold up a server. */
export const backUp = defineOperation({
  name: 'backup',
  input: z.object({ backupDir: z.string() }),
  result: z.object({ folder: z.string() }),
  async run({ platform: { database }, settings, version }, { backupDir }, context) {
    const { dataDir, storageDir } = settings;
    return { folder: await makeBackup({ database, dataDir, storageDir, backupDir, version, ...context }) };
  },
});
