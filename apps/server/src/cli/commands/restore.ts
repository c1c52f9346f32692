import path from 'node:path';
import { Command } from '@commander-js/extra-typings';
import type { CommandContext, RunCommand } from '../command.ts';

interface RestoreOptions {
  backup: string;
}

export function createRestoreCommand(context: CommandContext, run: RunCommand<RestoreOptions> = restore) {
  return new Command('restore')
    .summary('bring a backup back; the server must not run')
    .description(
      'Brings a backup back into DATA_DIR (or into the empty database that DATABASE_URL names). The server must not run. What was there before is moved aside, never deleted.',
    )
    .argument('<backup>', 'folder of a backup')
    .action((folder) => run({ backup: path.resolve(folder) }, context));
}

async function restore({ backup }: RestoreOptions, { signal, env }: CommandContext): Promise<void> {
  const [{ restoreBackup }, { parseSettings }] = await Promise.all([
    import('../../platform/backup/restore-backup.ts'),
    import('../../platform/settings/settings.ts'),
  ]);
  const { dataDir, storageDir, databaseUrl } = parseSettings(env);
  const { replacedFolder } = await restoreBackup({
    backup,
    dataDir,
    storageDir,
    databaseUrl,
    signal,
    onProgress: (text) => process.stderr.write(`${text} …\n`),
  });
  process.stdout.write(`The backup is back in ${dataDir}: start with npm start.\n`);
  if (replacedFolder !== null) {
    process.stdout.write(`What was there before is in ${replacedFolder}; delete it once all is well.\n`);
  }
}
