import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readCaptions } from '@reelwright/captions';
import { type TaskId, type TextToSpeechInput, textToSpeechInput } from '@reelwright/contracts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { execute } from '#src/platform/process/test-execute.ts';
import {
  createEmbeddedSpeechEngine,
  type EmbeddedSpeechEngine,
} from '#src/engines/speech/embedded/embedded-speech-engine.ts';
import { createLongSpeech } from '#src/engines/speech/long-speech.ts';
import { systemClock } from '#src/platform/clock.ts';
import { silentLogger } from '#src/platform/log/logger.ts';
import { runProgram } from '#src/platform/process/run-program.ts';
import { openFolderStorage } from '#src/platform/storage/folder-storage.ts';
import type { Storage } from '#src/platform/storage/storage.ts';
import type { ToolOutput } from '../../runner/tool.ts';
import { createTextToSpeechTool } from './text-to-speech.tool.ts';
import { testActor } from '#src/test-actor.ts';
import { runHeavyAtOnce } from '#src/platform/heavy-work/heavy-work.ts';

const SAMPLE_RATE = 48_000;
/** A pause this long is heard as silence between two sentences. */
const PAUSED = 'Meet the lamp that reads with you. [pause 1.5s] It costs $19.99, and it glows for 12 hours!';

let folder: string;
let storage: Storage;
let engine: EmbeddedSpeechEngine;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'text-to-speech-'));
  storage = await openFolderStorage({
    folder: path.join(folder, 'storage'),
    signingSecret: 's'.repeat(32),
    publicUrl: '',
    clock: systemClock,
  });
  engine = createEmbeddedSpeechEngine({ runProgram });
});
afterAll(async () => {
  await engine.close();
  await rm(folder, { recursive: true });
});

/** Runs all steps as a worker does; returns each output with its local path. */
async function speak(wish: Partial<TextToSpeechInput>): Promise<Map<string, ToolOutput & { path: string }>> {
  const tool = createTextToSpeechTool({
    speech: engine,
    longSpeech: createLongSpeech(engine),
    findPronunciations: async () => [],
    runProgram,
  });
  const input = textToSpeechInput.parse({ text: PAUSED, language: 'en', ...wish });
  const results: Record<string, unknown> = {};
  for (const step of tool.steps) {
    const stepFolder = await mkdtemp(path.join(folder, 'step-'));
    results[step.name] = await step.run(step.reads({ input, seed: 1, variant: 0 }), results, {
      taskId: 'task' as TaskId,
      actor: testActor(),
      variant: 0,
      signal: new AbortController().signal,
      folder: stepFolder,
      workPrefix: `tasks/${path.basename(stepFolder)}/`,
      runHeavy: runHeavyAtOnce,
      storage,
      clock: systemClock,
      log: silentLogger,
      progress: () => undefined,
    });
  }
  const outputs = await Promise.all(
    tool.outputs(results).map(async (output) => ({
      ...output,
      path: await storage.toLocalFile(output.storageKey, folder),
    })),
  );
  return new Map(outputs.map((output) => [output.kind, output]));
}

const pathOf = (outputs: ReadonlyMap<string, { path: string }>, kind: string): string => outputs.get(kind)?.path ?? '';

/** Decodes a file as any player does. */
async function decode(file: string): Promise<Int16Array> {
  const args = ['-v', 'error', '-nostdin', '-i', file, '-ac', '1', '-ar', String(SAMPLE_RATE), '-f', 's16le', '-'];
  const { stdout } = await execute('ffmpeg', args, { encoding: 'buffer' });
  return new Int16Array(stdout.buffer, stdout.byteOffset, stdout.byteLength / 2);
}

function rms(samples: Int16Array, startMs: number, endMs: number): number {
  const part = samples.subarray((startMs * SAMPLE_RATE) / 1000, (endMs * SAMPLE_RATE) / 1000);
  return Math.sqrt(part.reduce((sum, sample) => sum + sample * sample, 0) / Math.max(1, part.length));
}

describe('a spoken text', () => {
  let outputs: Awaited<ReturnType<typeof speak>>;
  beforeAll(async () => {
    outputs = await speak({});
  });

  test('is an MP3 and a WAV file of the same length and the same audio', async () => {
    const [mp3, wav] = await Promise.all([decode(pathOf(outputs, 'audio_mp3')), decode(pathOf(outputs, 'audio_wav'))]);
    expect(mp3.length).toBe(wav.length);
    expect((outputs.get('audio_mp3')?.durationS ?? 0) * SAMPLE_RATE).toBeCloseTo(wav.length, -2);
    for (let atMs = 0; atMs + 250 < (wav.length * 1000) / SAMPLE_RATE; atMs += 250) {
      const loudness = rms(wav, atMs, atMs + 250);
      // A shift of a single MP3 block would differ by ten times that.
      expect(Math.abs(rms(mp3, atMs, atMs + 250) - loudness)).toBeLessThan(50 + 0.08 * loudness);
    }
  });

  test('has captions with the spoken text at the spoken time', async () => {
    const samples = await decode(pathOf(outputs, 'audio_wav'));
    const [srt, vtt] = await Promise.all(
      ['captions_srt', 'captions_vtt'].map(async (kind) => readCaptions(await readFile(pathOf(outputs, kind), 'utf8'))),
    );
    if (!srt?.ok || !vtt?.ok) throw new Error('the captions can not be read');
    expect(srt.cues.map(({ lines }) => lines.join(' ')).join(' ')).toBe(
      'Meet the lamp that reads with you. It costs $19.99, and it glows for 12 hours!',
    );
    expect(vtt.cues).toEqual(srt.cues);
    for (const { startMs, endMs } of srt.cues) {
      // Speech begins within 60 ms of the caption, and the caption never outlasts the audio.
      expect(rms(samples, startMs, startMs + 60)).toBeGreaterThan(30);
      expect(endMs).toBeLessThanOrEqual((samples.length * 1000) / SAMPLE_RATE + 1);
    }
    const [, second] = srt.cues;
    expect(rms(samples, (second?.startMs ?? 0) - 1000, (second?.startMs ?? 0) - 60)).toBeLessThan(20);
  });

  test('has a waveform that is silent wherever the voice is', async () => {
    const peaks = JSON.parse(await readFile(pathOf(outputs, 'peaks'), 'utf8')) as { length: number; data: number[] };
    const highest = peaks.data.filter((_, index) => index % 2 === 1);
    expect(highest).toHaveLength(peaks.length);
    expect(Math.max(...highest)).toBeGreaterThan(40);
    const quiet = highest.map((value) => (value < 3 ? 'q' : 's')).join('');
    // 1.5 s of pause, at a hundred peaks per second.
    expect(Math.max(...quiet.split('s').map(({ length }) => length))).toBeGreaterThan(140);
  });

  test('is named after its beginning', () => {
    expect([...outputs.values()].map(({ fileName }) => fileName)).toEqual(
      ['mp3', 'wav', 'srt', 'vtt', 'json'].map(
        (extension) => `Meet-the-lamp-that-reads-with-you-It-costs-19-99-and-it-glow.${extension}`,
      ),
    );
  });
});

test('has only the requested files, and applies speed, pitch and pronunciation', async () => {
  const text = 'Xiaomi makes lamps.';
  const plain = await speak({ text });
  const changed = await speak({
    text,
    speed: 1.5,
    pitch: 3,
    files: ['mp3'],
    captions: [],
    pronunciations: [{ written: 'Xiaomi', spoken: 'shao mee', notation: 'respelling', is_case_sensitive: false }],
  });
  expect([...changed.keys()]).toEqual(['audio_mp3', 'peaks']);
  expect(changed.get('audio_mp3')?.durationS).toBeLessThan(0.85 * (plain.get('audio_mp3')?.durationS ?? 0));
});

test('is captioned in Chinese', async () => {
  const outputs = await speak({ text: '这款台灯只要199元。[停顿0.5秒]今天就带它回家！', language: 'zh-CN' });
  const captions = readCaptions(await readFile(pathOf(outputs, 'captions_srt'), 'utf8'));
  if (!captions.ok) throw new Error('the captions can not be read');
  expect(captions.cues.flatMap(({ lines }) => lines).join('')).toBe('这款台灯只要199元。今天就带它回家！');
  expect(outputs.get('audio_mp3')?.fileName).toBe('这款台灯只要199元-今天就带它回家.mp3');
});
