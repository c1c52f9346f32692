import { randomUUID } from 'node:crypto';
import { appendFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { TaskId, TaskStep } from '@reelwright/contracts';
import * as z from 'zod';
import { AppError } from '../app-error.ts';
import { runProgram } from '../platform/process/run-program.ts';
import type { ToolStep } from './step.ts';
import type { StepContext } from './step-context.ts';
import type { Tool, ToolOutput } from './tool.ts';

/** The intended end of a task of the kill test. */
export const KILL_TEST_ENDS = ['success', 'failed', 'cancelled'] as const;

export const killTestInput = z.strictObject({ end: z.enum(KILL_TEST_ENDS), stepMs: z.number().int() });
type KillTestInput = z.infer<typeof killTestInput>;

/** A step's remembered result: the start that it came from. */
export interface KillTestResult {
  beginning: string;
  output?: ToolOutput;
}

export const KILL_TEST_CREDITS = 3;

/** A tool whose steps do what real ones do: run a program, fill a folder, store files. Notes each start of a step. */
export function createKillTestTool(options: {
  /** File of the notes, one line for each start of a step: task, step, start. */
  notes: string;
  cancelTask: (taskId: TaskId) => Promise<void>;
}): Tool<typeof killTestInput> {
  async function work(step: TaskStep, input: KillTestInput, context: StepContext): Promise<KillTestResult> {
    const beginning = randomUUID();
    // Synchronous: the note is written even if the process is killed right after.
    appendFileSync(options.notes, `${context.taskId} ${step} ${beginning}\n`);
    await writeFile(path.join(context.folder, 'half-done'), 'x'.repeat(10_000));
    context.progress(0.5);
    await runProgram({
      program: 'sleep',
      args: [String(input.stepMs / 1000)],
      signal: context.signal,
      timeoutMs: 60_000,
      errorCode: 'RENDER_FAILED',
    });
    const storageKey = `${context.workPrefix}${step}.bin`;
    const file = path.join(context.folder, 'done');
    await writeFile(file, beginning);
    await context.storage.putFile(storageKey, file, 'video/mp4');
    const facts = { width: 720, height: 1280, durationS: 1, sizeBytes: beginning.length, sha256: 'f'.repeat(64) };
    return {
      beginning,
      output: { kind: 'video', storageKey, fileName: 'ad.mp4', contentType: 'video/mp4', ...facts },
    };
  }

  const step = (name: TaskStep, before?: (input: KillTestInput, context: StepContext) => Promise<void>) =>
    ({
      name,
      weight: 1,
      after: [],
      reads: ({ input }) => input,
      async run(reads, _results, context) {
        const input = killTestInput.parse(reads);
        await before?.(input, context);
        return work(name, input, context);
      },
    }) satisfies ToolStep<KillTestInput>;

  return {
    row: { id: 104, permission: 'everyone', lane: 'heavy' },
    input: killTestInput,
    title: ({ end }) => end,
    price: () => KILL_TEST_CREDITS,
    expectedSeconds: () => 1,
    timeoutMs: 60_000,
    steps: [
      step('write_script'),
      step('speak'),
      step('render', async ({ end }, { taskId }) => {
        if (end === 'failed') throw new AppError('NOT_A_PRODUCT');
        if (end === 'cancelled') await options.cancelTask(taskId);
      }),
    ],
    outputs: (results) => {
      const { output } = results['render'] as KillTestResult;
      return output ? [output] : [];
    },
  };
}
