import type { Product } from '@reelwright/contracts';
import { findKind, type KindMatch, listKinds, type Trade } from '@reelwright/product-kinds';
import { isKnownWord } from '../known-word.ts';
import { findNoun, isAdjective, MODIFIERS, PROPER_WORDS } from '../lexicon.ts';
import { ENDS_IN_MATERIAL } from '../materials.ts';
import { isQualityBehind } from '../name-tail.ts';
import { COLOUR } from '../quote-fact.ts';
import { isProfessional } from './other-use.ts';
import { DOING } from '../order-name.ts';
import { USAGE_WORDS } from './usage-words.ts';

/** Marks and words behind which a title speaks of something else. */
const SEGMENT = /\s*[,(|:;/[•·]\s*|\s+[-–—]\s*|\s+(?:with|for|w\/o?|incl\.?|by|from|to|in)\s/i;

/** Sizes, amounts and ways of selling behind a noun leave it the head of its name. */
const AFTERTHOUGHT =
  /^(?:\W*\d.*|sizes?|xx?s|xx?l|[sml]|small|medium|large|mini|big|set|sets|kit|pair|pack|packs|bundle|new|of|pcs?|pieces?|edition|collection|series|model|version|pro|max|plus|lite|ultra|king|queen|twin|double|single|full|super|rare|used)$/i;

/** What a shop sells to shops, or for their work. */
const OF_TRADE = /\b(?:shipping|wholesale|business(?:es)?|resellers?|industry|warehouses?|workplaces?|contractors?)\b/i;

/**
 * Checks if what people usually do with a kind may be said of a product: its noun is the head of the title, and a second
 * source agrees with what such lines presume. A source is a compound that only this kind has ("sleep sack"), its noun or
 * another one of its trade in the rest of the texts, or a word of its use ("pillowcase" of a sheet).
 */
export const isKindAgreed = (product: Product, match: KindMatch): boolean =>
  !isProfessional(product.name) &&
  isHead(product.name, match) &&
  !isNamedForOther(product, match) &&
  hasSecondSource(product, match);

/**
 * "Nitrile exam gloves", "horse sheet": a thing, a place or a user before the noun, with which the kind is not named,
 * makes it one that is used otherwise. Stuff, looks, sizes and wearers leave it what it is.
 */
function isNamedForOther({ name, brand = '' }: Product, { head, kind }: KindMatch): boolean {
  const title = name.toLowerCase();
  const at = title.lastIndexOf(head.toLowerCase());
  const [before = ''] = title.slice(0, Math.max(0, at)).split(SEGMENT).slice(-1);
  const own = new Set([
    ...wordsOf(brand.toLowerCase()),
    ...kind.en.words.flatMap(wordsOf),
    ...wordsOf(kind.en.singular),
  ]);
  return wordsOf(before).some((word) => {
    // "Toddler sleep training clock": a deed that the kind is not named with.
    if (/[a-z]{3}ing$/.test(word) && !own.has(word) && !DOING.test(word)) return true;
    if (own.has(word) || ENDS_IN_MATERIAL.test(word) || MODIFIERS.has(word) || isQuality(word) || isAdjective(word))
      return false;
    if (AFTERTHOUGHT.test(word) || LOOKS.test(word)) return false;
    // "Compression socks", "sublimation tumblers".
    if (/[a-z]{4}(?:ion|ment|ence)$/.test(word) && findNoun(word) === null) return true;
    const other = findKind({ name: word });
    return findNoun(word) !== null && other?.kind.trade !== kind.trade;
  });
}

/** How a thing looks, who wears it and when: "star print", "holiday sweater". */
const LOOKS =
  /^(?:print|pattern|stripe|floral|star|heart|flower|animal|holiday|birthday|christmas|gift|style|design|quality|day|night|week|weekend|collection|man|men|woman|women|lady|girl|boy|kid|child|baby|toddler|teen|adult|family|personal|custom|name|photo|art|craft|fashion|luxury|power|energy|color|colour|layer|piece|box|case|hand|size|fit|top|end|line|edge|light|weight)$/;

/** Checks if a noun is the last one of the first part of a title that holds it: a "Rice Mochi" is no rice. */
export function isHead(title: string, { head, kind }: KindMatch): boolean {
  const parts = head.toLowerCase().split(/[ -]/);
  const last = (parts.at(-1) ?? head).replace(/e?s$/, '');
  for (const segment of title.split(SEGMENT)) {
    const before = findKind({ name: segment });
    const words = segment
      .toLowerCase()
      .split(/[\s-]+/)
      .filter(Boolean);
    const at = words.findLastIndex((word) => word.replace(/['’]s$/, '').replace(/e?s$/, '') === last);
    // "Leather Wallet, Gift Box": the wallet comes in the box.
    if (at < 0 && before?.source === 'name' && title.toLowerCase().includes(last)) return false;
    // "Merino Wool Roving - Spinning, Chunky Knit": what the first part names is sold, whatever is named behind it.
    if (at < 0 && isThingNamed(words)) return false;
    if (at < 0) continue;
    if (parts.length === 1 && isUnlistedUse(words[at - 1] ?? '')) return false;
    const behind = words.slice(at + 1);
    // "Oil Painting Set": what is done with the set, and no picture.
    if (/^(?:paint|draw|sew|knit|carv|writ)ing$/.test(last) && /^(?:sets?|kits?|supplies)$/.test(behind[0] ?? ''))
      return false;
    const spec = behind.findIndex((word) => /\d/.test(word));
    const rest = spec < 0 ? behind : behind.slice(0, spec);
    const [next = ''] = rest;
    return (
      rest.every((word) => AFTERTHOUGHT.test(word) || (isQuality(word) && !isDeed(word))) ||
      // "Hiking Boots Mid Leather": nothing but a quality follows a compound or a plural.
      ((isCompoundNoun(head) || /[^s]s$/.test(words[at] ?? '')) && (isQuality(next) || /^(?:and|&)$/.test(next))) ||
      // "Tire Inflator Portable Air Compressor" names one thing twice.
      findKind({ name: rest.join(' ') })?.kind.trade === kind.trade
    );
  }
  // A kind that only the description names.
  return !title.toLowerCase().includes(last);
}

const LEAST_NAMED = 3;

/** Whether a part of a title names a thing of its own, and no model alone. */
const isThingNamed = (words: readonly string[]): boolean => {
  const end = words.findIndex((word) => /\d/.test(word));
  const own = end < 0 ? words : words.slice(0, end);
  return own.length >= LEAST_NAMED && own.some((word) => isKnownWord(word) || ENDS_IN_MATERIAL.test(word));
};

/** "Merino Wool Roving": a word in -ing that no list knows may be what is sold. */
const isDeed = (word: string): boolean =>
  /[a-z]{3}ing$/.test(word) && !DOING.test(word) && !isAdjective(word) && !MODIFIERS.has(word);

/** "Beekeeper suit": whose it is may make another thing of it. */
const isUnlistedUse = (word: string): boolean =>
  /^[a-z]{3,}(?:er|or|ist|man)s?$/.test(word) &&
  !isKnownWord(word) &&
  !PROPER_WORDS.has(word) &&
  !ENDS_IN_MATERIAL.test(word);

/** "Sleep sack"; a "leather bag" is any bag of leather. */
function isCompoundNoun(head: string): boolean {
  const [first = '', ...others] = head.toLowerCase().split(/[ -]/);
  return others.length > 0 && !ENDS_IN_MATERIAL.test(first) && !isAdjective(first);
}

const isQuality = (word: string): boolean =>
  COLOUR.test(word) || isQualityBehind(word) || MODIFIERS.has(word) || (isAdjective(word) && findNoun(word) === null);

function hasSecondSource({ name, description = '', selling_points: points }: Product, match: KindMatch): boolean {
  const { head, kind } = match;
  const title = name.toLowerCase();
  const at = title.lastIndexOf(head.toLowerCase());
  const rest = [at < 0 ? title : `${title.slice(0, at)} . ${title.slice(at + head.length)}`, description, ...points]
    .join('. ')
    .toLowerCase();
  if (OF_TRADE.test(name)) return false;
  // "Kids Freya Swan Tea Set" is a kids' tea set.
  const isInTitle = wordsOf(head.toLowerCase()).every((word) => wordsOf(title).includes(word));
  // A "Magnetic Fishing Kit" finds no fish: what is in a kit tells what it is for.
  if (isInTitle && isCompoundNoun(head) && !/ (?:kits?|sets?|box|boxes|accessories|tools?)$/.test(head)) return true;
  const told = new Set(!isInTitle ? wordsOf(head.toLowerCase()) : []);
  const nouns = nounsOf(kind.trade);
  return wordsOf(rest).some((word) => !told.has(word) && (nouns.has(word) || USAGE_WORDS[kind.trade].has(word)));
}

/** Words in small letters, in the singular. */
const wordsOf = (text: string): string[] => (text.match(/\p{L}{3,}/gu) ?? []).map(toSingular);

const toSingular = (word: string): string => word.replace(/(?<=ch|sh|ss|x)es$|(?<=[^su'’])s$/, '');

const known = new Map<Trade, ReadonlySet<string>>();

/** The nouns by which the kinds of a trade are called, without those that another trade has, too. */
function nounsOf(trade: Trade): ReadonlySet<string> {
  const found = known.get(trade);
  if (found !== undefined) return found;
  const own = lastWords(trade, true);
  const others = lastWords(trade, false);
  const nouns = new Set([...own].filter((word) => !others.has(word)));
  known.set(trade, nouns);
  return nouns;
}

const lastWords = (trade: Trade, isOf: boolean): Set<string> =>
  new Set(
    listKinds()
      .filter((kind) => (kind.trade === trade) === isOf)
      .flatMap(({ en: { singular, words } }) => [singular, ...words])
      .map((name) => toSingular(name.toLowerCase().split(/[ -]/).at(-1) ?? name)),
  );
