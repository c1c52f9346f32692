import { expect, test } from 'vitest';
import { listCertainNouns, listLikelyNouns } from './certain-nouns.ts';

test('a noun names a product if the title puts only material, size or audience before it', () => {
  expect(listCertainNouns('枕套', { name: '真丝枕套 一对装' })).toEqual(['枕套']);
  expect(listCertainNouns('手套', { name: '暖手牌女士手套', brand: '暖手牌' })).toContain('手套');
});

test('a word of another use before the noun makes another thing of it', () => {
  expect(listCertainNouns('手套', { name: '女士防晒手套 薄款' })).toEqual([]);
  expect(listCertainNouns('豆浆机', { name: '破壁豆浆机 小型' })).toEqual([]);
});

test('a longer noun most likely names the product behind a quality, unless a use or a thing stands before it', () => {
  expect(listLikelyNouns('行车记录仪', { name: '前后双录行车记录仪4K' })).toEqual(['行车记录仪']);
  expect(listLikelyNouns('打印机', { name: '标签打印机 手持小型' })).toEqual([]);
  expect(listLikelyNouns('吸尘器', { name: '车载吸尘器' })).toEqual([]);
  expect(listLikelyNouns('手套', { name: '女士防晒手套' })).toEqual([]);
  expect(listLikelyNouns('饮水机', { name: '宠物自动饮水机' }, 'pets')).toEqual(['宠物饮水机']);
  expect(listLikelyNouns('书包', { name: '儿童书包小学生' }, 'stationery')).toEqual(['儿童书包', '书包']);
});
