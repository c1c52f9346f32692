import { expect, test } from 'vitest';
import { measureWordOf } from './measure-words.ts';

test('counts pairs as pairs, and half of a pair as one', () => {
  expect(measureWordOf('高尔夫手套', undefined, '高尔夫手套 左手单只')).toBe('只');
  expect(measureWordOf('手套', undefined, '羊皮手套')).toBe('副');
  expect(measureWordOf('板鞋', undefined, '小白鞋 男款板鞋')).toBe('双');
});
