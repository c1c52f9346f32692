import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openLanguageModel } from '#src/platform/models/open-model.ts';
import { type ModelReply, type ModelServer, startModelServer } from '#src/platform/models/test-model-server.ts';
import type { ImageReader } from '../media-analysis.ts';
import { createModelImageReader } from './model-image-reader.ts';

const NAME = 'openai-compatible:looker';
const NONE = { apiKey: undefined, baseUrl: undefined };
const { signal } = new AbortController();
let folder: string;
let imagePath: string;
let server: ModelServer | undefined;
let notices: string[];

beforeEach(async () => {
  notices = [];
  folder = await mkdtemp(path.join(tmpdir(), 'image-reader-'));
  imagePath = path.join(folder, 'image.png');
  await sharp({ create: { width: 2000, height: 1000, channels: 4, background: '#c43a1380' } })
    .png()
    .toFile(imagePath);
});
afterEach(async () => {
  await server?.close();
  server = undefined;
  await rm(folder, { recursive: true, force: true });
});

async function open(reply: ModelReply, timeoutMs?: number): Promise<ImageReader> {
  server = await startModelServer(() => reply);
  const accesses = {
    openai: NONE,
    anthropic: NONE,
    google: NONE,
    'openai-compatible': { apiKey: 'key', baseUrl: server.baseUrl },
  };
  return createModelImageReader({
    id: NAME,
    model: openLanguageModel(NAME, accesses),
    onFallback: (notice) => notices.push(notice),
    ...(timeoutMs === undefined ? {} : { timeoutMs }),
  });
}

const say = (answer: object): ModelReply => ({ kind: 'words', words: JSON.stringify(answer) });

test('reads faces, texts and the background from an image that is sent small', async () => {
  const readImage = await open(say({ faces: 2, texts: [' SALE ', '', '买一送一'], has_plain_background: true }));
  expect(await readImage(imagePath, signal)).toEqual({
    faces: 2,
    texts: ['SALE', '买一送一'],
    has_plain_background: true,
  });
  const body = JSON.stringify(server?.requests[0]?.body);
  const [, base64 = ''] = /data:image\/jpeg;base64,([^"]+)"/.exec(body) ?? [];
  expect(await sharp(Buffer.from(base64, 'base64')).metadata()).toMatchObject({ width: 1280, height: 640 });
  expect(server?.requests[0]?.authorization).toBe('Bearer key');
});

test.each([
  [{ kind: 'status', status: 401, message: 'no' } as const, 'the key was refused'],
  [{ kind: 'status', status: 503, message: 'busy' } as const, 'the server answered 503'],
  [{ kind: 'words', words: 'two faces' } as const, 'its answer was of another shape'],
  [say({ faces: -1, texts: [], has_plain_background: false }), 'its answer was of another shape'],
])('leaves the image to the embedded analysis and says why: %j', async (reply, problem) => {
  const readImage = await open(reply);
  expect(await readImage(imagePath, signal)).toBeUndefined();
  expect(notices).toEqual([`${NAME} did not read an image: ${problem}. The embedded analysis does instead.`]);
});

test('waits no longer than its limit', async () => {
  const readImage = await open({ kind: 'silence' }, 50);
  expect(await readImage(imagePath, signal)).toBeUndefined();
  expect(notices[0]).toContain('no answer within');
});

test('ends with the signal', async () => {
  const readImage = await open({ kind: 'silence' });
  const controller = new AbortController();
  const reading = readImage(imagePath, controller.signal);
  controller.abort(new Error('cancelled'));
  await expect(reading).rejects.toThrow('cancelled');
  expect(notices).toEqual([]);
});
