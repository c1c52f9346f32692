import { availableParallelism } from 'node:os';
import path from 'node:path';
import { type Clock, systemClock } from '../platform/clock.ts';
import { openDatabase } from '../platform/database/open-database.ts';
import { openNotices } from '../platform/database/notices.ts';
import { createDiskGuard } from '../platform/disk/disk-guard.ts';
import { ownFolder } from '../platform/disk/own-folder.ts';
import { createHeavyWorkGate } from '../platform/heavy-work/heavy-work-gate.ts';
import type { Logger } from '../platform/log/logger.ts';
import type { Mailer } from '../platform/mail/mailer.ts';
import type { Platform } from '../platform/platform.ts';
import { sumHeldBytes } from '../platform/process/process-tree.ts';
import { runProgram } from '../platform/process/run-program.ts';
import { openQueue } from '../platform/queue/open-queue.ts';
import { createDatabaseRateLimits } from '../platform/rate-limits/database-rate-limits.ts';
import { createMemoryRateLimits } from '../platform/rate-limits/memory-rate-limits.ts';
import { createSealer } from '../platform/secrets/sealer.ts';
import type { Settings } from '../platform/settings/settings.ts';
import { type FolderStorage, openFolderStorage } from '../platform/storage/folder-storage.ts';
import { rememberAddresses } from '../platform/storage/remember-addresses.ts';
import { readSigningSecret } from '../platform/storage/signing-secret.ts';
import type { Storage } from '../platform/storage/storage.ts';
import { openTempRoot } from '../platform/temp/temp-root.ts';
import { openTogether } from './open-together.ts';

/** What the server takes besides heavy work, with its embedded database and programs that wait for more. */
const OWN_MEMORY_BYTES = 1024 * 2 ** 20;

export interface OpenPlatform extends Platform {
  /** Signs the addresses of stored files. */
  signingSecret: string;
  /** Files whose signed addresses this server serves itself; null if the store does. */
  servedFiles: FolderStorage | null;
  close(): Promise<void>;
}

/** Opens the ports with the adapters that the settings choose. */
export async function openPlatform({ settings, log }: { settings: Settings; log: Logger }): Promise<OpenPlatform> {
  return openTogether(async (closing) => {
    const clock = systemClock;
    await ownFolders(settings);
    const database = closing.adopt(await openDatabase(settings, log), (each) => each.close());
    const notices = closing.adopt(await openNotices(database, log), (each) => each.close());
    const signingSecret = settings.signingSecret ?? (await readSigningSecret(settings.dataDir));
    const { storage, servedFiles } = await openStorage({ settings, signingSecret, clock, closing });
    const disk = createDiskGuard({
      folders: settings.s3 ? [settings.dataDir] : [settings.dataDir, settings.storageDir],
      reserveBytes: settings.diskReserveBytes,
    });
    const temp = closing.adopt(await openTempRoot(settings.dataDir), (each) => each.remove());
    const queue = closing.adopt(await openQueue({ database, log }), (each) => each.stop());
    const mailer = closing.adopt(await openMailer(settings), async (each) => each?.close());
    return {
      database,
      notices,
      storage,
      servedFiles,
      queue,
      disk,
      temp,
      runProgram,
      heavyWork: createHeavyWorkGate({
        memoryBytes: settings.memoryLimitBytes - OWN_MEMORY_BYTES,
        memoryWatch: { limitBytes: settings.memoryLimitBytes, readUsedBytes: () => sumHeldBytes([process.pid]) },
        atOnce: { image: Math.max(2, availableParallelism()) },
      }),
      clock,
      // Only PostgreSQL has several processes that must count together.
      rateLimits:
        database.dialect === 'postgres'
          ? createDatabaseRateLimits({ database, clock })
          : createMemoryRateLimits({ clock }),
      sealer: createSealer(signingSecret),
      mailer,
      log,
      signingSecret,
    };
  });
}

const DATA_NAMES = [
  'database',
  'database.new',
  'secret',
  'demo-account.json',
  'storage',
  'tmp',
  'lock',
  'fonts',
  'backups',
  'control.sock',
  'restore-in-progress',
  'move-storage.journal',
];
const STORAGE_NAMES = ['files', 'types', 'unfinished', 'parts', 'fonts'];

interface StorageNeeds {
  settings: Pick<Settings, 's3' | 'storageDir' | 'publicUrl'>;
  signingSecret: string;
  clock: Clock;
  closing: AsyncDisposableStack;
}

/** Opens the bucket that the settings name, else the folder. Loads the client of S3 only where it is used. */
async function openStorage({ settings, signingSecret, clock, closing }: StorageNeeds) {
  const { s3, storageDir, publicUrl } = settings;
  if (s3 !== undefined) {
    const { openS3Storage } = await import('../platform/storage/s3-storage.ts');
    const storage = closing.adopt(openS3Storage({ settings: s3, clock }), (each) => each.close());
    return { storage: rememberAddresses<Storage>(storage, clock), servedFiles: null };
  }
  const storage = await openFolderStorage({ folder: storageDir, signingSecret, publicUrl, clock });
  return { storage: rememberAddresses<Storage>(storage, clock), servedFiles: storage };
}

/** Loads the client of SMTP only where it is used. */
async function openMailer({ smtp }: Pick<Settings, 'smtp'>): Promise<Mailer | null> {
  if (smtp === undefined) return null;
  const { createSmtpMailer } = await import('../platform/mail/smtp-mailer.ts');
  return createSmtpMailer(smtp);
}

/** Closes the folders of data to other users of this machine. */
async function ownFolders({ dataDir, storageDir, s3 }: Pick<Settings, 'dataDir' | 'storageDir' | 's3'>): Promise<void> {
  await ownFolder({ folder: dataDir, setting: 'DATA_DIR', ownNames: DATA_NAMES });
  const isInside = !path.relative(dataDir, storageDir).startsWith('..');
  if (!isInside && s3 === undefined)
    await ownFolder({ folder: storageDir, setting: 'STORAGE_DIR', ownNames: STORAGE_NAMES });
}
