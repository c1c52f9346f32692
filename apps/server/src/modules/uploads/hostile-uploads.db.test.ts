import { buffer } from 'node:stream/consumers';
import { crc32, deflateSync } from 'node:zlib';
import type { AssetId } from '@reelwright/contracts';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Actor } from '../../actor.ts';
import { AppError } from '../../app-error.ts';
import { addTestUser } from '../accounts/test-users.ts';
import { inputOf, openTestLibrary, type TestLibrary } from '../assets/library/test-library.ts';
import { toUploadKey } from './library-keys.ts';

const { signal } = new AbortController();
let bench: TestLibrary;
let actor: Actor;

beforeAll(async () => {
  bench = await openTestLibrary({ now: () => new Date('2026-11-20T10:00:00Z') });
});
afterAll(async () => bench[Symbol.asyncDispose]());
beforeEach(async () => {
  // The most that a plan may keep.
  actor = { ...(await addTestUser(bench.database)), plan: 'business' };
});

async function upload(fileName: string, content: Buffer): Promise<AssetId> {
  const input = inputOf('getUploadUrl', { file_name: fileName, filesize: content.length });
  const { upload_id: uploadId } = await bench.uploads.getUploadUrl(actor, input);
  await bench.storage.put(toUploadKey(uploadId), content, 'application/octet-stream');
  await bench.uploads.reportUpload({ actor, uploadId, signal });
  return uploadId;
}
/** Throws what is no refusal. */
function codeOf(error: unknown): string {
  if (error instanceof AppError) return error.code;
  throw error;
}
const names = async () => (await bench.list(actor)).map((entry) => entry.file_name);

const drawPhoto = (): Promise<Buffer> =>
  sharp({ create: { width: 300, height: 300, channels: 3, background: '#2050c0' } })
    .jpeg()
    .toBuffer();

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** A PNG of a few kilobytes that unpacks to gigabytes. */
function drawBomb(side: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc(2_000_000));
  const start = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  return Buffer.concat([start, chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]);
}

test.each<[string, string, () => Buffer]>([
  ['a PNG of 50,000 x 50,000 pixels', 'huge.png', () => drawBomb(50_000)],
  ['a zip file that is called an image', 'photo.png', () => Buffer.from('PK\x03\x04'.padEnd(3000, '\0'), 'latin1')],
  ['an MP4 that is a page', 'clip.mp4', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['a GIF that is a script', 'move.gif', () => Buffer.from('GIF89a=1;/*<script>alert(1)</script>*/')],
  ['an empty header of a video', 'clip.mov', () => Buffer.from('\0\0\0\x18ftypqt  ', 'latin1')],
])('%s is refused with a clear reason, and nothing is kept but the report of it', async (_what, fileName, make) => {
  const before = await bench.sumFiles();
  const outcome = await upload(fileName, make()).then(
    () => 'taken',
    (error: unknown) => codeOf(error),
  );
  // Whether a container holds a video shows in the job that prepares it; the others are refused at once.
  if (fileName === 'clip.mov') expect(outcome).toBe('taken');
  else expect(['FILE_FORMAT', 'FILE_CORRUPTED', 'IMAGE_TOO_LARGE', 'FILE_TOO_LARGE']).toContain(outcome);
  expect(await names()).toEqual([]);
  expect((await bench.sumFiles()) - before).toBeLessThan(100_000);
});

test('an image with an archive behind it becomes an image without one', async () => {
  const content = Buffer.concat([await drawPhoto(), Buffer.from('PK\x03\x04 secret.exe', 'latin1')]);
  const assetId = await upload('photo.jpg', content);
  const media = await bench.uploads.findMedia(actor, assetId);
  const served = await buffer(await bench.storage.get(media?.media.key ?? ''));
  expect(served.includes('secret.exe')).toBe(false);
});

test.each([
  ['../../../etc/passwd.jpg', 'passwd.jpg'],
  ['summer \u{1f31e}\u{1f468}‍\u{1f469}.jpg', 'summer \u{1f31e}\u{1f468}\u{1f469}.jpg'],
  ['a\u202egpj.jpg', 'agpj.jpg'],
  ['nul\0l.jpg', 'null.jpg'],
])('the name %j is safe', async (given, kept) => {
  const content = await drawPhoto();
  const outcome = await upload(given, content).catch((error: unknown) => codeOf(error));
  // Names with characters of paths are refused before a byte is sent.
  if (outcome === 'INVALID_INPUT') return expect(await names()).toEqual([]);
  expect((await names()).map((name) => name.replaceAll('‍', ''))).toEqual([kept]);
});

test('a name of 300 characters is refused before a byte is sent', () => {
  expect(() => inputOf('getUploadUrl', { file_name: `${'x'.repeat(296)}.jpg`, filesize: 10 })).toThrow();
});
