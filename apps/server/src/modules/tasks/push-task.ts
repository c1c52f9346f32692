import { randomInt, randomUUID } from 'node:crypto';
import { type DraftId, MAX_SEED, type TaskId, type TaskStep, type UiLanguage } from '@reelwright/contracts';
import { AppError } from '../../app-error.ts';
import type { Executor } from '../../platform/database/database.ts';
import type { RequestUser } from '../../platform/http/request-context.ts';
import { type CheckedTask, checkTask } from './price-task.ts';
import { findTakenOver, limitPreviews, listOutdatedSteps, replacePreviews } from './push-preview.ts';
import { copySteps } from './kept-tasks.store.ts';
import type { TasksDependencies } from './tasks.dependencies.ts';
import { BACKGROUND_PRIORITY, hasRoomInQueue, mayUseTool, toQueuePriority } from './tasks.policy.ts';
import { countWaitingTasks, findTaskByKey, insertTask, lockPushesOfUser, type TaskRow } from './tasks.store.ts';

export interface TaskRequest {
  user: RequestUser;
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
  const { user, language, previewTaskId } = request;
  const { userId } = user;
  // Before the transaction, which must not wait for anything else. A task that was taken is taken, whatever became of its files.
  if (!(await findPushedTask(database.db, request))) {
    await checked.tool.checkAssets?.(checked.input, { userId, language });
  }
  const outdatedSteps = await listOutdatedSteps(dependencies, { previewTaskId, userId, checked });
  const { task, replaced } = await database.transaction(async (tx) => {
    await lockPushesOfUser(tx, userId);
    const pushed = await findPushedTask(tx, request);
    return pushed
      ? { task: pushed, replaced: [] }
      : await writeTask(tx, dependencies, request, { checked, outdatedSteps });
  });
  for (const each of replaced) events.publish(each);
  events.publish(task);
  return task;
}

async function findPushedTask(tx: Executor, { user, idempotencyKey }: TaskRequest): Promise<TaskRow | undefined> {
  if (idempotencyKey === undefined) return undefined;
  return findTaskByKey(tx, { userId: user.userId, idempotencyKey });
}

async function writeTask(
  tx: Executor,
  dependencies: TasksDependencies,
  { user, idempotencyKey, previewTaskId, ...request }: Omit<TaskRequest, 'input' | 'toolType'>,
  { checked, outdatedSteps }: { checked: CheckedTask; outdatedSteps: readonly TaskStep[] },
): Promise<{ task: TaskRow; replaced: TaskRow[] }> {
  const draftId = request.draftId ?? null;
  const { accounts, credits, queue, limits, jobs, clock } = dependencies;
  const { userId, userType } = user;
  const permissions = await accounts.getPermissions(tx, userId);
  if (!mayUseTool(checked.tool.row, permissions)) throw new AppError('PERMISSION_MISSING');

  // Pushes of other users at this very moment are not counted: the installation's limit may be passed by a few.
  const waiting = await countWaitingTasks(tx, userId);
  if (!hasRoomInQueue(waiting, limits)) throw new AppError('QUEUE_LIMIT');

  const isPreview = checked.tool.preview?.isPreview(checked.input) ?? false;
  if (isPreview) await limitPreviews(tx, dependencies, userId);
  const replaced = isPreview ? await replacePreviews(tx, dependencies, { userId, draftId }) : [];

  const lane = isPreview ? 'light' : checked.tool.row.lane;
  const seed = request.seed ?? checked.seed;
  const taken = await findTakenOver(tx, { previewTaskId, userId, seed, checked, outdatedSteps });
  const taskId = randomUUID() as TaskId;
  const priority = request.isBackground
    ? BACKGROUND_PRIORITY
    : toQueuePriority({ userType, unfinishedTasks: waiting.unfinishedOfUser });
  if (checked.credits > 0) await credits.holdCredits(tx, { userId, amount: checked.credits, taskId });
  const task = await insertTask(tx, {
    taskId,
    workId: taken?.from.workId ?? taskId,
    draftId,
    isPreview,
    lane,
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
