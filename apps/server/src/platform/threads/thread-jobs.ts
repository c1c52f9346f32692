import type { ErrorCode } from '@reelwright/contracts';
import type { ErrorValues } from '../../app-error.ts';

/** The jobs of a worker file, by name. Inputs and answers are copied between the threads. */
export type ThreadJobs = Readonly<Record<string, (input: never) => unknown>>;

export type JobInput<Jobs extends ThreadJobs, Name extends keyof Jobs> = Parameters<Jobs[Name]>[0];
export type JobAnswer<Jobs extends ThreadJobs, Name extends keyof Jobs> = Awaited<ReturnType<Jobs[Name]>>;

/** From the pool to a thread, which works on one job at a time. */
export interface JobOrder {
  name: string;
  input: unknown;
}

/** From a thread to the pool. An AppError is sent by its parts, because a copy would lose its class. */
export type ThreadMessage =
  | { kind: 'ready' }
  | { kind: 'done'; answer: unknown }
  | { kind: 'refused'; code: ErrorCode; values: ErrorValues }
  | { kind: 'failed'; error: unknown };
