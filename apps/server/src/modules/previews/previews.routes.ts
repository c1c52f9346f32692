import type { Handlers } from '../../platform/http/handlers.ts';
import type { PreviewsService } from './previews.service.ts';

export function previewHandlers(previews: PreviewsService): Pick<Handlers, 'preloadPreview'> {
  return {
    preloadPreview: ({ task_id, variant }, { actor }) => previews.preloadPreview({ taskId: task_id, actor, variant }),
  };
}
