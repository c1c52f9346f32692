import { AD_PREVIEW_LIMITS, type DraftId, type TaskId, type TaskStep, type UserId } from '@reelwright/contracts';
import { AppError } from '../../app-error.ts';
import type { Executor } from '../../platform/database/database.ts';
import { collectResults } from '../../tools/step-runs.ts';
import type { CheckedTask } from './price-task.ts';
import { type copySteps, countPreviews, listReplacedPreviews, lockPreview } from './kept-tasks.store.ts';
import type { TasksDependencies } from './tasks.dependencies.ts';
import { cancelUnfinishedTask, findTask, listRememberedSteps, type TaskRow } from './tasks.store.ts';

/** Throws TOO_MANY_REQUESTS where a user has asked for more previews than anybody looks at. */
export async function limitPreviews(
  tx: Executor,
  { clock }: Pick<TasksDependencies, 'clock'>,
  userId: UserId,
): Promise<void> {
  const { max, windowS } = AD_PREVIEW_LIMITS;
  const since = new Date(clock.now().getTime() - windowS * 1000);
  if ((await countPreviews(tx, userId, since)) >= max) throw new AppError('TOO_MANY_REQUESTS', { seconds: windowS });
}

/** Ends the previews of a draft that a newer one replaces; gives those that were still unfinished. */
export async function replacePreviews(
  tx: Executor,
  { queue, runTaskJob, clock }: Pick<TasksDependencies, 'queue' | 'runTaskJob' | 'clock'>,
  of: { userId: UserId; draftId: DraftId | null },
): Promise<TaskRow[]> {
  const replaced: TaskRow[] = [];
  for (const { taskId, userId } of await listReplacedPreviews(tx, of)) {
    const cancelled = await cancelUnfinishedTask(tx, { taskId, userId, now: clock.now() });
    if (!cancelled) continue;
    if (cancelled.attempt === 0) await queue.cancel(runTaskJob, taskId, { tx });
    replaced.push(cancelled);
  }
  return replaced;
}

/** What a task takes over from a preview. */
export interface TakenOver {
  from: TaskRow;
  steps: Parameters<typeof copySteps>[1]['steps'];
}

interface PreviewRequest {
  previewTaskId: TaskId | undefined;
  userId: UserId;
  checked: CheckedTask;
}

/** The first step of a preview that a newer one makes again, though its input asks for the same. */
export async function findOutdatedStep(
  { database }: Pick<TasksDependencies, 'database'>,
  { previewTaskId, userId, checked }: PreviewRequest,
): Promise<TaskStep | undefined> {
  const { tool, input } = checked;
  if (previewTaskId === undefined || !tool.preview?.findOutdatedStep || !tool.preview.isPreview(input))
    return undefined;
  const from = await findTask(database.db, { taskId: previewTaskId, userId });
  if (from?.toolType !== tool.type) return undefined;
  const results = collectResults(tool, await listRememberedSteps(database.db, previewTaskId)).of(0);
  return tool.preview.findOutdatedStep({ userId, results });
}

/** The steps that a preview has made for this very input; undefined where there are none, or the preview is gone. */
export async function findTakenOver(
  tx: Executor,
  request: PreviewRequest & { seed: number | undefined; outdatedStep: TaskStep | undefined },
): Promise<TakenOver | undefined> {
  const { previewTaskId, userId, checked, outdatedStep } = request;
  const { preview, type } = checked.tool;
  if (previewTaskId === undefined || !preview) return undefined;
  const from = await lockPreview(tx, { taskId: previewTaskId, userId });
  if (from?.toolType !== type) return undefined;
  const wanted = { input: checked.input, seed: request.seed ?? from.seed };
  const same = preview.listSameSteps({ input: from.input, seed: from.seed }, wanted);
  const steps = outdatedStep && same.includes(outdatedStep) ? same.slice(0, same.indexOf(outdatedStep)) : same;
  return steps.length > 0 ? { from, steps } : undefined;
}
