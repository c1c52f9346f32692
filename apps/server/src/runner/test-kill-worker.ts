import path from 'node:path';
import type { TaskId } from '@reelwright/contracts';
import { systemClock } from '../platform/clock.ts';
import { createMemoryRateLimits } from '../platform/rate-limits/memory-rate-limits.ts';
import { createSealer } from '../platform/secrets/sealer.ts';
import { openDatabase } from '../platform/database/open-database.ts';
import { silentLogger } from '../platform/log/logger.ts';
import { openQueue } from '../platform/queue/open-queue.ts';
import { openFolderStorage } from '../platform/storage/folder-storage.ts';
import { openTempRoot } from '../platform/temp/temp-root.ts';
import { createAccountsService } from '../modules/accounts/accounts.service.ts';
import { createSessionsService } from '../modules/accounts/sessions.service.ts';
import { createAssetsService } from '../modules/assets/assets.service.ts';
import { openTestDisk } from '../platform/disk/test-disk.ts';
import { createCreditsService } from '../modules/credits/credits.service.ts';
import { stopTask } from '../modules/tasks/cancel-task.ts';
import { createKillTestTool } from './test-kill-tool.ts';
import { createTaskRunner } from './run-task.ts';
import { createTaskEvents } from '../modules/tasks/task-events.ts';
import type { TasksDependencies } from '../modules/tasks/tasks.dependencies.ts';
import { defineTaskJobs, handleTaskJobs } from '../modules/tasks/tasks.jobs.ts';
import { openGate } from '../platform/heavy-work/test-open-gate.ts';

/**
 * A worker process for the kill test, composed like the real one. Tells its parent when it has begun, and ends when no
 * task is left. Runs as a separate process.
 */
export async function openKillTestParts(options: { dataDir: string; databaseUrl: string | undefined }) {
  const { dataDir, databaseUrl } = options;
  const database = await openDatabase({ dataDir, backupDir: '', databaseUrl, databasePoolSize: 6 }, silentLogger);
  const clock = systemClock;
  const storage = await openFolderStorage({
    folder: path.join(dataDir, 'storage'),
    signingSecret: 's'.repeat(32),
    publicUrl: '',
    clock,
  });
  const jobs = defineTaskJobs({ light: 2, heavy: 2 });
  const queue = await openQueue({ database, log: silentLogger });
  queue.declare(Object.values(jobs));
  const dependencies = {
    database,
    queue,
    storage,
    credits: createCreditsService({ clock }),
    assets: createAssetsService({ clock }),
    library: { prepareOutputs: async () => {}, deleteAssetFiles: async () => {}, checkStorage: async () => {} },
    checkDraft: async () => {},
    tools: new Map(),
    events: createTaskEvents({ database, log: silentLogger }),
    jobs,
    limits: { queueLimit: 1000, userQueueLimit: 1000 },
    disk: openTestDisk(),
    clock,
  } satisfies TasksDependencies;
  const tool = createKillTestTool({
    notes: path.join(dataDir, 'notes.txt'),
    cancelTask: async (taskId: TaskId) => {
      await stopTask(dependencies, taskId);
    },
  });
  return {
    dependencies: { ...dependencies, tools: new Map([[tool.row.id, tool]]) },
    database,
    queue,
    storage,
    async close() {
      dependencies.events.close();
      await queue.stop();
      await database.close();
    },
  };
}

async function work(dataDir: string): Promise<void> {
  const parts = await openKillTestParts({ dataDir, databaseUrl: process.env['KILL_TEST_DATABASE_URL'] });
  const temp = await openTempRoot(dataDir);
  const runner = createTaskRunner({
    ...parts.dependencies,
    accounts: createAccountsService({
      ...parts.dependencies,
      sessions: createSessionsService(parts.dependencies),
      rateLimits: createMemoryRateLimits(parts.dependencies),
      guestCredits: 0,
      sealer: createSealer('test'),
      limitsGuests: false,
    }),
    makeFolder: () => temp.makeFolder('step'),
    heavyWork: openGate,
    log: silentLogger,
  });
  handleTaskJobs(parts.queue, parts.dependencies.jobs, runner);
  await parts.queue.startWork();
  process.send?.('working');
  const isDone = async (): Promise<boolean> => {
    const { rows } = await parts.database.query(
      `select 1 from tasks where state in ('in_queue', 'generating') union all
       select 1 from queue_jobs where name = 'run_task' and state in ('waiting', 'running')`,
    );
    return rows.length === 0;
  };
  while (!(await isDone())) await new Promise((resolve) => setTimeout(resolve, 100));
  await parts.close();
  await temp.remove();
  if (process.connected) process.disconnect();
}

if (import.meta.main) await work(process.argv[2] ?? '');
