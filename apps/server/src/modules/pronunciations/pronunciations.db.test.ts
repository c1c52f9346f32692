import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CALLS, type PronunciationId, SPEECH_LIMITS, type Voice } from '@reelwright/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Actor } from '../../actor.ts';
import type { SpeechRequest } from '../../engines/speech/speech.ts';
import type { Database } from '../../platform/database/database.ts';
import { openTestDatabase } from '../../platform/database/test-database.ts';
import { addTestUser } from '../accounts/test-users.ts';
import { createPronunciationsService, type PronunciationsService } from './pronunciations.service.ts';
import { openGate } from '../../platform/heavy-work/test-open-gate.ts';

const LENA: Voice = { id: 'de-lena', name: 'Lena', language: 'de', gender: 'female', age: 'adult', style: 'friendly' };
const { signal } = new AbortController();
const clock = { now: () => new Date('2026-11-20T10:00:00Z') };
let folder: string;
let database: Database;
let pronunciations: PronunciationsService;
let spoken: SpeechRequest[] = [];
let owner: Actor;
let stranger: Actor;

const addUser = (): Promise<Actor> => addTestUser(database);

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pronunciations-'));
  database = await openTestDatabase();
  pronunciations = createPronunciationsService({
    heavyWork: openGate,
    database,
    clock,
    speech: {
      id: 'fake',
      voices: () => [LENA],
      warm: () => undefined,
      async speak(request) {
        spoken.push(request);
        const wavPath = path.join(request.folder, 'speech.wav');
        await writeFile(wavPath, 'RIFF');
        return { wavPath, durationMs: 420.4, words: [], phonemes: undefined };
      },
    },
    async runProgram({ args }) {
      await writeFile((args.at(-1) ?? '').replace(/^file:/, ''), 'mp3');
      return { stdout: Buffer.alloc(0), stderrTail: '' };
    },
    async makeFolder() {
      const made = await mkdtemp(path.join(folder, 'word-'));
      return { path: made, remove: () => rm(made, { recursive: true }) };
    },
  });
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});
beforeEach(async () => {
  spoken = [];
  owner = await addUser();
  stranger = await addUser();
});

const save = (input: object, actor = owner) =>
  pronunciations.savePronunciation(actor, CALLS.savePronunciation.input.parse({ spoken: 'x', ...input }));
const wordsOf = async (actor: Actor) =>
  (await pronunciations.listPronunciations(actor)).list.map(({ written, spoken: said }) => `${written}: ${said}`);

describe('the pronunciations of an account', () => {
  test('are kept with their spoken form, for this account alone', async () => {
    const saved = await save({ written: ' Xiaomi ', spoken: 'shao mee', language: 'en' });
    expect(saved).toEqual({
      id: saved.id,
      written: 'Xiaomi',
      spoken: 'shao mee',
      notation: 'respelling',
      is_case_sensitive: false,
      language: 'en',
    });
    expect(await pronunciations.listPronunciations(owner)).toEqual({
      list: [saved],
      max: SPEECH_LIMITS.pronunciations,
    });
    expect(await wordsOf(stranger)).toEqual([]);
  });

  test('can be changed and deleted', async () => {
    const { id } = await save({ written: 'Xiaomi', spoken: 'zee' });
    await save({ id, written: 'Xiaomi', spoken: 'shao mee' });
    expect(await wordsOf(owner)).toEqual(['Xiaomi: shao mee']);
    await pronunciations.deletePronunciation(owner, id);
    expect(await wordsOf(owner)).toEqual([]);
    await expect(pronunciations.deletePronunciation(owner, id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test("can't be changed or deleted by others", async () => {
    const { id } = await save({ written: 'Xiaomi', spoken: 'shao mee' });
    await expect(save({ id, written: 'Xiaomi', spoken: 'zee' }, stranger)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(pronunciations.deletePronunciation(stranger, id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await wordsOf(owner)).toEqual(['Xiaomi: shao mee']);
  });

  test('are unique per word and language: a second one replaces the first', async () => {
    await save({ written: 'Qi', spoken: 'kee' });
    await save({ written: 'Qi', spoken: 'chee' });
    const english = await save({ written: 'Qi', spoken: 'chi', language: 'en' });
    expect(await wordsOf(owner)).toEqual(['Qi: chee', 'Qi: chi']);
    await save({ id: english.id, written: 'Qi', spoken: 'chi', language: null });
    expect(await wordsOf(owner)).toEqual(['Qi: chi']);
  });

  test('apply to texts of their language; one for the language wins over one for all languages', async () => {
    await save({ written: 'Qi', spoken: 'chee' });
    await save({ written: 'Qi', spoken: 'tschi', language: 'de' });
    await save({ written: 'Lumen', spoken: 'loo men', language: 'en' });
    const said = async (language: 'en' | 'de') =>
      (await pronunciations.findRules(owner, language)).map((rule) => rule.spoken);
    expect(await said('de')).toEqual(['tschi']);
    expect(await said('en')).toEqual(['loo men', 'chee']);
    expect(await pronunciations.findRules(stranger, 'en')).toEqual([]);
  });

  test('are refused beyond the limit, also if many are saved at once', async () => {
    const all = Array.from({ length: SPEECH_LIMITS.pronunciations + 2 }, (_nothing, index) => `w${index}`);
    const results = await Promise.allSettled(all.map((written) => save({ written })));
    const refused = results.filter((result) => result.status === 'rejected');
    expect(refused.map(({ reason }) => (reason as { code: string }).code)).toEqual([
      'COUNT_EXCEEDED',
      'COUNT_EXCEEDED',
    ]);
    expect(await wordsOf(owner)).toHaveLength(SPEECH_LIMITS.pronunciations);
  });

  test('can be played before they are saved, without leaving files', async () => {
    const input = CALLS.playPronunciation.input.parse({ voice_id: 'de-lena', written: 'Qi', spoken: 'tschi' });
    const played = await pronunciations.playPronunciation(owner, input, signal);
    expect(played).toEqual({ audio: Buffer.from('mp3').toString('base64'), duration_ms: 420 });
    expect(spoken).toMatchObject([{ text: 'Qi', language: 'de', voiceId: 'de-lena' }]);
    expect(spoken[0]?.pronunciations).toMatchObject([{ written: 'Qi', spoken: 'tschi' }]);
    expect(await readdir(folder)).toEqual([]);
    const nobody = pronunciations.playPronunciation(owner, { ...input, voice_id: 'nobody' }, signal);
    await expect(nobody).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const unknown = '00000000-0000-4000-8000-000000000000' as PronunciationId;
    await expect(save({ id: unknown, written: 'Qi' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
