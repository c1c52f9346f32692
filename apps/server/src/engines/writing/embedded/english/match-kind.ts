import type { Product } from '@reelwright/contracts';
import { findKind, findToldKind as findKindInText, type KindMatch } from '@reelwright/product-kinds';
import { findNoun, isAdjective, PROPER_WORDS, toPluralNoun } from './lexicon.ts';
import { dropVariant } from './drop-variant.ts';
import { isLastNoun } from './ends-name.ts';
import { isKnownWord } from './known-word.ts';
import { ENDS_IN_MATERIAL } from './materials.ts';
import { countNameTail, findCollective, isCoined, isQualityBehind, isSpecBehind } from './name-tail.ts';
import { dropBrand, dropSpecs } from './product-name.ts';

const MOST_MODEL_WORDS = 3;
/** Longer titles are lists of search words. */
const STUFFED_WORDS = 8;

/**
 * Matches the kind of a product. A kind found only in the description, in the brand or after a title's colon is not
 * certain enough for a joke.
 */
export function matchKind(product: Product): KindMatch | undefined {
  const named = PLATFORM.test(product.name) ? findKind({ name: 'video game' }) : matchName(product);
  // "Green Toys Fire Engine": nobody drives it.
  const isToy = named?.kind.trade === 'car' && /\btoys?\b/i.test(product.name);
  const match = named === undefined || isToy || isOfOtherTrade(named, product) ? undefined : named;
  return match === undefined || match.kind.trade === 'pets' ? match : toPetsKind(match, product);
}

/** Nouns that other trades use for things of their own: the suit of a beekeeper, the controller of a smoker. */
const OTHER_TRADE: Readonly<Record<string, (product: Product, before: string) => boolean>> = {
  suit: (_product, before) =>
    /^(?:rain|ski|snow|sleep|swim|bee|beekeeping|dive|diving|wet|dry|race|racing|space|flight|work|sauna|boiler|shell|fishing|motorcycle|welding|protective|paint|hazmat)$/i.test(
      before,
    ),
  controller: ({ name, selling_points: points }) =>
    !/\b(?:game|games|gaming|gamepad|xbox|playstation|ps[2-5]|nintendo|switch|steam|consoles?)\b/i.test(
      [name, ...points].join('. '),
    ),
};

function isOfOtherTrade({ head }: KindMatch, product: Product): boolean {
  const front = product.name.slice(0, Math.max(0, product.name.toLowerCase().lastIndexOf(head)));
  return OTHER_TRADE[head]?.(product, /([\p{L}-]+)[\s-]+$/u.exec(front)?.[1] ?? '') === true;
}

/** "Dragon Ball FighterZ - PlayStation 4": a game for a console. */
const PLATFORM = / [-–—] (?:playstation|ps ?[2-5]|xbox|nintendo|switch|wii|pc)\b[\w ]*$/i;
const FOR_ANIMALS =
  /\b(?:your|for|gives?|keeps?|makes?)(?: \w+){0,3} (feline|cat|kitten|kitties|dog|pupp(?:y|ies)|pet)s?\b|\b(?:cat|dog|pet)['’]?s\b|(?<!\bhot )\b(?:cats?|dogs?|kittens?|puppy|puppies|feline|canine|catnip|kibble|aquariums?|parrots?|hamsters?)\b(?! eye)|\bhuman-grade\b|\btaurine\b|\bhydration fountain\b/i;

/** A bed whose text speaks of "your cat" is a cat's; what is no known thing for animals is of no known kind. */
function toPetsKind(
  match: KindMatch,
  { name, description = '', selling_points: points }: Product,
): KindMatch | undefined {
  const found = FOR_ANIMALS.exec([name, description, ...points].join('. '));
  if (found === null || match.kind.trade === 'books-and-games' || match.kind.traits.includes('for-cleaning'))
    return match;
  const animal = /dog|pup/i.test(found[0]) ? 'dog' : 'cat';
  const own = match.head.split(' ').at(-1) ?? '';
  const theirs = findKind({ name: `${animal} ${own}` }) ?? findKind({ name: `pet ${own}` });
  return theirs?.kind.trade === 'pets' ? { ...theirs, head: match.head } : undefined;
}

/** "Treadmill Under Desk": where it stands is not what it is. */
const cutPlace = (name: string): string => {
  const [front = ''] = name.split(/ (?:under|over|behind|beneath) /i);
  return findNoun(front.split(' ').at(-1)?.toLowerCase() ?? '') !== null || findKind({ name: front }) !== undefined
    ? front
    : name;
};

/** The colour of what stands before the dash. */
const VARIANT = /\s+[-–—]\s+(?:white|black|red|blue|gr[ea]y|green|pink|silver|gold|neon|midnight|space gr[ea]y)\b.*$/i;
/** Figures whose names are things too. */
const FIGURES = /\b(?:(?:mickey|minnie|mighty) mouse|hello kitty|donald duck|peppa pig|angry birds?)\b/giu;

function matchName({ name: written, brand }: Product): KindMatch | undefined {
  const name = dropVariant(dropSpecs(written.replace(VARIANT, '').replace(FIGURES, ' ')));
  const unbranded = brand === undefined ? name : dropBrand(name, brand);
  // "5-Pc. Gift Set" is no computer.
  const cleaned = unbranded
    .replace(/\b\d+[- ]?p(?:c|iece)s?\b\.?/gi, '')
    .replace(/\b(?:starter|gift|travel|value|combo|beginner) (?=(?:set|kit|pack)\b)/gi, '')
    // "Cleansing Balm Fragrance Free" is no fragrance.
    .replace(/\s+\p{L}+[- ]free(?=\s*(?:$|\d|[,(|]))/giu, '')
    // The chip of "iPad Pro M2 Chip" is a part of it.
    .replace(/\s+\p{Lu}+\d+\w*(?: (?:pro|max|ultra))? chip\b/giu, '')
    .trim();
  const [title = '', subtitle] = cleaned.split(/:\s+/);
  const front = cleaned.split(/\s+[-–—]\s+/)[0] ?? cleaned;
  // "Switch OLED Model - White Joy-Con": what it is, then which one.
  const isSplit = front !== cleaned && findKind({ name: front })?.source === 'name';
  const whole = subtitle !== undefined && title.trim().split(/\s+/).length > 1 ? title : isSplit ? front : cleaned;
  const early = findFirst(whole);
  const match =
    readCourse(subtitle) ??
    readBook(subtitle) ??
    early ??
    // "Goodbye Phone, Hello World - Mindfulness Book".
    readSubtitle(unbranded.split(/\s+[-–—]\s+/)[1]) ??
    findKind({ name: cutSecond(cutStuffing(cutPlace(whole))) }) ??
    readSubtitle(subtitle) ??
    findKind({ name: cutSecond(cutStuffing(unbranded.replaceAll(':', ''))) }) ??
    findBeforeModel(whole) ??
    findBeforeSize(whole);
  const found = match ?? findInFront(unbranded);
  const own = found === undefined ? undefined : (findScented(whole, found) ?? found);
  // A kit for making bread is no bread.
  if (own !== undefined && /\bkit$/i.test(unbranded) && !own.head.endsWith(' kit') && isEaten(own.kind))
    return undefined;
  const before = own === undefined || own === early ? '' : thingBeforeSize(unbranded, own.head);
  // "Drawing Tablet 10 inch Battery-Free Pen": the pen comes with what stands before the size.
  if (before !== '') return findNamedKind(before);
  const isNamed = own?.source === 'name' && /^[\p{Script=Latin}\p{N}&'’ -]+$/u.test(own.head);
  if (!isNamed || (own.kind.trade === 'food' && /\d\/\d/.test(cleaned))) return findMakersKind(name);
  // "Scented Candle Fig & Cassis": what follows is the scent.
  const isNoun = own === early || isLastNoun(cleaned, own.head) || own.kind.traits.includes('scented');
  const plain = isNoun ? findBeforeMotif(whole, own) : undefined;
  if (plain !== undefined) return plain;
  return isNoun
    ? own
    : (findBehind(cleaned, own) ??
        findBeforeSize(whole) ??
        findMakersKind(name) ??
        (isCompoundInFront(unbranded, own.head) ? own : undefined));
}

const findNamedKind = (name: string): KindMatch | undefined => {
  const match = findKind({ name });
  return match?.source === 'name' ? match : undefined;
};

/** The thing of two words or more that stands before a size, if the kind was found behind it; empty if none. */
function thingBeforeSize(title: string, head: string): string {
  const words = title.split(/\s+/);
  const size = words.findIndex(
    (word, at) =>
      at > 1 &&
      (isSpecBehind(word) ||
        (/^\d[\d.,]*$/.test(word) && /^(?:inch(?:es)?|cm|mm|ft|feet)$/i.test(words[at + 1] ?? ''))),
  );
  const front = words.slice(0, Math.max(0, size));
  const last = (front.at(-1) ?? '').toLowerCase();
  const isThing = findNoun(last)?.number === 'singular' && !isAdjective(last) && !ENDS_IN_MATERIAL.test(last);
  const isBehind = words
    .slice(size)
    .join(' ')
    .toLowerCase()
    .includes(head.split(' ').at(-1) ?? head);
  const isInFront = front
    .join(' ')
    .toLowerCase()
    .includes(head.split(' ').at(-1) ?? head);
  return size > 1 && isThing && isBehind && !isInFront ? front.join(' ') : '';
}

/** What is printed on things, what they look like, and woods that are fruits, too. */
const MOTIF =
  /^(?:dinosaur|unicorn|bunny|rabbit|bear|fox|owl|elephant|star|heart|moon|cloud|flower|rainbow|mermaid|shark|panda|llama|sloth|lion|tiger|giraffe|frog|ladybug|butterfly|rocket|car|truck|train|ball|cross|walnut|cherry|chestnut|hickory|maple|knit|crochet)(?:e?s)?$/;

const USER = /^(?:kids?|girls?|boys?|(?:wo)?men['’]?s?|baby|toddlers?|unisex|adults?)$/;

/** "Kids Raincoat Dinosaur": the kind in front of what is printed on it. */
function findBeforeMotif(title: string, { head, kind }: KindMatch): KindMatch | undefined {
  const words = title.split(/\s+/);
  const at = words.findLastIndex((word) => word.toLowerCase() === head);
  if (!MOTIF.test(head) || at < 2) return undefined;
  const front = words.slice(0, at);
  const isPassed = (word: string): boolean => isAdjective(word) || USER.test(word);
  while (front.length > 1 && isPassed((front.at(-1) ?? '').toLowerCase())) front.pop();
  const match = findKind({ name: front.join(' ') });
  const isAtEnd = match?.head.split(' ').at(-1) === front.at(-1)?.toLowerCase();
  return match?.source === 'name' && isAtEnd && match.kind.trade !== kind.trade ? match : undefined;
}

const MOST_FRONT_WORDS = 2;

/** The kind that the first words of a title end in, if nothing but its qualities follow: "Weighted Blanket Cooling". */
function findInFront(title: string): KindMatch | undefined {
  const words = title.split(/\s+/);
  for (let end = Math.min(words.length - 1, MOST_FRONT_WORDS + 2); end > 0; end -= 1) {
    const match = findKind({ name: words.slice(0, end).join(' ') });
    const isAtEnd = match?.source === 'name' && match.head.split(' ').at(-1) === words[end - 1]?.toLowerCase();
    if (match !== undefined && isAtEnd && !MOTIF.test(match.head) && !isEaten(match.kind))
      return isCompoundInFront(title, match.head) ? match : undefined;
  }
  return undefined;
}

/**
 * "Electric Toothbrush Sonic", "Baby Monitor Video Wireless": a noun of two words that begins a title is what is sold,
 * unless a single thing follows, as in "Dog Bed Frame".
 */
function isCompoundInFront(title: string, head: string): boolean {
  const [segment = ''] = title.split(/\s*[,(|]|\s+(?:with|for|w\/o?|incl\.?|\+)\s/i);
  const words = segment.toLowerCase().split(/\s+/).filter(Boolean);
  const parts = head.split(/[\s-]/);
  const at = words.findIndex((_word, index) => parts.every((part, offset) => words[index + offset] === part));
  const behind = words.slice(at + parts.length).filter((word) => !MOTIF.test(word) && !USER.test(word));
  const isSize = /^(?:king|queen|twin|double|single|full|super)$/.test(behind[0] ?? '');
  const [only = ''] = behind;
  // "Backpack Rolltop Waterproof", "Umbrella Compact Windproof": it ends in a quality.
  const last = behind.at(-1) ?? '';
  // "Pizza Stone Round": a noun behind a single noun makes another thing of it.
  const isNext =
    findNoun(only) === null || (isAdjective(only) && !ENDS_IN_MATERIAL.test(only)) || isQualityBehind(only);
  const isSingle =
    /^(?:cross|racer|low|high|open|tie|scoop|crew|round|halter) (?:back|neck|waist|front)$/.test(behind.join(' ')) ||
    (isNext &&
      (isQualityBehind(last) || (isAdjective(last) && findNoun(last) === null) || /^(?:cooling|sleeves?)$/.test(last)));
  if (at >= 0 && behind.length === 0) return at <= MOST_FRONT_WORDS;
  if (at < 0 || at > MOST_FRONT_WORDS || behind.some((word) => SERVING.test(word))) return false;
  if (parts.length < 2 && !isSize && !isSingle) return false;
  return (
    isSingle ||
    behind.length !== 1 ||
    isAdjective(only) ||
    findNoun(only) === null ||
    findNoun(only)?.number === 'uncountable'
  );
}

/** "The One Device: The Secret History of the iPhone". */
const BOOK =
  /^(?:the|an?|how|why|inside|my|from)\b.*\b(?:history|story|stories|guide|novel|memoir|biography|art of|science of|secrets? of|lessons|tales|journey|handbook|life of|rise of|making of)\b/i;
const readBook = (subtitle: string | undefined): KindMatch | undefined =>
  subtitle !== undefined && BOOK.test(subtitle) ? findKind({ name: 'book' }) : undefined;

/** "Xbox Series X Console": the last noun, if it is of the same trade. */
function findBehind(title: string, { head, kind }: KindMatch): KindMatch | undefined {
  const behind = title.slice(Math.max(0, title.toLowerCase().lastIndexOf(head)) + head.length);
  const match = behind.trim() === '' ? undefined : findKind({ name: cutStuffing(behind) });
  return match?.source === 'name' && match.kind.trade === kind.trade && isLastNoun(behind, match.head)
    ? match
    : undefined;
}

/** Makers and series whose products are of one kind, whatever their names. */
const MAKERS: readonly (readonly [RegExp, string])[] = [
  [/\bswitch (?:oled|lite|2)\b|\bplaystation [45]$|\bxbox (?:series|one) [sx]$/i, 'game console'],
  [/\b(?:lego|playmobil)\b/i, 'building set'],
  [/\bgopro\b/i, 'action camera'],
  [/\bhydro flask\b|\byeti rambler\b|\bstanley quencher\b/i, 'water bottle'],
  [/\bfunko pop\b/i, 'collectible figure'],
  [/\bgalaxy (?:s|a|z|note)\b ?\w*|\bgalaxy s\d+|\bpixel \d|\boneplus \d/i, 'smartphone'],
  [/\bgalaxy tab\b|\bsurface (?:pro|go)\b/i, 'tablet'],
  [/\bsurface laptop\b|\bthinkpad\b|\bchromebook\b/i, 'laptop'],
  [/\bg-shock\b/i, 'watch'],
  [/\btheragun\b/i, 'massage gun'],
  [/\bairwrap\b/i, 'curling iron'],
  [/\bsonicare\b|\boral-b\b/i, 'electric toothbrush'],
  [/\becho (?:dot|show|studio|pop)\b|\bhomepod\b|\bnest (?:mini|audio)\b/i, 'smart speaker'],
];

function findMakersKind(name: string): KindMatch | undefined {
  const kind = MAKERS.find(([maker]) => maker.test(name))?.[1];
  return kind === undefined ? undefined : findKind({ name: kind });
}

/** "Gaming Mouse Viper Lite": the kind, and then the model's own name. */
function findBeforeModel(title: string): KindMatch | undefined {
  const words = title.split(/\s+/);
  for (let end = words.length - 1; end >= Math.max(1, words.length - MOST_MODEL_WORDS); end -= 1) {
    const word = words[end] ?? '';
    const isModel = /^\p{Lu}/u.test(word) && (countNameTail('', [word]) === 1 || !isKnownWord(word.toLowerCase()));
    if (!isModel) return undefined;
    const match = findKind({ name: words.slice(0, end).join(' ') });
    if (match?.source === 'name' && match.head.split(' ').at(-1) === words[end - 1]?.toLowerCase()) return match;
  }
  return undefined;
}

/** Things that are named like what they serve, and that a title names last. */
const SERVING =
  /^(?:liners?|covers?|cases?|bags?|holders?|stands?|filters?|pads?|parts|replacements?|accessor(?:y|ies)|straps?|bands?|protectors?|chargers?|cables?|adapters?|mounts?|racks?|sleeves?|refills?|cleaners?|kits?|trays?|box|boxes|organi[sz]ers?|hooks?|hangers?|lids?|sheets?|bulbs?|batter(?:y|ies)|blades?|stickers?|brush(?:es)?|tools?|sets?|locks?)$/i;
/** What other things are made for: "Bike Folding Lock". */
const SERVED =
  /^(?:bikes?|cars?|phones?|laptops?|tablets?|watch|camera|bed|door|desk|book|hair|pet|dog|cat|iphone|ipad|table|garden|kitchen|tea|coffee|rice|water)$/;

/**
 * "Gaming Headset Wireless 50mm Drivers Detachable Mic": the kind that a quality, a material or an amount follows is the
 * name; the rest tells about it.
 */
function findFirst(title: string): KindMatch | undefined {
  const [segment = ''] = title.split(/\s*[,(|]|\s+(?:with|for|w\/o?|incl\.?|\+|&)\s/i);
  const words = segment.split(/\s+/).filter(Boolean);
  if (SERVING.test(words.at(-1) ?? '')) return undefined;
  for (let end = 2; end < words.length; end += 1) {
    const word = words[end] ?? '';
    const isBreak =
      isQualityBehind(word) ||
      isSpecBehind(word) ||
      isCoined(word) ||
      /^(?:\d[\d.,x×]*|X{1,3}L)$/.test(word) ||
      (isAdjective(word) && findNoun(word) === null);
    const last = (words[end - 1] ?? '').toLowerCase();
    if (!isBreak || SERVED.test(last) || ENDS_IN_MATERIAL.test(last) || isAdjective(last)) continue;
    const match = findKind({ name: words.slice(0, end).join(' ') });
    const isAtEnd = match?.source === 'name' && match.head.split(' ').at(-1) === last.replace(/['’]s$/, '');
    const isFood = match?.kind.traits.includes('edible') === true || match?.kind.traits.includes('drinkable') === true;
    if (isAtEnd && !isFood) return match;
  }
  return undefined;
}

/** "Kitchen Scale 5kg/1g Tempered Glass LCD Tare Function": the name ends at the first size. */
function findBeforeSize(title: string): KindMatch | undefined {
  const words = title.split(/\s+/);
  const size = words.findIndex((word, at) => at > 1 && isSpecBehind(word.split('/')[0] ?? ''));
  const match = size < 0 ? undefined : findKind({ name: words.slice(0, size).join(' ') });
  const isAtEnd = match?.head.split(' ').at(-1) === words[size - 1]?.toLowerCase();
  return match?.source === 'name' && isAtEnd ? match : undefined;
}

/** Finds the kind that running text calls the product by, if its name holds none: "In this book, …". */
export function findToldKind(product: Product): KindMatch | undefined {
  const { name, description = '', selling_points: points } = product;
  const told = findKindInText(description);
  if (told !== undefined && isNamedAs(told.head, description))
    return told.kind.trade === 'pets' ? told : toPetsKind(told, product);
  return isBound(name, [description, ...points]) ? findKind({ name: 'book' }) : undefined;
}

/** "A tent for two" names the product; "slide the pizza into the wooden oven" names a part. */
function isNamedAs(head: string, text: string): boolean {
  const named = text.toLowerCase().indexOf(head.toLowerCase());
  const sentence =
    text
      .slice(0, Math.max(0, named))
      .split(/[.!?]\s+/)
      .at(-1) ?? '';
  const before = sentence.toLowerCase().split(/\s+/).filter(Boolean);
  const opener = before.findLastIndex((word) =>
    /^(?:the|your|into|onto|in|on|under|from|with|of|for|to|and)$/.test(word),
  );
  const article = before.findLastIndex((word) => /^(?:an?|our|this|these|is|are)$/.test(word));
  return opener < 0 || article > opener || (before[opener] === 'the' && opener === 0);
}

/** "Paperback, 304 pages": a book is told by how it is bound. */
const isBound = (name: string, texts: readonly string[]): boolean =>
  !/\b(?:notebook|journal|planner|diary|pad|album|case|cover)\b/i.test(name) &&
  texts.some((text) => /\b(?:paperback|hardcover|hardback|mass market|kindle edition)\b/i.test(text));

/** "The Quiet Harbour: A Novel": what a work is stands in its subtitle. */
export function readSubtitle(subtitle: string | undefined): KindMatch | undefined {
  const match = subtitle === undefined ? undefined : findKind({ name: subtitle });
  const isWork =
    match?.kind.traits.includes('for-reading') === true ||
    /^(?:journal|diary|planner)$/.test(match?.head.split(' ').at(-1) ?? '');
  return isWork || match?.kind.id === 'course' ? match : undefined;
}

/** "Pilates at Home: 30-Day Course" is no thing for Pilates. */
function readCourse(subtitle: string | undefined): KindMatch | undefined {
  const match = readSubtitle(subtitle);
  return match?.kind.id === 'course' ? match : undefined;
}

/** "Hand Cream Fig & Cedar": the words after a cream or a candle are its scent. */
function findScented(title: string, { kind, head }: KindMatch): KindMatch | undefined {
  if (!kind.traits.includes('edible') && kind.trade !== 'garden') return undefined;
  const before = title.slice(0, Math.max(0, title.toLowerCase().lastIndexOf(head)));
  const earlier = before.trim() === '' ? undefined : findKind({ name: before });
  return earlier?.source === 'name' && ['beauty', 'hair-care', 'home'].includes(earlier.kind.trade)
    ? earlier
    : undefined;
}

/** "Robot Vacuum & Mop": of two kinds in a title the first is the name. */
function cutSecond(title: string): string {
  const at = title.search(/\s+(?:&|\+|and)\s+/);
  const first = title.slice(0, Math.max(0, at));
  // "Crackers Rosemary & Sea Salt": a snack and its flavours.
  if (/\b(?:bars|cookies|crackers|chips|crisps|bites|biscuits|gummies|granola|muesli)\b/i.test(first)) return first;
  // "Fig & Cedar Scented Candle": the scent of a candle is not its kind.
  const isScent = findKind({ name: title })?.kind.traits.includes('scented') === true;
  const match = at > 0 && !isScent ? findKind({ name: first }) : undefined;
  return match?.source === 'name' && !isFlavour(match, title.slice(at)) ? first : title;
}

/** "Carrot & Ginger Juice": a food before another food and a noun is a flavour of what the noun names. */
function isFlavour({ kind }: KindMatch, rest: string): boolean {
  const isFood = kind.traits.includes('edible') || kind.traits.includes('drinkable');
  const words = rest.trim().split(/\s+/).slice(1);
  const head = findKind({ name: words.join(' ') })?.head.split(' ') ?? [];
  return isFood && head.length > 0 && words.length > 1 && !head.includes((words[0] ?? '').toLowerCase());
}

/**
 * "Aluminium Camping Table Foldable Portable Picnic BBQ Desk": of a stuffed title, keeps the words before the first
 * adjective after a kind.
 */
function cutStuffing(title: string): string {
  const words = title.split(/\s+/);
  if (words.length <= STUFFED_WORDS) return title;
  for (let end = 2; end < words.length; end += 1) {
    const head = words.slice(0, end).join(' ');
    const next = words[end] ?? '';
    if (!isAdjective(next) && findNoun(next) !== null) continue;
    const early = findKind({ name: head });
    // Of "Race Cars Reversible Quilt Kids Bedding Set", the last is sold.
    const isSame = early !== undefined && [undefined, early.kind.trade].includes(findKind({ name: title })?.kind.trade);
    if (isSame && early.head.split(' ').at(-1) === (words[end - 1] ?? '').toLowerCase()) return head;
  }
  return title;
}

/** Returns the seller's own word for the kind, if its number is clear from its spelling; else the kind's. */
export function nameNoun({ kind, head }: KindMatch, title: string): { singular: string; plural: string } {
  const spelled = new RegExp(head.replace(/[^\p{L}\p{N} ]/gu, '.').replaceAll(' ', "(?:['’]s)?[ -]"), 'i').exec(title);
  // "iPhone", "Chelsea boot": the seller's capitals are kept in names, not in headings.
  const own = (spelled?.[0] ?? head)
    .split(' ')
    .map((word) => (keepsCapitals(word, title) && !isEaten(kind) ? word : word.toLowerCase()))
    .join(' ');
  const { singular, plural, isCountable, isPair } = kind.en;
  const before = findFoodBefore(title, spelled?.index ?? 0);
  if (before !== undefined && isCountable && !isPair) {
    const one = own.endsWith('s') && own !== singular ? singular : own;
    return { singular: `${before} ${one}`, plural: `${before} ${one === own ? toPluralNoun(one) : own}` };
  }
  const set = findCollective(title, spelled?.[0] ?? head);
  if (set !== undefined) {
    const one = own.endsWith('s') && own !== singular ? singular : own;
    return { singular: `${one} ${set}`, plural: `${one} ${set}s` };
  }
  if (!isCountable || (own === own.toLowerCase() && [singular, plural].includes(own))) return { singular, plural };
  const isPlural = own.endsWith('s') && !/(?:ss|us|is)$/.test(own);
  const ownPlural = isPlural ? own : toPluralNoun(own);
  return { singular: isPair ? ownPlural : isPlural ? singular : own, plural: ownPlural };
}

const isEaten = ({ traits }: KindMatch['kind']): boolean => traits.includes('edible') || traits.includes('drinkable');

/** "Chocolate Coins", "Coffee Mug": a food before another thing belongs to its noun. */
function findFoodBefore(title: string, at: number): string | undefined {
  const word = title.slice(0, at).trim().split(/\s+/).at(-1)?.toLowerCase() ?? '';
  const match = /^[a-z]{3,}$/.test(word) ? findKind({ name: word }) : undefined;
  const isFood = match?.kind.traits.includes('edible') === true || match?.kind.traits.includes('drinkable') === true;
  // Apple makes phones too.
  return isFood && match?.head === word && word !== 'apple' ? word : undefined;
}

/** "iPhone", "Chelsea", "DSLR" in a title that is not all capitals. */
function keepsCapitals(word: string, title: string): boolean {
  const isAcronym = /^\p{Lu}{2,5}s?$/u.test(word) && /\p{Ll}{2}/u.test(title);
  return isAcronym || /\p{Ll}\p{Lu}|\d/u.test(word) || PROPER_WORDS.has(word.toLowerCase());
}
