import { chmod, mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { StartupError } from '../settings/startup-error.ts';
import { ownFolder } from './own-folder.ts';

let parent: string;
let folder: string;
beforeEach(async () => {
  parent = await mkdtemp(path.join(tmpdir(), 'own-folder-test-'));
  folder = path.join(parent, 'data');
});
afterEach(async () => {
  vi.restoreAllMocks();
  await rm(parent, { recursive: true, force: true });
});

const own = () => ownFolder({ folder, setting: 'DATA_DIR', ownNames: ['database', 'secret'] });
const modeOf = async (file: string) => (await stat(file)).mode & 0o777;

test('a new folder can be entered by its owner only', async () => {
  await own();
  expect(await modeOf(folder)).toBe(0o700);
});

test('a data folder that others can enter is closed to them', async () => {
  await mkdir(path.join(folder, 'database'), { recursive: true });
  await chmod(folder, 0o755);
  await own();
  expect(await modeOf(folder)).toBe(0o700);
});

test('a folder of another user is refused, naming both users', async () => {
  await mkdir(folder);
  const { uid } = await stat(folder);
  vi.spyOn(process, 'getuid').mockReturnValue(uid + 1);
  await expect(own()).rejects.toThrow(StartupError);
  await expect(own()).rejects.toThrow(`another user (uid ${uid}; this one is ${uid + 1})`);
});

test('a folder with files of others keeps its permissions and is refused', async () => {
  await mkdir(folder);
  await writeFile(path.join(folder, 'thesis.doc'), '');
  await chmod(folder, 0o755);
  await expect(own()).rejects.toThrow("holds files that are not Reelwright's, such as thesis.doc");
  expect(await modeOf(folder)).toBe(0o755);
});

test('a file in the place of the folder is refused in one sentence', async () => {
  await writeFile(folder, '');
  await expect(own()).rejects.toThrow(StartupError);
  await expect(own()).rejects.toThrow('is a file and not a folder: choose another folder. Set it with DATA_DIR.');
});
