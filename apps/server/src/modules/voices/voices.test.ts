import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Voice } from '@reelwright/contracts';
import { describe, expect, it } from 'vitest';
import { createVoicesService } from './voices.service.ts';
import { openGate } from '../../platform/heavy-work/test-open-gate.ts';
import { testActor } from '../../test-actor.ts';

const AVA: Voice = { id: 'en-ava', name: 'Ava', language: 'en', gender: 'female', age: 'adult', style: 'friendly' };
const LENA: Voice = { ...AVA, id: 'de-lena', name: 'Lena', language: 'de' };

function openVoices() {
  const stored = new Map<string, string>();
  const spoken: string[] = [];
  const voices = createVoicesService({
    heavyWork: openGate,
    speech: {
      id: 'fake',
      voices: () => [AVA, LENA],
      warm: () => undefined,
      async speak({ text, folder }) {
        spoken.push(text);
        const wavPath = path.join(folder, 'speech.wav');
        await writeFile(wavPath, 'RIFF');
        return { wavPath, durationMs: 4200, words: [], phonemes: undefined };
      },
    },
    storage: {
      list: async (prefix) =>
        [...stored.keys()]
          .filter((key) => key.startsWith(prefix))
          .map((key) => ({ key, sizeBytes: 1, contentType: 'audio/mpeg', etag: 'e', modifiedAt: new Date(0) })),
      async putFile(key, localPath, contentType) {
        stored.set(key, localPath);
        return { key, sizeBytes: 1, contentType, etag: 'e', modifiedAt: new Date(0) };
      },
      signGet: async (key) => `/files/${key}`,
    },
    runProgram: async () => ({ stdout: Buffer.alloc(0), stderrTail: '' }),
    async makeFolder() {
      const folder = await mkdtemp(path.join(tmpdir(), 'voices-'));
      return { path: folder, remove: () => rm(folder, { recursive: true }) };
    },
  });
  return { voices, spoken };
}

describe('voices', () => {
  it('are listed for all languages or for one', () => {
    const { voices } = openVoices();
    expect(voices.listVoices().languages).toEqual(['en', 'de']);
    expect(voices.listVoices('de').list).toEqual([LENA]);
  });

  it('have samples in their own language', async () => {
    const { voices, spoken } = openVoices();
    expect((await voices.getVoiceSample(testActor(), 'de-lena')).duration_ms).toBe(4200);
    expect(spoken[0]).toContain('Hallo!');
  });

  it('are spoken once, however many users request them at once or later', async () => {
    const { voices, spoken } = openVoices();
    const [one, other] = await Promise.all([
      voices.getVoiceSample(testActor(), 'en-ava'),
      voices.getVoiceSample(testActor(), 'en-ava'),
    ]);
    expect(one).toEqual(other);
    expect(await voices.getVoiceSample(testActor(), 'en-ava')).toEqual(one);
    expect(spoken.length).toBe(1);
  });

  it('that are unknown respond NOT_FOUND', async () => {
    await expect(openVoices().voices.getVoiceSample(testActor(), 'nobody')).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });
});
