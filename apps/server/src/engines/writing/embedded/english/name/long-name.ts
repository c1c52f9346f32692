import { endsName } from '../ends-name.ts';
import { isKnownWord } from '../known-word.ts';

/** Words that tell a model from a cheaper one. */
const MODEL_WORD = /\d|^(?:pro|max|plus|mini|ultra|lite|air|elite|se|xl|oled|bundle|kit|set)$/i;

export function keepsModel(name: string, shorter: string): boolean {
  const said = new Set(shorter.toLowerCase().split(' '));
  return name
    .toLowerCase()
    .split(' ')
    .every((word) => !MODEL_WORD.test(word) || said.has(word));
}

/** Words of a brand at the start of a title. */
const MOST_BRAND_WORDS = 3;

/** A title without a safe short form is said whole up to this length. */
const MOST_WHOLE_WORDS = 8;

/**
 * Shortens a name with too many words to the brand and the kind. Without a brand, the title's first words are one if no
 * everyday word is among them; else the kind is all that can be said safely.
 */
export function shortenLong(
  words: readonly string[],
  {
    head,
    kindName,
    front,
    isFirst,
  }: { head: string | undefined; kindName: string | undefined; front: readonly string[]; isFirst: boolean },
): string[] | null {
  if (front.length > 0 && kindName !== undefined) return [...front, ...findModel(words), ...kindName.split(' ')];
  if (kindName === undefined) {
    const isWhole = words.length + front.length <= MOST_WHOLE_WORDS && endsName(words.at(-1) ?? '');
    // The maker alone names what no short name tells apart.
    return isWhole ? [...front, ...words] : front.length > 0 ? [...front] : isFirst ? findBrand(words) : null;
  }
  if (head === undefined) return null;
  return [...(isFirst ? findBrand(words) : []), ...kindName.split(' ')];
}

/** "Galaxy Watch 6 Pro": the words and numbers before the first everyday word. */
function findModel(words: readonly string[]): string[] {
  const end = words.findIndex(
    (word) => !MODEL_WORD.test(word) && (!/^\p{Lu}/u.test(word) || isKnownWord(word.toLowerCase())),
  );
  const model = words.slice(0, Math.max(0, end));
  return model.length <= MOST_BRAND_WORDS && model.some((word) => MODEL_WORD.test(word)) ? model : [];
}

/** "Melissa & Doug Wooden Building Set": the maker's words before the first everyday word. */
function findBrand(words: readonly string[]): string[] {
  const end = words.findIndex((word, at) =>
    !/^[\p{Lu}\d]/u.test(word) && word !== '&'
      ? true
      : word !== '&' &&
        !/^\d+$/.test(word) &&
        // "Liberty Air 2 Pro": a grade belongs to the model.
        !(at > 0 && MODEL_WORD.test(word)) &&
        (isKnownWord(word.toLowerCase()) || /\p{Ll}ed$/u.test(word) || (at === 0 && /\d/.test(word))),
  );
  const brand = words.slice(0, Math.max(0, end));
  while (brand.length > 0 && /^(?:&|\d+)$/.test(brand.at(-1) ?? '')) brand.pop();
  // A single short word may be any word: "Kid Galaxy".
  if (brand.length === 1 && !/\d|\p{Ll}\p{Lu}|^\p{Lu}{2,}$|^.{5,}$/u.test(brand[0] ?? '')) return [];
  // More words are a brand and something else, whose border nobody knows.
  return brand.filter((word) => !MODEL_WORD.test(word)).length <= MOST_BRAND_WORDS ? brand : [];
}
