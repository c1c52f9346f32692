import type { KindMatch } from '@reelwright/product-kinds';
import { cleanLine } from '../clean-text.ts';
import { endsName } from './ends-name.ts';
import { dropVariant } from './drop-variant.ts';
import { capitalise } from './fact-text.ts';
import { isKnownWord } from './known-word.ts';
import { findNoun, findThirdPersonBase, FUNCTION_WORDS, isAdjective, MODIFIERS, PROPER_WORDS } from './lexicon.ts';
import { countNameTail, cutBehindName, findCollective } from './name-tail.ts';
import { hasDeterminer } from './noun-phrase.ts';
import { orderName, ownersOf } from './order-name.ts';

export interface ProductName {
  /** By itself, with the seller's capitals: "Cloud Hoodie". At most six words, including the noun of its kind. */
  short: string;
  /** For use in a sentence: with "the" if needed. */
  spoken: string;
  /** The brand and the kind, if that is shorter: "Tefal pan set". */
  brief: string | null;
  /** The number for "it" or "they"; null if unknown. */
  number: 'singular' | 'plural' | 'uncountable' | null;
}

const MOST_WORDS = 5;
const MOST_MODEL_WORDS = 2;
/** A name of this many words needs no shorter one. */
const MOST_BRIEF_WORDS = 6;
const SIZE_UNIT =
  '(?:mm|cm|m|km|in|inch|inches|ft|ml|cl|l|oz|fl|g|gr|kg|lb|lbs|gb|tb|mb|mah|w|v|hz|pcs|pc|pieces?|pk|packs?|ct|count|sheets|users?|devices?|tabs?|capsules|tog|gsm|momme|er|x|litres?|liters?)';
const SIZE = new RegExp(
  `^[("]?[øØ]?\\d+(?:[.,/]\\d+)?["”']?(?:[x×]\\d+(?:[.,]\\d+)?)*[- ]?${SIZE_UNIT}?(?:[x×]\\d+(?:[.,]\\d+)?${SIZE_UNIT}?)*[)"]?\\.?$`,
  'i',
);
const UNIT_WORD = new RegExp(`^${SIZE_UNIT}\\.?$`, 'i');
const MODEL_CODE = /^(?=.*\d)(?=.*[A-Z])[A-Z0-9][A-Z0-9/.-]{4,}$/;
const NOISE =
  /^(?:new|used|sale|\d(?:st|nd|rd|th)|gen|generation|exclusive|size|uk|us|eu|\+|-|–|—|\/|x|bnib|bnwt|nwt|official|authentic|best|amazing|perfect)$/i;
const CUT = /^(?:with|for|w\/|featuring|by|from|including|incl\.?|compatible|in|made|suitable|at|on|to|fits)$/i;

/** Shortens a seller's title for speech; null if it has no Latin letters, or too many words without a kind. */
export function shortenName(written: string, brand: string | undefined, match?: KindMatch): ProductName | null {
  const noun = match?.source === 'name' ? match.head : undefined;
  const titled = match === undefined || noun === undefined ? null : readTitled(written, noun, match.kind.trade);
  const base = titled === null ? null : shortenPlain(titled.front, brand, match);
  const name = titled === null || base === null ? shortenPlain(written, brand, match) : nameTitled(base, titled.title);
  if (name === null) return null;
  const owned = (text: string): string =>
    brand !== undefined && text.includes(brand) && ownersOf(brand) !== brand ? text : ownersOf(text);
  return {
    ...name,
    short: owned(name.short),
    spoken: owned(name.spoken),
    brief: name.brief === null ? null : owned(name.brief),
  };
}

const MOST_TITLE_WORDS = 5;
const LONGEST_TITLED = 9;

/** The title of a work behind its noun, in quotation marks or joined by a preposition: "Puzzle Harbour at Dusk". */
function readTitled(written: string, head: string, trade: string): { front: string; title: string } | null {
  const at = written.toLowerCase().indexOf(head.toLowerCase());
  if (at < 0) return null;
  const front = written.slice(0, at + head.length);
  const behind = written.slice(at + head.length);
  const quoted = /^,?\s+["“„«‘']([^"“”„«»‘]{2,40}?)["”“»’'](?![\p{L}\d])/u.exec(behind)?.[1];
  const joined = /^(?:books-and-games|toys)$/.test(trade)
    ? /^,?\s+(?:[-–—] )?(\p{Lu}[\p{L}’'-]+ (?:at|of|in|on|under|over|by)(?: the)? \p{Lu}[\p{L}’'-]+)(?=$|[,(|]|\s+(?:\d|[-–—]))/u.exec(
        behind,
      )?.[1]
    : undefined;
  const title = quoted ?? joined;
  return title === undefined || title.split(' ').length < 2 || title.split(' ').length > MOST_TITLE_WORDS
    ? null
    : { front, title };
}

function nameTitled(base: ProductName, title: string): ProductName {
  const short = `${base.short} ${title}`;
  return short.split(' ').length > LONGEST_TITLED
    ? base
    : { ...base, short, spoken: `${base.spoken} ${title}`, brief: null };
}

function shortenPlain(written: string, brand: string | undefined, match?: KindMatch): ProductName | null {
  const noun = match?.source === 'name' ? match.head : undefined;
  const made = dropMaker(written, brand);
  const own = noun === undefined ? made : orderName(made, noun, brand);
  const cut = noun === undefined ? own : cutBehindName(own, noun, brand);
  const title = dropVariant(dropSpecs(cut));
  const latin = keepLatin(cleanLine(title).replace(/^(?:details about|new listing|for sale:?)\s+/i, ''));
  if (!/[a-z]{3}/i.test(latin)) return null;
  const kind = match?.kind;
  const brandWords = brand === undefined ? '' : spellBrand(cleanLine(brand));
  const isBrandSpoken = /^[\p{Script=Latin}\p{N}&'’. -]{2,40}$/u.test(brandWords) && /\p{L}/u.test(brandWords);
  const head = match?.source === 'name' ? match.head : undefined;
  const segment = chooseSegment(latin, head);
  const hasBrand = isBrandSpoken && brandWords !== '' && includesWords(latin, brandWords);
  const picked = pickWords(removeWords(segment, hasBrand ? brandWords : ''));
  // What is cut behind its noun and its own name has nothing to drop.
  const core = cut !== own && picked.length <= MOST_WORDS ? picked : limitToHead(picked, head);
  const set = head === undefined ? undefined : findCollective(core.join(' '), head);
  const kindName = kind === undefined ? undefined : nameKind(kind, { head, set });
  const front = hasBrand && isFront(latin, brandWords) ? [brandWords] : [];
  const cased = fixCase(core);
  const named =
    cased.length > 0 && cased.length <= MOST_WORDS && (head !== undefined || kind === undefined || cased.length <= 3)
      ? [...front, ...cased]
      : shortenLong(cased, {
          head,
          kindName,
          front: isBrandSpoken && hasBrand ? [brandWords] : [],
          isFirst: isFront(latin, core[0] ?? ''),
        });
  const plain = readShort(latin, { brand: hasBrand ? brandWords : '', head });
  // "Running Shorts Keeps Warm" goes on to something else.
  const isCut =
    plain?.some((word) => findThirdPersonBase(word.toLowerCase()) !== null && findNoun(word) === null) === true;
  if (plain !== null && !isCut && needsWhole(named ?? [], plain))
    return nameWhole([...front, ...plain], {
      brand: front[0],
      number:
        head !== undefined && includesWords(plain.join(' '), head)
          ? numberOf(head, match)
          : (guessNumber(plain.at(-1) ?? '') ?? (head === undefined ? null : numberOf(head, match))),
    });
  if (named === null || named.length === 0) return null;
  const number =
    set !== undefined
      ? 'singular'
      : kind && endsInKind(core, head)
        ? numberOf(head, match)
        : isForeign(named)
          ? null
          : named.some((word) => COLLECTIVE.test(word))
            ? 'singular'
            : guessNumber(named.at(-1) ?? '');
  const isPair = kind?.en.isPair === true && head !== undefined && set === undefined;
  const joined = spellAsTitle(named, latin);
  const whole = makePair(joined, isPair && joined.at(-1)?.toLowerCase() === head?.split(' ').at(-1)).join(' ');
  const short = capitalise(whole);
  // A brief name without its model would be another product's.
  const isUnnumbered = named.at(-1)?.toLowerCase() === (set ?? head?.split(' ').at(-1));
  const shorter =
    kindName !== undefined && isBrandSpoken && hasBrand && (head === undefined || isUnnumbered)
      ? nameBriefly(short, { brandWords, kindName })
      : null;
  const brief = shorter !== null && keepsModel(short, shorter) ? shorter : null;
  return {
    short,
    spoken: toSpoken(whole, {
      brand: front[0],
      number,
      isTitle: kind?.trade === 'books-and-games' && (kind.en.words.includes('book') || kind.id === 'video-game'),
    }),
    brief,
    number,
  };
}

/** "SoundCore by Anker Liberty Air": the maker in the middle is no end of the name. */
function dropMaker(title: string, brand: string | undefined): string {
  const middle = brand === undefined ? '' : ` by ${brand} `;
  const at = middle === '' ? -1 : title.toLowerCase().indexOf(middle.toLowerCase());
  return at < 0 ? title : `${title.slice(0, at)} ${title.slice(at + middle.length)}`;
}

/** "LED Monitor IPS Micro-edge HDMI VGA 60Hz 5ms - 24m": a name ends before a row of codes. */
const SPECS = /(?<=\p{Ll} )(?:(?:IPS|VA|HDMI|VGA|DP|FHD|QHD|UHD|USB|\d+(?:Hz|ms))(?: [A-Z][a-z]+-[a-z]+)? ?){3,}.*$/u;
/** "Indoor Basketball Size 7": a size is no model. */
const SIZED =
  /(?<=\p{L}\p{L}),? (?:(?:cut |protection )?(?:size|level|grade|class|stage|phase)) (?:\d\S{0,2}|\S{1,3}$)(?=$|\s*[(,])/iu;
export const dropSpecs = (title: string): string => title.replace(SPECS, '').replace(SIZED, '').trim();

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
function readShort(title: string, { brand, head }: { brand: string; head: string | undefined }): string[] | null {
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
  /(?:[a-z]{3}(?:able|ible)|proof|resistant|density)$|^(?:usb|\d+m|high|low|grade)$/i.test(word);

/** Checks if a name lost a word from its end, its model, or one side of an "and". */
function needsWhole(named: readonly string[], whole: readonly string[]): boolean {
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

function nameWhole(
  words: readonly string[],
  { brand, number }: { brand: string | undefined; number: ProductName['number'] },
): ProductName {
  const short = words.join(' ');
  return { short, spoken: toSpoken(short, { brand, number, isTitle: false }), brief: null, number };
}

/** "Apple watch" is an Apple Watch, if the title writes it so. */
function spellAsTitle(words: readonly string[], title: string): readonly string[] {
  const at = title.toLowerCase().indexOf(words.join(' ').toLowerCase());
  const isShouted = /\p{Lu}{5,}/u.test(title.slice(Math.max(0, at), at + words.join(' ').length));
  return at < 0 || isShouted ? words : title.slice(at, at + words.join(' ').length).split(' ');
}

/** Words that tell a model from a cheaper one. */
const MODEL_WORD = /\d|^(?:pro|max|plus|mini|ultra|lite|air|elite|se|xl|oled|bundle|kit|set)$/i;

function keepsModel(name: string, shorter: string): boolean {
  const said = new Set(shorter.toLowerCase().split(' '));
  return name
    .toLowerCase()
    .split(' ')
    .every((word) => !MODEL_WORD.test(word) || said.has(word));
}

/** "Chelsea boots", "enamel mug set". */
function nameKind(
  { en, trade }: KindMatch['kind'],
  { head, set }: { head: string | undefined; set?: string | undefined },
): string {
  const name =
    set !== undefined ? `${en.singular} ${set}` : en.isPair || isPlural(head, { en }) ? en.plural : en.singular;
  const spelled = spellKind(name);
  // The apple of apple juice is a fruit.
  return trade === 'food' || trade === 'drinks' ? spelled.replace(/\bApple\b/, 'apple') : spelled;
}

/** "Chelsea boots", "4K monitor": proper words and codes keep their capitals. */
function spellKind(name: string): string {
  return name
    .split(' ')
    .map((word) => (PROPER_WORDS.has(word) ? capitalise(word) : /\d/.test(word) ? word.toUpperCase() : word))
    .join(' ');
}

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

/**
 * "Google Nest Mini smart speaker": the brand, the following words that are no everyday words, and the kind; null if
 * that is no shorter.
 */
function nameBriefly(short: string, { brandWords, kindName }: { brandWords: string; kindName: string }): string | null {
  const words = short.split(' ');
  const rest = words.slice(brandWords.split(' ').length);
  const end = rest.findIndex(
    (word) =>
      /\p{Ll}(?:ed|ing)$/u.test(word) ||
      findNoun(word) !== null ||
      isAdjective(word) ||
      MODIFIERS.has(word.toLowerCase()) ||
      !/^\p{Lu}/u.test(word) ||
      word.includes('-'),
  );
  // "Argan Oil Shampoo Bar": the word before a noun belongs to it.
  const isOfNoun =
    end > 0 && findNoun(rest[end] ?? '') !== null && !kindName.startsWith((rest[end] ?? '').toLowerCase());
  const model = short.toLowerCase().startsWith(brandWords.toLowerCase())
    ? rest.slice(0, Math.min(end < 0 ? 0 : isOfNoun ? end - 1 : end, MOST_MODEL_WORDS))
    : [];
  const brief = [brandWords, ...model, kindName].join(' ');
  return words.length > MOST_BRIEF_WORDS && brief.split(' ').length < words.length ? brief : null;
}

/** Adds the article that a name needs once its number is known: "the Garmin Fenix 7 Pro". */
export const nameNumbered = (name: ProductName, number: NonNullable<ProductName['number']>): ProductName => ({
  ...name,
  number,
  spoken: toSpoken(name.short, { brand: name.short, number, isTitle: false }),
});

/** "the Cloud Hoodie"; without an article if the name has its own, is a title, or names something uncountable. */
function toSpoken(
  short: string,
  { brand, number, isTitle }: { brand: string | undefined; number: ProductName['number']; isTitle: boolean },
): string {
  const words = short.split(' ');
  const rest = words.slice(1);
  // "Round sunnies" is no name: small inside a sentence.
  const isPlainWords =
    brand === undefined &&
    rest.length > 0 &&
    rest.every((word) => /^[\p{Ll}\d&]/u.test(word)) &&
    /^\p{Lu}\p{Ll}+$/u.test(words[0] ?? '');
  const inside =
    isPlainWords && (isAdjective(words[0] ?? '') || findNoun(words[0] ?? '') !== null)
      ? short.charAt(0).toLowerCase() + short.slice(1)
      : short;
  if (
    isTitle ||
    number === null ||
    number === 'uncountable' ||
    (hasDeterminer(short) && !WORN_BY.test(words[0] ?? '')) ||
    words.slice(0, MOST_OWNER_WORDS).some((word) => /^\p{Lu}\p{L}*['’]s?$/u.test(word) && !WORN_BY.test(word))
  )
    return inside;
  // "Stanley The Quencher".
  return `the ${inside.replace(/(?<=\S) The (?=\p{Lu})/u, ' ')}`;
}

/** "Stieg Larsson's Millennium Trilogy": whose it is stands before it. */
const MOST_OWNER_WORDS = 2;

/** "Women's" says whom it is for, not whose it is. */
const WORN_BY = /^(?:wo)?men['’]s$|^(?:lad(?:y|ie)s?|kids?|child(?:ren)?|boys?|girls?|bab(?:y|ies))['’]s?$/i;

const SWALLOWED_FORMS =
  /^(?:vitamins?|supplements?|capsules?|tablets?|gumm(?:y|ies)|lozenges?|probiotics?|drops?|multivitamins?)$/i;

/** Things of two parts, which have no singular. */
const PAIRS = /^(?:shears|scissors|pliers|tongs|tweezers|clippers|binoculars|goggles|secateurs|pruners|snips)$/i;

const SINGLE_GARMENT =
  /^(?:dress|shirt|T-shirt|tee|top|jacket|coat|hoodie|sweater|romper|coverall|outfit|set|skirt|hat)$/i;

function numberOf(head: string | undefined, match: KindMatch | undefined): ProductName['number'] {
  const kind = match?.kind;
  if (kind === undefined) return null;
  const last = head?.split(' ').at(-1) ?? '';
  if (PAIRS.test(last)) return 'plural';
  // Children's clothes are sold in sets, and one by one.
  if (kind.en.isPair) return SINGLE_GARMENT.test(last) ? 'singular' : 'plural';
  // Oats and noodles have no singular.
  if (!kind.en.isCountable && /[^su]s$/.test(last)) return 'plural';
  if (!kind.en.isCountable || findNoun(last)?.number === 'uncountable') return 'uncountable';
  // "Magnesium glycinate": the form of a supplement is countable, its substance is not.
  if (kind.traits.includes('swallowed') && !SWALLOWED_FORMS.test(last)) return 'uncountable';
  return isPlural(head, kind) ? 'plural' : 'singular';
}

function isPlural(head: string | undefined, kind: Pick<KindMatch['kind'], 'en'>): boolean {
  if (head === undefined) return kind.en.isPair;
  const last = head.toLowerCase().split(' ').at(-1) ?? '';
  const singular = kind.en.singular.toLowerCase().split(' ').at(-1) ?? '';
  return last !== singular && last.endsWith('s') && !/(?:ss|us|is)$/.test(last);
}

/** "Kinder Regenjacke Fuchs": an ending tells nothing of a word in another language. */
const isForeign = (words: readonly string[]): boolean =>
  words.length > 1 && words.every((word) => !isKnownWord(word.toLowerCase()));

/** "Punch Needle Kit Wild Poppies" is one kit. */
const COLLECTIVE = /^(?:kit|set|bundle)$/i;

/** Guesses the number of an unlisted noun by its ending, if that is clear. */
function guessNumber(word: string): ProductName['number'] {
  const noun = findNoun(word);
  if (noun) return noun.number;
  if (!/^[\p{L}'-]{3,}$/u.test(word) || /^\p{Lu}+$/u.test(word)) return null;
  if (/(?:[a-z]{2}(?:er|or|ette)|box|kit|trio|duo|bundle|package|experience|tour|trip)$/i.test(word)) return 'singular';
  if (/(?:[^s'u]s)$/i.test(word) && !/(?:is|as|os|us|ss|ews)$/i.test(word)) return 'plural';
  return null;
}

/** "Chelsea Boot" is sold in pairs. */
function makePair(words: readonly string[], isPair: boolean): string[] {
  const last = words.at(-1) ?? '';
  if (!isPair || /s$/i.test(last) || !/\p{L}$/u.test(last)) return [...words];
  return [...words.slice(0, -1), `${last}s`];
}

/** Chooses the part of the title that names the product's kind. */
function chooseSegment(title: string, head: string | undefined): string {
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
  if (next === undefined || UNIT_WORD.test(next) || !/^\p{Lu}\p{Ll}/u.test(next)) return false;
  const before = words[at - 1];
  const isNumber = /^[1-9]\d{2}$/.test(word);
  const isCode = word.length <= MOST_CODE && MODEL_CODE.test(word) && !/\d{5}/.test(word);
  const isNamed = before === undefined ? at === 0 : /^\p{Lu}/u.test(before);
  return (isNumber && !/[^s]s$/.test(next) && isNamed) || (isCode && at <= 1);
}
const MOST_CODE = 10;

function pickWords(segment: string): string[] {
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
function limitToHead(words: readonly string[], head: string | undefined): string[] {
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

/** Words of a brand at the start of a title. */
const MOST_BRAND_WORDS = 3;
/** A title without a safe short form is said whole up to this length. */
const MOST_WHOLE_WORDS = 8;

/**
 * Shortens a name with too many words to the brand and the kind. Without a brand, the title's first words are one if no
 * everyday word is among them; else the kind is all that can be said safely.
 */
function shortenLong(
  words: readonly string[],
  {
    head,
    kindName,
    front,
    isFirst,
  }: { head: string | undefined; kindName: string | undefined; front: readonly string[]; isFirst: boolean },
): string[] | null {
  if (front.length > 0 && kindName !== undefined) return [...front, ...findModel(words), ...kindName.split(' ')];
  if (kindName === undefined) {
    const isWhole = words.length + front.length <= MOST_WHOLE_WORDS && endsName(words.at(-1) ?? '');
    // The maker alone names what no short name tells apart.
    return isWhole ? [...front, ...words] : front.length > 0 ? [...front] : isFirst ? findBrand(words) : null;
  }
  if (head === undefined) return null;
  return [...(isFirst ? findBrand(words) : []), ...kindName.split(' ')];
}

/** "Galaxy Watch 6 Pro": the words and numbers before the first everyday word. */
function findModel(words: readonly string[]): string[] {
  const end = words.findIndex(
    (word) => !MODEL_WORD.test(word) && (!/^\p{Lu}/u.test(word) || isKnownWord(word.toLowerCase())),
  );
  const model = words.slice(0, Math.max(0, end));
  return model.length <= MOST_BRAND_WORDS && model.some((word) => MODEL_WORD.test(word)) ? model : [];
}

/** "Melissa & Doug Wooden Building Set": the maker's words before the first everyday word. */
function findBrand(words: readonly string[]): string[] {
  const end = words.findIndex((word, at) =>
    !/^[\p{Lu}\d]/u.test(word) && word !== '&'
      ? true
      : word !== '&' &&
        !/^\d+$/.test(word) &&
        // "Liberty Air 2 Pro": a grade belongs to the model.
        !(at > 0 && MODEL_WORD.test(word)) &&
        (isKnownWord(word.toLowerCase()) || /\p{Ll}ed$/u.test(word) || (at === 0 && /\d/.test(word))),
  );
  const brand = words.slice(0, Math.max(0, end));
  while (brand.length > 0 && /^(?:&|\d+)$/.test(brand.at(-1) ?? '')) brand.pop();
  // A single short word may be any word: "Kid Galaxy".
  if (brand.length === 1 && !/\d|\p{Ll}\p{Lu}|^\p{Lu}{2,}$|^.{5,}$/u.test(brand[0] ?? '')) return [];
  // More words are a brand and something else, whose border nobody knows.
  return brand.filter((word) => !MODEL_WORD.test(word)).length <= MOST_BRAND_WORDS ? brand : [];
}

/** Writes long brands in capitals as "Belkin"; short ones such as "IKEA" keep their capitals. */
export function spellBrand(brand: string): string {
  const isLong = brand.replace(/[^\p{L}]/gu, '').length > 4;
  return isLong && brand === brand.toUpperCase()
    ? brand.replace(/\p{Lu}{4,}|(?<=\p{L} )\p{Lu}{2,}/gu, (word) => word.charAt(0) + word.slice(1).toLowerCase())
    : brand;
}

const simplify = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;
const includesWords = (text: string, words: string): boolean => simplify(text).includes(simplify(words));
const isFront = (text: string, words: string): boolean => simplify(text).startsWith(simplify(words));

/** Returns a title without its brand. */
export function dropBrand(title: string, brand: string): string {
  return removeWords(title, cleanLine(brand));
}

function removeWords(text: string, words: string): string {
  if (words === '') return text;
  const pattern = words
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join('[^\\p{L}\\p{N}]+');
  return text.replace(new RegExp(`(?<![\\p{L}\\p{N}])${pattern}(?![\\p{L}\\p{N}])(?:['’]s)?`, 'giu'), ' ').trim();
}

/** Returns the Latin part of a title in two scripts. */
function keepLatin(title: string): string {
  if (!/[^\p{Script=Latin}\p{N}\p{P}\p{S}\s\p{M}]/u.test(title)) return title;
  const runs = title.match(/[\p{Script=Latin}\p{N}\p{P}\p{S}\s]+/gu) ?? [];
  return (
    runs
      .map((run) => run.trim())
      .filter((run) => /\p{Script=Latin}{2}/u.test(run))
      .sort((a, b) => b.length - a.length)[0] ?? ''
  );
}

/** "ONEPWR" is spelled, not read. */
const UNSPEAKABLE = /[^AEIOUY]{3}$|^[^AEIOUY]{3}/;

/** A title in capitals would be spelled out by the voice, and look shouted in captions. */
function fixCase(words: readonly string[]): string[] {
  const letters = words.join('').replace(/[^\p{L}]/gu, '');
  const isShouted = letters.length > 3 && letters === letters.toUpperCase();
  return words.map((word, index) => {
    const isCapitals =
      word.length > 4 && word === word.toUpperCase() && /^\p{L}+$/u.test(word) && !UNSPEAKABLE.test(word);
    if (!isShouted && !isCapitals) return word;
    if (/\d/.test(word) || /^(?:LED|USB|TV|HD|UV|BBQ|PU|DIY)$/.test(word)) return word;
    return index > 0 && FUNCTION_WORDS.has(word.toLowerCase()) ? word.toLowerCase() : toTitle(word);
  });
}

const toTitle = (word: string): string =>
  word
    .toLowerCase()
    .split('-')
    .map((part, index) => (index > 0 && FUNCTION_WORDS.has(part) ? part : capitalise(part)))
    .join('-');
