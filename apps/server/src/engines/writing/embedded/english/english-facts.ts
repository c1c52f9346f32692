import type { Product } from '@reelwright/contracts';
import type { KindMatch } from '@reelwright/product-kinds';
import { cleanLine } from '../clean-text.ts';
import { readOffer } from '../offer.ts';
import { lowerStart } from './text/capitals.ts';
import { isCollected, isForOtherUse, isForSpecialUse, isOtherThing, isProfessional } from './kind/other-use.ts';
import { isEaten } from './kind/scented-kind.ts';
import { findToldKind } from './kind/told-kind.ts';
import { matchKind } from './match-kind.ts';
import { nameNoun } from './kind/kind-noun.ts';
import { readBook, readSubtitle } from './kind/subtitle-kind.ts';
import { readKeywordFront, readModelFront } from './name/keyword-front.ts';
import { isHead } from './kind/kind-evidence.ts';
import { dropMeasures } from './name/drop-measures.ts';
import { endRow } from './name/end-row.ts';
import { endAtNoun } from './name/end-at-noun.ts';
import { readForHost } from './name/for-host.ts';
import { nameOne, nameSeveral } from './name/told-several.ts';
import { nameFirstThing } from './name/first-thing.ts';
import { keepHead } from './name/keep-head.ts';
import { mendName } from './name/mend-name.ts';
import { nameForAnimals } from './name/for-animals.ts';
import { nameFront, readCertainFront, readFrontName } from './name/front-name.ts';
import { findNoun, isAdjective } from './lexicon.ts';
import { endsInKind } from './name/name-words.ts';
import { nameNumbered, type ProductName } from './name/spoken-name.ts';
import { shortenName } from './product-name.ts';
import { dropBrand, spellBrand } from './name/clean-title.ts';
import { isForeignSeller } from './reads-as-english.ts';
import { collectFacts } from './collect-facts.ts';
import type { EnglishFacts } from './english-fact.ts';

export function collectEnglishFacts(product: Product): EnglishFacts {
  const written = { ...product, name: product.name.replace(WORN_AT, '').replace(COUNTED, '').replace(WAY, '$1-$2') };
  return collectFactsOf({ ...written, name: dropMeasures(written.name) }, written);
}

/** "1Pair Thigh Pads": how many there are, before the name. */
const COUNTED = /^\d+ ?(?:pairs?|pcs?|pieces?|pack|pk)\.? (?:of )?(?=\p{L})/iu;

/** "Clip On Book Light": how it is put on is one word of its name. */
const WAY =
  /(?<![\p{L}-])(Stand|Cover|Clip|Snap|Plug|Pull|Slip|Stick|Bolt|Screw|Roll|Step|Fold|Tie|Carry|Sit|Push|Pop|Drop|Wrap|Lift|Lace|Zip|Clamp|Hook|Strap) (On|In|Off|Up|Down|Out|Over)(?= \p{Lu})/gu;

/** "Headphones Over Ear Bluetooth": where they sit, behind what they are. */
const WORN_AT = /(?<=\p{L}s) (?:over|on|in)[- ](?:the[- ])?ear(?!\p{L})/iu;

/** `told` is the product with the title that its facts are read from. */
function collectFactsOf(written: Product, told: Product): EnglishFacts {
  const isForeign = isForeignSeller(written);
  const own = written.brand === undefined ? written.name : dropBrand(written.name, written.brand);
  const front = readFrontName(written.name, written.brand) ?? (isForeign ? null : readOtherFront(written, own));
  const product = front === null ? written : { ...written, name: front };
  const inName = isForeign ? undefined : matchFirst(product);
  // A front that names the product leaves nothing to guess from its description.
  const match = inName ?? (front === null ? findToldKind(product) : undefined);
  const areSeveral = inName !== undefined && isCollected(product.name, inName);
  // Nothing is said of a kind whose usual use isn't the product's.
  const isUsual =
    inName === undefined ||
    !(
      areSeveral ||
      isForOtherUse(product.name, inName) ||
      isProfessional(written.name) ||
      (front !== null && (isOtherThing(front, inName) || isForSpecialUse(written.name, inName)))
    );
  // "The Quiet Harbour: A Novel": the name stands before what it is.
  const [title = '', subtitle] = product.name.split(/:\s+|\s+[-–—]\s+/);
  const isInSubtitle =
    match !== undefined &&
    subtitle !== undefined &&
    [readSubtitle(subtitle), readBook(subtitle)].some((kind) => kind?.head === match.head);
  const named = shortenName(isInSubtitle ? title : product.name, product.brand, isInSubtitle ? undefined : inName);
  // "The Little Book of Sourdough" is a whole title, not a book.
  const isBookTitle =
    inName?.kind.id === 'book' && /^(?:the|a|an|my|how|why)\b.*\bbook (?:of|for|about|on|to)\b/i.test(title);
  const isTitle =
    isInSubtitle ||
    isBookTitle ||
    (match !== undefined && inName === undefined && match.kind.traits.includes('for-reading'));
  const kindNoun = inName !== undefined && isUsual && !areSeveral ? nameNoun(inName, product.name) : undefined;
  const isNamedBeforeKind =
    !isTitle &&
    front === null &&
    inName !== undefined &&
    // A book's title needs no kind, and a flavour is none.
    !inName.kind.traits.includes('for-reading') &&
    !isEaten(inName.kind) &&
    named !== null &&
    kindNoun !== undefined &&
    isOwnNameBefore(inName.head, { name: product.name, short: named.short });
  const chosen =
    front !== null && !isTitle
      ? nameFront(front, isUsual ? inName : undefined)
      : isTitle && named !== null
        ? nameTitle(isInSubtitle || isBookTitle || subtitle !== undefined ? title : named.short)
        : named !== null && inName === undefined && match !== undefined && !/[^s'’]s$/.test(named.short)
          ? nameNumbered(named, toldNumber(match))
          : isNamedBeforeKind
            ? nameWithKind(named, kindNoun)
            : named;
  // "Online Course: Bookkeeping for Freelancers", "Picture Book: The Bear Who Counted Sheep".
  const isWork =
    inName?.kind.id === 'course' || (inName?.kind.traits.includes('for-reading') === true && /:\s/.test(product.name));
  const taught = isWork && subtitle !== undefined && title.toLowerCase().endsWith(inName.head) ? subtitle : null;
  const model = chosen === null && !isForeign ? readModelFront(own) : null;
  const picked =
    model !== null
      ? nameFront(model, undefined)
      : taught !== null
        ? nameTitle(taught)
        : chosen === null || isTitle
          ? chosen
          : nameForAnimals(chosen, written.name);
  const kept = picked === null || isTitle ? picked : keepHead(picked, own, match);
  const mended = kept === null || isTitle ? kept : mendName(kept, own, match);
  const forHost = isTitle || isForeign ? null : readForHost(own, mended?.short ?? '');
  const ended =
    mended === null || isTitle
      ? null
      : nameSeveral(
          forHost ?? nameOne(endAtNoun(endRow(mended.short), product.selling_points), own, product.selling_points),
          told.name,
          product.selling_points,
        );
  const ofHost = forHost === null ? match : matchEnd(product, forHost);
  const whole =
    mended === null
      ? forHost === null
        ? null
        : nameFront(forHost, ofHost)
      : ended === null || ended === mended.short
        ? mended
        : nameFront(ended, ofHost);
  const name = whole ?? (isForeign ? null : nameFirstThing(own));
  // "Skate Board" behind a magazine that it was made for is of another kind.
  const regained =
    name !== null && picked !== null && name.short !== picked.short ? matchEnd(product, name.short) : undefined;
  const usual = regained ?? (isUsual ? ofHost : undefined);
  // Of a book, the author is its maker, not the publisher.
  const author = isTitle ? AUTHOR.exec(product.name)?.[1] : undefined;
  const maker = product.brand === undefined ? null : spellBrand(dropCompany(keepLetters(cleanLine(product.brand))));
  const brand = author ?? (isTitle && maker !== null && PUBLISHER.test(maker) ? null : maker);
  const isBrandSpoken = brand !== null && /^[\p{Script=Latin}\p{N}&'’. -]{2,40}$/u.test(brand) && /\p{L}/u.test(brand);
  // "Nora Living" of the Nora armchair: a word of both is not said twice.
  const opening = (name?.short ?? '').split(' ')[0]?.toLowerCase() ?? '';
  const isNamed =
    brand !== null &&
    (`${name?.short ?? ''} ${name?.brief ?? ''}`.toLowerCase().includes(brand.toLowerCase()) ||
      squash(name?.short ?? '').includes(squash(brand)) ||
      (opening.length > 2 &&
        brand
          .toLowerCase()
          .split(/[\s&]+/)
          .includes(opening)));
  return {
    name,
    match: usual,
    kind: usual?.kind,
    noun:
      front !== null && !isUsual && !areSeveral && name !== null
        ? nameFrontNoun(name)
        : match === undefined ||
            // "This rice" of a mochi.
            (inName !== undefined && !isHead(written.name, inName)) ||
            areSeveral ||
            (inName !== undefined &&
              !isInSubtitle &&
              !isNamedBeforeKind &&
              !(holdsNoun(name?.short ?? '', match.head) && endsInKind((name?.short ?? '').split(' '), match.head)))
          ? undefined
          : nameNoun(match, product.name),
    brand: isBrandSpoken && !isNamed && !isShopName(brand) ? brand : null,
    isOwnName:
      isNamedBeforeKind ||
      (name !== null && isService(name, inName !== undefined)) ||
      (name !== null && front === null && isOwnName(name.short, inName !== undefined)),
    audience: readAudience(product.audience),
    offer: product.currency === undefined ? null : readOffer(product, 'en'),
    isAvailable: product.availability !== 'OutOfStock',
    facts: collectFacts(told, match, name?.number === 'plural'),
  };
}

/**
 * Returns the name at the front of a row of search words; the whole front where the name would lose its last word: a
 * "Grease Trap" is no grease. Null if the title is read as it stands.
 */
function readOtherFront(product: Product, own: string): string | null {
  const match = matchKind(product);

  const keyword = readKeywordFront(own, match?.head);
  const whole = readCertainFront(product.name, product.brand);
  if (whole === null) return keyword ?? readFrontOfLone(own, match);
  const name =
    keyword ?? shortenName(product.name, product.brand, match?.source === 'name' ? match : undefined)?.short ?? '';
  const last = whole.toLowerCase().split(' ').at(-1) ?? '';
  const isLost = !name.toLowerCase().endsWith(last) && !isOnlySeveral(whole, name);
  return isLost ? whole : keyword;
}

/** "Leather Wallet RFID Blocking, Gift Box": what the first part of a title names is sold, whatever follows it. */
function matchFirst(product: Product): KindMatch | undefined {
  const match = matchKind(product);
  const [first = ''] = product.name.split(/\s*[,|(]/);
  const isLater = match?.source === 'name' && !first.toLowerCase().includes(match.head);
  const early = isLater ? matchKind({ ...product, name: first }) : undefined;
  return early?.source === 'name' ? early : match;
}

/** The kind of a name that ends in it: a "Toddler Car Seat Travel Tray" is no seat. */
function matchEnd(product: Product, name: string): KindMatch | undefined {
  const match = matchKind({ ...product, name });
  const last = (text: string): string => (text.toLowerCase().split(' ').at(-1) ?? '').replace(/s$/, '');
  return match !== undefined && last(match.head) === last(name) ? match : undefined;
}

/** "4 Rolls/Case" behind a name makes no case of the film. */
const holdsNoun = (short: string, head: string): boolean =>
  squash(short).includes(squash(head.split(/[ -]/).at(-1) ?? head).replace(/s$/, ''));

const MOST_LONE_WORDS = 6;

/** "Sony Walkman WM-FX195 Cassette Player FM/AM Radio": a lone noun far behind the front is not what is sold. */
function readFrontOfLone(title: string, match: KindMatch | undefined): string | null {
  const words = title.split(/\s+/);
  const named = match === undefined ? null : shortenName(title, undefined, match.source === 'name' ? match : undefined);
  const isLone = named !== null && !named.short.includes(' ') && words.length > MOST_LONE_WORDS;
  if (!isLone || /[,|;:(]|\s[-–—]\s/.test(words.slice(0, MOST_LONE_WORDS).join(' '))) return null;
  const at = words.findIndex((word) => word.toLowerCase() === named.short.toLowerCase());
  const end = words
    .slice(0, Math.min(at, MOST_LONE_WORDS))
    .findLastIndex((word) => findNoun(word) !== null && !isAdjective(word.toLowerCase()));
  return at > 2 && end > 0 ? words.slice(0, end + 1).join(' ') : null;
}

/** "Tomato Seeds Variety Pack" of tomato seeds: only how they are sold together. */
const isOnlySeveral = (whole: string, name: string): boolean =>
  name !== '' &&
  whole.toLowerCase().startsWith(name.toLowerCase()) &&
  whole
    .slice(name.length)
    .trim()
    .split(' ')
    .every((word) => SEVERAL.test(word));

const SEVERAL =
  /^(?:variety|value|gift|starter|travel|sampler|combo|bonus|packs?|sets?|bundles?|kits?|assortment|collection)$/i;

const MOST_NOUN_WORDS = 4;

/** "This magnet fishing kit", of a plain name whose last noun alone would name another thing. */
function nameFrontNoun({ short, spoken }: ProductName): { singular: string; plural: string } | undefined {
  const noun = spoken.replace(/^the /, '');
  const isPlain = noun.split(' ').every((word) => /^[\p{Ll}\d]/u.test(word));
  return isPlain && short.split(' ').length <= MOST_NOUN_WORDS ? { singular: noun, plural: noun } : undefined;
}

/** "House Cleaning", "Website Setup": a deed is sold by its maker, whose name does not stand before it. */
const isService = ({ short, number }: ProductName, hasKind: boolean): boolean =>
  /^\p{Lu}/u.test(short) &&
  short.includes(' ') &&
  ((number === null && !hasKind) ||
    (number === 'uncountable' && /(?<!cloth|bedd|light|season|frost|ic)ing$/iu.test(short)));

const MOST_OWN_WORDS = 3;

/** "Hydraulic Hose Assembly", "Dough Sheeter": what its last word says of it. */
const endsInThing = (short: string): boolean => {
  const last = (short.split(' ').at(-1) ?? '').toLowerCase();
  return (
    short.includes(' ') &&
    ((findNoun(last) !== null && findNoun(last)?.number !== 'uncountable' && !isAdjective(last)) ||
      /[a-z]{4}(?:er|or)s?$/.test(last))
  );
};

/** "The Drifter", "First Light", "Crackle": a few capitalised words, and no kind. */
const isOwnName = (short: string, hasKind: boolean): boolean =>
  /^The \p{Lu}/u.test(short) ||
  (!hasKind &&
    !endsInThing(short) &&
    short.split(' ').length <= MOST_OWN_WORDS &&
    short.split(' ').every((word) => /^\p{Lu}\p{Ll}+$/u.test(word)));

/** "Komeya 米屋": a maker in two scripts is spoken in one. */
const keepLetters = (brand: string): string => {
  const latin = brand
    .replace(/[^\p{Script=Latin}\p{N}\p{P}\s]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return /\p{Script=Latin}{3}/u.test(latin) ? latin : brand;
};

/** "Hexagon Wildlife – Board Game for 2-4 Players": a few capitalised words, then a mark, then what it is. */
const isOwnNameBefore = (head: string, { name, short }: { name: string; short: string }): boolean =>
  short.split(' ').length <= MOST_OWN_WORDS &&
  short.split(' ').every((word) => /^\p{Lu}\p{Ll}+$/u.test(word)) &&
  !short.toLowerCase().includes(head.split(' ').at(-1) ?? head) &&
  // A "Brass Bell" is no name of its own.
  findNoun(short.split(' ').at(-1) ?? '') === null &&
  new RegExp(`^${short}\\s*(?:[:|,]|[-–—]\\s)[^,|]*${head}`, 'iu').test(name);

/** "The board game Hexagon Wildlife": a name of its own says what it is in front. */
function nameWithKind(name: ProductName, noun: { singular: string; plural: string }): ProductName {
  const kind = name.number === 'plural' ? noun.plural : noun.singular;
  return { ...name, spoken: `the ${kind} ${name.short.replace(/^The /, '')}` };
}

/** "ScotchBlue" is in "Scotch Blue", "BabyBjorn" is BabyBjörn. */
const squash = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');

const AUTHOR = / by (\p{Lu}[\p{L}.'’-]*(?: \p{Lu}[\p{L}.'’-]*){1,3})$/u;
const PUBLISHER =
  /\b(?:books?|press|publish\w*|house|editions?|media|verlag|classics|library|group|penguin|viking|harper\w*|avery|knopf|scribner|macmillan|hachette|vintage|bloomsbury|simon & schuster|random house)\b/i;
const LONGEST_TITLE_WORDS = 9;

/** "Am I Overthinking This? - Mindfulness Book": a title keeps all its words, without its marks. */
function nameTitle(title: string): ProductName {
  const plain = title
    .replace(/\s*\([^)]*\)/g, '')
    .replace(/ \+ .*$/, '')
    .replace(/[?!.]+$/, '')
    .trim();
  const short = plain.split(' ').slice(0, LONGEST_TITLE_WORDS).join(' ');
  return { short, spoken: short, brief: null, number: 'singular' };
}

const toldNumber = ({ kind: { en } }: KindMatch): 'singular' | 'plural' | 'uncountable' =>
  en.isPair ? 'plural' : en.isCountable ? 'singular' : 'uncountable';

/** "Brookside Co." is spoken of without its form. */
const dropCompany = (brand: string): string => brand.replace(/(?<!&|\band),? (?:co|inc|ltd|llc|gmbh|corp)\.?$/i, '');

const isShopName = (brand: string): boolean =>
  /\b(?:shop|store|market|official|com|net|inc|ltd|gmbh|llc|none|generic|unbranded|unknown|does not apply|n\/a)\b/i.test(
    brand,
  ) || /\.\p{L}{2,}$/u.test(brand);

/** Returns the audience if it is a group of people: "runners", "busy parents", "people who travel". */
function readAudience(audience: string | undefined): string | null {
  if (audience === undefined) return null;
  const [first = ''] = cleanLine(audience)
    .replace(/^(?:for|perfect for|ideal for|made for)\s+/i, '')
    .split(/[,;.|/(]/);
  const words = first.trim().split(/\s+/).filter(Boolean);
  if (words.length === 0 || words.length > 4 || !/^[\p{Script=Latin}&' +-]+$/u.test(first.trim())) return null;
  const text = lowerStart(words.join(' '), new Set());
  const isGroup = /(?:[^s]s|people|men|women|children|kids|folk)$/i.test(
    words.length > 2 && /^(?:who|with|in|on|of|that)$/i.test(words[1] ?? '') ? (words[0] ?? '') : text,
  );
  return isGroup ? text : null;
}
