import type { Platform } from '../../platform/platform.ts';
import type { FontSubsets } from '../../studio/fonts/font-subsets.ts';
import type { UploadsService } from '../uploads/uploads.service.ts';
import type { OpenModule } from '../open-module.ts';
import type { TasksService } from '../tasks/tasks.service.ts';
import { createPreviewFonts } from './preview-fonts.ts';
import { previewHandlers } from './previews.routes.ts';
import { createPreviewsService } from './previews.service.ts';

interface PreviewsNeeds extends Pick<Platform, 'storage'> {
  tasks: Pick<TasksService, 'findTimeline' | 'findRender' | 'findMaterial' | 'findStream'>;
  library: Pick<UploadsService, 'findProxyKey'>;
  subsets: Pick<FontSubsets, 'subsetFont'>;
}

export function openPreviews({ subsets, ...needs }: PreviewsNeeds) {
  const fonts = createPreviewFonts({ subsets, storage: needs.storage });
  const service = createPreviewsService({ ...needs, fonts });
  return { service, handlers: previewHandlers(service) } satisfies OpenModule;
}
