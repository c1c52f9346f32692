import { expect, test } from 'vitest';
import { findMarkets } from './find-markets.ts';

test.each<[Parameters<typeof findMarkets>[0], string[]]>([
  [{ name: 'Wooden crane', audience: 'Kids from four' }, ['children']],
  [{ name: 'Crane truck', selling_points: ['For ages 4 and up'] }, ['children']],
  [{ name: 'Running shoes', selling_points: ['Sizes from 5 to 12', 'From 3 recycled bottles'] }, []],
  [{ name: '积木', selling_points: ['3岁以上'] }, ['children']],
  [{ name: '磁吸修须器' }, ['men']],
  [{ name: "Men's and women's socks" }, []],
  [{ name: 'Lip balm', price: 350, currency: 'CNY' }, ['premium']],
  [{ name: 'Lip balm', price: 9, currency: 'USD' }, []],
  [{ name: 'Lip balm', price: 350 }, []],
])('%j is sold to %j', (product, markets) => {
  expect(findMarkets(product, 'beauty')).toEqual(markets);
});
