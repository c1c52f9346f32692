import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { type AssetId, type UserId, USER_TYPES } from '@reelwright/contracts';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../platform/database/database.ts';
import { openTestDatabase } from '../../platform/database/test-database.ts';
import { openFolderStorage } from '../../platform/storage/folder-storage.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { insertUser } from '../accounts/accounts.store.ts';
import { createAssetsService } from '../assets/assets.service.ts';
import { createMediaLibraryService, type MediaLibraryService } from './media-library.service.ts';

const { signal } = new AbortController();
let now = new Date('2026-11-20T10:00:00Z');
const clock = { now: () => now };
let folder: string;
let database: Database;
let storage: Storage;
let library: MediaLibraryService;
let owner: UserId;
let stranger: UserId;

async function addUser(): Promise<UserId> {
  const row = await insertUser(database.db, {
    userType: USER_TYPES.free,
    vipLevel: 1,
    email: null,
    passwordHash: null,
    nickname: null,
    createdAt: now,
  });
  return row.userId as UserId;
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'media-library-'));
  database = await openTestDatabase();
  storage = await openFolderStorage({ folder, signingSecret: 'test', publicUrl: '', clock });
  library = createMediaLibraryService({ database, storage, assets: createAssetsService({ clock }), clock });
  owner = await addUser();
  stranger = await addUser();
});

afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

function drawPicture(width: number, height: number): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#cc3344' } })
    .png()
    .toBuffer();
}

/** Asks for an address and puts the content there, as the browser would. */
async function upload(content: Buffer, fileName = 'photo.png'): Promise<AssetId> {
  const { upload_id: uploadId } = await library.getUploadUrl(owner, { file_name: fileName, filesize: content.length });
  await storage.put(`uploads/${uploadId}`, content, 'application/octet-stream');
  return uploadId;
}

test('an uploaded picture becomes an asset of its owner, with a thumbnail', async () => {
  const content = await drawPicture(640, 480);
  const uploadId = await upload(content, '../../Sommer: Foto?.png');
  const asset = await library.reportUpload({ userId: owner, uploadId, signal });
  expect(asset).toMatchObject({
    id: uploadId,
    file_name: 'Sommer_ Foto_.png',
    asset_type: 1,
    width: 640,
    height: 480,
    duration: null,
    filesize: content.length,
  });
  const thumbnail = await sharp(await buffer(await storage.get(`library/${uploadId}/thumbnail.jpg`))).metadata();
  expect(thumbnail).toMatchObject({ format: 'jpeg', width: 300, height: 300 });
  const key = await library.findImageAsset(owner, uploadId);
  expect(await buffer(await storage.get(key ?? ''))).toEqual(content);
  expect(await storage.head(`uploads/${uploadId}`)).toBeUndefined();
});

test('the address handed out is signed for one file of at most 10 MB, for an hour', async () => {
  const answer = await library.getUploadUrl(owner, { file_name: 'a.png', filesize: 10 });
  expect(answer.url).toContain(answer.upload_id);
  expect(answer.expires).toBe('2026-11-20T11:00:00.000Z');
});

test('reporting the same upload twice gives the same asset', async () => {
  const uploadId = await upload(await drawPicture(300, 300));
  const [first, second] = await Promise.all(
    [1, 2].map(() => library.reportUpload({ userId: owner, uploadId, signal })),
  );
  expect(second?.id).toBe(first?.id);
  expect((await library.reportUpload({ userId: owner, uploadId, signal })).id).toBe(uploadId);
});

test("somebody else's upload and asset answer as if they did not exist", async () => {
  const uploadId = await upload(await drawPicture(300, 300));
  const theft = () => library.reportUpload({ userId: stranger, uploadId, signal });
  await expect(theft()).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await library.reportUpload({ userId: owner, uploadId, signal });
  await expect(theft()).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect(await library.findImageAsset(stranger, uploadId)).toBeUndefined();
});

test('a report before anything was put says that the upload failed', async () => {
  const { upload_id: uploadId } = await library.getUploadUrl(owner, { file_name: 'a.png', filesize: 10 });
  await expect(library.reportUpload({ userId: owner, uploadId, signal })).rejects.toMatchObject({
    code: 'IMAGE_UPLOAD_FAILED',
  });
});

test('what is no picture is refused by its content, whatever its name', async () => {
  const html = await upload(Buffer.from('<html><script>alert(1)</script>'), 'photo.jpg');
  await expect(library.reportUpload({ userId: owner, uploadId: html, signal })).rejects.toMatchObject({
    code: 'FILE_FORMAT',
  });
  const svg = await upload(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"/>'), 'a.png');
  await expect(library.reportUpload({ userId: owner, uploadId: svg, signal })).rejects.toMatchObject({
    code: 'FILE_FORMAT',
  });
});

test('a damaged picture is refused, and a whole one may be put in its place', async () => {
  const content = await sharp({
    create: {
      width: 800,
      height: 800,
      channels: 3,
      background: 'red',
      noise: { type: 'gaussian', mean: 100, sigma: 40 },
    },
  })
    .png()
    .toBuffer();
  const uploadId = await upload(content.subarray(0, content.length / 2));
  await expect(library.reportUpload({ userId: owner, uploadId, signal })).rejects.toMatchObject({
    code: 'FILE_CORRUPTED',
  });
  expect(await library.findImageAsset(owner, uploadId)).toBeUndefined();
  await storage.put(`uploads/${uploadId}`, content, 'image/png');
  expect((await library.reportUpload({ userId: owner, uploadId, signal })).width).toBe(800);
});

test('a picture under 200 pixels is refused with the size that is needed', async () => {
  const uploadId = await upload(await drawPicture(199, 900));
  await expect(library.reportUpload({ userId: owner, uploadId, signal })).rejects.toMatchObject({
    code: 'IMAGE_TOO_SMALL',
    values: { pixels: 200 },
  });
});

test('the asset keeps the bytes that were checked, though its upload address is still good', async () => {
  const content = await drawPicture(300, 300);
  const uploadId = await upload(content);
  await library.reportUpload({ userId: owner, uploadId, signal });
  await storage.put(`uploads/${uploadId}`, Buffer.from('something else'), 'text/html');
  const key = await library.findImageAsset(owner, uploadId);
  expect(await buffer(await storage.get(key ?? ''))).toEqual(content);
});

test('uploads that were never reported are removed, assets stay', async () => {
  const kept = await upload(await drawPicture(300, 300));
  await library.reportUpload({ userId: owner, uploadId: kept, signal });
  const abandoned = await upload(await drawPicture(300, 300));
  now = new Date(now.getTime() + 24 * 60 * 60 * 1000);
  expect(await library.deleteExpiredUploads(signal)).toBeGreaterThan(0);
  expect(await storage.head(`uploads/${abandoned}`)).toBeUndefined();
  expect(await library.deleteExpiredUploads(signal)).toBe(0);
  await expect(library.reportUpload({ userId: owner, uploadId: abandoned, signal })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
  expect(await library.findImageAsset(owner, kept)).toBeDefined();
});

test('a user who never reports uploads gets no more addresses', async () => {
  const hoarder = await addUser();
  for (let count = 0; count < 100; count += 1) await library.getUploadUrl(hoarder, { file_name: 'a.png', filesize: 1 });
  await expect(library.getUploadUrl(hoarder, { file_name: 'a.png', filesize: 1 })).rejects.toMatchObject({
    code: 'COUNT_EXCEEDED',
  });
});
