import type { UserId } from '@reelwright/contracts';
import { AppError } from '#src/app-error.ts';
import type { JobAnswer, JobInput } from '#src/platform/threads/thread-jobs.ts';
import { createThreadPool, JobLimitError } from '#src/platform/threads/thread-pool.ts';
import type { SourceJobs } from './read-source.worker.ts';

/** Reads playlists, pages and descriptions in a thread, within limits of time and memory. */
export interface SourceReader {
  /** Throws RESOLUTION_FAILED if a source exceeds the limits, SYSTEM_BUSY, or the signal's reason on abort. */
  read<Name extends keyof SourceJobs>(
    name: Name,
    input: JobInput<SourceJobs, Name>,
    signal: AbortSignal,
  ): Promise<JobAnswer<SourceJobs, Name>>;
  close(): Promise<void>;
}

/** A template of DASH can ask for billions of parts: the limits end such a source. */
const DEFAULT_LIMITS = { timeoutMs: 5000, maxMemoryMb: 128 };
const MAX_YOUNG_MB = 32;
const MAX_WAITING = 64;
const IDLE_MS = 10 * 60_000;
/** Sources are read one after another, whoever asked: fetching them takes longer, and is limited per user. */
const OWNER = { userId: 0 as UserId, plan: 'business' } as const;

export function createSourceReader(limits: Partial<typeof DEFAULT_LIMITS> = {}): SourceReader {
  const { timeoutMs, maxMemoryMb } = { ...DEFAULT_LIMITS, ...limits };
  const pool = createThreadPool<SourceJobs>({
    worker: new URL('./read-source.worker.ts', import.meta.url),
    threads: 1,
    runningOfOwner: 1,
    waiting: { ofAll: MAX_WAITING, ofOwner: MAX_WAITING },
    timeoutMs,
    idleMs: IDLE_MS,
    resourceLimits: { maxOldGenerationSizeMb: maxMemoryMb, maxYoungGenerationSizeMb: MAX_YOUNG_MB },
  });
  return {
    async read(name, input, signal) {
      try {
        const answer: unknown = await pool.run(name, input, { owner: OWNER, signal });
        // The pool's types tie each job to its answer, which the compiler can't follow through `await`.
        return answer as JobAnswer<SourceJobs, typeof name>;
      } catch (error) {
        signal.throwIfAborted();
        if (error instanceof JobLimitError) throw new AppError('RESOLUTION_FAILED', {}, { cause: error });
        throw error;
      }
    },
    close: () => pool.close(),
  };
}
