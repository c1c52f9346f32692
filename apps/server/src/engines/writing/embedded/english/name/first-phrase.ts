import { findKind } from '@reelwright/product-kinds';
import { findNoun, isAdjective } from '../lexicon.ts';
import { ENDS_IN_MATERIAL } from '../materials.ts';
import { MOTIF } from '../kind/kind-in-title.ts';
import { COLOUR } from '../quote-fact.ts';

const SEGMENT_END = /\s*[,|;:•([【"“„«]|\s+[-–—]+\s+|\s+(?:w\/|with|for|by|no|without|&|\+)\s/iu;
/** Sizes and users, behind a noun. */
const OTHER =
  /^(?:queen|king|twin|cal|small|medium|large|xl|xxl|men['’]?s|women['’]?s|mens|womens|ladies|kids['’]?|boys|girls|unisex|adults?|disposable|universal|portable|indoor|outdoor|foldable|folding|adjustable|waterproof|rechargeable|ergonomic|heavy)$/i;
const MADE = /^(?:lined|dried|blown|coated|plated|filled|insulated|fed|made|woven|carved|drawn|forged|sided|walled|layered|padded|stitched|knotted|braided|quilted|tufted)$/i;
const SERVING = /^(?:cases?|covers?|bands?|straps?|holders?|stands?|mounts?|cables?|chargers?|screen|protectors?|batter(?:y|ies)|filters?|parts?|kits?|bags?|adapters?|skins?|grips?)$/i;
const MOST_WORDS = 6;

/**
 * Returns the first thing that a title names, if what follows it begins something else: a number, a size, a user, a
 * colour, or how it is made. "Bed Frame Queen Size Metal Platform" is a bed frame, "3 Tier Cake Stand Gold Metal Dessert
 * Holder" a cake stand. Null if no noun ends there for certain.
 */
export function readFirstPhrase(title: string): string | null {
  const end = title.search(SEGMENT_END);
  const words = (end < 0 ? title : title.slice(0, end)).split(/\s+/).filter(Boolean);
  for (let at = 1; at < Math.min(words.length, MOST_WORDS); at += 1) {
    const [word = '', next = ''] = words.slice(at);
    const isMade = MADE.test(next) && !MADE.test(word);
    const isStop = /^\d/.test(word) || OTHER.test(word) || (at > 1 && COLOUR.test(word) && !isMade) || isMade;
    if (!isStop) continue;
    const front = words.slice(0, at).join(' ');
    const last = (words[at - 1] ?? '').toLowerCase();
    if (isAdjective(last) || ENDS_IN_MATERIAL.test(last) || MOTIF.test(last)) continue;
    const kind = findKind({ name: front });
    const isKind = kind?.source === 'name' && front.toLowerCase().endsWith(kind.head);
    const isThing = isMade && (findNoun(last) !== null || /[a-z]{3}er$|wood$/.test(last));
    // "iPhone 15 Pro Case": the number is a model's, and the thing stands behind it.
    const isModel = /^\d/.test(word) && words.slice(at).some((each) => SERVING.test(each));
    if ((isKind || isThing) && !isModel) return front;
  }
  return null;
}
