import { setTimeout as startTimer } from 'node:timers';
import type { TaskId } from '@reelwright/contracts';
import type { Actor } from '../actor.ts';
import { AppError } from '../app-error.ts';
import { isDatabaseAway, retryWhileAway } from '../platform/database/database-away.ts';
import { bindHeavyWork, type HeavyWorkGate } from '../platform/heavy-work/heavy-work.ts';
import type { Logger } from '../platform/log/logger.ts';
import { JobInterrupted } from '../platform/queue/queue.ts';
import { ClaimLost } from './claim-lost.ts';
import { listRunKeys } from './step.ts';
import { priceVariant } from './price-variants.ts';
import { collectResults, countVariants, listStepRuns, type StepRun, type TaskResults } from './step-runs.ts';
import { runAsReady } from './run-as-ready.ts';
import type { Tool, Tools, VariantOutput } from './tool.ts';
import { type Failure, failTask, keepOutputs, succeedTask, type TaskEndDependencies, toFailure } from './end-task.ts';
import { startProgressWriter } from './progress-writer.ts';
import { type MakeFolder, type RetryRules, runStep, StepFailed } from './run-step.ts';
import type { AccountsService } from '../modules/accounts/accounts.service.ts';
import {
  hasEnded,
  previewRuns,
  type RunRow,
  type RunStore,
  type TaskRow,
  taskRuns,
} from '../modules/tasks/runs.store.ts';
import {
  listEarlierWorkPrefixes,
  measureWork,
  removeLeftFiles,
  removeLeftPreviewFiles,
  toWorkPrefix,
} from '../modules/tasks/task-files.ts';

export interface TaskRunnerDependencies extends TaskEndDependencies {
  tools: Tools;
  accounts: Pick<AccountsService, 'getActor'>;
  makeFolder: MakeFolder;
  heavyWork: HeavyWorkGate;
  log: Logger;
  retry?: RetryRules;
}

/** Runs tasks from where the last run stopped to the end. */
export interface TaskRunner {
  /**
   * Resolves if nothing is left to do for the task: it ended, or another worker has claimed it. Throws the signal's
   * reason after requeueing the task, and errors of the database or the storage: then the job must run again.
   */
  runTask(taskId: TaskId, signal: AbortSignal): Promise<void>;
  /** Same as `runTask`, for a preview. */
  runPreview(taskId: TaskId, signal: AbortSignal): Promise<void>;
}

/** The differences between tasks and previews. */
interface RunKind<Row extends RunRow> {
  store: RunStore<Row>;
  succeed(dependencies: TaskRunnerDependencies, row: Row, finished: FinishedRun): Promise<void>;
  fail(dependencies: TaskRunnerDependencies, row: Row, failure: Failure): Promise<void>;
  /** Whether a run with several variants keeps those that were made when others failed. */
  keepsFinishedVariants: boolean;
  removeLeftFiles(dependencies: TaskRunnerDependencies, taskId: TaskId): Promise<void>;
}

interface FinishedRun {
  tool: Tool;
  results: TaskResults;
  /** Why variants could not be made, by variant; some variant was made. */
  failures: ReadonlyMap<number, Failure>;
  /** Stops writing progress: a check after the end would find that the claim has ended. */
  stopProgress(): Promise<void>;
}

const TASK: RunKind<TaskRow> = {
  store: taskRuns,
  async succeed(dependencies, task, { tool, results, failures, stopProgress }) {
    const made = listVariants(tool, task).filter((variant) => !failures.has(variant));
    const outputs = await keepOutputs(dependencies.storage, task.taskId, readOutputs(tool, made, results));
    await stopProgress();
    await succeedTask(dependencies, task, {
      outputs,
      title: tool.finalTitle?.(results.of(made[0] ?? 0)) ?? task.title,
      failures: Array.from(failures, ([variant, failure]) => ({
        variant,
        ...failure,
        credits: priceVariant(tool, task, variant),
      })).toSorted((one, other) => one.variant - other.variant),
    });
  },
  fail: failTask,
  keepsFinishedVariants: true,
  removeLeftFiles,
};

/** The result of a preview is only its timeline. */
const PREVIEW: RunKind<RunRow> = {
  store: previewRuns,
  async succeed({ database, storage, events, clock }, preview, { stopProgress }) {
    const keptBytes = await measureWork(storage, preview.workId);
    await stopProgress();
    const ended = await previewRuns.end(database.db, preview, { state: 'success', endedAt: clock.now(), keptBytes });
    if (ended) events.publish(ended);
  },
  async fail({ database, events, clock }, preview, { code: failureCode, values: failureValues }) {
    const end = { state: 'failed', failureCode, failureValues, endedAt: clock.now() } as const;
    const ended = await previewRuns.end(database.db, preview, end);
    if (ended) events.publish(ended);
  },
  keepsFinishedVariants: false,
  removeLeftFiles: removeLeftPreviewFiles,
};

/** A task that kills its worker this often in one step fails. */
const MAX_LOST_WORKERS = 5;
const DEFAULT_RETRY: RetryRules = { maxTries: 3, firstDelayMs: 1000 };

export function createTaskRunner(dependencies: TaskRunnerDependencies): TaskRunner {
  const run = async <Row extends RunRow>(kind: RunKind<Row>, taskId: TaskId, signal: AbortSignal): Promise<void> => {
    signal.throwIfAborted();
    const { db, dialect } = dependencies.database;
    const row = await kind.store.claim(db, { taskId, now: dependencies.clock.now(), dialect });
    if (row) await runClaimed(dependencies, { kind, row, jobSignal: signal });
    await kind.removeLeftFiles(dependencies, taskId);
  };
  return {
    runTask: (taskId, signal) => run(TASK, taskId, signal),
    runPreview: (taskId, signal) => run(PREVIEW, taskId, signal),
  };
}

interface ClaimedRun<Row extends RunRow> {
  kind: RunKind<Row>;
  row: Row;
  jobSignal: AbortSignal;
}

async function runClaimed<Row extends RunRow>(
  dependencies: TaskRunnerDependencies,
  { kind, row, jobSignal }: ClaimedRun<Row>,
): Promise<void> {
  const { database, events } = dependencies;
  const log = dependencies.log.with({ taskId: row.taskId, attempt: row.attempt });
  events.publish(row);
  const tool = dependencies.tools.get(row.toolType);
  if (!tool || row.lostWorkers >= MAX_LOST_WORKERS) {
    const error = tool
      ? new Error(`${row.lostWorkers} workers were lost in one step`)
      : new AppError('TOOL_UNAVAILABLE');
    await kind.fail(dependencies, row, toFailure(error, log));
    return;
  }

  const claimLost = new AbortController();
  const stopWatching = events.watchTask(row.taskId, (change) => {
    if (hasEnded(change.state)) claimLost.abort(new ClaimLost('ended'));
  });
  try {
    await runSteps(dependencies, { kind, row, tool, log, jobSignal, claimLost });
  } catch (error) {
    if (error instanceof StepFailed) await kind.fail(dependencies, row, toFailure(error.cause, log));
    else if (error instanceof AppError && error.code === 'TASK_TIMED_OUT') {
      await kind.fail(dependencies, row, toFailure(error, log));
    } else if (isDatabaseAway(error) || (error instanceof JobInterrupted && error.why !== 'cancelled')) {
      // Requeued, unless another worker has claimed it meanwhile: nobody's worker was lost in this step.
      const queued = await retryWhileAway(() => kind.store.requeue(database.db, row), giveUpSignal(jobSignal));
      if (queued) events.publish(queued);
      throw error;
    } else if (error instanceof JobInterrupted) {
      throw error;
    } else if (!(error instanceof ClaimLost)) throw error;
  } finally {
    stopWatching();
  }
}

/** How long a run is held for a database that is away. Others find it then by the lost connection of its worker. */
const LONGEST_AWAY_MS = 60_000;

/** Aborts when waiting for the database makes no sense any more; a lost connection to it is why one waits. */
function giveUpSignal(jobSignal: AbortSignal): AbortSignal {
  const stopping = new AbortController();
  const stop = (): void => {
    if (!(jobSignal.reason instanceof JobInterrupted && jobSignal.reason.why === 'lost'))
      stopping.abort(jobSignal.reason);
  };
  if (jobSignal.aborted) stop();
  else jobSignal.addEventListener('abort', stop, { once: true });
  return AbortSignal.any([stopping.signal, AbortSignal.timeout(LONGEST_AWAY_MS)]);
}

interface Run<Row extends RunRow> extends ClaimedRun<Row> {
  tool: Tool;
  log: Logger;
  claimLost: AbortController;
}

/** Throws StepFailed, ClaimLost, TASK_TIMED_OUT, the job signal's reason, or what the database or storage threw. */
async function runSteps<Row extends RunRow>(
  dependencies: TaskRunnerDependencies,
  { kind, row, tool, log, jobSignal, claimLost }: Run<Row>,
): Promise<void> {
  const { database, storage, clock, events, accounts, makeFolder, heavyWork, retry = DEFAULT_RETRY } = dependencies;
  const { store } = kind;
  const actor = await accounts.getActor(row);
  /** A guest who signs in takes its running tasks along: the next step runs for the account. */
  const findActor = async (): Promise<Actor> => accounts.getActor((await store.find(database.db, row.taskId)) ?? row);
  const remembered = await store.listSteps(database.db, row.taskId);
  const results = collectResults(tool, remembered);
  const runs = listStepRuns(tool, row.input);
  const spentMs = remembered.reduce((sum, { durationMs }) => sum + durationMs, 0);

  const timedOut = new AbortController();
  const timer = startTimer(() => timedOut.abort(new AppError('TASK_TIMED_OUT')), Math.max(0, tool.timeoutMs - spentMs));
  const signal = AbortSignal.any([claimLost.signal, jobSignal, timedOut.signal]);
  const progress = startProgressWriter({
    database,
    events,
    log,
    store,
    claim: row,
    runs,
    isFinished: (run) => results.has(run),
    expectedS: tool.expectedSeconds(row.input),
    onClaimLost: () => claimLost.abort(new ClaimLost('claimed')),
  });
  const finishRun = async (run: StepRun, runSignal: AbortSignal): Promise<void> => {
    const { step, variant } = run;
    const request = { input: row.input, seed: row.seed, variant };
    progress.begin(run);
    const startedMs = performance.now();
    const result = await runStep({
      step,
      request,
      results: results.of(variant),
      context: {
        taskId: row.taskId,
        actor: await findActor(),
        variant,
        signal: runSignal,
        workPrefix: toWorkPrefix(row, variant),
        earlierWorkPrefixes: listEarlierWorkPrefixes(row, variant),
        runHeavy: bindHeavyWork(heavyWork, { owner: actor, from: 'job', signal: runSignal }),
        storage,
        clock,
        log: log.with({ step: step.name, variant }),
        progress: (fraction) => progress.report(run, fraction),
      },
      makeFolder,
      retry,
    });
    const durationMs = Math.round(performance.now() - startedMs);
    const key = listRunKeys(tool.steps, request).get(step.name) ?? null;
    const finished = { step: step.name, variant, key, result, durationMs };
    if (!(await database.transaction((tx) => store.rememberStep(tx, row, finished)))) throw new ClaimLost('claimed');
    results.add(step.name, variant, result);
    progress.finish(run);
  };
  // A variant that failed before a restart is tried again: only finished steps are remembered.
  const failures = new Map<number, StepFailed>();
  const isOfVariant = ({ step, variant }: StepRun, error: unknown): boolean => {
    if (!(error instanceof StepFailed && step.isPerVariant && kind.keepsFinishedVariants)) return false;
    if (countVariants(tool, row.input) === 1 || joinsVariants(tool)) return false;
    if (!failures.has(variant)) failures.set(variant, error);
    // Nothing more is done for this variant.
    for (const run of runs) if (run.step.isPerVariant && run.variant === variant) progress.finish(run);
    return failures.size < countVariants(tool, row.input);
  };
  try {
    await runAsReady({ runs: runs.filter((run) => !results.has(run)), signal, run: finishRun, isOfVariant });
    const told = new Map(Array.from(failures, ([variant, { cause }]) => [variant, toFailure(cause, log)]));
    await kind.succeed(dependencies, row, { tool, results, failures: told, stopProgress: progress.stop });
  } finally {
    clearTimeout(timer);
    await progress.stop();
  }
}

const listVariants = (tool: Tool, { input }: RunRow): number[] => [...Array(countVariants(tool, input)).keys()];

/** Returns whether a step puts the results of all variants together, so that none of them may be missing. */
function joinsVariants({ steps }: Tool): boolean {
  const perVariant = new Set(steps.flatMap(({ name, isPerVariant }) => (isPerVariant ? [name] : [])));
  return steps.some(({ isPerVariant, after }) => !isPerVariant && after.some((name) => perVariant.has(name)));
}

function readOutputs(tool: Tool, variants: readonly number[], results: TaskResults): VariantOutput[] {
  try {
    return variants.flatMap((variant) => tool.outputs(results.of(variant)).map((output) => ({ ...output, variant })));
  } catch (error) {
    throw new StepFailed('outputs', { cause: error });
  }
}
