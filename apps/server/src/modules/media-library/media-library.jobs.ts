import { assetId } from '@reelwright/contracts';
import * as z from 'zod';
import { defineJob, type Queue } from '../../platform/queue/queue.ts';
import { type PrepareUploadDependencies, prepareUpload } from './prepare-upload.ts';

/** Makes the working copy of a video or a sound. One user's uploads are made ready one by one: an encoder fills a machine. */
export const prepareUploadJob = defineJob({
  name: 'prepare_upload',
  data: z.object({ uploadId: assetId }),
  running: 'one_per_key',
  concurrency: 1,
  retryLimit: 3,
  retryDelayS: 5,
  maxRunS: 6 * 3600,
});

export function handleMediaLibraryJobs(queue: Pick<Queue, 'handle'>, dependencies: PrepareUploadDependencies): void {
  queue.handle(prepareUploadJob, ({ data, triesLeft, signal }) =>
    prepareUpload({ uploadId: data.uploadId, triesLeft, signal }, dependencies),
  );
}
