import * as z from 'zod';
import { defineJob, type Queue } from '../../platform/queue/queue.ts';

/** Makes the archive of an account: one at a time in a process, since it reads many files and nobody waits at a screen. */
export const exportAccountJob = defineJob({
  name: 'export_account',
  data: z.object({ exportId: z.uuid() }),
  running: 'one_per_key',
  concurrency: 1,
  retryLimit: 2,
  retryDelayS: 30,
  maxRunS: 6 * 3600,
});

export function handleAccountDataJobs(
  queue: Pick<Queue, 'handle'>,
  service: { makeExport(job: { exportId: string; triesLeft: number; signal: AbortSignal }): Promise<void> },
): void {
  queue.handle(exportAccountJob, ({ data, triesLeft, signal }) => service.makeExport({ ...data, triesLeft, signal }));
}
