import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rememberSubjects } from './remember-subjects.ts';
import type { ImageHint, ImageSubjects } from './vision.ts';

const { signal } = new AbortController();
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'remember-'));
  await writeFile(join(folder, 'mug.jpg'), 'a mug');
  await copyFile(join(folder, 'mug.jpg'), join(folder, 'mug-again.jpg'));
  await writeFile(join(folder, 'room.jpg'), 'a room');
});
afterAll(() => rm(folder, { recursive: true }));

test('a photo is looked at once for each thing that is known of it', async () => {
  let count = 0;
  const remembering = rememberSubjects({
    id: 'counting',
    warm() {},
    async findSubjects() {
      count += 1;
      return { palette: [String(count)] } as ImageSubjects;
    },
  });
  const region = { x: 0, y: 0, width: 1, height: 1 };
  const hintOf = (cutOut: string) => ({ cutOut: { path: join(folder, cutOut), region } });
  const look = async (file: string, hint?: ImageHint) =>
    (await remembering.findSubjects(join(folder, file), signal, hint)).palette[0];

  expect(await look('mug.jpg')).toBe('1');
  expect(await look('mug-again.jpg')).toBe('1');
  expect(await look('mug.jpg', hintOf('mug.jpg'))).toBe('2');
  expect(await look('mug.jpg', hintOf('room.jpg'))).toBe('3');
  expect(await look('mug.jpg', { wornOn: 'head' })).toBe('4');
  expect(await look('mug.jpg', { wornOn: 'head' })).toBe('4');
  expect(await look('room.jpg')).toBe('5');
});
