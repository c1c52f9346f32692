import { expect, test } from 'vitest';
import type { Hook } from '../draft.ts';
import { plainText } from '../sourced-text.ts';
import { rankHooks } from './rank-hooks.ts';

const hook = (text: string, appeal: number, form: string, asksPoint: number): Hook => ({
  spoken: plainText(text),
  onScreen: plainText(''),
  pattern: text,
  appeal,
  form,
  asksPoint,
});

test('ads in a row open with three facts in three forms, the strongest first', () => {
  const ranked = rankHooks([
    hook('a trouble', 8, 'trouble', 0),
    hook('a statement', 7.4, 'statement', 0),
    hook('another trouble', 7.9, 'trouble', 1),
    hook('an amount', 7, 'amount', 2),
    hook('a setting', 3, 'statement', 3),
  ]);
  expect(ranked.slice(0, 3).map(({ pattern }) => pattern)).toEqual(['a trouble', 'an amount', 'another trouble']);
});

test('a fact that is much weaker than three others opens no ad', () => {
  const ranked = rankHooks([8, 7.5, 7, 3].map((appeal, at) => hook(String(at), appeal, 'statement', at)));
  expect(ranked.map(({ asksPoint }) => asksPoint)).not.toContain(3);
});

test('the facts come again in other words', () => {
  const ranked = rankHooks([
    hook('first', 8, 'trouble', 0),
    hook('second', 7, 'amount', 1),
    hook('first again', 6.5, 'statement', 0),
  ]);
  expect(ranked.map(({ pattern }) => pattern)).toEqual(['first', 'second', 'first again']);
});
