import { expect, test } from 'vitest';
import { describeProhibited } from '../describe-concept.ts';
import { readPrompt } from '../reading/read-prompt.ts';
import { findProhibited } from './find-prohibited.ts';
import { PROHIBITED_IDS, PROHIBITED_RULES } from './rules.ts';

test.each(PROHIBITED_RULES)('$id ($language) refuses "$example" and lets "$counterExample" pass', (rule) => {
  expect(rule.pattern.test(rule.example)).toBe(true);
  expect(findProhibited(rule.example)).toBe(rule.id);
  expect(findProhibited(rule.counterExample)).toBeNull();
});

test('every rule has words of both languages and a name', () => {
  for (const id of PROHIBITED_IDS) {
    expect(new Set(PROHIBITED_RULES.filter((rule) => rule.id === id).map(({ language }) => language))).toEqual(
      new Set(['en', 'zh']),
    );
    expect(describeProhibited(id, 'zh-CN')).toMatch(/\p{Script=Han}/u);
  }
});

test('finds words that are hidden by invisible characters or wide letters', () => {
  expect(findProhibited('a mug with a swa\u200Bstika')).toBe('hate');
  expect(findProhibited('ｓｗａｓｔｉｋａ')).toBe('hate');
});

test('reads the text of labels too, and asks instead of drawing', () => {
  expect(readPrompt({ prompt: 'a bottle on marble, "HEIL HITLER"' }).account).toMatchObject({
    prohibited: 'hate',
    advice: 'ask',
  });
});
