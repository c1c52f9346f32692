import { formatMessage, NETWORK_ERROR_CODE } from '@reelwright/contracts';
import { CallError } from '#src/lib/api-client.ts';
import { getLanguage } from '#src/lib/i18n.ts';

interface PutOptions {
  /** Whether a failure is told as one of an image, or of a video. */
  isImage: boolean;
  signal: AbortSignal;
  onSent(sentBytes: number): void;
}

/**
 * Puts a file, or a part of one, to a signed address. Throws a CallError with the status of the answer. Uses
 * XMLHttpRequest: `fetch` can't report upload progress.
 */
export function putContent(url: string, content: Blob, { isImage, signal, onSent }: PutOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const request = new XMLHttpRequest();
    const abort = (): void => request.abort();
    const message = isImage ? 'image_upload_failed' : 'video_upload_failed';
    const fail = (): void =>
      reject(new CallError(request.status || NETWORK_ERROR_CODE, formatMessage(message, getLanguage())));
    request.upload.addEventListener('progress', ({ loaded }) => onSent(loaded));
    request.addEventListener('load', () => (request.status >= 200 && request.status < 300 ? resolve() : fail()));
    request.addEventListener('error', fail);
    request.addEventListener('abort', () => reject(signal.reason as Error));
    request.addEventListener('loadend', () => signal.removeEventListener('abort', abort));
    signal.addEventListener('abort', abort, { once: true });
    request.open('PUT', url);
    request.send(content);
  });
}
