import { expect, test } from 'vitest';
import { parsePage } from '../parse/page-document.ts';
import { layOutPage } from './page-layout.ts';
import { readPageStructure } from './page-structure.ts';

function read(html: string, address = 'https://shop.example/mug') {
  const page = parsePage(html, new URL(address));
  return readPageStructure(page, layOutPage(page));
}

const shop = (inside: string) => `<title>Blue Mug | Shop</title>
  <header><a class="logo">Shop</a><span class="minicart">Cart: €99.00</span></header>
  <main><h1>Blue Mug</h1>${inside}<button class="add-to-cart">Add to cart</button></main>
  <div class="related-products"><div class="price">€5.00</div><div class="price">€6.00</div></div>`;

test('reads the price beside the heading and the cart button, not other prices around it', () => {
  expect(read(shop('<div class="price">€12.50</div>'))).toMatchObject({
    name: { value: 'Blue Mug' },
    price: { value: 12.5 },
    currency: { value: 'EUR' },
    availability: { value: 'InStock' },
  });
});

test.each([
  ['<del>€20.00</del> <span class="price">€12.50</span>'],
  ['<span class="price">€12.50</span> <span class="old-price">€20.00</span>'],
  ['<p class="price"><s>€20.00</s> €12.50</p>'],
])('distinguishes the struck-through price from the one to pay in %s', (inside) => {
  expect(read(shop(inside))).toMatchObject({ price: { value: 12.5 }, originalPrice: { value: 20 } });
});

test.each([
  ['<p class="copy--bold">Free standard delivery over €50</p>'],
  ['<p class="washable">Wash bag €50.00</p>'],
  ['<p class="old-price shipping">Free delivery from €50.00</p>'],
])('returns no original price if the page states none: %s', (inside) => {
  const found = read(shop(`<div class="price">€12.50</div>${inside}`));
  expect(found.price?.value).toBe(12.5);
  expect(found.originalPrice?.value).toBeUndefined();
});

test('joins raised cents to their amount', () => {
  expect(read(shop('<div class="price">€12<sup>50</sup></div>')).price?.value).toBe(12.5);
  const split =
    '<div class="price"><span>$</span><span class="whole">1,234</span><span class="fraction"> 99</span></div>';
  expect(read(shop(split)).price?.value).toBe(1234.99);
});

test('savings, rates and unit prices are not the price', () => {
  const inside = `<div class="saving">You save €7.50</div><div class="price">€12.50</div>
    <div class="unit-price">€25.00 / kg</div><div class="installments">3 x €4.17 per month</div>`;
  expect(read(shop(inside)).price?.value).toBe(12.5);
});

test('a price without tax is not the price if one with tax is shown', () => {
  const inside = '<p>excl. VAT: <b class="price">€10.00</b></p><p>incl. VAT: <b class="price">€12.50</b></p>';
  expect(read(shop(inside)).price?.value).toBe(12.5);
});

test('indentation does not hide the price', () => {
  expect(
    read(shop(`<div class="price">\n${' '.repeat(500)}<b>\n${' '.repeat(500)}€12.50</b></div>`)).price?.value,
  ).toBe(12.5);
});

test.each([
  '<table><tr><th>Brand</th><td>Potter</td></tr><tr><th>Item number</th><td>MUG-1</td></tr></table>',
  '<dl><dt>Brand:</dt><dd>Potter</dd><dt>SKU:</dt><dd>MUG-1</dd></dl>',
  '<ul><li>Marke: Potter</li><li>Art.-Nr.: MUG-1</li></ul>',
  '<table><tr><td>Brand</td><td>Potter</td><td>Product code</td><td>MUG-1</td></tr></table>',
  '<div><span>Brand</span><span>Potter</span></div><p class="product-code">Product code: MUG-1</p>',
])('reads brand and code from %s', (inside) => {
  expect(read(shop(inside))).toMatchObject({ brand: { value: 'Potter' }, sku: { value: 'MUG-1' } });
});

test('reads the code from the address if the page shows none', () => {
  expect(read(shop(''), 'https://shop.example/p/blue-mug-4711234.html').sku?.value).toBe('4711234');
  expect(read(shop(''), 'https://shop.example/p/blue-mug').sku).toBeUndefined();
});

test.each([
  ['<p class="stock">Out of stock</p>', 'OutOfStock'],
  ['<p class="availability">Auf Lager</p>', 'InStock'],
  ['<p class="stock">Ausverkauft</p>', 'OutOfStock'],
  ['<p class="stock-status">缺货</p>', 'OutOfStock'],
])('reads %s as %s', (inside, availability) => {
  expect(read(shop(inside)).availability?.value).toBe(availability);
});

test('reads the bullets about the product, not menus or choices', () => {
  const found = read(`<nav><ul><li>All about mugs of clay</li><li>All about cups of glass</li></ul></nav>
    ${shop(`<ul class="sizes"><li>Small one</li><li>Large one</li></ul>
      <ul class="product-features"><li>• Keeps tea warm for two hours</li><li>Safe in the dishwasher</li>
      <li>Safe in the dishwasher</li><li>${'Very long and worthy of a cut, '.repeat(6)}</li></ul>`)}`);
  expect(found.sellingPoints?.value.slice(0, 2)).toEqual(['Keeps tea warm for two hours', 'Safe in the dishwasher']);
  expect(found.sellingPoints?.value).toHaveLength(3);
  expect(found.sellingPoints?.value.every((line) => line.length <= 100)).toBe(true);
});

test('reads the images of the gallery, in their largest form, and none that links elsewhere', () => {
  const found = read(
    shop(`<div class="product-gallery">
      <a href="/img/mug-front-large.jpg"><img src="/img/mug-front.jpg" data-zoom-image="/img/mug-front-large.jpg"></a>
      <img srcset="/img/mug-side-400.jpg 400w, /img/mug-side-1600.jpg 1600w" src="/img/mug-side.jpg">
      <img src="data:image/gif;base64,R0" data-src="/img/mug-back.jpg"><img src="/img/icon-zoom.png">
      <a href="/p/cup"><img src="/img/cup.jpg" alt="Red Cup"></a></div>
      <img src="/img/elsewhere.jpg" alt="Blue Mug on a table">`),
  );
  expect(found.images?.value).toEqual([
    { url: 'https://shop.example/img/mug-front-large.jpg', sizePx: 1200 },
    { url: 'https://shop.example/img/mug-side-1600.jpg', sizePx: 1600 },
    { url: 'https://shop.example/img/mug-back.jpg' },
    { url: 'https://shop.example/img/elsewhere.jpg' },
  ]);
});

test('words for screen readers are not part of the name', () => {
  expect(read('<h1><span class="sr-only">Details about</span> Blue Mug</h1>').name?.value).toBe('Blue Mug');
});

test("reads the bullets of the heading's own block, however plain its markup", () => {
  const bullets =
    '<ul><li>Keeps coffee hot for an hour</li><li>Fits every hand</li><li>Safe in the dishwasher</li></ul>';
  expect(read(shop(`<div class="price">€12.50</div>${bullets}`)).sellingPoints?.value).toEqual([
    'Keeps coffee hot for an hour',
    'Fits every hand',
    'Safe in the dishwasher',
  ]);
});

test('table rows are facts, wherever they are on the page, except in dialogs', () => {
  const found = read(
    shop(`<dl><dt>Material</dt><dd>Stoneware</dd><dt>Capacity</dt><dd>350 ml</dd></dl>
      <ul><li><p><span>Handle:</span> Oak</p></li><li><p><span>Lid:</span> Cork</p></li></ul>
      <div class="size-guide"><table><tr><td>Chest</td><td>92 cm</td></tr><tr><td>Waist</td><td>80 cm</td></tr></table></div>`),
  );
  expect(found.facts?.value).toEqual([
    { label: 'Material', value: 'Stoneware' },
    { label: 'Capacity', value: '350 ml' },
    { label: 'Handle', value: 'Oak' },
    { label: 'Lid', value: 'Cork' },
  ]);
});

test('a composition without a label is a fact; a discount is not', () => {
  const found = read(shop('<p>98% cotton, 2% elastane</p><p>20% off today</p><p>100% happy buyers</p>'));
  expect(found.facts?.value).toEqual([{ label: 'Material', value: '98% cotton, 2% elastane' }]);
});

test.each(['<div class="cookie-consent">%</div>', '<div class="modal">%</div>', '<div class="cons">%</div>'])(
  'a list in %s is not about the product',
  (around) => {
    const list =
      '<ul class="details"><li>Keeps some record of this</li><li>Measures what it shows</li><li>Matches other sources</li></ul>';
    expect(read(shop(around.replace('%', list))).sellingPoints).toBeUndefined();
  },
);

test('a list is the shop’s own if every third line is about the shop', () => {
  const lines = [
    'Keeps tea warm for hours',
    'Free 30 day returns',
    'We ship to every country',
    'Safe in the dishwasher',
  ];
  const list = `<ul class="features">${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`;
  expect(read(shop(list)).sellingPoints).toBeUndefined();
});

test('enlarges a small image to the copy that a click opens, or that the page offers to large screens', () => {
  const found = read(
    shop(`<div class="gallery"><a href="/img/mug-zoom.jpg"><img src="/img/mug-small.jpg"></a>
      <picture><source srcset="/img/side-400.webp 400w, /img/side-1800.webp 1800w"><img src="/img/side.jpg"></picture>
      <img src="/img/lazy_800x800.png" data-src="/img/back.jpg"></div>`),
  );
  expect(found.images?.value.map(({ url }) => new URL(url).pathname)).toEqual([
    '/img/mug-zoom.jpg',
    '/img/side-1800.webp',
    '/img/back.jpg',
  ]);
});

test.each([
  '<img width="1" height="1" src="/img/count.jpg">',
  '<div class="video-thumbnail"><img src="/img/film.jpg"></div>',
  '<div class="payment-methods"><img src="/img/cards.jpg"></div>',
  '<span class="avatar"><img src="/img/ann.jpg"></span>',
  '<li class="swatch"><img src="/img/red.jpg"></li>',
])('%s in the gallery is not an image of the product', (inside) => {
  expect(read(shop(`<div class="product-gallery">${inside}</div>`)).images).toBeUndefined();
});

test.each([
  '<dl class="terms"><dt>Shipping fee:</dt><dd><b class="price">€4.90</b></dd></dl>',
  '<p>Versandkosten: <span class="price">€4.90</span></p>',
  '<table><tr><td>運費</td><td><span class="price">€4.90</span></td></tr></table>',
])('the shipping cost is not the price: %s', (fee) => {
  expect(read(shop(`${fee}<p>Our price <b>€12.50</b></p>`)).price?.value).toBe(12.5);
  expect(read(shop('<div class="price">€12.50 <small>free delivery</small></div>')).price?.value).toBe(12.5);
});

test('a price for card holders is not the general price', () => {
  const inside = '<div class="club-price">€9.90 club price</div><div class="price">€12.50</div>';
  expect(read(shop(inside)).price?.value).toBe(12.5);
});

test('a shipping fee is not the price, however far the amount is from its label', () => {
  expect(read(shop('<h2>4 990 ₽</h2><p>Доставка по всей стране от 300 руб.</p>')).price?.value).toBe(4990);
});

test('an image beside the heading is the product’s if the page marks none', () => {
  const body = '<img src="/img/logo.png"><img src="/img/chair.jpg"><h1>Blue Mug</h1>';
  expect(read(body).nearbyImages?.()).toEqual([{ url: 'https://shop.example/img/chair.jpg' }]);
});

const LIST =
  '<ul><li>Double wall that keeps tea hot</li><li>Lid turned from solid oak</li><li>Handle of brass wire</li></ul>';

test('a folded section of text is not a menu, a list of links is', () => {
  const points = ['Double wall that keeps tea hot', 'Lid turned from solid oak', 'Handle of brass wire'];
  expect(
    read(shop(`<h3>Features</h3><div class="content" id="features-menu">${LIST}</div>`)).sellingPoints?.value,
  ).toEqual(points);
  const links = LIST.replaceAll(/<li>(.*?)<\/li>/gu, '<li>$1</li><li><a href="/x">$1</a></li>');
  expect(read(shop(`<div class="content" id="features-menu">${links}</div>`)).sellingPoints).toBeUndefined();
});

test('a sidebar that holds the cart button is the product’s own', () => {
  const own = `<title>Blue Mug</title><h1>Blue Mug</h1><div class="sidebar"><div class="features">${LIST}</div><button class="add-to-cart">Add to cart</button></div>`;
  expect(read(own).sellingPoints?.value).toHaveLength(3);
  const other = `<title>Blue Mug</title><h1>Blue Mug</h1><button class="add-to-cart">Add to cart</button><div class="sidebar"><div class="features">${LIST}</div></div>`;
  expect(read(other).sellingPoints).toBeUndefined();
});

test('reads no price from a comparison or a list of other products', () => {
  const page = (inside: string) => `<title>Blue Mug</title><main><h1>Blue Mug</h1>${inside}</main>`;
  const cells = '<td class="price">€5.00</td><td class="price">€6.00</td>';
  expect(read(page(`<table><tr><td>Price</td>${cells}</tr></table>`)).price).toBeUndefined();
  const card = (amount: string) => `<li><a href="/cup"><span class="price">${amount}</span></a></li>`;
  expect(read(page(`<ul>${card('€5.00')}${card('€6.00')}</ul>`)).price).toBeUndefined();
  const unit = '<td class="price">€5.00 (€2.50 / kg)</td>';
  expect(read(page(`<table><tr><td>Price</td>${unit}</tr></table>`)).price?.value).toBe(5);
});

test('an amount that is only shown per month is not a price', () => {
  const found = read(shop('<div class="price">$12.50 / mo.</div><div class="price">$300.00</div>'));
  expect(found).toMatchObject({ price: { value: 300 }, rates: [12.5] });
});

test('rows without table tags are facts, not lines', () => {
  const row = ([label, value]: readonly string[]) => `<li><span>${label}</span><span>${value}</span></li>`;
  const rows = [
    ['Width inches', '60'],
    ['Material', 'Solid maple wood'],
    ['Food safe', 'Yes'],
  ];
  const found = read(shop(`<div class="features"><ul>${rows.map(row).join('')}</ul></div>`));
  expect(found.sellingPoints).toBeUndefined();
  expect(found.facts?.value).toContainEqual({ label: 'Material', value: 'Solid maple wood' });
});

test('uses the largest of the sizes that a script selects from', () => {
  const sizes =
    '{&quot;https://a.example/mug-415.jpg&quot;:[300,415],&quot;https://a.example/mug-900.jpg&quot;:[700,900]}';
  const found = read(shop(`<img id="main" src="data:image/gif;base64,AA" data-a-dynamic-image="${sizes}">`));
  expect(found.images?.value).toEqual([{ url: 'https://a.example/mug-900.jpg', sizePx: 900 }]);
});
