import { createHash, randomUUID } from 'node:crypto';
import { type DraftId, type TaskId, type TaskStep, type UiLanguage } from '@reelwright/contracts';
import { stableStringify } from '@reelwright/timeline';
import type { Actor } from '../../actor.ts';
import { AppError } from '../../app-error.ts';
import type { Executor } from '../../platform/database/database.ts';
import { mayUseTool } from '../../policy.ts';
import { chooseSeed } from './choose-seed.ts';
import { type CheckedTask, checkTask } from './price-task.ts';
import { findTakenOver, limitPreviews, listOutdatedSteps, replacePreviews } from './push-preview.ts';
import type { TasksDependencies } from './tasks.dependencies.ts';
import { BACKGROUND_PRIORITY, hasRoomInQueue, toGroupLimit, toQueuePriority } from './queue-limits.ts';
import { previewRuns, type RunRow, type TaskRow, taskRuns } from './runs.store.ts';
import { countWaitingPreviews } from './task-previews.store.ts';
import { countWaitingTasks, findTaskByKey, lockPushesOfUser } from './tasks.store.ts';

export interface TaskRequest {
  actor: Actor;
  /** Any number: an unknown one is refused with TOOL_UNAVAILABLE. */
  toolType: number;
  input: Record<string, unknown>;
  /** Wins over the input's. */
  seed?: number | undefined;
  /** A task with the same input, of whose results more are made. */
  moreOf?: TaskRow | undefined;
  /** A push repeated with the same key returns the same task; with another input it is refused. */
  idempotencyKey?: string | undefined;
  /** The draft that the task was made from. */
  draftId?: DraftId | null | undefined;
  /** A preview whose finished steps are reused if their inputs are the same. */
  previewTaskId?: TaskId | undefined;
  language: UiLanguage;
  /** True if no user waits for the task: it runs after all others. */
  isBackground?: boolean | undefined;
}

/**
 * Holds the credits, writes the task and enqueues it, all or nothing; a preview costs nothing. Throws TOOL_UNAVAILABLE,
 * INVALID_INPUT (also for files that the tool can't use), POLICY_FORBIDS, PERMISSION_MISSING, IDEMPOTENCY_KEY_REUSED,
 * STORAGE_QUOTA, QUEUE_LIMIT, TOO_MANY_REQUESTS or DISK_LOW (previews), NOT_ENOUGH_CREDITS, or NOT_FOUND for a draft
 * that the actor's workspace does not have.
 */
export async function pushTask(dependencies: TasksDependencies, request: TaskRequest): Promise<RunRow> {
  const { database, tools, events, disk } = dependencies;
  const checked = checkTask(tools, request);
  const { actor, language, previewTaskId, draftId } = request;
  await checked.tool.refuse?.(checked.input, { actor, language });
  // Checked before the transaction, which must not wait for anything else. A task that was pushed before is not checked
  // again: its draft and files may be gone.
  if (!(await findPushedTask(database.db, request))) {
    if (draftId) await dependencies.checkDraft(actor, draftId);
    await checked.tool.checkAssets?.(checked.input, { actor, language });
  }
  const outdatedSteps = await listOutdatedSteps(dependencies, { previewTaskId, actor, checked });
  const isPreview = checked.tool.preview?.isPreview(checked.input) ?? false;
  if (isPreview) await disk.assertReserve();
  const changes = await database.transaction(async (tx) => {
    await lockPushesOfUser(tx, actor.userId);
    const pushed = await findPushedTask(tx, request);
    if (pushed) return { run: pushed, replaced: [] };
    return isPreview
      ? await writePreview(tx, dependencies, request, { checked, outdatedSteps })
      : { run: await writeTask(tx, dependencies, request, { checked, outdatedSteps }), replaced: [] };
  });
  for (const each of [...changes.replaced, changes.run]) events.publish(each);
  return changes.run;
}

/** Throws IDEMPOTENCY_KEY_REUSED if the key was sent before with another input. */
async function findPushedTask(tx: Executor, request: TaskRequest): Promise<TaskRow | undefined> {
  const { actor, idempotencyKey } = request;
  if (idempotencyKey === undefined) return undefined;
  const task = await findTaskByKey(tx, { userId: actor.userId, idempotencyKey });
  if (task && task.idempotencyHash !== null && task.idempotencyHash !== hashPush(request)) {
    throw new AppError('IDEMPOTENCY_KEY_REUSED');
  }
  return task;
}

/**
 * Returns a hash of what a push asks for. The draft and the preview are left out: they don't change the result, and the
 * preview of a draft may be replaced between two tries.
 */
function hashPush({ toolType, input, seed }: TaskRequest): string {
  return createHash('sha256')
    .update(stableStringify([toolType, input, seed ?? null]))
    .digest('hex');
}

interface CheckedPush {
  checked: CheckedTask;
  /** Steps of the preview that the task continues from. */
  outdatedSteps: readonly TaskStep[];
}

/** Plans what a task and a preview have in common, and the steps that they reuse. */
async function planRun(
  tx: Executor,
  { clock }: Pick<TasksDependencies, 'clock'>,
  { actor, previewTaskId, seed: wantedSeed, moreOf, draftId = null }: TaskRequest,
  { checked, outdatedSteps }: CheckedPush,
) {
  const seed = wantedSeed ?? checked.seed;
  const taken = await findTakenOver(tx, { previewTaskId, actor, seed, checked, outdatedSteps });
  const taskId = randomUUID() as TaskId;
  const run = {
    taskId,
    workId: taken?.from.workId ?? taskId,
    draftId,
    workspaceId: actor.workspaceId,
    userId: actor.userId,
    toolType: checked.tool.row.id,
    input: checked.input,
    seed: seed ?? taken?.from.seed ?? (await chooseSeed(tx, checked, moreOf)),
    state: 'in_queue' as const,
    createdAt: clock.now(),
  };
  return { run, steps: taken?.steps ?? [] };
}

async function writeTask(
  tx: Executor,
  dependencies: TasksDependencies,
  request: TaskRequest,
  push: CheckedPush,
): Promise<TaskRow> {
  const { credits, queue, limits, jobs, library } = dependencies;
  const { actor, idempotencyKey = null, isBackground } = request;
  const idempotencyHash = idempotencyKey === null ? null : hashPush(request);
  const { userId, plan } = actor;
  const { tool, title, credits: price } = push.checked;
  if (!mayUseTool(actor, tool.row)) throw new AppError('PERMISSION_MISSING');
  await library.checkStorage(tx, actor, 0);

  // Concurrent pushes of other users are not counted: the limit of the installation may be exceeded by a few.
  const waiting = await countWaitingTasks(tx, userId);
  if (!hasRoomInQueue(waiting, { plan, limits })) throw new AppError('QUEUE_LIMIT');
  const { run, steps } = await planRun(tx, dependencies, request, push);
  const { taskId } = run;
  const { lane } = tool.row;
  const priority = isBackground
    ? BACKGROUND_PRIORITY
    : toQueuePriority({ plan, unfinishedTasks: waiting.unfinishedOfUser });
  if (price > 0) await credits.holdCredits(tx, { userId, amount: price, taskId });
  const task = await taskRuns.insert(tx, {
    ...run,
    lane,
    title,
    credits: price,
    priority,
    idempotencyKey,
    idempotencyHash,
  });
  await taskRuns.addSteps(tx, taskId, steps);
  await queue.enqueue(jobs[lane], { taskId }, { tx, id: taskId, priority, key: String(userId) });
  return task;
}

/** Ends the user's unfinished preview, which the new one replaces, and returns it. */
async function writePreview(
  tx: Executor,
  dependencies: TasksDependencies,
  request: TaskRequest,
  push: CheckedPush,
): Promise<{ run: RunRow; replaced: RunRow[] }> {
  const { queue, limits, jobs, library } = dependencies;
  const { actor } = request;
  const { userId, plan } = actor;
  if (!mayUseTool(actor, push.checked.tool.row)) throw new AppError('PERMISSION_MISSING');
  await library.checkStorage(tx, actor, 0);
  await limitPreviews(tx, dependencies, userId);
  const replaced = await replacePreviews(tx, dependencies, userId);
  if ((await countWaitingPreviews(tx)) >= toGroupLimit(plan, limits)) throw new AppError('QUEUE_LIMIT');
  const { run, steps } = await planRun(tx, dependencies, request, push);
  const { taskId } = run;
  const preview = await previewRuns.insert(tx, run);
  await previewRuns.addSteps(tx, taskId, steps);
  const priority = toQueuePriority({ plan, unfinishedTasks: 0 });
  await queue.enqueue(jobs.preview, { taskId }, { tx, id: taskId, priority, key: String(userId) });
  return { run: preview, replaced };
}
