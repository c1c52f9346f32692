/** Listed first; the others follow in alphabetical order. */
const FREQUENT = ['USD', 'EUR', 'GBP', 'CNY', 'JPY', 'CAD', 'AUD'];

/** Returns every currency's name in a language, by code. */
export function nameCurrencies(language: string): ReadonlyMap<string, string> {
  const names = new Intl.DisplayNames(language, { type: 'currency' });
  const codes = Intl.supportedValuesOf('currency').filter((code) => !FREQUENT.includes(code));
  return new Map([...FREQUENT, ...codes].map((code) => [code, names.of(code) ?? code]));
}
