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

test('cards of features give a title and its clause as one point', () => {
  const card = (title: string, clause: string) => `<div class="feature"><b>${title}</b><i>${clause}</i></div>`;
  const cards =
    card('双面可用', '冬天绒面夏天棉面') + card('四角有环', '被子不会跑成一团') + card('边角包边', '洗过多次也不散');
  const product = readShop(`<h1>云朵毛毯</h1>${PRICE}<div class="feature-list">${cards}</div>`);
  expect(product?.selling_points).toContain('双面可用，冬天绒面夏天棉面');
});

test('pairs of one line are read apart, and a former price by its caption', () => {
  const product = readShop(
    `<h1>云朵毛毯</h1>${PRICE}<div>吊牌价 ￥199</div><div>品牌：云朵　货号：YD-77　库存：8件</div>`,
  );
  expect(product).toMatchObject({ brand: '云朵', sku: 'YD-77', price: 129, original_price: 199 });
});

test('a shop that says so in words is out of stock', () => {
  expect(readShop(`<h1>云朵毛毯</h1>${PRICE}<div>暂时缺货</div><button>到货通知</button>`)?.availability).toBe(
    'OutOfStock',
  );
});

test('a name stands in a part marked as that of goods, without the sales words of the title', () => {
  const body = `<div class="sku-name">云朵毛毯 双面加厚</div>${PRICE}`;
  expect(readShop(body, '云朵毛毯 双面加厚【行情 报价 价格 评测】')?.name).toBe('云朵毛毯 双面加厚');
});

test('a table of parameters is told, without the titles of tabs', () => {
  const rows = ['品牌：云朵', '水箱容量：6L', '预约时间：12小时', '防水等级：IP22', '安装：免打孔', '商品编号：100234'];
  const product = readShop(
    `<h1>云朵加湿器</h1>${PRICE}<ul><li>商品介绍</li><li>规格与包装</li><li>售后保障</li></ul>` +
      `<ul class="parameter-list">${rows.map((row) => `<li>${row}</li>`).join('')}</ul>`,
    '云朵加湿器',
  );
  expect(product?.selling_points.toSorted()).toEqual(
    ['水箱容量6L', '预约时间12小时', '防水等级IP22', '安装免打孔'].toSorted(),
  );
});

test('short lines under a title of the product are its points; sizes are none', () => {
  const product = readShop(
    `<h1>云朵外套</h1>${PRICE}<h3>商品特色</h3><ul><li>外层防泼水</li><li>内层可拆下来</li><li>腋下有拉链</li></ul>` +
      '<h3>商品规格</h3><p>尺寸：S / M / L / XL</p><h3>购物须知</h3><p>七天内可以退换。</p>',
    '云朵外套',
  );
  expect(product?.selling_points).toEqual(['外层防泼水', '内层可拆下来', '腋下有拉链']);
});

test('a captioned price is enough on a page that names no element', () => {
  const product = readShop(
    '<h2>云朵毛毯</h2><p>价格：129元</p><div class="desc">产品特点：<br>1、双面可用，不分正反<br>2、四角缝了系带<br>温馨提示：请以实物为准。</div>',
  );
  expect(product).toMatchObject({ price: 129, selling_points: ['双面可用，不分正反', '四角缝了系带'] });
  expect(readShop('<h2>云朵毛毯上市</h2><p>这款毛毯卖129元，上周开售。</p>')).toBeUndefined();
});
