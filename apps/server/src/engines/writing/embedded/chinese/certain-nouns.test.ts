import { expect, test } from 'vitest';
import { listCertainNouns } from './certain-nouns.ts';

test('a noun names a product if the title puts only material, size or audience before it', () => {
  expect(listCertainNouns('枕套', { name: '真丝枕套 一对装' })).toEqual(['枕套']);
  expect(listCertainNouns('手套', { name: '暖手牌女士手套', brand: '暖手牌' })).toContain('手套');
});

test('a word of another use before the noun makes another thing of it', () => {
  expect(listCertainNouns('手套', { name: '女士防晒手套 薄款' })).toEqual([]);
  expect(listCertainNouns('豆浆机', { name: '破壁豆浆机 小型' })).toEqual([]);
});
