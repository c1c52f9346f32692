import type { Platform } from '../../platform/platform.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import type { AccountsService } from '../accounts/accounts.service.ts';
import type { DraftsService } from '../drafts/drafts.service.ts';
import type { UploadsService } from '../uploads/uploads.service.ts';
import type { OpenModule } from '../open-module.ts';
import type { TasksService } from '../tasks/tasks.service.ts';
import { handleExampleJobs, makeExamplesJob, startExamples } from './examples.jobs.ts';
import { exampleHandlers } from './examples.routes.ts';
import { createExamplesService } from './examples.service.ts';

interface ExamplesNeeds extends Pick<Platform, 'queue' | 'log'> {
  accounts: Pick<AccountsService, 'openHouseAccount' | 'findHouseAccount' | 'grantForExample'>;
  tasks: Pick<TasksService, 'findPushed' | 'pushTask' | 'priceTask' | 'copyTask' | 'findDraft'>;
  library: Pick<UploadsService, 'addImage' | 'copyAssets'>;
  drafts: Pick<DraftsService, 'createDraft'>;
  settings: Pick<Settings, 'sampleContent'>;
}

export function openExamples({ queue, settings, ...needs }: ExamplesNeeds) {
  const service = createExamplesService({
    ...needs,
    ...(settings.sampleContent === 'off' && { recipes: [] }),
    quality: settings.sampleContent === 'draft' ? 'draft' : 'final',
  });
  return {
    service,
    handlers: exampleHandlers(service),
    jobs: [makeExamplesJob],
    handleJobs: (queue) => handleExampleJobs(queue, service),
    startWork: () => startExamples(queue, service),
  } satisfies OpenModule;
}
