import {
  ENDED_TASK_STATES,
  type TaskFeedback,
  type TaskId,
  TEXT_LIMITS,
  type WorkspaceId,
} from '@reelwright/contracts';
import { and, eq, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database.ts';
import { changed, type TaskRow } from './runs.store.ts';
import { taskPreviews, tasks } from './tasks.tables.ts';

// Fields of tasks beside their run: titles, feedback, and a deletion that can be undone.

// Rows need no check here: ids were branded when they were inserted.
const toTask = (row: typeof tasks.$inferSelect): TaskRow => row as TaskRow;
const hasEnded = inArray(tasks.state, [...ENDED_TASK_STATES]);

/** Returns undefined if the task does not exist or was deleted. */
export async function changeTask(
  db: Executor,
  taskId: TaskId,
  change: { title: string; isRenamed: true },
): Promise<TaskRow | undefined> {
  const [row] = await db
    .update(tasks)
    .set({ ...change, ...changed })
    .where(and(eq(tasks.taskId, taskId), isNull(tasks.deletedAt)))
    .returning();
  return row && toTask(row);
}

/**
 * Sets or removes the rating of a task, or of one of its results. One statement, so that ratings of two results that
 * arrive at once are both kept. Returns undefined if the task does not exist or was deleted.
 */
export async function rateTask(
  db: Executor,
  taskId: TaskId,
  { variant, feedback }: { variant: number | undefined; feedback: TaskFeedback | null },
): Promise<TaskRow | undefined> {
  const known = sql`coalesce(${tasks.feedback}, '{}'::jsonb)`;
  const results = sql`coalesce(${tasks.feedback}->'results', '{}'::jsonb)`;
  const given = sql`${JSON.stringify(feedback)}::jsonb`;
  const rated =
    variant === undefined
      ? sql`jsonb_build_object('results', ${results}) || (case when ${given} = 'null'::jsonb then '{}'::jsonb else ${given} end)`
      : sql`${known} || jsonb_build_object('results', (${results} - ${String(variant)}::text) || (case when ${given} = 'null'::jsonb then '{}'::jsonb else jsonb_build_object(${String(variant)}::text, ${given}) end))`;
  const [row] = await db
    .update(tasks)
    .set({ feedback: rated, ...changed })
    .where(and(eq(tasks.taskId, taskId), isNull(tasks.deletedAt)))
    .returning();
  return row && toTask(row);
}

/** Returns the tasks that were marked: not unfinished ones or those deleted before. */
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

/** Returns the tasks that exist: not purged ones. A task that was not deleted does not change. */
export async function restoreTasks(db: Executor, taskIds: readonly TaskId[]): Promise<TaskRow[]> {
  const rows = await db
    .update(tasks)
    .set({ deletedAt: null, ...changed })
    .where(inArray(tasks.taskId, [...taskIds]))
    .returning();
  return rows.map(toTask);
}

/** Returns finished tasks that were deleted before the given time. */
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

/** Returns the ids of all tasks, and of the work that tasks and previews go on from. */
export async function listStoredIds(db: Executor): Promise<{ taskIds: string[]; workIds: string[] }> {
  const rows = await db.select({ taskId: tasks.taskId, workId: tasks.workId }).from(tasks);
  const previews = await db.select({ workId: taskPreviews.workId }).from(taskPreviews);
  return {
    taskIds: rows.map(({ taskId }) => taskId),
    workIds: [...rows, ...previews].map(({ workId }) => workId),
  };
}

/** Returns those of the tasks that have ended. */
export async function listEndedTasks(db: Executor, taskIds: readonly TaskId[]): Promise<TaskId[]> {
  const rows = await db
    .select({ taskId: tasks.taskId })
    .from(tasks)
    .where(and(inArray(tasks.taskId, [...taskIds]), hasEnded));
  return rows.map(({ taskId }) => taskId as TaskId);
}

/** Returns all tasks of a workspace, deleted ones too. */
export async function listWorkspaceTasks(db: Executor, workspaceId: WorkspaceId): Promise<TaskRow[]> {
  const rows = await db.select().from(tasks).where(eq(tasks.workspaceId, workspaceId));
  return rows.map(toTask);
}

/** Deletes a task with its remembered steps and its outputs' rows, unless it was restored or restarted meanwhile. */
export async function deleteTaskRow(tx: Executor, taskId: TaskId): Promise<boolean> {
  const rows = await tx
    .delete(tasks)
    .where(and(eq(tasks.taskId, taskId), hasEnded, isNotNull(tasks.deletedAt)))
    .returning({ taskId: tasks.taskId });
  return rows.length > 0;
}

/** Sets the title that a tool found for a finished task. A title set by the user stays. */
export async function setFoundTitle(tx: Executor, taskId: TaskId, title: string): Promise<void> {
  await tx
    .update(tasks)
    // The index of lists holds the title, and takes no longer ones than a user may type.
    .set({ title: [...title].slice(0, TEXT_LIMITS.productName).join('') })
    .where(and(eq(tasks.taskId, taskId), eq(tasks.isRenamed, false)));
}
