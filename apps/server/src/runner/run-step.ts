import { setTimeout as wait } from 'node:timers/promises';
import { ERRORS } from '@reelwright/contracts';
import { AppError } from '../app-error.ts';
import { isDatabaseAway } from '../platform/database/database-away.ts';
import { readDisk } from '../platform/disk/disk-guard.ts';
import { findDiskProblem } from '../platform/disk/disk-problem.ts';
import type { StepRequest, ToolStep } from './step.ts';
import type { StepContext } from './step-context.ts';

/** The error of a step's last try. */
export class StepFailed extends Error {
  override readonly name = 'StepFailed';
}

/** Makes a new empty folder, with a function that removes it and its content. */
export type MakeFolder = () => Promise<{ path: string; remove: () => Promise<void> }>;

export interface RetryRules {
  maxTries: number;
  /** Delay before the second try; four times as long before each further one. */
  firstDelayMs: number;
}

interface StepRun {
  step: ToolStep;
  request: StepRequest<unknown>;
  /** Results of the earlier steps that the variant sees. */
  results: Readonly<Record<string, unknown>>;
  context: Omit<StepContext, 'folder'>;
  makeFolder: MakeFolder;
  retry: RetryRules;
}

const DELAY_GROWTH = 4;
/** Less than a program writes at once. */
const NO_ROOM_BYTES = 2 ** 20;

function isRetryable(error: unknown): boolean {
  return error instanceof AppError && ERRORS[error.code].retryable;
}

/**
 * Runs one step, and retries temporary errors, each try in its own folder. Returns the result as JSON stores it. Throws
 * StepFailed, the signal's reason, or the error of a database that is away, which says nothing about the step.
 */
export async function runStep({ step, request, results, context, makeFolder, retry }: StepRun): Promise<unknown> {
  const { signal, log } = context;
  for (let tried = 1; ; tried++) {
    signal.throwIfAborted();
    try {
      return await runInFolder(makeFolder, async (folder) => {
        const result = await step.run(step.reads(request), results, { ...context, folder });
        return toRemembered(result);
      });
    } catch (error) {
      signal.throwIfAborted();
      if (isDatabaseAway(error)) throw error;
      if (!isRetryable(error) || tried >= retry.maxTries) throw new StepFailed(step.name, { cause: error });
      const delayMs = retry.firstDelayMs * DELAY_GROWTH ** (tried - 1);
      log.warn('tasks.step_tried_again', { step: step.name, tried, delayMs, error });
      await wait(delayMs, undefined, { signal }).catch(() => signal.throwIfAborted());
    }
  }
}

async function runInFolder<Result>(makeFolder: MakeFolder, work: (path: string) => Promise<Result>): Promise<Result> {
  const folder = await makeFolder();
  try {
    return await work(folder.path);
  } catch (error) {
    throw await explainFullDisk(error, folder.path);
  } finally {
    await folder.remove();
  }
}

/**
 * Programs say in many ways that the disk is full. While the files of a failed try are still there, so is the reason;
 * faults of the input keep their own code.
 */
async function explainFullDisk(error: unknown, folder: string): Promise<unknown> {
  if (error instanceof AppError && !ERRORS[error.code].reported) return error;
  const isFull = findDiskProblem(error) === 'full' || (await readDisk(folder)).freeBytes < NO_ROOM_BYTES;
  return isFull ? new AppError('STORAGE_FULL', {}, { cause: error }) : error;
}

/** Gives the next step of this run the same value as a step that runs after a restart. */
function toRemembered(result: unknown): unknown {
  return JSON.parse(JSON.stringify(result ?? null));
}
