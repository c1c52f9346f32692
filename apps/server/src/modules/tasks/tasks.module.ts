import type { Platform } from '../../platform/platform.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import type { MailResult, RecordVideo } from '../../runner/end-task.ts';
import { createTaskRunner } from '../../runner/run-task.ts';
import type { Tools } from '../../runner/tool.ts';
import type { AccountsService } from '../accounts/accounts.service.ts';
import type { AssetsService } from '../assets/assets.service.ts';
import type { CreditsService } from '../credits/credits.service.ts';
import type { CheckDraft } from '../drafts/check-draft.ts';
import type { OpenModule } from '../open-module.ts';
import type { UploadsService } from '../uploads/uploads.service.ts';
import type { QueueLimits } from './queue-limits.ts';
import { sumPreviewBytes } from './task-previews.store.ts';
import { createTaskEvents } from './task-events.ts';
import { defineTaskJobs, handleTaskJobs } from './tasks.jobs.ts';
import { taskHandlers } from './tasks.routes.ts';
import { createTasksService } from './tasks.service.ts';

interface TasksNeeds
  extends Pick<Platform, 'database' | 'storage' | 'queue' | 'disk' | 'temp' | 'heavyWork' | 'clock' | 'log'> {
  accounts: Pick<AccountsService, 'getActor'>;
  credits: Pick<CreditsService, 'holdCredits' | 'settleHold' | 'releaseHold' | 'getBalance' | 'listEntries'>;
  assets: Pick<AssetsService, 'addAssets' | 'listAssets' | 'deleteAssets' | 'library'>;
  library: Pick<UploadsService, 'prepareOutputs' | 'deleteAssetFiles' | 'checkStorage'>;
  checkDraft: CheckDraft;
  /** Called in the transaction that ends a task with a video. */
  recordVideo?: RecordVideo;
  /** Called in the transaction that ends a task with success. */
  mailResult?: MailResult;
  tools: Tools;
  settings: QueueLimits & Pick<Settings, 'workerLightConcurrency' | 'workerConcurrency'>;
}

/** Needed by the library, which is opened before the tasks. */
export const measurePreviews = sumPreviewBytes;

/** Also handles the jobs that run the tasks. */
export function openTasks({ settings, temp, log, ...needs }: TasksNeeds) {
  const jobs = defineTaskJobs({ light: settings.workerLightConcurrency, heavy: settings.workerConcurrency });
  const events = createTaskEvents({ database: needs.database, log });
  const service = createTasksService({ ...needs, events, jobs, limits: settings });
  const runner = createTaskRunner({ ...needs, events, makeFolder: () => temp.makeFolder('step'), log });
  return {
    service,
    handlers: taskHandlers(service),
    jobs: Object.values(jobs),
    handleJobs: (queue) => handleTaskJobs(queue, jobs, runner),
    async cleanUp(signal) {
      await service.purgeTasks(signal);
    },
    close: async () => events.close(),
  } satisfies OpenModule;
}
