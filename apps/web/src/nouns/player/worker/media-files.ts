import { PreviewError } from '../model/preview-error.ts';
import type { MediaSources } from './worker-messages.ts';

/** A document's files, each fetched once. */
export interface MediaFiles {
  /** Returns a file's address; for a video its smaller copy if there is one. */
  addressOf(media: string): string;
  /** Fetches a file. Throws PreviewError. */
  load(media: string): Promise<Blob>;
  /** Fetches files ahead, in this order, a few at a time. */
  preload(media: readonly string[]): void;
  /** Sets the files of another document; a file with the same address is not fetched again. */
  setSources(sources: MediaSources): void;
  close(): void;
}

const PARALLEL = 3;
const TRIES = 3;
const RETRY_AFTER_MS = 400;

async function fetchFile(media: string, url: string, signal: AbortSignal): Promise<Blob> {
  for (let tried = 1; ; tried++) {
    try {
      const response = await fetch(url, { signal });
      if (response.ok) return await response.blob();
      // An expired address or a deleted file does not come back.
      if (response.status < 500) throw new PreviewError('media_missing', `${media} answered ${response.status}`);
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof PreviewError) throw error;
    }
    if (tried === TRIES)
      throw new PreviewError(navigator.onLine ? 'media_missing' : 'offline', `${media} did not load`);
    await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER_MS * tried));
    signal.throwIfAborted();
  }
}

export function openMediaFiles(first: MediaSources): MediaFiles {
  const closing = new AbortController();
  const files = new Map<string, Promise<Blob>>();
  let sources = first;
  let waiting: string[] = [];
  let running = 0;

  function addressOf(media: string): string {
    const source = sources[media];
    if (!source) throw new PreviewError('media_missing', `${media} has no address`);
    return source.proxyUrl ?? source.url;
  }

  function load(media: string): Promise<Blob> {
    const url = addressOf(media);
    const known = files.get(url);
    if (known) return known;
    const file = fetchFile(media, url, closing.signal);
    files.set(url, file);
    // A failed fetch is repeated at the next request.
    file.catch(() => files.delete(url));
    return file;
  }

  function startWaiting(): void {
    while (running < PARALLEL) {
      const media = waiting.shift();
      if (media === undefined) return;
      running++;
      // The failure is reported to the caller that needs the file.
      void load(media)
        .catch(() => undefined)
        .finally(() => {
          running--;
          startWaiting();
        });
    }
  }

  return {
    addressOf,
    load,
    preload(media) {
      waiting = [...media];
      startWaiting();
    },
    setSources(next) {
      sources = next;
      const kept = new Set(Object.values(next).map(({ url, proxyUrl }) => proxyUrl ?? url));
      for (const url of files.keys()) if (!kept.has(url)) files.delete(url);
    },
    close: () => closing.abort(),
  };
}
