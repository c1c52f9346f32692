import { randomUUID } from 'node:crypto';
import { json } from 'node:stream/consumers';
import type { AssetId, TaskId } from '@reelwright/contracts';
import type { Actor } from '../../actor.ts';
import { AppError } from '../../app-error.ts';
import { addOutputs } from '../../runner/add-outputs.ts';
import { replaceIds } from './replace-ids.ts';
import { getTaskRow } from './get-task-row.ts';
import { taskRuns } from './runs.store.ts';
import { keepRenderInputs, manifestInputs, toInputKey, toManifestKey } from '../../runner/render-inputs.ts';
import { removeTaskFiles, toOutputKey, toOutputsFolder } from './task-files.ts';
import type { TasksDependencies } from './tasks.dependencies.ts';
import { findTaskByKey, insertOutputs, listOutputs, lockPushesOfUser } from './tasks.store.ts';

/** A finished task, and the actor whose task the copy becomes. */
export interface TaskCopy {
  taskId: TaskId;
  from: Actor;
  to: Actor;
  title: string;
  /** The copy is made once for each key. */
  idempotencyKey: string;
  /** The new owner's copies of the assets that the task was made from, by the ids of the originals. */
  assetIds: ReadonlyMap<AssetId, AssetId>;
}

/**
 * Copies a finished task to another user, with its own files, so that it can be edited, exported and deleted like any
 * other. It costs nothing. Returns null if a task with this key exists or existed. Throws NOT_FOUND if there is no
 * finished task to copy.
 */
export async function copyTask(dependencies: TasksDependencies, copy: TaskCopy): Promise<TaskId | null> {
  const { database, assets, library, clock } = dependencies;
  const { taskId, from, to, title, idempotencyKey } = copy;
  if (await findTaskByKey(database.db, { userId: to.userId, idempotencyKey })) return null;
  const task = await getTaskRow(dependencies, { taskId, actor: from }, 'read');
  if (task.state !== 'success') throw new AppError('NOT_FOUND');
  const steps = await taskRuns.listSteps(database.db, taskId);
  const newId = randomUUID() as TaskId;
  const outputs = await copyOutputs(dependencies, { from: taskId, to: newId });
  const copied = await database.transaction(async (tx) => {
    await lockPushesOfUser(tx, to.userId);
    if (await findTaskByKey(tx, { userId: to.userId, idempotencyKey })) return null;
    const now = clock.now();
    const { queuePosition: _place, queueSeconds: _wait, ...row } = task;
    await taskRuns.insert(tx, {
      ...row,
      taskId: newId,
      workId: newId,
      workspaceId: to.workspaceId,
      userId: to.userId,
      title,
      isRenamed: true,
      idempotencyKey,
      idempotencyHash: null,
      draftId: null,
      feedback: null,
      variantFailures: null,
      credits: 0,
      version: 1,
      input: replaceIds(row.input, copy.assetIds),
      changedAt: now,
      createdAt: now,
      startedAt: now,
      endedAt: now,
    });
    await taskRuns.addSteps(
      tx,
      newId,
      steps.map((step) => ({ ...step, key: null, result: replaceIds(step.result, copy.assetIds) })),
    );
    const assetIds = await addOutputs(tx, assets, {
      workspaceId: to.workspaceId,
      userId: to.userId,
      toolType: task.toolType,
      title,
      outputs: outputs.map(({ kind, asset }) => ({ ...asset, kind })),
    });
    const kept = outputs.flatMap(({ kind, variant, asset: { contentType } }, index) => {
      const assetId = assetIds[index];
      return assetId === undefined ? [] : [{ taskId: newId, kind, variant, assetId, contentType }];
    });
    await insertOutputs(
      tx,
      kept.map(({ contentType: _type, ...output }) => output),
    );
    await library.prepareOutputs(tx, { workspaceId: to.workspaceId, outputs: kept });
    return newId;
  });
  // A concurrent call was faster.
  if (!copied) await removeTaskFiles(dependencies.storage, newId);
  return copied;
}

/** Copies the files of a task's outputs, and what they were rendered from. */
async function copyOutputs(
  { database, storage, assets }: TasksDependencies,
  { from, to }: { from: TaskId; to: TaskId },
) {
  const rows = await listOutputs(database.db, [from]);
  const found = await assets.listAssets(
    database.db,
    rows.map(({ assetId }) => assetId),
  );
  return Promise.all(
    rows.map(async ({ kind, variant, assetId }) => {
      const asset = found.find((each) => each.assetId === assetId);
      if (!asset) throw new Error(`an output of task ${from} has no asset`);
      const { assetId: _id, createdAt: _then, folderId: _folder, media: _media, storageKey: oldKey, ...facts } = asset;
      const { key: storageKey } = await storage.copy(
        oldKey,
        toOutputKey(to, { kind, variant, fileName: facts.fileName }),
      );
      const manifestKey = toManifestKey(toOutputsFolder(from), { kind, variant });
      if (await storage.head(manifestKey)) {
        const { inputs } = manifestInputs.parse(await json(await storage.get(manifestKey)));
        const kept = Object.values(inputs).map(({ sha256 }) => ({ sha256, key: toInputKey(sha256) }));
        await keepRenderInputs(storage, to, {
          render: { manifestKey, inputs: kept },
          manifestKey: toManifestKey(toOutputsFolder(to), { kind, variant }),
        });
      }
      return { kind, variant, asset: { ...facts, storageKey } };
    }),
  );
}
