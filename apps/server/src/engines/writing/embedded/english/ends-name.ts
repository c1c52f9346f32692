import { isKindHead } from './kind-words.ts';
import { isKnownWord } from './known-word.ts';
import { findNoun, findThirdPersonBase, FINITE_VERBS, FUNCTION_WORDS, isAdjective } from './lexicon.ts';
import { ENDS_IN_MATERIAL } from './materials.ts';
import { isQualityBehind, isSpecBehind, takeOwnTail } from './name-tail.ts';

/** Where a seller's title goes on to something else: "with", a comma, a dash. */
const BREAK =
  /\s*[,|｜;·•:()[\]]\s*|(?<![\d′'])["“”„«»]|\s[‘'](?=[A-ZÄÖÜÉ])|\s+[-–—+]\s+|\s+(?:with|for|w\/o?|featuring|by|from|including|incl\.?|inkl\.?|without|in|of|and|&)\s+/i;
const MOST_MODEL_WORDS = 3;
const NOUNS_TOO =
  /^(?:chews|bites|treats|wipes|wraps|drops|rolls|dips|spreads|mixes|blends|clips|ties|pulls|swings|slides)$/;
/** Things whose colour has their name: "Blush Pink Bedding". */
const COLOURS = /^(?:blush|orange|rose|olive|cream|chocolate|coffee|wine|mint|plum|peach|lemon|salmon|honey|sand)$/;

/**
 * Checks if the noun that names a product's kind is the last of its part of the title: the orange of "Orange Stamp Pad"
 * is none. Sizes, colours, other qualities and a model's own name may follow it.
 */
export function isLastNoun(title: string, head: string): boolean {
  const part = title.split(BREAK).findLast((each) => ` ${simplify(each)} `.includes(` ${simplify(head)} `));
  // A noun of two parts, "salt and pepper mill", is none of a single part.
  if (part === undefined) return true;
  const words = part.split(/\s+/).filter(Boolean);
  const last = head.split(/[\s-]/).at(-1) ?? '';
  const at = words.findLastIndex((word) => simplify(word).split(' ').at(-1) === last);
  const rest = words.slice(at + 1);
  const behind = rest.slice(takeOwnTail(words[at] ?? '', rest, title === title.toUpperCase()).end);
  const [next = ''] = behind;
  if (next === '' || /\d/.test(next) || !/\p{L}/u.test(next)) return true;
  const plain = next.toLowerCase();
  if (isAdjective(plain) && findNoun(plain) === null) return !COLOURS.test(last);
  // "Magnetic Knife Strip 16 in": another thing, and no knife.
  const isBeforeSize = behind[1] === undefined || /\d/.test(behind[1]);
  if (
    isBeforeSize &&
    isKindHead(plain) &&
    !ENDS_IN_MATERIAL.test(plain) &&
    !isQualityBehind(next) &&
    !PARTS.test(plain)
  )
    return false;
  // "Keyboard RGB Hot-Swappable", "Dash Cam DC-4 4K Front": what ends in a thing may be that thing.
  const spec = behind.findIndex(isSpecBehind);
  const end = (behind.at(spec < 0 ? -1 : Math.max(0, spec - 1)) ?? '').toLowerCase();
  const number = ENDS_IN_MATERIAL.test(end) ? undefined : findNoun(end)?.number;
  const endsInThing = number === 'singular' || number === 'plural';
  // "Pet Carrier Airline Approved", "Hose Reel Wall Mounted": a noun and what is done.
  const isDone =
    /^(?:\p{L}{3,}ed|compatible|friendly|resistant)$/iu.test(behind[1] ?? '') && findNoun(behind[1] ?? '') === null;
  // "Office Chair Mesh Lumbar Support Headrest": its parts.
  if (isDone || (behind.length > 1 && PARTS.test(end))) return true;
  if (!endsInThing && (ENDS_IN_MATERIAL.test(end) || isQualityBehind(next) || rest.some(isSpecBehind))) return true;
  return (
    behind.length <= MOST_MODEL_WORDS &&
    behind.every((word) => /^[\p{Lu}\d]/u.test(word) && !isKnownWord(word.toLowerCase()))
  );
}

const simplify = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Parts and powers that titles list behind the noun. */
const PARTS =
  /^(?:collar|sleeves?|zippers?|headrest|armrests?|support|handles?|lid|hood|straps?|pockets?|display|remote|function|timer|sole|heel|neck|buttons|closure|lining|lock|locks|wheels|pouch|modes?|settings?|pressure|range|speed|power|design|protection)$/;

/** Checks if a name may end in a word: "Gaming Drive Works", "Short Sleeve Moisture" and "Slim Fit" were cut off. */
export function endsName(word: string): boolean {
  const plain = word.toLowerCase();
  if (/^(?:how|what|why|when|who|where)$/.test(plain)) return false;
  if (/\d/.test(plain) || !isKnownWord(plain)) return true;
  if (FUNCTION_WORDS.has(plain) || FINITE_VERBS.has(plain)) return false;
  if (findNoun(plain) !== null) return true;
  // "Vitamin Chews": a plural that the lexicon knows as a verb only.
  return !isAdjective(plain) && (findThirdPersonBase(plain) === null || NOUNS_TOO.test(plain));
}
