import { mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { inputArgs, QUIET_ARGS, toFileArgument } from '@reelwright/media';
import type { WordAligner } from '#src/engines/speech/alignment/align-words.ts';
import type { RunProgram } from '#src/platform/process/program.ts';
import { createFlite, type FliteVoice } from './flite-speech.ts';

/** Sentences as in ads, with words that both flite and espeak speak. */
export const SENTENCES: readonly string[] = [
  'Keeps your coffee hot for twelve hours, even on the coldest morning.',
  'Meet the bottle that never leaks. Toss it in your bag and go.',
  'Are you still paying too much for shampoo? Try this simple trick instead.',
  'Soft cotton, bright colors, and a fit that lasts all day long.',
  'I was skeptical at first, but after one week my skin felt completely different.',
  'Order today and get free shipping on every pair of shoes.',
  'This little lamp changed how I work at night. No flicker, no glare, just light.',
  'Stop scrolling. Your kitchen needs this knife, and here is why.',
  'The battery charges in forty minutes and runs for three full days.',
  'Three reasons to love it: it is small, it is quiet, and it is beautifully made.',
  'Most backpacks fall apart within a year. Ours comes with a lifetime guarantee.',
  'She picked up the package, opened the box, and could not believe her eyes.',
];

export interface AlignmentErrors {
  /** Error of each word's start, in milliseconds; positive if found too late. */
  startMs: number[];
  endMs: number[];
  confidences: number[];
}

/** 10 dB below the voice on average, apart from peaks of half a second. */
const MUSIC_DB = -10;

async function addMusic(input: {
  wavPath: string;
  musicPath: string;
  runProgram: RunProgram;
  signal: AbortSignal;
}): Promise<string> {
  const output = input.wavPath.replace('.wav', '-music.wav');
  const run = (args: string[]) =>
    input.runProgram({ program: 'ffmpeg', args, signal: input.signal, timeoutMs: 30_000, errorCode: 'SYSTEM_ERROR' });
  const measure = async (file: string): Promise<number> => {
    const args = ['-hide_banner', '-nostdin', '-nostats', ...inputArgs(file), '-af', 'volumedetect', '-f', 'null', '-'];
    return Number(/mean_volume: (-?[\d.]+) dB/.exec((await run(args)).stderrTail)?.[1]);
  };
  const gainDb = (await measure(input.wavPath)) + MUSIC_DB - (await measure(input.musicPath));
  const mix = `[0]aresample=48000[voice];[1]volume=${gainDb.toFixed(2)}dB,pan=mono|c0=0.5*c0+0.5*c1[music];[voice][music]amix=duration=first:normalize=0`;
  await run([
    ...QUIET_ARGS,
    ...inputArgs(input.wavPath),
    ...inputArgs(input.musicPath),
    '-filter_complex',
    mix,
    toFileArgument(output),
  ]);
  return output;
}

/**
 * Aligns every sentence spoken by flite's voice, over music if a file is given, and compares the result with flite's
 * own times.
 */
export async function measureAlignment(input: {
  aligner: WordAligner;
  voice: FliteVoice;
  sentences: readonly string[];
  musicPath?: string;
  folder: string;
  runProgram: RunProgram;
  signal: AbortSignal;
}): Promise<AlignmentErrors> {
  const { aligner, runProgram, signal, musicPath } = input;
  const flite = createFlite({ runProgram, signal });
  const errors: AlignmentErrors = { startMs: [], endMs: [], confidences: [] };
  for (const text of input.sentences) {
    const folder = await mkdtemp(path.join(input.folder, 'sentence-'));
    const { wavPath, words } = await flite.speak(text, input.voice, folder);
    const audioPath = musicPath ? await addMusic({ wavPath, musicPath, runProgram, signal }) : wavPath;
    const found = await aligner.alignWords({ audioPath, text, language: 'en', folder, signal });
    if (found.words.length !== words.length) throw new Error(`${found.words.length} words in “${text}”`);
    for (const [index, word] of words.entries()) {
      errors.startMs.push((found.words[index]?.startMs ?? 0) - word.startMs);
      errors.endMs.push((found.words[index]?.endMs ?? 0) - word.endMs);
    }
    errors.confidences.push(found.confidence);
    await rm(folder, { recursive: true });
  }
  return errors;
}

export interface ErrorSummary {
  meanMs: number;
  p95Ms: number;
  worstMs: number;
}

export function summariseErrors(errorsMs: readonly number[]): ErrorSummary {
  const sorted = errorsMs.map(Math.abs).sort((a, b) => a - b);
  const mean = sorted.reduce((sum, value) => sum + value, 0) / Math.max(1, sorted.length);
  return { meanMs: mean, p95Ms: sorted[Math.floor(sorted.length * 0.95)] ?? 0, worstMs: sorted.at(-1) ?? 0 };
}
