import type { Product, SourceField } from '@reelwright/contracts';
import { cleanLine, measureOverlap } from '../clean-text.ts';
import { shortenName } from '../english/product-name.ts';
import { type Offer, readOffer } from '../offer.ts';
import { locate } from '../sourced-text.ts';
import { isInLanguage } from '../text-language.ts';
import { ABSOLUTE_WORDS, HANGING_END, KINDS, MADE_WITH, SHOP_TALK, SOLD_AS } from './chinese-lexicon.ts';

export interface ChinesePoint {
  /** "材质" with "304不锈钢"; "纯棉面料", which is used; or what says something by itself: "保温12小时". */
  kind: 'spec' | 'made_with' | 'clause';
  label: string;
  text: string;
  source: SourceField;
  /** Where in the field's text the point stands. */
  range: { start: number; end: number };
}

export interface ChineseFacts {
  /** Short enough to say; null where nothing of the name can be said. */
  name: string | null;
  /** "云朵保温杯": brand and kind, of a name that is longer. */
  briefName: string | null;
  /** "保温杯"; null where the name names no listed kind. */
  kind: string | null;
  brand: string | null;
  audience: string | null;
  offer: Offer | null;
  isAvailable: boolean;
  points: ChinesePoint[];
}

/** The script of Chinese tells enough. */
const NO_HINTS = { isKnownWord: () => false, company: '' };
const MAX_NAME = 12;
const MAX_BRIEF_NAME = 7;
const MAX_POINT = 24;
const hasHan = (text: string) => /\p{Script=Han}/u.test(text);
const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });

export function collectChineseFacts(product: Product): ChineseFacts {
  const brand = product.brand === undefined ? null : cleanLine(product.brand);
  const name = nameForSpeech(product.name, product.brand);
  const kind = name === null ? null : (KINDS.find((candidate) => name.endsWith(candidate)) ?? null);
  return {
    name,
    kind,
    briefName: nameBriefly(name, { brand, kind }),
    brand:
      brand !== null && brand.length <= 16 && isSpeakable(brand) && !name?.toLowerCase().includes(brand.toLowerCase())
        ? brand
        : null,
    audience: readAudience(product.audience),
    offer: readOffer(product, 'zh-CN'),
    isAvailable: product.availability !== 'OutOfStock',
    points: collectPoints(product),
  };
}

/** "云朵保温杯", "不锈钢碗篮组": the brand and what it is, else the last words of a long name. */
function nameBriefly(
  name: string | null,
  { brand, kind }: { brand: string | null; kind: string | null },
): string | null {
  if (name === null || kind === null || name.length <= 6) return null;
  if (brand !== null && name.startsWith(brand)) return `${brand}${kind}`;
  const words = splitWords(name.slice(0, -kind.length));
  while (words.length > 0 && words.join('').length + kind.length > MAX_BRIEF_NAME) words.shift();
  return `${words.join('')}${kind}`;
}

function isSpeakable(text: string): boolean {
  return /^[\p{Script=Han}\p{Script=Latin}\p{N}\s&'.·-]+$/u.test(text);
}

function nameForSpeech(title: string, brand: string | undefined): string | null {
  const cleaned = cleanLine(title);
  if (!hasHan(cleaned) || /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(cleaned))
    return shortenName(title, brand)?.short ?? null;
  const outside = cleaned.replace(/[（(【[《〈「][^）)】\]》〉」]*[）)】\]》〉」]/g, ' ').trim();
  const source = hasHan(outside) ? outside : cleaned.replace(/[（(【[《〈「）)】\]》〉」]/g, ' ');
  const pieces = source
    .split(/[\s|｜/／，,。！!：:；;、~～+-]+/u)
    .map((piece) =>
      piece
        .replace(SOLD_AS, '')
        .replace(/\d+(?:\.\d+)?(?:ml|l|g|kg|cm|mm|寸|吋|克|升|毫升|片|支|只|个|個|件|盒|包|瓶|斤|入|人份)?$/i, '')
        .replace(/^\d+(?:ml|g|kg|寸|吋|克|升|毫升)/i, ''),
    )
    .filter((piece) => hasHan(piece) && !ABSOLUTE_WORDS.test(piece) && !SHOP_TALK.test(piece));
  const withKind = pieces.find((piece) => findKindEnd(piece) > 0);
  // A short name is whole, even where a kind stands in its middle.
  const chosen =
    withKind === undefined
      ? pieces[0]
      : withKind.length <= MAX_NAME
        ? withKind
        : withKind.slice(0, findKindEnd(withKind));
  return chosen === undefined ? null : cutFront(chosen);
}

/** Where the first kind ends; 0 where there is none. */
function findKindEnd(piece: string): number {
  const ends = KINDS.flatMap((kind) => (piece.includes(kind) ? [piece.indexOf(kind) + kind.length] : []));
  return ends.length === 0 ? 0 : Math.max(...ends);
}

/** The last words of a long name: what it is stands at its end. */
function cutFront(name: string): string {
  if (name.length <= MAX_NAME) return name;
  const words = splitWords(name);
  while (words.length > 1 && words.join('').length > MAX_NAME) words.shift();
  return words.join('').slice(-MAX_NAME);
}

function splitWords(text: string): string[] {
  return [...segmenter.segment(text)].map((word) => word.segment);
}

function collectPoints(product: Product): ChinesePoint[] {
  const collected: ChinesePoint[] = [];
  const add = (line: string, source: SourceField, whole: string) => {
    const read = readChinesePoint(line);
    if (read === null) return;
    const point: ChinesePoint = { ...read, source, range: locate(`${read.label}${read.text}`, whole) };
    if (measureOverlap(`${point.label}${point.text}`, product.name) > 0.9) return;
    if (collected.some((other) => measureOverlap(`${point.label}${point.text}`, `${other.label}${other.text}`) > 0.7))
      return;
    collected.push(point);
  };
  for (const [index, line] of product.selling_points.entries()) add(line, `selling_points.${index}`, line);
  for (const sentence of (product.description ?? '').split(/[。！？!?；;\n◎●■◆•]+|\s[-–—|｜]/u)) {
    const text = cleanLine(sentence);
    const pieces = text.length <= MAX_POINT - 4 ? [text] : text.split(/[，,]/);
    for (const piece of pieces)
      if (
        piece.trim().length >= 5 &&
        !/^(?:为了?(?!什么)|为防|而且|并且|但|因此|所以|同时|它|其|让|使|从而|以及|还|也|就)/.test(piece.trim())
      )
        add(piece, 'description', product.description ?? '');
  }
  return collected;
}

/** A seller's line as it can be said; null where it is in another language, forbidden, about the shop, or too long. */
function readChinesePoint(line: string): Pick<ChinesePoint, 'kind' | 'label' | 'text'> | null {
  const text = cleanLine(line)
    .replace(/[（(【[][^）)】\]]*[）)】\]]/g, '')
    .replace(/[（(【[）)】\]]/g, '')
    .replace(/^\s*\d{0,2}[.、)）]\s*|^[^\p{L}\p{N}]+/u, '')
    .replace(/\s*([，、：；])\s*/g, '$1')
    .replace(/,\s*/g, '，')
    .replace(/[。！？!?.；;，、:：…\s]+$/u, '')
    .replace(/(?<=\p{Script=Han})\s+(?=\p{Script=Han})/gu, '，')
    .trim();
  if (!isInLanguage(text, 'zh-CN', NO_HINTS) || ABSOLUTE_WORDS.test(text) || SHOP_TALK.test(text) || /[?？]/.test(text))
    return null;
  const spec = /^([^：:，]{2,6})[：:]\s*(.+)$/u.exec(text);
  if (spec) {
    const [, label = '', value = ''] = spec;
    if (value.length <= 10 && !/[，：:]/.test(value)) return { kind: 'spec', label, text: value };
    return readChinesePoint(value);
  }
  const short = text.length <= MAX_POINT ? text : shortenToClauses(text);
  if (short === null || short.length < 2 || /[：:]/.test(short)) return null;
  return {
    kind: MADE_WITH.test(short) && !/^(?:采用|使用|用|以)/.test(short) ? 'made_with' : 'clause',
    label: '',
    text: short,
  };
}

function shortenToClauses(text: string): string | null {
  let kept = '';
  for (const clause of text.split('，')) {
    const longer = kept === '' ? clause : `${kept}，${clause}`;
    if (longer.length > MAX_POINT) break;
    kept = longer;
  }
  return kept === '' || HANGING_END.test(kept) ? null : kept;
}

function readAudience(audience: string | undefined): string | null {
  if (audience === undefined) return null;
  const [first = ''] = cleanLine(audience)
    .replace(/^(?:适合|适用于|面向|针对)/, '')
    .split(/[，,；;。/、|]/);
  const text = first.trim();
  return text.length >= 2 && text.length <= 10 && isInLanguage(text, 'zh-CN', NO_HINTS) ? text : null;
}

/** A title of at most ten characters; empty where none can be cut. */
export function titleOfChinese(text: string): string {
  const [first = ''] = text.split(/[，、]/);
  if (first.length <= 10) return first;
  const words: string[] = [];
  for (const word of splitWords(first)) {
    if (words.join('').length + word.length > 9) break;
    words.push(word);
  }
  while (words.length > 0 && HANGING_END.test(words.join(''))) words.pop();
  return words.join('').length >= 3 ? words.join('') : '';
}
