// Fires every kind of heavy call at once, from many guests, and watches the memory of the server's processes:
// `npm run bench:memory [-- --guests 6 --limit 3GB]`.
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { ERRORS, MUSIC_RECIPES } from '@reelwright/contracts';
import * as z from 'zod';
import { makeLargeImages, makeVideo, type SampleUpload } from './heavy-work/sample-uploads.ts';
import { isDone, isRendering, pushAd, uploadProductImage, waitForTask } from './heavy-work/sample-ads.ts';
import { uploadFile } from './heavy-work/upload-file.ts';
import { watchTree } from './watch-tree.ts';
import { type BenchServer, startBenchServer } from './load/bench-server.ts';
import { type ApiCaller, CallRefused, signInAsGuest } from './load/call-api.ts';

const SETTLE_MS = 30_000;
const MUSIC_EACH = 3;
const LOOKS_EACH = 1;
const BUSY_CODES: ReadonlySet<number> = new Set([
  ERRORS.SYSTEM_BUSY.code,
  ERRORS.TOO_MANY_REQUESTS.code,
  ERRORS.QUEUE_LIMIT.code,
]);

const { values } = parseArgs({
  options: { guests: { type: 'string', default: '6' }, limit: { type: 'string', default: '3GB' } },
});

/** Counts how calls of a kind ended. */
function createTally() {
  const counts = new Map<string, { done: number; busy: number; failed: number }>();
  return {
    async add(kind: string, call: Promise<unknown>): Promise<void> {
      const row = counts.get(kind) ?? { done: 0, busy: 0, failed: 0 };
      counts.set(kind, row);
      try {
        await call;
        row.done += 1;
      } catch (error) {
        const isBusy = error instanceof CallRefused && BUSY_CODES.has(error.code);
        row[isBusy ? 'busy' : 'failed'] += 1;
        if (!isBusy) process.stderr.write(`${kind}: ${String(error)}\n`);
      }
    },
    print: (): void => console.table(Object.fromEntries(counts)),
  };
}

/** One guest's calls, all at once. */
function listCalls(
  guest: ApiCaller,
  index: number,
  uploads: readonly SampleUpload[],
): [string, () => Promise<unknown>][] {
  const music = Array.from({ length: MUSIC_EACH }, (_none, nth): [string, () => Promise<unknown>] => {
    const recipe = MUSIC_RECIPES[(index * MUSIC_EACH + nth) % MUSIC_RECIPES.length];
    return ['music', () => guest.call('/music/play', { id: recipe?.id, length_s: 30 }, z.unknown())];
  });
  const looks = Array.from({ length: LOOKS_EACH }, (_none, nth): [string, () => Promise<unknown>] => {
    const input = { ratio: '9:16', language: 'en', name: `Bottle ${index} ${nth}` };
    return ['looks', () => guest.call('/u2v/preview/lookList', input, z.unknown())];
  });
  const reports = uploads.map((upload): [string, () => Promise<unknown>] => [
    upload.name,
    () => uploadFile(guest, upload),
  ]);
  return [...music, ...looks, ...reports];
}

async function makePreview(guest: ApiCaller, index: number): Promise<void> {
  const assetId = await uploadProductImage(guest, index);
  await waitForTask(guest, await pushAd(guest, { assetId, quality: 'preview', index }), isDone);
}

async function run(server: BenchServer, folder: string): Promise<void> {
  const images = await makeLargeImages();
  const video = await makeVideo(folder, { name: 'clip.mp4', size: '1920x1080', seconds: 20, rate: 30 });
  const guests = await Promise.all(Array.from({ length: Number(values.guests) }, () => signInAsGuest(server.url)));
  const [first, second] = guests;
  if (!first || !second) throw new Error('Two guests or more are needed');

  const idle = watchTree(server.pid).stop();
  const watching = watchTree(server.pid);
  const tally = createTally();
  const render = await pushAd(first, { assetId: await uploadProductImage(first, 0), quality: 'final', index: 0 });
  await waitForTask(first, render, isRendering);
  const startedAt = performance.now();
  await Promise.all([
    ...guests.flatMap((guest, index) =>
      listCalls(guest, index, index === 1 ? [...images, video] : images).map(([kind, call]) => tally.add(kind, call())),
    ),
    ...guests.slice(2).map((guest, index) => tally.add('preview', makePreview(guest, index))),
  ]);
  const seconds = (performance.now() - startedAt) / 1000;
  await first.call('/taskV2/cancel', { task_id: render }, z.unknown());
  const burst = watching.stop();
  await wait(SETTLE_MS);
  const after = watchTree(server.pid).stop();
  tally.print();
  console.table({
    'idle MB': { tree: idle.lastMb },
    'peak MB': { tree: burst.peakMb },
    'after MB': { tree: after.lastMb },
  });
  console.table(burst.peakByProgram);
  process.stdout.write(`${seconds.toFixed(1)} s for all calls beside a render\n`);
}

const folder = await mkdtemp(path.join(os.tmpdir(), 'bench-memory-'));
try {
  const server = await startBenchServer({
    dataDir: path.join(folder, 'data'),
    env: {
      GUEST_CREDITS: '1000',
      LOG_LEVEL: 'error',
      SAMPLE_CONTENT: 'off',
      MEDIA_ANALYSIS: 'off',
      MEMORY_LIMIT: values.limit,
    },
  });
  try {
    await run(server, folder);
  } finally {
    await server.stop();
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}
