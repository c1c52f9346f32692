import { DETERMINERS, findNoun, isAdjective } from './lexicon.ts';

/** An amount that measures the noun after it. */
export const MEASURE =
  /^\d[\d.,]*[ -]?(?:litre|liter|l|ml|cl|metre|meter|m|cm|mm|inch|foot|ft|g|kg|watt|w|volt|v|hour|minute|piece|pocket|speed|year|day|person|seat|gallon|ounce|oz|gsm|denier|[kmg]?hz|mp|megapixel|mah|ah|rpm|nit|lumen|dpi|ppi|psi|btu|wh|kwh|lux|nm)\s/i;

/** Units that shops leave in the plural before a noun: "3000 nits display". */
const COUNTED_NOUN =
  /^(\d[\d.,]*) (nit|hour|year|minute|day|week|month|watt|volt|lumen|litre|liter|metre|meter|pound|gram|piece|speed|pocket|person|seat|page|channel|point)s (?!of\b|from\b|in\b|to\b|a\b|per\b|and\b)(\p{L}+(?: \p{L}+)?)$/iu;

/** "3000 nits display" as English has it: "3000-nit display", "20 hours of battery life"; other texts as they are. */
export function joinMeasure(text: string): string {
  const [, inches, ofInches] =
    /^(\d[\d.,]*) inch(?:es)? (?!of\b|from\b|in\b|to\b|by\b|and\b)(\p{L}+)$/iu.exec(text) ?? [];
  if (inches !== undefined && !isAdjective(ofInches ?? '')) return `${inches}-inch ${ofInches}`;
  const [, amount = '', unit = '', thing = ''] = COUNTED_NOUN.exec(text) ?? [];
  const last = thing.split(' ').at(-1)?.toLowerCase() ?? '';
  const number = isAdjective(last) ? undefined : findNoun(last)?.number;
  if (number === 'singular' && last !== 'life') return `${amount}-${unit} ${thing}`;
  return number === 'uncountable' || last === 'life' ? `${amount} ${unit}s of ${thing}` : text;
}

/** Singular nouns that shops use without an article. */
export const NO_ARTICLE =
  /(?:\bfabric|\bmaterial|(?:sapphire|tempered|mineral) (?:glass|crystal)|(?:access|support|equipment|ity|ness|ance|ence|tion|ware|age|ing))(?: (?:and|of) .*)?$/i;

export function hasDeterminer(text: string): boolean {
  const first = text.split(/\s+/)[0] ?? '';
  // "Two pockets" needs no article, "28 litre compartment" does.
  return (
    DETERMINERS.has(first.toLowerCase()) ||
    (/^\d[\d.,]*$/.test(first) && !MEASURE.test(text)) ||
    /^\w+['’]s$/.test(first)
  );
}

/** Returns a or an, by the pronunciation of the text's beginning. */
export function articleFor(text: string): 'a' | 'an' {
  const first = text.trimStart().split(/[\s-]/)[0] ?? '';
  if (/^(?:8|11(?!\d)|18(?!\d))/.test(first)) return 'an';
  if (/^\d/.test(first)) return 'a';
  // Spelled letter by letter: an LED, an HD, a USB.
  if (
    /^[A-Z]{2,4}$/.test(first) &&
    (!/[AEIOU]/.test(first.slice(1)) || ['LED', 'UHD', 'USB', 'UV', 'SUV'].includes(first))
  ) {
    return /^[AEFHILMNORSX]/.test(first) ? 'an' : 'a';
  }
  if (/^(?:hour|honest|heir|heirloom)/i.test(first)) return 'an';
  if (/^(?:uni(?!n)|us[ae]|use|uk\b|eu|one|once|ut(?:ility|ensil)|ukulele)/i.test(first)) return 'a';
  return /^[aeiou]/i.test(first) ? 'an' : 'a';
}
