import { findNoun, isAdjective } from './lexicon.ts';
import { ENDS_IN_MATERIAL } from './materials.ts';
import { isQualityBehind } from './name-tail.ts';

const MOST_MOVED = 2;
/** A longer name needs no more qualities. */
const MOST_FRONT_WORDS = 4;
/** Sizes, colours, users and grades, which are of one variant, and words that only begin a quality. */
const OF_VARIANT =
  /^(?:black|white|gr[ae]y|navy|red|blue|green|pink|silver|gold|brown|beige|yellow|orange|purple|matte|clear|small|medium|large|mini|maxi|full|king|queen|twin|double|single|unisex|adults?|new|no|non|anti|extra|ultra|super|fully|very|all|mid|low|high|cast|long|short|half|size|hot|cold|set|other|assorted|quick|fast|easy|open|deep|fine|high|wide|hard|top|real)$/i;
const WORN_BY =
  /^(?:wo)?men(?:['’]?s)?$|^(?:lad(?:y|ie)s?|kids?|child(?:ren)?|boys?|girls?|baby|babies|toddlers?|teens?)(?:['’]?s?)?$/i;
/** What a thing does or can do by itself. */
export const DOING =
  /^(?:hanging|floating|folding|cooling|reclining|rotating|hydrating|nesting|stacking|rocking|warming|whitening|expanding|self-\p{L}+ing)$/u;
/** Endings of qualities that stand by themselves. */
const WHOLE_QUALITY = /(?:able|ible|proof|resistant|-free|less|ed)$/i;
/** Parts that are of a material while the thing is not. */
const PART =
  /^(?:toe|cap|sole|heel|handle|lid|blade|base|frame|top|legs?|band|strap|buckle|zip|zipper|lining|cuff|collar|insert|tip|ring|head|back|seat|shell)s?$/i;
const SLEEVES = /^(?:long|short|half|cap)[- ]sleeves?$/i;

/** "Linen Shirt Long Sleeve" of a shop is a long sleeve linen shirt; `head` is the noun of the kind. */
export function orderName(title: string, head: string, brand: string | undefined): string {
  const lead = brand !== undefined && title.toLowerCase().startsWith(`${brand.toLowerCase()} `) ? brand.length + 1 : 0;
  const own = title.slice(lead);
  const parts = head.split(/[\s-]+/).map((part) => part.replace(/[^\p{L}\p{N}]/gu, '.'));
  const named = new RegExp(`(?<![\\p{L}\\p{N}])${parts.join('[\\s-]+')}(?![\\p{L}\\p{N}])`, 'iu').exec(own);
  if (named === null) return title;
  const end = named.index + named[0].length;
  const front = own.slice(0, end);
  const behind = own.slice(end).trimStart().split(/\s+/).filter(Boolean);
  if (!/^\s/.test(own.slice(end)) || front.split(/\s+/).length > MOST_FRONT_WORDS || /[,:;(|/]/.test(front))
    return title;
  const moved = takeQualities(behind);
  // A quality that stands in front, too, is not said twice.
  if (moved.length === 0 || moved.some((word) => front.toLowerCase().includes(word.toLowerCase()))) return title;
  const rest = behind.slice(moved.length);
  const written = moved.map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  // "Men's Merino Hiking Socks": whom they are for stands first.
  const [first = '', ...others] = front.split(/\s+/);
  const ordered =
    named.index > 0 && WORN_BY.test(first) && !/^bab/i.test(first)
      ? [first, ...written, ...others]
      : [...written, front];
  return [title.slice(0, lead).trim(), ...ordered, ...rest].filter(Boolean).join(' ');
}

/** The qualities right behind the noun that stand before it as well: "Floating Oak", "Rechargeable". */
function takeQualities(words: readonly string[]): string[] {
  if (SLEEVES.test(words.slice(0, 2).join(' '))) return words.slice(0, 2).map((word) => word.replace(/s$/, ''));
  const moved: string[] = [];
  for (const word of words.slice(0, MOST_MOVED)) {
    const before = moved.at(-1);
    // The nib of "Fine Nib" is what is fine.
    const next = words[moved.length + 1] ?? '';
    const isOfNext = !WHOLE_QUALITY.test(word) && /^\p{L}/u.test(next) && !isQuality(next) && !OF_VARIANT.test(next);
    // "Steel Toe" of a boot is its toe's.
    if (isOfNext && (PART.test(next) || !ENDS_IN_MATERIAL.test(word.toLowerCase()))) break;
    // "Oak Floating": behind a material nothing stands before the noun.
    if (!isQuality(word) || (before !== undefined && ENDS_IN_MATERIAL.test(before.toLowerCase()))) break;
    // Of two qualities, the second is a material: "Handmade Glazed" may belong to what follows.
    if (before !== undefined && !ENDS_IN_MATERIAL.test(word.toLowerCase())) break;
    moved.push(word);
  }
  return moved;
}

function isQuality(word: string): boolean {
  const plain = word.toLowerCase();
  // "Hiking Poles Trekking": what a thing is for.
  if (plain.endsWith('ing') && !DOING.test(plain)) return false;
  if (!/^\p{L}+(?:-\p{L}+)*$/u.test(word) || OF_VARIANT.test(plain) || WORN_BY.test(plain)) return false;
  return (
    isQualityBehind(word) ||
    /^(?:acoustic|electric|classical|digital|disposable)$/.test(plain) ||
    /^anti-\p{L}{4,}$/u.test(plain) ||
    (isAdjective(plain) && findNoun(plain) === null)
  );
}

const OWNERS: readonly (readonly [RegExp, string])[] = [
  [/\b(kids|ladies|girls|boys|babies|toddlers|adults|teens)(?= \p{L})/giu, "$1'"],
  [/\b(men|women|children)s(?= \p{L})/giu, "$1's"],
  [/(?<=^|^the )(men|women)(?= \p{Lu})/giu, "$1's"],
];

/** "Kids raincoat" of a shop is a kids' raincoat. */
export const ownersOf = (name: string): string =>
  OWNERS.reduce((text, [owner, written]) => text.replace(owner, written), name);
