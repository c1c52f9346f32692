import { AppError } from '../app-error.ts';
import type { JobAnswer, JobInput } from '../platform/threads/thread-jobs.ts';
import type { JobOwner } from '../platform/threads/waiting-list.ts';
import { createThreadPool, JobLimitError } from '../platform/threads/thread-pool.ts';
import type { WordJobs } from './word-jobs.ts';

export interface WordJobOptions {
  /** Whose texts they are: higher groups go first, and the users of a group take turns. */
  owner: JobOwner;
  signal?: AbortSignal | undefined;
}

/** Reads texts of users off the event loop. */
export interface WordPool {
  /**
   * Throws SYSTEM_BUSY if too many texts wait, TEXT_TOO_COMPLEX if reading takes too long, the signal's reason on abort,
   * and what the job throws.
   */
  run<Name extends keyof WordJobs>(
    name: Name,
    input: JobInput<WordJobs, Name>,
    options: WordJobOptions,
  ): Promise<JobAnswer<WordJobs, Name>>;
  /** Starts a thread now, so that the first text need not wait for it. */
  warm(): void;
  /** Ends idle threads now: their word lists take a hundred megabytes. */
  release(): void;
  close(): Promise<void>;
}

/** Two: a user whose text takes long leaves the other thread to everybody else. */
const THREADS = 2;
const RUNNING_OF_OWNER = 1;
/** One call may order a script of each framework at once. */
const WAITING = { ofAll: 256, ofOwner: 32 };
/** The longest honest script takes 0.3 s. */
const TIMEOUT_MS = 3000;
/** Patterns are compiled by the first text that meets them. */
const FIRST_JOB_FACTOR = 2;
const MAX_HEAP_MB = 256;
const IDLE_MS = 10 * 60_000;

export function openWordPool({ timeoutMs = TIMEOUT_MS }: { timeoutMs?: number } = {}): WordPool {
  const pool = createThreadPool<WordJobs>({
    worker: new URL('./word.worker.ts', import.meta.url),
    threads: THREADS,
    runningOfOwner: RUNNING_OF_OWNER,
    waiting: WAITING,
    timeoutMs,
    firstJobFactor: FIRST_JOB_FACTOR,
    idleMs: IDLE_MS,
    resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
  });
  return {
    run: (name, input, options) => pool.run(name, input, options).catch(throwTooComplex),
    warm: () => pool.warm(),
    release: () => pool.release(),
    close: () => pool.close(),
  };
}

function throwTooComplex(error: unknown): never {
  if (error instanceof JobLimitError) throw new AppError('TEXT_TOO_COMPLEX', {}, { cause: error });
  throw error;
}
