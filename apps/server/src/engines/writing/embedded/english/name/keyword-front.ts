import { findKind } from '@reelwright/product-kinds';
import { isEaten } from '../kind/scented-kind.ts';
import { isKnownWord } from '../known-word.ts';
import { findNoun, isAdjective } from '../lexicon.ts';
import { ENDS_IN_MATERIAL } from '../materials.ts';
import { tagWords } from '../prose/tagged-words.ts';

/** Fewer words are a name, not a row of search words. */
const LEAST_TITLE_WORDS = 8;
const LEAST_NAME_WORDS = 2;
const MOST_NAME_WORDS = 7;
/** A name of so many words holds two. */
const MOST_CERTAIN_WORDS = 6;
/** Words of a larger thing as often as things: "toe box". */
const OF_COMPOUND = /^(?:box|bag|case|cover|top|set|bar|band|ring|light|pad|block|head|line|base|cup|card|board)$/;

/**
 * Returns the name at the front of a row of search words: up to the first kind that a quality follows, or to the last
 * kind among the first words. "Raw Beef Liver Dog Treats Single Ingredient Training Treats" sells dog treats. Null for a
 * short title, and if no kind is found.
 */
export function readKeywordFront(title: string, head: string | undefined): string | null {
  const words = title.split(/\s+/);
  const last = head?.split(' ').at(-1) ?? '';
  // A kind among the first words is found already.
  if (head !== undefined && words.slice(0, MOST_NAME_WORDS).some((word) => word.toLowerCase() === last)) return null;
  return words.length < LEAST_TITLE_WORDS || /[,|;:]|\s[-–—]\s/.test(title) ? null : cutBehindKind(words);
}

/**
 * Returns the words up to their first kind that another name follows, or up to their last one; null without any, and
 * without another name if the words are known to end the name.
 */
export function cutBehindKind(words: readonly string[], isBounded = false): string | null {
  const ends: number[] = [];
  for (let end = LEAST_NAME_WORDS; end <= Math.min(words.length, MOST_NAME_WORDS); end += 1) {
    const match = findKind({ name: words.slice(0, end).join(' ') });
    const last = (words[end - 1] ?? '').toLowerCase();
    // "Earl Grey Loose Leaf Tea": a food is what the rest is made of.
    const isOfFood = isBounded && match !== undefined && isEaten(match.kind);
    if (match?.source === 'name' && !isOfFood && match.head.split(' ').at(-1) === last) ends.push(end);
  }
  const isEnd = (end: number): boolean =>
    // "Baby Bottle Warmer".
    !ends.includes(end + 1) &&
    !OF_COMPOUND.test((words[end - 1] ?? '').toLowerCase()) &&
    startsAnother(words.slice(end)) &&
    !(isBounded && words.length < MOST_CERTAIN_WORDS && SERVING.test(words.at(-1) ?? ''));
  const found = ends.find(isEnd) ?? (isBounded ? undefined : ends.at(-1));
  if (found === undefined) return null;
  return words.slice(0, isThingBehind(words.slice(found)) ? found + 1 : found).join(' ');
}

/** "Casserole | Dish w/ Lid", "Grease | Trap 8 lb": one more thing, behind which the name ends. */
function isThingBehind([next = '', after = '']: readonly string[]): boolean {
  const isThing = /^(?:singular|plural)$/.test(findNoun(next)?.number ?? '') && !isAdjective(next.toLowerCase());
  return isThing && !ENDS_IN_MATERIAL.test(next) && !/^\p{Lu}\p{Ll}/u.test(after);
}

/** Things that a kind names what they are for: a "Car Seat Waterproof Cover" is no seat. */
const SERVING =
  /^(?:covers?|cases?|bags?|holders?|stands?|racks?|mounts?|chargers?|cleaners?|brush(?:es)?|straps?|protectors?|organi[sz]ers?|box|boxes|sets?|kits?|pads?|mats?|liners?|filters?|trays?|lids?|warmers?|adapters?|cables?|hooks?|hangers?|sleeves?|tools?|machines?|makers?|storage|cart|table|bed|toys?|treats?|food)$/i;

/** "Surfer Magazine Promotional Skate Board": whose thing it is, before the thing. */
const OF_MAKER =
  /^(?:promotional|official|licensed|inspired|themed|style|branded|exclusive|commemorative|advertising)$/i;

/** Whether words open with a quality: "Portable Air Compressor" behind "Tire Inflator". */
function startsAnother([next = '', ...rest]: readonly string[]): boolean {
  if (next === '' || !/^\p{L}/u.test(next) || OF_MAKER.test(next)) return false;
  const [, , tag] = tagWords(`it has ${next.toLowerCase()} ${rest.slice(0, 2).join(' ').toLowerCase()}`);
  return isAdjective(next.toLowerCase()) || (tag?.pos === 'ADJ' && !next.endsWith('er'));
}

const MOST_MODEL_WORDS = 5;
/** Where a title goes from a model to what it holds. */
const SPEC = /["″”]|^\d+(?:[.,]\d+)?(?:[GT]B|W|V|mAh|MP|Hz|K|p)$|^(?:U?FHD|QHD|UHD|HD|i[3579]-\S*|\(|with|for|w\/)/i;

/**
 * Returns the front of a title without any known kind: "Refurbished Dell Latitude 7420" before its size and memory. Null
 * unless its words are capitalised, and one of them is no everyday word.
 */
export function readModelFront(title: string): string | null {
  const words = title.split(/\s+/);
  const end = words.findIndex((word, at) => at > 0 && SPEC.test(word));
  const front = words.slice(0, end < 0 ? 0 : end);
  const isModel =
    front.length >= LEAST_NAME_WORDS &&
    front.length <= MOST_MODEL_WORDS &&
    front.every((word) => /^[\p{Lu}\d]/u.test(word));
  const hasNumber = front.some((word) => /\d/.test(word));
  return isModel && hasNumber && front.some((word) => !isKnownWord(word.toLowerCase())) ? front.join(' ') : null;
}
