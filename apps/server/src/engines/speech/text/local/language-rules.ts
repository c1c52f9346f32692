export type Gender = 'masculine' | 'feminine' | 'neuter';

/** A written number: its integer part and its decimals, both in plain digits. */
export interface WrittenNumber {
  whole: string;
  decimals: string;
}

/** A counted noun, in each form that the language's plurals need. */
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
  /** In the form that ICU writes in a date. */
  month: string;
  year: string | undefined;
  /** The text before it. */
  before: string;
}

/** How an alphabetic language reads digits and signs. */
export interface LanguageRules {
  locale: string;
  decimalSign: '.' | ',';
  /** Reads an integer of plain digits; with a gender, in its form before a noun. */
  cardinal(digits: string, gender?: Gender): string;
  /** Returns undefined if a number has no ordinal that can be formed. */
  ordinal?(value: number, gender: Gender): string | undefined;
  /** Set if decimals are not read after a word like "point". */
  sayDecimal?(number: WrittenNumber): string;
  sayDate?(date: SpokenDate): string;
  sayTime?(time: { hours: number; minutes: number }): string;
  /** Returns undefined for a number that is read as any other. */
  sayYear?(digits: string): string | undefined;
  sayMultiplier?(number: WrittenNumber): string | undefined;
  words: {
    decimal: string;
    minus: string;
    plus: string;
    and: string;
    /** Words between the ends of a range, the sides of a size, the parts of a fraction, amount and unit. */
    to: string;
    by: string;
    of: string;
    per: string;
    /** The word after a factor: two `times`. */
    times: string;
    dot: string;
    at: string;
    dash: string;
    slash: string;
  };
  /** If true, `14` after the decimal sign is fourteen; else one four. */
  areDecimalsOneNumber: boolean;
  /** The word that joins cents to their amount, with the space after it, and whether cents are named. */
  cents: { joiner: string; isNamed: boolean };
  /** By currency code; ICU names the missing ones. */
  money: Readonly<Record<string, Money>>;
  /** Signs and words for currencies, in addition to the common ones. */
  currencySigns?: Readonly<Record<string, string>>;
  /** Written units, in addition to the international ones, by ICU's name. */
  units?: Readonly<Record<string, string>>;
  /** Units that ICU doesn't have, by their written form. */
  extraUnits?: Readonly<Record<string, Noun>>;
  /** ICU's names of units that are feminine. */
  feminineUnits?: readonly string[];
  /** Beginnings of feminine words after a number. */
  feminineNouns?: RegExp;
  fractions: Readonly<Record<string, string>>;
  /** Readings that only this language has, tried before all others; the patterns are sticky. */
  readings?: readonly {
    pattern: RegExp;
    say(groups: readonly string[], context: { before: string; after: string }): string | undefined;
  }[];
  /** As written, with their dots; a space is optional. */
  abbreviations: Readonly<Record<string, string>>;
  /** The ending that makes a number an ordinal, as the pattern's group. */
  ordinalEnding?: RegExp;
  ordinalOf?(value: number, ending: string, before: string): string | undefined;
  /** Returns the second number of a range, if it is declined. */
  rangeEnd?(digits: string): string | undefined;
  /** Units placed around their number, which is `#`. */
  speeds?: Readonly<Record<string, string>>;
  /** Returns the reading of a Roman numeral. */
  sayRoman?(value: number, context: { before: string; after: string }): string | undefined;
  /** Words read letter by letter, in addition to those without a vowel. */
  spelled?: readonly string[];
}

/** Makes a noun of one, two or three forms; the third is for many, and fractions take the second. */
export function noun(gender: Gender, first: string, second = first, third?: string): Noun {
  if (third === undefined) return { gender, forms: { one: first, other: second } };
  return { gender, forms: { one: first, few: second, many: third, other: second } };
}
