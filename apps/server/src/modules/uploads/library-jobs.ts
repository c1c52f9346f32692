import { assetId, USER_GROUPS } from '@reelwright/contracts';
import * as z from 'zod';
import { defineJob } from '../../platform/queue/queue.ts';

// A job from before the plan was stored has none.
const uploadJob = z.object({ uploadId: assetId, plan: z.enum(USER_GROUPS).default('guest') });
/** One upload of each user at a time: an encoder uses the whole machine. */
const UPLOAD_RUNS = {
  data: uploadJob,
  running: 'one_per_key',
  concurrency: 1,
  retryLimit: 3,
  retryDelayS: 5,
  maxRunS: 6 * 3600,
} as const;

/**
 * Makes the working copy of a video or audio file, and hands long ones on: a short one never waits for a long one of
 * another user.
 */
export const prepareUploadJob = defineJob({ name: 'prepare_upload', ...UPLOAD_RUNS });
export const prepareLongUploadJob = defineJob({ name: 'prepare_long_upload', ...UPLOAD_RUNS });

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

/** Fetches the file of a link. Two at a time: the other side may be slow. */
export const importLinkJob = defineJob({
  name: 'import_link',
  data: uploadJob,
  running: 'one_per_key',
  concurrency: 2,
  retryLimit: 2,
  retryDelayS: 15,
  maxRunS: 2 * 3600,
});
