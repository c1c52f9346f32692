// Measures how long a free preview takes alone and while a video is rendered, in pairs:
// `npm run bench:previews [-- --pairs 5]`.
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import * as z from 'zod';
import { hasStarted, isDone, isRendering, pushAd, uploadProductImage, waitForTask } from './heavy-work/sample-ads.ts';
import { startBenchServer } from './load/bench-server.ts';
import { type ApiCaller, signInAsGuest } from './load/call-api.ts';

const LIMIT_START_MS = 1000;
/** Enough for the time of a core that previews share with the render's decoders and pages. */
const LIMIT_RATIO = 2;

const { values } = parseArgs({ options: { pairs: { type: 'string', default: '5' } } });

interface PreviewTimes {
  /** Until a worker had begun it. */
  startMs: number;
  totalMs: number;
}

async function measurePreview(caller: ApiCaller, index: number): Promise<PreviewTimes> {
  const assetId = await uploadProductImage(caller, index);
  const startedAt = performance.now();
  const preview = await pushAd(caller, { assetId, quality: 'preview', index });
  await waitForTask(caller, preview, hasStarted);
  const startMs = performance.now() - startedAt;
  await waitForTask(caller, preview, isDone);
  return { startMs, totalMs: performance.now() - startedAt };
}

/** Measures a preview while another user's video is rendered, which is then cancelled. */
async function measureBesideRender(callers: { preview: ApiCaller; render: ApiCaller }, index: number) {
  const assetId = await uploadProductImage(callers.render, index);
  const render = await pushAd(callers.render, { assetId, quality: 'final', index });
  await waitForTask(callers.render, render, isRendering);
  const times = await measurePreview(callers.preview, index);
  await callers.render.call('/taskV2/cancel', { task_id: render }, z.unknown());
  return times;
}

function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

const folder = await mkdtemp(path.join(os.tmpdir(), 'bench-previews-'));
try {
  const server = await startBenchServer({
    dataDir: path.join(folder, 'data'),
    env: { GUEST_CREDITS: '100000', LOG_LEVEL: 'error', SAMPLE_CONTENT: 'off' },
  });
  try {
    const [preview, render] = await Promise.all([signInAsGuest(server.url), signInAsGuest(server.url)]);
    // The first preview starts programs and fills caches.
    await measurePreview(preview, 0);
    const pairs: { alone: PreviewTimes; beside: PreviewTimes }[] = [];
    for (let index = 1; index <= Number(values.pairs); index++) {
      const alone = await measurePreview(preview, 2 * index);
      const beside = await measureBesideRender({ preview, render }, 2 * index + 1);
      pairs.push({ alone, beside });
      const [aloneMs, besideMs, startMs] = [alone.totalMs, beside.totalMs, beside.startMs].map(Math.round);
      process.stdout.write(`Alone ${aloneMs} ms, beside a render ${besideMs} ms, started after ${startMs} ms\n`);
    }
    const ratio = median(pairs.map(({ alone, beside }) => beside.totalMs / alone.totalMs));
    const startMs = median(pairs.map(({ beside }) => beside.startMs));
    process.stdout.write(`A preview takes ${ratio.toFixed(2)} times as long beside a render (limit ${LIMIT_RATIO}), `);
    process.stdout.write(`and starts after ${Math.round(startMs)} ms (limit ${LIMIT_START_MS} ms)\n`);
    process.exitCode = ratio <= LIMIT_RATIO && startMs <= LIMIT_START_MS ? 0 : 1;
  } finally {
    await server.stop();
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}
