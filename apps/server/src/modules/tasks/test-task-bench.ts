import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { DraftId, TaskId, UserType } from '@reelwright/contracts';
import * as z from 'zod';
import { AppError } from '../../app-error.ts';
import { openTestDisk } from '../../platform/disk/test-disk.ts';
import { type Clock, systemClock } from '../../platform/clock.ts';
import { createMemoryRateLimits } from '../../platform/rate-limits/memory-rate-limits.ts';
import { createSealer } from '../../platform/secrets/sealer.ts';
import { openTestDatabase } from '../../platform/database/test-database.ts';
import type { Actor } from '../../actor.ts';
import { silentLogger } from '../../platform/log/logger.ts';
import { openQueue } from '../../platform/queue/open-queue.ts';
import { openFolderStorage } from '../../platform/storage/folder-storage.ts';
import type { StepRequest } from '../../runner/step.ts';
import type { StepContext } from '../../runner/step-context.ts';
import type { RunnableRow, Tool, ToolOutput } from '../../runner/tool.ts';
import { createAccountsService } from '../accounts/accounts.service.ts';
import { createSessionsService } from '../accounts/sessions.service.ts';
import { addTestUser } from '../accounts/test-users.ts';
import { type AssetsService, createAssetsService } from '../assets/assets.service.ts';
import { createCreditsService, type CreditsService } from '../credits/credits.service.ts';
import { createTaskRunner, type TaskRunnerDependencies } from '../../runner/run-task.ts';
import { createTaskEvents } from './task-events.ts';
import type { TasksDependencies } from './tasks.dependencies.ts';
import { defineTaskJobs } from './tasks.jobs.ts';
import { createTasksService } from './tasks.service.ts';
import { openGate } from '../../platform/heavy-work/test-open-gate.ts';

const greetingInput = z.strictObject({
  text: z.string().min(3),
  price: z.number().int().min(0).default(5),
  seed: z.number().int().min(0).optional(),
  product_id: z.uuid().optional(),
});
type GreetingInput = z.infer<typeof greetingInput>;

/** The only draft that the bench does not know. */
export const UNKNOWN_DRAFT = '11111111-1111-4111-8111-111111111111' as DraftId;

/** What its steps read: the whole input, and the seed. */
type GreetingReads = GreetingInput & { seed: number };
type StepWork = (context: StepContext, input: GreetingReads) => Promise<unknown>;

/** Work of the greeting tool's steps; a test replaces the work it tests. */
export interface GreetingWork {
  write_script: StepWork;
  render: StepWork;
}

async function renderGreeting(
  { workPrefix, storage }: StepContext,
  { text, seed }: GreetingReads,
): Promise<ToolOutput> {
  const content = Buffer.from(`${text} ${seed}`);
  const storageKey = `${workPrefix}greeting.txt`;
  await storage.put(storageKey, content, 'video/mp4');
  const sha256 = 'f'.repeat(64);
  const facts = { width: 720, height: 1280, durationS: 15, sizeBytes: content.byteLength, sha256 };
  return { kind: 'video', storageKey, fileName: 'greeting.mp4', contentType: 'video/mp4', ...facts };
}

/** Creates a small tool with the shape of a big one. */
function createGreetingTool(
  row: RunnableRow,
  work: GreetingWork,
  counts: Map<string, number>,
): Tool<typeof greetingInput> {
  const count = (key: string): void => void counts.set(key, (counts.get(key) ?? 0) + 1);
  const reads = ({ input, seed }: StepRequest<GreetingInput>): GreetingReads => ({ ...input, seed });
  const toReads = (read: unknown): GreetingReads => greetingInput.required({ seed: true }).parse(read);
  return {
    row,
    input: greetingInput,
    // A greeting that names a missing file.
    checkAssets: async ({ text }) => {
      if (text === 'lost file') throw new AppError('INVALID_INPUT', { field: 'text', problem: 'lost' });
    },
    title: ({ text }) => text,
    price: ({ price }) => price,
    expectedSeconds: () => 10,
    timeoutMs: 30_000,
    steps: [
      {
        name: 'write_script',
        weight: 1,
        after: [],
        reads,
        run: (read, _results, context) => {
          count(`${context.taskId} write_script`);
          return work.write_script(context, toReads(read));
        },
      },
      {
        name: 'render',
        weight: 3,
        after: ['write_script'],
        reads,
        run: (read, _results, context) => {
          count(`${context.taskId} render`);
          return work.render(context, toReads(read));
        },
      },
    ],
    outputs: (results) => [results['render'] as ToolOutput],
    finalTitle: (results) => (typeof results['write_script'] === 'string' ? results['write_script'] : undefined),
  };
}

/** The complete services, for tests that prepare data with them. */
interface Ledgers {
  credits: CreditsService;
  assets: AssetsService;
}

export type TaskBench = Awaited<ReturnType<typeof openTaskBench>>;

/** Opens tasks on a real database, queue and storage, with a tool whose steps the test defines. */
export async function openTaskBench(
  options: { concurrency?: number; clock?: Clock /** Beside the greeting tool. */; tools?: readonly Tool[] } = {},
) {
  const folder = await mkdtemp(path.join(tmpdir(), 'task-bench-'));
  const database = await openTestDatabase();
  const clock = options.clock ?? systemClock;
  const storage = await openFolderStorage({
    folder: path.join(folder, 'storage'),
    signingSecret: 's'.repeat(32),
    publicUrl: '',
    clock,
  });
  const concurrency = options.concurrency ?? 1;
  const jobs = defineTaskJobs({ light: concurrency, heavy: concurrency });
  const queue = await openQueue({ database, log: silentLogger });
  queue.declare(Object.values(jobs));
  const credits = createCreditsService({ clock });
  const assets = createAssetsService({ clock });
  const events = createTaskEvents({ database, log: silentLogger });

  const work: GreetingWork = { write_script: async () => null, render: renderGreeting };
  const stepCounts = new Map<string, number>();
  const greetings = [
    createGreetingTool({ id: 104, permission: 'everyone', lane: 'heavy' }, work, stepCounts),
    createGreetingTool({ id: 92, permission: 'granted', lane: 'light' }, work, stepCounts),
  ];
  const tools = new Map<number, Tool>([...greetings, ...(options.tools ?? [])].map((tool) => [tool.row.id, tool]));
  const limits = { queueLimit: 1000, userQueueLimit: 1000 };
  const accounts = createAccountsService({
    database,
    sessions: createSessionsService({ database, clock }),
    credits,
    clock,
    rateLimits: createMemoryRateLimits({ clock }),
    guestCredits: 0,
    sealer: createSealer('test'),
    limitsGuests: false,
  });
  const dependencies: TasksDependencies & TaskRunnerDependencies & Ledgers = {
    database,
    queue,
    storage,
    accounts,
    credits,
    assets,
    library: { prepareOutputs: async () => {}, deleteAssetFiles: async () => {}, checkStorage: async () => {} },
    checkDraft: async (_actor, draftId) => {
      if (draftId === UNKNOWN_DRAFT) throw new AppError('NOT_FOUND');
    },
    tools,
    events,
    jobs,
    limits,
    clock,
    disk: openTestDisk(),
    heavyWork: openGate,
    log: silentLogger,
    retry: { maxTries: 3, firstDelayMs: 1 },
    makeFolder: async () => {
      const path_ = await mkdtemp(path.join(folder, 'step-'));
      return { path: path_, remove: () => rm(path_, { recursive: true }) };
    },
  };
  const tasks = createTasksService(dependencies);
  const runner = createTaskRunner(dependencies);

  return {
    dependencies,
    database,
    queue,
    storage,
    tasks,
    runner,
    work,
    limits,

    async createUser({ userType = 11, balance = 100 }: { userType?: UserType; balance?: number } = {}): Promise<Actor> {
      const actor = await addTestUser(database, userType);
      if (balance > 0) {
        const { userId } = actor;
        await database.transaction((tx) =>
          credits.grantCredits(tx, { userId, amount: balance, cause: 'guest_welcome' }),
        );
      }
      return actor;
    },

    /** Adds a tool that is built from parts of the bench. */
    addTool: (tool: Tool): void => void tools.set(tool.row.id, tool),

    /** From then on a greeting of price 0 is a preview, which ends after `write_script`. */
    allowPreviews(): void {
      const [greeting] = greetings;
      if (!greeting) throw new Error('the bench has a greeting tool');
      tools.set(greeting.row.id, {
        ...greeting,
        preview: { isPreview: ({ price }) => price === 0, lastStep: 'write_script' },
      } satisfies Tool<typeof greetingInput>);
    },

    push(actor: Actor, input: Record<string, unknown> = {}, idempotencyKey?: string) {
      return tasks.pushTask({
        actor,
        toolType: 104,
        input: { text: 'hello', ...input },
        idempotencyKey,
        language: 'en',
      });
    },

    status: (actor: Actor, taskId: TaskId) => tasks.getTask({ taskId, actor }, 'en'),
    balance: ({ userId }: Actor) => credits.getBalance(database.db, userId),

    /** Runs the job of a task or a preview in this process, as a worker would. */
    run: async (taskId: TaskId, signal: AbortSignal = new AbortController().signal) => {
      await runner.runTask(taskId, signal);
      await runner.runPreview(taskId, signal);
    },

    countRuns: (taskId: TaskId, step: keyof GreetingWork) => stepCounts.get(`${taskId} ${step}`) ?? 0,
    /** Returns what a task has kept, and its remaining work files. */
    listFiles: async (taskId: TaskId) =>
      (await Promise.all([storage.list(`tasks/${taskId}/`), storage.list(`work/${taskId}/`)]))
        .flat()
        .map(({ key }) => key),
    /** Returns folders of steps that were not removed. */
    listStepFolders: async () => (await readdir(folder)).filter((name) => name.startsWith('step-')),

    async close() {
      events.close();
      await queue.stop();
      await database.close();
      await rm(folder, { recursive: true });
    },
  };
}

/** A step that waits until its signal is aborted, and then ends cleanly. */
export function waitForAbort(onStart: () => void): StepWork {
  return async ({ signal }) => {
    onStart();
    await new Promise<void>((resolve) => {
      if (signal.aborted) resolve();
      signal.addEventListener('abort', () => resolve(), { once: true });
    });
    throw new AppError('RENDER_FAILED', {}, { cause: signal.reason });
  };
}
