import type { CallData } from '@reelwright/contracts';
import { AppError } from '../../app-error.ts';
import type { Storage } from '../../platform/storage/storage.ts';

export type AudioGrid = Pick<CallData<'playMusic'>, 'tempo_bpm' | 'beats_ms' | 'bars_ms'>;

/**
 * Metadata of a kept audio file, stored as `.json` beside its `.wav`. Written last: if the metadata exists, so does the
 * audio.
 */
interface KeptAudio {
  grid: AudioGrid;
  usedAtMs: number;
}

// Own eviction instead of lru-cache: the files outlive the process, and several processes share them.
export const KEPT_AUDIO = 'music/';

export async function readKept(storage: Storage, key: string): Promise<KeptAudio> {
  const chunks: Buffer[] = [];
  for await (const chunk of await storage.get(`${key}.json`)) chunks.push(chunk as Buffer);
  const { used_at_ms: usedAtMs = 0, ...grid } = JSON.parse(Buffer.concat(chunks).toString('utf8')) as AudioGrid & {
    used_at_ms?: number;
  };
  return { grid, usedAtMs };
}

export async function writeKept(storage: Storage, key: string, { grid, usedAtMs }: KeptAudio): Promise<void> {
  const text = JSON.stringify({ ...grid, used_at_ms: usedAtMs });
  await storage.put(`${key}.json`, Buffer.from(text), 'application/json');
}

/** Returns when a file was last played; 0 if it has no metadata or another process just removed it. */
async function findUse(storage: Storage, key: string): Promise<number> {
  try {
    return (await readKept(storage, key)).usedAtMs;
  } catch (error) {
    if (error instanceof AppError && error.code === 'NOT_FOUND') return 0;
    throw error;
  }
}

/** Removes the least recently played files until the rest is small enough; never the one just made. */
export async function evictAudio(
  storage: Storage,
  { except, maxBytes }: { except: string; maxBytes: number },
): Promise<void> {
  const audioFiles = (await storage.list(KEPT_AUDIO)).filter(({ key }) => key.endsWith('.wav'));
  let keptBytes = audioFiles.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
  if (keptBytes <= maxBytes) return;
  const used = await Promise.all(
    audioFiles.map(async ({ key, sizeBytes }) => {
      const name = key.slice(0, -'.wav'.length);
      return { name, sizeBytes, usedAtMs: await findUse(storage, name) };
    }),
  );
  for (const { name, sizeBytes } of used.toSorted((a, b) => a.usedAtMs - b.usedAtMs)) {
    if (keptBytes <= maxBytes) return;
    if (name === except) continue;
    // Metadata goes first, since it marks the file as present.
    await storage.delete(`${name}.json`);
    await storage.delete(`${name}.wav`);
    keptBytes -= sizeBytes;
  }
}
