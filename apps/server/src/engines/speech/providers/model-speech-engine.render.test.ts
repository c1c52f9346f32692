import { mkdtemp, readFile, rm } from 'node:fs/promises';
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
import { describeSpeechEngine, makeLongText, readWav } from '../speech-contract.ts';
import type { Speech, SpeechEngine } from '../speech.ts';
import { createSpeechMemory } from '../test-speech-memory.ts';
import { createModelSpeechEngine } from './model-speech-engine.ts';

const requestBody = z.object({ model: z.string(), input: z.string(), voice: z.string(), response_format: z.string() });
const VOICES = [
  { name: 'nova', gender: 'female' },
  { name: 'coral', gender: 'female' },
  { name: 'onyx', gender: 'male' },
  { name: 'echo', gender: 'male' },
] as const;

const HEADER_BYTES = 44;
/** Added to every sample of the stand-in, as a cheap sound card does. */
const OFFSET_SAMPLES = 300;

function shift(wav: Buffer, samples: number): Buffer {
  for (let at = HEADER_BYTES; at + 1 < wav.length; at += 2) {
    wav.writeInt16LE(Math.max(-32_768, Math.min(32_767, wav.readInt16LE(at) + samples)), at);
  }
  return wav;
}

/** A server that speaks OpenAI's wire format with the embedded voice; it can be told to fail first. */
async function openStandIn() {
  const voice = createSpeechMemory(spoken.reference);
  const folder = await mkdtemp(path.join(tmpdir(), 'speech-stand-in-'));
  const asked: z.infer<typeof requestBody>[] = [];
  const failures: number[] = [];
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
      response.end(shift(await readFile(wavPath), OFFSET_SAMPLES));
    };
    answer().catch((error: unknown) => response.destroy(error instanceof Error ? error : undefined));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    asked,
    failures,
    baseUrl: `http://127.0.0.1:${port}/v1`,
    async close() {
      server.closeAllConnections();
      server.close();
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

const spoken = createEmbeddedSpeechEngine({ runProgram });
const standIn = await openStandIn();
const reference = createSpeechMemory(spoken.reference);
const LONGEST_PART = 100;
const longText = makeLongText(2);
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
  longestPart: LONGEST_PART,
});

describeSpeechEngine('a speech model', () => ({
  engine,
  longText,
  close: async () => undefined,
  checkLongSpeech: expectPartsJoinedWithoutClick,
}));

/** The model is asked for a long text by sentences; between two parts there is silence and no click. */
async function expectPartsJoinedWithoutClick({ wavPath, words }: Speech): Promise<void> {
  const asked = standIn.asked.map(({ input }) => input).filter((input) => input.startsWith('Sentence'));
  expect(asked.length).toBeGreaterThan(1);
  expect(asked.join(' ')).toBe(longText);
  expect(asked.every((part) => part.length <= LONGEST_PART && part.endsWith('today.'))).toBe(true);
  const { samples } = await readWav(wavPath);
  let end = 0;
  for (const part of asked.slice(0, -1)) {
    end += part.length + 1;
    const next = words.findIndex(({ start }) => start === end);
    const [last, first] = [words[next - 1], words[next]];
    if (!last || !first) throw new Error('a part begins where no word does');
    const gap = samples.slice(Math.round(last.endMs * 48), Math.round(first.startMs * 48));
    expect(longestSilenceMs(gap)).toBeGreaterThan(250);
    // The audio fades to silence and from it in small steps.
    expect(largestEdge(gap)).toBeLessThan(30);
  }
}

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
    await Promise.all([standIn.close(), spoken.close()]);
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
    const { words, durationMs } = await speak('Meet Xiaomi. [pause 1s] Today.', [rule]);
    expect(standIn.asked.slice(-2).map(({ input }) => input)).toEqual(['Meet shao mee.', 'Today.']);
    expect(words.map(({ text }) => text)).toEqual(['Meet', 'Xiaomi.', 'Today.']);
    expect(durationMs).toBeGreaterThan(1500);
  });
});
