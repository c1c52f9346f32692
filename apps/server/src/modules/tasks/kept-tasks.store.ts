import { ENDED_TASK_STATES, type TaskFeedback, type TaskId } from '@reelwright/contracts';
import { and, eq, inArray, isNotNull, isNull, lt } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database.ts';
import { changed, type TaskRow } from './runs.store.ts';
import { tasks } from './tasks.tables.ts';

// What tasks have besides their run: titles, feedback, and an end that can be undone.

// Ids are branded where they are made; the database gives back what was put in.
const toTask = (row: typeof tasks.$inferSelect): TaskRow => row as TaskRow;
const hasEnded = inArray(tasks.state, [...ENDED_TASK_STATES]);

/** Undefined where there is none, or it was deleted. */
export async function changeTask(
  db: Executor,
  taskId: TaskId,
  change: { title: string; isRenamed: true } | { feedback: TaskFeedback | null },
): Promise<TaskRow | undefined> {
  const [row] = await db
    .update(tasks)
    .set({ ...change, ...changed })
    .where(and(eq(tasks.taskId, taskId), isNull(tasks.deletedAt)))
    .returning();
  return row && toTask(row);
}

/** Those that were marked: not what has not ended or was deleted before. */
export async function markTasksDeleted(
  db: Executor,
  { taskIds, now }: { taskIds: readonly TaskId[]; now: Date },
): Promise<TaskRow[]> {
  const rows = await db
    .update(tasks)
    .set({ deletedAt: now, ...changed })
    .where(and(inArray(tasks.taskId, [...taskIds]), isNull(tasks.deletedAt), hasEnded))
    .returning();
  return rows.map(toTask);
}

/** Those that are there: not what was purged. One that was not deleted stays as it is. */
export async function restoreTasks(db: Executor, taskIds: readonly TaskId[]): Promise<TaskRow[]> {
  const rows = await db
    .update(tasks)
    .set({ deletedAt: null, ...changed })
    .where(inArray(tasks.taskId, [...taskIds]))
    .returning();
  return rows.map(toTask);
}

/** Ended tasks that were deleted before then. */
export async function listPurgeableTasks(
  db: Executor,
  { deletedBefore, max }: { deletedBefore: Date; max: number },
): Promise<TaskRow[]> {
  const rows = await db
    .select()
    .from(tasks)
    .where(and(isNotNull(tasks.deletedAt), lt(tasks.deletedAt, deletedBefore), hasEnded))
    .limit(max);
  return rows.map(toTask);
}

/** Deletes a task with its remembered steps and its outputs' rows, unless it was restored or began again meanwhile. */
export async function deleteTaskRow(tx: Executor, taskId: TaskId): Promise<boolean> {
  const rows = await tx
    .delete(tasks)
    .where(and(eq(tasks.taskId, taskId), hasEnded, isNotNull(tasks.deletedAt)))
    .returning({ taskId: tasks.taskId });
  return rows.length > 0;
}

/** The title that a tool found for a finished task. A title of the user's own stays. */
export async function setFoundTitle(tx: Executor, taskId: TaskId, title: string): Promise<void> {
  await tx
    .update(tasks)
    .set({ title })
    .where(and(eq(tasks.taskId, taskId), eq(tasks.isRenamed, false)));
}
