import { expect, test } from 'vitest';
import { findPrices, parseMachineAmount } from './price-text.ts';

test.each([
  ['1.234,56 €', 1234.56, 'EUR'],
  ['$1,234.56', 1234.56, 'USD'],
  ['CHF 19.–', 19, 'CHF'],
  ["CHF 1'234.50", 1234.5, 'CHF'],
  ['¥1,299', 1299, 'JPY'],
  ['19,- €', 19, 'EUR'],
  ['1 234,50 zł', 1234.5, 'PLN'],
  ['44\u00a0890 тг.', 44890, 'KZT'],
  ['Rs 6,35,000', 635000, 'INR'],
  ['R$ 1.759,99', 1759.99, 'BRL'],
  ['2,900원~', 2900, 'KRW'],
  ['€17,10', 17.1, 'EUR'],
  ['US $5.99', 5.99, 'USD'],
  ['3.50EUR', 3.5, 'EUR'],
  ['12.345.678 đ', 12345678, 'VND'],
  ['2320 元', 2320, 'CNY'],
  ['Now only £12', 12, 'GBP'],
])('reads %s', (text, amount, currency) => {
  expect(findPrices(text, {})).toMatchObject([{ amount, currency }]);
});

test('reads both ends of a range', () => {
  expect(findPrices('£12.50 - £20.00', {}).map((price) => price.amount)).toEqual([12.5, 20]);
});

test.each([
  ['$', 'CA', 'CAD'],
  ['$', 'AU', 'AUD'],
  ['$', undefined, 'USD'],
  ['¥', 'CN', 'CNY'],
  ['kr', 'NO', 'NOK'],
  ['kr', undefined, 'SEK'],
  ['Rs', 'PK', 'PKR'],
])('a shared sign %s is in the currency of the country %s', (sign, country, currency) => {
  expect(findPrices(`${sign} 100`, { country })[0]?.currency).toBe(currency);
});

test('numbers without a currency have none', () => {
  expect(findPrices('1,5 kg in 3 sizes', {}).every((price) => price.currency === undefined)).toBe(true);
});

test('percentages and parts of longer numbers are not amounts', () => {
  expect(findPrices('-5% 4.3.2.1.9', {})).toEqual([]);
});

test.each([
  ['1234.5', 1234.5],
  ['2.449', 2.449],
  [19.99, 19.99],
  ['1,234.50', 1234.5],
  ['1.234,50 €', 1234.5],
  ['$49', 49],
  ['free', undefined],
  [Number.NaN, undefined],
])('the machine value %j is %j', (value, amount) => {
  expect(parseMachineAmount(value)).toBe(amount);
});
