import { AD_PREVIEW_LIMITS, type TaskId, type TaskStep, type UserId } from '@reelwright/contracts';
import type { Actor } from '../../actor.ts';
import { AppError } from '../../app-error.ts';
import type { Executor } from '../../platform/database/database.ts';
import { listRunKeys, type ToolStep } from '../../runner/step.ts';
import { countVariants, listStepRuns } from '../../runner/step-runs.ts';
import { cancelPreview } from './cancel-task.ts';
import type { CheckedTask } from './price-task.ts';
import type { TasksDependencies } from './tasks.dependencies.ts';
import { previewRuns, type RememberedStep, type RunRow } from './runs.store.ts';
import { countPreviews, listUnfinishedPreviews, lockPreview } from './task-previews.store.ts';
import { canPreview } from './tasks.policy.ts';

/** Throws TOO_MANY_REQUESTS if a user requests more previews than anybody can look at. */
export async function limitPreviews(
  tx: Executor,
  { clock }: Pick<TasksDependencies, 'clock'>,
  userId: UserId,
): Promise<void> {
  const { max, windowS } = AD_PREVIEW_LIMITS;
  const since = new Date(clock.now().getTime() - windowS * 1000);
  if ((await countPreviews(tx, userId, since)) >= max) throw new AppError('TOO_MANY_REQUESTS', { seconds: windowS });
}

/**
 * Ends the unfinished previews of a user, whatever their drafts: nobody looks at two at a time, and a user must not fill
 * the queue with previews of many drafts. Returns them.
 */
export async function replacePreviews(
  tx: Executor,
  dependencies: Pick<TasksDependencies, 'queue' | 'jobs' | 'clock'>,
  userId: UserId,
): Promise<RunRow[]> {
  const replaced: RunRow[] = [];
  for (const { taskId } of await listUnfinishedPreviews(tx, userId)) {
    const cancelled = await cancelPreview(tx, dependencies, taskId);
    if (cancelled) replaced.push(cancelled);
  }
  return replaced;
}

/** What a task takes over from a preview. */
export interface TakenOver {
  from: RunRow;
  steps: RememberedStep[];
}

interface PreviewRequest {
  previewTaskId: TaskId | undefined;
  actor: Actor;
  checked: CheckedTask;
}

/**
 * Returns the steps of a preview that a newer preview runs again although their input is the same, because data outside
 * the input has changed. Only called for previews: a final render always reuses the preview's steps.
 */
export async function listOutdatedSteps(
  { database }: Pick<TasksDependencies, 'database'>,
  { previewTaskId, actor, checked }: PreviewRequest,
): Promise<TaskStep[]> {
  const { tool, input } = checked;
  if (previewTaskId === undefined || !tool.preview?.isPreview(input)) return [];
  const from = await previewRuns.find(database.db, previewTaskId);
  if (from?.toolType !== tool.row.id || !canPreview(actor, 'read', from)) return [];
  const outdated: TaskStep[] = [];
  for (const { step: name, result } of await previewRuns.listSteps(database.db, previewTaskId)) {
    const step = tool.steps.find((each) => each.name === name);
    if (step?.isCurrent && !(await step.isCurrent(result, actor))) outdated.push(name);
  }
  return outdated;
}

/**
 * Returns the finished work of a preview that the task would repeat; undefined if there is none, or the preview is
 * gone.
 */
export async function findTakenOver(
  tx: Executor,
  request: PreviewRequest & { seed: number | undefined; outdatedSteps: readonly TaskStep[] },
): Promise<TakenOver | undefined> {
  const { previewTaskId, actor, checked, outdatedSteps } = request;
  const { tool, input } = checked;
  if (previewTaskId === undefined || !tool.preview) return undefined;
  const from = await lockPreview(tx, previewTaskId);
  if (from?.toolType !== tool.row.id || !canPreview(actor, 'read', from)) return undefined;
  const made = await previewRuns.listSteps(tx, previewTaskId);
  const seed = request.seed ?? from.seed;
  const keysByVariant = Array.from({ length: countVariants(tool, input) }, (_none, variant) =>
    listRunKeys(tool.steps, { input, seed, variant }),
  );
  const keys = new Set(
    listStepRuns(tool, input)
      .filter(({ step }) => !outdatedSteps.some((outdated) => restsOn(tool.steps, step, outdated)))
      .flatMap(({ step, variant }) => keysByVariant[variant]?.get(step.name) ?? []),
  );
  const steps = made.filter(({ key }) => key !== null && keys.has(key));
  return steps.length > 0 ? { from, steps } : undefined;
}

/** Returns whether a step is the other one, or directly or indirectly depends on its result. */
function restsOn(steps: readonly ToolStep[], step: ToolStep, other: TaskStep): boolean {
  return (
    step.name === other ||
    step.after.some((name) => steps.some((each) => each.name === name && restsOn(steps, each, other)))
  );
}
