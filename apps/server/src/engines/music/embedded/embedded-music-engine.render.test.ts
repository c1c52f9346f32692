import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { describeMusicEngine } from '../music-contract.ts';
import { createEmbeddedMusicEngine } from './embedded-music-engine.ts';

describeMusicEngine('The embedded composer', createEmbeddedMusicEngine);

it('leaves the event loop free while it plays', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'music-'));
  const before = performance.eventLoopUtilization();
  await createEmbeddedMusicEngine().compose({
    mood: 'upbeat',
    durationMs: 10_000,
    seed: 1,
    folder,
    signal: new AbortController().signal,
  });
  const { utilization } = performance.eventLoopUtilization(before);
  await rm(folder, { recursive: true, force: true });
  expect(utilization).toBeLessThan(0.5);
});
