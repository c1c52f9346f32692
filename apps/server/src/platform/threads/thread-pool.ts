import { type ResourceLimits, Worker } from 'node:worker_threads';
import { AppError } from '../../app-error.ts';
import type { JobAnswer, JobInput, JobOrder, ThreadJobs, ThreadMessage } from './thread-jobs.ts';
import { createWaitingList, type WaitingLimits } from './waiting-list.ts';

export interface ThreadPoolOptions {
  /** The worker's file; it calls `serveJobs`. */
  worker: URL;
  threads: number;
  /** Jobs of one owner that run at the same time. Fewer than `threads` keep a thread for the others. */
  runningOfOwner: number;
  waiting: WaitingLimits;
  /** Time limit of one job; loading the thread does not count. */
  timeoutMs: number;
  resourceLimits: ResourceLimits;
  /** A thread without work for this long ends, which frees its memory. */
  idleMs: number;
}

export interface JobOptions {
  /** Who ordered the job: the owners take turns. */
  owner: string;
  /** An abort answers the caller at once; a running job ends by itself or at its time limit. */
  signal?: AbortSignal | undefined;
}

/** Runs jobs in worker threads, so that the event loop stays free. */
export interface ThreadPool<Jobs extends ThreadJobs> {
  /**
   * Throws SYSTEM_BUSY if too many jobs wait, JobLimitError if the job exceeds its time or memory, the signal's reason
   * on abort, and what the job throws.
   */
  run<Name extends keyof Jobs & string>(
    name: Name,
    input: JobInput<Jobs, Name>,
    options: JobOptions,
  ): Promise<JobAnswer<Jobs, Name>>;
  close(): Promise<void>;
}

/** A job took more time or memory than a thread may. Its thread was replaced. */
export class JobLimitError extends Error {
  constructor(job: string, options?: ErrorOptions) {
    super(`the job ${job} exceeded the limits of its thread`, options);
    this.name = 'JobLimitError';
  }
}

interface Job extends JobOrder {
  owner: string;
  resolve(answer: unknown): void;
  reject(error: unknown): void;
}

interface Thread {
  worker: Worker;
  isReady: boolean;
  job: Job | undefined;
  /** Ends the job at its time limit, or the thread when it has been idle. */
  timer: NodeJS.Timeout | undefined;
}

/** Loading takes about a second; a thread that is not ready after this has hung. */
const START_LIMIT_MS = 60_000;

export function createThreadPool<Jobs extends ThreadJobs>(options: ThreadPoolOptions): ThreadPool<Jobs> {
  const threads = new Set<Thread>();
  const waiting = createWaitingList<Job>(options.waiting);

  function startThread(): Thread {
    const worker = new Worker(options.worker, { resourceLimits: options.resourceLimits, execArgv: [] });
    const thread: Thread = { worker, isReady: false, job: undefined, timer: undefined };
    worker.on('message', (message: ThreadMessage) => receive(thread, message));
    worker.on('error', (error: NodeJS.ErrnoException) =>
      drop(thread, (job) =>
        error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new JobLimitError(job.name, { cause: error }) : error,
      ),
    );
    worker.on('exit', (code) => drop(thread, () => new Error(`the thread ended with ${code}, without an answer`)));
    threads.add(thread);
    return thread;
  }

  /** Removes a thread from the pool; its job fails, and the next one gets another thread. */
  function drop(thread: Thread, toError: (job: Job) => unknown): void {
    if (!threads.delete(thread)) return;
    clearTimeout(thread.timer);
    const { job } = thread;
    thread.job = undefined;
    if (job) job.reject(toError(job));
    void thread.worker.terminate();
    startNext();
  }

  function receive(thread: Thread, message: ThreadMessage): void {
    if (message.kind === 'ready') {
      thread.isReady = true;
      send(thread);
      return;
    }
    const { job } = thread;
    clearTimeout(thread.timer);
    thread.job = undefined;
    if (job) settle(job, message);
    rest(thread);
    startNext();
  }

  function rest(thread: Thread): void {
    thread.worker.unref();
    thread.timer = setTimeout(() => drop(thread, () => undefined), options.idleMs).unref();
  }

  function send(thread: Thread): void {
    const { job } = thread;
    if (!job) return;
    clearTimeout(thread.timer);
    thread.timer = setTimeout(() => drop(thread, ({ name }) => new JobLimitError(name)), options.timeoutMs);
    thread.worker.postMessage({ name: job.name, input: job.input } satisfies JobOrder);
  }

  const countRunning = (owner: string): number =>
    [...threads].reduce((sum, { job }) => sum + (job?.owner === owner ? 1 : 0), 0);
  const findFree = (): Thread | undefined =>
    [...threads].find(({ job }) => job === undefined) ?? (threads.size < options.threads ? startThread() : undefined);

  function startNext(): void {
    const isFull = threads.size >= options.threads && [...threads].every(({ job }) => job !== undefined);
    if (isFull) return;
    const job = waiting.take((owner) => countRunning(owner) < options.runningOfOwner);
    const thread = job && findFree();
    if (!thread) return;
    clearTimeout(thread.timer);
    thread.job = job;
    thread.worker.ref();
    if (thread.isReady) send(thread);
    else thread.timer = setTimeout(() => drop(thread, ({ name }) => new JobLimitError(name)), START_LIMIT_MS);
    startNext();
  }

  return {
    async run(name, input, { owner, signal }) {
      signal?.throwIfAborted();
      const { promise, resolve, reject } = Promise.withResolvers<unknown>();
      const job: Job = { name, input, owner, resolve, reject };
      if (!waiting.add(job)) throw new AppError('SYSTEM_BUSY');
      const abort = (): void => {
        waiting.remove(job);
        reject(signal?.reason);
      };
      signal?.addEventListener('abort', abort, { once: true });
      startNext();
      try {
        return (await promise) as JobAnswer<Jobs, typeof name>;
      } finally {
        signal?.removeEventListener('abort', abort);
      }
    },

    async close() {
      const closing = [...threads];
      threads.clear();
      for (const { timer, job } of closing) {
        clearTimeout(timer);
        job?.reject(new Error('the threads were closed'));
      }
      for (let job = waiting.take(() => true); job; job = waiting.take(() => true))
        job.reject(new Error('the threads were closed'));
      await Promise.all(closing.map(({ worker }) => worker.terminate()));
    },
  };
}

function settle(job: Job, message: Exclude<ThreadMessage, { kind: 'ready' }>): void {
  switch (message.kind) {
    case 'done':
      job.resolve(message.answer);
      return;
    case 'refused':
      job.reject(new AppError(message.code, message.values));
      return;
    case 'failed':
      job.reject(message.error);
  }
}
