import { hash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { AssetId, LibraryAsset } from '@reelwright/contracts';
import sharp from 'sharp';
import { expect } from 'vitest';
import type { InterruptedWork } from './test-interrupted-work.ts';
import type { KillableServer } from './test-killable-server.ts';

const FILES = 8;
/** Parts that have arrived when the server is killed; others are on their way. */
const KILLED_AFTER_PARTS = 5;
/** Readers of PNG pass over what follows its end: two parts, of which the second is small. */
const PADDING_BYTES = 9 * 2 ** 20;

async function drawImage(index: number): Promise<Buffer> {
  const background = { r: index * 10, g: 80, b: 120 };
  const image = await sharp({ create: { width: 240, height: 240, channels: 3, background } })
    .png()
    .toBuffer();
  return Buffer.concat([image, Buffer.alloc(PADDING_BYTES, index)]);
}

interface Upload {
  content: Buffer;
  uploadId: AssetId;
}

/** Sends files in parts. What has begun goes on being sent: this work is begun last, right before the kill. */
export function interruptUploads(folder: string): InterruptedWork {
  let token: string;
  const uploads: Upload[] = [];
  let sending: Promise<unknown>[] = [];

  /** Sends what is missing of a file, and returns how many parts that were. */
  const send = async (server: KillableServer, { content, uploadId }: Upload, onPart: () => void): Promise<number> => {
    const { parts } = await server.call('listUploadParts', token, { upload_id: uploadId });
    for (const { offset, size, url } of parts) {
      const body = new Uint8Array(content.subarray(offset, offset + size));
      const { status } = await fetch(server.url + url, { method: 'PUT', body });
      expect(status).toBe(200);
      onPart();
    }
    return parts.length;
  };

  return {
    env: {},
    async begin(server) {
      token = (await server.call('guestLogin', '', {})).token;
      for (let index = 0; index < FILES; index += 1) {
        const content = await drawImage(index);
        const input = { file_name: `photo ${index}.png`, filesize: content.length };
        uploads.push({ content, uploadId: (await server.call('startPartsUpload', token, input)).upload_id });
      }
      let arrived = 0;
      const isInTheMiddle = Promise.withResolvers<void>();
      sending = uploads.map((upload) =>
        send(server, upload, () => {
          arrived += 1;
          if (arrived === KILLED_AFTER_PARTS) isInTheMiddle.resolve();
        }).catch(() => 'cut off'),
      );
      await isInTheMiddle.promise;
    },
    release: () => undefined,
    async check(server) {
      expect(await Promise.all(sending)).toContain('cut off');
      let sent = 0;
      for (const upload of uploads) sent += await send(server, upload, () => undefined);
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
    },
    close: () => Promise.resolve(),
  };
}
