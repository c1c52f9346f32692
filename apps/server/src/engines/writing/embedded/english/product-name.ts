import { cleanLine } from '../clean-text.ts';
import {
  findNoun,
  FUNCTION_WORDS,
  isAdjective,
  MODIFIERS,
  type NounNumber,
  PAIR_NOUNS,
  PREPOSITIONS,
  PROPER_WORDS,
  toPluralNoun,
  VAGUE_NOUNS,
} from './lexicon.ts';
import { capitalise, hasDeterminer } from './noun-phrase.ts';

/** The kind of thing that is sold, by a listed noun. */
export interface ProductKind {
  /** "speaker", "selfie stick"; null for what has no singular ("leggings", "coffee"). */
  singular: string | null;
  /** null for what has no plural. */
  plural: string | null;
  number: NounNumber;
}

export interface ProductName {
  /** "the Acme bottle": the brand and the kind, where all that stands between them are everyday words. */
  brief: string | null;
  /** At most six words, without codes, sizes and extras. */
  short: string;
  /** As it stands in a sentence: with "the" where it names a kind, without where it is a name of its own. */
  spoken: string;
  kind: ProductKind | null;
}

const MAX_WORDS = 6;
/** What is sold under a noun without a plural; other such nouns in a title are materials and features. */
const SOLD_UNCOUNTED = new Set(
  'coffee tea juice wine beer chocolate honey skincare makeup jewelry jewellery footwear furniture cookware tableware lighting luggage clothing underwear lingerie bedding knitwear glassware cutlery granola popcorn pasta sunscreen toothpaste'.split(
    ' ',
  ),
);
const SIZE_UNIT =
  '(?:mm|cm|m|km|in|inch|inches|ft|ml|cl|l|oz|fl|g|gr|kg|lb|lbs|gb|tb|mb|mah|w|v|hz|pcs|pc|pieces|pack|packs|ct|count|sheets|users?|devices?|tabs?|capsules|er|x)';
const SIZE = new RegExp(
  `^[("]?\\d+(?:[.,/]\\d+)?["”']?(?:x\\d+(?:[.,]\\d+)?)*[- ]?${SIZE_UNIT}?(?:x\\d+(?:[.,]\\d+)?${SIZE_UNIT}?)*[)"]?\\.?$`,
  'i',
);
const UNIT_WORD = new RegExp(`^${SIZE_UNIT}\\.?$`, 'i');
const MODEL_CODE = /^(?=.*\d)(?=.*[A-Z])[A-Z0-9][A-Z0-9/.-]{4,}$/;
const NOISE =
  /^(?:new|rare|used|genuine|original|hot|sale|free|2nd|1st|3rd|gen|generation|edition\)|\d(?:st|nd|rd|th)|size|exclusive|pack|set of|uk|us|eu|\+|-|–|—|\/)$/i;

/** "speaker", "boots"; null where the kind is unknown or has no such form. */
export function nameKind(kind: ProductKind | null): string | null {
  return (kind?.number === 'plural' ? kind.plural : kind?.singular) ?? null;
}

/** A seller's title made fit to be spoken; null where it holds no Latin letters. */
export function shortenName(title: string, brand: string | undefined): ProductName | null {
  const latin = keepLatin(cleanLine(title).replace(/^(?:details about|new listing|for sale:?)\s+/i, ''));
  if (!/[a-z]{2}/i.test(latin)) return null;
  const words = limitWords(pickWords(latin), brand);
  if (words.length === 0) return null;
  const cased = fixCase(words);
  const kind = findKind(cased, brand);
  const { proper, common } = splitName(cased, { brand, kind });
  const isOwnName =
    hasDeterminer(cased.join(' ')) ||
    / the /i.test(cased.join(' ')) ||
    (kind === null ? common.length === 0 : kind.number === 'uncountable');
  const inSentence = hasDeterminer(cased[0] ?? '') && !/['’]s$/.test(cased[0] ?? '') ? cased : [...proper, ...common];
  return {
    short: inSentence.length === cased.length ? matchPlural(cased, inSentence).join(' ') : cased.join(' '),
    spoken: isOwnName ? inSentence.join(' ') : `the ${inSentence.join(' ')}`,
    brief: nameBriefly({ proper, common, kind }),
    kind,
  };
}

/** What makes a model of a name: it stays with the words before it. */
const MODEL_WORD =
  /^(?:mini|pro|max|plus|lite|ultra|elite|prime|one|air|classic|original|deluxe|premium|core|go|neo|evo|edition)$/i;

/** A name of its own ("Google Nest Mini"), and the everyday words behind it that only tell what it is ("smart speaker"). */
function splitName(
  words: readonly string[],
  { brand, kind }: { brand: string | undefined; kind: ProductKind | null },
): { proper: string[]; common: string[] } {
  const isEveryday = (word: string, index: number): boolean => {
    if (/\d/.test(word) || isBrand(word, brand) || /^['’]/.test(word)) return false;
    if (/^\p{Ll}/u.test(word) && !/^\p{Ll}\p{Lu}/u.test(word)) return true;
    if (MODEL_WORD.test(word) && index > 0 && index < words.length - 1) return false;
    const last = word.slice(word.lastIndexOf('-') + 1);
    return [word, last].some(
      (part) =>
        findNoun(part) !== null ||
        isAdjective(part) ||
        MODIFIERS.has(part.toLowerCase()) ||
        MATERIALS.test(part) ||
        /[a-z]{3}(?:ing|ed)$/i.test(part),
    );
  };
  let start = words.length;
  while (start > 0 && isEveryday(words[start - 1] ?? '', start - 1)) start -= 1;
  // Of a name that ends in no noun ("Flat Classic"), nothing is told apart.
  if (start < words.length && findNoun(words.at(-1) ?? '') === null) start = words.length;
  // "Norton Security" is no kind of security.
  if (start > 0 && start === words.length - 1 && kind === null) start = words.length;
  const proper = words.slice(0, start);
  const common = words.slice(start).map((word) => lowerCommon(word));
  const last = common.at(-1);
  if (last !== undefined && kind?.number === 'plural' && findNoun(last)?.number === 'singular')
    common[common.length - 1] = toPluralNoun(last);
  return { proper, common };
}

/** "Chelsea" and "USB" keep their capitals. */
function lowerCommon(word: string): string {
  const isAcronym = /^[A-Z]{2,4}\b/.test(word);
  return isAcronym || PROPER_WORDS.has(word.toLowerCase()) || word.toLowerCase() === 'chelsea'
    ? word
    : word.toLowerCase();
}

/** The title's own capitals, with the plural that the sentence has. */
function matchPlural(cased: readonly string[], inSentence: readonly string[]): string[] {
  const last = inSentence.at(-1) ?? '';
  const title = cased.at(-1) ?? '';
  const isPluralised = last.toLowerCase() !== title.toLowerCase();
  return isPluralised ? [...cased.slice(0, -1), title + last.slice(title.length)] : [...cased];
}

/** "the Google Nest Mini", "the Acme bottle": shorter than the name; null where it would say too little. */
function nameBriefly({
  proper,
  common,
  kind,
}: {
  proper: readonly string[];
  common: readonly string[];
  kind: ProductKind | null;
}): string | null {
  const named = nameKind(kind);
  if (proper.length === 0 || common.length < 2) return null;
  const isPossessive = /['’]s$/.test(proper[0] ?? '');
  if (isPossessive) return `${proper.join(' ')} ${common.at(-1)}`;
  if (proper.length >= 2 && kind?.number !== 'plural') return `the ${proper.join(' ')}`;
  return named === null ? null : `the ${proper.join(' ')} ${named}`;
}

const MATERIALS =
  /^(?:stainless|steel|wood|wooden|leather|cotton|glass|plastic|metal|ceramic|bamboo|smart|electric|wireless|bluetooth|ladies|mens|womens|kids|cheese|knee|ankle|waist|ground|handheld|chelsea)$/i;

function isBrand(word: string, brand: string | undefined): boolean {
  return brand !== undefined && word.toLowerCase() === brand.toLowerCase().split(' ')[0];
}

/** Of a title in two scripts, the Latin part. */
function keepLatin(title: string): string {
  const runs = title.match(/[\p{Script=Latin}\p{N}\p{P}\p{S}\s]+/gu) ?? [];
  const hasOther = /[^\p{Script=Latin}\p{N}\p{P}\p{S}\s\p{M}]/u.test(title);
  if (!hasOther) return title;
  return (
    runs
      .map((run) => run.trim())
      .filter((run) => /\p{Script=Latin}{2}/u.test(run))
      .sort((a, b) => b.length - a.length)[0] ?? ''
  );
}

function pickWords(title: string): string[] {
  const segments = title
    .replace(/\([^)]*\)|\[[^\]]*\]|【[^】]*】/g, ' ')
    .split(/\s*[|｜;·]\s*|\s+[-–—:]\s+|:\s+|,\s+/)
    .map((segment) => toWords(segment))
    .filter((words) => words.length > 0);
  const [first = [], second] = segments;
  // "MAVIS - Winter coat - black": a model's name, then what it is.
  if (second && first.length <= 2 && !hasListedNoun(first) && hasListedNoun(second)) return [...first, ...second];
  return first;
}

function toWords(segment: string): string[] {
  const whole = segment
    .replace(/\s+\/\s+.*$/, '')
    .split(/\s+/)
    .filter(Boolean);
  // "Lemon/cheese/garlic Cheese Slicer": a list of uses is no part of the name.
  const words = whole.filter((word, index) => !(word.split('/').length > 2 && index === 0 && whole.length > 2));
  const cut = words.findIndex(
    (word, index) => index > 0 && /^(?:with|for|w\/|featuring|by|from|including|incl\.?|compatible|in)$/i.test(word),
  );
  const measured = words.findIndex((word, index) => index >= 2 && isMeasure(word, words[index + 1]));
  const end = [cut, measured].filter((index) => index > 0);
  const head = end.length > 0 ? words.slice(0, Math.min(...end)) : words;
  const kept =
    cut > 0 && measured < 0 && !hasListedNoun(head) && hasListedNoun(words) && words.length <= MAX_WORDS ? words : head;
  const hasKind = hasListedNoun(kept);
  return kept
    .filter((word, index) => {
      if (kept.length === 1) return true;
      if (/^(?:19|20)\d\d('?s)?$/.test(word) || MODEL_CODE.test(word)) return false;
      if (UNIT_WORD.test(word) && SIZE.test(kept[index - 1] ?? '')) return false;
      // "Tork T15" and "Norton Security 3.0" need their number; "Bottle 500 ml" does not.
      if (/^\d+(?:\.\d+)?$/.test(word)) return !hasKind && !UNIT_WORD.test(kept[index + 1] ?? '');
      return !SIZE.test(word) && !NOISE.test(word);
    })
    .map((word) => (word === '&' ? word : word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')))
    .filter(Boolean);
}

/** "500ml", "100x14x96", "3.0", the 2 of "2 door": from there on a title lists sizes and parts. */
function isMeasure(word: string, next: string | undefined): boolean {
  if (/^\d+$/.test(word))
    return (
      next !== undefined &&
      (UNIT_WORD.test(next) ||
        (next.includes('/') && findNoun(next.split('/')[0] ?? '') !== null) ||
        (/^\p{Ll}/u.test(next) && findNoun(next) !== null))
    );
  return /\d/.test(word) && SIZE.test(word);
}

function limitWords(words: readonly string[], brand: string | undefined): string[] {
  const unique = words.filter((word, index) => index === 0 || word.toLowerCase() !== words[index - 1]?.toLowerCase());
  const brandWord = brand?.toLowerCase().split(' ')[0];
  const once = unique.filter(
    (word, index) =>
      word.toLowerCase() !== brandWord || unique.findIndex((other) => other.toLowerCase() === brandWord) === index,
  );
  const end = findKindEnd(once);
  const upToKind = end > 0 ? once.slice(0, end) : once;
  const limited =
    upToKind.length <= MAX_WORDS
      ? upToKind
      : end > 0
        ? [upToKind[0] ?? '', ...upToKind.slice(upToKind.length - MAX_WORDS + 1)]
        : upToKind.slice(0, MAX_WORDS);
  while (limited.length > 1 && FUNCTION_WORDS.has((limited.at(-1) ?? '').toLowerCase())) limited.pop();
  return limited;
}

/** Where the words up to the noun that names the kind end; 0 where no such noun stands there. */
function findKindEnd(words: readonly string[]): number {
  const isCountable = (word: string | undefined) =>
    word !== undefined && isKindNoun(word) && findNoun(word)?.number !== 'uncountable';
  for (let index = 0; index < words.length; index += 1) {
    const next = words[index + 1];
    if (!isCountable(words[index]) || (next !== undefined && findNoun(next))) continue;
    if (next === undefined) return words.length;
    if (index === 0) continue;
    // Unknown words behind the noun may belong to the name ("Nest Speaker Max"): only known extras are cut, or too many words.
    if (isAdjective(next) || FUNCTION_WORDS.has(next.toLowerCase()) || words.length > MAX_WORDS) return index + 1;
  }
  return 0;
}

function hasListedNoun(words: readonly string[]): boolean {
  return words.some(isKindNoun);
}

function isKindNoun(word: string): boolean {
  const noun = findNoun(word);
  if (!noun) return false;
  return !(
    /^(?:black|light|gold|silver|orange|mini|one|time|life|home)$/i.test(word) ||
    (isAdjective(word) && !/^(?:top|light)$/i.test(word))
  );
}

/** A title in capitals is read letter by letter by a voice, and shouted by a caption. */
function fixCase(words: readonly string[]): string[] {
  const letters = words.join('').replace(/[^\p{L}]/gu, '');
  const isShouted = letters.length > 3 && letters === letters.toUpperCase();
  return words.map((word, index) => {
    if (/\d/.test(word)) return word;
    const isCapitals = word.length > 1 && word === word.toUpperCase() && /\p{Lu}/u.test(word);
    if (isShouted || (isCapitals && word.length > 4)) {
      return index > 0 && FUNCTION_WORDS.has(word.toLowerCase()) ? word.toLowerCase() : toTitle(word);
    }
    // "MAVIS Winter coat": after a name, the kind in small letters reads as a sentence.
    if (
      index > 0 &&
      /^[A-Z]{3,}$/.test(words[0] ?? '') &&
      findNoun(words.at(-1) ?? '') &&
      /^\p{Lu}\p{Ll}+$/u.test(word) &&
      /^\p{Ll}/u.test(words.at(-1) ?? '')
    ) {
      return word.toLowerCase();
    }
    return word;
  });
}

function toTitle(word: string): string {
  return word
    .toLowerCase()
    .split('-')
    .map((part, index) => (index > 0 && FUNCTION_WORDS.has(part) ? part : capitalise(part)))
    .join('-');
}

function findKind(words: readonly string[], brand: string | undefined): ProductKind | null {
  const end = words.findIndex((word, index) => index > 0 && PREPOSITIONS.has(word.toLowerCase()));
  const core = end < 0 || findNoun(words[end - 1] ?? '') === null ? words : words.slice(0, end);
  const last = (core.at(-1) ?? '').toLowerCase();
  if (!isKindNoun(last)) return null;
  const noun = findNoun(last);
  if (!noun) return null;
  if (noun.singular !== null && PAIR_NOUNS.has(noun.singular))
    return { singular: null, plural: toPluralNoun(noun.singular), number: 'plural' };
  const before = (core.at(-2) ?? '').toLowerCase();
  const isVague = VAGUE_NOUNS.has(noun.singular ?? last);
  const modifier = isVague
    ? readModifier(core.at(-2), brand)
    : readModifier(findNoun(before)?.singular ? core.at(-2) : undefined, brand);
  if (isVague && modifier === null) return null;
  const prefix = modifier === null ? '' : `${modifier} `;
  if (noun.number === 'uncountable')
    return !SOLD_UNCOUNTED.has(last) ? null : { singular: null, plural: null, number: 'uncountable' };
  return {
    singular: noun.singular === null ? null : `${prefix}${noun.singular}`,
    plural: `${prefix}${noun.singular === null ? last : toPluralNoun(noun.singular)}`,
    number: noun.number,
  };
}

function readModifier(word: string | undefined, brand: string | undefined): string | null {
  if (!word || /\d/.test(word) || brand?.toLowerCase().split(' ').includes(word.toLowerCase())) return null;
  if (FUNCTION_WORDS.has(word.toLowerCase()) || isAdjective(word) || VAGUE_NOUNS.has(word.toLowerCase())) return null;
  return /^\p{L}[\p{L}-]+$/u.test(word) &&
    (findNoun(word) !== null || MODIFIERS.has(word.toLowerCase()) || /^\p{Ll}/u.test(word))
    ? word.toLowerCase()
    : null;
}
