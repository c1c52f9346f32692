import { expect, test } from 'vitest';
import { toBareName } from './product-name.ts';

const url = new URL('https://www.bigshop.example/p/1');

test.each([
  ['Details about Blue Stoneware Mug', 'Blue Stoneware Mug | Bigshop', 'Blue Stoneware Mug'],
  ['Log in needed $60 · Blue Stoneware Mug', 'Blue Stoneware Mug - Bigshop', 'Blue Stoneware Mug'],
  ['Blue Stoneware Mug (red) Код: 01245', 'Bigshop', 'Blue Stoneware Mug (red)'],
  ['Blue Stoneware Mug', 'Stoneware Mug, blue', 'Blue Stoneware Mug'],
  ['Blue Stoneware Mug MX-210', 'Bigshop', 'Blue Stoneware Mug MX-210'],
])('%j under the title %j is %j', (name, title, bare) => {
  expect(toBareName(name, { heading: name, title }, url)).toBe(bare);
});

test('the site’s advertising after the heading is not part of the name', () => {
  const name = 'Handheld Stainless Cheese Slicer - Buy Cheese Slicer Product on Bigshop';
  const facts = { heading: 'Handheld Stainless Cheese Slicer', title: name };
  expect(toBareName(name, facts, url)).toBe('Handheld Stainless Cheese Slicer');
});

test.each([
  ['Model: Blue Stoneware Mug', 'Blue Stoneware Mug'],
  ['For Auction: Blue Stoneware Mug', 'Blue Stoneware Mug'],
  ['Blue Stoneware Mug by', 'Blue Stoneware Mug'],
  ['Potter® Blue Mug™ ★★★', 'Potter Blue Mug'],
  ['Potter Potter Blue Mug', 'Potter Blue Mug'],
  ['Potter - Potter Blue Mug', 'Potter Blue Mug'],
  ['Blue Stoneware Mug | Buy mugs online', 'Blue Stoneware Mug'],
  ['Blue Stoneware Mug for sale online', 'Blue Stoneware Mug'],
  [
    'Potter Blue Stoneware Mug with Lid, Keeps Tea Warm for Two Hours, Safe in Dishwasher, Gift for Mother, Father and Friends',
    'Potter Blue Stoneware Mug with Lid, Keeps Tea Warm for Two Hours',
  ],
  ['Lamp 2 in 1', 'Lamp 2 in 1'],
])('%j is shortened to %j', (name, bare) => {
  expect(toBareName(name, { heading: name, title: '' }, url)).toBe(bare);
});
