import * as z from 'zod';
import { AD_LANGUAGES } from './languages.ts';
import { readPriceText, toCurrencyCode } from './price-text.ts';

/** A price may be sent as a number or as people write it: `24`, `"24.00"`, `"$24"`, `"1.299,00 €"`, `"199元"`. */
type Written<Input> = {
  [Field in keyof Input]: Field extends 'price' | 'original_price' ? Input[Field] | string : Input[Field];
};

/** Signs that several currencies share: a currency named beside the price decides. */
const SHARED_SIGNS: readonly (readonly [sign: RegExp, currencies: readonly string[]])[] = [
  [
    /(?<!\p{L})\$|dollar/iu,
    ['USD', 'CAD', 'AUD', 'NZD', 'HKD', 'TWD', 'SGD', 'MXN', 'ARS', 'CLP', 'COP', 'UYU', 'BRL'],
  ],
  [/[¥￥]/u, ['CNY', 'JPY']],
  [/元/u, ['CNY', 'TWD', 'HKD']],
];

const mayMean = (text: string, currency: string): boolean =>
  SHARED_SIGNS.some(([sign, currencies]) => sign.test(text) && currencies.includes(currency));

/**
 * Returns a product's schema that accepts prices as people write them: each becomes a number, and `currency` becomes
 * the ISO 4217 code that the field or a price names. Refuses texts that are not exactly one price, and currencies that
 * contradict each other.
 */
export function withWrittenPrices<Schema extends z.ZodObject>(
  schema: Schema,
): z.ZodType<z.output<Schema>, Written<z.input<Schema>>> {
  const read = z.preprocess((value, context) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    const { product, isContradictory } = readProductPrices(value as Record<string, unknown>);
    if (isContradictory) context.addIssue({ code: 'custom', path: ['currency'], message: 'price_currencies' });
    return product;
  }, schema);
  // The input of `preprocess` is untyped; it is narrowed here to what the parser can read.
  return read as unknown as z.ZodType<z.output<Schema>, Written<z.input<Schema>>>;
}

function readProductPrices(product: Record<string, unknown>): {
  product: Record<string, unknown>;
  isContradictory: boolean;
} {
  const language = AD_LANGUAGES.find((each) => each === product['language']);
  const given = product['currency'];
  let currency = typeof given === 'string' ? toCurrencyCode(given, language) : undefined;
  let isContradictory = false;
  const amounts: Record<string, number> = {};
  for (const field of ['price', 'original_price']) {
    const text = product[field];
    const found = typeof text === 'string' ? readPriceText(text, language) : undefined;
    if (!found || typeof text !== 'string') continue;
    amounts[field] = found.amount;
    if (found.currency === undefined || found.currency === currency) continue;
    if (currency === undefined) currency = found.currency;
    else isContradictory ||= !mayMean(text, currency);
  }
  return { product: { ...product, ...amounts, ...(currency === undefined ? {} : { currency }) }, isContradictory };
}
