import { assetId, USER_GROUPS } from '@reelwright/contracts';
import * as z from 'zod';
import { defineJob, type Queue } from '../../platform/queue/queue.ts';
import { type AnalyseAssetDependencies, analyseAsset } from './analyse-asset.ts';

/** Nobody waits at a screen for it, so one of each workspace at a time is enough. */
export const analyseAssetJob = defineJob({
  name: 'analyse_asset',
  data: z.object({ assetId, plan: z.enum(USER_GROUPS) }),
  running: 'one_per_key',
  concurrency: 1,
  retryLimit: 2,
  retryDelayS: 10,
  maxRunS: 3600,
});

export function handleAnalysisJobs(queue: Pick<Queue, 'handle'>, dependencies: AnalyseAssetDependencies): void {
  queue.handle(analyseAssetJob, ({ data, triesLeft, signal }) =>
    analyseAsset({ ...data, triesLeft, signal }, dependencies),
  );
}
