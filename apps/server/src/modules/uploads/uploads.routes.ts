import type { Handlers } from '../../platform/http/handlers.ts';
import type { UploadsService } from './uploads.service.ts';

export function uploadsHandlers(
  library: UploadsService,
): Pick<
  Handlers,
  'getUploadUrl' | 'startPartsUpload' | 'listUploadParts' | 'cancelUpload' | 'reportUpload' | 'importLinks'
> {
  return {
    getUploadUrl: (input, { actor }) => library.getUploadUrl(actor, input),
    startPartsUpload: (input, { actor }) => library.startPartsUpload(actor, input),
    listUploadParts: ({ upload_id: uploadId }, { actor }) => library.listUploadParts(actor, uploadId),
    async cancelUpload({ upload_id: uploadId }, { actor, signal }) {
      await library.cancelUpload(actor, uploadId, signal);
      return {};
    },
    importLinks: (input, { actor }) => library.importLinks(actor, input),
    reportUpload: ({ upload_id: uploadId, wanted_as: wantedAs }, { actor, signal }) =>
      library.reportUpload({ actor, uploadId, wantedAs, signal }),
  };
}
