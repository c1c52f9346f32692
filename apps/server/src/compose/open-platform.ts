import { availableParallelism } from 'node:os';
import { systemClock } from '../platform/clock.ts';
import { openDatabase } from '../platform/database/open-database.ts';
import { createHeavyWorkGate } from '../platform/heavy-work/heavy-work-gate.ts';
import type { Logger } from '../platform/log/logger.ts';
import type { Platform } from '../platform/platform.ts';
import { runProgram } from '../platform/process/run-program.ts';
import { openQueue } from '../platform/queue/open-queue.ts';
import type { Settings } from '../platform/settings/settings.ts';
import { openFolderStorage } from '../platform/storage/folder-storage.ts';
import { readSigningSecret } from '../platform/storage/signing-secret.ts';
import { openTempRoot } from '../platform/temp/temp-root.ts';
import { openTogether } from './open-together.ts';

/** What the server takes besides heavy work, with its embedded database and programs that wait for more. */
const OWN_MEMORY_BYTES = 1024 * 2 ** 20;

export interface OpenPlatform extends Platform {
  /** Signs the addresses of stored files. */
  signingSecret: string;
  close(): Promise<void>;
}

/** Opens the ports with the adapters that the settings choose. */
export async function openPlatform({ settings, log }: { settings: Settings; log: Logger }): Promise<OpenPlatform> {
  return openTogether(async (closing) => {
    const clock = systemClock;
    const database = closing.adopt(await openDatabase(settings, log), (each) => each.close());
    const signingSecret = settings.signingSecret ?? (await readSigningSecret(settings.dataDir));
    const storage = await openFolderStorage({
      folder: settings.storageDir,
      signingSecret,
      publicUrl: settings.publicUrl,
      clock,
    });
    const temp = closing.adopt(await openTempRoot(settings.dataDir), (each) => each.remove());
    const queue = closing.adopt(await openQueue({ database, log }), (each) => each.stop());
    return {
      database,
      storage,
      queue,
      temp,
      runProgram,
      heavyWork: createHeavyWorkGate({
        memoryBytes: settings.memoryLimitBytes - OWN_MEMORY_BYTES,
        atOnce: { image: Math.max(2, availableParallelism()) },
      }),
      clock,
      log,
      signingSecret,
    };
  });
}
