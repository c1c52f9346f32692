// Measures how fast the API responds while two videos are rendered: `npm run bench:load [-- --seconds 30]`.
import { createReadStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { once } from 'node:events';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { urlToVideo } from '@reelwright/contracts';
import * as z from 'zod';
import { createSampleAd } from '#src/studio/render/sample-document.ts';
import { startBenchServer } from './load/bench-server.ts';
import { type ApiCaller, signInAsGuest } from './load/call-api.ts';
import { type Latencies, measureLatency } from './load/measure-latency.ts';

const RENDERS = 2;
const PER_SECOND = 20;
const LIMIT_P99_MS = 50;
/** More callers than renders, since each may send only ten requests per second. */
const CALLERS = 3;
const LONGEST_PREPARATION_MS = 10 * 60_000;

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '30' } } });
const seconds = Number(values.seconds);

const taskState = z.object({ task_id: z.string(), state: z.string(), step: z.string().nullable() });

/** Serves the images of the ads that are made meanwhile. */
async function serveImages(files: readonly string[]) {
  const server = createServer((request, response) => {
    const file = files[Number(/(\d+)\.jpg$/.exec(request.url ?? '')?.[1])];
    if (file === undefined) return void response.writeHead(404).end();
    response.writeHead(200, { 'content-type': 'image/jpeg' });
    createReadStream(file).pipe(response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('It listens on a port');
  return { host: `127.0.0.1:${address.port}`, close: () => server.close() };
}

async function pushAd(caller: ApiCaller, host: string, index: number): Promise<string> {
  const images = [0, 1, 2, 3, 4].map((image) => ({ url: `http://${host}/${image}.jpg` }));
  const product = {
    name: `Steel bottle ${index}`,
    description: 'Keeps water cold for a day and tea hot for a night. Fits every cup holder. Never leaks.',
    images,
  };
  const input = { product, length_s: 60, resolution: '1080p', language: 'en' };
  const { task_id: taskId } = await caller.call('/taskV2/push', { tool_type: urlToVideo.id, input }, taskState);
  return taskId;
}

async function waitForRender(caller: ApiCaller, taskId: string): Promise<void> {
  const giveUpAt = performance.now() + LONGEST_PREPARATION_MS;
  for (;;) {
    const { state, step } = await caller.call('/taskV2/status', { task_id: taskId }, taskState);
    if (state === 'generating' && step === 'render') return;
    if (!['in_queue', 'generating'].includes(state) || performance.now() > giveUpAt)
      throw new Error(`The ad is ${state} (${step ?? 'no step'}) instead of being rendered`);
    await wait(500);
  }
}

function toRow({ count, p50Ms, p99Ms, maxMs }: Latencies) {
  return { requests: count, 'p50 ms': p50Ms.toFixed(1), 'p99 ms': p99Ms.toFixed(1), 'max ms': maxMs.toFixed(1) };
}

const folder = await mkdtemp(path.join(os.tmpdir(), 'bench-load-'));
try {
  const { files } = await createSampleAd({
    folder,
    width: 1080,
    height: 1920,
    durationMs: 1000,
    scenes: 5,
    imagePx: 1600,
  });
  const images = await serveImages([0, 1, 2, 3, 4].map((index) => files[`image-${index}`] ?? ''));
  const server = await startBenchServer({
    dataDir: path.join(folder, 'data'),
    env: {
      FETCH_ALLOW_HOSTS: images.host,
      WORKER_CONCURRENCY: String(RENDERS),
      GUEST_CREDITS: '100000',
      LOG_LEVEL: 'error',
    },
  });
  try {
    const callers = await Promise.all(Array.from({ length: CALLERS }, () => signInAsGuest(server.url)));
    const tasks: { caller: ApiCaller; taskId: string }[] = [];
    for (const [index, caller] of callers.entries())
      tasks.push({ caller, taskId: await pushAd(caller, images.host, index) });
    const ask = async (index: number): Promise<string> => {
      const { caller, taskId } = tasks[index % tasks.length] ?? {};
      if (!caller || taskId === undefined) throw new Error('There is a task for each caller');
      return (await caller.call('/taskV2/status', { task_id: taskId }, taskState)).step ?? '';
    };
    process.stdout.write('Preparing two ads of 60 s at 1080p ...\n');
    await Promise.all(tasks.slice(0, RENDERS).map(({ caller, taskId }) => waitForRender(caller, taskId)));
    const load = { perSecond: PER_SECOND, seconds };
    const stepsSeen = new Set<string>();
    const busy = await measureLatency(async (index) => {
      const step = await ask(index);
      if (index % CALLERS < RENDERS) stepsSeen.add(step);
    }, load);
    for (const { caller, taskId } of tasks) await caller.call('/taskV2/cancel', { task_id: taskId }, z.unknown());
    // Killed processes leave memory to free and rows to write.
    await wait(3000);
    const idle = await measureLatency(ask, load);
    console.table({ 'two renders': toRow(busy), idle: toRow(idle) });
    const isRendering = stepsSeen.size === 1 && stepsSeen.has('render');
    if (!isRendering) process.stdout.write(`Not rendered all the time: ${[...stepsSeen].join(', ')}\n`);
    process.stdout.write(`p99 ${busy.p99Ms.toFixed(1)} ms under two renders (limit ${LIMIT_P99_MS} ms)\n`);
    process.exitCode = isRendering && busy.p99Ms <= LIMIT_P99_MS ? 0 : 1;
  } finally {
    await server.stop();
    images.close();
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}
