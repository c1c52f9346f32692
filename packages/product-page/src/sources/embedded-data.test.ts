import { expect, test } from 'vitest';
import { readEmbeddedProduct } from './data-product.ts';
import { listEmbeddedData } from './embedded-data.ts';
import { parsePage } from '../parse/page-document.ts';
import { layOutPage } from './page-layout.ts';

function read(html: string, address = 'https://shop.example/mug') {
  const page = parsePage(`<title>Blue Mug</title>${html}<h1>Blue Mug</h1>`, new URL(address));
  return readEmbeddedProduct(listEmbeddedData(page), page.url, layOutPage(page));
}

const product = { name: 'Blue Mug', price: 12.5, currency: 'EUR', sku: 'MUG-1', brand: { name: 'Potter' } };
const json = JSON.stringify(product);

test.each([
  ['a script of JSON', `<script id="__NEXT_DATA__" type="application/json">{"props": {"product": ${json}}}</script>`],
  ['a variable', `<script>window.__INITIAL_STATE__ = {"catalog": {"current": ${json}}}; start();</script>`],
  ['a variable by its key', `<script>window["state"] = ${json}</script>`],
  ['JSON in a string', `<script>window.__STATE__ = JSON.parse(${JSON.stringify(json)});</script>`],
  ['a call', `<script>gtag('event', 'view_item', {"items": [${json}]});</script>`],
  [
    'a data layer',
    `<script>dataLayer.push({'ecommerce': {detail: {products: [{name: 'Blue Mug', price: '12.50', brand: 'Potter', id: '7', sku: 'MUG-1', currency: 'EUR'}]}}});</script>`,
  ],
  [
    'names with prefixes',
    `<script>var data = {"product_name": ["Blue Mug"], "product_price": ["12.50"], "product_sku": ["MUG-1"], "product_brand": ["Potter"], "currency_code": "EUR"};</script>`,
  ],
  ['an attribute', `<div data-product='${json}'></div>`],
  [
    'a call of a function',
    `<script>window.__NUXT__=(function(a,b){b.sku="MUG-1";return {data:[{product:{name:a,price:12.5,currency:"EUR",sku:"MUG-1",brand:"Potter"}}]}}("Blue Mug",{}));</script>`,
  ],
  [
    'a flat list',
    `<script type="application/json" id="__NUXT_DATA__">[{"product":1},{"name":2,"price":3,"sku":4,"brand":5,"currency":6},"Blue Mug",12.5,"MUG-1","Potter","EUR"]</script>`,
  ],
  [
    'streamed lines',
    `<script>self.__next_f.push([1,${JSON.stringify(`3:["$","div",null,{"product":${json}}]\n`)}])</script>`,
  ],
])('reads the product from %s', (_name, html) => {
  expect(read(html).data).toMatchObject({
    name: { value: 'Blue Mug' },
    price: { value: 12.5 },
    currency: { value: 'EUR' },
    sku: { value: 'MUG-1' },
    brand: { value: 'Potter' },
  });
});

test.each([
  ['a price of parts', { price: { sales: { value: 12.5, currency: 'EUR' }, list: { value: 20 } } }],
  [
    'cents with their digits',
    { price: { value: { centAmount: 1250, fractionDigits: 2, currencyCode: 'EUR' } }, compareAtPrice: 20 },
  ],
  ['two prices', { salePrice: '12.50', regularPrice: '20.00' }],
  ['a printed price', { price: '€12.50', wasPrice: '€20.00' }],
])('reads %s', (_name, prices) => {
  const html = `<script>x = ${JSON.stringify({ name: 'Blue Mug', sku: 'MUG-1', ...prices })}</script>`;
  expect(read(html).data).toMatchObject({ price: { value: 12.5 }, originalPrice: { value: 20 } });
});

test("reads a theme's product, whose prices are in whole cents, and the variant in the address", () => {
  const theme = {
    title: 'Blue Mug',
    handle: 'blue-mug',
    vendor: 'Potter',
    type: 'Mugs',
    images: ['//cdn.example/mug.jpg'],
    variants: [
      { id: 1, price: 900, sku: 'MUG-S', available: false },
      { id: 2, price: 1250, compare_at_price: 2000, sku: 'MUG-L', available: true },
    ],
  };
  const html = `<script type="application/json" data-product-json>${JSON.stringify(theme)}</script>`;
  expect(read(html, 'https://shop.example/mug?variant=2').shop).toMatchObject({
    name: { value: 'Blue Mug' },
    price: { value: 12.5 },
    originalPrice: { value: 20 },
    sku: { value: 'MUG-L' },
    category: { value: 'Mugs' },
    images: { value: [{ url: 'https://cdn.example/mug.jpg' }] },
  });
  expect(read(html, 'https://shop.example/mug?variant=1').shop.price?.value).toBe(9);
});

test('reads the variants in a form', () => {
  const variants = [{ display_price: 12.5, display_regular_price: 20, sku: 'MUG-1', is_in_stock: true }];
  const html = `<form data-product_variations='${JSON.stringify(variants)}'></form>`;
  expect(read(html).shop).toMatchObject({
    price: { value: 12.5 },
    originalPrice: { value: 20 },
    sku: { value: 'MUG-1' },
    availability: { value: 'InStock' },
  });
});

test("ignores products other than the page's", () => {
  const others = { recommended: [product], items: [{ name: 'Red Cup', price: 3, sku: 'CUP-1' }] };
  const { shop, data } = read(`<script>x = ${JSON.stringify(others)}</script>`);
  expect([shop.price, data.price]).toEqual([undefined, undefined]);
});
