import { Worker } from 'node:worker_threads';
import { AppError } from '#src/app-error.ts';
import type { PageVerdict } from '@reelwright/product-page';

export interface PageRequest {
  body: Uint8Array;
  /** Of the answer; may name the charset. */
  contentType: string;
  /** Absent where the page came as a file: then it lives where it says. */
  url?: string;
}

export interface PageAnswer {
  verdict: PageVerdict;
}

/** Reads pages outside the event loop, within limits of time and memory. */
export interface PageReader {
  /** Throws SITE_UNSUPPORTED where a page takes too long or too much, or the signal's reason on abort. */
  read(request: PageRequest, signal: AbortSignal): Promise<PageVerdict>;
  close(): Promise<void>;
}

/** With the young generation and the stack below a hundred. */
const DEFAULT_LIMITS = { timeoutMs: 5000, maxMemoryMb: 72 };
const MAX_YOUNG_MB = 16;
const STACK_MB = 4;

/** One thread, started with the first page and kept for the next; ended and replaced when a page breaks its limits. */
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
      // The next page waits for this one, whatever became of it.
      queue = answer.catch(() => undefined);
      return answer;
    },
    async close() {
      await worker?.terminate();
      worker = undefined;
    },
  };
}
