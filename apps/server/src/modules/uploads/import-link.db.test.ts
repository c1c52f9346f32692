import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { AssetId } from '@reelwright/contracts';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Actor } from '../../actor.ts';
import { createGuardedFetch, type GuardedFetch } from '../../platform/fetch/guarded-fetch.ts';
import { openGate } from '../../platform/heavy-work/test-open-gate.ts';
import { silentLogger } from '../../platform/log/logger.ts';
import { runProgram } from '../../platform/process/run-program.ts';
import { addTestUser } from '../accounts/test-users.ts';
import { inputOf, openTestLibrary, type TestLibrary } from '../assets/library/test-library.ts';
import { importLink } from './import-link.ts';

const clock = { now: () => new Date('2026-11-20T10:00:00Z') };
const { signal } = new AbortController();

let bench: TestLibrary;
let folder: string;
let site: Server;
let origin: string;
let guarded: GuardedFetch;
let actor: Actor;
let image: Buffer;

beforeAll(async () => {
  bench = await openTestLibrary(clock);
  folder = await mkdtemp(path.join(tmpdir(), 'import-link-'));
  image = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#2050c0' } })
    .png()
    .toBuffer();
  site = createServer(({ url }, answer) => {
    if (url === '/photo.png') answer.end(image);
    else if (url === '/named') {
      answer.setHeader('content-disposition', "attachment; filename*=UTF-8''%E5%A4%8F%E5%AD%A3.png");
      answer.end(image);
    } else if (url === '/download?id=7') answer.end(image);
    else if (url === '/page.mp4') answer.setHeader('content-type', 'video/mp4').end('<!doctype html><p>Hello');
    else if (url === '/inside') answer.writeHead(302, { location: 'http://169.254.169.254/latest' }).end();
    else answer.writeHead(404).end();
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(site.address() as AddressInfo).port}`;
  origin = `http://${host}`;
  guarded = createGuardedFetch({ allowHosts: [host] });
});
afterAll(async () => {
  await guarded.close();
  await new Promise((resolve) => site.close(resolve));
  await bench[Symbol.asyncDispose]();
  await rm(folder, { recursive: true });
});
beforeEach(async () => {
  actor = await addTestUser(bench.database);
});

const runJob = (uploadId: AssetId): Promise<void> => {
  const { database, storage, assets, analyses, uploads } = bench;
  const { finishUpload, checkStorage } = uploads;
  return importLink(
    { uploadId, plan: actor.plan, triesLeft: 0, signal },
    {
      database,
      storage,
      assets,
      analyses,
      finishUpload,
      checkStorage,
      clock,
      saveGuarded: guarded.saveGuarded,
      queue: { enqueue: async () => '' },
      runProgram,
      heavyWork: openGate,
      log: silentLogger,
      async makeFolder() {
        const temp = await mkdtemp(path.join(folder, 'temp-'));
        return { path: temp, remove: () => rm(temp, { recursive: true }) };
      },
    },
  );
};

/** Has a link fetched, and returns the id of its upload. */
async function fetchLink(url: string): Promise<AssetId> {
  const { list } = await bench.uploads.importLinks(actor, inputOf('importLinks', { urls: [url] }));
  const uploadId = list[0]?.upload_id as AssetId;
  await runJob(uploadId);
  return uploadId;
}
const queueOf = (who: Actor) => bench.library.listQueue(who, 'en');
const names = async () => (await bench.list(actor)).map((entry) => entry.file_name);

test.each([
  ['/photo.png', 'photo.png'],
  ['/named', '夏季.png'],
  ['/download?id=7', 'download.png'],
])('the file of %s comes into the library as %s', async (address, name) => {
  const uploadId = await fetchLink(origin + address);
  expect(await names()).toEqual([name]);
  const asset = await bench.library.getAsset({ actor, assetId: uploadId, language: 'en' });
  expect(asset).toMatchObject({ width: 300, height: 300, filesize: image.length, analysis: { state: 'waiting' } });
  expect((await queueOf(actor)).list.map(({ kind }) => kind)).toEqual(['analysis']);
});

test.each([
  ['a page that calls itself a video', '/page.mp4', 'File format is not supported'],
  ['a missing file', '/nothing', undefined],
  ['a link that leads to an inner address', '/inside', undefined],
])('%s is refused with its reason, and leaves nothing behind', async (_name, address, problem) => {
  const uploadId = await fetchLink(origin + address);
  const { list } = await queueOf(actor);
  expect(list).toMatchObject([{ id: uploadId, kind: 'link', state: 'failed', url: origin + address }]);
  expect(list[0]?.problem).not.toBe('');
  if (problem !== undefined) expect(list[0]?.problem).toBe(problem);
  expect(await names()).toEqual([]);
  // The reason stays however often it is asked for.
  for (const _time of [1, 2]) {
    await expect(bench.uploads.reportUpload({ actor, uploadId, signal })).rejects.toThrow();
  }
  expect(await bench.library.clearQueue(actor, signal)).toEqual({ changed: 1 });
  expect((await queueOf(actor)).list).toEqual([]);
  expect(await bench.storage.list(`library/${uploadId}/`)).toEqual([]);
});

test('a link that waits says so to its own user only, and is dropped before it is fetched', async () => {
  const { list } = await bench.uploads.importLinks(actor, inputOf('importLinks', { urls: [`${origin}/photo.png`] }));
  const uploadId = list[0]?.upload_id as AssetId;
  expect(await bench.uploads.reportUpload({ actor, uploadId, signal })).toMatchObject({ state: 'preparing' });
  const stranger = await addTestUser(bench.database);
  expect((await queueOf(stranger)).list).toEqual([]);
  await expect(bench.uploads.reportUpload({ actor: stranger, uploadId, signal })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
  await bench.library.clearQueue(stranger, signal);
  await bench.library.clearQueue(actor, signal);
  await runJob(uploadId);
  expect(await names()).toEqual([]);
});

test('a full library refuses links before they are fetched', async () => {
  await bench.addFile(actor, { sizeBytes: 50 });
  const full = { ...actor, plan: 'guest' as const };
  const input = inputOf('importLinks', { urls: [`${origin}/photo.png`] });
  const huge = await bench.addFile(actor, { sizeBytes: 10 });
  await bench.database.query('update assets set size_bytes = 1e15 where asset_id = $1', [huge]);
  await expect(bench.uploads.importLinks(full, input)).rejects.toMatchObject({ code: 'STORAGE_QUOTA' });
});

test.each([['ftp://example.com/a.png'], ['javascript:alert(1)'], ['not a link'], ['']])('%j is no link', (url) => {
  expect(() => inputOf('importLinks', { urls: [url] })).toThrow();
});
