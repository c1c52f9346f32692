import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { stderr, stdout } from 'node:process';
import { MUSIC_RECIPES, SOUND_EFFECTS } from '@reelwright/contracts';
import { describeError } from '../cli/describe-error.ts';
import { UsageError } from '../cli/make-options.ts';
import { parseMusicOptions } from '../cli/music-options.ts';
import { createEmbeddedMusicEngine } from '../engines/music/embedded/embedded-music-engine.ts';

const CODE_USAGE = 2;
const CODE_INTERRUPTED = 130;

const interrupted = new AbortController();
for (const name of ['SIGINT', 'SIGTERM'] as const)
  process.once(name, () => interrupted.abort(new Error('interrupted')));

async function writeOutput(wavPath: string, output: string): Promise<void> {
  await copyFile(wavPath, output).catch((error: unknown) => {
    throw new UsageError(`${output} can't be written: ${error instanceof Error ? error.message : String(error)}`);
  });
}

const { signal } = interrupted;
const folder = await mkdtemp(path.join(tmpdir(), 'reelwright-music-'));
try {
  const options = parseMusicOptions(process.argv.slice(2));
  const engine = createEmbeddedMusicEngine();
  switch (options.command) {
    case 'list':
      for (const piece of MUSIC_RECIPES) stdout.write(`${JSON.stringify({ kind: 'piece', ...piece })}\n`);
      for (const effect of SOUND_EFFECTS) stdout.write(`${JSON.stringify({ kind: 'effect', ...effect })}\n`);
      break;
    case 'piece': {
      const { recipe, lengthS, cutsS, output } = options;
      const { mood, tempoBpm, key, seed } = recipe;
      const cutsMs = cutsS.map((cut) => cut * 1000);
      const request = { mood, tempoBpm, key, seed, durationMs: lengthS * 1000, cutsMs, folder, signal };
      const { wavPath, ...grid } = await engine.compose(request);
      await writeOutput(wavPath, output);
      stdout.write(`${JSON.stringify({ output, ...grid })}\n`);
      break;
    }
    case 'effect': {
      for (const { wavPath } of await engine.playEffects({ ids: [options.id], folder, signal }))
        await writeOutput(wavPath, options.output);
      stdout.write(`${JSON.stringify({ output: options.output })}\n`);
    }
  }
} catch (error) {
  stderr.write(`${describeError(error)}\n`);
  process.exitCode = signal.aborted ? CODE_INTERRUPTED : error instanceof UsageError ? CODE_USAGE : 1;
} finally {
  await rm(folder, { recursive: true, force: true });
}
