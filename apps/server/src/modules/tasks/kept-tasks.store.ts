import { type DraftId, ENDED_TASK_STATES, type TaskFeedback, type TaskId, type UserId } from '@reelwright/contracts';
import { and, count, eq, gt, inArray, isNotNull, isNull, lt, notInArray, or, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database.ts';
import { taskSteps, tasks } from './tasks.tables.ts';
import type { TaskRow } from './tasks.store.ts';

// What tasks have besides their run: titles, feedback, an end that can be undone, and previews.

// Ids are branded where they are made; the database gives back what was put in.
const toTask = (row: typeof tasks.$inferSelect): TaskRow => row as TaskRow;
const changed = { version: sql`${tasks.version} + 1`, changedAt: sql`now()` };
const hasEnded = inArray(tasks.state, [...ENDED_TASK_STATES]);
const unfinished = notInArray(tasks.state, [...ENDED_TASK_STATES]);

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

/** Ended tasks that were deleted before then, and previews older than theirs. */
export async function listPurgeableTasks(
  db: Executor,
  { deletedBefore, previewedBefore, max }: { deletedBefore: Date; previewedBefore: Date; max: number },
): Promise<TaskRow[]> {
  const rows = await db
    .select()
    .from(tasks)
    .where(
      or(
        and(isNotNull(tasks.deletedAt), lt(tasks.deletedAt, deletedBefore), hasEnded),
        and(tasks.isPreview, lt(tasks.createdAt, previewedBefore)),
      ),
    )
    .limit(max);
  return rows.map(toTask);
}

/** Deletes a task with its remembered steps and its outputs' rows, unless it was restored or began again meanwhile. */
export async function deleteTaskRow(tx: Executor, taskId: TaskId): Promise<boolean> {
  const rows = await tx
    .delete(tasks)
    .where(and(eq(tasks.taskId, taskId), hasEnded, or(tasks.isPreview, isNotNull(tasks.deletedAt))))
    .returning({ taskId: tasks.taskId });
  return rows.length > 0;
}

/** Unfinished previews of a draft, or of none. */
export async function listReplacedPreviews(
  tx: Executor,
  { userId, draftId }: { userId: UserId; draftId: DraftId | null },
): Promise<TaskRow[]> {
  const rows = await tx
    .select()
    .from(tasks)
    .where(
      and(
        eq(tasks.userId, userId),
        tasks.isPreview,
        unfinished,
        draftId === null ? isNull(tasks.draftId) : eq(tasks.draftId, draftId),
      ),
    );
  return rows.map(toTask);
}

export async function countPreviews(tx: Executor, userId: UserId, since: Date): Promise<number> {
  const [row] = await tx
    .select({ previews: count() })
    .from(tasks)
    .where(and(eq(tasks.userId, userId), tasks.isPreview, gt(tasks.createdAt, since)));
  return row?.previews ?? 0;
}

/** A finished preview; it stays until the transaction ends. */
export async function lockPreview(tx: Executor, taskId: TaskId): Promise<TaskRow | undefined> {
  const [row] = await tx
    .select()
    .from(tasks)
    .where(and(eq(tasks.taskId, taskId), tasks.isPreview, eq(tasks.state, 'success')))
    .for('update');
  return row && toTask(row);
}

/** Lets a task begin with what another has made. */
export async function copySteps(
  tx: Executor,
  { from, to, keys }: { from: TaskId; to: TaskId; keys: readonly string[] },
): Promise<void> {
  const rows = await tx
    .select()
    .from(taskSteps)
    .where(and(eq(taskSteps.taskId, from), inArray(taskSteps.key, [...keys])));
  // It took nobody's time again.
  if (rows.length > 0) await tx.insert(taskSteps).values(rows.map((row) => ({ ...row, taskId: to, durationMs: 0 })));
}

/** Lets a copied task remember what the first one's steps came to. It took nobody's time again. */
export async function insertCopiedSteps(
  tx: Executor,
  taskId: TaskId,
  steps: readonly Pick<typeof taskSteps.$inferSelect, 'step' | 'variant' | 'result'>[],
): Promise<void> {
  if (steps.length > 0)
    await tx
      .insert(taskSteps)
      .values(steps.map(({ step, variant, result }) => ({ taskId, step, variant, result, durationMs: 0 })));
}

/** Whether anybody needs the work files: a task that runs, or a preview that may be shown or gone on from. */
export async function isWorkUsed(db: Executor, workId: string): Promise<boolean> {
  const rows = await db
    .select({ taskId: tasks.taskId })
    .from(tasks)
    .where(and(eq(tasks.workId, workId), or(unfinished, and(tasks.isPreview, eq(tasks.state, 'success')))))
    .limit(1);
  return rows.length > 0;
}
