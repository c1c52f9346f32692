import { textToSpeech, type TextToSpeechInput, textToSpeechInput, type Voice } from '@reelwright/contracts';
import { expect, test } from 'vitest';
import { createLongSpeech } from '#src/engines/speech/long-speech.ts';
import { testActor } from '#src/test-actor.ts';
import { createTextToSpeechTool } from './text-to-speech.tool.ts';

const AVA: Voice = { id: 'en-ava', name: 'Ava', language: 'en', gender: 'female', age: 'adult', style: 'friendly' };

const tool = createTextToSpeechTool({
  speech: { voices: () => [AVA] },
  longSpeech: createLongSpeech({ speak: () => Promise.reject(new Error('nothing is spoken here')) }),
  findPronunciations: async () => [],
  runProgram: () => Promise.reject(new Error('nothing is encoded here')),
});

const pusher = { actor: testActor(), language: 'en' as const };
const inputOf = (wish: Partial<TextToSpeechInput>): TextToSpeechInput =>
  textToSpeechInput.parse({ text: 'Hello', language: 'en', ...wish });

test('the steps are those that users see', () => {
  expect(tool.steps.map(({ name }) => name)).toEqual(textToSpeech.steps);
});

test('each started hundred characters costs two credits, pauses are free', () => {
  expect(tool.price(inputOf({ text: 'a'.repeat(100) }))).toBe(2);
  expect(tool.price(inputOf({ text: `${'a'.repeat(100)}[pause 1s]` }))).toBe(2);
  expect(tool.price(inputOf({ text: 'a'.repeat(101) }))).toBe(4);
});

test.each([
  [{ voice: 'nobody' }, 'voice', 'voice_unknown'],
  [{ voice: 'en-ava', language: 'de' }, 'voice', 'voice_other_language'],
  [{ language: 'de' }, 'language', 'language_without_voice'],
] as const)('%o is refused', (wish, field, message) => {
  expect(() => tool.refuse?.(inputOf(wish), pusher)).toThrow(
    expect.objectContaining({
      code: 'INVALID_INPUT',
      values: { field: { field: [field] }, problem: { message } },
    }),
  );
});

test('a voice of the language is accepted, and so is none', () => {
  expect(() => tool.refuse?.(inputOf({ voice: 'en-ava' }), pusher)).not.toThrow();
  expect(() => tool.refuse?.(inputOf({}), pusher)).not.toThrow();
});
