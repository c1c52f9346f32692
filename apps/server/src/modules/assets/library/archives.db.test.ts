import { buffer } from 'node:stream/consumers';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import yauzl from 'yauzl';
import type { Actor } from '#src/actor.ts';
import { addTestUser } from '../../accounts/test-users.ts';
import { registerArchives } from './archives.routes.ts';
import { openTestLibrary, type TestLibrary } from './test-library.ts';

let now = new Date('2026-11-20T10:00:00Z');
let bench: TestLibrary;
let app: FastifyInstance;
let actor: Actor;

beforeAll(async () => {
  bench = await openTestLibrary({ now: () => now });
  app = Fastify();
  await registerArchives(app, bench.library);
});
afterAll(async () => {
  await app.close();
  await bench[Symbol.asyncDispose]();
});
beforeEach(async () => {
  actor = await addTestUser(bench.database);
});

/** Returns the content of each file of a zip. */
async function unzip(archive: Buffer): Promise<Record<string, string>> {
  const zip = await yauzl.fromBufferPromise(archive);
  const files: Record<string, string> = {};
  for await (const entry of zip.eachEntry()) {
    files[entry.fileName] = (await buffer(await zip.openReadStreamPromise(entry))).toString();
  }
  return files;
}

test('several assets download as one zip, those in folders too, each under a name of its own', async () => {
  const { id: folder } = await bench.library.addFolder(actor, { folder_name: 'Mugs', parent_id: null }, 'en');
  const first = await bench.addFile(actor, { fileName: '杯子.png' });
  const second = await bench.addFile(actor, { fileName: 'IMG_1.HEIC', contentType: 'image/jpeg', folderId: folder });
  const third = await bench.addFile(actor, { fileName: '杯子.PNG', folderId: folder });
  await bench.addFile(actor, { fileName: 'elsewhere.png' });
  const { url, count } = await bench.library.downloadBatch(actor, { asset_ids: [first], folder_ids: [folder] });
  expect(count).toBe(3);
  const response = await app.inject(url);
  expect(response.headers).toMatchObject({
    'content-type': 'application/zip',
    'content-disposition': 'attachment; filename=assets-2026-11-20.zip',
  });
  const files = await unzip(response.rawPayload);
  expect(Object.keys(files).toSorted()).toEqual(['IMG_1.jpg', '杯子 (2).PNG', '杯子.png'].toSorted());
  expect(files['IMG_1.jpg']).toBe(second.slice(0, 10));
  expect(files['杯子.png']).toBe(first.slice(0, 10));
  expect(files['杯子 (2).PNG']).toBe(third.slice(0, 10));
});

test('an address of an archive that was altered, or is older than ten minutes, opens nothing', async () => {
  const { url } = await bench.library.downloadBatch(actor, { asset_ids: [await bench.addFile(actor)], folder_ids: [] });
  const altered = url.replace(/grant=(.)/, (_, first: string) => `grant=${first === 'A' ? 'B' : 'A'}`);
  expect((await app.inject(altered)).statusCode).toBe(404);
  expect((await app.inject('/files/archive')).statusCode).toBe(404);
  now = new Date(now.getTime() + 10 * 60_000);
  expect((await app.inject(url)).statusCode).toBe(404);
});

test('an archive leaves out what was deleted since its address was made', async () => {
  const [kept, gone] = [await bench.addFile(actor, { fileName: 'a.png' }), await bench.addFile(actor)];
  const { url } = await bench.library.downloadBatch(actor, { asset_ids: [kept, gone], folder_ids: [] });
  await bench.library.remove(actor, { asset_ids: [gone], folder_ids: [] });
  expect(Object.keys(await unzip((await app.inject(url)).rawPayload))).toEqual(['a.png']);
});

test('one asset downloads under its own name, with the extension of what it is', async () => {
  const id = await bench.addFile(actor, { fileName: 'IMG_1.HEIC', contentType: 'image/jpeg' });
  const { url, file_name: name } = await bench.library.download(actor, id);
  expect(name).toBe('IMG_1.jpg');
  expect(url).toContain('download=IMG_1.jpg');
});
