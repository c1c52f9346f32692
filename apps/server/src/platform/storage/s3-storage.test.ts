import { createHash, hash } from 'node:crypto';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemClock } from '../clock.ts';
import { openS3Storage, type S3Settings, type S3Storage } from './s3-storage.ts';
import type { Multipart } from './storage.ts';
import { testStorageContract } from './storage-contract.ts';
import { type S3Peer, startS3Peer } from './test-s3-peer.ts';

let peer: S3Peer;
let settings: S3Settings;
let storage: S3Storage;
let offsetMs = 0;
const clock = { now: () => new Date(systemClock.now().getTime() + offsetMs) };

beforeAll(async () => {
  peer = await startS3Peer();
  settings = await peer.makeBucket('studio');
  storage = openS3Storage({ settings, clock });
});
afterAll(async () => {
  await storage.close();
  await peer.stop();
});

testStorageContract(async () => {
  const bucket = await peer.makeBucket('contract');
  const tested = openS3Storage({ settings: bucket, clock: systemClock });
  return { storage: tested, baseUrl: peer.endpoint, close: () => tested.close() };
});

test('the server of these tests refuses a wrong secret', async () => {
  const forger = openS3Storage({ settings: { ...settings, secretAccessKey: 'another secret' }, clock });
  await storage.put('mine', Buffer.from('x'), 'a/b');
  await expect(forger.put('mine', Buffer.from('y'), 'a/b')).rejects.toMatchObject({ name: 'SignatureDoesNotMatch' });
  expect((await fetch(await forger.signGet('mine', { expiresInS: 60 }))).status).toBe(403);
  await forger.close();
});

test('an address is refused once it has expired', async () => {
  await storage.put('short-lived', Buffer.from('x'), 'a/b');
  const multipart = await storage.startMultipart('in-parts', 'a/b');
  const ask = async () => {
    const [get, put, part] = await Promise.all([
      storage.signGet('short-lived', { expiresInS: 60 }),
      storage.signPut('short-lived', { expiresInS: 60, sizeBytes: 1 }),
      storage.signPart(multipart, { partNumber: 1, sizeBytes: 1, expiresInS: 60 }),
    ]);
    const answers = [fetch(get), ...[put, part].map((url) => fetch(url, { method: 'PUT', body: 'x' }))];
    return (await Promise.all(answers)).map(({ status }) => status);
  };
  expect(await ask()).toEqual([200, 200, 200]);
  offsetMs = -70_000;
  expect(await ask()).toEqual([403, 403, 403]);
  offsetMs = 0;
});

test('a file of the server that is larger than one part arrives in parts, and leaves none behind if it breaks', async () => {
  const content = Buffer.alloc(40 * 2 ** 20, 'large file ');
  async function* read(until: number) {
    for (let at = 0; at < until; at += 2 ** 20) yield content.subarray(at, at + 2 ** 20);
    if (until < content.byteLength) throw new Error('the sender went away');
  }
  await storage.put('large', Readable.from(read(content.byteLength)), 'video/mp4');
  const back = createHash('sha256');
  for await (const chunk of await storage.get('large')) back.update(chunk as Buffer);
  expect(back.digest('hex')).toBe(hash('sha256', content));
  await expect(storage.put('broken', Readable.from(read(35 * 2 ** 20)), 'a/b')).rejects.toThrow('went away');
  expect(await storage.head('broken')).toBeUndefined();
  expect((await storage.listMultiparts('')).filter(({ key }) => key === 'broken')).toEqual([]);
});

test('lists of several pages are whole', async () => {
  const paged = openS3Storage({ settings, clock, listedAtOnce: 2 });
  const keys = ['1', '2', '3', '4', '5'].map((name) => `many/${name}`);
  await Promise.all(keys.map((key) => paged.put(key, Buffer.from('x'), 'a/b')));
  expect((await paged.list('many/')).map(({ key }) => key)).toEqual(keys);
  const [multipart] = await Promise.all(keys.map((key) => paged.startMultipart(key, 'a/b')));
  expect((await paged.listMultiparts('many/')).map(({ key }) => key)).toEqual(keys);
  for (let partNumber = 1; partNumber <= 3; partNumber += 1) {
    const url = await paged.signPart(multipart as Multipart, { partNumber, sizeBytes: 1, expiresInS: 60 });
    await fetch(url, { method: 'PUT', body: 'x' });
  }
  const parts = await paged.listParts(multipart as Multipart);
  expect(parts.map(({ partNumber }) => partNumber)).toEqual([1, 2, 3]);
  await paged.deleteFolder('many/');
  expect(await paged.list('many/')).toEqual([]);
  await paged.close();
});

test('a bucket that can be written keeps no file of the check; an absent one is an error', async () => {
  await storage.checkWritable();
  expect(await storage.list('probe/')).toEqual([]);
  const absent = openS3Storage({ settings: { ...settings, bucket: 'absent' }, clock });
  await expect(absent.checkWritable()).rejects.toMatchObject({ name: 'NoSuchBucket' });
  await absent.close();
});
