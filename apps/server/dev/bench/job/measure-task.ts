import path from 'node:path';
import { urlToVideo } from '@reelwright/contracts';
import * as z from 'zod';
import { isDone, waitForTask } from '../heavy-work/sample-ads.ts';
import { uploadFile } from '../heavy-work/upload-file.ts';
import { startBenchServer } from '../load/bench-server.ts';
import { type ApiCaller, signInAsGuest } from '../load/call-api.ts';
import type { SampleProduct } from './sample-product.ts';

export interface AdServer {
  /** Makes an ad of the sample in one task; returns the seconds from the call to its end. */
  makeAd(order: { lengthS: number; seed: number; count?: number }): Promise<number>;
  stop(): Promise<void>;
}

/** Starts the server in a process and data folder of its own, with the sample's images in a guest's library. */
export async function startAdServer(sample: SampleProduct, folder: string): Promise<AdServer> {
  const server = await startBenchServer({
    dataDir: path.join(folder, 'data'),
    env: { GUEST_CREDITS: '100000', LOG_LEVEL: 'error', SAMPLE_CONTENT: 'off' },
  });
  const caller = await signInAsGuest(server.url);
  const images = [];
  for (const image of sample.images) images.push({ asset_id: await uploadFile(caller, image) });
  const product = { ...sample.product, images };
  return {
    makeAd: ({ lengthS, seed, count = 1 }) =>
      makeAd(caller, { product, length_s: lengthS, seed, count, language: 'en' }),
    stop: () => server.stop(),
  };
}

async function makeAd(caller: ApiCaller, input: Record<string, unknown>): Promise<number> {
  const startedAt = performance.now();
  const pushed = await caller.call(
    '/taskV2/push',
    { tool_type: urlToVideo.id, input },
    z.object({ task_id: z.string() }),
  );
  await waitForTask(caller, pushed.task_id, isDone);
  return (performance.now() - startedAt) / 1000;
}
