import { expect, test } from 'vitest';
import { titleOf } from './title.ts';

test('a short text is its own title, without its pauses', () => {
  expect(titleOf('Meet the lamp. [pause 1s]\n\nIt glows.')).toBe('Meet the lamp. It glows.');
  expect(titleOf('只要199元。[停顿 1 秒] 马上下单！')).toBe('只要199元。马上下单！');
});

test('a long one ends with a whole word, or with a character in scripts without spaces', () => {
  const title = titleOf('The quick brown fox jumps over the lazy dog and then it goes on and on and on for a while');
  expect(title).toBe('The quick brown fox jumps over the lazy dog and then it goes on and on and on…');
  expect(titleOf('灯'.repeat(200))).toBe(`${'灯'.repeat(80)}…`);
});
