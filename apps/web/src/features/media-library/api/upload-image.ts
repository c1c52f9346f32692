import { type LibraryAsset, NETWORK_ERROR_CODE, formatMessage } from '@reelwright/contracts';
import { CallError } from '#src/lib/api-client.ts';
import { api } from '#src/lib/api.ts';
import { getLanguage } from '#src/lib/i18n.ts';

interface UploadOptions {
  signal: AbortSignal;
  /** How much has been sent, 0 to 1. */
  onProgress(fraction: number): void;
}

/** `fetch` can't say how much has been sent, so this is the older way. */
function putFile(url: string, file: File, { signal, onProgress }: UploadOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = (): void =>
      reject(new CallError(request.status || NETWORK_ERROR_CODE, formatMessage('image_upload_failed', getLanguage())));
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0));
    request.addEventListener('load', () => (request.status >= 200 && request.status < 300 ? resolve() : fail()));
    request.addEventListener('error', fail);
    request.addEventListener('abort', () => reject(signal.reason as Error));
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.open('PUT', url);
    request.send(file);
  });
}

/** Puts one image where the server says, and has it checked by its content. Throws CallError. */
export async function uploadImage(file: File, options: UploadOptions): Promise<LibraryAsset> {
  const { signal } = options;
  const { upload_id: uploadId, url } = await api.call(
    'getUploadUrl',
    { file_name: file.name, filesize: file.size },
    { signal },
  );
  await putFile(url, file, options);
  return api.call('reportUpload', { upload_id: uploadId }, { signal });
}
