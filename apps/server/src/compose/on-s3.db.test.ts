import { readdir, rm } from 'node:fs/promises';
import { UPLOAD_PART_BYTES } from '@reelwright/contracts';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTestDataFolder } from '../platform/database/test-database.ts';
import { createMoveStorageCommand } from '../cli/commands/move-storage.ts';
import { addTestUser } from '../modules/accounts/test-users.ts';
import { examine } from '../operations/examine.ts';
import { nicenessOf } from '../platform/process/give-way.ts';
import { silentLogger } from '../platform/log/logger.ts';
import { parseSettings } from '../platform/settings/settings.ts';
import { type S3Peer, startS3Peer } from '../platform/storage/test-s3-peer.ts';
import { openServices, type Services } from './open-services.ts';
import { startServer } from './start-server.ts';

const { signal } = new AbortController();
let peer: S3Peer;
let folder: string;
let onFolder: Record<string, string>;
let onBucket: Record<string, string>;

beforeAll(async () => {
  folder = await makeTestDataFolder('on-s3');
  peer = await startS3Peer();
  const { endpoint = '', bucket, accessKeyId, secretAccessKey } = await peer.makeBucket('installation');
  onFolder = { DATA_DIR: folder, SAMPLE_CONTENT: 'off', DISK_RESERVE_MB: '0' };
  onBucket = {
    ...onFolder,
    S3_BUCKET: bucket,
    S3_ENDPOINT: endpoint,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  };
}, 60_000);
afterAll(async () => {
  await peer.stop();
  await rm(folder, { recursive: true, force: true });
});

async function withServices<Result>(env: Record<string, string>, work: (services: Services) => Promise<Result>) {
  const settings = parseSettings(env);
  const services = await openServices({ settings, log: silentLogger, version: 'test', isPrivate: true });
  try {
    return await work(services);
  } finally {
    await services.close();
  }
}

/** What the doctor says of the store and its files. */
const examineFiles = (env: Record<string, string>) =>
  withServices(env, async ({ platform, modules }) => {
    const parts = { platform, modules, settings: parseSettings(env), version: 'test' };
    const findings = await examine.run(parts, {}, { signal, onProgress: () => undefined });
    return findings.filter(({ subject }) => subject === 'storage' || subject === 'files');
  });

const move = (...args: string[]) =>
  createMoveStorageCommand({ signal, env: onBucket }).parseAsync(args, { from: 'user' });

test('an installation keeps its files in a bucket, and moves to a folder and back with all of them', async () => {
  await withServices(onBucket, async ({ platform, modules: { uploads } }) => {
    const owner = await addTestUser(platform.database);
    const image = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#648' } })
      .png()
      .toBuffer();
    const content = Buffer.concat([image, Buffer.alloc(UPLOAD_PART_BYTES)]);
    const input = { file_name: 'cup.png', filesize: content.length };
    const { upload_id: uploadId } = await uploads.startPartsUpload(owner, input);
    const { parts } = await uploads.listUploadParts(owner, uploadId);
    expect(parts).toHaveLength(2);
    for (const { offset, size, url } of parts) {
      const body = new Uint8Array(content.subarray(offset, offset + size));
      expect((await fetch(url, { method: 'PUT', body })).status).toBe(200);
    }
    const asset = await uploads.reportUpload({ actor: owner, uploadId, signal });
    expect(asset).toMatchObject({ state: 'ready', width: 300, filesize: content.length });
    for (const url of [asset.url, asset.thumb_url]) expect((await fetch(url)).status).toBe(200);
    expect(await platform.storage.list('uploads/')).toEqual([]);
    expect(await platform.storage.listMultiparts('')).toEqual([]);
  });
  // The client keeps no file of the bucket beside it.
  expect(await readdir(folder)).not.toContain('storage');
  const allThere = { level: 'ok', text: 'all files of 1 assets are there' };
  expect(await examineFiles(onBucket)).toMatchObject([
    { level: 'ok', text: 'the bucket installation can be written' },
    allThere,
  ]);

  expect(await examineFiles(onFolder)).toMatchObject([{ level: 'ok' }, { level: 'problem' }]);
  await move('--to', 'folder');
  expect(await examineFiles(onFolder)).toMatchObject([{ level: 'ok' }, allThere]);
  await move('--to', 's3');
  expect(await examineFiles(onBucket)).toMatchObject([{ level: 'ok' }, allThere]);
}, 120_000);

test('the doctor and the start say why a bucket cannot be used', async () => {
  const wrongKey = { ...onBucket, S3_SECRET_ACCESS_KEY: 'wrong', PORT: '0' };
  const problem = expect.stringContaining("the bucket installation can't be written: SignatureDoesNotMatch");
  expect(await examineFiles(wrongKey)).toEqual([{ level: 'problem', subject: 'storage', text: problem }]);
  const starting = startServer({ http: true, worker: true }, { ...wrongKey, LOG_LEVEL: 'silent' });
  await expect(starting).rejects.toThrow(/The bucket installation can't be written .* check S3_BUCKET/);
  // The work of this process gives way to no requests any more.
  expect(nicenessOf('background')).toBeUndefined();
}, 60_000);
