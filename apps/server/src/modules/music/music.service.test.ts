import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { MusicEngine } from '../../engines/music/music.ts';
import { openFolderStorage } from '../../platform/storage/folder-storage.ts';
import { createMusicService } from './music.service.ts';
import type { HeavyWorkGate } from '../../platform/heavy-work/heavy-work.ts';
import { createHeavyWorkGate } from '../../platform/heavy-work/heavy-work-gate.ts';
import { openGate } from '../../platform/heavy-work/test-open-gate.ts';
import { testActor } from '../../test-actor.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'music-service-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

async function openService({
  maxKeptBytes,
  heavyWork = openGate,
}: {
  maxKeptBytes?: number;
  heavyWork?: HeavyWorkGate;
} = {}) {
  let composed = 0;
  let composing = 0;
  let mostAtOnce = 0;
  const write = async (folder: string): Promise<string> => {
    composed += 1;
    composing += 1;
    mostAtOnce = Math.max(mostAtOnce, composing);
    const wavPath = path.join(folder, 'audio.wav');
    await writeFile(wavPath, 'RIFF');
    composing -= 1;
    return wavPath;
  };
  const music: MusicEngine = {
    id: 'counting',
    compose: async ({ folder }) => ({
      wavPath: await write(folder),
      tempoBpm: 120,
      beatsMs: [0, 500],
      barsMs: [0],
      accentsMs: [],
      effects: [],
    }),
    listTempos: () => ({ tempos: [{ bpm: 120, distance: 0 }], pulsesPerBeat: 2 }),
    playEffects: async ({ ids, folder }) =>
      Promise.all(
        ids.map(async (id) => ({ id, wavPath: await write(folder), durationMs: 500, onsetMs: 0, peakMs: 100 })),
      ),
  };
  const storage = await openFolderStorage({
    folder: path.join(root, 'storage'),
    signingSecret: 'a secret of at least thirty-two characters',
    publicUrl: 'http://localhost',
    clock: { now: () => new Date('2026-01-01T00:00:00Z') },
  });
  const makeFolder = async () => {
    const folder = await mkdtemp(path.join(root, 'work-'));
    return { path: folder, remove: () => rm(folder, { recursive: true, force: true }) };
  };
  let nowMs = 0;
  const clock = { now: () => new Date((nowMs += 1000)) };
  const service = createMusicService({
    heavyWork,
    music,
    storage,
    clock,
    makeFolder,
    ...(maxKeptBytes ? { maxKeptBytes } : {}),
  });
  const listKept = async () =>
    (await storage.list('music/')).map(({ key }) => path.basename(key)).filter((name) => name.endsWith('.wav'));
  return { service, composed: () => composed, mostAtOnce: () => mostAtOnce, listKept };
}

const { signal } = new AbortController();

describe('the music library', () => {
  it('composes a piece once, however often and by however many users it is played', async () => {
    const { service, composed } = await openService();
    const play = () => service.playMusic({ actor: testActor(), id: 'bright-side', lengthS: 30, signal });
    const [first, second] = await Promise.all([play(), play()]);
    expect(first).toMatchObject({ tempo_bpm: 120, beats_ms: [0, 500], bars_ms: [0] });
    expect(second.beats_ms).toEqual([0, 500]);
    await play();
    expect(composed()).toBe(1);
    await service.playMusic({ actor: testActor(), id: 'bright-side', lengthS: 15, signal });
    expect(composed()).toBe(2);
  });

  it('composes one piece at a time, however many users play different ones', async () => {
    const { service, composed, mostAtOnce } = await openService({
      heavyWork: createHeavyWorkGate({ memoryBytes: 2 ** 40 }),
    });
    const lengths = [10, 11, 12, 13, 14, 15];
    await Promise.all(
      lengths.map((lengthS) => service.playMusic({ actor: testActor(lengthS), id: 'bright-side', lengthS, signal })),
    );
    expect({ composed: composed(), mostAtOnce: mostAtOnce() }).toEqual({ composed: 6, mostAtOnce: 1 });
  });

  it('plays an effect without a beat', async () => {
    const { service } = await openService();
    expect(await service.playMusic({ actor: testActor(), id: 'whoosh', lengthS: 30, signal })).toMatchObject({
      tempo_bpm: null,
      beats_ms: [],
    });
  });

  it('removes the least recently played beyond its limit, and composes it again on request', async () => {
    const { service, composed, listKept } = await openService({ maxKeptBytes: 12 });
    const play = (lengthS: number) => service.playMusic({ actor: testActor(), id: 'bright-side', lengthS, signal });
    for (const lengthS of [10, 11, 12]) await play(lengthS);
    await play(10);
    expect(composed()).toBe(3);
    await play(13);
    expect((await listKept()).toSorted()).toEqual(['bright-side-10.wav', 'bright-side-12.wav', 'bright-side-13.wav']);
    expect(await play(11)).toMatchObject({ tempo_bpm: 120 });
    expect(composed()).toBe(5);
    expect(await listKept()).toHaveLength(3);
  });

  it('keeps a file larger than the limit until another is made', async () => {
    const { service, listKept } = await openService({ maxKeptBytes: 1 });
    await service.playMusic({ actor: testActor(), id: 'whoosh', lengthS: 30, signal });
    expect(await listKept()).toEqual(['whoosh.wav']);
    await service.playMusic({ actor: testActor(), id: 'pop', lengthS: 30, signal });
    expect(await listKept()).toEqual(['pop.wav']);
  });

  it('throws NOT_FOUND for an unknown id', async () => {
    const { service } = await openService();
    await expect(service.playMusic({ actor: testActor(), id: 'nothing', lengthS: 30, signal })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });
});
