import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { openSpeechModel } from '#src/platform/models/open-model.ts';
import { runProgram } from '#src/platform/process/run-program.ts';
import { createWordAligner } from '../alignment/align-words.ts';
import { createEmbeddedSpeechEngine } from '../embedded/embedded-speech-engine.ts';
import { describeSpeechEngine } from '../speech-contract.ts';
import type { Speech, SpeechEngine } from '../speech.ts';
import { createModelSpeechEngine } from './model-speech-engine.ts';

const requestBody = z.object({ model: z.string(), input: z.string(), voice: z.string(), response_format: z.string() });
const VOICES = [
  { name: 'nova', gender: 'female' },
  { name: 'coral', gender: 'female' },
  { name: 'onyx', gender: 'male' },
  { name: 'echo', gender: 'male' },
] as const;

const HEADER_BYTES = 44;

function shift(wav: Buffer, samples: number): Buffer {
  for (let at = HEADER_BYTES; at + 1 < wav.length; at += 2) {
    wav.writeInt16LE(Math.max(-32_768, Math.min(32_767, wav.readInt16LE(at) + samples)), at);
  }
  return wav;
}

/** The embedded engine with a cache, because long texts here repeat themselves. */
function openRememberingEngine(): SpeechEngine & { close(): Promise<void> } {
  const spoken = createEmbeddedSpeechEngine({ runProgram });
  const known = new Map<string, { speech: Speech; wav: Buffer }>();
  return {
    ...spoken,
    ...spoken.reference,
    close: () => spoken.close(),
    async speak(request) {
      const { folder, signal, ...said } = request;
      const key = JSON.stringify(said);
      const before = known.get(key);
      if (!before) {
        const speech = await spoken.speak(request);
        known.set(key, { speech, wav: await readFile(speech.wavPath) });
        return speech;
      }
      signal.throwIfAborted();
      const wavPath = path.join(await mkdtemp(path.join(folder, 'said-')), 'speech.wav');
      await writeFile(wavPath, before.wav);
      return { ...before.speech, wavPath };
    },
  };
}

/** A server that speaks OpenAI's wire format with the embedded voice; tests can make it fail first. */
async function openStandIn() {
  const voice = openRememberingEngine();
  const folder = await mkdtemp(path.join(tmpdir(), 'speech-stand-in-'));
  const asked: z.infer<typeof requestBody>[] = [];
  const failures: number[] = [];
  /** Added to every sample, as a cheap sound card does. */
  const offset = { samples: 0 };
  const server = createServer((request, response) => {
    const answer = async (): Promise<void> => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(Buffer.from(chunk as Uint8Array));
      const body = requestBody.parse(JSON.parse(Buffer.concat(chunks).toString('utf8')));
      asked.push(body);
      const status = failures.shift();
      if (status !== undefined) {
        response.writeHead(status, { 'content-type': 'application/json' });
        response.end(JSON.stringify({ error: { message: 'not now', type: 'server_error' } }));
        return;
      }
      const language = /\p{Script=Han}/u.test(body.input) ? 'zh-CN' : 'en';
      const voiceId = language === 'en' ? 'en-helen' : 'zh-yalan';
      const signal = new AbortController().signal;
      const { wavPath } = await voice.speak({ text: body.input, language, voiceId, rate: 1, folder, signal });
      response.writeHead(200, { 'content-type': 'audio/wav' });
      response.end(shift(await readFile(wavPath), offset.samples));
    };
    answer().catch((error: unknown) => response.destroy(error instanceof Error ? error : undefined));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    asked,
    failures,
    offset,
    baseUrl: `http://127.0.0.1:${port}/v1`,
    async close() {
      server.closeAllConnections();
      server.close();
      await voice.close();
      await rm(folder, { recursive: true });
    },
  };
}

/** Returns the longest silent stretch. */
function longestSilenceMs(samples: Int16Array): number {
  let longest = 0;
  let length = 0;
  for (const sample of samples) {
    length = Math.abs(sample) <= 2 ? length + 1 : 0;
    longest = Math.max(longest, length);
  }
  return longest / 48;
}

/** Returns the largest step between a silent sample and its neighbours: a click if it is large. */
function largestEdge(samples: Int16Array): number {
  let largest = 0;
  for (let at = 2; at < samples.length; at++) {
    const [one = 0, two = 0, three = 0] = samples.subarray(at - 2, at + 1);
    if (one === two) largest = Math.max(largest, Math.abs(three - two));
    if (two === three) largest = Math.max(largest, Math.abs(two - one));
  }
  return largest;
}

const standIn = await openStandIn();
const reference = openRememberingEngine();
const NONE = { apiKey: undefined, baseUrl: undefined };
const engine: SpeechEngine = createModelSpeechEngine({
  id: 'openai-compatible:voice',
  model: openSpeechModel('openai-compatible:voice', {
    openai: NONE,
    anthropic: NONE,
    google: NONE,
    'openai-compatible': { apiKey: undefined, baseUrl: standIn.baseUrl },
  }),
  voices: VOICES,
  aligner: createWordAligner({ reference, runProgram }),
  runProgram,
});

describeSpeechEngine('a speech model', () => ({ engine, close: async () => undefined }));

describe('a speech model', () => {
  let folder: string;
  const signal = new AbortController().signal;
  const speak = (text: string, pronunciations?: Parameters<SpeechEngine['speak']>[0]['pronunciations']) =>
    engine.speak({
      text,
      language: 'en',
      voiceId: 'model-nova-en',
      rate: 1,
      folder,
      signal,
      ...(pronunciations ? { pronunciations } : {}),
    });

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'model-speech-'));
  });
  afterAll(async () => {
    await Promise.all([standIn.close(), reference.close()]);
    await rm(folder, { recursive: true });
  });

  test('is retried after a transient error', { timeout: 60_000 }, async () => {
    standIn.failures.push(500);
    expect((await speak('Second time lucky.')).words.length).toBe(3);
  });

  test('fails with SPEECH_FAILED if the key is refused', async () => {
    standIn.failures.push(401);
    await expect(speak('Nobody hears this.')).rejects.toMatchObject({ code: 'SPEECH_FAILED' });
  });

  test('receives a brand name in its phonetic spelling, and never a pause mark', { timeout: 60_000 }, async () => {
    const rule = { written: 'Xiaomi', spoken: 'shao mee', notation: 'respelling', is_case_sensitive: false } as const;
    const { words, durationMs } = await speak('Meet Xiaomi. [pause 2s] Today.', [rule]);
    expect(standIn.asked.slice(-2).map(({ input }) => input)).toEqual(['Meet shao mee.', 'Today.']);
    expect(words.map(({ text }) => text)).toEqual(['Meet', 'Xiaomi.', 'Today.']);
    expect(durationMs).toBeGreaterThan(2500);
  });

  test('receives a long text by sentences; the parts are joined without a click, each word at its time', {
    timeout: 300_000,
  }, async () => {
    const text = Array.from(
      { length: 35 },
      (_nothing, index) =>
        `Sentence ${index + 1} tells of a lamp that reads with you, and of the $19.99 that it costs today.`,
    ).join(' ');
    expect(text.length).toBeGreaterThan(3000);
    const before = standIn.asked.length;
    standIn.offset.samples = 300;
    const { wavPath, words, durationMs } = await speak(text).finally(() => {
      standIn.offset.samples = 0;
    });
    const asked = standIn.asked.slice(before).map(({ input }) => input);
    expect(asked.length).toBeGreaterThan(2);
    expect(asked.join(' ')).toBe(text);
    expect(asked.every((part) => part.length <= 1200 && part.endsWith('today.'))).toBe(true);

    expect(words.map((word) => word.text)).toEqual(text.split(' '));
    expect(
      words.every((word, index) => word.startMs < word.endMs && word.startMs >= (words[index - 1]?.endMs ?? 0)),
    ).toBe(true);
    expect(words.at(-1)?.endMs).toBeLessThanOrEqual(durationMs);

    const wav = await readFile(wavPath);
    const samples = new Int16Array(wav.buffer, wav.byteOffset + HEADER_BYTES, (wav.length - HEADER_BYTES) >> 1);
    let end = 0;
    for (const part of asked.slice(0, -1)) {
      end += part.length + 1;
      const next = words.findIndex(({ start }) => start === end);
      const [last, first] = [words[next - 1], words[next]];
      if (!last || !first) throw new Error('a part begins where no word does');
      const gap = samples.slice(Math.round(last.endMs * 48), Math.round(first.startMs * 48));
      // Two parts are separated by silence, with only small steps to and from it.
      expect(longestSilenceMs(gap)).toBeGreaterThan(250);
      expect(largestEdge(gap)).toBeLessThan(30);
    }
  });
});
