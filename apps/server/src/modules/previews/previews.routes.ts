import type { Handlers } from '../../platform/http/handlers.ts';
import type { PreviewsService } from './previews.service.ts';

export function previewHandlers(
  previews: PreviewsService,
): Pick<Handlers, 'preloadPreview' | 'getPreviewMaterial' | 'getRenderStream' | 'listPreviewFonts'> {
  return {
    preloadPreview: ({ task_id, variant }, { actor }) => previews.preloadPreview({ taskId: task_id, actor, variant }),
    getPreviewMaterial: ({ task_id, variant }, { actor }) => previews.getMaterial({ taskId: task_id, actor, variant }),
    getRenderStream: ({ task_id, variant }, { actor }) => previews.getStream({ taskId: task_id, actor, variant }),
    listPreviewFonts: ({ faces }) => previews.listFonts(faces),
  };
}
