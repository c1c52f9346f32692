import { expect, test } from 'vitest';
import { listTensions } from './tension.ts';

test.each([
  ['戴一天不压鼻', '怕压鼻？{branded}，戴一天不压鼻。'],
  ['不用打孔', '还要打孔？{branded}，不用。'],
])('%s opens with the trouble it ends', (fact, opening) => {
  expect(listTensions(fact)).toEqual([opening]);
});

test.each([
  '三层分区，课本文具不打架',
  '不用拉链',
  '不浓缩',
  '不易掉屑',
  '304不锈钢内胆',
  '颗粒拼合紧，不松不散',
  '续航不止8小时',
  '不放油',
])('%s names no trouble', (fact) => {
  expect(listTensions(fact)).toEqual([]);
});
