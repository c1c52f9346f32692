import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTestDataFolder } from '../platform/database/test-database.ts';
import { interruptDownload } from './test-interrupted-download.ts';
import { interruptPixels } from './test-interrupted-pixels.ts';
import { interruptUploads } from './test-interrupted-uploads.ts';
import type { InterruptedWork } from './test-interrupted-work.ts';
import { type KillableServer, startKillableServer } from './test-killable-server.ts';

let folder: string;
let server: KillableServer;
let downloads: InterruptedWork;
let pixels: InterruptedWork;
let uploads: InterruptedWork;

// One server is killed in the middle of all of it.
beforeAll(async () => {
  folder = await makeTestDataFolder('killed-server');
  downloads = await interruptDownload(folder);
  pixels = await interruptPixels(folder);
  uploads = interruptUploads(folder);
  const works = [downloads, pixels, uploads];
  const env: NodeJS.ProcessEnv = {
    ...downloads.env,
    ...pixels.env,
    ...uploads.env,
    FETCH_ALLOW_HOSTS: works.flatMap(({ env: { FETCH_ALLOW_HOSTS: hosts } }) => hosts ?? []).join(','),
    // Each user has one running task.
    WORKER_CONCURRENCY: '3',
  };
  server = await startKillableServer(folder, env);
  for (const work of works) await work.begin(server);
  await server.kill();
  for (const work of works) work.release();
  server = await startKillableServer(folder, env);
}, 400_000);
afterAll(async () => {
  await server.kill();
  for (const work of [downloads, pixels]) await work.close();
  await rm(folder, { recursive: true, force: true });
});

test('after a kill in the middle of 8 uploads each goes on with what is missing, and is whole', async () => {
  await expect(uploads.check(server)).resolves.toBeUndefined();
}, 240_000);

test('after a kill, a download goes on with its parts; audio gets its tags, and each link fails alone', async () => {
  await expect(downloads.check(server)).resolves.toBeUndefined();
}, 240_000);

test('after a kill, erasing and enhancing go on with the part that they were in, and pay no part twice', async () => {
  await expect(pixels.check(server)).resolves.toBeUndefined();
}, 240_000);
