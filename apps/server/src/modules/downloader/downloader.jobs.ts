import { lookupId } from '@reelwright/contracts';
import * as z from 'zod';
import { defineJob, type Queue } from '../../platform/queue/queue.ts';
import { type LookUpLinkDependencies, lookUpLink } from './look-up-link.ts';

/** Looks a link up. Somebody waits for it, mostly for the other side: four at a time. */
export const lookUpLinkJob = defineJob({
  name: 'look_up_link',
  data: z.object({ lookupId }),
  running: 'any',
  concurrency: 4,
  retryLimit: 1,
  retryDelayS: 1,
  maxRunS: 3600,
});

export function handleDownloaderJobs(queue: Pick<Queue, 'handle'>, dependencies: LookUpLinkDependencies): void {
  queue.handle(lookUpLinkJob, ({ data, triesLeft, signal }) =>
    lookUpLink({ ...data, triesLeft, signal }, dependencies),
  );
}
