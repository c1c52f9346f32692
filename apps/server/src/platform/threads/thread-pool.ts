import { type ResourceLimits, Worker } from 'node:worker_threads';
import { AppError } from '../../app-error.ts';
import type { JobAnswer, JobInput, JobOrder, PoolMessage, ThreadJobs, ThreadMessage } from './thread-jobs.ts';
import { createWaitingList, type JobOwner, type WaitingLimits } from './waiting-list.ts';

export interface ThreadPoolOptions {
  /** The worker's file; it calls `serveJobs`. */
  worker: URL;
  /** What each thread is opened with. */
  workerData?: unknown;
  threads: number;
  /** Jobs of one owner that run at the same time. Fewer than `threads` keep a thread for the others. */
  runningOfOwner: number;
  waiting: WaitingLimits;
  /**
   * Limit of one job's CPU time, so that a busy machine does not fail honest work; loading the thread does not count. A
   * job that waits ends after ten times as long.
   */
  timeoutMs: number;
  /** The first job of a thread, which may load and compile what it needs, has this many times the limit; 1 by default. */
  firstJobFactor?: number;
  resourceLimits: ResourceLimits;
  /** A thread without work for this long ends, which frees its memory. */
  idleMs: number;
  /**
   * Whether an aborted job is told so, and its caller answered once it has ended: for long jobs, which leave files and
   * programs behind if they are forgotten. Otherwise the caller is answered at once, and the job runs to its end.
   */
  endsAborted?: boolean;
}

export interface JobOptions {
  /** Higher groups go first; the users of a group take turns. */
  owner: JobOwner;
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
  /** Starts a thread, if none runs, so that the first job need not wait for it. */
  warm(): void;
  /** Ends the threads without a job now, which frees their memory. */
  release(): void;
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
  owner: JobOwner;
  signal: AbortSignal | undefined;
  resolve(answer: unknown): void;
  reject(error: unknown): void;
}

interface Thread {
  worker: Worker;
  isReady: boolean;
  hasWorked: boolean;
  job: Job | undefined;
  /** Ends the job at its time limit, or the thread when it has been idle. */
  timer: NodeJS.Timeout | undefined;
}

/** Loading takes about a second; a thread that is not ready after this has hung. */
const START_LIMIT_MS = 60_000;
/** Shortest pause between two looks at a job's CPU time. */
const LEAST_CHECK_MS = 20;
/** Most time of a job, as a multiple of its CPU time. */
const WAIT_FACTOR = 10;
/** How long an aborted job may take to end before its thread is, and an idle thread to end by itself. */
const ABORT_LIMIT_MS = 5000;
const END_LIMIT_MS = 5000;

export function createThreadPool<Jobs extends ThreadJobs>(options: ThreadPoolOptions): ThreadPool<Jobs> {
  const threads = new Set<Thread>();
  const waiting = createWaitingList<Job>(options.waiting);

  function startThread(): Thread {
    const worker = new Worker(options.worker, {
      resourceLimits: options.resourceLimits,
      workerData: options.workerData,
      execArgv: [],
    });
    const thread: Thread = { worker, isReady: false, hasWorked: false, job: undefined, timer: undefined };
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
    if (job || !thread.isReady) void thread.worker.terminate();
    else endIdle(thread);
    startNext();
  }

  /** Lets a thread end the programs that it keeps; one that hangs is ended with them. */
  function endIdle(thread: Thread): void {
    const { worker } = thread;
    const timer = setTimeout(() => void worker.terminate(), END_LIMIT_MS).unref();
    worker.once('exit', () => clearTimeout(timer));
    post(thread, { kind: 'end' });
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
    if (job.signal?.aborted === true) {
      thread.job = undefined;
      rest(thread);
      startNext();
      return;
    }
    limitCpuTime(thread, job);
    post(thread, { kind: 'job', order: { name: job.name, input: job.input } });
  }

  const post = (thread: Thread, message: PoolMessage): void => thread.worker.postMessage(message);

  function limit(thread: Thread, limitMs: number): void {
    clearTimeout(thread.timer);
    thread.timer = setTimeout(() => drop(thread, ({ name }) => new JobLimitError(name)), limitMs);
  }

  /** Ends a job whose thread has used its CPU time. */
  function limitCpuTime(thread: Thread, job: Job): void {
    const { worker } = thread;
    const startedAt = performance.now();
    const limitMs = options.timeoutMs * (thread.hasWorked ? 1 : (options.firstJobFactor ?? 1));
    thread.hasWorked = true;
    // A thread that has ended meanwhile has no usage; its job was settled then.
    const readUsage = (before?: NodeJS.CpuUsage) => worker.cpuUsage(before).catch(() => undefined);
    const begun = readUsage();
    const checkLater = (afterMs: number): void => {
      clearTimeout(thread.timer);
      thread.timer = setTimeout(() => void check(), afterMs);
    };
    const check = async (): Promise<void> => {
      const usage = await begun.then(readUsage);
      if (!usage || thread.job !== job || !threads.has(thread)) return;
      const leftMs = Math.min(
        limitMs - (usage.user + usage.system) / 1000,
        WAIT_FACTOR * limitMs - (performance.now() - startedAt),
      );
      if (leftMs <= 0) drop(thread, ({ name }) => new JobLimitError(name));
      else checkLater(Math.max(LEAST_CHECK_MS, leftMs));
    };
    checkLater(limitMs);
  }

  /** Returns false if there is nothing to end: the caller can be answered. */
  function end(job: Job): boolean {
    const thread = [...threads].find((each) => each.job === job);
    if (options.endsAborted !== true || !thread?.isReady) return false;
    post(thread, { kind: 'abort' });
    limit(thread, ABORT_LIMIT_MS);
    return true;
  }

  const countRunning = ({ userId }: JobOwner): number =>
    [...threads].reduce((sum, { job }) => sum + (job?.owner.userId === userId ? 1 : 0), 0);
  const findFree = (): Thread | undefined =>
    [...threads].find(({ job }) => job === undefined) ?? (threads.size < options.threads ? startThread() : undefined);

  function startNext(): void {
    const isFull = threads.size >= options.threads && [...threads].every(({ job }) => job !== undefined);
    if (isFull) return;
    const job = waiting.take((owner) => countRunning(owner) < options.runningOfOwner);
    const thread = job && findFree();
    if (!thread) return;
    thread.job = job;
    thread.worker.ref();
    if (thread.isReady) send(thread);
    else limit(thread, START_LIMIT_MS);
    startNext();
  }

  return {
    async run(name, input, { owner, signal }) {
      signal?.throwIfAborted();
      const { promise, resolve, reject } = Promise.withResolvers<unknown>();
      const job: Job = { name, input, owner, signal, resolve, reject };
      if (!waiting.add(job)) throw new AppError('SYSTEM_BUSY');
      const abort = (): void => {
        if (waiting.remove(job) || !end(job)) reject(signal?.reason);
      };
      signal?.addEventListener('abort', abort, { once: true });
      startNext();
      try {
        return (await promise) as JobAnswer<Jobs, typeof name>;
      } catch (error) {
        signal?.throwIfAborted();
        throw error;
      } finally {
        signal?.removeEventListener('abort', abort);
      }
    },

    warm() {
      if (threads.size === 0) rest(startThread());
    },

    release() {
      for (const thread of threads) if (thread.job === undefined) drop(thread, () => undefined);
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
      job.reject(new AppError(message.code, message.values, { cause: message.cause }));
      return;
    case 'failed':
      job.reject(message.error);
  }
}
