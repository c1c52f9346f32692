import { DETERMINERS } from './lexicon.ts';

/** An amount that measures the noun after it. */
export const MEASURE =
  /^\d[\d.,]*[ -]?(?:litre|liter|l|ml|cl|metre|meter|m|cm|mm|inch|foot|ft|g|kg|watt|w|volt|v|hour|minute|piece|pocket|speed|year|day|person|seat|gallon|ounce|oz)\s/i;

export function hasDeterminer(text: string): boolean {
  const first = text.split(/\s+/)[0] ?? '';
  // "Two pockets" needs no article, "28 litre compartment" does.
  return (
    DETERMINERS.has(first.toLowerCase()) || (/^\d+$/.test(first) && !MEASURE.test(text)) || /^\w+['’]s$/.test(first)
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
