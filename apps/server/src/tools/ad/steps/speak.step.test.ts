import { type PronunciationRule, type Script, type SpeechLanguage, urlToVideoInput } from '@reelwright/contracts';
import { expect, test } from 'vitest';
import type { SpeechEngine, SpeechRequest } from '#src/engines/speech/speech.ts';
import { runStepAlone } from '#src/runner/test-run-step.ts';
import type { StepContext } from '#src/runner/step-context.ts';
import { createSpeakStep } from './speak.step.ts';
import { getResult } from './results.ts';
import { testActor } from '#src/test-actor.ts';
import type { Actor } from '#src/actor.ts';

const ROLES = ['hook', 'intro', 'benefit', 'offer', 'call_to_action'] as const;
const LINE = 'Meet the Lumière lamp today.';
const WORD_MS = 400;
const OWNER = testActor(7);

const RULE: PronunciationRule = {
  written: 'Lumière',
  spoken: 'loo mee air',
  notation: 'respelling',
  is_case_sensitive: false,
};

const SCRIPT: Script = {
  version: 1,
  framework: 'offer',
  goal: 'sales',
  language: 'en',
  length_s: 15,
  seed: 1,
  hook_pattern: 'test',
  call_to_action: 'Shop now',
  scenes: ROLES.map((role) => ({
    role,
    spoken: { text: LINE, sources: [] },
    on_screen: { text: 'A lamp', sources: [] },
    image_wish: '',
    duration_ms: 3000,
  })),
};

/** A voice that takes the same time for every word, and records its requests. */
function openVoice(): { speech: SpeechEngine; asked: SpeechRequest[] } {
  const asked: SpeechRequest[] = [];
  const speech: SpeechEngine = {
    id: 'fake',
    voices: () => [
      { id: 'en-ava', name: 'Ava', language: 'en', gender: 'female', age: 'adult', style: 'friendly' },
      { id: 'en-ben', name: 'Ben', language: 'en', gender: 'male', age: 'adult', style: 'friendly' },
    ],
    warm: () => undefined,
    async speak(request) {
      asked.push(request);
      const words = [...request.text.matchAll(/\S+/g)].map(({ 0: text, index: start }, at) => ({
        text,
        start,
        end: start + text.length,
        startMs: at * WORD_MS,
        endMs: (at + 1) * WORD_MS,
      }));
      return { wavPath: 'voice.wav', durationMs: words.length * WORD_MS, words, phonemes: undefined };
    },
  };
  return { speech, asked };
}

/** Returns the step's result, and the arguments of the pronunciation lookup. */
async function speakAd(
  speech: SpeechEngine,
  settings: Record<string, unknown>,
  product?: { name: string; audience: string },
) {
  const lookedUp: [Actor, SpeechLanguage][] = [];
  const step = createSpeakStep({
    speech,
    async findPronunciations(actor, language) {
      lookedUp.push([actor, language]);
      return [RULE];
    },
  });
  const context = {
    actor: OWNER,
    folder: '.',
    workPrefix: 'work/',
    signal: new AbortController().signal,
    storage: { putFile: async (key: string) => ({ key }) },
    progress: () => undefined,
  } as unknown as StepContext;
  const input = urlToVideoInput.parse({ link: 'https://shop.example/lamp', length_s: 15, ...settings });
  const results = {
    write_script: { scripts: [SCRIPT] },
    read_product: { product: { name: 'Lamp', selling_points: [], images: [], ...product } },
  };
  const spoken = getResult({ speak: await runStepAlone(step, { input }, results, context) }, 'speak');
  return { lookedUp, spoken };
}

test("an ad uses its owner's pronunciations in every reading of the script", async () => {
  const { speech, asked } = openVoice();
  const { lookedUp, spoken } = await speakAd(speech, {});
  expect(lookedUp).toEqual([[OWNER, 'en']]);
  expect(spoken.pronunciations).toEqual([RULE]);
  // Once at the voice's own pace, once more at the rate that fits the length.
  expect(asked.length).toBe(2);
  for (const { text, pronunciations } of asked) {
    expect(text).toContain('Lumière');
    expect(pronunciations).toEqual([RULE]);
  }
});

test("the voice suits the product's audience, unless one was chosen", async () => {
  const { speech, asked } = openVoice();
  const lamp = { name: 'Lumière lamp', audience: 'men' };
  await speakAd(speech, {}, lamp);
  expect(new Set(asked.map(({ voiceId }) => voiceId))).toEqual(new Set(['en-ben']));
  asked.length = 0;
  await speakAd(speech, { voice: 'en-ava' }, lamp);
  expect(new Set(asked.map(({ voiceId }) => voiceId))).toEqual(new Set(['en-ava']));
});

test('the default voice of an ad is one meant for ads', async () => {
  const { speech, asked } = openVoice();
  const [, ben] = speech.voices();
  await speakAd({ ...speech, listDefaultVoices: () => (ben ? [ben] : []) }, {});
  expect(new Set(asked.map(({ voiceId }) => voiceId))).toEqual(new Set(['en-ben']));
});

test('the same holds for every speaker of an ad', async () => {
  const { speech, asked } = openVoice();
  const { spoken } = await speakAd(speech, { voice: 'en-ava', script: SCRIPT, scenes: [{}, { voice: 'en-ben' }] });
  expect(new Set(asked.map(({ voiceId }) => voiceId))).toEqual(new Set(['en-ava', 'en-ben']));
  for (const { pronunciations } of asked) expect(pronunciations).toEqual([RULE]);
  expect(spoken.otherVoices).toHaveLength(1);
  expect(spoken.voices.map(({ reading }) => reading ?? 0)).toEqual([0, 1, 0, 0, 0]);
});

test.each([
  [[], [], true],
  [[RULE], [{ ...RULE }], true],
  [[], [RULE], false],
  [[RULE], [{ ...RULE, spoken: 'lumy air' }], false],
  [[RULE], [], false],
])("a voice is current as long as its owner's pronunciations are unchanged (%#)", async (before, now, isCurrent) => {
  const { speech } = openVoice();
  const step = createSpeakStep({ speech, findPronunciations: async (actor) => (actor === OWNER ? now : []) });
  const voice = { key: 'voice.wav', durationMs: 1000 };
  const result = { voice, otherVoices: [], voices: [], lengthMs: 1000, language: 'en', pronunciations: before };
  expect(await step.isCurrent?.(result, OWNER)).toBe(isCurrent);
});
