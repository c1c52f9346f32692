import { type LibraryAsset, NETWORK_ERROR_CODE, formatMessage } from '@reelwright/contracts';
import { CallError } from '../../../lib/api-client.ts';
import { api } from '../../../lib/api.ts';
import { getLanguage } from '../../../lib/i18n.ts';

/** Puts one image where the server says, and has it checked by its content. Throws CallError. */
export async function uploadImage(file: File, signal: AbortSignal): Promise<LibraryAsset> {
  const { upload_id: uploadId, url } = await api.call(
    'getUploadUrl',
    { file_name: file.name, filesize: file.size },
    { signal },
  );
  const answer = await fetch(url, { method: 'PUT', body: file, signal }).catch((error: unknown) => {
    if (signal.aborted) throw error;
    return null;
  });
  if (!answer?.ok)
    throw new CallError(answer?.status ?? NETWORK_ERROR_CODE, formatMessage('image_upload_failed', getLanguage()));
  return api.call('reportUpload', { upload_id: uploadId }, { signal });
}
