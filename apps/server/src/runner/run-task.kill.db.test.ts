import { type ChildProcess, fork } from 'node:child_process';
import { randomInt, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { UserId } from '@reelwright/contracts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '../platform/database/test-database.ts';
import { KILL_TEST_CREDITS, KILL_TEST_ENDS, type KillTestResult } from './test-kill-tool.ts';
import { openKillTestParts } from './test-kill-worker.ts';
import { pushTask } from '../modules/tasks/push-task.ts';
import { addTestUser } from '../modules/accounts/test-users.ts';

/** Two installations run side by side; the workers of each are killed this often. */
const LANES = 2;
const KILLS_PER_LANE = 4;
const USERS = 4;
const TASKS_PER_USER = 6;
const GRANTED = 100;
/**
 * Shorter than a worker's run between two kills, so that the tasks advance; long enough that kills hit the middle of
 * steps.
 */
const STEP_MS = 150;
const LONGEST_RUN_MS = 1200;
/** One of this many runs is killed during its start. */
const EARLY_KILL_EVERY = 4;
const MAX_LOST_WORKERS = 5;

/** KILL_TEST_SEED repeats the kill times of a failed run. */
const seed = Number(process.env['KILL_TEST_SEED'] ?? randomInt(2 ** 31));

let root: string;
beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'kill-test-'));
});
afterAll(() => rm(root, { recursive: true }));

interface Lane {
  dataDir: string;
  databaseUrl: string | undefined;
  /** Set in the environment of every process that a worker of this lane starts. */
  marker: string;
  random: () => number;
}

/** Generates numbers from 0 to 1 that are the same for the same seed (mulberry32). */
function createRandom(start: number): () => number {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function startWorker({ dataDir, databaseUrl, marker }: Lane): ChildProcess {
  return fork(path.join(import.meta.dirname, 'test-kill-worker.ts'), [dataDir], {
    env: {
      ...process.env,
      REELWRIGHT_KILL_TEST: marker,
      ...(databaseUrl === undefined ? {} : { KILL_TEST_DATABASE_URL: databaseUrl }),
    },
  });
}

async function listProcesses(marker: string): Promise<string[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const found = await Promise.all(
    pids.map(async (pid) => {
      // A process that ends meanwhile has no environment any more.
      const environment = await readFile(`/proc/${pid}/environ`, 'utf8').catch(() => '');
      return environment.includes(`REELWRIGHT_KILL_TEST=${marker}`) ? [pid] : [];
    }),
  );
  return found.flat();
}

/** Returns false if the worker finished everything before it could be killed. */
async function runAndKill(lane: Lane, isEarly: boolean): Promise<boolean> {
  const worker = startWorker(lane);
  const ended = once(worker, 'exit');
  if (!isEarly) await Promise.race([once(worker, 'message'), ended]);
  await Promise.race([wait(lane.random() * LONGEST_RUN_MS), ended]);
  worker.kill('SIGKILL');
  const [code, signal] = await ended;
  expect([code, signal], 'the worker ends only by being killed, or when all is done').toContainEqual(
    code === 0 ? 0 : 'SIGKILL',
  );
  // The kernel kills the worker's child processes after the worker; both take a moment.
  await expect.poll(() => listProcesses(lane.marker), { timeout: 5000 }).toEqual([]);
  return signal === 'SIGKILL';
}

async function pushTasks(lane: Lane): Promise<void> {
  const { dependencies, database, close } = await openKillTestParts(lane);
  for (let user = 0; user < USERS; user++) {
    const actor = await addTestUser(database);
    const { userId } = actor;
    await database.transaction((tx) =>
      dependencies.credits.grantCredits(tx, { userId, amount: GRANTED, cause: 'guest_welcome' }),
    );
    for (let index = 0; index < TASKS_PER_USER; index++) {
      // Half of them succeed.
      const end = KILL_TEST_ENDS[(user + index) % 4] ?? 'success';
      const input = { end, stepMs: STEP_MS };
      await pushTask(dependencies, { actor, toolType: 104, input, language: 'en' });
    }
  }
  await close();
}

/** Returns the noted starts of each step of each task, in order. */
async function readBeginnings(dataDir: string): Promise<Map<string, string[]>> {
  const text = await readFile(path.join(dataDir, 'notes.txt'), 'utf8');
  const beginnings = new Map<string, string[]>();
  for (const line of text.trim().split('\n')) {
    const [taskId, step, beginning = ''] = line.split(' ');
    const key = `${taskId} ${step}`;
    beginnings.set(key, [...(beginnings.get(key) ?? []), beginning]);
  }
  return beginnings;
}

async function inspect(lane: Lane, taskCount: number): Promise<void> {
  const { dependencies, database, storage, close } = await openKillTestParts(lane);
  const { rows: tasks } = await database.query('select * from tasks');
  const keptFiles: string[] = [];
  const spentByUser = new Map<number, number>();
  expect(tasks).toHaveLength(taskCount);
  for (const task of tasks) {
    // Given up after too many kills in a row in one step: rare, and correct.
    const wasGivenUp = task['failure_code'] === 'GENERATE_FAILED' && Number(task['lost_workers']) >= MAX_LOST_WORKERS;
    const expected = wasGivenUp ? 'failed' : task['title'];
    expect(task['state']).toBe(expected);

    const taskId = String(task['task_id']);
    const { rows: movements } = await database.query(
      'select kind, count(*)::int as count from ledger_transactions where task_id = $1 group by kind order by kind',
      [taskId],
    );
    const end = expected === 'success' ? 'settle' : 'release';
    expect(movements).toEqual([
      { kind: 'hold', count: 1 },
      { kind: end, count: 1 },
    ]);
    const { rows: outputs } = await database.query('select 1 from task_outputs where task_id = $1', [taskId]);
    expect(outputs).toHaveLength(expected === 'success' ? 1 : 0);
    if (expected === 'success') {
      keptFiles.push(`tasks/${taskId}/outputs/video.mp4`);
      const userId = Number(task['user_id']);
      spentByUser.set(userId, (spentByUser.get(userId) ?? 0) + KILL_TEST_CREDITS);
    }
  }

  const { rows: sums } = await database.query('select sum(amount)::int as sum from ledger_entries');
  expect(sums).toEqual([{ sum: 0 }]);
  for (const userId of new Set(tasks.map((task) => Number(task['user_id'])))) {
    expect(await dependencies.credits.getBalance(database.db, userId as UserId)).toEqual({
      available: GRANTED - (spentByUser.get(userId) ?? 0),
      held: 0,
    });
  }

  const beginnings = await readBeginnings(lane.dataDir);
  const { rows: finishedSteps } = await database.query('select task_id, step, result from task_steps');
  for (const finished of finishedSteps) {
    const { beginning } = finished['result'] as KillTestResult;
    const key = `${String(finished['task_id'])} ${String(finished['step'])}`;
    expect(beginnings.get(key)?.at(-1), 'a finished step began again').toBe(beginning);
  }

  expect((await storage.list('')).map(({ key }) => key).toSorted()).toEqual(keptFiles.toSorted());
  expect(await readdir(path.join(lane.dataDir, 'tmp'), { recursive: true })).toEqual([]);
  await close();
}

/** Returns how often the lane's worker was killed. */
async function runLane(number: number): Promise<number> {
  // PostgreSQL gets its own database; PGlite's is in the folder.
  const server = process.env['TEST_DATABASE'] === 'postgres' ? await openTestDatabase() : undefined;
  const lane: Lane = {
    dataDir: path.join(root, `lane-${number}`),
    databaseUrl: server?.driver.dialect === 'postgres' ? server.driver.url : undefined,
    marker: randomUUID(),
    random: createRandom(seed + number),
  };
  await pushTasks(lane);
  let kills = 0;
  let batches = 1;
  while (kills < KILLS_PER_LANE) {
    if (await runAndKill(lane, (kills + 1) % EARLY_KILL_EVERY === 0)) kills += 1;
    else {
      // A fast machine finishes all tasks before the last kill: push more.
      await pushTasks(lane);
      batches += 1;
    }
  }
  const [code] = await once(startWorker(lane), 'exit');
  expect(code).toBe(0);
  await inspect(lane, batches * USERS * TASKS_PER_USER);
  expect(await listProcesses(lane.marker)).toEqual([]);
  await server?.close();
  return kills;
}

test.skipIf(process.platform !== 'linux')(
  `a worker killed again and again loses no credit, no finished step and no file (seed ${seed})`,
  { timeout: 400_000 },
  async () => {
    // Waits for all lanes even if one fails: a running lane would outlive the test's folder.
    const lanes = await Promise.allSettled(Array.from({ length: LANES }, (_, number) => runLane(number)));
    // A lane without errors returns only its number of kills; errors appear in its place.
    expect(lanes).toEqual(lanes.map(() => ({ status: 'fulfilled', value: KILLS_PER_LANE })));
  },
);
