import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { execute } from '#src/platform/process/test-execute.ts';
import { createFlite, type TimedSpeech } from '#dev/bench/alignment/flite-speech.ts';
import { measureAlignment, SENTENCES, summariseErrors } from '#dev/bench/alignment/measure-alignment.ts';
import { runProgram } from '#src/platform/process/run-program.ts';
import { createEmbeddedSpeechEngine } from '../embedded/embedded-speech-engine.ts';
import { createSpeechMemory } from '../test-speech-memory.ts';
import { createWordAligner, LEAST_CONFIDENCE, type WordAligner } from './align-words.ts';

const TEXT = 'Meet the bottle that never leaks. Toss it in your bag and go.';
const { signal } = new AbortController();
const embedded = createEmbeddedSpeechEngine({ runProgram });
const aligner: WordAligner = createWordAligner({ reference: createSpeechMemory(embedded.reference), runProgram });
let folder: string;
/** The text by another synthesiser, which knows its words' times. */
let recording: TimedSpeech;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'align-words-'));
  recording = await createFlite({ runProgram, signal }).speak(TEXT, 'rms', folder);
});
afterAll(async () => {
  await embedded.close();
  await rm(folder, { recursive: true });
});

const make = (name: string, source: string): Promise<string> => {
  const file = path.join(folder, name);
  return execute('ffmpeg', ['-v', 'error', '-nostdin', '-y', '-f', 'lavfi', '-i', source, file]).then(() => file);
};
const align = (audioPath: string, text = TEXT) =>
  aligner.alignWords({ audioPath, text, language: 'en', folder, signal });

function expectInOrder(words: readonly { startMs: number; endMs: number }[], durationMs: number): void {
  let fromMs = 0;
  for (const { startMs, endMs } of words) {
    expect(startMs).toBeGreaterThanOrEqual(fromMs);
    expect(endMs).toBeGreaterThan(startMs);
    fromMs = endMs;
  }
  expect(fromMs).toBeLessThanOrEqual(durationMs);
}

describe('the words of a recording', () => {
  it('are found within 40 ms on average, 120 ms nearly always, in voices of another synthesiser', async () => {
    const measured = { aligner, sentences: SENTENCES.slice(0, 3), folder, runProgram, signal };
    const startMs: number[] = [];
    for (const voice of ['slt', 'awb'] as const)
      startMs.push(...(await measureAlignment({ ...measured, voice })).startMs);
    const { meanMs, p95Ms } = summariseErrors(startMs);
    expect(meanMs).toBeLessThanOrEqual(40);
    expect(p95Ms).toBeLessThanOrEqual(120);
  });

  it('are found behind a beginning without speech, and surer than those of another text', async () => {
    const { wavPath, words } = recording;
    const delayed = path.join(folder, 'delayed.wav');
    const lead = ['-f', 'lavfi', '-t', '2', '-i', 'anoisesrc=amplitude=0.002:seed=1:sample_rate=16000'];
    const filter = ['-filter_complex', '[0][1]concat=v=0:a=1'];
    await execute('ffmpeg', ['-v', 'error', '-nostdin', '-y', ...lead, '-i', wavPath, ...filter, delayed]);
    const right = await align(delayed);
    const errors = right.words.map(({ startMs }, index) => startMs - 2000 - (words[index]?.startMs ?? 0));
    expect(summariseErrors(errors).meanMs).toBeLessThanOrEqual(40);
    expect(right.confidence).toBeGreaterThan(LEAST_CONFIDENCE);
    const wrong = await align(delayed, 'Three reasons why people everywhere love our shampoo, and one reason more.');
    expect(wrong.confidence).toBeLessThan(right.confidence * 0.75);
    expectInOrder(wrong.words, 30_000);
  });

  it.each([
    [
      'a sentence that nobody says',
      'Meet the bottle that never leaks. Order it today, while stocks last. Toss it in your bag and go.',
    ],
    ['not a sentence that is said', 'Meet the bottle that never leaks.'],
  ])('are given times in order, and a lower confidence, where the text has %s', async (_case, text) => {
    const { wavPath, words } = recording;
    const found = await align(wavPath, text);
    expect(found.words.map((word) => word.text).join(' ')).toBe(text);
    expectInOrder(found.words, Math.ceil(words.at(-1)?.endMs ?? 0) + 1000);
    expect(found.confidence).toBeLessThan((await align(wavPath)).confidence);
    // The words before and after are found as usual.
    const more = Math.max(0, found.words.length - words.length);
    const said = words.slice(0, found.words.length).map((word, index) => {
      const place = index < 6 ? index : index + more;
      return (found.words[place]?.startMs ?? 0) - word.startMs;
    });
    expect(summariseErrors(said).meanMs).toBeLessThanOrEqual(60);
  });

  it('are guesses, in order and within the audio, if there is no speech', async () => {
    for (const source of ['anullsrc=r=16000:d=2', 'sine=f=440:d=2', 'anullsrc=r=16000:d=0.02']) {
      const { words, confidence } = await align(await make('nothing.wav', source));
      expect(confidence).toBeLessThan(LEAST_CONFIDENCE);
      expect(words.map(({ text }) => text).join(' ')).toBe(TEXT);
      if (!source.endsWith('0.02')) expectInOrder(words, 2000);
    }
  });

  it('are not searched once the request is cancelled, and no file is left', async () => {
    const before = await readdir(folder);
    const reason = new Error('cancelled');
    const controller = new AbortController();
    const work = aligner.alignWords({
      audioPath: await make('tone.wav', 'sine=f=440:d=2'),
      text: TEXT,
      language: 'en',
      folder,
      signal: controller.signal,
    });
    setImmediate(() => controller.abort(reason));
    await expect(work).rejects.toBe(reason);
    expect((await readdir(folder)).filter((name) => name !== 'tone.wav')).toEqual(before);
  });

  it('throw SPEECH_FAILED for a file without audio', async () => {
    await expect(align(path.join(folder, 'gone.wav'))).rejects.toMatchObject({ code: 'SPEECH_FAILED' });
  });
});
