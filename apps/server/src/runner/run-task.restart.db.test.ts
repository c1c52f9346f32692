import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createAccountsService } from '../modules/accounts/accounts.service.ts';
import { createSealer } from '../platform/secrets/sealer.ts';
import { createSessionsService } from '../modules/accounts/sessions.service.ts';
import { addTestUser } from '../modules/accounts/test-users.ts';
import { pushTask } from '../modules/tasks/push-task.ts';
import { handleTaskJobs } from '../modules/tasks/tasks.jobs.ts';
import { openGate } from '../platform/heavy-work/test-open-gate.ts';
import { silentLogger } from '../platform/log/logger.ts';
import { createMemoryRateLimits } from '../platform/rate-limits/memory-rate-limits.ts';
import { createTaskRunner } from './run-task.ts';
import { openKillTestParts } from './test-kill-worker.ts';

/** More than the workers that a task may lose. */
const RESTARTS = 6;
const STEP_MS = 2500;

/** A server of this test alone, as `scripts/test/postgres-cluster.ts` starts it. */
interface Cluster {
  url: string;
  restart(): Promise<void>;
  stop(): Promise<void>;
}
const CLUSTER = path.resolve(import.meta.dirname, '../../../../scripts/test/postgres-cluster.ts');

let cluster: Cluster | undefined;
let folder: string;
const isPostgres = process.env['TEST_DATABASE'] === 'postgres';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'restart-'));
  if (!isPostgres) return;
  // The scripts are no part of this program: their types are checked with them.
  const { startPostgresCluster } = (await import(CLUSTER)) as { startPostgresCluster(): Promise<Cluster> };
  cluster = await startPostgresCluster();
});
afterAll(async () => {
  await cluster?.stop();
  await rm(folder, { recursive: true, force: true });
});

test.runIf(isPostgres)('a task survives any number of restarts of PostgreSQL within one step', async () => {
  const parts = await openKillTestParts({ dataDir: folder, databaseUrl: cluster?.url });
  const { dependencies, database, queue } = parts;
  const actor = await addTestUser(database);
  await database.transaction((tx) =>
    dependencies.credits.grantCredits(tx, { userId: actor.userId, amount: 100, cause: 'guest_welcome' }),
  );
  const input = { end: 'success', stepMs: STEP_MS };
  await pushTask(dependencies, { actor, toolType: 104, input, language: 'en' });
  const runner = createTaskRunner({
    ...dependencies,
    accounts: createAccountsService({
      ...dependencies,
      sessions: createSessionsService(dependencies),
      rateLimits: createMemoryRateLimits(dependencies),
      sealer: createSealer('test'),
      guestCredits: 0,
      limitsGuests: false,
    }),
    makeFolder: async () => {
      const own = await mkdtemp(path.join(folder, 'step-'));
      return { path: own, remove: () => rm(own, { recursive: true, force: true }) };
    },
    heavyWork: openGate,
    log: silentLogger,
  });
  handleTaskJobs(queue, dependencies.jobs, runner);
  await queue.startWork();
  const readTask = async () => (await database.query('select state, attempt, lost_workers from tasks')).rows[0];
  for (let attempt = 1; attempt <= RESTARTS; attempt += 1) {
    await vi.waitFor(async () => expect(await readTask()).toMatchObject({ state: 'generating', attempt }), {
      timeout: 30_000,
    });
    await cluster?.restart();
  }
  await vi.waitFor(async () => expect(await readTask()).toMatchObject({ state: 'success' }), { timeout: 60_000 });
  await parts.close();
});
