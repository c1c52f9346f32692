import type { Handlers } from '../../platform/http/handlers.ts';
import type { LookPreviewsService } from './look-previews.service.ts';

export function lookPreviewHandlers(lookPreviews: LookPreviewsService): Pick<Handlers, 'previewLooks'> {
  return {
    previewLooks: (input, { actor, signal }) => lookPreviews.previewLooks(actor, input, signal),
  };
}
