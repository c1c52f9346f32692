import type { AdLanguage } from '@reelwright/contracts';

/**
 * Formats a price for the ad's audience: `$19.99`, `¥199`. Whole amounts have no cents; without a currency only the
 * number is returned.
 */
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
