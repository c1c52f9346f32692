import { findKind } from '@reelwright/product-kinds';
import { baseOfThird, classOfNoun, isQuality, leanOf } from '../grammar/word-classes.ts';
import { findNoun, FUNCTION_WORDS, isAdjective } from '../lexicon.ts';
import { ENDS_IN_MATERIAL } from '../materials.ts';
import { USED_UP } from '../facts/read-fact.ts';
import { isSpecBehind } from '../name-tail.ts';
import { MOTIF } from '../kind/kind-in-title.ts';
import { COLOUR } from '../quote-fact.ts';

const SEGMENT_END = /\s*[,|;:•([【"“„«]|\s+[-–—]+\s+|\s+(?:w\/|with|for|by|no|without|&|\+)\s/iu;
/** Sizes and users, behind a noun. */
const OTHER =
  /^(?:queen|king|twin|cal|small|medium|large|xl|xxl|men['’]?s|women['’]?s|mens|womens|ladies|kids['’]?|boys|girls|unisex|adults?|disposable|universal|portable|indoor|outdoor|foldable|folding|adjustable|waterproof|rechargeable|ergonomic|heavy)$/i;
const MADE =
  /^(?:lined|dried|blown|coated|plated|filled|insulated|fed|made|woven|carved|drawn|forged|sided|walled|layered|padded|based|soluble|activated|operated|powered|stitched|knotted|braided|quilted|tufted)$/i;
/** What is named by what it serves: a thing of its own behind another one. */
export const SERVING =
  /^(?:cases?|covers?|bands?|straps?|holders?|stands?|mounts?|cables?|chargers?|screen|protectors?|batter(?:y|ies)|filters?|parts?|kits?|sets?|packs?|bags?|adapters?|skins?|grips?|containers?|dispensers?|bins?|bowls?|scoops?|makers?|machines?|openers?|warmers?|cleaners?|stations?|racks?|box(?:es)?|trays?|liners?|pads?|books?|games?|toys?|boards?|refills?|projectors?|brush(?:es)?|tools?|oil|pump|rack)$/i;
/** Words in -s before another noun, which are no several things. */
const BEFORE_NOUN = /^(?:sports|kids|mens|womens|ladies|boys|girls|goods|arts|christmas|eyeglass|news)$/i;
const MOST_WORDS = 6;
/** So many words behind a noun of two are a row of search words. */
const STUFFED = 2;
/** Where a thing comes from, or what it runs on, behind it. */
const PLACE =
  /^(?:Australian?|American|Amish|Brazilian|British|Canadian|Chinese|Danish|Dutch|English|Finnish|French|German|Greek|Himalayan|Icelandic|Indian|Irish|Italian|Japanese|Korean|Mexican|Moroccan|Nordic|Norwegian|Persian|Peruvian|Portuguese|Scandinavian|Scottish|Spanish|Swedish|Swiss|Thai|Turkish|Vietnamese|Madagascar|Tahitian|Ceylon|Colombia|Ethiopia|Guatemala|Hawaii|Italy|Japan|Maine|Mexico|Peru|Portugal|Provence|Spain|Sumatra|Tuscany|Vermont|Google|Excel|Notion|Canva|Etsy|Shopify|Amazon|iPhone|iPad|MacBook|Android|Xbox|PlayStation)$/u;

/** Whether what stands at a place needs a known kind before it, or no more than a noun. */
type Stop = 'kind' | 'noun' | null;

/**
 * Returns the first thing that a title names, if what follows it begins something else: a number, a size, a user, a
 * colour, or how it is made. "Bed Frame Queen Size Metal Platform" is a bed frame, "3 Tier Cake Stand Gold Metal Dessert
 * Holder" a cake stand. Null if no noun ends there for certain.
 */
export function readFirstPhrase(title: string): string | null {
  const end = title.search(SEGMENT_END);
  const words = (end < 0 ? title : title.slice(0, end)).split(/\s+/).filter(Boolean);
  const second = words.findIndex(
    (_word, at) =>
      at >= LEAST_RUN &&
      at < MOST_WORDS &&
      namesKind(words.slice(at, at + 2)) &&
      // "Water Bottle Phone Holder" is a holder.
      !SERVING.test(words[at + 1] ?? '') &&
      !/^(?:pods?|bundles?)$/i.test(words[at + 1] ?? '') &&
      ((namesKind(words.slice(at - 2, at)) && !namesStuff(words.slice(at - 2, at))) ||
        // "Cat Window Perch Hammock | Suction Cup": one more thing, in two words.
        (at > LEAST_RUN && namesThing(words[at - 1] ?? '') && !SERVING.test(words[at + 2] ?? ''))),
  );
  if (second > 0) return words.slice(0, second).join(' ');
  // "Curl Defining Cream Flaxseed and Marula", "Bone Broth Powder Beef": what is in it, behind its kind.
  const contents = words.findIndex((_word, at) => at >= LEAST_RUN && at < MOST_WORDS && isContents(words, at));
  if (contents > 0) return words.slice(0, contents).join(' ');
  for (let at = 1; at < Math.min(words.length, MOST_WORDS); at += 1) {
    const last = (words[at - 1] ?? '').toLowerCase();
    const stop = stopsAt(words, at);
    if (stop === null || isAdjective(last) || ENDS_IN_MATERIAL.test(last) || MOTIF.test(last)) continue;
    const front = words.slice(0, at).join(' ');
    const kind = findKind({ name: front });
    const isKind = kind?.source === 'name' && front.toLowerCase().endsWith(kind.head);
    // "iPhone 15 Pro Case": the number is a model's, and the thing stands behind it.
    const isModel = /^\d/.test(words[at] ?? '') && words.slice(at).some((each) => SERVING.test(each));
    if (!isModel && (isKind || stop === 'noun')) return front;
  }
  return readBeforeStuffing(words) ?? readRun(words);
}

/** Whom a thing is for, behind it. */
const USER = /^(?:women|men|kids|toddlers?|adults?|girls|boys|baby|newborn|infants?|ladies|teens?|seniors?)$/i;
const SIDE = /^(?:driver|passenger|left|right|front|rear|upper|lower) (?:side|hand|arm|door|seat)$/i;
const NUMBER = /^(?:\d.*|two|three|four|five|six|double|triple|dual)$/;
const LEAST_RUN = 2;
const HOLDER =
  /^(?:mount|holder|stand|rack|organizer|organiser|tray|hook|hanger|dispenser|shelf|basket|bin|lamp|light|fan|mirror|clock|caddy)$/;

/**
 * "Wiper Blades Winter Snow", "Night Light Motion Sensor", "Rod Rack Wall Mount Holds 12": a thing that ends at several of
 * it, at a second thing with a name of two words, at its user or at a verb.
 */
function readRun(words: readonly string[]): string | null {
  for (let at = LEAST_RUN; at < Math.min(words.length, MOST_WORDS + 1); at += 1) {
    const before = (words[at - 1] ?? '').toLowerCase();
    const word = (words[at] ?? '').toLowerCase();
    const pair = `${words[at] ?? ''} ${words[at + 1] ?? ''}`;
    const number = classOfNoun(before);
    if (/^(?:collection|series|line|edition|range)$/.test(before)) return null;
    if (NUMBER.test(word) && number !== null) return words.slice(0, at).join(' ');
    if (FUNCTION_WORDS.has(word) || /^(?:out|on|up|off|down|over)$/.test(word)) return null;
    if ((number !== 'one' && number !== 'many') || isAdjective(before) || BEFORE_NOUN.test(before)) continue;
    const isVerb = leanOf(baseOfThird(word) ?? '') === 1 || /^(?:fits|holds|keeps|suits)$/.test(word);
    const isBehindMany =
      number === 'many' && classOfNoun(word) !== 'many' && !words.slice(at, at + 2).some((each) => SERVING.test(each));
    // "Magnetic Phone Mount Car Vent": where a holder is put, behind it.
    const isPlaced =
      HOLDER.test(before) &&
      namesKind(words.slice(at - 2, at)) &&
      !SERVING.test(word) &&
      /^(?:car|desk|wall|door|bed|kitchen|bathroom|garage|closet|window|shower|counter|dash|dashboard|bike|stroller|tree|ceiling|fridge|cabinet)$/.test(
        word,
      );
    const isBehindServing =
      SERVING.test(before) &&
      at > LEAST_RUN &&
      (isAdjective(word) || (classOfNoun(word) === 'stuff' && isQuality((words[at + 1] ?? '').toLowerCase())));
    if (isVerb || isPlaced || isBehindMany || isBehindServing || USER.test(word) || SIDE.test(pair))
      return words.slice(0, at).join(' ');
  }
  return null;
}

/** In what form stuff is sold. */
const FORM =
  /^(?:powder|cream|oil|balm|mix|blend|jam|tea|coffee|syrup|sauce|butter|spray|serum|soap|candle|lotion|gel|scrub|bar|bars|chips|flakes|seasoning|broth)$/;

/** Whether stuff follows a kind, with nothing behind it that it could describe. */
function isContents(words: readonly string[], at: number): boolean {
  const front = words.slice(0, at).join(' ').toLowerCase();
  const kind = findKind({ name: front });
  const isKind =
    (kind?.source === 'name' && USED_UP.has(kind.kind.trade) && front.endsWith(kind.head)) ||
    FORM.test(front.split(' ').at(-1) ?? '');
  const [word = '', next = ''] = words.slice(at);
  const isStuff = (each: string): boolean =>
    classOfNoun(each.toLowerCase()) === 'stuff' ||
    (/^(?:and|&)$/.test(next) && classOfNoun(each.toLowerCase()) === 'either') ||
    findKind({ name: each })?.kind.en.isCountable === false;
  return (
    isKind &&
    !FORM.test(word.toLowerCase()) &&
    isStuff(word) &&
    (next === '' || /^(?:and|&|\d.*)$/.test(next) || isStuff(next) || isAdjective(next.toLowerCase()))
  );
}

/** Whether two words name a kind together: "motion sensor", "cooler bag". */
const namesKind = (words: readonly string[]): boolean => {
  const pair = words.join(' ');
  const kind = findKind({ name: pair });
  return words.length === 2 && kind?.source === 'name' && kind.head === pair.toLowerCase();
};

/** "Vitamin C" before a "Face Serum" is what is in it. */
const namesStuff = (words: readonly string[]): boolean => {
  const kind = findKind({ name: words.join(' ') })?.kind;
  return kind?.en.isCountable === false || /^(?:food|drinks|health)$/.test(kind?.trade ?? '');
};

/** Whether a word names a kind by itself: "hammock". */
const namesThing = (word: string): boolean => {
  const kind = findKind({ name: word });
  return kind?.source === 'name' && kind.head === word.toLowerCase() && classOfNoun(word.toLowerCase()) === 'one';
};

function stopsAt(words: readonly string[], at: number): Stop {
  const [word = '', next = ''] = words.slice(at);
  const before = words[at - 1] ?? '';
  const isThing = findNoun(before) !== null || /[a-z]{3}er$|wood$/i.test(before);
  // "Firewood Kiln Dried", "Wood Stain Water Based".
  if (MADE.test(next) && !MADE.test(word)) return at > 1 || isThing ? 'noun' : 'kind';
  if (/^\d/.test(word) || OTHER.test(word)) return 'kind';
  if (at < 2) return null;
  // "Lobster Tails Cold Water", "Compression Gloves Arthritis", "Torsion Springs Pair".
  if (isBehindSeveral(words, at)) return 'noun';
  // "Custom Neon Sign LED Name", "Filter Cartridge PWW50 Replacement".
  const isSpec = isSpecBehind(word) || /^(?=.*\d)\p{Lu}[\p{Lu}\d-]{3,}$/u.test(word);
  if (isSpec) return findNoun(before) === null ? 'kind' : 'noun';
  if (PLACE.test(word)) return isThing || /(?:or|et)$/.test(before) ? 'noun' : 'kind';
  // "Whiteboard Calendar Magnetic Fridge", "Dog Collar Leather Brass Nameplate".
  const isQuality = isAdjective(word) && findNoun(word) === null && !ENDS_IN_MATERIAL.test(word.toLowerCase());
  const isStuff = ENDS_IN_MATERIAL.test(word.toLowerCase()) && !/^(?:paper|glass|oil|cream|wax|rubber)$/i.test(word);
  return isQuality || isStuff || COLOUR.test(word) ? 'kind' : null;
}

function isBehindSeveral(words: readonly string[], at: number): boolean {
  const [word = ''] = words.slice(at);
  const before = words[at - 1] ?? '';
  const tail = word.toLowerCase();
  if (!/[a-z]{3}[^su]s$/i.test(before) || BEFORE_NOUN.test(before) || !/^\p{L}/u.test(word)) return false;
  if (isAdjective(word) || /^(?:cold|low|high|full|extra|ultra|deep)$/i.test(word)) return true;
  return (
    !words.slice(at, at + 2).some((each) => SERVING.test(each)) &&
    (/^(?:pair|pack|lot|bulk)$/.test(tail) || (findNoun(tail) === null && !/(?:er|or|[^si]s)$/.test(tail)))
  );
}

/** "Orchid Potting Mix Bark Perlite Charcoal": a noun of two words with several others behind it, none of which it serves. */
function readBeforeStuffing(words: readonly string[]): string | null {
  const plain = words.findIndex((word) => /\d/.test(word));
  const own = plain < 0 ? words : words.slice(0, plain);
  for (let at = 2; at <= own.length - STUFFED && at < MOST_WORDS; at += 1) {
    const front = own.slice(0, at).join(' ');
    const kind = findKind({ name: front });
    const isCompound = kind?.source === 'name' && kind.head.includes(' ') && front.toLowerCase().endsWith(kind.head);
    // "Kids Bike Helmet": what follows may be the thing.
    const isOther = findKind({ name: own[at] ?? '' })?.source === 'name';
    if (
      isCompound &&
      !isOther &&
      !namesKind(own.slice(at, at + 2)) &&
      !own.slice(at).some((word) => SERVING.test(word) || /(?:er|or)s?$/i.test(word))
    )
      return front;
  }
  return null;
}
