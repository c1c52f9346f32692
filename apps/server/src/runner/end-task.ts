import type { ErrorCode, TaskId } from '@reelwright/contracts';
import { AppError, type ErrorValues } from '../app-error.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import type { Logger } from '../platform/log/logger.ts';
import type { Storage } from '../platform/storage/storage.ts';
import type { VariantOutput } from './tool.ts';
import type { AssetsService } from '../modules/assets/assets.service.ts';
import type { CreditsService } from '../modules/credits/credits.service.ts';
import type { TaskEvents } from '../modules/tasks/task-events.ts';
import { keepRenderInputs, toManifestKey } from './render-inputs.ts';
import { toOutputKey, toOutputsFolder } from '../modules/tasks/task-files.ts';
import { endClaimedTask, requeueClaimedTask, insertOutputs, type TaskRow } from '../modules/tasks/tasks.store.ts';

export interface TaskEndDependencies {
  database: Database;
  storage: Storage;
  credits: Pick<CreditsService, 'settleHold' | 'releaseHold'>;
  assets: Pick<AssetsService, 'addAssets'>;
  events: TaskEvents;
  clock: Clock;
}

/** A tool's outputs, moved to where they stay, with what they were rendered from. */
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

/**
 * Each of these ends a claim in one transaction with the credits and outputs that belong to the new state. False where
 * the claim had ended before (cancelled meanwhile, or another worker has the task): then nothing was written.
 */
export async function succeedTask(
  { database, credits, assets, events, clock }: TaskEndDependencies,
  task: TaskRow,
  { outputs, title }: { outputs: readonly VariantOutput[]; title: string },
): Promise<boolean> {
  const ended = await database.transaction(async (tx) => {
    const row = await endClaimedTask(tx, task, { state: 'success', title, endedAt: clock.now() });
    if (!row) return undefined;
    const { taskId, userId } = row;
    const assetIds = await assets.addAssets(
      tx,
      outputs.map(({ kind: _kind, variant: _variant, render: _render, ...file }) => ({ ...file, userId })),
    );
    await insertOutputs(
      tx,
      outputs.flatMap(({ kind, variant }, index) => {
        const assetId = assetIds[index];
        return assetId === undefined ? [] : [{ taskId, kind, variant, assetId }];
      }),
    );
    if (row.credits > 0) await credits.settleHold(tx, taskId);
    return row;
  });
  if (ended) events.publish(ended);
  return ended !== undefined;
}

export async function failTask(
  { database, credits, events, clock }: TaskEndDependencies,
  task: TaskRow,
  failure: { code: ErrorCode; values: ErrorValues },
): Promise<boolean> {
  const ended = await database.transaction(async (tx) => {
    const row = await endClaimedTask(tx, task, {
      state: 'failed',
      failureCode: failure.code,
      failureValues: failure.values,
      endedAt: clock.now(),
    });
    if (row && row.credits > 0) await credits.releaseHold(tx, row.taskId);
    return row;
  });
  if (ended) events.publish(ended);
  return ended !== undefined;
}

/** Not an end: the task waits again, its credits held and its finished steps kept. */
export async function requeueTask({ database, events }: TaskEndDependencies, task: TaskRow): Promise<boolean> {
  const row = await requeueClaimedTask(database.db, task);
  if (row) events.publish(row);
  return row !== undefined;
}

/** What the user is told of an error: its own code where it has one, else that the generation failed. */
export function toFailure(error: unknown, log: Logger): { code: ErrorCode; values: ErrorValues } {
  if (error instanceof AppError) {
    log.warn('tasks.failed', { code: error.code, error });
    return { code: error.code, values: error.values };
  }
  log.error('tasks.failed_unexpectedly', { error });
  return { code: 'GENERATE_FAILED', values: {} };
}
