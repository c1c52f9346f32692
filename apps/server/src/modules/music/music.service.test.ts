import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { MusicEngine } from '../../engines/music/music.ts';
import { openFolderStorage } from '../../platform/storage/folder-storage.ts';
import { createMusicService } from './music.service.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'music-service-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

async function openService() {
  let composed = 0;
  const write = async (folder: string): Promise<string> => {
    composed += 1;
    const wavPath = path.join(folder, 'sound.wav');
    await writeFile(wavPath, 'RIFF');
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
    }),
    playEffect: async ({ folder }) => ({ wavPath: await write(folder) }),
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
  const service = createMusicService({ music, storage, makeFolder });
  return { service, composed: () => composed };
}

const { signal } = new AbortController();

describe('the music library', () => {
  it('composes a piece once, however often and by however many it is played', async () => {
    const { service, composed } = await openService();
    const play = () => service.playMusic({ id: 'bright-side', lengthS: 30, signal });
    const [first, second] = await Promise.all([play(), play()]);
    expect(first).toMatchObject({ tempo_bpm: 120, beats_ms: [0, 500], bars_ms: [0] });
    expect(second.beats_ms).toEqual([0, 500]);
    await play();
    expect(composed()).toBe(1);
    await service.playMusic({ id: 'bright-side', lengthS: 15, signal });
    expect(composed()).toBe(2);
  });

  it('plays an effect without a beat', async () => {
    const { service } = await openService();
    expect(await service.playMusic({ id: 'whoosh', lengthS: 30, signal })).toMatchObject({
      tempo_bpm: null,
      beats_ms: [],
    });
  });

  it('knows nothing that is not in it', async () => {
    const { service } = await openService();
    await expect(service.playMusic({ id: 'nothing', lengthS: 30, signal })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });
});
