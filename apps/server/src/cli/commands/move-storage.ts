import path from 'node:path';
import { Command, Option } from '@commander-js/extra-typings';
import type { CommandContext, RunCommand } from '../command.ts';
import { UsageError } from '../usage-error.ts';

/** In DATA_DIR. */
const MOVE_JOURNAL = 'move-storage.journal';

interface MoveOptions {
  to: 's3' | 'folder';
  dryRun: boolean;
}

export function createMoveStorageCommand(context: CommandContext, run: RunCommand<MoveOptions> = moveStorage) {
  return new Command('move-storage')
    .summary('copy all stored files to a bucket of S3, or back; the server must not run')
    .description(
      'Copies every stored file from STORAGE_DIR to the bucket that S3_BUCKET names, or back, and compares each by size and hash. The server must not run. The source stays as it is. After an interruption, run it again: it goes on with what is missing.',
    )
    .addOption(
      new Option('--to <store>', 'where the files go').choices(['s3', 'folder'] as const).makeOptionMandatory(),
    )
    .option('--dry-run', 'only count what there is to copy', false)
    .action((options) => run(options, context));
}

async function moveStorage({ to, dryRun }: MoveOptions, { signal, env }: CommandContext): Promise<void> {
  const [
    { parseSettings },
    { openFolderStorage },
    { openS3Storage },
    { moveFiles },
    { lockDataFolder },
    { systemClock },
  ] = await Promise.all([
    import('../../platform/settings/settings.ts'),
    import('../../platform/storage/folder-storage.ts'),
    import('../../platform/storage/s3-storage.ts'),
    import('../../platform/storage/move-files.ts'),
    import('../../platform/database/data-folder-lock.ts'),
    import('../../platform/clock.ts'),
  ]);
  const { s3, storageDir, dataDir } = parseSettings(env);
  if (s3 === undefined) {
    throw new UsageError(
      'Name the bucket in S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY, in both directions.',
    );
  }
  const clock = systemClock;
  const lock = await lockDataFolder(dataDir);
  const bucket = openS3Storage({ settings: s3, clock });
  try {
    const folder = await openFolderStorage({ folder: storageDir, signingSecret: '', publicUrl: '', clock });
    const stores = to === 's3' ? { from: folder, to: bucket } : { from: bucket, to: folder };
    const result = await moveFiles({
      ...stores,
      journalFile: path.join(dataDir, MOVE_JOURNAL),
      isDryRun: dryRun,
      signal,
      onProgress: (text) => process.stderr.write(`${text} …\n`),
    });
    process.stdout.write(describeMove(result, { to, isDryRun: dryRun, bucket: s3.bucket, storageDir }));
  } finally {
    await bucket.close();
    await lock.release();
  }
}

function describeMove(
  {
    files,
    sizeBytes,
    copied,
    kept,
    others,
  }: { files: number; sizeBytes: number; copied: number; kept: number; others: number },
  { to, isDryRun, bucket, storageDir }: { to: 's3' | 'folder'; isDryRun: boolean; bucket: string; storageDir: string },
): string {
  const place = to === 's3' ? `the bucket ${bucket}` : storageDir;
  const size = `${Math.ceil(sizeBytes / 2 ** 20)} MB`;
  const rest = others === 0 ? '' : ` ${others} other files in ${place} are left alone.`;
  if (isDryRun) return `${files} files (${size}); ${files - kept} of them are to be copied to ${place}.${rest}\n`;
  const start = to === 's3' ? 'Start with the same S3 settings from now on' : 'Start without S3_BUCKET from now on';
  return `All ${files} files (${size}) are in ${place}, and are the same; ${copied} were copied now.${rest} ${start}.\n`;
}
