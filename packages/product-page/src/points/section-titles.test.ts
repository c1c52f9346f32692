import { expect, test } from 'vitest';
import { layOutPage } from '../sources/page-layout.ts';
import { parsePage, textOf } from '../parse/page-document.ts';
import { isTradeTitle, listOwnSections } from './section-titles.ts';

function listAsides(body: string): string[] {
  const page = parsePage(`<h1>Blue Mug</h1>${body}`, new URL('https://shop.example/mug'));
  const layout = layOutPage(page);
  return page.elements.filter((element) => layout.isAside(element) && element.tag === 'p').map((each) => textOf(each));
}

test.each([
  'Shipping & Returns',
  '★ HOW TO ORDER ★',
  'Care instructions',
  'Size guide',
  'You may also like',
  'Versand und Rückgabe',
  'Livraison',
  'Guía de tallas',
  'Not included:',
  'Nicht enthalten',
  'Доставка и оплата',
  '注意事項',
  '购买须知',
])('%j announces the trade', (title) => {
  expect(isTradeTitle(title)).toBe(true);
});

test.each([
  'Features',
  'Composition & care',
  'Lumbar support',
  'Top notes',
  'Recommended use',
  'Zubereitung',
  '产品特点',
])('%j announces the product', (title) => {
  expect(isTradeTitle(title)).toBe(false);
});

test.each([
  '<h3>Delivery</h3><p>aside</p><p>aside</p><h3>Features</h3><p>own</p>',
  '<details><summary><h2>Returns</h2></summary><div><p>aside</p></div></details><div><p>own</p></div>',
  '<div><button aria-controls="b">Warranty</button></div><div id="a"><p>own</p></div><div id="b"><p>aside</p></div>',
  '<p><strong>Care</strong></p><p>aside</p><p><strong>Material</strong></p><p>own</p>',
  '<ul><li><a href="#d">Details</a></li><li><a href="#s">Shipping</a></li></ul><p id="d">own</p><p id="s">aside</p>',
])('a trade title covers the parts up to the next title: %s', (body) => {
  const asides = listAsides(body);
  expect(asides).toContain('aside');
  expect(asides).not.toContain('own');
});

test('a bold word inside a text covers nothing', () => {
  expect(listAsides('<p>It has a <b>warranty</b> too.</p><p>own</p>')).toEqual([]);
});

test('finds the description by its title if no class names it', () => {
  const page = parsePage('<h2>Product Description</h2><div><p>own</p></div>', new URL('https://shop.example/'));
  expect(listOwnSections(page).map((each) => textOf(each))).toEqual(['own']);
});
