import type { Platform } from '../../platform/platform.ts';
import type { UploadsService } from '../uploads/uploads.service.ts';
import type { OpenModule } from '../open-module.ts';
import type { TasksService } from '../tasks/tasks.service.ts';
import { createDraftCheck } from './check-draft.ts';
import { draftHandlers } from './drafts.routes.ts';
import { createDraftsService } from './drafts.service.ts';

interface DraftsNeeds extends Pick<Platform, 'database' | 'clock'> {
  library: Pick<UploadsService, 'listLibraryAssets'>;
  tasks: Pick<TasksService, 'findDraft'>;
}

/** Opened before the tasks, which the drafts themselves need. */
export const openDraftCheck = createDraftCheck;

export function openDrafts(needs: DraftsNeeds) {
  const service = createDraftsService(needs);
  return {
    service,
    handlers: draftHandlers(service),
    async cleanUp() {
      await service.purgeDrafts();
    },
  } satisfies OpenModule;
}
