import type { EndedTaskState, TaskId } from '@reelwright/contracts';
import { asc, gt, lt, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database.ts';
import type { TaskRow } from './runs.store.ts';
import { taskEnds } from './tasks.tables.ts';

/** Any number that no other advisory lock of this product has. */
const ENDS_LOCK = 8_105;

export type TaskEndRow = Omit<typeof taskEnds.$inferSelect, 'taskId'> & { taskId: TaskId };

/** Writes the end of a task. Joins the transaction that ends the task: either both are written or neither. */
export async function insertTaskEnd(tx: Executor, task: TaskRow, endedAt: Date): Promise<void> {
  const { taskId, workspaceId, userId, toolType, failureCode, credits } = task;
  const state = task.state as EndedTaskState;
  // Held until the transaction ends, so that readers never see a smaller number after a bigger one.
  await tx.execute(sql`select pg_advisory_xact_lock(${ENDS_LOCK}::int, 0)`);
  await tx.insert(taskEnds).values({ taskId, workspaceId, userId, toolType, state, failureCode, credits, endedAt });
}

/** Returns ends in the order of their writing, after the last one that the reader has seen. */
export async function listTaskEnds(
  db: Executor,
  { after, max }: { after: number; max: number },
): Promise<TaskEndRow[]> {
  const rows = await db
    .select()
    .from(taskEnds)
    .where(gt(taskEnds.endId, after))
    .orderBy(asc(taskEnds.endId))
    .limit(max);
  return rows as TaskEndRow[];
}

export async function purgeTaskEnds(db: Executor, endedBefore: Date): Promise<void> {
  await db.delete(taskEnds).where(lt(taskEnds.endedAt, endedBefore));
}
