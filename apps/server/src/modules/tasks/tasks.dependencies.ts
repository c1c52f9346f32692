import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { DiskGuard } from '../../platform/disk/disk-guard.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import type { Tools } from '../../runner/tool.ts';
import type { AssetsService } from '../assets/assets.service.ts';
import type { CreditsService } from '../credits/credits.service.ts';
import type { CheckDraft } from '../drafts/check-draft.ts';
import type { UploadsService } from '../uploads/uploads.service.ts';
import type { TaskEvents } from './task-events.ts';
import type { TaskJobs } from './tasks.jobs.ts';
import type { QueueLimits } from './queue-limits.ts';

/** Dependencies of the use cases. */
export interface TasksDependencies {
  database: Database;
  queue: Queue;
  storage: Storage;
  credits: Pick<CreditsService, 'holdCredits' | 'releaseHold' | 'getBalance' | 'listEntries'>;
  assets: Pick<AssetsService, 'addAssets' | 'listAssets' | 'deleteAssets' | 'library'>;
  library: Pick<UploadsService, 'prepareOutputs' | 'deleteAssetFiles' | 'checkStorage'>;
  /** Previews leave the reserve of the disk to what was paid for. */
  disk: Pick<DiskGuard, 'assertReserve'>;
  checkDraft: CheckDraft;
  tools: Tools;
  events: TaskEvents;
  jobs: TaskJobs;
  limits: QueueLimits;
  clock: Clock;
}
