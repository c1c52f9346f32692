export type Gender = 'masculine' | 'feminine' | 'neuter';

/** A number as it is written: its whole part and its decimals, both in plain digits. */
export interface WrittenNumber {
  whole: string;
  decimals: string;
}

/** What is counted, in each form that the language's plurals need. */
export interface Noun {
  gender: Gender;
  forms: Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };
}

export interface Money {
  main: Noun;
  cent?: Noun;
}

export interface SpokenDate {
  day: number;
  /** As ICU writes it in a date. */
  month: string;
  year: string | undefined;
  /** The text before it. */
  before: string;
}

/** How a language with an alphabet reads what is not written in letters. */
export interface LanguageRules {
  locale: string;
  decimalSign: '.' | ',';
  /** A whole number of plain digits; with a gender as it stands before a noun. */
  cardinal(digits: string, gender?: Gender): string;
  /** Undefined where a number has none that can be formed. */
  ordinal?(value: number, gender: Gender): string | undefined;
  /** Where decimals are not read after a word like "point". */
  sayDecimal?(number: WrittenNumber): string;
  sayDate?(date: SpokenDate): string;
  sayTime?(time: { hours: number; minutes: number }): string;
  /** Undefined for a number that is read as any other. */
  sayYear?(digits: string): string | undefined;
  sayMultiplier?(number: WrittenNumber): string | undefined;
  words: {
    decimal: string;
    minus: string;
    plus: string;
    and: string;
    /** Between the ends of a range, the sides of a size, the parts of a fraction, amount and unit. */
    to: string;
    by: string;
    of: string;
    per: string;
    /** After a factor: `two` times. */
    times: string;
    dot: string;
    at: string;
    dash: string;
    slash: string;
  };
  /** Whether `14` after the decimal sign is fourteen; else one four. */
  areDecimalsOneNumber: boolean;
  /** What joins cents to their amount, with the space behind it, and whether they are named. */
  cents: { joiner: string; isNamed: boolean };
  /** By currency code; what is missing is named by ICU. */
  money: Readonly<Record<string, Money>>;
  /** Signs and words for currencies, besides the common ones. */
  currencySigns?: Readonly<Record<string, string>>;
  /** Written units, besides the international ones, by ICU's name. */
  units?: Readonly<Record<string, string>>;
  /** Units that ICU doesn't have, by how they are written. */
  extraUnits?: Readonly<Record<string, Noun>>;
  /** ICU's names of units that are feminine. */
  feminineUnits?: readonly string[];
  /** Begins of words after a number that are feminine. */
  feminineNouns?: RegExp;
  fractions: Readonly<Record<string, string>>;
  /** What only this language writes, tried before all else; the patterns are sticky. */
  readings?: readonly {
    pattern: RegExp;
    say(groups: readonly string[], context: { before: string; after: string }): string | undefined;
  }[];
  /** As written, with their dots; a space is optional. */
  abbreviations: Readonly<Record<string, string>>;
  /** What follows a number and makes it an ordinal; its group is the ending. */
  ordinalEnding?: RegExp;
  ordinalOf?(value: number, ending: string, before: string): string | undefined;
  /** The second number of a range, where it is declined. */
  rangeEnd?(digits: string): string | undefined;
  /** Units that stand around their number, which is `#`. */
  speeds?: Readonly<Record<string, string>>;
  /** How a Roman numeral is read. */
  sayRoman?(value: number, context: { before: string; after: string }): string | undefined;
  /** Said letter by letter, besides what has no vowel. */
  spelled?: readonly string[];
}

/** A noun of one, two or three forms; the third is for many, and fractions take the second. */
export function noun(gender: Gender, first: string, second = first, third?: string): Noun {
  if (third === undefined) return { gender, forms: { one: first, other: second } };
  return { gender, forms: { one: first, few: second, many: third, other: second } };
}
