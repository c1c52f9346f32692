// Measures how exactly words are timed in another synthesiser's voices, alone and over music: `npm run
// bench:alignment`.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { MOODS } from '@reelwright/contracts';
import { createWordAligner } from '#src/engines/speech/alignment/align-words.ts';
import { createEmbeddedSpeechEngine } from '#src/engines/speech/embedded/embedded-speech-engine.ts';
import { createEmbeddedMusicEngine } from '#src/engines/music/embedded/embedded-music-engine.ts';

import { runProgram } from '#src/platform/process/run-program.ts';
import { FLITE_VOICES } from './alignment/flite-speech.ts';
import { type AlignmentErrors, measureAlignment, SENTENCES, summariseErrors } from './alignment/measure-alignment.ts';

const MUSIC_MS = 12_000;
const LIMITS = { alone: { meanMs: 40, p95Ms: 120 }, music: { meanMs: 60, p95Ms: Number.POSITIVE_INFINITY } };

const { signal } = new AbortController();
const folder = await mkdtemp(path.join(tmpdir(), 'bench-alignment-'));
const embedded = createEmbeddedSpeechEngine({ runProgram });
const aligner = createWordAligner({ reference: embedded.reference, runProgram });

function printRow(name: string, { startMs, endMs, confidences }: AlignmentErrors): void {
  const cells = [summariseErrors(startMs), summariseErrors(endMs)].flatMap(({ meanMs, p95Ms, worstMs }) => [
    meanMs,
    p95Ms,
    worstMs,
  ]);
  const confidence = confidences.reduce((sum, value) => sum + value, 0) / Math.max(1, confidences.length);
  const columns = cells.map((cell) => cell.toFixed(0).padStart(6)).join('');
  process.stdout.write(
    `${name.padEnd(16)}${String(startMs.length).padStart(6)}${columns}${confidence.toFixed(2).padStart(8)}\n`,
  );
}

const join = (all: readonly AlignmentErrors[]): AlignmentErrors => ({
  startMs: all.flatMap(({ startMs }) => startMs),
  endMs: all.flatMap(({ endMs }) => endMs),
  confidences: all.flatMap(({ confidences }) => confidences),
});

try {
  process.stdout.write('                words   start: mean, p95, worst; end: the same (ms)   confidence\n');
  for (const place of ['alone', 'music'] as const) {
    const all: AlignmentErrors[] = [];
    for (const [index, voice] of FLITE_VOICES.entries()) {
      const mood = MOODS[index % MOODS.length];
      const music =
        place === 'music' && mood
          ? {
              musicPath: (
                await createEmbeddedMusicEngine().compose({
                  mood,
                  durationMs: MUSIC_MS,
                  seed: index + 1,
                  folder,
                  signal,
                })
              ).wavPath,
            }
          : {};
      const errors = await measureAlignment({
        aligner,
        voice,
        sentences: SENTENCES,
        folder,
        runProgram,
        signal,
        ...music,
      });
      printRow(`${voice}, ${place}`, errors);
      all.push(errors);
    }
    const whole = join(all);
    printRow(`all, ${place}`, whole);
    const { meanMs, p95Ms } = summariseErrors(whole.startMs);
    if (meanMs > LIMITS[place].meanMs || p95Ms > LIMITS[place].p95Ms) process.exitCode = 1;
  }
} finally {
  await embedded.close();
  await rm(folder, { recursive: true, force: true });
}
