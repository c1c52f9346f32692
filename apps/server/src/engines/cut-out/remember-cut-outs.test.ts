import { copyFile, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CutOut, CutOutEngine } from './cut-out.ts';
import { rememberCutOuts } from './remember-cut-outs.ts';

const { signal } = new AbortController();
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'remember-'));
  await writeFile(join(folder, 'mug.jpg'), 'a mug');
  await copyFile(join(folder, 'mug.jpg'), join(folder, 'mug-again.jpg'));
  await writeFile(join(folder, 'room.jpg'), 'a room');
});
afterAll(() => rm(folder, { recursive: true }));

test('a photo is cut out once, whatever its file is called, and the same file is written', async () => {
  const asked: string[] = [];
  const engine: CutOutEngine = {
    id: 'counting',
    warm() {},
    async cutOut({ imagePath, outputPath }) {
      const photo = await readFile(imagePath, 'utf8');
      asked.push(photo);
      if (photo === 'a room') return null;
      await writeFile(outputPath, `${photo}, alone`);
      return { width: 4, height: 3 } as CutOut;
    },
  };
  const remembering = rememberCutOuts(engine);
  const cut = (photo: string, output: string) =>
    remembering.cutOut({ imagePath: join(folder, photo), outputPath: join(folder, output) }, signal);

  const first = await cut('mug.jpg', 'first.png');
  expect(await cut('mug-again.jpg', 'second.png')).toEqual(first);
  expect(await readFile(join(folder, 'second.png'), 'utf8')).toBe('a mug, alone');
  expect(await cut('room.jpg', 'room.png')).toBeNull();
  expect(await cut('room.jpg', 'room.png')).toBeNull();
  await expect(stat(join(folder, 'room.png'))).rejects.toThrow('ENOENT');
  expect(asked).toEqual(['a mug', 'a room']);
});
