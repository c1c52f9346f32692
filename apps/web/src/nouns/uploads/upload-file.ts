import {
  type AssetId,
  type CallInput,
  type FolderId,
  type LibraryAsset,
  UPLOAD_PART_BYTES,
} from '@reelwright/contracts';
import { api } from '#src/lib/api.ts';
import { whileHoldingPage } from '#src/lib/page-holds.ts';
import { putContent } from './put-content.ts';
import { sendParts, type UploadSession } from './send-parts.ts';
import { sendWhole } from './send-whole.ts';
import { waitUntilReady } from './wait-until-ready.ts';

interface UploadOptions {
  /** `image` takes the first frame of an animated image and refuses files that are no image. */
  wantedAs?: CallInput<'reportUpload'>['wanted_as'];
  /** Where a file goes on that was begun before: at its parts, or once sent, at its report. Without it, it starts over. */
  session?: UploadSession | undefined;
  /** The folder of the library, null for its top; a name that is taken there is refused. Left out by tools. */
  folderId?: FolderId | null;
  signal: AbortSignal;
  /** Reports how much was sent, then how much the server has prepared, each 0 to 1. */
  onProgress(progress: { step: 'sending' | 'preparing'; fraction: number }): void;
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

/** Larger files arrive in parts: a lost connection then costs at most one part. */
const LARGEST_WHOLE_BYTES = 2 * UPLOAD_PART_BYTES;

async function upload(file: File, options: UploadOptions): Promise<LibraryAsset> {
  const { signal, onProgress } = options;
  const uploadId = await (file.size > LARGEST_WHOLE_BYTES ? sendInParts(file, options) : sendFile(file, options));
  return waitUntilReady(await report(uploadId, options), {
    report: () => report(uploadId, options),
    pause: (delayMs) => pause(delayMs, signal),
    onPercent: (percent) => onProgress({ step: 'preparing', fraction: percent / 100 }),
  });
}

const report = (uploadId: AssetId, { wantedAs, signal }: UploadOptions): Promise<LibraryAsset> =>
  api.call('reportUpload', { upload_id: uploadId, wanted_as: wantedAs }, { signal });

function sendFile(file: File, options: UploadOptions): Promise<AssetId> {
  const { signal, session } = options;
  return sendWhole({
    session,
    start: () => api.call('getUploadUrl', toNewUpload(file, options), { signal }),
    report: (uploadId) => report(uploadId, options),
    put: (url) =>
      putContent(
        url,
        file,
        toPutOptions(file, options, (sentBytes) => tellSent(file, options, sentBytes)),
      ),
  });
}

async function sendInParts(file: File, options: UploadOptions): Promise<AssetId> {
  const { signal } = options;
  let begun = options.session?.getUploadId();
  const session: UploadSession = {
    getUploadId: () => begun,
    setUploadId(uploadId) {
      begun = uploadId;
      options.session?.setUploadId(uploadId);
    },
  };
  try {
    return await sendParts(file, {
      session,
      start: () => api.call('startPartsUpload', toNewUpload(file, options), { signal }),
      list: (input) => api.call('listUploadParts', input, { signal }),
      put: (url, content, onSent) => putContent(url, content, toPutOptions(file, options, onSent)),
      onSent: (sentBytes) => tellSent(file, options, sentBytes),
    });
  } catch (error) {
    // Dismissed. The server drops what has arrived by itself too, later.
    if (signal.aborted && begun !== undefined) api.call('cancelUpload', { upload_id: begun }).catch(() => undefined);
    throw error;
  }
}

const toNewUpload = (file: File, { folderId }: UploadOptions) => ({
  file_name: file.name,
  filesize: file.size,
  ...(folderId === undefined ? {} : { folder_id: folderId }),
});

const toPutOptions = (file: File, { signal }: UploadOptions, onSent: (sentBytes: number) => void) => ({
  isImage: file.type.startsWith('image/'),
  signal,
  onSent,
});

function tellSent(file: File, { onProgress }: UploadOptions, sentBytes: number): void {
  onProgress({ step: 'sending', fraction: file.size > 0 ? sentBytes / file.size : 0 });
}
