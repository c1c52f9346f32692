import { findKind, type KindMatch } from '@reelwright/product-kinds';
import { classOfNoun, isQuality } from '../grammar/word-classes.ts';
import { isKnownWord } from '../known-word.ts';
import { findNoun, FUNCTION_WORDS, isAdjective, toPluralNoun } from '../lexicon.ts';
import { readFirstPhrase, SERVING } from './first-phrase.ts';
import { nameFront } from './front-name.ts';
import type { ProductName } from './spoken-name.ts';

/** Where a title has named the product: a mark, or what it comes with or suits. */
const FRONT_END = /\s*[,|;:•([【"“„«]|\s+[-–—]+\s+|\s+(?:w\/|with|for|incl\.?|\+|&|compatible)\s|\s+\/\s+/iu;
/** How it is sold, before the name. */
const OFFERED = /^(?:used|new|refurbished|renewed|vintage|rare|original|genuine|oem|lot of \d+)\b[\s:–-]*/iu;
const MOST_FRONT_WORDS = 8;
const LEAST_CODE = 4;
/** A name that goes on behind its last word is cut in the middle: "A Field Guide | to Moss". */
const GOES_ON = /^\s+(?:to|of|in|at|and|from)\s+\p{L}/iu;
const BEHIND = /^(?:countertop|tabletop|electric|commercial|industrial|handheld|portable|automatic|manual|digital)$/i;

/**
 * Mends a name that a title was cut to: codes and amounts behind its noun go, a phrase cut in its middle is taken whole
 * up to the first mark, and a bare kind whose model stands before it takes the front of the title. Acronyms keep their
 * capitals.
 */
export function mendName(name: ProductName, title: string, match: KindMatch | undefined): ProductName {
  const first = readFirstPhrase(
    title.replace(OFFERED, '').replace(/^\d+[- ](?=tier|piece|pack|drawer|shelf|person|cup)\S+ /iu, ''),
  );
  // What stands behind the first thing is no name: "No Box" of a bed frame without one.
  if (first !== null && !isWithin(name.short, first)) return keepCapitals(nameFront(first, match), title);
  const plural =
    readPair(title, name) ?? readPlural(title, name.short) ?? readSet(title, name.short) ?? readLast(title, name.short);
  if (plural !== null) return keepCapitals(nameFront(plural, undefined), title);
  const stuffed = readStuffedFront(title, name.short);
  if (stuffed !== null) return keepCapitals(nameFront(stuffed, undefined), title);
  const whole = readFront(title);
  const at = title.toLowerCase().indexOf(name.short.toLowerCase());
  const isCut = at >= 0 && GOES_ON.test(title.slice(at + name.short.length));
  if (isCut) {
    const front = readFront(title, /\s*[,|;:•([【"“„«]|\s+[-–—]+\s+/u);
    if (front?.toLowerCase().includes(name.short.toLowerCase()) === true)
      return keepCapitals(nameTitle(front, name), title);
  }
  const isBareKind = !name.short.includes(' ') && match !== undefined;
  if (isBareKind && whole !== null && /\d/.test(whole) && whole.toLowerCase().endsWith(name.short.toLowerCase()))
    return nameFront(whole, match);
  const short = dropCodes(
    cutBehindCompound(
      name.short.replace(/(?<=\p{L} \p{L}+) (?:over|under) (?:the )?(?:door|bed|sink|desk|cabinet|toilet)\b.*$/iu, ''),
      match,
    ),
  );
  return keepCapitals(short === name.short ? name : nameFront(short, match), title);
}

/** "Wildflower Seed Bombs 50 ct": several things that the name lost, in front of a number or a mark. */
function readPlural(title: string, short: string): string | null {
  const [front = ''] = title.replace(OFFERED, '').split(/\s*[,|;:•(]|\s+[-–—]+\s+|\s+(?:w\/|with|for)\s|\s+\d/iu);
  const words = front.split(/\s+/);
  const isPlain = words.length > 1 && words.length < 6 && words.every((word) => /^\p{Lu}[\p{L}-]+$/u.test(word));
  // "Cold Brew | Coffee Bags 12 Count": one noun more, or two.
  const lost = words.length - short.split(' ').length;
  const isLost =
    front.toLowerCase().startsWith(`${short.toLowerCase()} `) &&
    (lost === 1 || (lost === 2 && classOfNoun((words.at(-2) ?? '').toLowerCase()) !== null));
  return isPlain && isLost && /[a-z]{2}[^s]s$/.test(front) && !isAdjective((words.at(-1) ?? '').toLowerCase())
    ? front
    : null;
}

/** What shows that a name ended before it. */
const BEHIND_NAME = /^(?:\d|non\b|anti\b|with\b|no\b|[(,|])/iu;

/** "Baby Bath | Seat Non Slip": one noun that the name lost, before what is said of it. */
function readLast(title: string, short: string): string | null {
  if (!short.includes(' ') || !title.toLowerCase().startsWith(`${short.toLowerCase()} `)) return null;
  const [last = '', next] = title.slice(short.length + 1).split(/\s+/);
  const word = last.toLowerCase();
  const isThing =
    /^\p{Lu}\p{Ll}{2,}$/u.test(last) &&
    classOfNoun(word) === 'one' &&
    findNoun(word) !== null &&
    !isQuality(word) &&
    !SERVING.test(word);
  const isEnd = next !== undefined && BEHIND_NAME.test(next);
  const before = (short.split(' ').at(-1) ?? '').toLowerCase();
  return isThing && isEnd && /^(?:one|either)$/.test(classOfNoun(before) ?? '') ? `${short} ${last}` : null;
}

/** "Folding Sawhorse Pair": two of it. */
function readPair(title: string, { short, number }: ProductName): string | null {
  const last = short.split(' ').at(-1) ?? '';
  const isPair =
    number === 'singular' &&
    new RegExp(`^${short.replace(/[^\\p{L}\\p{N} ]/gu, '.')} pair(?![\\p{L}])`, 'iu').test(title);
  return isPair && classOfNoun(last.toLowerCase()) === 'one'
    ? `${short.slice(0, short.length - last.length)}${toPluralNoun(last)}`
    : null;
}

const LEAST_STUFFED_WORDS = 7;
const LEAST_LOST_WORDS = 3;
const MOST_RUN_WORDS = 5;

/**
 * "Wireless Presenter Remote Laser Pointer PowerPoint Clicker USB Receiver": of a row of names the first is sold, and not
 * the last, which is a part. Null unless the name stands far behind the front.
 */
function readStuffedFront(title: string, short: string): string | null {
  const [front = ''] = title.replace(OFFERED, '').split(/\s*[,|;:•(]|\s+[-–—]+\s+|\s+(?:w\/|with|for)\s|\s+\d/iu);
  const words = front.split(/\s+/);
  const at = front.toLowerCase().indexOf(short.toLowerCase());
  const lost = at < 0 ? 0 : front.slice(0, at).trim().split(/\s+/).length;
  // "Surfer Magazine Promotional Skate Board": whose it is stands in front.
  const isOfMaker = /\b(?:promotional|official|licensed|inspired|themed|branded|commemorative|advertising)\b/i.test(
    front,
  );
  if (isOfMaker || words.length < LEAST_STUFFED_WORDS || lost < LEAST_LOST_WORDS) return null;
  // "Horse Hoof Pick Brush Combo | Soft Grip": nouns up to the first quality; of a longer row its first ones.
  const quality = words.findIndex(
    (word, index) => index > 1 && isQuality(word.toLowerCase()) && classOfNoun(word.toLowerCase()) === null,
  );
  const run = words.slice(0, quality < 0 ? words.length : quality);
  const own = run.length > MOST_RUN_WORDS ? run.slice(0, LEAST_LOST_WORDS) : run;
  const last = (own.at(-1) ?? '').toLowerCase();
  return own.length > 1 && /^(?:one|many)$/.test(classOfNoun(last) ?? '') ? own.join(' ') : null;
}

const MOST_SET_WORDS = 6;

/** "Adjustable Resistance Band | Bar Set": what are sold together, behind one of them. */
function readSet(title: string, short: string): string | null {
  const own = title.replace(OFFERED, '');
  if (!own.toLowerCase().startsWith(`${short.toLowerCase()} `)) return null;
  const words = own.split(/\s+/);
  const from = short.split(' ').length;
  const at = words.findIndex((word, index) => index >= from && /^(?:set|kit)$/i.test(word));
  const between = words.slice(from, at);
  const areNouns = between.every((word) => /^\p{L}+$/u.test(word) && classOfNoun(word.toLowerCase()) === 'one');
  return at >= from && at < MOST_SET_WORDS && areNouns && !/^of$/i.test(words[at + 1] ?? '')
    ? words.slice(0, at + 1).join(' ')
    : null;
}

/** Whether a name holds no more than the first thing of its title, in any order. */
const isWithin = (short: string, first: string): boolean => {
  const toStems = (text: string): string[] =>
    text
      .toLowerCase()
      .replace(/['’]s?\b/g, '')
      .split(/[\s-]+/)
      .map((word) => word.replace(/s$/, ''));
  const known = new Set(toStems(first));
  // "Acoustic Guitar Strings": a quality that stood behind the noun.
  return toStems(short).every(
    (word) => known.has(word) || /^(?:acoustic|electric|classical|digital|disposable)$/.test(word),
  );
};

/** The title of a work keeps its article: "A Field Guide to Moss". */
const nameTitle = (front: string, { number }: ProductName): ProductName =>
  /^(?:an?|the) /i.test(front)
    ? { short: front, spoken: front, brief: null, number }
    : { ...nameFront(front, undefined), number };

function readFront(title: string, end = FRONT_END): string | null {
  const own = title.replace(OFFERED, '');
  const mark = own.search(end);
  const front = (mark < 0 ? own : own.slice(0, mark)).trim();
  const count = front.split(/\s+/).length;
  return count > 1 && count <= MOST_FRONT_WORDS ? front : null;
}

/** "Blood Pressure Monitor Upper Arm", "Safety Vest Class": everyday words behind a noun of several words are no name. */
function cutBehindCompound(short: string, match: KindMatch | undefined): string {
  if (match === undefined || !match.head.includes(' ')) return short;
  const at = short.toLowerCase().lastIndexOf(match.head.toLowerCase());
  const end = at + match.head.length;
  const tail = short.slice(end).trim();
  if (at < 0 || tail === '' || !/^\s/.test(short.slice(end))) return short;
  const words = tail.toLowerCase().split(' ');
  // "Seed Bombs" and "Pond Netting" are sold, not the seed and the pond.
  const isPlain = words.every(
    (word) =>
      FUNCTION_WORDS.has(word) || (isAdjective(word) && findNoun(word) === null) || /[a-z]{2}(?:ed|able)$/.test(word),
  );
  return isPlain && !SERVING.test(words.at(-1) ?? '') && findKind({ name: tail })?.source !== 'name'
    ? short.slice(0, end)
    : short;
}

/** "Electric Fence Energizer 2 Joule". */
const AMOUNT_BEHIND =
  /(?<=\p{L} \p{L}+) \d[\d.,]*[ -]?(?:joules?|watts?|volts?|inch(?:es)?|ft|feet|quarts?|gallons?|lbs?|oz|amps?|tons?|btu|hp|pieces?|pcs?|pack|persons?|count|ct)$/iu;

/** "Safety Vest Class", "Flooring Peel and Stick". */
const WAY_BEHIND =
  /(?<=\p{L} \p{L}+) (?:class|grade|memory foam|type|level|category|peel and stick|tournament|plug and play|self[- ]adhesive|easy install|ready to hang|upper arm|do it yourself|\p{L}+ (?:compatible|ready|resistant|capable))$/iu;

/** "Hummingbird Feeder Hand Blown Glass", "Firewood Kiln Dried Oak": how a thing is made, behind its noun. */
function dropMaking(words: readonly string[]): string[] {
  const at = words.findIndex(
    (word, index) =>
      index > 0 &&
      /^(?:hand|kiln|machine|triple|double|solid|air|wood|oil)$/i.test(word) &&
      /(?:ed|wn|en)$/i.test(words[index + 1] ?? ''),
  );
  const last = (words[at - 1] ?? '').toLowerCase();
  return at > 0 && ((findNoun(last) !== null && !isAdjective(last)) || /[a-z]{3}er$|wood$/.test(last))
    ? words.slice(0, at)
    : [...words];
}

/** "Crochet Kit Penguin": what a kit makes, behind it. */
const KIT_BEHIND = /(?<=\p{L} (?:kit|set))(?: \p{Lu}\p{Ll}+){1,2}$/iu;

/** "Hydraulic Hose Assembly R2AT 2-Wire", "Dough Sheeter Countertop Electric 110V": what follows the noun is no name. */
function dropCodes(short: string): string {
  const words = dropMaking(short.replace(AMOUNT_BEHIND, '').replace(WAY_BEHIND, '').replace(KIT_BEHIND, '').split(' '));
  const isCode = (word: string): boolean => /\d/.test(word) && word.length >= LEAST_CODE;
  if (!isCode(words.at(-1) ?? '')) return words.join(' ');
  const kept = [...words];
  while (kept.length > 2 && (isCode(kept.at(-1) ?? '') || BEHIND.test(kept.at(-1) ?? ''))) kept.pop();
  const last = (kept.at(-1) ?? '').toLowerCase();
  const isThing = (findNoun(last) !== null && !isAdjective(last)) || /[a-z]{3}(?:er|or)s?$/.test(last);
  return isThing ? kept.join(' ') : short;
}

/** "TENS Unit" is read letter by letter or as the seller writes it, if the rest of the title is not shouted. */
function keepCapitals(name: ProductName, title: string): ProductName {
  const letters = title.replace(/[^\p{L}]/gu, '');
  if (letters.replace(/\p{Ll}/gu, '').length > letters.length / 2) return name;
  const restore = (text: string): string =>
    text.replace(/(?<![\p{L}\p{N}])\p{Lu}\p{Ll}{1,5}(?![\p{L}\p{N}])/gu, (word) =>
      // A longer one may be a shouted name, if it opens the title.
      (word.length < 5 ||
        (!isKnownWord(word.toLowerCase()) && new RegExp(`\\p{Ll} ${word.toUpperCase()}`, 'u').test(title))) &&
      new RegExp(`(?<![\\p{L}\\p{N}])${word.toUpperCase()}(?![\\p{L}\\p{N}])`, 'u').test(title) &&
      !new RegExp(`(?<![\\p{L}\\p{N}])${word}(?![\\p{L}\\p{N}])`, 'u').test(title)
        ? word.toUpperCase()
        : word,
    );
  const kept = { ...name, short: restore(name.short), spoken: restore(name.spoken) };
  // "The BMW X1": a model that its code tells is one thing.
  const isModel =
    kept.number === null && kept.spoken === kept.short && /\S (?:\p{Lu}{1,2}\d{1,4})(?=\s|$)/u.test(kept.short);
  return isModel ? { ...kept, spoken: `the ${kept.short}` } : kept;
}
