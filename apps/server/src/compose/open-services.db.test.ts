import { mkdir, readdir, rm, rmdir } from 'node:fs/promises';
import path from 'node:path';
import { CALLS } from '@reelwright/contracts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { makeExamplesJob } from '../modules/examples/examples.jobs.ts';
import { makeTestDataFolder } from '../platform/database/test-database.ts';
import type { RequestContext } from '../platform/http/request-context.ts';
import { watchPrograms } from '../platform/process/test-programs.ts';
import { silentLogger } from '../platform/log/logger.ts';
import { parseSettings } from '../platform/settings/settings.ts';
import { testActor } from '../test-actor.ts';
import { openServices } from './open-services.ts';

let dataDir: string;

beforeEach(async () => {
  dataDir = await makeTestDataFolder('open-services');
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

const open = (env: NodeJS.ProcessEnv = {}) =>
  openServices({
    settings: parseSettings({ DATA_DIR: dataDir, SAMPLE_CONTENT: 'off', ...env }),
    log: silentLogger,
    version: '1.2.3',
    isPrivate: true,
  });

const listTempFolders = () => readdir(path.join(dataDir, 'tmp'));

/** The part of the context that the call of this test reads. */
const context = {
  actor: testActor(),
  signal: new AbortController().signal,
} as RequestContext;

it('answers every call, handles every kind of job, and leaves nothing running when closed', async () => {
  const listStarted = watchPrograms();
  const services = await open();
  try {
    expect(Object.keys(services.modules.handlers).toSorted()).toEqual(Object.keys(CALLS).toSorted());
    await services.platform.queue.startWork();
    const stopping = new AbortController();
    await services.modules.startWork(stopping.signal);
    await services.modules.cleanUp(stopping.signal);
    expect(await listTempFolders()).toHaveLength(1);
    // The look painter keeps its process for the next product.
    const { previewLooks } = services.modules.handlers;
    await previewLooks({ name: 'Mug', ratio: '1:1', language: 'en' }, context);
    expect(listStarted()).not.toEqual([]);
  } finally {
    await services.close();
  }
  expect(await listTempFolders()).toEqual([]);
  expect(listStarted()).toEqual([]);
});

it('enqueues the examples of a new installation at its first start', async () => {
  const services = await open({ SAMPLE_CONTENT: 'draft' });
  try {
    // The queue does no work yet.
    await services.modules.startWork(new AbortController().signal);
    const state = await services.platform.queue.readState();
    expect(state.find(({ name }) => name === makeExamplesJob.name)).toMatchObject({ waiting: 1 });
  } finally {
    await services.close();
  }
});

it('closes what it has opened if a later module does not open', async () => {
  const listStarted = watchPrograms();
  const blocked = path.join(dataDir, 'demo-account.json');
  await mkdir(blocked);
  await expect(open()).rejects.toThrow('EISDIR');
  expect(await listTempFolders()).toEqual([]);
  expect(listStarted()).toEqual([]);

  // Succeeds only if the data folder was unlocked and its database closed.
  await rmdir(blocked);
  const services = await open();
  expect(services.modules.demoAccount?.isNew).toBe(true);
  await services.close();
});
