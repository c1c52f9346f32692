import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { urlToVideo } from '@reelwright/contracts';
import * as z from 'zod';
import { isDone, waitForTask } from '../heavy-work/sample-ads.ts';
import { uploadFile } from '../heavy-work/upload-file.ts';
import { startBenchServer } from '../load/bench-server.ts';
import { type ApiCaller, signInAsGuest, whileBusy } from '../load/call-api.ts';
import type { SampleProduct } from './sample-product.ts';

export interface AdServer {
  /** Makes an ad of the sample in one task; returns the seconds from the call to its end. */
  makeAd(order: { lengthS: number; seed: number; count?: number }): Promise<number>;
  /** Previews the same ad, as its editor does, then renders a draft of it. */
  makeDraft(order: { lengthS: number; seed: number }): Promise<DraftTimes>;
  stop(): Promise<void>;
}

/** From the call that orders a draft, in seconds. */
export interface DraftTimes {
  /** Until the first second of video and all audio have arrived. */
  firstSecondS: number;
  /** Until the last part has arrived. */
  wholeS: number;
  /** Until the task has ended. */
  endS: number;
}

/** Starts the server in a process and data folder of its own, with the sample's images in a guest's library. */
export async function startAdServer(sample: SampleProduct, folder: string): Promise<AdServer> {
  const server = await startBenchServer({
    dataDir: path.join(folder, 'data'),
    env: { GUEST_CREDITS: '100000', LOG_LEVEL: 'error', SAMPLE_CONTENT: 'off' },
  });
  const caller = await signInAsGuest(server.url);
  const images = [];
  for (const image of sample.images) images.push({ asset_id: await whileBusy(() => uploadFile(caller, image)) });
  const product = { ...sample.product, images };
  return {
    makeAd: ({ lengthS, seed, count = 1 }) =>
      makeAd(caller, { product, length_s: lengthS, seed, count, language: 'en' }),
    makeDraft: ({ lengthS, seed }) => makeDraft(caller, { product, length_s: lengthS, seed, language: 'en' }),
    stop: () => server.stop(),
  };
}

const pushedTask = z.object({ task_id: z.string() });
const streamed = z.object({
  stream: z.object({ tracks: z.array(z.object({ urls: z.array(z.string()), is_whole: z.boolean() })) }).nullable(),
});
/** As often as the browser asks. */
const ASK_MS = 200;

const push = (caller: ApiCaller, order: object) => whileBusy(() => caller.call('/taskV2/push', order, pushedTask));

async function makeDraft(caller: ApiCaller, input: Record<string, unknown>): Promise<DraftTimes> {
  const preview = { ...input, quality: 'preview' };
  const previewed = await push(caller, { tool_type: urlToVideo.id, input: preview });
  await waitForTask(caller, previewed.task_id, isDone);
  const startedAt = performance.now();
  const elapsedS = (): number => (performance.now() - startedAt) / 1000;
  const order = { tool_type: urlToVideo.id, input: { ...input, quality: 'draft' }, preview_task_id: previewed.task_id };
  const { task_id: taskId } = await push(caller, order);
  const times = { firstSecondS: Number.POSITIVE_INFINITY, wholeS: Number.POSITIVE_INFINITY };
  const received = new Set<string>();
  const ended = waitForTask(caller, taskId, isDone).then(elapsedS);
  for (let isWhole = false; !isWhole; await wait(ASK_MS)) {
    const { stream } = await whileBusy(() => caller.call('/u2v/preview/stream', { task_id: taskId }, streamed));
    if (!stream && received.size > 0) break;
    const [video, audio] = stream?.tracks ?? [];
    for (const url of [video, audio].flatMap((track) => track?.urls ?? [])) {
      if (received.has(new URL(url, caller.toUrl('/')).pathname)) continue;
      received.add(new URL(url, caller.toUrl('/')).pathname);
      await (await fetch(caller.toUrl(url))).arrayBuffer();
    }
    if ((video?.urls.length ?? 0) > 1 && (audio?.urls.length ?? 0) > 0)
      times.firstSecondS = Math.min(times.firstSecondS, elapsedS());
    isWhole = stream?.tracks.every((track) => track.is_whole) === true;
    if (isWhole) times.wholeS = elapsedS();
  }
  const endS = await ended;
  return { ...times, wholeS: Math.min(times.wholeS, endS), endS };
}

async function makeAd(caller: ApiCaller, input: Record<string, unknown>): Promise<number> {
  const startedAt = performance.now();
  const pushed = await push(caller, { tool_type: urlToVideo.id, input });
  await waitForTask(caller, pushed.task_id, isDone);
  return (performance.now() - startedAt) / 1000;
}
