import type { UserId } from '@reelwright/contracts';
import { AppError } from '#src/app-error.ts';
import { createThreadPool, JobLimitError } from '#src/platform/threads/thread-pool.ts';
import type { BrandVerdict, PageVerdict } from '@reelwright/product-page';
import type { PageJobs, PageRequest } from './read-page.worker.ts';

/** Reads pages in a thread, within limits of time and memory. */
export interface PageReader {
  /**
   * Throws SITE_UNSUPPORTED if a page exceeds a limit, SYSTEM_BUSY if too many pages wait, or the signal's reason on
   * abort.
   */
  read(request: PageRequest, signal: AbortSignal): Promise<PageVerdict>;
  /** Throws like `read`. */
  readBrand(request: PageRequest & { url: string }, signal: AbortSignal): Promise<BrandVerdict>;
  close(): Promise<void>;
}

/** Below 100 MB in all, with the young generation and the stack. */
const DEFAULT_LIMITS = { timeoutMs: 5000, maxMemoryMb: 72 };
const MAX_YOUNG_MB = 16;
const STACK_MB = 4;
const MAX_WAITING = 64;
const IDLE_MS = 10 * 60_000;
/** Pages are read one after another, whoever ordered them: fetching them takes longer, and is limited per user. */
const OWNER = { userId: 0 as UserId, plan: 'business' } as const;

/**
 * Keeps one thread for pages, apart from the threads of words: a page may take five seconds, and its memory limit is
 * lower.
 */
export function createPageReader(limits: Partial<typeof DEFAULT_LIMITS> = {}): PageReader {
  const { timeoutMs, maxMemoryMb } = { ...DEFAULT_LIMITS, ...limits };
  const pool = createThreadPool<PageJobs>({
    worker: new URL('./read-page.worker.ts', import.meta.url),
    threads: 1,
    runningOfOwner: 1,
    waiting: { ofAll: MAX_WAITING, ofOwner: MAX_WAITING },
    timeoutMs,
    idleMs: IDLE_MS,
    resourceLimits: {
      maxOldGenerationSizeMb: maxMemoryMb,
      maxYoungGenerationSizeMb: MAX_YOUNG_MB,
      stackSizeMb: STACK_MB,
    },
  });

  async function settle<Read>(reading: Promise<Read>, signal: AbortSignal): Promise<Read> {
    try {
      return await reading;
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof AppError) throw error;
      throw new AppError(
        error instanceof JobLimitError ? 'SITE_UNSUPPORTED' : 'RESOLUTION_FAILED',
        {},
        { cause: error },
      );
    }
  }

  return {
    read: (request, signal) => settle(pool.run('readPage', request, { owner: OWNER, signal }), signal),
    readBrand: (request, signal) => settle(pool.run('readBrand', request, { owner: OWNER, signal }), signal),
    close: () => pool.close(),
  };
}
