import { setTimeout as startTimer } from 'node:timers';
import { ENDED_TASK_STATES, type TaskId, type TaskStep } from '@reelwright/contracts';
import { AppError } from '../app-error.ts';
import type { Logger } from '../platform/log/logger.ts';
import { JobInterrupted } from '../platform/queue/queue.ts';
import { listRunKeys } from './step.ts';
import { collectResults, countVariants, listStepRuns, type TaskResults } from './step-runs.ts';
import type { Tool, Tools, VariantOutput } from './tool.ts';
import { failTask, requeueTask, keepOutputs, succeedTask, type TaskEndDependencies, toFailure } from './end-task.ts';
import { type ProgressWriter, startProgressWriter } from './progress-writer.ts';
import { type MakeFolder, type RetryRules, runStep, StepFailed } from './run-step.ts';
import { removeLeftFiles, toWorkPrefix } from '../modules/tasks/task-files.ts';
import { claimTask, listRememberedSteps, rememberStep, type TaskRow } from '../modules/tasks/tasks.store.ts';

export interface TaskRunnerDependencies extends TaskEndDependencies {
  tools: Tools;
  makeFolder: MakeFolder;
  log: Logger;
  retry?: RetryRules;
}

export interface TaskRunner {
  /**
   * Runs a task from where its last run stopped to its end. Resolves when nothing is left to do for it: it ended, or
   * somebody else has it. Throws the signal's reason after having requeued the task, and what the database or the
   * storage threw: then the job is to be done again.
   */
  runTask(taskId: TaskId, signal: AbortSignal): Promise<void>;
}

/** A task that takes its worker down with it this often in one step is given up. */
const MAX_LOST_WORKERS = 5;
const DEFAULT_RETRY: RetryRules = { maxTries: 3, firstDelayMs: 1000 };

/** The task was cancelled, or another worker has taken it up. */
class ClaimLost extends Error {
  override readonly name = 'ClaimLost';
}

export function createTaskRunner(dependencies: TaskRunnerDependencies): TaskRunner {
  const { database, storage, clock } = dependencies;
  return {
    async runTask(taskId, signal) {
      signal.throwIfAborted();
      const task = await claimTask(database.db, { taskId, now: clock.now() });
      if (task) await runClaimedTask(dependencies, task, signal);
      await removeLeftFiles({ database, storage }, taskId);
    },
  };
}

async function runClaimedTask(
  dependencies: TaskRunnerDependencies,
  task: TaskRow,
  jobSignal: AbortSignal,
): Promise<void> {
  const log = dependencies.log.with({ taskId: task.taskId, attempt: task.attempt });
  dependencies.events.publish(task);
  const tool = dependencies.tools.get(task.toolType);
  if (!tool || task.lostWorkers >= MAX_LOST_WORKERS) {
    const error = tool
      ? new Error(`${task.lostWorkers} workers were lost in one step`)
      : new AppError('TOOL_UNAVAILABLE');
    await failTask(dependencies, task, toFailure(error, log));
    return;
  }

  const claimLost = new AbortController();
  const stopWatching = dependencies.events.watchTask(task.taskId, (change) => {
    if (ENDED_TASK_STATES.includes(change.state)) claimLost.abort(new ClaimLost());
  });
  try {
    await runSteps({ dependencies, task, tool, log, jobSignal, claimLost });
  } catch (error) {
    if (error instanceof StepFailed) await failTask(dependencies, task, toFailure(error.cause, log));
    else if (error instanceof AppError && error.code === 'TASK_TIMED_OUT') {
      await failTask(dependencies, task, toFailure(error, log));
    } else if (error instanceof JobInterrupted) {
      if (error.why === 'shutdown') await requeueTask(dependencies, task);
      throw error;
    } else if (!(error instanceof ClaimLost)) throw error;
  } finally {
    stopWatching();
  }
}

interface Run {
  dependencies: TaskRunnerDependencies;
  task: TaskRow;
  tool: Tool;
  log: Logger;
  jobSignal: AbortSignal;
  claimLost: AbortController;
}

/** Throws StepFailed, ClaimLost, TASK_TIMED_OUT, the job signal's reason, or what the database or storage threw. */
async function runSteps({ dependencies, task, tool, log, jobSignal, claimLost }: Run): Promise<void> {
  const { database, storage, clock, events, makeFolder, retry = DEFAULT_RETRY } = dependencies;
  const remembered = await listRememberedSteps(database.db, task.taskId);
  const results = collectResults(tool, remembered);
  const runs = listStepRuns(tool, task.input);
  const spentMs = remembered.reduce((sum, { durationMs }) => sum + durationMs, 0);

  const timedOut = new AbortController();
  const timer = startTimer(() => timedOut.abort(new AppError('TASK_TIMED_OUT')), Math.max(0, tool.timeoutMs - spentMs));
  const signal = AbortSignal.any([claimLost.signal, jobSignal, timedOut.signal]);
  const progress = startProgressWriter({
    database,
    events,
    log,
    claim: task,
    runs,
    isFinished: (run) => results.has(run),
    expectedS: tool.expectedSeconds(task.input),
    onClaimLost: () => claimLost.abort(new ClaimLost()),
  });
  try {
    for (const run of runs) {
      if (results.has(run)) continue;
      const { step, variant } = run;
      progress.begin(run);
      const startedMs = performance.now();
      const result = await runStep({
        step,
        request: { input: task.input, seed: task.seed, variant },
        results: results.of(variant),
        context: {
          taskId: task.taskId,
          userId: task.userId,
          variant,
          signal,
          workPrefix: toWorkPrefix(task, variant),
          storage,
          clock,
          log: log.with({ step: step.name, variant }),
          progress: progress.report,
        },
        makeFolder,
        retry,
      });
      const durationMs = Math.round(performance.now() - startedMs);
      const key = listRunKeys(tool.steps, { input: task.input, seed: task.seed, variant }).get(step.name) ?? null;
      await remember(dependencies, task, { step: step.name, variant, key, result, durationMs });
      results.add(step.name, variant, result);
      progress.finish(run);
    }
    await finishRun(dependencies, { task, tool, results, progress });
  } finally {
    clearTimeout(timer);
    await progress.stop();
  }
}

/** What a preview has made is its timeline alone. */
function readOutputs(tool: Tool, task: TaskRow, results: TaskResults): VariantOutput[] {
  if (task.isPreview) return [];
  try {
    return Array.from({ length: countVariants(tool, task.input) }, (_none, variant) =>
      tool.outputs(results.of(variant)).map((output) => ({ ...output, variant })),
    ).flat();
  } catch (error) {
    throw new StepFailed('outputs', { cause: error });
  }
}

async function remember(
  { database }: TaskRunnerDependencies,
  task: TaskRow,
  finished: { step: TaskStep; variant: number; key: string | null; result: unknown; durationMs: number },
): Promise<void> {
  const isRemembered = await database.transaction((tx) => rememberStep(tx, task, finished));
  if (!isRemembered) throw new ClaimLost();
}

async function finishRun(
  dependencies: TaskRunnerDependencies,
  run: { task: TaskRow; tool: Tool; results: TaskResults; progress: ProgressWriter },
): Promise<void> {
  const { task, tool, results, progress } = run;
  const outputs = await keepOutputs(dependencies.storage, task.taskId, readOutputs(tool, task, results));
  // Before the end: a check that came after it would find the claim gone.
  await progress.stop();
  await succeedTask(dependencies, task, { outputs, title: tool.finalTitle?.(results.of(0)) ?? task.title });
}
