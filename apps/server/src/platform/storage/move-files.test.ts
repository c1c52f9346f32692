import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { systemClock } from '../clock.ts';
import { type FolderStorage, openFolderStorage } from './folder-storage.ts';
import { moveFiles } from './move-files.ts';
import type { Storage } from './storage.ts';

let root: string;
let from: FolderStorage;
let to: FolderStorage;
const FILES = ['a/1', 'a/2', 'b 漢', 'c/d/e'];
const open = (name: string) =>
  openFolderStorage({ folder: path.join(root, name), signingSecret: '', publicUrl: '', clock: systemClock });

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'move-files-'));
  [from, to] = await Promise.all([open('from'), open('to')]);
  for (const key of FILES) await from.put(key, Buffer.from(`content of ${key}`), 'text/plain');
});
afterEach(() => rm(root, { recursive: true }));

const move = (changed: Partial<Parameters<typeof moveFiles>[0]> = {}) =>
  moveFiles({
    from,
    to,
    journalFile: path.join(root, 'journal'),
    isDryRun: false,
    signal: new AbortController().signal,
    onProgress: () => undefined,
    ...changed,
  });
const read = async (storage: Storage, key: string) => (await buffer(await storage.get(key))).toString();

test('copies every file with its type, and leaves the source and other files of the target alone', async () => {
  await to.put('other', Buffer.from('x'), 'a/b');
  expect(await move()).toMatchObject({ files: 4, copied: 4, kept: 0, others: 1 });
  for (const key of FILES) {
    expect(await read(to, key)).toBe(`content of ${key}`);
    expect(await to.head(key)).toMatchObject({ contentType: 'text/plain' });
    expect(await from.head(key)).toBeDefined();
  }
  expect(await read(to, 'other')).toBe('x');
});

test('only counts in a dry run', async () => {
  expect(await move({ isDryRun: true })).toMatchObject({ files: 4, copied: 0, kept: 0 });
  expect(await to.list('')).toEqual([]);
});

test('goes on after an interruption with what is missing or has changed', async () => {
  let left = 2;
  const breaking: FolderStorage = {
    ...to,
    put: (...file) => {
      left -= 1;
      return left < 0 ? Promise.reject(new Error('the line broke')) : to.put(...file);
    },
  };
  await expect(move({ to: breaking })).rejects.toThrow('the line broke');
  expect(await move({ isDryRun: true })).toMatchObject({ kept: 2 });
  expect(await move()).toMatchObject({ copied: 2, kept: 2 });
  await from.put('a/1', Buffer.from('changed'), 'text/plain');
  await to.put('a/2', Buffer.from('tampered'), 'text/plain');
  expect(await move()).toMatchObject({ copied: 2, kept: 2 });
  expect(await read(to, 'a/1')).toBe('changed');
  expect(await read(to, 'a/2')).toBe('content of a/2');
});

test('fails and keeps no copy where one differs', async () => {
  const lying: FolderStorage = {
    ...to,
    get: async (key) => (key === 'a/2' ? Readable.from([Buffer.from('other content')]) : to.get(key)),
  };
  await expect(move({ to: lying })).rejects.toThrow('a/2 differs after it was copied');
  expect(await to.head('a/2')).toBeUndefined();
  expect(await move()).toMatchObject({ files: 4 });
  for (const key of FILES) expect(await read(to, key)).toBe(`content of ${key}`);
});
