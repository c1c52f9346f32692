import { rm } from 'node:fs/promises';
import type { AssetId } from '@reelwright/contracts';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeTestDataFolder } from '../platform/database/test-database.ts';
import { type KillableServer, startKillableServer } from './test-killable-server.ts';

const WAIT = { timeout: 90_000, interval: 100 };

let folder: string;
let server: KillableServer;

beforeEach(async () => {
  folder = await makeTestDataFolder('killed-analysis');
  server = await startKillableServer(folder, { MEDIA_ANALYSIS: 'on' });
}, 120_000);
afterEach(async () => {
  await server.kill();
  await rm(folder, { recursive: true, force: true });
});

async function upload(token: string, background: string): Promise<AssetId> {
  const content = await sharp({ create: { width: 240, height: 240, channels: 3, background } })
    .png()
    .toBuffer();
  const input = { file_name: `${background}.png`, filesize: content.length };
  const { upload_id: uploadId, url } = await server.call('getUploadUrl', token, input);
  await fetch(server.url + url, { method: 'PUT', body: new Uint8Array(content) });
  await server.call('reportUpload', token, { upload_id: uploadId });
  return uploadId;
}

test('after a kill in the middle of an analysis, it and those that waited go on', async () => {
  const { token } = await server.call('guestLogin', '', {});
  const assetIds = [await upload(token, 'red'), await upload(token, 'blue')];
  const listStates = () =>
    Promise.all(
      assetIds.map(async (id) => (await server.call('getLibraryAsset', token, { asset_id: id })).analysis.state),
    );
  await vi.waitFor(async () => expect(await listStates()).toContain('analyzing'), WAIT);
  await server.kill();

  server = await startKillableServer(folder, { MEDIA_ANALYSIS: 'on' });
  await vi.waitFor(async () => expect(await listStates()).toEqual(['analyzed', 'analyzed']), WAIT);
  const { list } = await server.call('listLibrary', token, { search: '蓝色' });
  expect(list.map(({ id }) => id)).toEqual([assetIds[1]]);
}, 180_000);
