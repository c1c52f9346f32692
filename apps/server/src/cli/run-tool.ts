import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { TaskId, TaskStep, UserId, WorkspaceId } from '@reelwright/contracts';
import type * as z from 'zod';
import type { Actor } from '../actor.ts';
import { systemClock } from '../platform/clock.ts';
import { runHeavyAtOnce } from '../platform/heavy-work/heavy-work.ts';
import { silentLogger } from '../platform/log/logger.ts';
import type { Storage } from '../platform/storage/storage.ts';
import { runAsReady } from '../runner/run-as-ready.ts';
import type { ToolStep } from '../runner/step.ts';
import { toDoneShare } from '../runner/task-progress.ts';
import type { Tool } from '../runner/tool.ts';

interface ToolRun<Schema extends z.ZodType> {
  tool: Tool<Schema>;
  input: z.output<Schema>;
  seed: number;
  storage: Storage;
  folder: string;
  /** Results of steps from an earlier call: those steps do not run again. */
  earlier?: Readonly<Record<string, unknown>>;
  /** The last step to run; all steps by default. */
  until?: TaskStep;
  /** Prefix of the keys under which the steps store files; two runs on one storage need different ones. */
  workPrefix?: string;
  signal: AbortSignal;
  /** Called with the first step that is under way, and the progress of the whole run, 0 to 1. */
  onProgress(step: TaskStep, fraction: number): void;
}

const WORK_PREFIX = 'work/';
const ONE_TASK = '00000000-0000-4000-8000-000000000000' as TaskId;
/** The user of this machine. */
const LOCAL_ACTOR: Actor = {
  userId: 0 as UserId,
  workspaceId: 0 as WorkspaceId,
  role: 'creator',
  plan: 'business',
  toolPermissions: [],
  isOperator: true,
};

/** Runs a tool's steps in this process, for one variant: all of them, or a part. Throws what a step throws. */
export async function runTool<Schema extends z.ZodType>({
  tool,
  input,
  seed,
  storage,
  folder,
  earlier = {},
  until,
  workPrefix = WORK_PREFIX,
  signal,
  onProgress,
}: ToolRun<Schema>): Promise<{
  results: Record<string, unknown>;
  secondsByStep: Record<string, number>;
  /** When each step began, in seconds after the start of this process. */
  startByStep: Record<string, number>;
}> {
  const results: Record<string, unknown> = { ...earlier };
  const secondsByStep: Record<string, number> = {};
  const startByStep: Record<string, number> = {};
  const finished = new Set(Object.keys(earlier));
  const running = new Map<string, number>();
  const steps = tool.steps.slice(0, until === undefined ? undefined : tool.steps.findIndex(isNamed(until)) + 1);
  const tellProgress = (): void => {
    const shown = steps.find(({ name }) => running.has(name));
    if (shown) onProgress(shown.name, toDoneShare({ steps: tool.steps, finished, running }));
  };

  async function finishStep(step: ToolStep<z.output<Schema>>, stepSignal: AbortSignal): Promise<void> {
    const stepFolder = join(folder, step.name);
    await mkdir(stepFolder, { recursive: true });
    const startedAt = performance.now();
    startByStep[step.name] = toSeconds(startedAt);
    running.set(step.name, 0);
    tellProgress();
    try {
      results[step.name] = await step.run(step.reads({ input, seed, variant: 0 }), results, {
        taskId: ONE_TASK,
        actor: LOCAL_ACTOR,
        variant: 0,
        signal: stepSignal,
        folder: stepFolder,
        workPrefix,
        runHeavy: runHeavyAtOnce,
        storage,
        clock: systemClock,
        log: silentLogger,
        progress(fraction) {
          running.set(step.name, fraction);
          tellProgress();
        },
      });
    } finally {
      await rm(stepFolder, { recursive: true, force: true });
    }
    secondsByStep[step.name] = toSeconds(performance.now() - startedAt);
    running.delete(step.name);
    finished.add(step.name);
  }

  const runs = steps
    .filter(({ name }) => !finished.has(name))
    .map((step) => ({ step: step as ToolStep, variant: 0, key: step.name }));
  await runAsReady({ runs, signal, run: ({ step }, stepSignal) => finishStep(step, stepSignal) });
  return { results, secondsByStep, startByStep };
}

/** To hundredths. */
const toSeconds = (ms: number): number => Math.round(ms / 10) / 100;

const isNamed =
  (name: TaskStep) =>
  (step: Pick<ToolStep, 'name'>): boolean =>
    step.name === name;
