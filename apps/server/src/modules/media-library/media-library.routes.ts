import type { Handlers } from '../../platform/http/handlers.ts';
import type { MediaLibraryService } from './media-library.service.ts';

export function mediaLibraryHandlers(library: MediaLibraryService): Pick<Handlers, 'getUploadUrl' | 'reportUpload'> {
  return {
    getUploadUrl: (input, { actor }) => library.getUploadUrl(actor, input),
    reportUpload: ({ upload_id: uploadId, wanted_as: wantedAs }, { actor, signal }) =>
      library.reportUpload({ actor, uploadId, wantedAs, signal }),
  };
}
