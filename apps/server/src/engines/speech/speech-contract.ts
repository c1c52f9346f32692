import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { AD_LANGUAGES, type AdLanguage } from '@reelwright/contracts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AppError } from '../../app-error.ts';
import type { Speech, SpeechEngine } from './speech.ts';

const SAMPLE_RATE = 48_000;

const TEXTS: Readonly<Record<AdLanguage, { text: string; words: string[] }>> = {
  en: {
    text: 'Meet the “Aurora” bottle — hot for 12 hours. Only $19.99!',
    words: ['Meet', 'the', '“Aurora”', 'bottle —', 'hot', 'for', '12', 'hours.', 'Only', '$19.99!'],
  },
  'zh-CN': {
    text: '这款保温杯，只要199元。iPhone也能充电！',
    words: ['这', '款', '保温杯，', '只要', '199元。', 'iPhone', '也', '能', '充电！'],
  },
};

/** Returns a text of some seven seconds a sentence. In English: limits count characters, whatever the language. */
export function makeLongText(sentences: number): string {
  return Array.from(
    { length: sentences },
    (_nothing, index) =>
      `Sentence ${index + 1} tells of a lamp that reads with you, and of the $19.99 that it costs today.`,
  ).join(' ');
}

interface Wav {
  channels: number;
  sampleRate: number;
  bitsPerSample: number;
  samples: Int16Array;
}

/** Reads a WAV file of 16-bit PCM. */
export async function readWav(file: string): Promise<Wav> {
  const bytes = await readFile(file);
  const format = bytes.indexOf('fmt ') + 8;
  const data = bytes.indexOf('data') + 8;
  const length = bytes.readUInt32LE(data - 4);
  return {
    channels: bytes.readUInt16LE(format + 2),
    sampleRate: bytes.readUInt32LE(format + 4),
    bitsPerSample: bytes.readUInt16LE(format + 14),
    samples: new Int16Array(bytes.buffer.slice(bytes.byteOffset + data, bytes.byteOffset + data + length)),
  };
}

export interface SpeechContract {
  engine: SpeechEngine;
  close(): Promise<void>;
  /** Longer than what the engine speaks at once. */
  longText: string;
  /** What else has to hold of `longText`, so that it is spoken only once. */
  checkLongSpeech?(speech: Speech): Promise<void>;
}

/** The contract of every speech engine, embedded or a provider's; a provider's runs against a local stand-in. */
export function describeSpeechEngine(name: string, open: () => SpeechContract): void {
  describe(`the port of speech, kept by ${name}`, () => {
    let contract: SpeechContract;
    let folder: string;
    const firstVoice = (language: AdLanguage): string =>
      contract.engine.voices().find((voice) => voice.language === language)?.id ?? '';
    const speak = (text: string, language: AdLanguage, signal = new AbortController().signal): Promise<Speech> =>
      contract.engine.speak({ text, language, voiceId: firstVoice(language), rate: 1, folder, signal });

    beforeAll(async () => {
      contract = open();
      folder = await mkdtemp(path.join(tmpdir(), 'speech-contract-'));
    });
    afterAll(async () => {
      await contract.close();
      await rm(folder, { recursive: true });
    });

    test.each(AD_LANGUAGES)('offers women and men to choose from in %s', (language) => {
      const voices = contract.engine.voices().filter((voice) => voice.language === language);
      expect(voices.filter(({ gender }) => gender === 'female').length).toBeGreaterThanOrEqual(2);
      expect(voices.filter(({ gender }) => gender === 'male').length).toBeGreaterThanOrEqual(2);
      expect(new Set(voices.map(({ id }) => id)).size).toBe(voices.length);
    });

    test.each(AD_LANGUAGES)(
      'speaks %s as a WAV file exactly as long as told, and times every word',
      async (language) => {
        const { text, words: expected } = TEXTS[language];
        const { wavPath, words, durationMs } = await speak(text, language);
        const { channels, sampleRate, bitsPerSample, samples } = await readWav(wavPath);
        expect({ channels, sampleRate, bitsPerSample }).toEqual({
          channels: 1,
          sampleRate: SAMPLE_RATE,
          bitsPerSample: 16,
        });
        expect(samples.length).toBe((durationMs * SAMPLE_RATE) / 1000);
        expect(words.map((word) => word.text)).toEqual(expected);
        expectInOrder(words, durationMs);
        for (const word of words) expect(text.slice(word.start, word.end)).toBe(word.text);
      },
    );

    test('speaks a text that is longer than what it speaks at once', { timeout: 240_000 }, async () => {
      const { longText } = contract;
      const speech = await speak(longText, 'en');
      const { words, durationMs } = speech;
      expect(words.map((word) => word.text)).toEqual(longText.split(' '));
      expectInOrder(words, durationMs);
      expect(durationMs / longText.length).toBeGreaterThan(40);
      await contract.checkLongSpeech?.(speech);
    });

    test('is silent for a text without a word', async () => {
      const { words, durationMs } = await speak('🎉 …', 'en');
      expect(words).toEqual([]);
      expect(durationMs).toBeLessThan(1000);
    });

    test('fails with SPEECH_FAILED for an unknown voice', async () => {
      const request = { text: 'Hello', language: 'en', voiceId: 'nobody', rate: 1, folder } as const;
      const speech = contract.engine.speak({ ...request, signal: new AbortController().signal });
      await expect(speech).rejects.toThrow(AppError);
      await expect(speech).rejects.toMatchObject({ code: 'SPEECH_FAILED' });
    });

    test('stops when it is cancelled, throws the reason and leaves no file', async () => {
      const before = await readdir(folder);
      const reason = new Error('cancelled by the user');
      const controller = new AbortController();
      const speech = speak(contract.longText, 'en', controller.signal);
      setImmediate(() => controller.abort(reason));
      await expect(speech).rejects.toBe(reason);
      expect(await readdir(folder)).toEqual(before);
      await expect(speak('And it speaks again.', 'en')).resolves.toBeDefined();
    });
  });
}

function expectInOrder(words: Speech['words'], durationMs: number): void {
  let fromMs = 0;
  for (const { startMs, endMs } of words) {
    expect(startMs).toBeGreaterThanOrEqual(fromMs);
    expect(endMs).toBeGreaterThan(startMs);
    fromMs = endMs;
  }
  expect(fromMs).toBeLessThanOrEqual(durationMs);
}
