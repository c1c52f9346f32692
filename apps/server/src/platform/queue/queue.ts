import type * as z from 'zod';
import type { Executor } from '../database/database.ts';

/** A kind of background job: its name, the shape of its data, and its retries. Declared once, with `defineJob`. */
export interface JobKind<Data extends object = object> {
  /** Lower case with underscores; stored in the queue's rows. Never rename a kind while jobs of it may wait. */
  name: string;
  data: z.ZodType<Data>;
  /**
   * `one_per_key`: at most one job of the same `key` runs at any moment, on all machines together; the others wait
   * without delaying other keys. `any`: no such limit.
   */
  running: 'any' | 'one_per_key';
  /** The number of jobs of this kind that one process runs at a time. */
  concurrency: number;
  /** The number of retries after an error; waits double from `retryDelayS`, with some jitter. */
  retryLimit: number;
  retryDelayS: number;
  /** A safety net above the handler's own time limit: a job that is active for longer counts as failed once. */
  maxRunS: number;
}

/** Gives a job kind its exact type. */
export function defineJob<Data extends object>(kind: JobKind<Data>): JobKind<Data> {
  return kind;
}

export interface EnqueueOptions {
  /** The transaction that the job belongs to: the job exists if, and only if, it commits. */
  tx?: Executor;
  /** A UUID; by default a new one. Throws if the id exists. */
  id?: string;
  /**
   * Higher runs first; at equal priority the older, though two workers that look at the same moment may swap
   * neighbours. Default 0.
   */
  priority?: number;
  /** The key of a `one_per_key` job. */
  key?: string;
}

/** Why the signal of a running job was aborted; the `reason` of the signal. */
export type InterruptionWhy =
  /** `cancel` was called: nobody needs the job any more. */
  | 'cancelled'
  /** This process is stopping; the job is requeued and runs again at once on any free worker. */
  | 'shutdown'
  /**
   * This process lost its claim on the job (its database connection broke): another worker may be running it already.
   */
  | 'lost';

export class JobInterrupted extends Error {
  override readonly name = 'JobInterrupted';
  readonly why: InterruptionWhy;

  constructor(why: InterruptionWhy) {
    super(`job interrupted: ${why}`);
    this.why = why;
  }
}

export interface RunningJob<Data> {
  id: string;
  data: Data;
  /** 1 at first; one more for each restart, for whatever reason: error, shutdown, killed worker. */
  attempt: number;
  /** The number of retries left after this attempt; at 0 a throw ends the job for good. */
  triesLeft: number;
  /** Aborted with a `JobInterrupted`. The handler must end soon after, by throwing (the reason will do). */
  signal: AbortSignal;
}

/**
 * Runs the job. Resolving ends it. Throwing retries it later, until `triesLeft` is 0; throwing after the signal was
 * aborted costs no retry. A job runs at least once, not exactly once: its writes must be repeatable.
 */
export type JobHandler<Data> = (job: RunningJob<Data>) => Promise<void>;

/**
 * Background jobs, kept in the database. A job whose process was killed restarts on another worker (or at the next
 * start) within seconds, however often that happens; a handler that wants to give up reads `attempt`.
 */
export interface Queue {
  /**
   * Returns the job's id. Throws if the data does not match the kind's schema, or if a `one_per_key` kind gets no key.
   */
  enqueue<Data extends object>(kind: JobKind<Data>, data: Data, options?: EnqueueOptions): Promise<string>;
  /**
   * Cancels a job: a waiting one never starts; the signal of a running one is aborted within about a second, on
   * whichever machine it runs. Does nothing if the job has ended or never existed.
   */
  cancel(kind: JobKind, jobId: string, options?: { tx?: Executor }): Promise<void>;
  /** Sets the handler of a kind; call it before `startWork`. */
  handle<Data extends object>(kind: JobKind<Data>, handler: JobHandler<Data>): void;
  /** Starts running jobs in this process. Throws if a kind has no handler. */
  startWork(): Promise<void>;
  /**
   * Takes no more jobs, aborts those that run here (`shutdown`), waits until their handlers have ended (at most
   * `graceMs`, default 10 s) and requeues them, so that they restart at once elsewhere.
   */
  stop(options?: { graceMs?: number }): Promise<void>;
}
