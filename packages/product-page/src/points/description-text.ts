import { toSentences } from '../parse/clean-text.ts';
import { isHousekeeping, isTelling } from './housekeeping.ts';
import { splitMarkedLines } from './point-lines.ts';
import { findTradeTalk } from './point-refusals.ts';

/** Headings that join the text below them. */
const LEADING_HEADING =
  /^(?:(?:about (?:this|the) (?:item|product)|product (?:description|details|information|overview)|description|details|overview|(?:produkt)?beschreibung(?:en)?|produktinformation(?:en)?|produktdetails|description du produit|caractéristiques|descripci[oó]n|descrição|descrizione|características|omschrijving|popis|opis(?: produktu)?|описание(?: товара)?|وصف المنتج|商品(?:描述|详情|介紹|介绍|説明|说明)|产品(?:描述|介绍)|상품 ?설명)(?:\s*[:：|–—-]\s*|\s+))+(?=\S)/iu;
/** A template's text about every product of the shop: that it can be bought there, and its price. */
const TEMPLATE =
  /\b(?:buy|shop|order|purchase|check out|find (?:complete )?details|take a look)\b.{0,90}\b(?:online|at|on|from|about)\b|online (?:kaufen|bestellen|shop)|jetzt (?:online )?(?:kaufen|bestellen)|achet(?:er|ez)\b|compr[ae]\b.{0,60}\b(?:en|em|online)\b|acquista\b|kup(?:uj|ić)?\b.{0,60}online|купить|tilaa\b|[$€£¥₹]\s?\d|\d\s?(?:€|zł|kr)|\b[a-z\d-]+\.(?:com|de|it|fr|es|co\.uk|ch|nl|pl|ca|eu)\b|best (?:deals|prices)|直購價|只要\s?\d+\s?元/iu;
const UNFINISHED = /(?:\.\.\.|…)\s*$/u;
/** Minimum number of words beyond the name that say something new. */
const MIN_NEW_WORDS = 4;
const MIN_NEW_WORDS_OF_TEMPLATE = 8;
const MIN_NEW_CJK_LETTERS = 8;
const SAME_START = 40;

/** A separator and the site's name after it. */
const SITE_TAIL = /\s*(?:\s[-–—]\s?\S[^-–—|｜]{0,40})?[|｜][^|｜]{0,60}$/u;

/** Maximum share of a text's sentences about the shop. */
const MAX_TRADE = 0.4;

/** Splits a list written with dashes, as sentences, if one of its lines is about the shop. */
function splitTradeLines(sentence: string): string[] {
  const lines = findTradeTalk(sentence) === undefined ? [] : splitMarkedLines(sentence);
  return lines.length > 0 ? lines.map((line) => (ENDED.test(line) ? line : `${line}.`)) : [sentence];
}

/** Keeps the sentences about the product; everything after the shop begins to describe itself is dropped. */
export function cutShopTalk(sentences: readonly string[]): string[] {
  const isTrade = sentences.map((sentence) => findTradeTalk(sentence) !== undefined || TEMPLATE.test(sentence));
  // If this share is about the shop, the rest of the text is too, in words that may not show it.
  const isShops = isTrade.filter(Boolean).length > Math.max(1, sentences.length * MAX_TRADE);
  // Two consecutive sentences about the shop mark the start; a single one at the beginning may be the maker's.
  const begun = isTrade.findIndex((each, at) => at > 0 && each && isTrade[at + 1] !== false);
  const end = isShops && begun > 0 ? begun : sentences.length;
  return sentences.filter((_, at) => at < end && isTrade[at] === false);
}

/**
 * Returns a product's own text: without its heading, and without the shop's text about itself, the sale, the law or the
 * page.
 */
export function toOwnDescription(text: string): string {
  const sentences = toSentences(text.replace(LEADING_HEADING, '')).flatMap(splitTradeLines);
  return cutShopTalk(sentences)
    .map((sentence) => sentence.replace(SITE_TAIL, ''))
    .filter((sentence) => sentence !== '' && !/[|｜]/u.test(sentence))
    .join(' ');
}

/** Whether a description says more than the product's name. */
export function addsToName(description: string, name: string): boolean {
  const known = new Set(name.toLowerCase().match(/[\p{L}\p{N}]+/gu));
  const fresh = (description.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => !known.has(word));
  const cjk = fresh.join('').match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu)?.length ?? 0;
  return (
    fresh.length >= (TEMPLATE.test(description) ? MIN_NEW_WORDS_OF_TEMPLATE : MIN_NEW_WORDS) ||
    cjk >= MIN_NEW_CJK_LETTERS
  );
}

const ENDED = /[.!?。！？；"”»)]\s*$/u;
/** Maximum length of a sentence; a longer one is a table or a menu read as text. */
const MAX_SENTENCE = 400;
const MIN_WEIGHT = 0.6;
/**
 * Share of a description's length that counts as all of it: the spaces between sentences are neither prose nor other
 * text.
 */
const NEARLY_ALL = 0.95;

function measureProse(description: string): number {
  return toSentences(description)
    .filter((each) => each.length <= MAX_SENTENCE && ENDED.test(each) && !isHousekeeping(each) && isTelling(each))
    .reduce((sum, each) => sum + each.length, 0);
}

/** Whether a text contains a whole sentence about the product. */
export function hasProse(text: string): boolean {
  return measureProse(text) > 0;
}

/** Rates a description, 0 to 1: tables, template slogans and truncated texts rank low. */
export function weighDescription(description: string): number {
  const prose = measureProse(description);
  return (
    (TEMPLATE.test(description) && description.length < 300 ? 0.6 : 1) *
    (UNFINISHED.test(description) ? 0.8 : 1) *
    (MIN_WEIGHT + (1 - MIN_WEIGHT) * Math.min(1, prose / Math.max(1, description.length * NEARLY_ALL)))
  );
}

/** Whether `shorter` was truncated and `longer` continues it. */
export function goesOn(longer: string, shorter: string): boolean {
  if (ENDED.test(shorter) && !UNFINISHED.test(shorter)) return false;
  const start = (text: string) => text.replace(/[^\p{L}\p{N}]+/gu, '').slice(0, SAME_START);
  return longer.length > shorter.length && start(shorter) !== '' && start(longer).startsWith(start(shorter));
}
