import { endsName } from '../ends-name.ts';
import { isKnownWord } from '../known-word.ts';
import { findNoun, FUNCTION_WORDS, isAdjective } from '../lexicon.ts';
import { countNameTail } from '../name-tail.ts';
import { includesWords } from './clean-title.ts';

export const MOST_WORDS = 5;

const SIZE_UNIT =
  '(?:mm|cm|m|km|in|inch|inches|ft|ml|cl|l|oz|fl|g|gr|kg|lb|lbs|gb|tb|mb|mah|w|v|hz|pcs|pc|pairs?|pieces?|pk|packs?|ct|count|sheets|users?|devices?|tabs?|capsules|tog|gsm|momme|er|x|litres?|liters?)';

const SIZE = new RegExp(
  `^[("]?[øØ]?\\d+(?:[.,/]\\d+)?["”']?(?:[x×]\\d+(?:[.,]\\d+)?)*[- ]?${SIZE_UNIT}?(?:[x×]\\d+(?:[.,]\\d+)?${SIZE_UNIT}?)*[)"]?\\.?$`,
  'i',
);

const UNIT_WORD = new RegExp(`^${SIZE_UNIT}\\.?$`, 'i');

const MODEL_CODE = /^(?=.*\d)(?=.*[A-Z])[A-Z0-9][A-Z0-9/.-]{4,}$/;

export const NOISE =
  /^(?:new|used|sale|\d(?:st|nd|rd|th)|gen|generation|exclusive|size|uk|us|eu|\+|-|–|—|\/|x|bnib|bnwt|nwt|official|authentic|best|amazing|perfect)$/i;

export const CUT = /^(?:with|for|w\/|featuring|by|from|including|incl\.?|compatible|in|made|suitable|at|on|to|fits)$/i;

/** "Vitamin D3 Drops" are drops, whatever the table finds in the title; "Mower X2" is a mower. */
export function endsInKind(words: readonly string[], head: string | undefined): boolean {
  if (head === undefined) return true;
  const lower = words.map((word) => word.toLowerCase());
  const last = head.split(' ').at(-1) ?? '';
  const at = lower.lastIndexOf(last);
  const tail = words.slice(at + 1);
  const isNamed = countNameTail(words[at] ?? '', tail) === tail.length;
  return (
    at < 0 ||
    isNamed ||
    // "Smartwatch Pulse 2".
    (tail.length <= MOST_TAIL && /^\d{1,3}$/.test(tail.at(-1) ?? '')) ||
    tail.every(
      (word) =>
        /\d/.test(word) ||
        word.length <= 3 ||
        (/^\p{Lu}[\p{L}’'-]*\p{Ll}$/u.test(word) && !isKnownWord(word.toLowerCase())),
    )
  );
}

/** Chooses the part of the title that names the product's kind. */
export function chooseSegment(title: string, head: string | undefined): string {
  const segments = title
    .replace(/\([^)]*\)|\[[^\]]*\]|【[^】]*】/g, ' ')
    .replace(/\d+(?:[.,]\d+)?\s*\p{L}{0,2}(?:\s*[x×]\s*\d+(?:[.,]\d+)?)+\s*(?:[cm]?m|in|ft|")?(?!\p{L})/giu, ' ')
    .split(/\s*[|｜;·•]\s*|\s+[-–—:]\s+|:\s+|,\s+/)
    .map((segment) => segment.trim())
    .filter((segment) => /\p{L}{2}/u.test(segment));
  const [first = ''] = segments;
  if (head === undefined) return first;
  const holding = segments.findIndex((segment) => includesWords(segment, head));
  if (holding <= 0) return first;
  // "MAVIS - Winter coat": a model's name, then its kind.
  const before = segments[holding - 1] ?? '';
  const found = segments[holding] ?? first;
  return before.split(' ').length <= 2 && !/\d/.test(before) ? `${before} ${found}` : found;
}

/** 10'6", 22". */
const FEET = /^\d+(?:['′’]\d*)?["″”']?["″”]$|^\d+['′’]\d+$/u;

/** The 501 of Levi's, WH-1000XM5: a short code behind the maker or a name of its own, before the noun. */
function isModel(words: readonly string[], at: number): boolean {
  const word = words[at] ?? '';
  const next = words[at + 1];
  if (next === undefined || UNIT_WORD.test(next) || !/^\p{Lu}\p{L}/u.test(next)) return false;
  const before = words[at - 1];
  const isNumber = /^[1-9]\d{2}$/.test(word);
  const isCode = word.length <= MOST_CODE && MODEL_CODE.test(word) && !/\d{5}/.test(word);
  const isNamed = before === undefined ? at === 0 : /^\p{Lu}/u.test(before);
  return (isNumber && !/[^s]s$/.test(next) && isNamed) || (isCode && at <= 1);
}

const MOST_CODE = 10;

export function pickWords(segment: string): string[] {
  const whole = segment
    .replace(/\s+\/\s+.*$/, '')
    .split(/\s+/)
    .filter(Boolean);
  const words = whole.filter((word, index) => !(word.split('/').length > 2 && index === 0 && whole.length > 2));
  const cut = words.findIndex(
    (word, index) =>
      index > 0 &&
      // "Mirror cab 2 door/built-in lighting": after a count, a title lists parts.
      (CUT.test(word) || (index >= 2 && /^\d+$/.test(word) && /^\p{Ll}{2,}/u.test(words[index + 1] ?? ''))),
  );
  const kept = (cut > 0 ? words.slice(0, cut) : words).filter((word, index, all) => {
    if (all.length === 1) return true;
    if (/^(?:19|20)\d\d('?s)?$/.test(word) || FEET.test(word)) return false;
    // A puzzle's size is a part of its name.
    if (/^\d+-piece$/i.test(word) && index < all.length - 1) return true;
    if (MODEL_CODE.test(word) && !isModel(all, index)) return false;
    if (isModel(all, index)) return true;
    if (UNIT_WORD.test(word) && /^\d/.test(all[index - 1] ?? '')) return false;
    return (
      !(SIZE.test(word) && !/^\d{1,2}$/.test(word)) &&
      !(SIZE.test(word) && UNIT_WORD.test(all[index + 1] ?? '')) &&
      // The X of a model is no sign of times.
      (!NOISE.test(word) || word === 'X')
    );
  });
  const bare = kept
    .map((word) => (word === '&' ? word : word.replace(/^[^\p{L}\p{N}]+|(?!(?<=\p{L}s)['’]$)[^\p{L}\p{N}%]+$/gu, '')))
    .filter(Boolean);
  while (
    bare.length > 1 &&
    bare.at(-1) !== 'Can' &&
    (FUNCTION_WORDS.has((bare.at(-1) ?? '').toLowerCase()) || bare.at(-1) === '&')
  )
    bare.pop();
  while (bare.length > 1 && /^(?:how|what|why|when|where)$/i.test(bare.at(-1) ?? '')) bare.pop();
  // "Dolce Shine Eau de": a foreign name that the title cuts off.
  while (bare.length > 1 && /^(?:de|du|des|la|le|el|von|van|di|eau)$/i.test(bare.at(-1) ?? '')) bare.pop();
  const at = bare.findIndex((word) => !FUNCTION_WORDS.has(word.toLowerCase()) || /^(?:the|my|your|no|a)$/i.test(word));
  const front = bare.slice(Math.max(0, at));
  const once = front.filter((word, index) => word.toLowerCase() !== front[index - 1]?.toLowerCase());
  // "1000-Piece Puzzle": if only the kind is left, its size is its name.
  const start = words.findIndex((word) => word === once[0]);
  return once.length === 1 && start > 0 ? words.slice(Math.max(0, start - 1), start + 1) : once;
}

/** Drops the words after the noun of the kind, except a short name of its own. */
export function limitToHead(words: readonly string[], head: string | undefined): string[] {
  if (head === undefined) return dropCutEnd(dropColours(words));
  const headWords = head.toLowerCase().split(/\s+/);
  const lower = words.map((word) => word.toLowerCase());
  const at = lower.findLastIndex((_word, index) => headWords.every((part, offset) => lower[index + offset] === part));
  if (at < 0) return [...words];
  const end = at + headWords.length;
  const tail = words.slice(end);
  const named = countNameTail(words[end - 1] ?? '', tail);
  if (named > 0) return words.slice(0, end + named);
  const isOwnName =
    tail.length === 1 &&
    words.length <= 4 &&
    !/s$/i.test(head) &&
    /^[\p{Lu}\d]/u.test(tail[0] ?? '') &&
    !isAdjective(tail[0] ?? '') &&
    findNoun(tail[0] ?? '') === null;
  // "Organic Catnip Bubbles": a later noun is what is sold, whatever it is.
  const last = tail.at(-1) ?? '';
  const isLater =
    tail.length > 0 &&
    tail.length <= MOST_TAIL &&
    words.length <= MOST_WORDS &&
    tail.every((word) => word === '&' || /^\p{Lu}\p{Ll}+$/u.test(word)) &&
    findNoun(last) !== null &&
    !isAdjective(last);
  return isOwnName || isLater ? [...words] : words.slice(0, end);
}

const MOST_TAIL = 3;

const GRADE_WORD = /^(?:pro|max|plus|mini|ultra|lite|elite|[IVX]{2,4})$/i;

/** "Gaming Drive Works": drops words that no name ends in. */
function dropCutEnd(words: readonly string[]): string[] {
  const last = words.findLastIndex((word) => endsName(word) || GRADE_WORD.test(word));
  return words.slice(0, last + 1);
}

/** "Metal garage Matt black": drops descriptive words after the last noun. */
function dropColours(words: readonly string[]): string[] {
  const last = words.findLastIndex((word) => findNoun(word) !== null && !isAdjective(word));
  const tail = words.slice(last + 1);
  return last > 0 && tail.every((word) => isAdjective(word)) ? words.slice(0, last + 1) : [...words];
}
