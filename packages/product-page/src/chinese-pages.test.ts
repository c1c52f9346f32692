import { describe, expect, test } from 'vitest';
import { readPage } from './read-page.ts';

/** Reads a Chinese page whose body holds the given parts. */
function read(body: string) {
  const html = `<html lang="zh-CN"><head><title>松果 夹棉床盖 1.8米 - 松果家纺</title></head><body>${body}</body></html>`;
  const verdict = readPage(html, new URL('https://shop.example/p/1'));
  if (verdict.kind !== 'product') throw new Error('No product was read');
  return verdict.product;
}

const HEADING = '<h1>松果 夹棉床盖 1.8米</h1>';
const BUY = '<button>加入购物车</button>';

describe('a page of a Chinese shop', () => {
  test.each([
    ['<div class="price">￥259 <s>原价￥359</s></div>', 'without a space before the sign'],
    ['<p>现价：259元　原价：359元</p>', 'beside the price in one line'],
  ])('gives the former price %s: %s', (price) => {
    const { price: now, original_price: before } = read(`${HEADING}${price}${BUY}`);
    expect([now, before]).toEqual([259, 359]);
  });

  test('gives the lines of a section that breaks part', () => {
    const product = read(
      `${HEADING}<p>￥259</p>${BUY}<div><div>商品特点</div><div>正面印花，反面素色<br>四角加固，机洗不散<br>夏天当被，冬天当盖</div></div>`,
    );
    expect(product.selling_points).toContain('正面印花，反面素色');
    expect(product.selling_points).toContain('夏天当被，冬天当盖');
  });

  test.each([
    [
      'a list without a class',
      '<ul><li>正面印花，反面素色</li><li>绗线密，不跑棉</li><li>夏天当被，冬天当盖</li></ul>',
    ],
    ['one term', '<dl><dt>卖点</dt><dd>正面印花，反面素色</dd><dd>绗线密，不跑棉</dd><dd>夏天当被，冬天当盖</dd></dl>'],
  ])('gives the points of %s', (_form, list) => {
    expect(read(`${HEADING}<p>￥259</p><div class="detail">${list}</div>${BUY}`).selling_points).toEqual([
      '正面印花，反面素色',
      '绗线密，不跑棉',
      '夏天当被，冬天当盖',
    ]);
  });

  test('gives the name without the shop if no heading has a tag', () => {
    expect(read(`<div class="t1">松果 夹棉床盖 1.8米</div><p class="price">￥259</p>${BUY}`).name).toBe(
      '松果 夹棉床盖 1.8米',
    );
  });

  test('gives a labelled rating, and that it is sold out', () => {
    const product = read(`${HEADING}<p>价格：259元</p><p>评价：4.7分，共 320 人评价</p><p>库存状态：缺货</p>`);
    expect(product.rating).toEqual({ value: 4.7, count: 320 });
    expect(product.availability).toBe('OutOfStock');
  });
});
