import { findNoun, isAdjective } from '../lexicon.ts';
import { removeWords } from './clean-title.ts';
import { CUT, NOISE } from './name-words.ts';
import { WORN_BY } from './spoken-name.ts';

const MOST_PLAIN_WORDS = 8;

/** Where a title ends its name. */
const NAME_END = /\s+(?:with|for|w\/)\s|\s*[(,:|]|\s+[-–—]\s/i;

/** A word of a short title: "Classic", "PowerGear2", "II", "20V", "E-310", "7-in-1", "Max". */
const PLAIN_WORD =
  /^(?:&|\+|\d{1,3}%|and|No\.|\p{Lu}[\p{Ll}’'-]+|\p{Lu}\p{Ll}+\p{Lu}[\p{Ll}\d]+|\p{Lu}{2,8}|\d\.\d|\p{Lu}\d\.\d|(?=[\p{L}-]*\d)[\p{L}\d][\p{L}\d-]{0,8}|\p{Lu}[\p{Ll}]+(?:-\p{Lu}?[\p{Ll}\d]+)+|\d(?:st|nd|rd|th)|\p{Ll}\p{Lu}\p{L}*)$/u;

/** How much of the goods there is, and how large they are: no part of a name. */
const GOODS_UNIT =
  /^(?:oz|fl|ml|cl|l|g|kg|lbs?|cm|mm|in|inch|inches|ft|yds?|ct|count|pk|packs?|pcs?|pieces?|qt|quarts?|gal|gallons?|lit(?:er|re)s?|momme|gsm|tog)\.?$/i;

const GOODS_SIZE =
  /^\d[\d.,/]*-?(?:oz|ml|cl|l|g|kg|lbs?|cm|mm|in|inch|inches|["”″']|ft|yds?|ct|pk|pcs?|pieces?|qt|quarts?|gal|gsm)$/i;

/** The words of a title that is short as it stands, without its maker; null if it is long, or holds search words. */
export function readShort(
  title: string,
  { brand, head }: { brand: string; head: string | undefined },
): string[] | null {
  const [short = ''] = title.split(NAME_END);
  // "Yoga for Beginners": a single word is no name.
  const isBare = removeWords(short, brand).split(/\s+/).filter(Boolean).length < 2;
  const [long = ''] = title.split(/\s*[(,:|]|\s+[-–—]\s+/);
  const front = isBare ? long : short;
  const all = removeWords(front, brand).split(/\s+/).filter(Boolean);
  const named = all.filter(
    (word, at) =>
      (/^\d+-piece$/i.test(word) && at < all.length - 1) ||
      (!GOODS_SIZE.test(word) &&
        !(/^\d[\d.,/]*$/.test(word) && GOODS_UNIT.test(all[at + 1] ?? '')) &&
        !(GOODS_UNIT.test(word) && /^\d[\d.,/]*$|^fl$/i.test(all[at - 1] ?? ''))),
  );
  // "Trunk Organizer Collapsible": qualities behind the noun.
  const noun = head?.split(' ').at(-1)?.toLowerCase();
  const isBehindNoun = (at: number): boolean =>
    at > 0 && named.slice(0, at).some((word) => word.toLowerCase() === noun);
  while (isBehindNoun(named.length - 1) && isQuality(named.at(-1) ?? '')) named.pop();
  const ofBrand = brand === '' ? 0 : brand.split(' ').length;
  // "Pegasus 40 Men's Running Shoes": whom they suit is the first thing that a long name can do without.
  const words = named.length + ofBrand >= MOST_PLAIN_WORDS ? named.filter((word) => !WORN_BY.test(word)) : named;
  const count = words.length + ofBrand;
  const isShort = words.length > 1 && count <= MOST_PLAIN_WORDS;
  const isShouted = front.replace(/[^\p{L}]/gu, '') === front.replace(/[^\p{L}]/gu, '').toUpperCase();
  const isPlain = words.every(
    (word) =>
      ((isBare && SMALL_WORD.test(word)) || PLAIN_WORD.test(word)) &&
      !(NOISE.test(word) && !/^(?:\d(?:st|nd|rd|th)|gen|\+)$/i.test(word)),
  );
  return isShort && isPlain && !isShouted && !CUT.test(words[0] ?? '') ? words : null;
}

/** Words that only a name of several parts holds: "Yoga for Beginners". */
const SMALL_WORD = /^(?:for|of|in|on|the|a|to)$/;

const isQuality = (word: string): boolean =>
  (isAdjective(word.toLowerCase()) && findNoun(word.toLowerCase()) === null) ||
  /(?:[a-z]{3}(?:able|ible)|proof|resistant|density)$|-(?:shaped?|style|neck|back|fit|cut|waist)$|^(?:indoor|outdoor|usb|\d+m|high|low|grade)$/i.test(
    word,
  );

/** Checks if a name lost a word from its end, its model, or one side of an "and". */
export function needsWhole(named: readonly string[], whole: readonly string[]): boolean {
  const last = (whole.at(-1) ?? '').toLowerCase();
  const kept = named.join(' ').toLowerCase();
  const isLost = (word: string): boolean =>
    /\d/.test(word) && !/\d{5}/.test(word) && !kept.split(' ').includes(word.toLowerCase());
  return (
    named.at(-1)?.toLowerCase() !== last ||
    named.length < whole.length ||
    whole.some(isLost) ||
    (whole.some((word) => /^(?:&|and)$/.test(word)) && !named.join(' ').includes(whole.join(' ')))
  );
}
