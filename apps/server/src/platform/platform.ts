import type { Clock } from './clock.ts';
import type { DiskGuard } from './disk/disk-guard.ts';
import type { Notices } from './database/notices.ts';
import type { OpenDatabase } from './database/database.ts';
import type { Logger } from './log/logger.ts';
import type { HeavyWorkGate } from './heavy-work/heavy-work.ts';
import type { Mailer } from './mail/mailer.ts';
import type { RunProgram } from './process/program.ts';
import type { Queue } from './queue/queue.ts';
import type { RateLimits } from './rate-limits/rate-limits.ts';
import type { Sealer } from './secrets/sealer.ts';
import type { Storage } from './storage/storage.ts';
import type { TempRoot } from './temp/temp-root.ts';

/** The ports of one process. A module picks those that it needs. */
export interface Platform {
  database: OpenDatabase;
  notices: Notices;
  storage: Storage;
  queue: Queue;
  disk: DiskGuard;
  temp: TempRoot;
  runProgram: RunProgram;
  heavyWork: HeavyWorkGate;
  clock: Clock;
  rateLimits: RateLimits;
  sealer: Sealer;
  /** Null if the settings name no server for mails: they stay in the mailbox. */
  mailer: Mailer | null;
  log: Logger;
}
