import { expect, test } from 'vitest';
import { addsToName, goesOn, toOwnDescription, weighDescription } from './description-text.ts';

test('a description that only repeats the name is ignored', () => {
  expect(addsToName('Blue Mug', 'Blue Mug')).toBe(false);
  expect(addsToName('Blue Mug buy now online at shop.com', 'Blue Mug')).toBe(false);
  expect(addsToName('Blue Mug, made by hand in a small pottery.', 'Blue Mug')).toBe(true);
  expect(addsToName('手工烧制，每一只都独一无二', '蓝色马克杯')).toBe(true);
});

test('a heading does not join the text below it', () => {
  expect(toOwnDescription('Product description Keeps tea warm.')).toBe('Keeps tea warm.');
  expect(toOwnDescription('商品介绍：保温两小时。')).toBe('保温两小时。');
  expect(toOwnDescription('Descriptions of this mug vary.')).toBe('Descriptions of this mug vary.');
});

test('the shop’s text about itself is not part of the product’s own text', () => {
  expect(toOwnDescription('Keeps tea warm. Free delivery on all orders. Fits every hand.')).toBe(
    'Keeps tea warm. Fits every hand.',
  );
});

test('a text that continues about the shop counts only up to there', () => {
  const text = 'A rare old board. We sell for families. Open by appointment. They get half. See our website for more.';
  expect(toOwnDescription(text)).toBe('A rare old board.');
});

test('a list in a text keeps only the lines about the product', () => {
  expect(toOwnDescription('- Knitted cardigan - Soft collar - The model is wearing a size L - Two pockets')).toBe(
    'Knitted cardigan. Soft collar. Two pockets.',
  );
});

test('prose ranks above tables, slogans and truncated texts', () => {
  const prose = weighDescription('A mug that keeps tea warm for hours. It fits every hand.');
  expect(prose).toBe(1);
  expect(weighDescription('Colour blue Height 10 cm Weight 300 g Capacity 0.4 l')).toBeLessThan(prose);
  expect(weighDescription('Buy the Blue Mug online for €12.50')).toBeLessThan(prose);
  expect(weighDescription('A mug that keeps tea warm for...')).toBeLessThan(prose);
});

test('the whole text replaces a truncated one, but not one that ends', () => {
  const whole = 'A mug that keeps tea warm for two hours and more. It fits every hand.';
  expect(goesOn(whole, 'A mug that keeps tea warm for two hours and...')).toBe(true);
  expect(goesOn(whole, 'A mug that keeps tea warm for two hours and more.')).toBe(false);
});
