import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MIN_PART_BYTES, type Multipart, PartsMismatch, type Storage } from './storage.ts';

export interface StorageUnderTest {
  storage: Storage;
  /** Base of relative signed addresses. */
  baseUrl: string;
  close(): Promise<void>;
}

/** A server may call an altered address either bad or forbidden. */
const REFUSED = [400, 403];
const MULTIPART_ID = '01234567-89ab-4cde-8f01-23456789abcd';
/** Large enough for a part that is not the last. */
const PART = Buffer.alloc(MIN_PART_BYTES, 'part');

/** The contract of every kind of storage; each kind's own test calls it. */
export function testStorageContract(open: () => Promise<StorageUnderTest>): void {
  let subject: StorageUnderTest;
  let storage: Storage;
  let folder: string;

  beforeAll(async () => {
    subject = await open();
    storage = subject.storage;
    folder = await mkdtemp(path.join(tmpdir(), 'storage-contract-'));
  });
  afterAll(async () => {
    await subject.close();
    await rm(folder, { recursive: true });
  });

  const read = async (key: string, range?: { start: number; end: number }) =>
    (await buffer(await storage.get(key, range))).toString();
  const request = (url: string, init?: RequestInit) => fetch(new URL(url, subject.baseUrl), init);
  const text = (content: string) => Buffer.from(content);
  /** A separate folder for each test, so that tests don't share files. */
  const newPrefix = () => `contract/${randomUUID()}/`;

  describe('files', () => {
    test('come back unchanged, with their size and type', async () => {
      const key = `${newPrefix()}a b/ü漢.txt`;
      const stored = await storage.put(key, text('hello'), 'text/plain; charset=utf-8');
      expect(stored).toMatchObject({ key, sizeBytes: 5, contentType: 'text/plain; charset=utf-8' });
      expect(await storage.head(key)).toEqual(stored);
      expect(await read(key)).toBe('hello');
    });

    test('may be stored from a stream and from a local file, which stays', async () => {
      const prefix = newPrefix();
      const stream = Readable.from([text('one '), text('two')]);
      expect((await storage.put(`${prefix}streamed`, stream, 'a/b')).sizeBytes).toBe(7);
      const localPath = path.join(folder, 'local');
      await writeFile(localPath, 'from a file');
      await storage.putFile(`${prefix}local`, localPath, 'c/d');
      await writeFile(localPath, 'changed later');
      expect(await read(`${prefix}streamed`)).toBe('one two');
      expect(await read(`${prefix}local`)).toBe('from a file');
    });

    test('may be empty', async () => {
      const key = `${newPrefix()}empty`;
      await storage.put(key, text(''), 'a/b');
      expect(await read(key)).toBe('');
    });

    test('are replaced by a later put, and their etag changes with them', async () => {
      const key = `${newPrefix()}file`;
      const first = await storage.put(key, text('first'), 'a/b');
      const second = await storage.put(key, text('other'), 'c/d');
      expect(await read(key)).toBe('other');
      expect(second.contentType).toBe('c/d');
      expect(second.etag).not.toBe(first.etag);
    });

    test('are read in part if a range is given', async () => {
      const key = `${newPrefix()}file`;
      await storage.put(key, text('0123456789'), 'a/b');
      expect(await read(key, { start: 0, end: 0 })).toBe('0');
      expect(await read(key, { start: 3, end: 5 })).toBe('345');
      expect(await read(key, { start: 8, end: 9 })).toBe('89');
    });

    test('can be read as a local file', async () => {
      const key = `${newPrefix()}file`;
      await storage.put(key, text('hello'), 'a/b');
      expect(await readFile(await storage.toLocalFile(key, folder), 'utf8')).toBe('hello');
    });

    test('can be copied, type included', async () => {
      const prefix = newPrefix();
      await storage.put(`${prefix}from`, text('hello'), 'a/b');
      expect(await storage.copy(`${prefix}from`, `${prefix}deeper/to`)).toMatchObject({
        sizeBytes: 5,
        contentType: 'a/b',
      });
      expect(await read(`${prefix}deeper/to`)).toBe('hello');
    });

    test('are NOT_FOUND if absent, and deleting an absent one is no error', async () => {
      const key = `${newPrefix()}absent`;
      const notFound = { code: 'NOT_FOUND' };
      await expect(storage.get(key)).rejects.toMatchObject(notFound);
      await expect(storage.toLocalFile(key, folder)).rejects.toMatchObject(notFound);
      await expect(storage.copy(key, `${key}2`)).rejects.toMatchObject(notFound);
      expect(await storage.head(key)).toBeUndefined();
      await storage.delete(key);
    });

    test('are gone once deleted', async () => {
      const key = `${newPrefix()}file`;
      await storage.put(key, text('hello'), 'a/b');
      await storage.delete(key);
      expect(await storage.head(key)).toBeUndefined();
    });
  });

  describe('folders', () => {
    test('list the files inside at any depth, and no others', async () => {
      const prefix = newPrefix();
      for (const name of ['b', 'a/1', 'a/2/x', 'ab']) await storage.put(prefix + name, text(name), 'a/b');
      const names = (files: { key: string }[]) => files.map((file) => file.key.slice(prefix.length)).toSorted();
      expect(names(await storage.list(prefix))).toEqual(['a/1', 'a/2/x', 'ab', 'b']);
      expect(names(await storage.list(`${prefix}a/`))).toEqual(['a/1', 'a/2/x']);
      expect(await storage.list(`${prefix}none/`)).toEqual([]);
    });

    test('are deleted with the files inside, and no others', async () => {
      const prefix = newPrefix();
      for (const name of ['a/1', 'a/2/x', 'ab']) await storage.put(prefix + name, text(name), 'a/b');
      await storage.deleteFolder(`${prefix}a/`);
      expect((await storage.list(prefix)).map((file) => file.key)).toEqual([`${prefix}ab`]);
    });
  });

  describe('a file that is too large, or whose source breaks', () => {
    async function* endlessly() {
      for (;;) yield Buffer.alloc(1000);
    }
    async function* breaking() {
      yield Buffer.alloc(1000);
      throw new Error('the sender went away');
    }

    test('is refused, and no part of it is kept', async () => {
      const prefix = newPrefix();
      await expect(
        storage.put(`${prefix}large`, Readable.from(endlessly()), 'a/b', { maxSizeBytes: 5000 }),
      ).rejects.toMatchObject({ code: 'FILE_TOO_LARGE' });
      await expect(storage.put(`${prefix}broken`, Readable.from(breaking()), 'a/b')).rejects.toThrow('went away');
      expect(await storage.list(prefix)).toEqual([]);
    });

    test('leaves the previous file in place', async () => {
      const key = `${newPrefix()}file`;
      const before = await storage.put(key, text('hello'), 'a/b');
      await expect(storage.put(key, Readable.from(breaking()), 'c/d')).rejects.toThrow();
      expect(await storage.head(key)).toEqual(before);
    });
  });

  test.each([
    '',
    '/etc/passwd',
    '../x',
    'a/../../x',
    'a/./b',
    'a//b',
    'a/',
    '..',
    'a\\b',
    'a\0b',
    'a\nb',
    'x'.repeat(1000),
  ])('the key %j is refused by every operation', async (key) => {
    const operations: (() => Promise<unknown>)[] = [
      () => storage.put(key, text('x'), 'a/b'),
      () => storage.putFile(key, '/etc/hostname', 'a/b'),
      () => storage.get(key),
      () => storage.toLocalFile(key, folder),
      () => storage.head(key),
      () => storage.delete(key),
      () => storage.copy(key, 'contract/to'),
      () => storage.copy('contract/from', key),
      () => storage.signGet(key, { expiresInS: 60 }),
      () => storage.signPut(key, { expiresInS: 60, sizeBytes: 1 }),
      () => storage.startMultipart(key, 'a/b'),
      () => storage.signPart({ key, multipartId: MULTIPART_ID }, { partNumber: 1, sizeBytes: 1, expiresInS: 60 }),
      () => storage.listParts({ key, multipartId: MULTIPART_ID }),
      () => storage.completeMultipart({ key, multipartId: MULTIPART_ID }, []),
      () => storage.abortMultipart({ key, multipartId: MULTIPART_ID }),
      () => storage.deleteFolder(key),
      () => storage.deleteFolder(`${key}/`),
    ];
    // `a/` is the only one of these keys that is a valid prefix.
    const wrong = key === 'a/' ? operations.slice(0, -2) : operations;
    for (const operation of wrong) await expect(operation(), String(operation)).rejects.toThrow();
  });

  describe('a signed address', () => {
    test('lets anyone read the file, whole and in parts', async () => {
      const key = `${newPrefix()}a b/ü漢?#%.txt`;
      await storage.put(key, text('0123456789'), 'text/plain');
      const url = await storage.signGet(key, { expiresInS: 60 });
      const whole = await request(url);
      expect(whole.status).toBe(200);
      expect(whole.headers.get('content-type')).toBe('text/plain');
      expect(await whole.text()).toBe('0123456789');
      const part = await request(url, { headers: { range: 'bytes=2-4' } });
      expect(part.status).toBe(206);
      expect(part.headers.get('content-range')).toBe('bytes 2-4/10');
      expect(await part.text()).toBe('234');
    });

    test('can make the browser save it under a name', async () => {
      const key = `${newPrefix()}file`;
      await storage.put(key, text('x'), 'video/mp4');
      const answer = await request(
        await storage.signGet(key, { expiresInS: 60, downloadName: 'Kaffee "Käse" 咖啡.mp4' }),
      );
      expect(answer.headers.get('content-disposition')).toMatch(
        /^attachment;.*filename\*=UTF-8''Kaffee%20%22K%C3%A4se%22%20%E5%92%96%E5%95%A1\.mp4$/,
      );
    });

    test('lets anyone upload one file of exactly its size', async () => {
      const key = `${newPrefix()}upload`;
      const url = await storage.signPut(key, { expiresInS: 60, sizeBytes: 1000 });
      for (const sizeBytes of [1001, 999, 0]) {
        const refused = await request(url, { method: 'PUT', body: Buffer.alloc(sizeBytes) });
        expect(refused.status, `${sizeBytes} bytes`).toBeGreaterThanOrEqual(400);
        expect(refused.status, `${sizeBytes} bytes`).toBeLessThan(500);
        expect(await storage.head(key)).toBeUndefined();
      }
      const put = await request(url, {
        method: 'PUT',
        body: Buffer.alloc(1000),
        headers: { 'content-type': 'image/png' },
      });
      expect(put.status).toBe(200);
      expect(await storage.head(key)).toMatchObject({ sizeBytes: 1000, contentType: 'image/png' });
    });

    test('is valid for no other file, method, name, size or time', async () => {
      const prefix = newPrefix();
      await storage.put(`${prefix}mine`, text('x'), 'a/b');
      await storage.put(`${prefix}other`, text('x'), 'a/b');
      const get = await storage.signGet(`${prefix}mine`, { expiresInS: 60 });
      const put = await storage.signPut(`${prefix}mine`, { expiresInS: 60, sizeBytes: 1 });
      const change = (url: string, name: string, value: string) => {
        const changed = new URL(url, subject.baseUrl);
        changed.searchParams.set(name, value);
        return changed.href;
      };
      const names = [...new URL(get, subject.baseUrl).searchParams.keys()];
      for (const url of [
        get.replace('/mine', '/other'),
        get.split('?')[0] ?? '',
        ...names.map((name) => change(get, name, name.toLowerCase().includes('expires') ? '99999999999' : 'x')),
      ]) {
        expect(REFUSED, url).toContain((await request(url)).status);
      }
      expect(REFUSED).toContain((await request(get, { method: 'PUT', body: 'x' })).status);
      expect(REFUSED).toContain((await request(put)).status);
      expect(REFUSED).toContain((await request(put.replace('/mine', '/other'), { method: 'PUT', body: 'x' })).status);
      for (const name of new URL(put, subject.baseUrl).searchParams.keys()) {
        expect(REFUSED, name).toContain(
          (await request(change(put, name, '99999999999'), { method: 'PUT', body: 'x' })).status,
        );
      }
    });
  });

  describe('a file in parts', () => {
    const address = (multipart: Multipart, partNumber: number, sizeBytes: number) =>
      storage.signPart(multipart, { partNumber, sizeBytes, expiresInS: 60 });
    const send = async (multipart: Multipart, partNumber: number, content: Buffer) => {
      const url = await address(multipart, partNumber, content.byteLength);
      return (await request(url, { method: 'PUT', body: new Uint8Array(content) })).status;
    };
    const start = () => storage.startMultipart(`${newPrefix()}a b/漢`, 'video/mp4');

    test('is its parts in order, whichever arrives first, and appears when it is completed', async () => {
      const multipart = await start();
      expect(await storage.listParts(multipart)).toEqual([]);
      expect(await send(multipart, 2, text('the end'))).toBe(200);
      expect(await send(multipart, 1, PART)).toBe(200);
      expect(await storage.head(multipart.key)).toBeUndefined();
      const parts = await storage.listParts(multipart);
      expect(parts.map(({ partNumber, sizeBytes }) => [partNumber, sizeBytes])).toEqual([
        [1, PART.byteLength],
        [2, 7],
      ]);
      const stored = await storage.completeMultipart(multipart, parts);
      expect(stored).toMatchObject({ sizeBytes: PART.byteLength + 7, contentType: 'video/mp4' });
      expect(await storage.head(multipart.key)).toEqual(stored);
      const content = await buffer(await storage.get(multipart.key));
      expect(content.equals(Buffer.concat([PART, text('the end')]))).toBe(true);
      const copied = await storage.copy(multipart.key, `${multipart.key} copied`);
      expect(copied).toMatchObject({ sizeBytes: stored.sizeBytes, contentType: 'video/mp4' });
      expect(await read(copied.key, { start: PART.byteLength, end: PART.byteLength + 6 })).toBe('the end');
      expect(await storage.listMultiparts(multipart.key.slice(0, -'a b/漢'.length))).toEqual([]);
    });

    test('takes a part again, which replaces the former', async () => {
      const multipart = await start();
      await send(multipart, 1, text('first'));
      const former = await storage.listParts(multipart);
      await send(multipart, 1, text('again'));
      const [part] = await storage.listParts(multipart);
      expect(part?.etag).not.toBe(former[0]?.etag);
      await expect(storage.completeMultipart(multipart, former)).rejects.toThrow(PartsMismatch);
      await storage.completeMultipart(multipart, await storage.listParts(multipart));
      expect(await read(multipart.key)).toBe('again');
    });

    test('is not completed while a part is missing', async () => {
      const multipart = await start();
      await send(multipart, 1, PART);
      await send(multipart, 3, text('the end'));
      const parts = await storage.listParts(multipart);
      const second = { partNumber: 2, sizeBytes: 5, etag: parts[1]?.etag ?? '' };
      for (const list of [[], parts, [second], [...parts.slice(0, 1), second, ...parts.slice(1)]]) {
        await expect(storage.completeMultipart(multipart, list)).rejects.toThrow(PartsMismatch);
      }
      expect(await storage.head(multipart.key)).toBeUndefined();
      expect(await storage.listParts(multipart)).toEqual(parts);
    });

    test('has no part 0, no part above 10,000 and no fraction of one', async () => {
      const multipart = await start();
      for (const partNumber of [0, -1, 1.5, 10_001, Number.NaN]) {
        await expect(address(multipart, partNumber, 1)).rejects.toThrow(RangeError);
      }
      expect(await send(multipart, 10_000, text('x'))).toBe(200);
    });

    test('takes a part of exactly the signed size, by its own number and address only', async () => {
      const multipart = await start();
      const other = await start();
      const url = await address(multipart, 1, 5);
      const put = async (to: string, body: string) => (await request(to, { method: 'PUT', body })).status;
      const change = (name: string, value: string) => {
        const changed = new URL(url, subject.baseUrl);
        changed.searchParams.set(name, value);
        return changed.href;
      };
      for (const body of ['123456', '1234']) expect(await put(url, body)).toBeGreaterThanOrEqual(400);
      for (const name of new URL(url, subject.baseUrl).searchParams.keys()) {
        expect(await put(change(name, '2'), '12345'), name).toBeGreaterThanOrEqual(400);
      }
      const id = encodeURIComponent(multipart.multipartId);
      expect(await put(url.replace(id, encodeURIComponent(other.multipartId)), '12345')).toBe(403);
      expect(await storage.listParts(multipart)).toEqual([]);
      expect(await storage.listParts(other)).toEqual([]);
      expect(await put(url, '12345')).toBe(200);
    });

    test('is gone once aborted, with its addresses; aborting again is no error', async () => {
      const multipart = await start();
      await send(multipart, 1, text('x'));
      const [listed] = await storage.listMultiparts(multipart.key.replace('a b/漢', ''));
      expect(listed).toMatchObject(multipart);
      for (let times = 1; times <= 2; times += 1) await storage.abortMultipart(multipart);
      expect(await send(multipart, 1, text('x'))).toBe(404);
      for (const operation of [
        () => storage.listParts(multipart),
        () => storage.completeMultipart(multipart, [{ partNumber: 1, sizeBytes: 1, etag: 'x' }]),
      ]) {
        await expect(operation()).rejects.toMatchObject({ code: 'NOT_FOUND' });
      }
      expect(await storage.listMultiparts(multipart.key.replace('a b/漢', ''))).toEqual([]);
    });

    test('is no other file: a foreign key, or an identifier that was never given, is NOT_FOUND', async () => {
      const multipart = await start();
      await send(multipart, 1, text('x'));
      const parts = await storage.listParts(multipart);
      for (const wrong of [
        { ...multipart, key: `${newPrefix()}foreign` },
        { ...multipart, multipartId: MULTIPART_ID },
        { ...multipart, multipartId: '../../files' },
        { ...multipart, multipartId: '' },
      ]) {
        await expect(storage.listParts(wrong)).rejects.toMatchObject({ code: 'NOT_FOUND' });
        await expect(storage.completeMultipart(wrong, parts)).rejects.toMatchObject({ code: 'NOT_FOUND' });
        await storage.abortMultipart(wrong);
      }
      expect(await storage.listParts(multipart)).toEqual(parts);
    });
  });
}
