import {
  type CallInput,
  type FolderId,
  type LibraryAsset,
  NETWORK_ERROR_CODE,
  formatMessage,
} from '@reelwright/contracts';
import { CallError } from '#src/lib/api-client.ts';
import { api } from '#src/lib/api.ts';
import { getLanguage } from '#src/lib/i18n.ts';
import { whileHoldingPage } from '#src/lib/page-holds.ts';
import { waitUntilReady } from './wait-until-ready.ts';

interface UploadOptions {
  /** `image` takes the first frame of an animated image and refuses files that are no image. */
  wantedAs?: CallInput<'reportUpload'>['wanted_as'];
  /** The folder of the library, null for its top; a name that is taken there is refused. Left out by tools. */
  folderId?: FolderId | null;
  signal: AbortSignal;
  /** Reports how much was sent, then how much the server has prepared, each 0 to 1. */
  onProgress(progress: { step: 'sending' | 'preparing'; fraction: number }): void;
}

/** Uses XMLHttpRequest: `fetch` can't report upload progress. */
function putFile(url: string, file: File, { signal, onProgress }: UploadOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const message = file.type.startsWith('image/') ? 'image_upload_failed' : 'video_upload_failed';
    const fail = (): void =>
      reject(new CallError(request.status || NETWORK_ERROR_CODE, formatMessage(message, getLanguage())));
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress({ step: 'sending', fraction: total > 0 ? loaded / total : 0 }),
    );
    request.addEventListener('load', () => (request.status >= 200 && request.status < 300 ? resolve() : fail()));
    request.addEventListener('error', fail);
    request.addEventListener('abort', () => reject(signal.reason as Error));
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.open('PUT', url);
    request.send(file);
  });
}

function pause(delayMs: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const leave = (): void => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', leave);
      resolve();
    }, delayMs);
    if (signal.aborted) leave();
    else signal.addEventListener('abort', leave, { once: true });
  });
}

/**
 * Uploads a file to the address the server gives, has its content checked, and waits until it is ready. Throws
 * CallError.
 */
export function uploadFile(file: File, options: UploadOptions): Promise<LibraryAsset> {
  return whileHoldingPage(() => upload(file, options));
}

async function upload(file: File, options: UploadOptions): Promise<LibraryAsset> {
  const { wantedAs, folderId, signal, onProgress } = options;
  const { upload_id: uploadId, url } = await api.call(
    'getUploadUrl',
    { file_name: file.name, filesize: file.size, ...(folderId === undefined ? {} : { folder_id: folderId }) },
    { signal },
  );
  await putFile(url, file, options);
  const report = (): Promise<LibraryAsset> =>
    api.call('reportUpload', { upload_id: uploadId, wanted_as: wantedAs }, { signal });
  return waitUntilReady(await report(), {
    report,
    pause: (delayMs) => pause(delayMs, signal),
    onPercent: (percent) => onProgress({ step: 'preparing', fraction: percent / 100 }),
  });
}
