import { randomInt, randomUUID } from 'node:crypto';
import { type DraftId, MAX_SEED, type TaskId, type TaskStep, type UiLanguage } from '@reelwright/contracts';
import type { Actor } from '../../actor.ts';
import { AppError } from '../../app-error.ts';
import type { Executor } from '../../platform/database/database.ts';
import { mayUseTool } from '../../policy.ts';
import { type CheckedTask, checkTask } from './price-task.ts';
import { findTakenOver, limitPreviews, listOutdatedSteps, replacePreviews } from './push-preview.ts';
import { copySteps } from './kept-tasks.store.ts';
import type { TasksDependencies } from './tasks.dependencies.ts';
import { BACKGROUND_PRIORITY, hasRoomInQueue, toQueuePriority } from './queue-limits.ts';
import { countWaitingTasks, findTaskByKey, insertTask, lockPushesOfUser, type TaskRow } from './tasks.store.ts';

export interface TaskRequest {
  actor: Actor;
  /** Any number: one that no tool has is refused with TOOL_UNAVAILABLE. */
  toolType: number;
  input: Record<string, unknown>;
  /** Wins over the input's. */
  seed?: number | undefined;
  /** Repeated with the same key, a push gives the same task. */
  idempotencyKey?: string | undefined;
  /** The draft that it was made from. */
  draftId?: DraftId | null | undefined;
  /** A preview whose work is taken over as far as it is the same. */
  previewTaskId?: TaskId | undefined;
  language: UiLanguage;
  /** Nobody waits for it: it goes after everybody's. */
  isBackground?: boolean | undefined;
}

/**
 * Holds the credits, writes the task and enqueues it, all or nothing. Throws TOOL_UNAVAILABLE, INVALID_INPUT (also for files that the
 * tool can't use), POLICY_FORBIDS,
 * PERMISSION_MISSING, QUEUE_LIMIT or NOT_ENOUGH_CREDITS.
 */
export async function pushTask(dependencies: TasksDependencies, request: TaskRequest): Promise<TaskRow> {
  const { database, tools, events } = dependencies;
  const checked = checkTask(tools, request);
  checked.tool.refuse?.(checked.input, request.language);
  const { actor, language, previewTaskId } = request;
  // Before the transaction, which must not wait for anything else. A task that was taken is taken, whatever became of its files.
  if (!(await findPushedTask(database.db, request))) {
    await checked.tool.checkAssets?.(checked.input, { actor, language });
  }
  const outdatedSteps = await listOutdatedSteps(dependencies, { previewTaskId, actor, checked });
  const { task, replaced } = await database.transaction(async (tx) => {
    await lockPushesOfUser(tx, actor.userId);
    const pushed = await findPushedTask(tx, request);
    return pushed
      ? { task: pushed, replaced: [] }
      : await writeTask(tx, dependencies, request, { checked, outdatedSteps });
  });
  for (const each of replaced) events.publish(each);
  events.publish(task);
  return task;
}

async function findPushedTask(tx: Executor, { actor, idempotencyKey }: TaskRequest): Promise<TaskRow | undefined> {
  if (idempotencyKey === undefined) return undefined;
  return findTaskByKey(tx, { userId: actor.userId, idempotencyKey });
}

async function writeTask(
  tx: Executor,
  dependencies: TasksDependencies,
  { actor, idempotencyKey, previewTaskId, ...request }: Omit<TaskRequest, 'input' | 'toolType'>,
  { checked, outdatedSteps }: { checked: CheckedTask; outdatedSteps: readonly TaskStep[] },
): Promise<{ task: TaskRow; replaced: TaskRow[] }> {
  const draftId = request.draftId ?? null;
  const { credits, queue, limits, jobs, clock } = dependencies;
  const { userId, workspaceId, plan } = actor;
  if (!mayUseTool(actor, checked.tool.row)) throw new AppError('PERMISSION_MISSING');

  // Pushes of other users at this very moment are not counted: the installation's limit may be passed by a few.
  const waiting = await countWaitingTasks(tx, userId);
  if (!hasRoomInQueue(waiting, limits)) throw new AppError('QUEUE_LIMIT');

  const isPreview = checked.tool.preview?.isPreview(checked.input) ?? false;
  if (isPreview) await limitPreviews(tx, dependencies, userId);
  const replaced = isPreview ? await replacePreviews(tx, dependencies, { userId, draftId }) : [];

  const lane = isPreview ? 'light' : checked.tool.row.lane;
  const seed = request.seed ?? checked.seed;
  const taken = await findTakenOver(tx, { previewTaskId, actor, seed, checked, outdatedSteps });
  const taskId = randomUUID() as TaskId;
  const priority = request.isBackground
    ? BACKGROUND_PRIORITY
    : toQueuePriority({ plan, unfinishedTasks: waiting.unfinishedOfUser });
  if (checked.credits > 0) await credits.holdCredits(tx, { userId, amount: checked.credits, taskId });
  const task = await insertTask(tx, {
    taskId,
    workId: taken?.from.workId ?? taskId,
    draftId,
    isPreview,
    lane,
    workspaceId,
    userId,
    toolType: checked.tool.row.id,
    title: checked.title,
    input: checked.input,
    seed: seed ?? taken?.from.seed ?? randomInt(MAX_SEED + 1),
    credits: checked.credits,
    priority,
    idempotencyKey: idempotencyKey ?? null,
    state: 'in_queue',
    createdAt: clock.now(),
  });
  if (taken) await copySteps(tx, { from: taken.from.taskId, to: taskId, keys: taken.keys });
  // Of one user, previews run beside the light tasks too: nobody waits for a recording to see a change.
  const key = isPreview ? `preview ${userId}` : String(userId);
  await queue.enqueue(jobs[lane], { taskId }, { tx, id: taskId, priority, key });
  return { task, replaced };
}
