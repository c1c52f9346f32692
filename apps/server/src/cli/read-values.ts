import { AD_LANGUAGES, type AdLanguage } from '@reelwright/contracts';
import { UsageError } from './usage-error.ts';

interface NumberRange {
  min: number;
  max: number;
}

const WHOLE_NUMBER = /^\d{1,10}$/;

/** Reads an option's whole number. Throws UsageError. */
export function toWholeNumber(option: string, range?: NumberRange): (text: string) => number {
  return (text) => {
    const value = WHOLE_NUMBER.test(text) ? Number(text) : Number.NaN;
    if (!isWithin(value, range))
      throw new UsageError(`${option} takes a whole number${describe(range)}, not "${text}".`);
    return value;
  };
}

/** Reads an option's number. Throws UsageError. */
export function toNumber(option: string, range: NumberRange): (text: string) => number {
  return (text) => {
    const value = text.trim() === '' ? Number.NaN : Number(text);
    if (!isWithin(value, range)) throw new UsageError(`${option} takes a number${describe(range)}, not "${text}".`);
    return value;
  };
}

/** Reads the language of an ad; `zh` is short for zh-CN. Throws UsageError. */
export function toLanguage(text: string): AdLanguage {
  const found = AD_LANGUAGES.find((language) => language === (text === 'zh' ? 'zh-CN' : text));
  if (found === undefined) throw new UsageError(`--lang takes one of ${AD_LANGUAGES.join(', ')}, not "${text}".`);
  return found;
}

/** Omits settings that were not given. */
export function omitUndefined(settings: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined));
}

function isWithin(value: number, range: NumberRange | undefined): boolean {
  return range ? value >= range.min && value <= range.max : !Number.isNaN(value);
}

function describe(range: NumberRange | undefined): string {
  return range ? ` from ${range.min} to ${range.max}` : '';
}
