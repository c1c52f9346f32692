import type * as z from 'zod';
import type { Executor } from '../database/database.ts';

/** A kind of background job: a name, the shape of its data, and how it is tried. Declared once, with `defineJob`. */
export interface JobKind<Data extends object = object> {
  /** Lower case with underscores; the name of the queue's rows. Never rename one while jobs of it may wait. */
  name: string;
  data: z.ZodType<Data>;
  /**
   * `one_per_key`: of the jobs with one `key` at most one runs at any moment, on all machines together; the others wait
   * without holding up other keys. `any`: no such limit.
   */
  running: 'any' | 'one_per_key';
  /** How many jobs of this kind one process runs at a time. */
  concurrency: number;
  /** How often a job whose handler threw is tried again; waits double from `retryDelayS`, with some jitter. */
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
  /** The transaction that the job belongs to: it exists if, and only if, that commits. */
  tx?: Executor;
  /** A UUID; by default a new one. An id that exists already is refused (throws). */
  id?: string;
  /** Bigger runs first; of equals the older, though two workers that look at the same moment may swap neighbours. Default 0. */
  priority?: number;
  /** For `one_per_key` kinds: whose job it is. */
  key?: string;
}

/** Why the signal of a running job was aborted: the `reason` of its signal. */
export type InterruptionWhy =
  /** `cancel` was called: nobody waits for the job any more. */
  | 'cancelled'
  /** This process is stopping; the job is requeued and runs again, at once, on whichever worker is free. */
  | 'shutdown'
  /** This process lost its hold on the job (its database connection broke): another worker may be running it already. */
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
  /** 1 at first; one more each time the job is begun again, for whatever reason: error, shutdown, killed worker. */
  attempt: number;
  /** How many tries that ended in an error are left after this one; at 0 a throw ends the job for good. */
  triesLeft: number;
  /** Aborted with a `JobInterrupted`. The handler must end soon after, by throwing (the reason will do). */
  signal: AbortSignal;
}

/**
 * Does the job. Resolving ends it. Throwing tries it again later, until `triesLeft` is 0; throwing after the signal was
 * aborted, or because the database is away, costs no try. A job runs at least once, not exactly once: what it writes
 * must bear a repetition.
 */
export type JobHandler<Data> = (job: RunningJob<Data>) => Promise<void>;

export interface KindState {
  name: string;
  isPaused: boolean;
  waiting: number;
  running: number;
  /** Within the last day. */
  failed: number;
}

/**
 * Background jobs, kept in the database. A job whose process was killed begins again on another worker (or at the next
 * start) within seconds, and as often as that happens; a handler that wants to give up reads `attempt`.
 */
export interface Queue {
  /** Makes kinds of jobs known to the queue; before anything else is done with them. Throws for a name that is taken. */
  declare(kinds: readonly JobKind[]): void;
  /** Returns the job's id. Throws where the data has not the kind's shape, or a `one_per_key` kind is given no key. */
  enqueue<Data extends object>(kind: JobKind<Data>, data: Data, options?: EnqueueOptions): Promise<string>;
  /**
   * Ends a job: one that waits never starts; the signal of one that runs is aborted within about a second, wherever it
   * runs. A job that has ended, or never was, is left as it is.
   */
  cancel(kind: JobKind, jobId: string, options?: { tx?: Executor }): Promise<void>;
  /** Lets no worker, on any machine, take a job of a kind; running ones end. All kinds by default. Throws for an unknown name. */
  pause(name?: string): Promise<void>;
  /** Ends a pause; of all kinds by default. */
  resume(name?: string): Promise<void>;
  /** The declared kinds, in the order of their names. */
  readState(): Promise<KindState[]>;
  /** Says who does the jobs of a kind; before `startWork`. */
  handle<Data extends object>(kind: JobKind<Data>, handler: JobHandler<Data>): void;
  /** Starts doing jobs in this process. Throws where a kind has no handler. */
  startWork(): Promise<void>;
  /**
   * Takes no more jobs, aborts those that run here (`shutdown`), waits until their handlers have ended (at most
   * `graceMs`, default 10 s) and requeues them, so that they begin again at once elsewhere.
   * Called again, waits for the first stop.
   */
  stop(options?: { graceMs?: number }): Promise<void>;
}
