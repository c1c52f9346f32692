import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readlink, rm, stat, utimes, writeFile } from 'node:fs/promises';
import http from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { systemClock } from '../clock.ts';
import { openTestDisk } from '../disk/test-disk.ts';
import { openFolderStorage } from './folder-storage.ts';
import { readSigningSecret } from './signing-secret.ts';
import { registerStorageRoutes } from './storage.routes.ts';
import type { Storage } from './storage.ts';
import { testStorageContract } from './storage-contract.ts';

/** Opens a folder storage behind a server, with a clock that the test sets. */
async function openServed() {
  const folder = await mkdtemp(path.join(tmpdir(), 'folder-storage-'));
  const signingSecret = await readSigningSecret(folder);
  let offsetMs = 0;
  const clock = { now: () => new Date(systemClock.now().getTime() + offsetMs) };
  const storage = await openFolderStorage({
    folder: path.join(folder, 'storage'),
    signingSecret,
    publicUrl: '',
    clock,
  });
  let freeBytes: number | undefined;
  const disk = { assertReserve: () => openTestDisk(freeBytes).assertReserve() };
  const app = Fastify();
  await registerStorageRoutes(app, { storage, signingSecret, clock, disk });
  const baseUrl = await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    storage,
    baseUrl,
    folder,
    fillDisk: (leftBytes: number) => {
      freeBytes = leftBytes;
    },
    moveClock: (ms: number) => {
      offsetMs += ms;
    },
    close: async () => {
      await app.close();
      await rm(folder, { recursive: true });
    },
  };
}

testStorageContract(openServed);

test('an upload to a disk that has reached its reserve is refused with "Insufficient Storage"', async () => {
  const { storage, baseUrl, fillDisk, close } = await openServed();
  try {
    const put = async () =>
      fetch(baseUrl + (await storage.signPut('new', { expiresInS: 60, sizeBytes: 3 })), {
        method: 'PUT',
        body: 'new',
      });
    fillDisk(2 ** 20);
    expect((await put()).status).toBe(507);
    expect(await storage.head('new')).toBeUndefined();
    fillDisk(2 ** 40);
    expect((await put()).status).toBe(200);
  } finally {
    await close();
  }
});

test('a store that can be written leaves no file of the check', async () => {
  const { storage, folder, close } = await openServed();
  try {
    await storage.checkWritable();
    expect(await readdir(path.join(folder, 'storage/unfinished'))).toEqual([]);
    await rm(path.join(folder, 'storage/unfinished'), { recursive: true });
    await expect(storage.checkWritable()).rejects.toThrow('ENOENT');
  } finally {
    await close();
  }
});

describe('files served from a folder', () => {
  let served: Awaited<ReturnType<typeof openServed>>;
  let storage: Storage;
  beforeAll(async () => {
    served = await openServed();
    storage = served.storage;
    await storage.put('digits', Buffer.from('0123456789'), 'text/html');
  });
  afterAll(() => served.close());

  const signDigits = () => storage.signGet('digits', { expiresInS: 3600 });
  const request = async (url: string, init?: RequestInit) => fetch(served.baseUrl + url, init);

  test('cannot run as pages of our origin', async () => {
    const { headers } = await request(await signDigits());
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toMatch(/^sandbox; default-src 'none';/);
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
  });

  test('are not sent again to a browser that has them', async () => {
    const url = await signDigits();
    const etag = (await request(url)).headers.get('etag') ?? '';
    for (const tags of [etag, `"x", W/${etag}`, '*']) {
      const again = await request(url, { headers: { 'if-none-match': tags } });
      expect(again.status).toBe(304);
      expect(await again.text()).toBe('');
    }
    expect((await request(url, { headers: { 'if-none-match': '"x"' } })).status).toBe(200);
  });

  test('may be kept by a CDN that asks for each use whether the address still opens them', async () => {
    const { headers } = await request(await signDigits());
    expect(headers.get('cache-control')).toBe('public, no-cache');
    // Strong: a range may be joined to what is kept.
    expect(headers.get('etag')).toMatch(/^"/);
  });

  test('arrive byte for byte, whole and in ranges, also several at once', async () => {
    const content = randomBytes(1_500_001);
    await storage.put('large', content, 'video/mp4');
    const url = await storage.signGet('large', { expiresInS: 3600 });
    const read = async (range?: string): Promise<Buffer> =>
      Buffer.from(await (await request(url, range ? { headers: { range } } : {})).arrayBuffer());
    const ranges: [string | undefined, Buffer][] = [
      [undefined, content],
      ['bytes=200000-1100000', content.subarray(200_000, 1_100_001)],
      ['bytes=-300000', content.subarray(-300_000)],
      ['bytes=262143-262144', content.subarray(262_143, 262_145)],
    ];
    await Promise.all(ranges.map(async ([range, expected]) => expect((await read(range)).equals(expected)).toBe(true)));
    await storage.put('empty', Buffer.alloc(0), 'video/mp4');
    const empty = await request(await storage.signGet('empty', { expiresInS: 3600 }));
    expect([empty.status, await empty.text()]).toEqual([200, '']);
  });

  test('are closed when the reader leaves half-way', async () => {
    await storage.put('left', randomBytes(20_000_000), 'video/mp4');
    const leaving = new AbortController();
    const answer = await request(await storage.signGet('left', { expiresInS: 3600 }), { signal: leaving.signal });
    await answer.body?.getReader().read();
    const isOpen = async (): Promise<boolean> => {
      const names = await readdir('/proc/self/fd');
      const files = await Promise.all(names.map((name) => readlink(`/proc/self/fd/${name}`).catch(() => '')));
      return files.some((file) => file.endsWith('/left'));
    };
    expect(await isOpen()).toBe(true);
    leaving.abort();
    await expect.poll(isOpen).toBe(false);
  });

  test('answer HEAD with the headers of GET and no body', async () => {
    const answer = await request(await signDigits(), { method: 'HEAD' });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-length')).toBe('10');
    expect(answer.headers.get('accept-ranges')).toBe('bytes');
    expect(await answer.text()).toBe('');
  });

  test('answer 416 with the size to a range beyond their end', async () => {
    const answer = await request(await signDigits(), { headers: { range: 'bytes=10-' } });
    expect(answer.status).toBe(416);
    expect(answer.headers.get('content-range')).toBe('bytes */10');
  });

  test('serve a further part only if they are unchanged', async () => {
    const url = await signDigits();
    const etag = (await request(url)).headers.get('etag') ?? '';
    const range = 'bytes=5-';
    expect((await request(url, { headers: { range, 'if-range': etag } })).status).toBe(206);
    expect((await request(url, { headers: { range, 'if-range': '"older"' } })).status).toBe(200);
  });

  test('answer 403 once their address has expired, 404 if the file is gone', async () => {
    await storage.put('short-lived', Buffer.from('x'), 'a/b');
    const url = await storage.signGet('short-lived', { expiresInS: 60 });
    expect((await request(url)).status).toBe(200);
    served.moveClock(59_000);
    expect((await request(url)).status).toBe(200);
    served.moveClock(7000);
    expect((await request(url)).status).toBe(403);
    const gone = await storage.signGet('gone', { expiresInS: 60 });
    expect((await request(gone)).status).toBe(404);
  });

  test('keep their address for a while, so that browsers find them in their cache', async () => {
    const urls = new Set<string>();
    for (let minute = 0; minute < 10; minute++) {
      urls.add(await signDigits());
      served.moveClock(60_000);
    }
    expect(urls.size).toBeLessThanOrEqual(3);
  });

  test('are refused with 413 if too large, even without a declared length', async () => {
    const url = await storage.signPut('chunked', { expiresInS: 60, sizeBytes: 100_000 });
    const status = await new Promise((resolve, reject) => {
      const upload = http.request(served.baseUrl + url, { method: 'PUT' }, (answer) =>
        resolve(answer.resume().statusCode),
      );
      upload.once('error', reject);
      for (let sent = 0; sent < 300_000; sent += 10_000) upload.write(Buffer.alloc(10_000));
      upload.end();
    });
    expect(status).toBe(413);
    expect(await storage.head('chunked')).toBeUndefined();
    expect(await readdir(path.join(served.folder, 'storage/unfinished'))).toEqual([]);
  });

  test('are not kept if the sender disconnects half-way', async () => {
    const url = await storage.signPut('half', { expiresInS: 60, sizeBytes: 50_000 });
    const unfinished = path.join(served.folder, 'storage/unfinished');
    const upload = http.request(served.baseUrl + url, { method: 'PUT', headers: { 'content-length': '50000' } });
    upload.on('error', () => undefined);
    upload.write(Buffer.alloc(10_000));
    await expect.poll(() => readdir(unfinished)).toHaveLength(1);
    upload.destroy();
    await expect.poll(() => readdir(unfinished)).toHaveLength(0);
    expect(await storage.head('half')).toBeUndefined();
  });
});

describe('parts in a folder', () => {
  test('survive a restart, and a damaged one is noticed before it is part of a file', async () => {
    const { storage, folder, baseUrl, close } = await openServed();
    try {
      const multipart = await storage.startMultipart('a/b', 'a/b');
      const url = await storage.signPart(multipart, { partNumber: 1, sizeBytes: 5, expiresInS: 60 });
      expect((await fetch(baseUrl + url, { method: 'PUT', body: 'hello' })).status).toBe(200);
      const restarted = await openFolderStorage({
        folder: path.join(folder, 'storage'),
        signingSecret: 'x',
        publicUrl: '',
        clock: systemClock,
      });
      const parts = await restarted.listParts(multipart);
      expect(parts).toHaveLength(1);
      const partsFolder = path.join(folder, 'storage/parts', multipart.multipartId);
      const name = (await readdir(partsFolder)).find((each) => each.startsWith('1.')) ?? '';
      await writeFile(path.join(partsFolder, name), 'jello');
      await expect(restarted.completeMultipart(multipart, parts)).rejects.toThrow('part 1 is damaged');
      expect(await restarted.head('a/b')).toBeUndefined();
      expect(await restarted.listParts(multipart)).toEqual([]);
      expect((await fetch(baseUrl + url, { method: 'PUT', body: 'hello' })).status).toBe(200);
      await restarted.completeMultipart(multipart, parts);
      expect(await readdir(path.join(folder, 'storage/parts'))).toEqual([]);
      expect(await readdir(path.join(folder, 'storage/unfinished'))).toEqual([]);
    } finally {
      await close();
    }
  });

  test('that break off half-way are not kept', async () => {
    const { storage, folder, baseUrl, close } = await openServed();
    try {
      const multipart = await storage.startMultipart('a/b', 'a/b');
      const url = await storage.signPart(multipart, { partNumber: 1, sizeBytes: 50_000, expiresInS: 60 });
      const unfinished = path.join(folder, 'storage/unfinished');
      const upload = http.request(baseUrl + url, { method: 'PUT', headers: { 'content-length': '50000' } });
      upload.on('error', () => undefined);
      upload.write(Buffer.alloc(10_000));
      await expect.poll(() => readdir(unfinished)).toHaveLength(1);
      upload.destroy();
      await expect.poll(() => readdir(unfinished)).toHaveLength(0);
      expect(await storage.listParts(multipart)).toEqual([]);
    } finally {
      await close();
    }
  });
});

describe('a folder storage', () => {
  test('deletes, at the next start, files that a killed process left unfinished a day ago', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'folder-storage-'));
    const unfinished = path.join(folder, 'unfinished');
    await mkdir(unfinished);
    await writeFile(path.join(unfinished, 'old'), '');
    await writeFile(path.join(unfinished, 'young'), '');
    const twoDaysAgo = new Date(Date.now() - 2 * 86_400_000);
    await utimes(path.join(unfinished, 'old'), twoDaysAgo, twoDaysAgo);
    await openFolderStorage({ folder, signingSecret: 'x', publicUrl: '', clock: systemClock });
    expect(await readdir(unfinished)).toEqual(['young']);
    await rm(folder, { recursive: true });
  });

  test('has one secret for all processes that start at once, readable only by its owner', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'folder-storage-'));
    const secrets = await Promise.all(Array.from({ length: 5 }, () => readSigningSecret(folder)));
    expect(new Set(secrets).size).toBe(1);
    expect(secrets[0]).toMatch(/^[0-9a-f]{64}$/);
    expect((await stat(path.join(folder, 'secret'))).mode & 0o777).toBe(0o600);
    expect(await readdir(folder)).toEqual(['secret']);
    await rm(folder, { recursive: true });
  });
});
