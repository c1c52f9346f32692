import { describe, expect, it, test } from 'vitest';
import { findPrices, isCurrencyMissing, readPriceText, settleCurrency, toCurrencyCode } from './price-text.ts';

describe('a field that holds one price', () => {
  test.each([
    ['$24', 24, 'USD'],
    ['24,00 €', 24, 'EUR'],
    ['€ 24.50', 24.5, 'EUR'],
    ['£1,299', 1299, 'GBP'],
    ['1.299,00 €', 1299, 'EUR'],
    ['1 299,90 zł', 1299.9, 'PLN'],
    ["CHF 1'250.–", 1250, 'CHF'],
    ['24.-', 24, undefined],
    ['USD 24', 24, 'USD'],
    ['24 usd', 24, 'USD'],
    ['US$24.99', 24.99, 'USD'],
    ['$24 CAD', 24, 'CAD'],
    ['A$ 30', 30, 'AUD'],
    ['₹1,23,456', 123_456, 'INR'],
    ['129元', 129, 'CNY'],
    ['￥129', 129, 'CNY'],
    ['人民币 129', 129, 'CNY'],
    ['19.9 美元', 19.9, 'USD'],
    ['1.299 KWD', 1.299, 'KWD'],
    ['1.299', 1299, undefined],
    ['24', 24, undefined],
    ['24,5', 24.5, undefined],
  ])('reads %s', (text, amount, currency) => {
    expect(readPriceText(text)).toEqual({ amount, currency });
  });

  it.each([
    ['299 kr', 299, ['SEK', 'NOK', 'DKK', 'ISK']],
    ['¥129', 129, ['CNY', 'JPY']],
  ])('lists the currencies that %s may mean', (text, amount, oneOf) => {
    expect(readPriceText(text)).toEqual({ amount, currency: undefined, oneOf });
  });

  it.each(['', 'soon', '$', '24 ml', 'from $24', '24-30 €', '12 or 13', '10%'])('does not read "%s"', (text) => {
    expect(readPriceText(text)).toBeUndefined();
  });

  it("reads ¥ as the currency of the ad's language", () => {
    expect(readPriceText('¥129', 'zh-CN')?.currency).toBe('CNY');
    expect(readPriceText('¥129', 'en')?.currency).toBeUndefined();
  });
});

describe('prices in a text', () => {
  test.each([
    ['holds 350 ml, $24, weighs 180 g', [['$24', 24, 'USD']]],
    [
      'was £40.00, now £29.95.',
      [
        ['£40.00', 40, 'GBP'],
        ['£29.95', 29.95, 'GBP'],
      ],
    ],
    ['容量350毫升，售价129元，送礼盒', [['129元', 129, 'CNY']]],
    ['In 2024 we sold 300 of model X200 at 20% off', []],
    ['3 PEN SET for 12 ALL', []],
    ['Fits 2 pounds of rice and 10 ft of rope, model 3 RS', []],
    ['5元素面霜', []],
  ])('are found in "%s"', (text, prices) => {
    const found = findPrices(text).map(({ start, end, amount, currency }) => [
      text.slice(start, end),
      amount,
      currency,
    ]);
    expect(found).toEqual(prices);
  });
});

it.each([
  ['usd', 'USD'],
  ['€', 'EUR'],
  ['元', 'CNY'],
  [' try ', 'TRY'],
  ['euros', 'EUR'],
  ['kr', 'KR'],
])('reads the currency field "%s"', (text, code) => {
  expect(toCurrencyCode(text)).toBe(code);
});

describe('a price without a currency', () => {
  it('uses the currency of Chinese ads, and is left out of English ads', () => {
    expect(settleCurrency({ price: 24 }, 'zh-CN')).toEqual({ price: 24, currency: 'CNY' });
    expect(settleCurrency({ name: 'Mug', price: 24, original_price: 30 }, 'en')).toEqual({ name: 'Mug' });
    expect(settleCurrency({ price: 24, currency: 'EUR' }, 'en')).toEqual({ price: 24, currency: 'EUR' });
  });

  it('must be completed in English ads only', () => {
    expect(isCurrencyMissing({ price: 24 }, 'en')).toBe(true);
    expect(isCurrencyMissing({ price: 24 }, 'zh-CN')).toBe(false);
    expect(isCurrencyMissing({ currency: 'EUR' }, 'en')).toBe(false);
    expect(isCurrencyMissing({}, 'en')).toBe(false);
  });
});
