import type { Gender, LanguageRules, Money, Noun, WrittenNumber } from './language-rules.ts';

/** Reads numbers, counted things and money in a language. */
export interface Quantities {
  sayNumber(number: WrittenNumber, gender?: Gender): string;
  sayDigits(digits: string): string;
  sayCounted(number: WrittenNumber, noun: Noun): string;
  /** `unit` as ICU names it, such as `kilometer-per-hour`. */
  sayUnit(number: WrittenNumber, unit: string): string;
  sayMoney(number: WrittenNumber, currency: string): string;
}

const MONEY_DECIMALS = 2;

export function createQuantities(rules: LanguageRules): Quantities {
  const { locale, words, cents } = rules;

  const toValue = ({ whole, decimals }: WrittenNumber): number =>
    Number(decimals === '' ? whole : `${whole}.${decimals}`);

  const sayDigits = (digits: string): string => [...digits].map((digit) => rules.cardinal(digit)).join(' ');

  function sayNumber(number: WrittenNumber, gender?: Gender): string {
    const { whole, decimals } = number;
    if (decimals === '') return sayWhole(whole, gender);
    if (rules.sayDecimal) return rules.sayDecimal(number);
    const isOneNumber = rules.areDecimalsOneNumber && !decimals.startsWith('0') && decimals.length <= 2;
    return `${sayWhole(whole)} ${words.decimal} ${isOneNumber ? rules.cardinal(decimals) : sayDigits(decimals)}`;
  }

  const sayWhole = (whole: string, gender?: Gender): string =>
    (whole.length > 1 && whole.startsWith('0')) || whole.length > 12 ? sayDigits(whole) : rules.cardinal(whole, gender);

  function pickForm({ forms }: Noun, number: WrittenNumber): { form: string; category: Intl.LDMLPluralRule } {
    const options = { minimumFractionDigits: number.decimals.length };
    const category = new Intl.PluralRules(locale, options).select(toValue(number));
    return { form: forms[category] ?? forms.other, category };
  }

  function sayCounted(number: WrittenNumber, counted: Noun): string {
    const { form, category } = pickForm(counted, number);
    // Arabic has forms that include their number.
    if (category === 'two' && counted.forms.two) return counted.forms.two;
    if (category === 'one' && locale.startsWith('ar') && counted.forms.one) return counted.forms.one;
    return `${sayNumber(number, counted.gender)} ${form}`;
  }

  /** Uses ICU's own words around a number, with the number in words. */
  function sayFormatted(number: WrittenNumber, gender: Gender, options: Intl.NumberFormatOptions): string {
    const format = new Intl.NumberFormat(locale, {
      ...options,
      minimumFractionDigits: number.decimals.length,
      maximumFractionDigits: number.decimals.length,
      numberingSystem: 'latn',
      useGrouping: false,
    });
    return format
      .formatToParts(toValue(number))
      .map(({ type, value }) => {
        if (type === 'integer') return sayNumber(number, gender);
        return type === 'decimal' || type === 'fraction' ? '' : value;
      })
      .join('');
  }

  function sayUnit(number: WrittenNumber, unit: string): string {
    const extra = rules.extraUnits?.[unit];
    if (extra) return sayCounted(number, extra);
    const gender = rules.feminineUnits?.includes(unit) ? 'feminine' : 'masculine';
    return sayFormatted(number, gender, { style: 'unit', unit, unitDisplay: 'long' });
  }

  const sayMain = (number: WrittenNumber, currency: string, money: Money | undefined): string =>
    money
      ? sayCounted(number, money.main)
      : sayFormatted(number, 'masculine', { style: 'currency', currency, currencyDisplay: 'name' });

  function sayMoney({ whole, decimals }: WrittenNumber, currency: string): string {
    const money = rules.money[currency];
    if (decimals.length > MONEY_DECIMALS) return sayMain({ whole, decimals }, currency, money);
    const small = { whole: String(Number(decimals.padEnd(MONEY_DECIMALS, '0'))), decimals: '' };
    const main = sayMain({ whole, decimals: '' }, currency, money);
    if (small.whole === '0') return main;
    if (!money?.cent) return sayMain({ whole, decimals }, currency, money);
    const named = sayCounted(small, money.cent);
    if (Number(whole) === 0) return named;
    const said = cents.isNamed ? named : sayNumber(small);
    return `${main} ${cents.joiner}${said}`;
  }

  return { sayNumber, sayDigits, sayCounted, sayUnit, sayMoney };
}
