import type { ErrorCode } from '@reelwright/contracts';
import type { ErrorValues } from '../../app-error.ts';

/**
 * The jobs of a worker file, by name. Inputs and answers are copied between the threads. The signal aborts only in a
 * pool that ends aborted jobs.
 */
export type ThreadJobs = Readonly<Record<string, (input: never, signal: AbortSignal) => unknown>>;

export type JobInput<Jobs extends ThreadJobs, Name extends keyof Jobs> = Parameters<Jobs[Name]>[0];
export type JobAnswer<Jobs extends ThreadJobs, Name extends keyof Jobs> = Awaited<ReturnType<Jobs[Name]>>;

/** From the pool to a thread, which works on one job at a time. */
export interface JobOrder {
  name: string;
  input: unknown;
}

/** From the pool to a thread. An abort is meant for the job that the thread works on; only an idle one is told to end. */
export type PoolMessage = { kind: 'job'; order: JobOrder } | { kind: 'abort' } | { kind: 'end' };

/** From a thread to the pool. An AppError is sent by its parts, because a copy would lose its class. */
export type ThreadMessage =
  | { kind: 'ready' }
  | { kind: 'done'; answer: unknown }
  | { kind: 'refused'; code: ErrorCode; values: ErrorValues; cause: unknown }
  | { kind: 'failed'; error: unknown };
