import { findKind } from '@reelwright/product-kinds';
import { findNoun, isAdjective } from '../lexicon.ts';
import { ENDS_IN_MATERIAL } from '../materials.ts';
import { isSpecBehind } from '../name-tail.ts';
import { MOTIF } from '../kind/kind-in-title.ts';
import { COLOUR } from '../quote-fact.ts';

const SEGMENT_END = /\s*[,|;:•([【"“„«]|\s+[-–—]+\s+|\s+(?:w\/|with|for|by|no|without|&|\+)\s/iu;
/** Sizes and users, behind a noun. */
const OTHER =
  /^(?:queen|king|twin|cal|small|medium|large|xl|xxl|men['’]?s|women['’]?s|mens|womens|ladies|kids['’]?|boys|girls|unisex|adults?|disposable|universal|portable|indoor|outdoor|foldable|folding|adjustable|waterproof|rechargeable|ergonomic|heavy)$/i;
const MADE = /^(?:lined|dried|blown|coated|plated|filled|insulated|fed|made|woven|carved|drawn|forged|sided|walled|layered|padded|based|soluble|activated|operated|powered|stitched|knotted|braided|quilted|tufted)$/i;
const SERVING = /^(?:cases?|covers?|bands?|straps?|holders?|stands?|mounts?|cables?|chargers?|screen|protectors?|batter(?:y|ies)|filters?|parts?|kits?|bags?|adapters?|skins?|grips?)$/i;
const MOST_WORDS = 6;
/** Where a thing comes from, behind it. */
const PLACE =
  /^(?:Australian?|American|Amish|Brazilian|British|Canadian|Chinese|Danish|Dutch|English|Finnish|French|German|Greek|Himalayan|Icelandic|Indian|Irish|Italian|Japanese|Korean|Mexican|Moroccan|Nordic|Norwegian|Persian|Peruvian|Portuguese|Scandinavian|Scottish|Spanish|Swedish|Swiss|Thai|Turkish|Vietnamese|Madagascar|Tahitian|Ceylon|Colombia|Ethiopia|Guatemala|Hawaii|Italy|Japan|Maine|Mexico|Peru|Portugal|Provence|Spain|Sumatra|Tuscany|Vermont)$/u;


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
    // "Whiteboard Calendar Magnetic Fridge".
    const isQuality = at > 1 && isAdjective(word) && findNoun(word) === null && !ENDS_IN_MATERIAL.test(word.toLowerCase());
    // "Dog Collar Leather Brass Nameplate".
    const isStuff = at > 1 && ENDS_IN_MATERIAL.test(word.toLowerCase()) && !/^(?:paper|glass|oil|cream|wax|rubber)$/i.test(word);
    // "Custom Neon Sign LED Name", "Filter Cartridge PWW50 Replacement".
    const isSpec = at > 1 && (isSpecBehind(word) || /^(?=.*\d)\p{Lu}[\p{Lu}\d-]{3,}$/u.test(word));
    const isPlace = at > 1 && PLACE.test(word);
    // "Lobster Tails Cold Water".
    const isSeveral = at > 1 && /[a-z]{3}[^s]s$/i.test(words[at - 1] ?? '') && (isAdjective(word) || /^(?:cold|low|high|full|extra|ultra|deep)$/i.test(word));
    const isStop = isQuality || isStuff || isSpec || isPlace || isSeveral || /^\d/.test(word) || OTHER.test(word) || (at > 1 && COLOUR.test(word) && !isMade) || isMade;
    if (!isStop) continue;
    const front = words.slice(0, at).join(' ');
    const last = (words[at - 1] ?? '').toLowerCase();
    if (isAdjective(last) || ENDS_IN_MATERIAL.test(last) || MOTIF.test(last)) continue;
    const kind = findKind({ name: front });
    const isKind = kind?.source === 'name' && front.toLowerCase().endsWith(kind.head);
    const isLoose = (isSpec && !/^\d/.test(words[at - 1] ?? '') && findNoun(last) !== null) || isSeveral || (isPlace && findNoun(last) !== null);
    const isThing = isLoose || (isMade && (at > 1 || findNoun(last) !== null || /[a-z]{3}er$|wood$/.test(last)));
    // "iPhone 15 Pro Case": the number is a model's, and the thing stands behind it.
    const isModel = /^\d/.test(word) && words.slice(at).some((each) => SERVING.test(each));
    if ((isKind || isThing) && !isModel) return front;
  }
  return null;
}
