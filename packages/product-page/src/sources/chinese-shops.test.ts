import { expect, test } from 'vitest';
import { readPage } from '../read-page.ts';

const readShop = (body: string, title = '云朵毛毯') => {
  const verdict = readPage(
    `<html lang="zh-CN"><head><title>${title}</title></head><body>${body}</body></html>`,
    new URL('https://www.brightside.example/p/1'),
  );
  return 'product' in verdict ? verdict.product : undefined;
};
const PRICE = '<div class="price">售价 <b>¥129</b></div>';

test('a rating without a scale is one out of five, with its count', () => {
  const product = readShop(`<h1>云朵毛毯</h1>${PRICE}<div>评分 4.8 分（312 条评价）</div>`);
  expect(product?.rating).toEqual({ value: 4.8, count: 312 });
});

test('a share of praise and a score of service are no rating', () => {
  expect(readShop(`<h1>云朵毛毯</h1>${PRICE}<div>好评度 98%</div>`)?.rating).toBeUndefined();
});

test('a name stands in a part marked as that of goods, without the sales words of the title', () => {
  const body = `<div class="sku-name">云朵毛毯 双面加厚</div>${PRICE}`;
  expect(readShop(body, '云朵毛毯 双面加厚【行情 报价 价格 评测】')?.name).toBe('云朵毛毯 双面加厚');
});
