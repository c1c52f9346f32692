import { headOf, numberOfNoun } from './grammar/countability.ts';
import { DETERMINERS, findNoun, isAdjective } from './lexicon.ts';

/** An amount that measures the noun after it. */
export const MEASURE =
  /^\d[\d.,]*(?:-\d[\d.,]*)?[ -]?(?:litre|liter|l|ml|cl|metre|meter|m|cm|mm|inch|foot|ft|g|kg|watt|w|volt|v|hour|minute|piece|pocket|speed|year|day|person|seat|gallon|ounce|oz|gsm|denier|[kmg]?hz|db|gb|tb|mb|kw|pa|bar|mp|megapixel|mah|ah|rpm|nit|lumen|dpi|ppi|psi|btu|wh|kwh|lux|nm|hp|horsepower|psi|bar|lb|pound|quart|cup|ton|page|blade|burner|layer|ply|stage|tier|cell|pin|gauge|sheet|tooth|point|gpm|gph|cfm|mph|mil)\s/i;

/** Units that shops leave in the plural before a noun: "3000 nits display". */
const COUNTED_NOUN =
  /^(\d[\d.,]*) (nit|hour|year|minute|day|week|month|watt|volt|lumen|litre|liter|metre|meter|pound|gram|piece|speed|pocket|person|seat|page|channel|point)s (?!of\b|from\b|in\b|to\b|a\b|per\b|and\b)(\p{L}+(?: \p{L}+)?)$/iu;

/** "3000 nits display" as English has it: "3000-nit display", "20 hours of battery life"; other texts as they are. */
export function joinMeasure(text: string): string {
  const [, inches, ofInches] =
    /^(\d[\d.,]*) inch(?:es)? (?!of\b|from\b|in\b|to\b|by\b|and\b)(\p{L}+)$/iu.exec(text) ?? [];
  if (inches !== undefined && !isAdjective(ofInches ?? '')) return `${inches}-inch ${ofInches}`;
  const [, most = ''] = /^((?:up to|over|about|at least) )\d/iu.exec(text) ?? [];
  const [, amount = '', unit = '', thing = ''] = COUNTED_NOUN.exec(text.slice(most.length)) ?? [];
  const last = thing.split(' ').at(-1)?.toLowerCase() ?? '';
  const number = isAdjective(last) ? undefined : findNoun(last)?.number;
  if (number === 'singular' && last !== 'life' && most === '') return `${amount}-${unit} ${thing}`;
  return number === 'uncountable' || last === 'life' ? `${most}${amount} ${unit}s of ${thing}` : text;
}

export function hasDeterminer(text: string): boolean {
  const first = text.split(/\s+/)[0] ?? '';
  // "Two pockets" needs no article, "28 litre compartment" does.
  return (
    DETERMINERS.has(first.toLowerCase()) ||
    (/^\d[\d.,]*$/.test(first) && !MEASURE.test(text)) ||
    /^\w+['’]s$/.test(first)
  );
}

/** Numbers of one thing, whatever stands before them: "a 60-day battery life". */
const ONE_LIFE = /^\d[\d.,]*-\p{L}+ .*life$/u;
const OPEN_AMOUNT = /^(?:up to|only|just|over|under|below|about|more|less|several|including|minus)\b/i;
/** "4 cm thick", "inner diameter 8 mm": how large it is, and no thing. */
const DIMENSION =
  /^\d[\d.,/]* ?\p{L}+ (?:thick|wide|long|high|deep|tall|across)\b|^\d[\d.,]* ?(?:lbs?|oz|kg|ft|in|h|hours?) \d|(?:diameter|width|length|height|depth|thickness) \d/u;

/** Checks if a thing has its article in English and none in the text: "hidden pocket", not "stitching" or "two pockets". */
export function lacksArticle(thing: string): boolean {
  if (hasDeterminer(thing) || OPEN_AMOUNT.test(thing) || DIMENSION.test(thing)) return false;
  // "Nutrients and flavour" are several.
  const [first = ''] = thing.split(/ (?:and|or) /);
  if (first !== thing && numberOfNoun(headOf(first)) === 'plural') return false;
  const head = headOf(thing);
  // "Cut-to-size", "plug-and-play" say how a thing is.
  if (/^\p{L}+-(?:to|and|in|on|up|off|by|of|the|it)-\p{L}+$/u.test(head)) return false;
  // "Microwave, dishwasher and freezer safe".
  if (/[ ,-]safe$/i.test(thing)) return false;
  // "Hand split", "sieved 3 mm" are no things.
  if (/^(?:split|cut|set|mm|cm|ml|oz|kg|lbs?|ft|inch|dry|wet)$/.test(head)) return false;
  return ONE_LIFE.test(thing) || numberOfNoun(head) === 'singular';
}

/** Checks if a listed thing surely takes an article: its noun is a known one, and no quality. */
export function surelyTakesArticle(thing: string): boolean {
  const head = headOf(thing);
  return lacksArticle(thing) && findNoun(head)?.number === 'singular' && !isAdjective(head) && !/^grade$/.test(head);
}

/** "A hidden pocket", "a strap and a handle": gives each of one or two things its article, if it takes one. */
export function withArticle(thing: string): string {
  const at = thing.search(/(?<=\p{L}) and (?=\p{L})/u);
  const left = thing.slice(0, Math.max(0, at));
  const last = left.split(' ').at(-1)?.toLowerCase() ?? '';
  const right = thing.slice(at + ' and '.length);
  // "Black and white print" is one thing, "buckle collar and matching belt" are two.
  const areTwo =
    at > 0 && !/,| (?:with|for|of|to|in|on|from|that) /.test(left) && isThingWord(last) && left.includes(' ');
  const parts = areTwo ? [left, right] : [thing];
  return parts.map((part) => (lacksArticle(part) ? `${articleFor(part)} ${part}` : part)).join(' and ');
}

/** "A cartridge with diamond stylus" lacks an article. */
export const withInnerArticle = (thing: string): string =>
  thing.replace(/(?<= with )(?!an? |the |\d)((?:[\p{L}\d-]+ ){0,3}[\p{L}-]+)$/u, (inner) => {
    const isPlain = !/\b(?:and|or|of|for|in|on|to|from|with)\b/.test(inner);
    const head = inner.split(' ').at(-1)?.toLowerCase() ?? '';
    return isPlain && findNoun(head)?.number === 'singular' && !isAdjective(head)
      ? `${articleFor(inner)} ${inner}`
      : inner;
  });

const isThingWord = (word: string): boolean => findNoun(word) !== null && !isAdjective(word);

/** Begins like a word that can be pronounced: HEPA, not RFID. */
export const SAYABLE = /^(?:[AEIOUY]|[B-DF-HJ-NP-TV-Z][AEIOUYLRHW]|S[CKMNPTQ]|KN|GN|QU)/;

/** Returns a or an, by the pronunciation of the text's beginning. */
export function articleFor(text: string): 'a' | 'an' {
  const first = text.trimStart().split(/[\s-]/)[0] ?? '';
  if (/^(?:8|11(?!\d)|18(?!\d))/.test(first)) return 'an';
  if (/^\d/.test(first)) return 'a';
  // Spelled letter by letter: an LED, an HD, a USB, an RFID.
  if (
    /^[A-Z]{2,5}$/.test(first) &&
    (!/[AEIOU]/.test(first.slice(1)) ||
      !SAYABLE.test(first) ||
      ['LED', 'UHD', 'USB', 'UV', 'SUV', 'SOS'].includes(first))
  ) {
    return /^[AEFHILMNORSX]/.test(first) ? 'an' : 'a';
  }
  if (/^(?:hour|honest|heir|heirloom)/i.test(first)) return 'an';
  if (/^(?:uni(?!n)|us[ae]|use|uk\b|eu|one|once|ut(?:ility|ensil)|ukulele)/i.test(first)) return 'a';
  return /^[aeiou]/i.test(first) ? 'an' : 'a';
}
