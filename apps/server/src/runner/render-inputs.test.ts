import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { TaskId } from '@reelwright/contracts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { systemClock } from '../platform/clock.ts';
import { openFolderStorage } from '../platform/storage/folder-storage.ts';
import type { Storage } from '../platform/storage/storage.ts';
import { keepRenderInputs, releaseRenderInputs, toManifestKey } from './render-inputs.ts';

let folder: string;
let storage: Storage;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'render-inputs-'));
  storage = await openFolderStorage({ folder, signingSecret: 's'.repeat(32), publicUrl: '', clock: systemClock });
});
afterEach(async () => {
  await rm(folder, { recursive: true, force: true });
});

const hash = (text: string): string => createHash('sha256').update(text).digest('hex');
const outputsOf = (task: string): string => `tasks/${task}/outputs/`;
const keys = async (): Promise<string[]> => (await storage.list('inputs/')).map(({ key }) => key);

/** Runs a task that renders from files with these contents. */
async function keep(task: string, contents: string[]): Promise<void> {
  const inputs = contents.map((text, index) => ({ key: `work/${task}/${index}`, sha256: hash(text) }));
  for (const [index, text] of contents.entries()) await storage.put(`work/${task}/${index}`, Buffer.from(text), 'x/y');
  const manifest = { version: 1, inputs: Object.fromEntries(inputs.map(({ sha256 }, id) => [id, { sha256 }])) };
  await storage.put(`work/${task}/manifest`, Buffer.from(JSON.stringify(manifest)), 'application/json');
  await keepRenderInputs(storage, task as TaskId, {
    render: { manifestKey: `work/${task}/manifest`, inputs },
    manifestKey: toManifestKey(outputsOf(task), { kind: 'video', variant: 0 }),
  });
}
const release = (task: string): Promise<void> =>
  releaseRenderInputs(storage, { taskId: task as TaskId, outputsFolder: outputsOf(task) });

test('keeps the manifest beside the output, and each input under its hash', async () => {
  await keep('a', ['voice', 'photo']);
  expect(await storage.head('tasks/a/outputs/video.manifest.json')).toBeDefined();
  for (const text of ['voice', 'photo']) expect(await keys()).toContain(`inputs/${hash(text)}/content`);
});

test('keeps the inputs of two tasks once, until both tasks are deleted', async () => {
  await keep('a', ['voice', 'photo']);
  await keep('b', ['photo']);
  expect((await keys()).filter((key) => key.endsWith('/content'))).toHaveLength(2);
  await release('a');
  expect((await keys()).filter((key) => key.endsWith('/content'))).toEqual([`inputs/${hash('photo')}/content`]);
  await release('b');
  expect(await keys()).toEqual([]);
});

test('may be repeated, as after the death of a worker', async () => {
  await keep('a', ['voice']);
  await keep('a', ['voice']);
  await release('a');
  await release('a');
  expect(await keys()).toEqual([]);
});

test('releases nothing for a task that kept nothing', async () => {
  await keep('a', ['voice']);
  await release('b');
  expect(await keys()).toHaveLength(2);
});
