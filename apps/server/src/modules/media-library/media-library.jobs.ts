import { assetId, USER_GROUPS } from '@reelwright/contracts';
import * as z from 'zod';
import { defineJob, type Queue } from '../../platform/queue/queue.ts';
import { type PrepareOutputDependencies, prepareOutput } from './prepare-output.ts';
import { type PrepareUploadDependencies, prepareUpload } from './prepare-upload.ts';

/**
 * Makes the working copy of a video or audio file. Runs one upload of each user at a time: an encoder uses the whole
 * machine.
 */
export const prepareUploadJob = defineJob({
  name: 'prepare_upload',
  // A job from before the plan was stored has none.
  data: z.object({ uploadId: assetId, plan: z.enum(USER_GROUPS).default('guest') }),
  running: 'one_per_key',
  concurrency: 1,
  retryLimit: 3,
  retryDelayS: 5,
  maxRunS: 6 * 3600,
});

/** Makes the working copies of a tool's outputs. Nobody waits for them, so one at a time is enough. */
export const prepareOutputJob = defineJob({
  name: 'prepare_output',
  data: z.object({ assetId }),
  running: 'one_per_key',
  concurrency: 1,
  retryLimit: 3,
  retryDelayS: 30,
  maxRunS: 6 * 3600,
});

export function handleMediaLibraryJobs(
  queue: Pick<Queue, 'handle'>,
  dependencies: PrepareUploadDependencies & PrepareOutputDependencies,
): void {
  queue.handle(prepareUploadJob, ({ data, triesLeft, signal }) =>
    prepareUpload({ ...data, triesLeft, signal }, dependencies),
  );
  queue.handle(prepareOutputJob, ({ data, triesLeft, signal }) =>
    prepareOutput({ assetId: data.assetId, triesLeft, signal }, dependencies),
  );
}
