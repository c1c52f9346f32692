import { expect, test } from 'vitest';
import { readChineseName } from './chinese-name.ts';

test.each([
  ['手工羊毛毡戳戳乐材料包 新手DIY 柴犬', '羊毛毡戳戳乐材料包'],
  ['东北五常稻花香2号大米5kg 当季新米 真空包装', '东北五常稻花香大米'],
  ['达美乐就是好吃！来店外带9吋小披萨提货优惠券(无限期)', '小披萨优惠券'],
  ['电动牙刷 替换头 3支装', '电动牙刷替换头'],
  ['洗手液补充装500ml', '洗手液补充装'],
  ['婴儿推车租赁', '婴儿推车租赁'],
])('%s is named with the word that decides what is sold', (title, name) => {
  expect(readChineseName(title, undefined).full).toBe(name);
});

test('who sells the right to a thing does not sell the thing', () => {
  expect(readChineseName('大闸蟹礼品卡1888型提货券', undefined)).toMatchObject({ noun: null, kind: undefined });
});
