import { and, eq, inArray } from 'drizzle-orm';
import type { OwnerMove } from '../../actor.ts';
import type { Executor } from '../../platform/database/database.ts';
import { changed } from './runs.store.ts';
import { taskEnds, taskPreviews, tasks } from './tasks.tables.ts';

/** Moves all tasks and previews of a workspace to another one, running ones too, with what is told of their ends. */
export async function moveTasks(tx: Executor, { from, to }: OwnerMove): Promise<void> {
  const isOfGuest = eq(tasks.workspaceId, from.workspaceId);
  const keysOfMember = tx.select({ key: tasks.idempotencyKey }).from(tasks).where(eq(tasks.userId, to.userId));
  // Keys are unique for a user. What the guest has pushed, it got: nobody sends that key again.
  await tx
    .update(tasks)
    .set({ idempotencyKey: null, idempotencyHash: null })
    .where(and(isOfGuest, inArray(tasks.idempotencyKey, keysOfMember)));
  await tx
    .update(tasks)
    .set({ ...to, ...changed })
    .where(isOfGuest);
  await tx
    .update(taskPreviews)
    .set({ ...to, ...changed })
    .where(eq(taskPreviews.workspaceId, from.workspaceId));
  await tx.update(taskEnds).set(to).where(eq(taskEnds.workspaceId, from.workspaceId));
}
