import { dropVariant } from './drop-variant.ts';
import { isLastNoun } from './ends-name.ts';
import {
  findBeforeModel,
  findBeforeMotif,
  findBeforeSize,
  findBehind,
  findFirst,
  findInFront,
  findNamedKind,
  isCompoundInFront,
  thingBeforeSize,
} from './kind/kind-in-title.ts';
import { findMakersKind } from './kind/makers-kind.ts';
import { isOfOtherTrade, toPetsKind } from './kind/other-trade.ts';
import { findScented, isEaten } from './kind/scented-kind.ts';
import { cutPlace, cutSecond, cutStuffing } from './kind/search-words.ts';
import { readBook, readCourse, readSubtitle } from './kind/subtitle-kind.ts';
import { dropBrand, dropSpecs } from './name/clean-title.ts';
import type { Product } from '@reelwright/contracts';
import { findKind, type KindMatch } from '@reelwright/product-kinds';

/**
 * Matches the kind of a product. A kind found only in the description, in the brand or after a title's colon is not
 * certain enough for a joke.
 */
export function matchKind(product: Product): KindMatch | undefined {
  const named = PLATFORM.test(product.name) ? findKind({ name: 'video game' }) : matchName(product);
  // "Green Toys Fire Engine": nobody drives it.
  const isToy = named?.kind.trade === 'car' && /\btoys?\b/i.test(product.name);
  // "Zinc Tablets 50 mg".
  const isSwallowed = named?.kind.trade === 'electronics' && PILLS.test(product.name);
  const match = named === undefined || isToy || isSwallowed || isOfOtherTrade(named, product) ? undefined : named;
  return match === undefined || match.kind.trade === 'pets' ? match : toPetsKind(match, product);
}

/** Tablets that are taken: counted by the dozen, or weighed. */
const PILLS =
  /\btablets?\b.*\b\d[\d.,]* ?(?:mg|mcg|µg|iu)\b|\b\d[\d.,]* ?(?:mg|mcg|µg|iu)\b.*\btablets?\b|\b\d{2,} (?:\p{L}+ )?tablets\b/iu;

/** "Dragon Ball FighterZ - PlayStation 4": a game for a console. */
const PLATFORM = / [-–—] (?:playstation|ps ?[2-5]|xbox|nintendo|switch|wii|pc)\b[\w ]*$/i;

/** The colour of what stands before the dash. */
const VARIANT = /\s+[-–—]\s+(?:white|black|red|blue|gr[ea]y|green|pink|silver|gold|neon|midnight|space gr[ea]y)\b.*$/i;

/** Figures whose names are things too. */
const FIGURES = /\b(?:(?:mickey|minnie|mighty) mouse|hello kitty|donald duck|peppa pig|angry birds?)\b/giu;

/** What stands behind the name: "[vise + tools]", "incl. 2 glitters", "- replaces foil", "holds 8". */
const BEHIND =
  /(?<=\p{L}{2,} \p{L}+.*)(?:\s+[[(].*|\s+(?:incl(?:\.|udes?|uding)?|replac(?:es?|ing))(?!\p{L}).*|\s+(?:holds|fits|supports|lasts|serves|covers) \d.*|\s*\+ .*)$/iu;

function matchName({ name: written, brand }: Product): KindMatch | undefined {
  // "Budget Planner Template | Debt Tracker | Instant Download": search words behind bars.
  const [named = '', ...others] = written.split(/\s+\|\s+/);
  const name = others.length > 0 && named.split(/\s+/).length > 1 ? named : written;
  const match = matchTitle({ name: name.replace(BEHIND, ''), brand }) ?? matchTitle({ name, brand });
  return match && (findBeforeFlavour(name, match) ?? match);
}

/** "Protein Powder Chocolate": the kind in front of its flavour. */
function findBeforeFlavour(title: string, { head }: KindMatch): KindMatch | undefined {
  if (!FLAVOUR.test(head)) return undefined;
  const at = title.toLowerCase().lastIndexOf(head);
  const front = title.slice(0, Math.max(0, at)).replace(/[\s,–—-]+$/u, '');
  const match = front.includes(' ') ? findKind({ name: front }) : undefined;
  return match?.source === 'name' && front.toLowerCase().endsWith(match.head) && match.head !== head
    ? match
    : undefined;
}

const FLAVOUR =
  /^(?:chocolates?|vanilla|strawberr(?:y|ies)|raspberr(?:y|ies)|blueberr(?:y|ies)|cherr(?:y|ies)|lemons?|limes?|oranges?|peach(?:es)?|mangos?|bananas?|coconuts?|apples?|mint|coffee|caramels?|matcha|cookies?|honey|cinnamon|ginger)$/;

function matchTitle({ name: written, brand }: { name: string; brand?: string | undefined }): KindMatch | undefined {
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
  // "Salt & Pepper Grinder Set" grinds what it names.
  const [, spice = '', tool = ''] = /^(.+?) (?:&|and) ([^,(]+)/i.exec(cleaned) ?? [];
  const server =
    own !== undefined && isEaten(own.kind) && spice.toLowerCase().includes(own.head) ? findNamedKind(tool) : undefined;
  if (server?.kind.trade === 'kitchen') return server;
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
