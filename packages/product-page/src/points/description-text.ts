import { toSentences } from '../parse/clean-text.ts';
import { isHousekeeping, isTelling } from './housekeeping.ts';
import { splitMarkedLines } from './point-lines.ts';
import { findTradeTalk } from './point-refusals.ts';

/** Headings that run into the text below them. */
const LEADING_HEADING =
  /^(?:(?:about (?:this|the) (?:item|product)|product (?:description|details|information|overview)|description|details|overview|(?:produkt)?beschreibung(?:en)?|produktinformation(?:en)?|produktdetails|description du produit|caractéristiques|descripci[oó]n|descrição|descrizione|características|omschrijving|popis|opis(?: produktu)?|описание(?: товара)?|وصف المنتج|商品(?:描述|详情|介紹|介绍|説明|说明)|产品(?:描述|介绍)|상품 ?설명)(?:\s*[:：|–—-]\s*|\s+))+(?=\S)/iu;
/** What a template says of every product of the shop: that it can be bought there, and for how much. */
const TEMPLATE =
  /\b(?:buy|shop|order|purchase|check out|find (?:complete )?details|take a look)\b.{0,90}\b(?:online|at|on|from|about)\b|online (?:kaufen|bestellen|shop)|jetzt (?:online )?(?:kaufen|bestellen)|achet(?:er|ez)\b|compr[ae]\b.{0,60}\b(?:en|em|online)\b|acquista\b|kup(?:uj|ić)?\b.{0,60}online|купить|tilaa\b|[$€£¥₹]\s?\d|\d\s?(?:€|zł|kr)|\b[a-z\d-]+\.(?:com|de|it|fr|es|co\.uk|ch|nl|pl|ca|eu)\b|best (?:deals|prices)|直購價|只要\s?\d+\s?元/iu;
const UNFINISHED = /(?:\.\.\.|…)\s*$/u;
/** So many words beyond the name say something new. */
const MIN_NEW_WORDS = 4;
const MIN_NEW_WORDS_OF_TEMPLATE = 8;
const MIN_NEW_CJK_LETTERS = 8;
const SAME_START = 40;

/** Behind it stands the site's name. */
const SITE_TAIL = /\s*(?:\s[-–—]\s?\S[^-–—|｜]{0,40})?[|｜][^|｜]{0,60}$/u;

/** Of a text's sentences. */
const MAX_TRADE = 0.4;

/** A list written with dashes, as sentences, where one of its lines is the shop's. */
function splitTradeLines(sentence: string): string[] {
  const lines = findTradeTalk(sentence) === undefined ? [] : splitMarkedLines(sentence);
  return lines.length > 0 ? lines.map((line) => (ENDED.test(line) ? line : `${line}.`)) : [sentence];
}

/** Of a text's sentences those about the product; what follows where the shop begins to speak of itself is the shop's. */
export function cutShopTalk(sentences: readonly string[]): string[] {
  const isTrade = sentences.map((sentence) => findTradeTalk(sentence) !== undefined || TEMPLATE.test(sentence));
  // A text of which so much is the shop's goes on about the shop, in words that need not show it.
  const isShops = isTrade.filter(Boolean).length > Math.max(1, sentences.length * MAX_TRADE);
  // Where two of them follow each other, the shop has begun to speak; a maker may well begin with himself.
  const begun = isTrade.findIndex((each, at) => at > 0 && each && isTrade[at + 1] !== false);
  const end = isShops && begun > 0 ? begun : sentences.length;
  return sentences.filter((_, at) => at < end && isTrade[at] === false);
}

/** A product's own text: without its heading, and without what the shop says of itself, the sale, the law or the page. */
export function toOwnDescription(text: string): string {
  const sentences = toSentences(text.replace(LEADING_HEADING, '')).flatMap(splitTradeLines);
  return cutShopTalk(sentences)
    .map((sentence) => sentence.replace(SITE_TAIL, ''))
    .filter((sentence) => sentence !== '' && !/[|｜]/u.test(sentence))
    .join(' ');
}

/** Whether a description tells more than the product's name. */
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
/** A longer stretch without an end is a table or a menu read out. */
const MAX_SENTENCE = 400;
const MIN_WEIGHT = 0.6;
/** Spaces between sentences count for neither side. */
const NEARLY_ALL = 0.95;

function measureProse(description: string): number {
  return toSentences(description)
    .filter((each) => each.length <= MAX_SENTENCE && ENDED.test(each) && !isHousekeeping(each) && isTelling(each))
    .reduce((sum, each) => sum + each.length, 0);
}

/** Whether a text holds a whole sentence about the product. */
export function hasProse(text: string): boolean {
  return measureProse(text) > 0;
}

/** How much a description is worth beside others, 0 to 1: tables, slogans of a template and what was cut off less. */
export function weighDescription(description: string): number {
  const prose = measureProse(description);
  return (
    (TEMPLATE.test(description) && description.length < 300 ? 0.6 : 1) *
    (UNFINISHED.test(description) ? 0.8 : 1) *
    (MIN_WEIGHT + (1 - MIN_WEIGHT) * Math.min(1, prose / Math.max(1, description.length * NEARLY_ALL)))
  );
}

/** Whether the one was cut off, and the other goes on. */
export function goesOn(longer: string, shorter: string): boolean {
  if (ENDED.test(shorter) && !UNFINISHED.test(shorter)) return false;
  const start = (text: string) => text.replace(/[^\p{L}\p{N}]+/gu, '').slice(0, SAME_START);
  return longer.length > shorter.length && start(shorter) !== '' && start(longer).startsWith(start(shorter));
}
