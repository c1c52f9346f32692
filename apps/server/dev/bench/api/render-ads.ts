import { mkdir } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { urlToVideo } from '@reelwright/contracts';
import * as z from 'zod';
import { createSampleAd } from '#src/studio/render/sample-document.ts';
import { type ApiCaller, signInAsGuest, whileBusy } from '../load/call-api.ts';
import { serveImages } from '../load/serve-images.ts';

const RENDERS = 2;
/** Two of them render for at least 20 s on two processors, longer than the calls beside them are measured. */
const AD_SECONDS = 30;
const LONGEST_PREPARATION_MS = 2 * 60_000;
const IMAGES = [0, 1, 2, 3, 4];

const taskState = z.object({
  task_id: z.string(),
  state: z.string(),
  step: z.string().nullable(),
  failure: z.object({ reason: z.string() }).nullable(),
});

interface RunningAd {
  caller: ApiCaller;
  taskId: string;
}

async function pushAd(caller: ApiCaller, host: string, index: number): Promise<RunningAd> {
  const product = {
    name: `Steel bottle ${index}`,
    description: 'Keeps water cold for a day and tea hot for a night. Fits every cup holder. Never leaks.',
    images: IMAGES.map((image) => ({ url: `http://${host}/${image}.jpg` })),
  };
  const input = { product, length_s: AD_SECONDS, resolution: '1080p', language: 'en' };
  const { task_id: taskId } = await whileBusy(() =>
    caller.call('/taskV2/push', { tool_type: urlToVideo.id, input }, taskState),
  );
  return { caller, taskId };
}

async function isRendering({ caller, taskId }: RunningAd): Promise<boolean> {
  const { state, step, failure } = await caller.call('/taskV2/status', { task_id: taskId }, taskState);
  if (!['in_queue', 'generating'].includes(state))
    throw new Error(`An ad ended: ${state}, ${failure?.reason ?? 'without a failure'}`);
  return state === 'generating' && step === 'render';
}

/** What `startBenchServer` needs to know of the shop that the ads are made from. */
export async function openShop(folder: string) {
  await mkdir(folder, { recursive: true });
  const size = { width: 1080, height: 1920, imagePx: 1600 };
  const { files } = await createSampleAd({ folder, ...size, durationMs: 1000, scenes: IMAGES.length });
  const images = await serveImages(IMAGES.map((index) => files[`image-${index}`] ?? ''));
  return {
    ...images,
    env: { FETCH_ALLOW_HOSTS: images.host, WORKER_CONCURRENCY: String(RENDERS), GUEST_CREDITS: '100000' },
  };
}

/**
 * Makes ads until two of them are being rendered. Returns how to learn whether both still are, and how to end them.
 */
export async function renderTwoAds(serverUrl: string, shopHost: string) {
  const ads: RunningAd[] = [];
  for (let index = 0; index < RENDERS; index++) ads.push(await pushAd(await signInAsGuest(serverUrl), shopHost, index));
  const giveUpAt = performance.now() + LONGEST_PREPARATION_MS;
  const areRendering = async (): Promise<boolean> => (await Promise.all(ads.map(isRendering))).every(Boolean);
  while (!(await whileBusy(areRendering))) {
    if (performance.now() > giveUpAt) throw new Error('The ads were not ready to be rendered in time');
    await wait(500);
  }
  return {
    areRendering,
    async stop(): Promise<void> {
      for (const { caller, taskId } of ads) await caller.call('/taskV2/cancel', { task_id: taskId }, z.unknown());
    },
  };
}
