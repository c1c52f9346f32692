import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { TaskId, TaskStep, UserId, WorkspaceId } from '@reelwright/contracts';
import type * as z from 'zod';
import type { Actor } from '../actor.ts';
import { systemClock } from '../platform/clock.ts';
import { runHeavyAtOnce } from '../platform/heavy-work/heavy-work.ts';
import { silentLogger } from '../platform/log/logger.ts';
import type { Storage } from '../platform/storage/storage.ts';
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
  /** Called with the current step, and the progress of the whole run, 0 to 1. */
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

/**
 * Runs a tool's steps one after another, in this process, for one variant: all of them, or a part. Throws what a step
 * throws.
 */
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
}> {
  const results: Record<string, unknown> = { ...earlier };
  const secondsByStep: Record<string, number> = {};
  const totalWeight = tool.steps.reduce((sum, step) => sum + step.weight, 0);
  let doneWeight = 0;
  for (const step of tool.steps) {
    if (step.name in earlier) {
      doneWeight += step.weight;
      continue;
    }
    const stepFolder = join(folder, step.name);
    await mkdir(stepFolder, { recursive: true });
    const startedAt = performance.now();
    onProgress(step.name, doneWeight / totalWeight);
    try {
      results[step.name] = await step.run(step.reads({ input, seed, variant: 0 }), results, {
        taskId: ONE_TASK,
        actor: LOCAL_ACTOR,
        variant: 0,
        signal,
        folder: stepFolder,
        workPrefix,
        runHeavy: runHeavyAtOnce,
        storage,
        clock: systemClock,
        log: silentLogger,
        progress: (fraction) => onProgress(step.name, (doneWeight + step.weight * fraction) / totalWeight),
      });
    } finally {
      await rm(stepFolder, { recursive: true, force: true });
    }
    secondsByStep[step.name] = Math.round((performance.now() - startedAt) / 10) / 100;
    doneWeight += step.weight;
    if (step.name === until) break;
  }
  return { results, secondsByStep };
}
