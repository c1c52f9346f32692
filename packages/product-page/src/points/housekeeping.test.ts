import { expect, test } from 'vitest';
import { isHousekeeping, isTelling } from './housekeeping.ts';

test.each([
  'Free 100 day returns',
  'Kostenlose Lieferung ab 50 €',
  'Livraison offerte dès 40 €',
  'Доставка по всей стране',
  '全国包邮，七天无理由退换',
  'We use cookies to improve your visit.',
  'Item number: 123808916008',
  'ASIN: B081ZQK4BZ',
  'Marke: Potter',
  'Do not tumble dry',
  'See all condition definitions - opens in a new window',
])('drops %j, which is about the shop', (line) => {
  expect(isHousekeeping(line)).toBe(true);
});

test.each([
  'Keeps tea warm for two hours',
  'Two-year warranty on every hinge',
  'Material: brushed steel',
  'Passt in jede Küche',
  '轻便可折叠，出门不占地方',
])('keeps %j for the ad', (line) => {
  expect(isHousekeeping(line)).toBe(false);
  expect(isTelling(line)).toBe(true);
});

test.each(['Lot 0414, Dec 06, 2020', '4.5 cm / 1.7″', 'XL', '100 200 300 mm'])(
  '%j says nothing when spoken',
  (line) => {
    expect(isTelling(line)).toBe(false);
  },
);
