import { type CallData, EFFECT_IDS, type EffectId, findRecipe, type MusicRecipe } from '@reelwright/contracts';
import { AppError } from '../../app-error.ts';
import type { MusicEngine } from '../../engines/music/music.ts';
import type { Actor } from '../../actor.ts';
import type { Clock } from '../../platform/clock.ts';
import type { HeavyWorkGate } from '../../platform/heavy-work/heavy-work.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import type { TempFolder } from '../../platform/temp/temp-root.ts';
import { evictAudio, KEPT_AUDIO, readKept, type AudioGrid, writeKept } from './kept-audio.ts';

export interface MusicService {
  /**
   * Plays an entry of the library: composed on the first request and kept from then on. Throws NOT_FOUND for an unknown
   * one, SYSTEM_BUSY.
   */
  playMusic(request: {
    actor: Actor;
    id: string;
    lengthS: number;
    signal: AbortSignal;
  }): Promise<CallData<'playMusic'>>;
}

interface MusicDependencies {
  music: MusicEngine;
  storage: Storage;
  clock: Clock;
  heavyWork: HeavyWorkGate;
  makeFolder(): Promise<TempFolder>;
  /** Limit for all kept files together; the least recently played make room. */
  maxKeptBytes?: number;
}

/** Version of the composer: raise it when the composer sounds different, so that every kept file is made again. */
const KEPT_AS = 'v2';
const URL_LIFE_S = 3600;
/** About ninety pieces of 30 s. */
const MAX_KEPT_BYTES = 512 * 2 ** 20;
const NO_GRID: AudioGrid = { tempo_bpm: null, beats_ms: [], bars_ms: [] };

export function createMusicService(dependencies: MusicDependencies): MusicService {
  const { storage, clock, heavyWork, maxKeptBytes = MAX_KEPT_BYTES } = dependencies;
  // Other requests may wait for the same work.
  const untilDone = new AbortController().signal;
  // Concurrent requests for one entry share the same work.
  const making = new Map<string, Promise<void>>();

  return {
    async playMusic({ actor: owner, id, lengthS, signal }) {
      const recipe = findRecipe(id);
      const effect = EFFECT_IDS.find((each) => each === id);
      if (!recipe && !effect) throw new AppError('NOT_FOUND');
      const name = recipe ? `${id}-${lengthS}` : id;
      const key = `${KEPT_AUDIO}${dependencies.music.id}-${KEPT_AS}/${name}`;
      signal.throwIfAborted();
      if (!(await storage.head(`${key}.json`))) {
        const work =
          making.get(key) ??
          heavyWork
            .run({ kind: 'music', owner, from: 'call', signal: untilDone }, () =>
              makeAudio(dependencies, { key, source: recipe ?? (effect as EffectId), lengthS }),
            )
            .then(() => evictAudio(storage, { except: key, maxBytes: maxKeptBytes }))
            .finally(() => making.delete(key));
        making.set(key, work);
        await work;
      }
      signal.throwIfAborted();
      const url = await storage.signGet(`${key}.wav`, { expiresInS: URL_LIFE_S });
      const { grid } = await readKept(storage, key);
      await writeKept(storage, key, { grid, usedAtMs: clock.now().getTime() });
      return { url, ...grid };
    },
  };
}

interface Making {
  key: string;
  source: MusicRecipe | EffectId;
  lengthS: number;
}

/** Composes and keeps a file. No signal aborts it: other requests may wait for it too, and it takes two seconds. */
async function makeAudio(
  { music, storage, clock, makeFolder }: MusicDependencies,
  { key, source, lengthS }: Making,
): Promise<void> {
  const temp = await makeFolder();
  const folder = temp.path;
  const { signal } = new AbortController();
  try {
    let grid = NO_GRID;
    let wavPath: string;
    if (typeof source === 'string') {
      const [file] = await music.playEffects({ ids: [source], folder, signal });
      if (!file) throw new AppError('SYSTEM_ERROR');
      ({ wavPath } = file);
    } else {
      const { mood, tempoBpm, key: musicKey, seed } = source;
      const made = await music.compose({
        mood,
        tempoBpm,
        key: musicKey,
        seed,
        durationMs: lengthS * 1000,
        folder,
        signal,
      });
      wavPath = made.wavPath;
      grid = { tempo_bpm: made.tempoBpm, beats_ms: made.beatsMs, bars_ms: made.barsMs };
    }
    await storage.putFile(`${key}.wav`, wavPath, 'audio/wav');
    // Metadata is written last, since it marks the file as present.
    await writeKept(storage, key, { grid, usedAtMs: clock.now().getTime() });
  } finally {
    await temp.remove();
  }
}
