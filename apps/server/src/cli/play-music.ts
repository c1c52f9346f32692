import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type EffectId, MUSIC_RECIPES, type MusicRecipe, SOUND_EFFECTS } from '@reelwright/contracts';
import { createEmbeddedMusicEngine } from '../engines/music/embedded/embedded-music-engine.ts';
import { UsageError } from './usage-error.ts';

export type MusicOptions =
  | { command: 'list' }
  | { command: 'piece'; recipe: MusicRecipe; lengthS: number; cutsS: number[]; output: string }
  | { command: 'effect'; id: EffectId; output: string };

interface MusicRequest {
  options: MusicOptions;
  signal: AbortSignal;
  onLine(line: unknown): void;
}

/** Lists the music library, or plays an entry of it into a file. Throws UsageError for an unwritable file. */
export async function playMusic({ options, signal, onLine }: MusicRequest): Promise<void> {
  if (options.command === 'list') {
    for (const piece of MUSIC_RECIPES) onLine({ kind: 'piece', ...piece });
    for (const effect of SOUND_EFFECTS) onLine({ kind: 'effect', ...effect });
    return;
  }
  const engine = createEmbeddedMusicEngine();
  const folder = await mkdtemp(path.join(tmpdir(), 'reelwright-music-'));
  try {
    const { output } = options;
    if (options.command === 'effect') {
      for (const { wavPath } of await engine.playEffects({ ids: [options.id], folder, signal }))
        await writeOutput(wavPath, output);
      onLine({ output });
      return;
    }
    const { recipe, lengthS, cutsS } = options;
    const { mood, tempoBpm, key, seed } = recipe;
    const cutsMs = cutsS.map((cut) => cut * 1000);
    const request = { mood, tempoBpm, key, seed, durationMs: lengthS * 1000, cutsMs, folder, signal };
    const { wavPath, ...grid } = await engine.compose(request);
    await writeOutput(wavPath, output);
    onLine({ output, ...grid });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function writeOutput(wavPath: string, output: string): Promise<void> {
  await copyFile(wavPath, output).catch((error: unknown) => {
    throw new UsageError(`${output} can't be written: ${error instanceof Error ? error.message : String(error)}`);
  });
}
