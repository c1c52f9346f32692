import { Worker } from 'node:worker_threads';
import { AppError } from '#src/app-error.ts';
import type { PageVerdict } from '@reelwright/product-page';

export interface PageRequest {
  body: Uint8Array;
  /** Content type of the response; may name the charset. */
  contentType: string;
  /** Absent for a page from a file: then the page itself names its address. */
  url?: string;
}

export interface PageAnswer {
  verdict: PageVerdict;
}

/** Reads pages in a thread, within limits of time and memory. */
export interface PageReader {
  /** Throws SITE_UNSUPPORTED if a page exceeds a limit, or the signal's reason on abort. */
  read(request: PageRequest, signal: AbortSignal): Promise<PageVerdict>;
  close(): Promise<void>;
}

/** Below 100 MB in all, with the young generation and the stack. */
const DEFAULT_LIMITS = { timeoutMs: 5000, maxMemoryMb: 72 };
const MAX_YOUNG_MB = 16;
const STACK_MB = 4;

/**
 * Starts one thread with the first page and keeps it for the next pages; a page that exceeds its limits ends the thread
 * and a new one replaces it.
 */
export function createPageReader(limits: Partial<typeof DEFAULT_LIMITS> = {}): PageReader {
  const { timeoutMs, maxMemoryMb } = { ...DEFAULT_LIMITS, ...limits };
  let worker: Worker | undefined;
  let queue: Promise<unknown> = Promise.resolve();

  function startWorker(): Worker {
    const started = new Worker(new URL('./read-page.worker.ts', import.meta.url), {
      resourceLimits: {
        maxOldGenerationSizeMb: maxMemoryMb,
        maxYoungGenerationSizeMb: MAX_YOUNG_MB,
        stackSizeMb: STACK_MB,
      },
      execArgv: [],
    });
    started.unref();
    return started;
  }

  async function readOnce(request: PageRequest, signal: AbortSignal): Promise<PageVerdict> {
    signal.throwIfAborted();
    worker ??= startWorker();
    const reading = worker;
    const ended = new AbortController();
    const stop = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
    reading.ref();
    try {
      return await new Promise<PageVerdict>((resolve, reject) => {
        reading.once('message', ({ verdict }: PageAnswer) => resolve(verdict));
        reading.once('error', reject);
        stop.addEventListener('abort', () => reject(stop.reason as Error), { signal: ended.signal });
        reading.postMessage(request);
      });
    } catch (error) {
      worker = undefined;
      await reading.terminate();
      signal.throwIfAborted();
      const isOverLimit = stop.aborted || (error as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY';
      throw new AppError(isOverLimit ? 'SITE_UNSUPPORTED' : 'RESOLUTION_FAILED', {}, { cause: error });
    } finally {
      ended.abort();
      reading.removeAllListeners('message').removeAllListeners('error').unref();
    }
  }

  return {
    read(request, signal) {
      const answer = queue.then(() => readOnce(request, signal));
      // The next page waits for this one, whether it succeeds or fails.
      queue = answer.catch(() => undefined);
      return answer;
    },
    async close() {
      await worker?.terminate();
      worker = undefined;
    },
  };
}
