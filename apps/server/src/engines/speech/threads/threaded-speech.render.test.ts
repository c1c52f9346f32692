import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseSettings } from '#src/platform/settings/settings.ts';
import { type OpenSpeech, openSpeech } from '../open-speech.ts';
import type { SpeechRequest } from '../speech.ts';
import { createThreadedSpeech, type ThreadedSpeech } from './threaded-speech.ts';

const settings = parseSettings({});
const TEXT = 'Meet the lamp that reads with you. It costs $19.99!';

let folder: string;
let local: OpenSpeech;
let threaded: ThreadedSpeech;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'threaded-speech-'));
  local = await openSpeech(settings);
  threaded = createThreadedSpeech(settings, local.speech);
});
afterAll(async () => {
  await threaded.close();
  await local.close();
  await rm(folder, { recursive: true, force: true });
});

const requestOf = (wish: Partial<SpeechRequest> = {}): SpeechRequest => ({
  text: TEXT,
  language: 'en',
  voiceId: local.speech.voices().find(({ language }) => language === 'en')?.id ?? '',
  rate: 1,
  folder,
  signal: new AbortController().signal,
  ...wish,
});

test('speaks in a thread what the engine speaks here: the same voices, audio and words', async () => {
  expect(threaded.speech.voices()).toEqual(local.speech.voices());
  const here = await local.speech.speak(requestOf());
  const there = await threaded.speech.speak(requestOf());
  expect({ ...there, wavPath: '' }).toEqual({ ...here, wavPath: '', phonemes: undefined });
  expect((await readFile(there.wavPath)).equals(await readFile(here.wavPath))).toBe(true);
});

test('leaves the words of a long text in a file, and writes its captions from there', async () => {
  const { wordsPath, durationMs } = await threaded.longSpeech.speakToFiles(requestOf());
  const { signal } = new AbortController();
  const captions = { text: TEXT, language: 'en', names: [], durationMs, wordsPath, formats: ['srt', 'vtt'] } as const;
  const [srt = '', vtt = ''] = await threaded.longSpeech.writeCaptions({ ...captions, signal });
  expect(srt).toContain('It costs $19.99!');
  expect(vtt).toMatch(/^WEBVTT/);
});

test('passes on why it fails, and stops when it is told to', async () => {
  await expect(threaded.speech.speak(requestOf({ voiceId: 'nobody' }))).rejects.toMatchObject({
    code: 'SPEECH_FAILED',
    cause: { message: 'no voice nobody' },
  });
  const caller = new AbortController();
  const reason = new Error('the task was cancelled');
  const speaking = threaded.speech.speak(requestOf({ text: `${TEXT} `.repeat(200), signal: caller.signal }));
  setTimeout(() => caller.abort(reason), 300);
  await expect(speaking).rejects.toBe(reason);
});
