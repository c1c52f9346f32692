import type { Handlers } from '../../platform/http/handlers.ts';
import type { MediaLibraryService } from './media-library.service.ts';

export function mediaLibraryHandlers(library: MediaLibraryService): Pick<Handlers, 'getUploadUrl' | 'reportUpload'> {
  return {
    getUploadUrl: (input, { user }) => library.getUploadUrl(user.userId, input),
    reportUpload: ({ upload_id: uploadId, wanted_as: wantedAs }, { user, signal }) =>
      library.reportUpload({ userId: user.userId, uploadId, wantedAs, signal }),
  };
}
