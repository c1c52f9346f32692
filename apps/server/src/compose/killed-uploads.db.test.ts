import { hash } from 'node:crypto';
import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import type { AssetId, LibraryAsset } from '@reelwright/contracts';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeTestDataFolder } from '../platform/database/test-database.ts';
import { type KillableServer, startKillableServer } from './test-killable-server.ts';

const FILES = 8;
/** Parts that have arrived when the server is killed; others are on their way. */
const KILLED_AFTER_PARTS = 5;
/** Readers of PNG pass over what follows its end: two parts, of which the second is small. */
const PADDING_BYTES = 9 * 2 ** 20;

let folder: string;
let server: KillableServer;

beforeEach(async () => {
  folder = await makeTestDataFolder('killed-uploads');
  server = await startKillableServer(folder);
}, 120_000);
afterEach(async () => {
  await server.kill();
  await rm(folder, { recursive: true, force: true });
});

async function drawImage(index: number): Promise<Buffer> {
  const background = { r: index * 10, g: 80, b: 120 };
  const image = await sharp({ create: { width: 240, height: 240, channels: 3, background } })
    .png()
    .toBuffer();
  return Buffer.concat([image, Buffer.alloc(PADDING_BYTES, index)]);
}

test(`after a kill in the middle of ${FILES} uploads each goes on with what is missing, and is whole`, async () => {
  const { token } = await server.call('guestLogin', '', {});
  const contents = await Promise.all(Array.from({ length: FILES }, (_, index) => drawImage(index)));
  const uploads: { content: Buffer; uploadId: AssetId }[] = [];
  for (const [index, content] of contents.entries()) {
    const input = { file_name: `photo ${index}.png`, filesize: content.length };
    uploads.push({ content, uploadId: (await server.call('startPartsUpload', token, input)).upload_id });
  }
  /** Sends what is missing of a file, and returns how many parts that were. */
  const send = async ({ content, uploadId }: (typeof uploads)[number], onPart: () => void): Promise<number> => {
    const { parts } = await server.call('listUploadParts', token, { upload_id: uploadId });
    for (const { offset, size, url } of parts) {
      const body = new Uint8Array(content.subarray(offset, offset + size));
      const { status } = await fetch(server.url + url, { method: 'PUT', body });
      expect(status).toBe(200);
      onPart();
    }
    return parts.length;
  };

  let arrived = 0;
  const killed = Promise.withResolvers<void>();
  const sending = uploads.map((upload) =>
    send(upload, () => {
      arrived += 1;
      if (arrived === KILLED_AFTER_PARTS) killed.resolve(server.kill());
    }).catch(() => 'cut off'),
  );
  await killed.promise;
  expect(await Promise.all(sending)).toContain('cut off');

  server = await startKillableServer(folder);
  let sent = 0;
  for (const upload of uploads) sent += await send(upload, () => undefined);
  // What the server has confirmed is not sent again.
  expect(sent).toBeLessThanOrEqual(2 * FILES - KILLED_AFTER_PARTS);
  expect(sent).toBeGreaterThan(0);
  for (const { content, uploadId } of uploads) {
    const asset: LibraryAsset = await server.call('reportUpload', token, { upload_id: uploadId });
    expect(asset).toMatchObject({ id: uploadId, state: 'ready', filesize: content.length });
    const stored = await readFile(path.join(folder, `storage/files/library/${uploadId}/original`));
    expect(hash('sha256', stored)).toBe(hash('sha256', content));
  }
  expect(await readdir(path.join(folder, 'storage/parts'))).toEqual([]);
  expect(await readdir(path.join(folder, 'storage/files/uploads'))).toEqual([]);
});
