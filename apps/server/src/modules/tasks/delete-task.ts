import { ENDED_TASK_STATES, type TaskId, type UserId } from '@reelwright/contracts';
import { AppError } from '../../app-error.ts';
import { removeTaskFiles } from './task-files.ts';
import type { TasksDependencies } from './tasks.dependencies.ts';
import { deleteEndedTask, findTask, listOutputs } from './tasks.store.ts';

/** Deletes an ended task with its outputs. Throws NOT_FOUND or TASK_STILL_RUNNING. */
export async function deleteTask(
  { database, storage, assets }: TasksDependencies,
  ids: { taskId: TaskId; userId: UserId },
): Promise<void> {
  const task = await findTask(database.db, ids);
  if (!task) throw new AppError('NOT_FOUND');
  if (!ENDED_TASK_STATES.includes(task.state)) throw new AppError('TASK_STILL_RUNNING');
  // Files first: interrupted in between, the task is still there to be deleted again, and no file is orphaned.
  await removeTaskFiles(storage, ids.taskId);
  await database.transaction(async (tx) => {
    const outputs = await listOutputs(tx, [ids.taskId]);
    const isDeleted = await deleteEndedTask(tx, ids);
    if (isDeleted)
      await assets.deleteAssets(
        tx,
        outputs.map(({ assetId }) => assetId),
      );
  });
}
