import path from 'node:path';
import { Command } from '@commander-js/extra-typings';
import type { CommandContext, RunCommand } from '../command.ts';

interface BackupOptions {
  /** Folder of backups; BACKUP_DIR by default. */
  to: string | undefined;
}

export function createBackupCommand(context: CommandContext, run: RunCommand<BackupOptions> = backup) {
  return new Command('backup')
    .summary('copy the database and the files, also while the server runs')
    .description(
      'Copies the database and the files into a new folder, also while the server runs, and checks the copy by opening it. Prints the folder.',
    )
    .option('--to <folder>', 'folder in which the backup gets a folder of its own; BACKUP_DIR where left out')
    .action(({ to }) => run({ to }, context));
}

async function backup({ to }: BackupOptions, context: CommandContext): Promise<void> {
  const [{ runOperation }, { backUp }, { verifyBackup }, { parseSettings }] = await Promise.all([
    import('../run-operation.ts'),
    import('../../operations/back-up.ts'),
    import('../../platform/backup/verify-backup.ts'),
    import('../../platform/settings/settings.ts'),
  ]);
  const { backupDir, databaseUrl, s3 } = parseSettings(context.env);
  const { folder } = await runOperation(backUp, { backupDir: path.resolve(to ?? backupDir) }, context);
  process.stderr.write('Checking the copy …\n');
  const verification = await verifyBackup(folder, { url: databaseUrl });
  process.stderr.write(
    verification === 'opened'
      ? 'The copy opens, and every row and file is there.\n'
      : 'The archive reads to its end; its rows were not compared, since this user may not make a database to open it in.\n',
  );
  if (s3 !== undefined) {
    process.stderr.write(
      `Files in the bucket ${s3.bucket} are not part of it: keep versions or a copy of the bucket.\n`,
    );
  }
  process.stdout.write(`${folder}\n`);
}
