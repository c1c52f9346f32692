import { findKind, type KindMatch } from '@reelwright/product-kinds';
import { cleanLine } from '../../clean-text.ts';
import { dropVariant } from '../drop-variant.ts';
import { ACRONYM, calmDown, capitalise, lowerStart } from '../text/capitals.ts';
import { headOf, numberOfNoun } from '../grammar/countability.ts';
import { MOTIF } from '../kind/kind-in-title.ts';
import { readSubtitle } from '../kind/subtitle-kind.ts';
import { isKnownWord } from '../known-word.ts';
import { findNoun, FUNCTION_WORDS, isAdjective, toPluralNoun } from '../lexicon.ts';
import { ENDS_IN_MATERIAL } from '../materials.ts';
import { isQualityBehind, isSpecBehind } from '../name-tail.ts';
import { SAYABLE } from '../noun-phrase.ts';
import { DOING, ownersOf } from '../order-name.ts';
import { tagWords } from '../prose/tagged-words.ts';
import { COLOUR } from '../quote-fact.ts';
import { dropBrand, GRADED } from './clean-title.ts';
import { cutBehindKind } from './keyword-front.ts';
import { numberOf } from './name-number.ts';
import type { ProductName } from './spoken-name.ts';

const UNIT =
  '(?:["″”]|[\'′]|\\s?(?:cm|mm|m|in|inch(?:es)?|ft|feet|yds?|yards?|oz|ml|cl|l|g|kg|lbs?|w|v|mah|qt|gal|gsm|mil|grit|mesh)(?!\\p{L}))';
/** Where a title has named the product: before a mark, what comes along, whom it is for, a count or a size. */
const FRONT_END = new RegExp(
  `\\s*[,|;•([【"“„«]|\\s+[-–—]+\\s*|\\s+(?:w\\/|with |for |incl|in (?=gift |an? |one\\s*(?:$|,))|no (?=\\p{Lu})|without )|\\s+\\/\\s+|\\s+(?:set|pack|box|pair|bundle) of \\d|\\s+\\d+[- ]?(?:pack|pk|pcs?|pce|pieces?|ct|count)s?(?!\\p{L})|\\s+\\d[\\d.,/]*(?: ?[x×] ?\\d[\\d.,/]*)*${UNIT}|\\s+x ?\\d+(?!\\p{L})|\\s+(?:ages?|sizes?|spf|upf)\\s*\\d|(?<=\\p{L}+ \\p{L}+)\\s+\\p{L}+ free(?!\\p{L})`,
  'iu',
);
/** How sellers open a title before the name. */
const OFFERED =
  /^(?:[^\p{L}\p{N}]*(?:lots? of \d+|20\d\d|new(?:est)?|upgraded?|latest|hot sale|premium|professional|original|genuine|official|best(?: seller)?|top|super) )+(?=\p{L})/iu;
/** How many there are, and a size, before the name. */
const COUNTED =
  /^(?:(?:set|pack|lot|pair) of \d+\s+|\d+[- ]?(?:pcs?|pce|pieces?|pack|pairs?)\.?\s+|\d[\d./]*["″”]\s+)+/iu;
const COLLECTIVE = /^(?:set|kit|bundle)$/i;
const LEAST_WORDS = 2;
/** From so many words on, a front may name a thing twice. */
const MOST_SINGLE_WORDS = 4;
const MOST_WORDS = 7;

/**
 * Returns the front of a title that lists what follows the name: "Toe spacers, soft silicone, for runners" sells toe
 * spacers, whatever kinds are named behind the comma. Null for a title without such a mark, for one that opens with a
 * model's own name, and for the title of a work.
 */
export const readFrontName = (title: string, brand: string | undefined): string | null =>
  splitTitle(title, brand)?.front ?? null;

/**
 * Returns the front of a title up to its first mark if its last word is a listed thing, whatever its other words are:
 * "Commercial Under Sink Grease Trap 8 lb" ends in the trap, and no name of it in the grease.
 */
export function readCertainFront(title: string, brand: string | undefined): string | null {
  const front = /:\s/.test(title) ? undefined : splitTitle(title, brand, true)?.front;
  if (front === undefined) return null;
  // "Japanese Whetstone 1000/6000 Grit": two words before an amount are no name of their own.
  const isBeforeAmount = new RegExp(`${front.replace(/[^\p{L}\p{N} ]/gu, '.')}\\s+\\d`, 'iu').test(title);
  return front.split(' ').length >= LEAST_CERTAIN_WORDS || isBeforeAmount ? front : null;
}

const MOST_TAIL_WORDS = 5;

/** Lists what a title tells between its marks behind such a front: "soft silicone", "no drill needed". */
export const listTitleTail = (title: string, brand: string | undefined): string[] =>
  (splitTitle(title, brand)?.behind ?? '')
    .replace(/\([^()]*\)|\[[^\]]*\]|["“][^"”]*["”]/g, ' ')
    .split(/\s*(?:[|;•]|,(?!\d{3}(?!\d)))\s*|\s+[-–—]+\s+/)
    // What no mark parts from the name belongs to it; capitals are search words.
    .slice(1)
    .map((part) => part.trim())
    .filter((part) => /^[\p{Ll}\d].*\p{L}{3}/u.test(part) && part.split(/\s+/).length <= MOST_TAIL_WORDS);

function splitTitle(
  title: string,
  brand: string | undefined,
  mayBeModel = false,
): { front: string; behind: string } | null {
  const text = cleanLine(title);
  const whole = (brand === undefined ? text : dropBrand(text, brand))
    .replace(OFFERED, '')
    .replace(COUNTED, '')
    .replace(GRADED, '');
  const mark = whole.search(FRONT_END);
  // "Makeup Brushes Set Soft Fluffy": what are sold together end the name.
  const set = whole
    .split(/\s+/)
    .slice(0, MOST_WORDS)
    .findIndex((word) => COLLECTIVE.test(word));
  const ofSet =
    set < LEAST_WORDS
      ? -1
      : whole
          .split(/\s+/)
          .slice(0, set + 1)
          .join(' ').length;
  const end = ofSet > 0 && (mark < 0 || ofSet < mark) ? ofSet : mark < 0 ? whole.length : mark;
  const behind = whole.slice(end).replace(/^[^\p{L}\d]+/u, '');
  const words = dropQualities(
    dropVariant(whole.slice(0, end).replace(/(?<=\p{L} \p{L}+.*) (?:non|anti)[- ]\p{L}+.*$/iu, ''))
      .replace(/ \+ /g, ' and ')
      .split(/\s+/)
      .filter((word) => /[\p{L}\p{N}&]/u.test(word)),
  );
  // "Tire Inflator Portable Air Compressor": two names of one thing.
  const single = words.length >= MOST_SINGLE_WORDS ? cutBehindKind(words, true) : null;
  if (single !== null && single.split(' ').length < words.length) words.splice(single.split(' ').length);
  dropTrade(words);
  dropPlace(words);
  // "Biltong sliced".
  if (
    words.length === 2 &&
    /^\p{Ll}/u.test(words[1] ?? '') &&
    isQuality(words[1] ?? '') &&
    !isDeed(words[1] ?? '') &&
    !isQuality(words[0] ?? '')
  )
    words.reverse();
  const front = words.join(' ');
  if (mark < 0 && ofSet < 0 && !/^\s+\d/.test(whole.slice(front.length))) return null;
  const count = words.filter((word) => word !== '&' && word !== 'and').length;
  if (
    count < LEAST_WORDS ||
    count > MOST_WORDS ||
    (readSubtitle(behind.split(',')[0]) !== undefined && !isDeed(words.at(-1) ?? ''))
  )
    return null;
  if (
    !/^[\p{Script=Latin}\d]/u.test(front) ||
    !(mayBeModel
      ? endsInCertainThing(words)
      : isDescription(words, STUFF.test(whole.slice(0, end).split(/\s+/).at(-1) ?? ''))) ||
    !endsInThing(words)
  )
    return null;
  return {
    front: calmName(words, front),
    behind: whole.slice(Math.max(0, whole.lastIndexOf(words.at(-1) ?? '', end) + (words.at(-1) ?? '').length)),
  };
}

/** "Luggage scale digital", "Garden bed galvanized steel", "Curtains 2 panels": what follows the noun is no name. */
function dropQualities(words: readonly string[]): string[] {
  const number = words.findIndex((word, at) => at >= LEAST_WORDS && /^\d/.test(word));
  const kept = number < 0 ? [...words] : words.slice(0, number);
  const several = kept.findIndex((_word, at) => at > 0 && endsSeveral(kept, at));
  if (several > 0) return dropQualities(kept.slice(0, several + 1));
  const graded = kept.findIndex(
    (word, at) =>
      at >= LEAST_WORDS && GRADE_OF.test(`${word} ${kept[at + 1] ?? ''}`) && findNoun(kept[at - 1] ?? '') !== null,
  );
  if (graded > 0) return dropQualities(kept.slice(0, graded));
  const start = kept.findIndex(
    (word, at) =>
      at >= LEAST_WORDS &&
      // "Swaddle Blankets Bamboo Muslin": stuff behind several things.
      (isQuality(word) || (ENDS_IN_MATERIAL.test(word) && findNoun(kept[at - 1] ?? '')?.number === 'plural')) &&
      !isQuality(kept[at - 1] ?? '') &&
      // "Mobile Dog Grooming": a deed that is sold.
      !(at === kept.length - 1 && isDeed(word)) &&
      kept.slice(at).every((each) => isQuality(each) || ENDS_IN_MATERIAL.test(each) || STUFF.test(each)),
  );
  return start < 0 ? kept : kept.slice(0, start);
}

/** Words of things that several others go into or come in: "Brake Pads Set", "Glasses Case". */
const SERVES_SEVERAL =
  /^(?:sets?|kits?|packs?|bundle|box|case|cases|bag|bags|rack|racks|holder|holders|organizer|organiser|stand|storage|cabinet|drawer|hanger|hangers|mix|combo|collection|cleaner|cover|covers|tree|tray|bar|pouch|roll|class|course|lessons?|template|planner|book|guide|rental|service|bra|bottle|car|watch|shoes?|jacket|game|toys?|tape|cream|oil|pads?|socks?|towels?|mats?)$/i;

/** "Bath Salts | Lavender Epsom", "Cycling Shorts | Men": no noun in the plural stands before another one, and no user behind. */
function endsSeveral(words: readonly string[], at: number): boolean {
  const word = (words[at] ?? '').toLowerCase();
  const rest = words.slice(at + 1);
  if (rest.length === 0) return false;
  if (at > 1 && USER.test(rest[0] ?? '') && findNoun(word) !== null) return true;
  return (
    findNoun(word)?.number === 'plural' &&
    !/['’]/.test(word) &&
    rest.every((each) => /^[\p{L}\d][\p{L}\d-]+$/u.test(each) && !FUNCTION_WORDS.has(each.toLowerCase())) &&
    !SERVES_SEVERAL.test(rest.at(-1) ?? '')
  );
}

const USER = /^(?:men|women|mens|womens|kids|boys|girls|adults?|toddlers?|unisex)$/i;

/** "Art Easel Double Sided Chalkboard": how it is built, behind what it is. */
const GRADE_OF =
  /^(?:double|single|dual|heavy|high|low|full|multi|two|three|non|anti|extra|ultra|super) (?:sided?|duty|power|size|slip|purpose|layer|walled?|head|speed|action|way|stick|quality|density|capacity|large|long|thick|soft|quiet|fog)$/i;

/** "Accent Chair Blue-Grey Fabric": what a thing is made of, behind its colour. */
const STUFF = /^(?:and|&|front|rear|fabric|cloth|upholstery|finish|frame)$/i;

/** A deed as a noun: "cleaning"; what things do by themselves ("folding") is a quality. */
const isDeed = (word: string): boolean => /[a-z]{3}ing$/i.test(word) && !DOING.test(word.toLowerCase());

/** What shops call whole shelves, behind a name. */
const TRADE_WORD =
  /^(?:furniture|decor|decorations?|accessor(?:y|ies)|supplies|essentials|gadgets?|gifts?|presents?)$/i;
const OF_TRADE =
  /^(?:hidden|home|modern|rustic|wall|kitchen|office|room|party|birthday|christmas|indoor|outdoor|women|men|unique)$/i;
const LEAST_BEFORE_TRADE = 3;

/** "Cat Litter Box Enclosure Hidden Furniture": drops the shelf behind the name. */
function dropTrade(words: string[]): void {
  if (!TRADE_WORD.test(words.at(-1) ?? '') || words.length <= LEAST_BEFORE_TRADE) return;
  const end = words.findLastIndex((word, at) => at < words.length - 1 && !OF_TRADE.test(word)) + 1;
  const front = words.slice(0, end);
  if (end >= LEAST_BEFORE_TRADE && findNoun(front.at(-1) ?? '') !== null && end < words.length - 1) words.splice(end);
}

const PLACE =
  /^(?:forehead|face|neck|back|hair|body|knee|wrist|hand|foot|kitchen|bathroom|bedroom|garden|car|office|home|desk|wall|ceiling|floor|travel|camping|outdoor|indoor)$/i;

/** "Infrared Thermometer Forehead": where it is used, behind its kind. */
function dropPlace(words: string[]): void {
  const front = words.slice(0, -1);
  const match =
    PLACE.test(words.at(-1) ?? '') && front.length >= LEAST_WORDS ? findKind({ name: front.join(' ') }) : undefined;
  if (match?.source === 'name' && front.join(' ').toLowerCase().endsWith(match.head)) words.pop();
}

const isQuality = (word: string): boolean => {
  const plain = word.toLowerCase();
  // "Photo Booth Rental".
  if (/^(?:rental|removal|survival|recital|appraisal|portrait)$/.test(plain)) return false;
  return (
    (isAdjective(plain) && findNoun(plain) === null) ||
    (isQualityBehind(plain) && !ENDS_IN_MATERIAL.test(plain)) ||
    isSpecBehind(word) ||
    (COLOUR.test(plain) && !/^(?:cream|salmon|mint)$/.test(plain)) ||
    /^(?:mini|overnight|instant|spiral|lined|ruled|front|rear|digital|hardcover|softcover|paperback|a[3-6]|b[56]|handheld|hand-held|compact|countertop|tabletop|large|small|xl|bluetooth|wifi|wi-fi|usb|outdoor|indoor|\d{1,3})$/.test(
      plain,
    )
  );
};

/** Plain words, not a model's own name: small letters, or only words that the lexicon lists. */
const isDescription = (words: readonly string[], isBeforeStuff: boolean): boolean =>
  words.some(
    (word, at) => (at > 0 || words.length === LEAST_WORDS) && /^\p{Ll}{3}/u.test(word) && !FUNCTION_WORDS.has(word),
  ) ||
  words.every((word) => /\d/.test(word) || word === '&' || isKnownWord(word.toLowerCase().replace(/['’]s?$/, ''))) ||
  // "Mid Century Accent Chair", cut before "Blue-Grey Fabric": its last word says what it is.
  (isBeforeStuff && findNoun(words.at(-1) ?? '') !== null);

/** A shorter front of capitalised words may be a name of its own: "Hexagon Wildlife". */
const LEAST_CERTAIN_WORDS = 3;

/** "Commercial Under Sink Grease Trap": a listed noun says what the words in front of it name. */
function endsInCertainThing(words: readonly string[]): boolean {
  const last = (words.at(-1) ?? '').toLowerCase();
  const isThing =
    findNoun(last) !== null ||
    (isKnownWord(last) && tagWords(`the ${words.join(' ').toLowerCase()}`).at(-1)?.pos === 'NOUN');
  return (isThing && !isAdjective(last) && !isQuality(last)) || isDeed(last);
}

/** A thing, or what is done with it: "tip up". */
function endsInThing(words: readonly string[]): boolean {
  const last = (words.at(-1) ?? '').toLowerCase();
  if (/^(?:up|on|in|out|off|down)$/.test(last)) return words.length > LEAST_WORDS;
  return (
    /^\p{L}[\p{L}'’-]+$/u.test(last) &&
    !FUNCTION_WORDS.has(last) &&
    (!isQuality(last) || isDeed(last)) &&
    !last.endsWith('ly')
  );
}

/** Writes shouted words of a name small among small ones: "Slow feeder HAY NET", "MEN'S Briefs". */
function calmName(words: readonly string[], front: string): string {
  const isSmall = words.some((word, at) => at > 0 && /^\p{Ll}{3}/u.test(word) && !FUNCTION_WORDS.has(word));
  const calm = calmDown(front, new Set()).replace(/(?<=^|\s)\p{Lu}{3,}['’]S(?=\s)/gu, (word) =>
    isSmall ? word.toLowerCase() : word.charAt(0) + word.slice(1).toLowerCase(),
  );
  return calm
    .replace(/\b(?:UP|ON|IN|OF|OUT|OFF|DOWN|AND|FOR|THE)\b/g, (word) => word.toLowerCase())
    .replace(/(?<=^|\s)\p{Lu}{3,}(?: \p{Lu}{3,})*(?=$|\s)/gu, (run) => {
      const all = run.split(' ');
      const isWord = (word: string): boolean =>
        SAYABLE.test(word) && /[AEIOUY]/.test(word) && (word.length > 4 || isKnownWord(word.toLowerCase()));
      return all.some((word) => isWord(word) && !ACRONYM.test(word))
        ? all.map((word) => (isSmall ? word.toLowerCase() : word.charAt(0) + word.slice(1).toLowerCase())).join(' ')
        : run;
    });
}

/** "Kids Rain Boots Dinosaur": what is printed on them, behind what they are. Null for a name without such a word. */
function cutMotif(words: readonly string[], match: KindMatch | undefined): string | null {
  const front = words.slice(0, -1).join(' ');
  const last = (words.at(-2) ?? '').toLowerCase();
  const isThing =
    match === undefined ? findNoun(last) !== null && !isAdjective(last) : front.toLowerCase().endsWith(match.head);
  const isMotif = words.length > LEAST_WORDS && isThing && MOTIF.test((words.at(-1) ?? '').toLowerCase());
  return isMotif ? front : null;
}

/** Names a product by the front of its title: as it stands, with the number of its last noun. */
export function nameFront(front: string, match: KindMatch | undefined): ProductName {
  const words = front.split(' ');
  const isKind = match !== undefined && front.toLowerCase().endsWith(match.head);
  const motif = isKind ? null : cutMotif(words, match);
  if (motif !== null) return nameFront(motif, match);
  const head = headOf(front);
  // A blind is a shade; by itself, shade is no thing.
  const isCounted = findNoun(head)?.number === 'singular';
  const number = isKind ? numberOf(match.head, match) : isCounted ? 'singular' : numberOfNoun(head);
  // "Alto vxr" is a model.
  const isPlain = words.slice(1).every((word) => /^[\p{Ll}\d&]/u.test(word)) && isKnownWord(head);
  // "Chelsea Boot" of a pair.
  const isOneOfPair = isKind && number === 'plural' && findNoun(words.at(-1) ?? '')?.number === 'singular';
  const short = ownersOf(capitalise(isOneOfPair ? toPluralNoun(front) : front));
  const own = short.replace(/^The /, '');
  return {
    short,
    spoken: `${number === 'uncountable' ? '' : 'the '}${isPlain ? lowerStart(own, new Set()) : own}`,
    brief: null,
    number,
  };
}
