import { expect, test } from 'vitest';
import { listTensions } from './tension.ts';

test.each([
  ['不用打孔', '电钻收起来。{branded}，不用打孔。'],
  ['不用掏钥匙', '别再掏钥匙了。{branded}，不用掏钥匙。'],
  ['不用胶枪，手挤就行', '家里没有胶枪？{branded}，不用胶枪，手挤就行。'],
  ['免泡免滤', '泡，滤，两步都省了。{branded}，免泡免滤。'],
])('%s opens with what it spares', (fact, opening) => {
  expect(listTensions(fact)).toEqual([opening]);
});

test.each([
  '三层分区，课本文具不打架',
  '不用拉链',
  '不浓缩',
  '304不锈钢内胆',
  '颗粒拼合紧，不松不散',
  '续航不止8小时',
  '不放油',
  '手腕不悬空',
  '不过可续学，无需加钱',
])('%s spares no deed', (fact) => {
  expect(listTensions(fact)).toEqual([]);
});
