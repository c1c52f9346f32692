import type { AdLanguage } from '@reelwright/contracts';

/** A price as the ad's audience writes it: `$19.99`, `¥199`; whole amounts lose their cents. Without a currency, the bare number. */
export function formatPrice({
  amount,
  currency,
  language,
}: {
  amount: number;
  currency: string | undefined;
  language: AdLanguage;
}): string {
  const fractionDigits = Number.isInteger(amount) ? 0 : 2;
  const digits = { minimumFractionDigits: fractionDigits, maximumFractionDigits: fractionDigits };
  if (currency === undefined) return new Intl.NumberFormat(language, digits).format(amount);
  return new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    ...digits,
  }).format(amount);
}
