import type { ErrorCode, TaskId, UserId } from '@reelwright/contracts';
import { AppError, type ErrorValues } from '../app-error.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database, Executor } from '../platform/database/database.ts';
import type { Logger } from '../platform/log/logger.ts';
import type { Storage } from '../platform/storage/storage.ts';
import type { VariantOutput } from './tool.ts';
import type { AssetsService } from '../modules/assets/assets.service.ts';
import type { UploadsService } from '../modules/uploads/uploads.service.ts';
import type { CreditsService } from '../modules/credits/credits.service.ts';
import type { TaskEvents } from '../modules/tasks/task-events.ts';
import { addOutputs } from './add-outputs.ts';
import { keepRenderInputs, toManifestKey } from './render-inputs.ts';
import { toOutputKey, toOutputsFolder } from '../modules/tasks/task-files.ts';
import { setFoundTitle } from '../modules/tasks/kept-tasks.store.ts';
import { type TaskRow, taskRuns } from '../modules/tasks/runs.store.ts';
import { insertTaskEnd } from '../modules/tasks/task-ends.store.ts';
import { insertOutputs } from '../modules/tasks/tasks.store.ts';

export interface TaskEndDependencies {
  database: Database;
  storage: Storage;
  credits: Pick<CreditsService, 'settleHold' | 'releaseHold'>;
  assets: Pick<AssetsService, 'addAssets' | 'library'>;
  library: Pick<UploadsService, 'prepareOutputs'>;
  events: TaskEvents;
  recordVideo?: RecordVideo;
  mailResult?: MailResult;
  clock: Clock;
}

/** Notes that a user's task has made a video. */
export type RecordVideo = (tx: Executor, userId: UserId) => Promise<void>;

/** Tells a user by mail that a task has succeeded or failed, `tookMs` after it was ordered. */
export type MailResult = (
  tx: Executor,
  result: {
    userId: UserId;
    title: string;
    tookMs: number;
    /** Absent when the task succeeded. `credits` is what went back to the account. */
    failure?: { code: ErrorCode; values: ErrorValues; credits: number };
    /** Of a task that succeeded in part: how many results it made, and those that failed. */
    partial?: { made: number; failures: FinishedTask['failures'] };
  },
) => Promise<void>;

/** Moves a tool's outputs to their permanent keys, with what they were rendered from. */
export async function keepOutputs(
  storage: Storage,
  taskId: TaskId,
  outputs: readonly VariantOutput[],
): Promise<VariantOutput[]> {
  return Promise.all(
    outputs.map(async (output) => {
      const { key } = await storage.copy(output.storageKey, toOutputKey(taskId, output));
      if (output.render) {
        const manifestKey = toManifestKey(toOutputsFolder(taskId), output);
        await keepRenderInputs(storage, taskId, { render: output.render, manifestKey });
      }
      return { ...output, storageKey: key };
    }),
  );
}

/** What a task has made. */
interface FinishedTask {
  outputs: readonly VariantOutput[];
  title: string;
  /** The variants that could not be made, each with the credits that go back; some variant was made. */
  failures: NonNullable<TaskRow['variantFailures']>;
}

/**
 * Each of these functions ends a claim in one transaction with the credits and outputs of the new state, and the row
 * that notifies readers of ends. Nothing is written if the claim has ended before: the task was cancelled meanwhile, or
 * another worker has claimed it.
 */
export async function succeedTask(
  { database, credits, assets, library, events, recordVideo, mailResult, clock }: TaskEndDependencies,
  task: TaskRow,
  { outputs, title, failures }: FinishedTask,
): Promise<void> {
  const endedAt = clock.now();
  const ended = await database.transaction(async (tx) => {
    const variantFailures = failures.length > 0 ? failures : null;
    const row = await taskRuns.end(tx, task, { state: 'success', endedAt, variantFailures });
    if (!row) return undefined;
    const { taskId, workspaceId, userId, toolType } = row;
    const shownTitle = row.isRenamed ? row.title : title;
    await setFoundTitle(tx, taskId, title);
    const assetIds = await addOutputs(tx, assets, { workspaceId, userId, toolType, title: shownTitle, outputs });
    const kept = outputs.flatMap(({ kind, variant, contentType }, index) => {
      const assetId = assetIds[index];
      return assetId === undefined ? [] : [{ taskId, kind, variant, assetId, contentType }];
    });
    await insertOutputs(
      tx,
      kept.map(({ contentType: _type, ...output }) => output),
    );
    await library.prepareOutputs(tx, { workspaceId, outputs: kept });
    const returned = failures.reduce((sum, { credits: part }) => sum + part, 0);
    if (row.credits > returned) await credits.settleHold(tx, taskId, returned);
    else if (row.credits > 0) await credits.releaseHold(tx, taskId);
    await insertTaskEnd(tx, { ...row, credits: row.credits - returned }, endedAt);
    if (outputs.some((output) => output.kind === 'video')) await recordVideo?.(tx, userId);
    await mailResult?.(tx, {
      userId,
      title: shownTitle,
      tookMs: endedAt.getTime() - row.createdAt.getTime(),
      ...(failures.length > 0 && {
        partial: { made: new Set(outputs.map(({ variant }) => variant)).size, failures },
      }),
    });
    return row;
  });
  if (ended) events.publish(ended);
}

export async function failTask(
  { database, credits, events, mailResult, clock }: TaskEndDependencies,
  task: TaskRow,
  { code: failureCode, values: failureValues }: Failure,
): Promise<void> {
  const endedAt = clock.now();
  const ended = await database.transaction(async (tx) => {
    const row = await taskRuns.end(tx, task, { state: 'failed', failureCode, failureValues, endedAt });
    if (!row) return undefined;
    if (row.credits > 0) await credits.releaseHold(tx, row.taskId);
    await insertTaskEnd(tx, row, endedAt);
    await mailResult?.(tx, {
      userId: row.userId,
      title: row.title,
      tookMs: endedAt.getTime() - row.createdAt.getTime(),
      failure: { code: failureCode, values: failureValues, credits: row.credits },
    });
    return row;
  });
  if (ended) events.publish(ended);
}

/** What the user is told about a failed run. */
export interface Failure {
  code: ErrorCode;
  values: ErrorValues;
}

/** Returns what the user is told about an error: its own code if it has one, else that the generation failed. */
export function toFailure(error: unknown, log: Logger): Failure {
  if (error instanceof AppError) {
    log.warn('tasks.failed', { code: error.code, error });
    return { code: error.code, values: error.values };
  }
  log.error('tasks.failed_unexpectedly', { error });
  return { code: 'GENERATE_FAILED', values: {} };
}
