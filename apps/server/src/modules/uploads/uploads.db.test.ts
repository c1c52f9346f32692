import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { CALLS, type AssetId, type Quota, QUOTAS, UPLOAD_PART_BYTES } from '@reelwright/contracts';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Actor } from '../../actor.ts';
import type { Database } from '../../platform/database/database.ts';
import { openTestDatabase } from '../../platform/database/test-database.ts';
import { silentLogger } from '../../platform/log/logger.ts';
import { createHeavyWorkGate } from '../../platform/heavy-work/heavy-work-gate.ts';
import type { RunProgram } from '../../platform/process/program.ts';
import { runProgram } from '../../platform/process/run-program.ts';
import { type FolderStorage, openFolderStorage } from '../../platform/storage/folder-storage.ts';
import { addTestUser } from '../accounts/test-users.ts';
import { type AssetsService, createAssetsService } from '../assets/assets.service.ts';
import { createUploadsService, type UploadsService } from './uploads.service.ts';
import { prepareOutput } from './prepare-output.ts';
import { type PrepareUploadDependencies, prepareUpload } from './prepare-upload.ts';
import { openGate } from '../../platform/heavy-work/test-open-gate.ts';

const { signal } = new AbortController();
let now = new Date('2026-11-20T10:00:00Z');
const clock = { now: () => now };
let folder: string;
let database: Database;
let storage: FolderStorage;
let library: UploadsService;
let dependencies: PrepareUploadDependencies & { assets: AssetsService };
let jobs: { uploadId: AssetId }[] = [];
let owner: Actor;
/** What a test sets instead of the quota of the plan. */
let quota: Partial<Quota> = {};
let previewBytes = 0;
let stranger: Actor;

const addUser = (): Promise<Actor> => addTestUser(database);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'uploads-'));
  database = await openTestDatabase();
  storage = await openFolderStorage({ folder, signingSecret: 'test', publicUrl: '', clock });
  dependencies = {
    database,
    storage,
    assets: createAssetsService({ clock }),
    analyses: { requestAnalyses: async () => undefined },
    runProgram,
    heavyWork: openGate,
    log: silentLogger,
    async makeFolder() {
      const path = await mkdtemp(join(folder, 'temp-'));
      return { path, remove: () => rm(path, { recursive: true }) };
    },
  };
  library = createUploadsService({
    ...dependencies,
    quotaOf: (plan) => ({ ...QUOTAS[plan], ...quota }),
    measurePreviews: async () => previewBytes,
    clock,
    queue: {
      async enqueue(_kind, data) {
        jobs.push(data as { uploadId: AssetId });
        return '';
      },
    },
  });
  owner = await addUser();
  stranger = await addUser();
});

afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

function drawImage(width: number, height: number): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#cc3344' } })
    .png()
    .toBuffer();
}

/** An animation of 0.1 s of red and 0.1 s of blue. */
async function drawAnimation(type: 'gif' | 'webp'): Promise<Buffer> {
  const frames = await Promise.all(
    ['red', 'blue'].map((background) =>
      sharp({ create: { width: 220, height: 220, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  return await sharp(frames, { join: { animated: true } })
    .toFormat(type, { delay: [100, 100], loop: 0 })
    .toBuffer();
}

/** Requests an address and uploads the content there, as the browser would. */
async function upload(content: Buffer, fileName = 'photo.png'): Promise<AssetId> {
  const { upload_id: uploadId } = await library.getUploadUrl(owner, { file_name: fileName, filesize: content.length });
  await storage.put(`uploads/${uploadId}`, content, 'application/octet-stream');
  return uploadId;
}

test('an uploaded image becomes an asset of its owner, with a thumbnail', async () => {
  const content = await drawImage(640, 480);
  const uploadId = await upload(content, 'Sommer Foto.png');
  const asset = await library.reportUpload({ actor: owner, uploadId, signal });
  expect(asset).toMatchObject({
    id: uploadId,
    file_name: 'Sommer Foto.png',
    asset_type: 1,
    state: 'ready',
    width: 640,
    height: 480,
    duration: null,
    filesize: content.length,
  });
  const thumbnail = await sharp(await buffer(await storage.get(`library/${uploadId}/thumbnail.jpg`))).metadata();
  expect(thumbnail).toMatchObject({ format: 'jpeg', width: 300, height: 300 });
  const key = await library.findImageAsset(owner, uploadId);
  expect(await sharp(await buffer(await storage.get(key ?? ''))).metadata()).toMatchObject({
    format: 'png',
    width: 640,
  });
  expect(await buffer(await storage.get(`library/${uploadId}/original`))).toEqual(content);
  expect(await storage.head(`uploads/${uploadId}`)).toBeUndefined();
  expect(await library.findMedia(owner, uploadId)).toMatchObject({
    media: { kind: 'image', key, width: 640, height: 480, hasAlpha: false },
    posterKey: `library/${uploadId}/poster.jpg`,
  });
});

test('the upload address is signed for one file of at most 10 MB, for an hour', async () => {
  const answer = await library.getUploadUrl(owner, { file_name: 'a.png', filesize: 10 });
  expect(answer.url).toContain(answer.upload_id);
  expect(answer.expires).toBe('2026-11-20T11:00:00.000Z');
});

test('reporting the same upload twice returns the same asset', async () => {
  const uploadId = await upload(await drawImage(300, 300));
  const [first, second] = await Promise.all([1, 2].map(() => library.reportUpload({ actor: owner, uploadId, signal })));
  expect(second?.id).toBe(first?.id);
  expect((await library.reportUpload({ actor: owner, uploadId, signal })).id).toBe(uploadId);
});

test('of two files of one name that arrive at once, the second gets a number', async () => {
  const content = await drawImage(300, 300);
  const uploadIds = [await upload(content, 'Twins.png'), await upload(content, 'Twins.png')];
  await Promise.all(uploadIds.map((uploadId) => library.reportUpload({ actor: owner, uploadId, signal })));
  const made = await library.listLibraryAssets(owner, uploadIds);
  expect(made.map(({ file_name: name }) => name).toSorted()).toEqual(['Twins (2).png', 'Twins.png']);
});

test("another user's upload and asset respond as if they did not exist", async () => {
  const uploadId = await upload(await drawImage(300, 300));
  const theft = () => library.reportUpload({ actor: stranger, uploadId, signal });
  await expect(theft()).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await library.reportUpload({ actor: owner, uploadId, signal });
  await expect(theft()).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect(await library.findImageAsset(stranger, uploadId)).toBeUndefined();
});

test('a report before any upload says that the upload failed', async () => {
  const { upload_id: uploadId } = await library.getUploadUrl(owner, { file_name: 'a.png', filesize: 10 });
  await expect(library.reportUpload({ actor: owner, uploadId, signal })).rejects.toMatchObject({
    code: 'IMAGE_UPLOAD_FAILED',
  });
});

test.each(['photo.exe', 'photo.jpg.exe', 'photo', '.png', 'page.html'])(
  'no address is given for %s, whatever would be put there',
  async (fileName) => {
    const asking = library.getUploadUrl(owner, { file_name: fileName, filesize: 10 });
    await expect(asking).rejects.toMatchObject({ code: 'FILE_FORMAT' });
  },
);

test.each(['Foto?.png', 'a/b.png', 'C:\\photo.png', 'a*.png', '<b>.png', 'a|b.png'])(
  'the call refuses the name %s',
  (fileName) => {
    const { error } = CALLS.getUploadUrl.input.safeParse({ file_name: fileName, filesize: 10 });
    expect(error?.issues).toMatchObject([{ path: ['file_name'], message: 'file_name_characters' }]);
  },
);

test('a file that is no image is refused by its content, whatever its name', async () => {
  const html = await upload(Buffer.from('<html><script>alert(1)</script>'), 'photo.jpg');
  await expect(library.reportUpload({ actor: owner, uploadId: html, signal })).rejects.toMatchObject({
    code: 'FILE_FORMAT',
  });
});

test('an SVG becomes an image that every browser shows, and no script runs', async () => {
  const content = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><script/><circle r="9"/></svg>';
  const uploadId = await upload(Buffer.from(content), 'drawing.svg');
  const asset = await library.reportUpload({ actor: owner, uploadId, signal });
  expect(asset).toMatchObject({ asset_type: 1, state: 'ready', width: 2048 });
  const key = (await library.findImageAsset(owner, uploadId)) ?? '';
  expect(await storage.head(key)).toMatchObject({ contentType: 'image/png' });
});

test('a damaged image is refused, and an intact one can replace it', async () => {
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
  await expect(library.reportUpload({ actor: owner, uploadId, signal })).rejects.toMatchObject({
    code: 'FILE_CORRUPTED',
  });
  expect(await library.findImageAsset(owner, uploadId)).toBeUndefined();
  await storage.put(`uploads/${uploadId}`, content, 'image/png');
  expect((await library.reportUpload({ actor: owner, uploadId, signal })).width).toBe(800);
});

test.each(['gif', 'webp'] as const)(
  'a moving %s that is wanted as an image is its first frame at once',
  async (type) => {
    const uploadId = await upload(await drawAnimation(type), `moving.${type}`);
    const asset = await library.reportUpload({ actor: owner, uploadId, wantedAs: 'image', signal });
    expect(asset).toMatchObject({ asset_type: 1, state: 'ready', width: 220, height: 220, duration: null });
    const key = (await library.findImageAsset(owner, uploadId)) ?? '';
    const { channels } = await sharp(await buffer(await storage.get(key))).stats();
    const [red, , blue] = channels.map(({ mean }) => mean);
    expect(red).toBeGreaterThan(240);
    expect(blue).toBeLessThan(15);
  },
);

test('an image under 200 pixels is refused with the size that is needed', async () => {
  const uploadId = await upload(await drawImage(199, 900));
  await expect(library.reportUpload({ actor: owner, uploadId, signal })).rejects.toMatchObject({
    code: 'IMAGE_TOO_SMALL',
    values: { pixels: 200 },
  });
});

test('the asset keeps the bytes that were checked, though its upload address is still valid', async () => {
  const content = await drawImage(300, 300);
  const uploadId = await upload(content);
  await library.reportUpload({ actor: owner, uploadId, signal });
  await storage.put(`uploads/${uploadId}`, Buffer.from('something else'), 'text/html');
  expect(await buffer(await storage.get(`library/${uploadId}/original`))).toEqual(content);
});

test('uploads that were never reported are removed, assets stay', async () => {
  const kept = await upload(await drawImage(300, 300));
  await library.reportUpload({ actor: owner, uploadId: kept, signal });
  const abandoned = await upload(await drawImage(300, 300));
  now = new Date(now.getTime() + 24 * 60 * 60 * 1000);
  expect(await library.deleteExpiredUploads(signal)).toBeGreaterThan(0);
  expect(await storage.head(`uploads/${abandoned}`)).toBeUndefined();
  expect(await library.deleteExpiredUploads(signal)).toBe(0);
  await expect(library.reportUpload({ actor: owner, uploadId: abandoned, signal })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
  expect(await library.findImageAsset(owner, kept)).toBeDefined();
});

describe('a file in parts', () => {
  const start = async (content: Buffer) =>
    (await library.startPartsUpload(owner, { file_name: 'large.png', filesize: content.length })).upload_id;
  /** Puts parts where their addresses lead, as the routes of the store do. */
  const send = async (uploadId: AssetId, content: Buffer, { leaveOut }: { leaveOut?: number } = {}) => {
    const { parts } = await library.listUploadParts(owner, uploadId);
    const [multipart] = await storage.listMultiparts('uploads/');
    for (const { part_number: partNumber, offset, size, url } of parts) {
      expect(url).toContain(`uploads/${uploadId}?`);
      if (partNumber === leaveOut || !multipart) continue;
      const part = { ...multipart, partNumber };
      await storage.putPart(part, Readable.from([content.subarray(offset, offset + size)]), size);
    }
  };
  /** A valid image of 9 MB: readers of PNG pass over what follows its end. */
  const drawLarge = async () => {
    const image = await drawImage(640, 480);
    return Buffer.concat([image, Buffer.alloc(9 * 2 ** 20)]);
  };

  test('goes on where it was left, and becomes an asset once it is whole', async () => {
    const content = await drawLarge();
    const uploadId = await start(content);
    await send(uploadId, content, { leaveOut: 1 });
    expect(await library.listUploadParts(owner, uploadId)).toMatchObject({
      stored_bytes: content.length - UPLOAD_PART_BYTES,
      parts: [{ part_number: 1, offset: 0, size: UPLOAD_PART_BYTES }],
    });
    const report = () => library.reportUpload({ actor: owner, uploadId, signal });
    await expect(report()).rejects.toMatchObject({ code: 'IMAGE_UPLOAD_FAILED' });
    await send(uploadId, content);
    expect(await library.listUploadParts(owner, uploadId)).toMatchObject({ stored_bytes: content.length, parts: [] });
    expect(await report()).toMatchObject({ id: uploadId, state: 'ready', width: 640, filesize: content.length });
    expect(await storage.listMultiparts('')).toEqual([]);
    await expect(library.listUploadParts(owner, uploadId)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test("answers as if it did not exist to another user, and to somebody else's identifier", async () => {
    const uploadId = await start(Buffer.alloc(100));
    await expect(library.listUploadParts(stranger, uploadId)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await library.cancelUpload(stranger, uploadId, signal);
    expect((await library.listUploadParts(owner, uploadId)).parts).toHaveLength(1);
    const whole = await upload(await drawImage(300, 300));
    await expect(library.listUploadParts(owner, whole)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await library.cancelUpload(owner, uploadId, signal);
  });

  test('leaves nothing behind once it is cancelled; cancelling again is no error', async () => {
    const uploadId = await start(Buffer.alloc(100));
    await send(uploadId, Buffer.alloc(100));
    for (let times = 1; times <= 2; times += 1) await library.cancelUpload(owner, uploadId, signal);
    expect(await storage.listMultiparts('')).toEqual([]);
    await expect(library.reportUpload({ actor: owner, uploadId, signal })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test('is kept for a day after the last part was asked for, but for no longer than three days', async () => {
    const uploadId = await start(Buffer.alloc(100));
    const passHours = async (hours: number) => {
      now = new Date(now.getTime() + hours * 3_600_000);
      await library.deleteExpiredUploads(signal);
    };
    for (let asked = 1; asked <= 3; asked += 1) {
      await passHours(21);
      expect((await library.listUploadParts(owner, uploadId)).parts).toHaveLength(1);
    }
    await passHours(21);
    expect(await storage.listMultiparts('')).toEqual([]);
    const abandoned = await start(Buffer.alloc(100));
    await passHours(24);
    expect(await storage.listMultiparts('')).toEqual([]);
    await expect(library.listUploadParts(owner, abandoned)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

test('images that one user reports at once are converted one by one, as the gate says', async () => {
  let running = 0;
  let mostAtOnce = 0;
  const watched: RunProgram = async (run) => {
    running += 1;
    mostAtOnce = Math.max(mostAtOnce, running);
    try {
      return await runProgram(run);
    } finally {
      running -= 1;
    }
  };
  const gated = createUploadsService({
    ...dependencies,
    quotaOf: (plan) => QUOTAS[plan],
    measurePreviews: async () => 0,
    clock,
    runProgram: watched,
    heavyWork: createHeavyWorkGate({ memoryBytes: 2 ** 40 }),
    queue: { enqueue: () => Promise.reject(new Error('images need no job')) },
  });
  const uploadIds = await Promise.all([300, 301, 302].map(async (width) => upload(await drawImage(width, 300))));
  const assets = await Promise.all(uploadIds.map((uploadId) => gated.reportUpload({ actor: owner, uploadId, signal })));
  expect(assets.map(({ state }) => state)).toEqual(['ready', 'ready', 'ready']);
  expect(mostAtOnce).toBe(1);
});

test('a user who never reports uploads gets no more addresses', async () => {
  const hoarder = await addUser();
  for (let count = 0; count < 100; count += 1) await library.getUploadUrl(hoarder, { file_name: 'a.png', filesize: 1 });
  await expect(library.getUploadUrl(hoarder, { file_name: 'a.png', filesize: 1 })).rejects.toMatchObject({
    code: 'COUNT_EXCEEDED',
  });
});

describe('the quota', () => {
  afterEach(() => {
    quota = {};
    previewBytes = 0;
  });

  const ask = (actor: Actor, sizeBytes: number, fileName = 'a.png') =>
    library.getUploadUrl(actor, { file_name: fileName, filesize: sizeBytes });

  test('of storage counts what was promised to open uploads, then every file that an asset keeps', async () => {
    const user = await addUser();
    const content = await drawImage(300, 300);
    quota = { storageBytes: content.length + 1000 };
    const { upload_id: uploadId } = await ask(user, content.length);
    await expect(ask(user, 1001)).rejects.toMatchObject({ code: 'STORAGE_QUOTA' });
    await storage.put(`uploads/${uploadId}`, content, 'image/png');
    await library.reportUpload({ actor: user, uploadId, signal });
    const files = await storage.list(`library/${uploadId}/`);
    const keptBytes = files.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
    expect(keptBytes).toBeGreaterThan(content.length);
    quota = { storageBytes: keptBytes + 1000 };
    await expect(ask(user, 1001)).rejects.toMatchObject({ code: 'STORAGE_QUOTA' });
    await ask(user, 1000);
  });

  test('of storage counts previews, which are part of the space that is shown', async () => {
    const user = await addUser();
    quota = { storageBytes: 1000 };
    previewBytes = 600;
    await expect(ask(user, 401)).rejects.toMatchObject({ code: 'STORAGE_QUOTA' });
    await ask(user, 400);
    expect(await library.measureSpace(user.workspaceId)).toBe(600);
  });

  test('of storage is not shared out twice to uploads that are asked for at once', async () => {
    const user = await addUser();
    quota = { storageBytes: 1000 };
    const asked = await Promise.allSettled(Array.from({ length: 5 }, () => ask(user, 600)));
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('is enforced by the address: it takes no more bytes than were declared', async () => {
    const { url } = await ask(await addUser(), 1234);
    expect(new URL(url, 'http://localhost').searchParams.get('size')).toBe('1234');
  });

  test('of minutes refuses a further video, and one that is longer than what is left', async () => {
    const user = await addUser();
    quota = { mediaMinutes: 1 };
    const { upload_id: uploadId } = await ask(user, 100, 'a.mp4');
    const addAsset = (durationS: number) => {
      const assetId = randomUUID() as AssetId;
      const { userId, workspaceId } = user;
      const file = { fileName: 'a.mp4', storageKey: `library/${assetId}/video.mp4`, contentType: 'video/mp4' };
      const facts = { width: 2, height: 2, durationS, sizeBytes: 1, sha256: '' };
      return dependencies.assets.addAssets(database.db, [{ assetId, workspaceId, userId, ...file, ...facts }]);
    };
    await addAsset(59.5);
    await storage.put(`uploads/${uploadId}`, await makeTone(), 'audio/wav');
    await library.reportUpload({ actor: user, uploadId, signal });
    await prepareUpload({ uploadId, plan: 'free', triesLeft: 0, signal }, dependencies);
    jobs = [];
    await expect(library.reportUpload({ actor: user, uploadId, signal })).rejects.toMatchObject({
      code: 'MINUTES_QUOTA',
      values: { minutes: 1 },
    });
    await addAsset(0.5);
    await expect(ask(user, 100, 'a.mp4')).rejects.toMatchObject({ code: 'MINUTES_QUOTA' });
    await ask(user, 100, 'a.png');
  });

  /** One second of a tone. */
  async function makeTone(): Promise<Buffer> {
    const file = join(folder, 'tone.wav');
    await promisify(execFile)('ffmpeg', ['-v', 'error', '-y', '-f', 'lavfi', '-i', 'sine=duration=1', file]);
    return await readFile(file);
  }
});

describe('a video', () => {
  /** Files by their arguments: most tests upload the same one. */
  const made = new Map<string, Promise<Buffer>>();

  /** One second of red with a tone, as ffmpeg makes it, in the format of the name. */
  function makeVideo(name: string, ...args: string[]): Promise<Buffer> {
    const key = [extname(name), ...args].join(' ');
    const file = made.get(key) ?? encodeVideo(name, args);
    made.set(key, file);
    return file;
  }

  async function encodeVideo(name: string, args: string[]): Promise<Buffer> {
    const file = join(folder, name);
    const sources = ['-f', 'lavfi', '-i', 'color=red:s=96x64:r=25:d=1', '-f', 'lavfi', '-i', 'sine=duration=1'];
    await promisify(execFile)('ffmpeg', ['-v', 'error', '-y', ...sources, ...args, file]);
    return await readFile(file);
  }

  const report = (uploadId: AssetId) => library.reportUpload({ actor: owner, uploadId, signal });

  /** Of short videos, which are prepared at once. */
  const handOn = () => Promise.reject(new Error('it is short'));

  /** Runs the enqueued jobs. */
  async function work(triesLeft = 0): Promise<void> {
    const waiting = jobs;
    jobs = [];
    for (const { uploadId } of waiting)
      await prepareUpload({ uploadId, plan: 'free', handOn, triesLeft, signal }, dependencies);
  }

  test.each(['mp4', 'wmv'])('as %s becomes an asset with all that editors need', async (extension) => {
    const uploadId = await upload(await makeVideo(`clip.${extension}`), `clip.${extension}`);
    expect(await report(uploadId)).toMatchObject({
      id: uploadId,
      asset_type: 2,
      state: 'preparing',
      percent: 0,
      url: '',
    });
    await work();
    const asset = await report(uploadId);
    expect(asset).toMatchObject({ asset_type: 2, state: 'ready', percent: 100, width: 96, height: 64 });
    expect(asset.duration).toBeCloseTo(1, 0);
    const media = await library.findMedia(owner, uploadId);
    expect(media?.media).toMatchObject({
      kind: 'video',
      hasAudio: true,
      alpha: 'none',
      frameRate: { num: 25, den: 1 },
    });
    for (const key of [media?.media.key, media?.posterKey, media?.proxyKey, media?.peaksKey, media?.filmstrip?.key]) {
      expect((await storage.head(key ?? ''))?.sizeBytes).toBeGreaterThan(0);
    }
    expect(await library.findMedia(stranger, uploadId)).toBeUndefined();
    expect(await storage.head(`uploads/${uploadId}`)).toBeUndefined();
    expect((await readdir(folder)).filter((name) => name.startsWith('temp-'))).toEqual([]);
  });

  test('is used as a video in an ad and has a proxy, an image is an image, an audio file neither, by its owner alone', async () => {
    const video = await upload(await makeVideo('video.mp4'), 'video.mp4');
    const audio = await upload(await makeVideo('audio.mp3', '-vn'), 'audio.mp3');
    const image = await upload(await drawImage(300, 300));
    for (const uploadId of [video, audio, image]) await report(uploadId);
    expect(await library.findAssetUse(owner, video)).toBeUndefined();
    await work();
    expect(await library.findAssetUse(owner, video)).toBe('video');
    expect(await library.findAssetUse(owner, audio)).toBe('none');
    expect(await library.findAssetUse(owner, image)).toBe('image');
    for (const uploadId of [video, audio, image])
      expect(await library.findAssetUse(stranger, uploadId)).toBeUndefined();

    // A player asks for the proxy by the key of the working copy.
    const { media, proxyKey } = (await library.findMedia(owner, video)) ?? {};
    const key = media?.key ?? '';
    expect(proxyKey).toMatch(/^library\//);
    expect(await library.findProxyKey(owner, key)).toBe(proxyKey);
    expect(await library.findProxyKey(stranger, key)).toBeUndefined();
    const imageKey = (await library.findImageAsset(owner, image)) ?? '';
    for (const other of [
      imageKey,
      `library/${video}/original`,
      `library/${randomUUID()}/video.mp4`,
      'work/1/ad.mp4',
      '',
    ])
      expect(await library.findProxyKey(owner, other)).toBeUndefined();
  });

  test('made by a tool is input for the next tool once it is prepared, and stays unchanged', async () => {
    const assetId = randomUUID() as AssetId;
    const content = await makeVideo('ad.mp4');
    const storageKey = `tasks/${assetId}/outputs/video.mp4`;
    await storage.put(storageKey, content, 'video/mp4');
    const facts = { fileName: 'ad.mp4', storageKey, contentType: 'video/mp4' };
    const shape = { width: 96, height: 64, durationS: 1, sizeBytes: content.length, sha256: '0'.repeat(64) };
    const { userId, workspaceId } = owner;
    await dependencies.assets.addAssets(database.db, [{ assetId, userId, workspaceId, ...facts, ...shape }]);
    expect(await library.findAssetUse(owner, assetId)).toBe('none');
    expect((await library.listLibraryAssets(owner, [assetId]))[0]?.thumb_url).toBe('');

    await prepareOutput({ assetId, triesLeft: 0, signal }, dependencies);
    expect(await library.findAssetUse(owner, assetId)).toBe('video');
    const { media, proxyKey } = (await library.findMedia(owner, assetId)) ?? {};
    expect(media).toMatchObject({ kind: 'video', key: expect.stringMatching(/^library\//) });
    expect(await library.findProxyKey(owner, media?.key ?? '')).toBe(proxyKey);
    expect((await library.listLibraryAssets(owner, [assetId]))[0]?.thumb_url).toContain('thumbnail.jpg');
    expect(await buffer(await storage.get(storageKey))).toEqual(content);

    await prepareOutput({ assetId, triesLeft: 0, signal }, dependencies);
    await library.deleteAssetFiles([assetId]);
    expect(await storage.list(`library/${assetId}/`)).toEqual([]);
  });

  test('made by a tool that nothing can show is kept without copies', async () => {
    const assetId = randomUUID() as AssetId;
    await storage.put(`tasks/${assetId}/report.json`, Buffer.from('{}'), 'application/json');
    const { userId, workspaceId } = owner;
    const facts = {
      fileName: 'report.json',
      storageKey: `tasks/${assetId}/report.json`,
      contentType: 'application/json',
    };
    const shape = { width: 0, height: 0, durationS: null, sizeBytes: 2, sha256: '0'.repeat(64) };
    await dependencies.assets.addAssets(database.db, [{ assetId, userId, workspaceId, ...facts, ...shape }]);
    await prepareOutput({ assetId, triesLeft: 0, signal }, dependencies);
    expect(await storage.list(`library/${assetId}/`)).toEqual([]);
    expect(await library.findAssetUse(owner, assetId)).toBe('none');
  });

  test('is what an animated GIF becomes; an audio file becomes audio', async () => {
    const moving = await upload(await drawAnimation('gif'), 'moving.gif');
    expect(await report(moving)).toMatchObject({ asset_type: 2, state: 'preparing' });
    const song = await upload(await makeVideo('song.mp3', '-vn'), 'song.mp3');
    expect(await report(song)).toMatchObject({ asset_type: 3, state: 'preparing' });
    await work();
    expect(await report(moving)).toMatchObject({ asset_type: 2, state: 'ready' });
    // Its waveform.
    const thumbnail = expect.stringContaining('thumbnail');
    expect(await report(song)).toMatchObject({ asset_type: 3, state: 'ready', thumb_url: thumbnail });
  });

  test('and an audio file are refused if an image is wanted', async () => {
    for (const [name, ...args] of [['wanted.mp4'], ['wanted.mp3', '-vn']] as const) {
      const uploadId = await upload(await makeVideo(name, ...args), name);
      await expect(library.reportUpload({ actor: owner, uploadId, wantedAs: 'image', signal })).rejects.toMatchObject({
        code: 'FILE_FORMAT',
      });
    }
    expect(jobs).toEqual([]);
  });

  test('is prepared at once if it is short, and once, however often it is reported and the job runs', async () => {
    const uploadId = await upload(await makeVideo('twice.mp4'), 'twice.mp4');
    await Promise.all([report(uploadId), report(uploadId)]);
    expect(jobs).toHaveLength(1);
    jobs = [...jobs, ...jobs];
    await work();
    expect((await report(uploadId)).state).toBe('ready');
  });

  test('is refused once with the reason if damaged; then an intact one can replace it', async () => {
    const whole = await makeVideo('whole.mp4');
    const uploadId = await upload(whole.subarray(0, whole.length / 2), 'whole.mp4');
    expect((await report(uploadId)).state).toBe('preparing');
    await work();
    await expect(report(uploadId)).rejects.toMatchObject({ code: 'FILE_CORRUPTED' });
    await storage.put(`uploads/${uploadId}`, whole, 'video/mp4');
    await report(uploadId);
    await work();
    expect((await report(uploadId)).state).toBe('ready');
  });

  test('is refused at once if the content is no video, whatever its name', async () => {
    const uploadId = await upload(Buffer.from('#EXTM3U\n/etc/passwd\n'), 'clip.mp4');
    await expect(report(uploadId)).rejects.toMatchObject({ code: 'FILE_FORMAT' });
    const empty = await upload(Buffer.alloc(0), 'clip.mp4');
    await expect(report(empty)).rejects.toMatchObject({ code: 'FILE_CORRUPTED' });
  });

  test('that never arrived gets another error than an image that never did', async () => {
    const { upload_id: uploadId } = await library.getUploadUrl(owner, { file_name: 'a.mov', filesize: 10 });
    await expect(report(uploadId)).rejects.toMatchObject({ code: 'VIDEO_UPLOAD_FAILED' });
  });

  test('is handed on to the lane of long ones if it is long, and prepared there', async () => {
    const uploadId = await upload(await makeVideo('long.mp4'), 'long.mp4');
    await report(uploadId);
    jobs = [];
    const handedOn: { key: string; priority: number }[] = [];
    const handLongOn = async (key: string, priority: number) => void handedOn.push({ key, priority });
    const job = { uploadId, plan: 'free', triesLeft: 0, signal } as const;
    // A header that declares a long video: the probe of a real one, with another duration.
    const longHeader: typeof runProgram = async (run) => {
      const result = await runProgram(run);
      if (run.program !== 'ffprobe') return result;
      const text = result.stdout.toString('utf8').replaceAll(/"nb_frames": "\d+"/g, '"nb_frames": "600000000"');
      return { ...result, stdout: Buffer.from(text) };
    };
    await prepareUpload({ ...job, handOn: handLongOn }, { ...dependencies, runProgram: longHeader });
    expect(handedOn).toEqual([{ key: String(owner.workspaceId), priority: expect.any(Number) }]);
    expect((await report(uploadId)).state).toBe('preparing');
    await prepareUpload(job, dependencies);
    expect((await report(uploadId)).state).toBe('ready');
  });

  test('is tried again if the storage is down for a moment', async () => {
    const uploadId = await upload(await makeVideo('again.mp4'), 'again.mp4');
    await report(uploadId);
    const away = { ...dependencies, storage: { ...storage, toLocalFile: () => Promise.reject(new Error('away')) } };
    await expect(prepareUpload({ uploadId, plan: 'free', triesLeft: 1, signal }, away)).rejects.toThrow('away');
    expect((await report(uploadId)).state).toBe('preparing');
    await work();
    expect((await report(uploadId)).state).toBe('ready');
  });
});
