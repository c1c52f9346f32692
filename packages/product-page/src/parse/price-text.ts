import { type CurrencyHints, findCurrency } from './currency.ts';

export interface FoundPrice {
  amount: number;
  /** ISO 4217. */
  currency?: string | undefined;
  /** Offset of the amount in the text. */
  index: number;
}

/** 1,234.56 and 1.234,56 and 1 234,56 and 1'234.56 and 1,23,456 and 1234; never part of a longer run of digits. */
const GROUPED = String.raw`\d{1,3}(?:[.,'’\s\u00a0\u202f]\d{2,3})*[.,'’\s\u00a0\u202f]\d{3}(?!\d)(?:[.,]\d{1,2}(?!\d))?`;
const PLAIN = String.raw`\d+(?:[.,]\d{1,3}(?!\d))?`;
const AMOUNT = new RegExp(`(?<![\\d.,])(?:${GROUPED}|${PLAIN})(?!\\d|[.,]\\d|\\s?%)`, 'gu');
const BEFORE_LENGTH = 6;
const AFTER_LENGTH = 8;
/** Maximum length of a text that holds one amount. */
const MAX_MACHINE_LENGTH = 80;
/** Maximum length of a text in which amounts are searched. */
const MAX_TEXT_LENGTH = 2000;

/**
 * Parses an amount. A last group of one or two digits is cents; one of three is thousands, unless machine-readable
 * notation (a point for decimals) is certain.
 */
function parseAmount(text: string): number | undefined {
  const digits = text.replace(/[\s\u00a0\u202f'’]/gu, '');
  const match = /^(\d[\d.,]*?)(?:([.,])(\d{1,2}))?$/.exec(digits);
  if (!match?.[1]) return undefined;
  const whole = match[1].replace(/[.,]/g, '');
  const amount = Number(`${whole}.${match[3] ?? '0'}`);
  return Number.isFinite(amount) ? amount : undefined;
}

/** Parses a machine-readable value, `1234.5`, though shops also write `1.234,50 €` or `1,234` there. */
export function parseMachineAmount(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  if (typeof value !== 'string') return undefined;
  const text = value.slice(0, MAX_MACHINE_LENGTH).trim();
  if (/^\d+(\.\d+)?$/.test(text)) return Number(text);
  return findPrices(text, {})[0]?.amount;
}

/** Finds every amount of money in a text: each number with a currency on one side. */
export function findPrices(text: string, hints: CurrencyHints): FoundPrice[] {
  const found: FoundPrice[] = [];
  for (const match of text.slice(0, MAX_TEXT_LENGTH).matchAll(AMOUNT)) {
    const index = match.index;
    const amount = parseAmount(match[0]);
    if (amount === undefined) continue;
    const before = text.slice(Math.max(0, index - BEFORE_LENGTH), index);
    const after = text.slice(index + match[0].length, index + match[0].length + AFTER_LENGTH);
    found.push({ amount, currency: findCurrency(before, after, hints), index });
  }
  return found;
}
