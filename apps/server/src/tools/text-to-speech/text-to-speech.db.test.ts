import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type PronunciationRule, task as taskSchema, type UiLanguage, type Voice } from '@reelwright/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createLongSpeech } from '#src/engines/speech/long-speech.ts';
import type { SpeechEngine } from '#src/engines/speech/speech.ts';
import type { Actor } from '#src/actor.ts';
import { runProgram } from '#src/platform/process/run-program.ts';
import { openTaskBench, type TaskBench } from '../../modules/tasks/test-task-bench.ts';
import { AppError } from '../../app-error.ts';
import { sayError } from '../../say-error.ts';
import { createTextToSpeechTool } from './text-to-speech.tool.ts';

const AVA: Voice = { id: 'en-ava', name: 'Ava', language: 'en', gender: 'female', age: 'adult', style: 'friendly' };

/** Creates a silent WAV file: 48 kHz, mono, 16 bits. */
function toSilence(durationMs: number): Buffer {
  const samples = Buffer.alloc(durationMs * 48 * 2);
  const header = Buffer.alloc(44);
  header.write('RIFF', 0);
  header.writeUInt32LE(36 + samples.length, 4);
  header.write('WAVEfmt ', 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(48_000, 24);
  header.writeUInt32LE(96_000, 28);
  header.writeUInt16LE(2, 32);
  header.writeUInt16LE(16, 34);
  header.write('data', 36);
  header.writeUInt32LE(samples.length, 40);
  return Buffer.concat([header, samples]);
}

/** Builds a pronunciation rule. */
const toRule = (written: string, spoken: string): PronunciationRule => ({
  written,
  spoken,
  notation: 'respelling',
  is_case_sensitive: false,
});

let isBroken = false;
/** The rules that the voice received. */
let heard: readonly PronunciationRule[] = [];
let ofAccount: PronunciationRule[] = [];
const findPronunciations = async () => ofAccount;

const speech: SpeechEngine = {
  id: 'fake',
  voices: () => [AVA],
  warm: () => undefined,
  async speak({ text, folder, pronunciations = [] }) {
    heard = pronunciations;
    if (isBroken) throw new AppError('SPEECH_FAILED');
    const wavPath = path.join(folder, 'speech.wav');
    await writeFile(wavPath, toSilence(1000));
    const words = [{ text, start: 0, end: text.length, startMs: 100, endMs: 900 }];
    return { wavPath, durationMs: 1000, words, phonemes: undefined };
  },
};

let bench: TaskBench;
let user: Actor;
beforeAll(async () => {
  bench = await openTaskBench({
    tools: [createTextToSpeechTool({ speech, longSpeech: createLongSpeech(speech), findPronunciations, runProgram })],
  });
});
afterAll(() => bench.close());
beforeEach(async () => {
  isBroken = false;
  ofAccount = [];
  user = await bench.createUser({ balance: 10 });
});

const push = (input: Record<string, unknown>, language: UiLanguage = 'en') =>
  bench.tasks.pushTask({ actor: user, toolType: 92, input: { text: 'Hello', language: 'en', ...input }, language });

describe('speaking a text', () => {
  test('is priced by its characters before it is paid', async () => {
    const price = (text: string) =>
      bench.tasks.priceTask({ actor: user, toolType: 92, input: { text, language: 'en' }, language: 'en' });
    expect(await price('a'.repeat(250))).toEqual({ credits: 6, balance: 10, is_enough: true });
    expect(await price('a'.repeat(501))).toMatchObject({ credits: 12, is_enough: false });
  });

  test('creates the recording, its captions and its waveform, and spends the credits', async () => {
    const pushed = await push({ text: 'Hello there', voice: 'en-ava' });
    expect(await bench.balance(user)).toEqual({ available: 8, held: 2 });
    await bench.run(pushed.task_id);
    const done = await bench.status(user, pushed.task_id);
    expect(taskSchema.safeParse(done).error).toBeUndefined();
    expect(done).toMatchObject({ state: 'success', title: 'Hello there', credits: 2, percent: 100 });
    expect(done.outputs.map(({ kind }) => kind).toSorted()).toEqual([
      'audio_mp3',
      'audio_wav',
      'captions_srt',
      'captions_vtt',
      'peaks',
    ]);
    expect(done.outputs.find(({ kind }) => kind === 'audio_wav')).toMatchObject({ duration_s: 1, width: 0, height: 0 });
    expect(await bench.balance(user)).toEqual({ available: 8, held: 0 });
  });

  test("uses the account's pronunciations, except for words with a rule in the task", async () => {
    ofAccount = [toRule('Lumen', 'loo men'), toRule('Qi', 'chee')];
    const { task_id: taskId } = await push({ pronunciations: [{ written: 'lumen', spoken: 'lew men' }] });
    await bench.run(taskId);
    expect(heard).toEqual([toRule('lumen', 'lew men'), toRule('Qi', 'chee')]);
  });

  test('is listed in the history of its tool alone', async () => {
    const { task_id: taskId } = await push({});
    await bench.push(user);
    const listed = await bench.tasks.listTasks({ actor: user, toolTypes: [92], page: 1, pageSize: 10 }, 'en');
    expect(listed).toMatchObject({ total: 1, list: [{ task_id: taskId, tool_type: 92 }] });
  });

  test.each([
    [{ text: ' [pause 1s] ' }, '“Text”: there is no text to speak', '“文字”：没有可朗读的内容'],
    [{ text: 'a'.repeat(100_001) }, '“Text”: at most 100,000 characters', '“文字”：最多 100,000 个字符'],
    [{ voice: 'nobody' }, '“Voice”: this voice is not available', '“声音”：没有这个声音'],
    [{ language: 'de' }, '“Language”: no voice speaks this language', '“语言”：暂无该语言的声音'],
  ])('is refused before it costs anything: %#', async (input, english, chinese) => {
    await expect(push(input)).rejects.toSatisfy((error: AppError) => sayError(error, 'en').includes(english));
    const inChinese = push(input, 'zh-CN');
    await expect(inChinese).rejects.toSatisfy((error: AppError) => sayError(error, 'zh-CN').includes(chinese));
    expect(await bench.balance(user)).toEqual({ available: 10, held: 0 });
  });

  test('is refused if the credits do not suffice', async () => {
    await expect(push({ text: 'a'.repeat(501) })).rejects.toMatchObject({ code: 'NOT_ENOUGH_CREDITS' });
    expect(await bench.balance(user)).toEqual({ available: 10, held: 0 });
  });

  test('returns the credits when the voice fails, and leaves no file', async () => {
    isBroken = true;
    const { task_id: taskId } = await push({});
    await bench.run(taskId);
    expect(await bench.status(user, taskId)).toMatchObject({ state: 'failed', failure: { reason: 'SPEECH_FAILED' } });
    expect(await bench.balance(user)).toEqual({ available: 10, held: 0 });
    expect(await bench.listFiles(taskId)).toEqual([]);
  });
});
