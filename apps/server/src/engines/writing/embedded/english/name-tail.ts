import { ENDS_IN_MATERIAL } from './materials.ts';
import { isKnownWord } from './known-word.ts';
import { findNoun, isAdjective } from './lexicon.ts';

/** "Mug Set": several things that are sold as one. */
const COLLECTIVE = /^(?:set|kit|bundle|duo|trio|collection|pack)$/i;
const NUMBER = /^(?:\d{1,4}\p{L}{0,2}|[IVX]{1,4})$/u;
/** A grade or a code: "Max", "Ultra", "X20". */
const GRADE = /^(?:max|pro|ultra|plus|mini|lite|air|se|neo|nano|elite|prime|\p{Lu}{1,2}-?\d{1,4}\p{L}?)$/iu;
/** A word that needs a number after it: "Series 9". */
const NUMBERED = /^(?:series|mk|mark|version|vol)$/i;
/** A maker's own word: "iPhone", "PlayStation". */
const COINED = /\p{Ll}\p{Lu}/u;
const MOST_MODEL_WORDS = 3;

/**
 * Counts the words after a product's noun that belong to its name: a set of the things, and the model ("AirPods Max",
 * "Watch Ultra 2"), without which the name would be another product's. `noun` is spelled as in the title.
 */
export function countNameTail(noun: string, tail: readonly string[]): number {
  const sets = countCollective(tail);
  const rest = tail.slice(sets);
  let models = 0;
  while (models < MOST_MODEL_WORDS && isModelWord(rest, models, noun)) models += 1;
  return sets + models;
}

/** Words before "set": "Starter Kit", "Gift Set". */
const KIND_OF_SET = /^(?:starter|gift|travel|value|combo|beginner|deluxe)$/i;

/** "Espresso Cups Set of 4" are espresso cups. */
const countCollective = ([first = '', second = '']: readonly string[]): number =>
  second.toLowerCase() === 'of'
    ? 0
    : COLLECTIVE.test(first)
      ? 1
      : KIND_OF_SET.test(first) && COLLECTIVE.test(second)
        ? 2
        : 0;

function isModelWord(words: readonly string[], at: number, noun: string): boolean {
  const word = words[at] ?? '';
  const next = words[at + 1] ?? '';
  if (!/^[\p{Lu}\d]/u.test(word)) return false;
  if (GRADE.test(word)) return true;
  if (NUMBERED.test(word)) return NUMBER.test(next);
  // After an everyday noun, a number alone may count things: "Candle 2".
  return NUMBER.test(word) && (at > 0 || GRADE.test(next) || COINED.test(noun));
}

/** Returns the word for several things that are sold as one, if a title has one right after the product's noun. */
export function findCollective(title: string, noun: string): string | undefined {
  const at = title.toLowerCase().lastIndexOf(noun.toLowerCase());
  // "Crew Socks (3-pack)" are socks, and so are "Crew Socks (Pack of 3)".
  if (COUNTED.test(title.slice(Math.max(0, at) + noun.length))) return undefined;
  const tail =
    at < 0
      ? []
      : title
          .slice(at + noun.length)
          .split(/[^\p{L}]+/u)
          .filter(Boolean);
  const count = countCollective(tail);
  return count === 0 ? undefined : tail[count - 1]?.toLowerCase();
}

const COUNTED = /^[\s,([-]*(?:\d+[ -]?(?:pack|pk|pc)|(?:pack|box|bundle|set) of\b)/i;

/** Whom it is for. */
const WORN_BY =
  /^(?:wo)?men['’]?s?$|^(?:lad(?:y|ie)s?|kids?|child(?:ren)?|boys?|girls?|adults?|toddlers?|teens?|unisex)(?:['’]s?)?$/;

/** A quality behind the noun of a title: "Hot-Swappable", "folding", "No Pull". */
export function isQualityBehind(word: string): boolean {
  const plain = word.toLowerCase();
  if (
    /^(?:no|non|anti|extra|ultra|super|fully|very|all|mid|low|high|cast)(?:$|-)|^(?:long|short|half|full|double|single|two|three|wide)-/.test(
      plain,
    ) ||
    WORN_BY.test(plain)
  )
    return true;
  if (ENDS_IN_MATERIAL.test(plain)) return true;
  return (
    findNoun(plain) === null &&
    (isAdjective(plain) || /(?:[a-z]{3}(?:ed|ing|able|ible|less)|proof|resistant)$|-free$/.test(plain))
  );
}

/** Codes of what a thing can do, and amounts: "RGB", "1080p", "4K", "6mm". */
export const isSpecBehind = (word: string): boolean =>
  /^(?:RGB|LED|OLED|QLED|USB|USB-C|HDMI|HD|FHD|QHD|UHD|WLAN|WIFI|WiFi|Wi-Fi|GPS|NFC|ANC|HEPA|IPS|PVC|PU|BPA|UV|UPF|SPF|IPX?\d+)$/.test(
    word,
  ) || /^\d[\d.,]*(?:K|p|Hz|mAh|Ah|Wh|W|V|GB|TB|MP|mm|cm|m|ml|cl|l|L|g|kg|oz|lbs?|qt|in|ft|["”″])$/.test(word);

const MOST_OWN_WORDS = 3;
/** Where a title goes on to something else. */
const TITLE_BREAK =
  /^(?:[-–—|｜;·•:+&/(,[]|(?:with|for|w\/o?|featuring|by|from|incl\.?|including|without|in|of|and|to|on|at)(?!\p{L}))/iu;

/** Takes the words behind a noun that belong to its name, up to the first everyday word, size or comma. */
export function takeOwnTail(
  noun: string,
  rest: readonly string[],
  isShouted: boolean,
): { words: string[]; end: number } {
  let end = countNameTail(noun, rest);
  const words = rest.slice(0, end);
  for (; end < rest.length; end += 1) {
    const word = rest[end] ?? '';
    // Behind a size stands a colour, or a name in quotation marks.
    if (isSpecBehind(word) && /^["“„«‘']/u.test(rest[end + 1] ?? '')) continue;
    if (/^["“„«‘']/u.test(word)) return { words: [...words, word], end: end + 1 };
    const bare = word.replace(/[,.;]$/, '');
    const isOwn =
      !isSpecBehind(bare) &&
      (isModel(bare) ||
        isCoined(bare, isShouted) ||
        (/^\d{1,3}$/.test(bare) && isCoined(words.at(-1) ?? '', isShouted))) &&
      words.length < MOST_OWN_WORDS;
    if (!isOwn) break;
    words.push(bare);
    if (bare !== word) return { words, end: end + 1 };
  }
  return { words, end };
}

/**
 * Cuts a title behind the noun of its kind and the name that follows it: "Yoga Mat Pro XL 6mm natural rubber" is the
 * Yoga Mat Pro XL, `Camping Chair "Lofoten" ultralight folding` the Camping Chair Lofoten.
 */
export function cutBehindName(title: string, head: string, brand?: string): string {
  const parts = head.split(/[\s-]+/).map((part) => part.replace(/[^\p{L}\p{N}]/gu, '.'));
  const named = new RegExp(`(?<![\\p{L}\\p{N}])${parts.join("(?:['’]s)?[\\s-]+")}(?![\\p{L}\\p{N}])`, 'iu').exec(title);
  if (named === null) return title;
  const end = named.index + named[0].length;
  const [noun = ''] = named[0].split(/[\s-]+/).slice(-1);
  const rest = title.slice(end).match(/(?<![\d′'])["“„«][^"“”„«»]{2,30}["”“»]|(?<=\s)[‘'][^‘’']{2,30}[’']|\S+/gu) ?? [];
  const lead = takeBrand(rest, brand);
  const own = takeOwnTail(noun, rest.slice(lead), title === title.toUpperCase());
  const kept = lead + own.end;
  const words = [...rest.slice(0, lead), ...own.words].map((word) => word.replace(/^["“„«‘']|["”“»’']$/gu, ''));
  const next = rest[kept] ?? '';
  const name = [title.slice(0, end), ...words].join(' ');
  if (next === '') return words.length > 0 ? name : title;
  // What a comma or a preposition ends is read elsewhere, and so is "Vitamin D3 + K2 Drops".
  return TITLE_BREAK.test(next) || TITLE_BREAK.test(rest[0] ?? '') ? title : name;
}

/** "Smartwatch Vita Pulse 2 GPS": counts the words of the maker and its model behind the noun. */
function takeBrand(rest: readonly string[], brand: string | undefined): number {
  const maker = brand?.toLowerCase().split(/\s+/) ?? [];
  const isNamed = maker.length > 0 && maker.every((word, at) => rest[at]?.toLowerCase() === word);
  if (!isNamed) return 0;
  const model = rest
    .slice(maker.length, maker.length + 3)
    .findIndex((word) => /^(?:[1-9]\d{0,2}|(?=.*\d)[\p{Lu}\d-]{2,8})$/u.test(word));
  return (
    maker.length +
    (model >= 0 && rest.slice(maker.length, maker.length + model).every((word) => /^\p{Lu}\p{Ll}+$/u.test(word))
      ? model + 1
      : 0)
  );
}

const isModel = (word: string): boolean =>
  /^(?=.*\d)\p{Lu}[\p{Lu}\d-]{1,9}$/u.test(word) || GRADE.test(word) || word === 'XL';

/** "SonicPro", "Mährobo": capitals or letters that no English word has. */
export const isCoined = (word: string, isShouted = false): boolean =>
  !isShouted &&
  word.length > 2 &&
  /^\p{Lu}[\p{L}’'-]*$/u.test(word) &&
  (COINED.test(word) || /[^\p{ASCII}’]/u.test(word)) &&
  !isKnownWord(word.toLowerCase());
