import { expect, test } from 'vitest';
import { listTensions } from './tension.ts';

test.each([
  ['戴一天不压鼻', '怕压鼻？{branded}，戴一天不压鼻。'],
  ['不用打孔', '还要打孔？{branded}，不用。'],
  ['翻盖密封，不易变干', '怕变干？{branded}，翻盖密封，不易变干。'],
  ['顺滑不卡纸', '怕卡纸？{branded}，顺滑不卡纸。'],
])('%s opens with the trouble it ends', (fact, opening) => {
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
])('%s names no trouble', (fact) => {
  expect(listTensions(fact)).toEqual([]);
});
