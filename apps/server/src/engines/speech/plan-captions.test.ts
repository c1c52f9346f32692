import type { SpokenWord } from '@reelwright/ad';
import { removePauses } from '@reelwright/contracts';
import { expect, test } from 'vitest';
import { planCaptions } from './plan-captions.ts';

/** Gives each word of a text 300 ms. */
function say(text: string, words: readonly string[]): SpokenWord[] {
  let at = 0;
  return words.map((word, index) => {
    const start = text.indexOf(word, at);
    at = start + word.length;
    return { text: word, start, end: at, startMs: index * 300, endMs: index * 300 + 280 };
  });
}

const linesOf = (text: string, words: readonly string[], language: 'en' | 'zh-CN', names: readonly string[] = []) => {
  const spoken = { words: say(text, words), durationMs: words.length * 300, names };
  const cues = planCaptions({ text, language }, spoken);
  return cues.flatMap(({ lines }) => lines);
};

test('captions show the text without its pause marks', () => {
  const text = 'Meet the lamp. [pause 1s] It glows.';
  const shown = linesOf(text, ['Meet', 'the', 'lamp.', 'It', 'glows.'], 'en').join(' ');
  expect(shown).toBe(removePauses(text).replace(/\s+/g, ' '));
});

test('Chinese words have no spaces between them, also around a pause', () => {
  expect(linesOf('这款[停顿1秒]台灯', ['这款', '台灯'], 'zh-CN').join('')).toBe('这款台灯');
});

test('a name with its own pronunciation is not divided', () => {
  const words = 'Every morning before the whole house is even awake I sit and read with my Lumen Pro Max lamp'.split(
    ' ',
  );
  const lines = linesOf(words.join(' '), words, 'en', ['Lumen Pro Max']);
  expect(lines.length).toBeGreaterThan(1);
  expect(lines.filter((line) => line.includes('Lumen Pro Max'))).toHaveLength(1);
});
