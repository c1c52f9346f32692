import { expect, test } from 'vitest';
import { SPEECH_LIMITS } from '../voices.ts';
import { countSpokenCharacters, priceOfSpokenText, textToSpeechInput } from './text-to-speech.contract.ts';

const problemsOf = (input: unknown): string[] =>
  textToSpeechInput.safeParse(input).error?.issues.map(({ message }) => message) ?? [];

test.each([
  [1, 2],
  [100, 2],
  [101, 4],
  [1000, 20],
  [1001, 22],
])('%i characters cost %i credits', (characters, credits) => {
  expect(priceOfSpokenText('a'.repeat(characters))).toBe(credits);
});

test('pauses and empty lines are free, and an emoji counts as one character', () => {
  expect(countSpokenCharacters('One [pause 0.5s] two')).toBe('One two'.length);
  expect(countSpokenCharacters('一[停顿1秒]二')).toBe(2);
  expect(countSpokenCharacters('  One\n\n\ntwo  ')).toBe('One two'.length);
  expect(countSpokenCharacters('👍🏽'.slice(0, 2))).toBe(1);
});

test('only the text and its language are required', () => {
  expect(textToSpeechInput.parse({ text: ' Hello ', language: 'en' })).toEqual({
    text: 'Hello',
    language: 'en',
    speed: 1,
    pitch: 0,
    pronunciations: [],
    files: ['mp3', 'wav'],
    captions: ['srt', 'vtt'],
  });
});

test('a text without words, or one that is too long, is refused', () => {
  expect(problemsOf({ text: ' [pause 2s] !? ', language: 'en' })).toEqual(['speech_text_missing']);
  expect(problemsOf({ text: 'a'.repeat(SPEECH_LIMITS.characters + 1), language: 'en' })).toEqual([
    'speech_text_too_long',
  ]);
});

test('speed, pitch and files are limited', () => {
  const input = { text: 'Hello', language: 'en' };
  for (const wrong of [
    { speed: 0.4 },
    { speed: 2.1 },
    { pitch: 7 },
    { pitch: -7 },
    { files: [] },
    { language: 'xx' },
  ]) {
    expect(problemsOf({ ...input, ...wrong })).toHaveLength(1);
  }
});
