import { type AdLanguage, readPriceText, TEXT_LIMITS, toCurrencyCode } from '@reelwright/contracts';
import { findAudience, saysOnlyAudience } from './find-audience.ts';
import { isAboutMoney, readMoney, type TextMoney } from './read-money.ts';
import { findMaker, isLeadIn, readOpening } from './read-opening.ts';
import { countTextWords, hasHan, isQuestion, splitClauses, splitSentences, trimMarks } from './split-text.ts';

/** A product's data as its text states it; anything else is missing. Every word is taken from the text. */
export interface ProductText extends TextMoney {
  name?: string;
  brand?: string;
  audience?: string;
  selling_points: string[];
  /** The language of the text. */
  language: AdLanguage;
}

const BULLET = /^\s*(?:[-*•·–—‣▪●○◆★✓✔✅☑➤►→]|\(?\d{1,2}[.)、）]|[①-⑳])\s*(?=\S)/u;
type LabelledField = 'name' | 'brand' | 'audience' | 'price' | 'original_price' | 'currency' | 'points' | 'text';
const LABELS: readonly (readonly [LabelledField, RegExp])[] = [
  ['name', /^(?:product|product name|name|title|item|产品|产品名称|商品|商品名称|商品名|名称|品名|标题)$/iu],
  ['brand', /^(?:brand|brand name|maker|manufacturer|品牌|品牌名|厂家)$/iu],
  [
    'audience',
    /^(?:(?:target )?audience|target (?:group|customers?)|customers?|who (?:is it|it is|it['’]s) for|适(?:合|用)?人群|目标(?:人群|用户|客户|受众)|受众)$/iu,
  ],
  ['original_price', /^(?:(?:original|regular|list|old|former) price|was|rrp|msrp|原价|市场价|划线价|吊牌价)$/iu],
  ['price', /^(?:price|sale price|our price|now|cost|售价|价格|现价|到手价|活动价|定价|单价)$/iu],
  ['currency', /^(?:currency|币种|货币)$/iu],
  [
    'points',
    /^(?:key )?(?:features?|selling points?|highlights?|benefits?|usps?|why you(?:'ll| will) love it)$|^(?:产品|商品|核心)?(?:卖点|特点|亮点|功能|优势|特色)$/iu,
  ],
  [
    'text',
    /^(?:description|about|about (?:it|this item|the product)|details|描述|简介|介绍|说明|产品描述|产品介绍|详情)$/iu,
  ],
];
/** Commands and greetings say nothing about the product. */
const COMMAND =
  /^(?:buy|order|shop|get (?:yours|it|one)|grab|click|tap|call|visit|subscribe|follow|contact|learn more|get ready|don't miss|hurry|available (?:now|at|on)|link in bio|use code|hello|hi|hey|welcome|dear|thanks?|i|i['’]m)\b|^(?:立即|马上|赶快|快来|点击|下单|购买|欢迎|戳|关注|扫码|私信|联系|我们?是|本店|我家)|(?:购买|下单|抢购|选购)$/iu;
/** "A lamp" adds nothing to the name. */
const BARE_KIND = /^an?\s\S+$/iu;
const { maxLines, maxLineLength } = TEXT_LIMITS.sellingPoints;
const MAX_LISTED_WORDS = 5;
const MIN_CHINESE_SHARE = 0.3;
const MAX_AUDIENCE = 200;

/** Returns Chinese if enough of the characters are Chinese. */
function findLanguage(text: string): AdLanguage {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  return letters > 0 && han / letters >= MIN_CHINESE_SHARE ? 'zh-CN' : 'en';
}

function readLabel(text: string): { field: LabelledField; value: string } | undefined {
  const match = /^([^:：=]{1,30}?)\s*[:：=]\s*(.*)$/u.exec(text);
  const row = match && LABELS.find(([, pattern]) => pattern.test(trimMarks(match[1] ?? '')));
  return row ? { field: row[0], value: (match[2] ?? '').trim() } : undefined;
}

/**
 * Returns whether a sentence of several parts is a list of points: in Chinese always; in English if it has no subject
 * and its parts are short.
 */
function isList(sentence: string, parts: readonly string[]): boolean {
  if (parts.length < 2) return false;
  if (hasHan(sentence)) return true;
  const hasSubject = /^(?:it|they|this|these|its|the|a|an|you|your|we|our|each|every|all)\b/iu.test(sentence);
  return !hasSubject && parts.every((part) => countTextWords(part) <= MAX_LISTED_WORDS);
}

const capitalise = (point: string): string =>
  /^\p{Ll}+(?![\p{L}\p{N}])/u.test(point) ? point.charAt(0).toUpperCase() + point.slice(1) : point;

/** Collects the data read, without duplicates. */
class Reading {
  readonly points: string[] = [];
  readonly language: AdLanguage;
  name: string | undefined;
  brand: string | undefined;
  audience: string | undefined;
  money: TextMoney = {};
  private isOpened = false;

  constructor(language: AdLanguage) {
    this.language = language;
  }

  addPoint(written: string): void {
    const point = capitalise(trimMarks(written));
    const isTold = [this.name, this.brand, ...this.points].some((each) => each?.toLowerCase() === point.toLowerCase());
    const isEmpty = countTextWords(point) < (hasHan(point) ? 2 : 1) || !/\p{L}/u.test(point);
    if (isEmpty || isTold || COMMAND.test(point) || BARE_KIND.test(point) || /https?:|www\./i.test(point)) return;
    if (point.length <= maxLineLength && !isAboutMoney(point, this.language)) this.points.push(point);
  }

  /** Adds the whole sentence if it qualifies, else the parts that do. */
  addSentence(sentence: string): void {
    if (isQuestion(sentence) || this.addMaker(sentence)) return;
    const parts = splitClauses(sentence);
    const isWhole = sentence.length <= maxLineLength && !isAboutMoney(sentence, this.language);
    if (isWhole && !isList(sentence, parts)) this.addPoint(sentence.replace(/^it(?:['’]s|\s+is)?\s+/iu, ''));
    else for (const part of parts) this.addPart(part);
  }

  /** Adds a bullet as one point, even if it contains commas. */
  addBullet(bullet: string): void {
    if (bullet.length <= maxLineLength && !hasHan(bullet) && !isAboutMoney(bullet, this.language))
      this.addPoint(bullet);
    else for (const sentence of splitSentences(bullet)) this.addSentence(sentence);
  }

  /** Returns whether the text only names the brand: "by Acme". */
  addMaker(text: string): boolean {
    const maker = findMaker(text);
    if (maker === undefined) return false;
    this.brand ??= trimMarks(maker);
    return true;
  }

  /** Adds a part of a sentence: a labelled field, the brand, or a point. */
  addPart(part: string): void {
    if (!this.addLabelled(part) && !this.addMaker(trimMarks(part))) this.addPoint(part);
  }

  /** Returns whether the text was a labelled field: "Brand: Acme". */
  addLabelled(text: string): boolean {
    const label = readLabel(text);
    if (!label) return false;
    const { field, value } = label;
    switch (field) {
      case 'name':
        if (value !== '') this.name ??= trimMarks(value);
        break;
      case 'brand':
        if (value !== '') this.brand ??= trimMarks(value);
        break;
      case 'audience':
        if (value !== '') this.audience ??= trimMarks(value);
        break;
      case 'price':
      case 'original_price': {
        const price = readPriceText(trimMarks(value.replace(/[（(].*$/u, '')), this.language);
        if (price) {
          this.money = { ...this.money, [field]: price.amount };
          if (price.currency !== undefined) this.money = { currency: price.currency, ...this.money };
        }
        break;
      }
      case 'currency':
        if (/^[A-Z]{3}$/.test(toCurrencyCode(value, this.language)))
          this.money = { ...this.money, currency: toCurrencyCode(value, this.language) };
        break;
      case 'points':
        for (const part of value.split(/[;；、|]|,(?!\d)|，/u)) this.addPoint(part);
        break;
      case 'text':
        for (const sentence of splitSentences(value)) this.addSentence(sentence);
        break;
    }
    return true;
  }

  /** Returns whether a sentence named the product: the first one, or one that introduces the product. */
  addOpening(sentence: string): boolean {
    if (this.name !== undefined || (this.isOpened && !isLeadIn(sentence))) return false;
    this.isOpened = true;
    const { name, brand, rest } = readOpening(sentence, this.language);
    if (name === undefined && rest.length === 0) return false;
    this.name = name === undefined ? undefined : capitalise(name);
    this.brand ??= brand;
    for (const part of rest) this.addPart(part);
    return true;
  }

  addLine(line: string): void {
    const bullet = line.replace(BULLET, '');
    if (this.addLabelled(bullet)) return;
    if (bullet !== line) return this.addBullet(bullet);
    for (const sentence of splitSentences(line)) {
      if (isQuestion(sentence) || this.addLabelled(sentence) || this.addOpening(sentence)) continue;
      this.addSentence(sentence);
    }
  }
}

/** Drops a former price that is not higher than the price. */
function settleMoney({ original_price: original, ...money }: TextMoney): TextMoney {
  const isLower = original !== undefined && money.price !== undefined && original > money.price;
  return isLower ? { ...money, original_price: original } : money;
}

/**
 * Reads a description as people type or paste it: a title line or first clause, "by Acme", "品牌：", prices with their
 * currency, bullets, and sentences as selling points. Doubtful values are omitted.
 */
export function readProductText(text: string): ProductText {
  const language = findLanguage(text);
  const reading = new Reading(language);
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  // A labelled name takes precedence, wherever it stands.
  for (const line of lines) {
    const label = readLabel(line.replace(BULLET, ''));
    if (label?.field === 'name' && label.value !== '') reading.name ??= trimMarks(label.value);
  }
  for (const line of lines) reading.addLine(line.trim());
  const { name, brand, points } = reading;
  const audience = reading.audience ?? findAudience(text);
  return {
    ...(name === undefined ? {} : { name: name.slice(0, TEXT_LIMITS.productName) }),
    ...(brand === undefined ? {} : { brand: brand.slice(0, TEXT_LIMITS.productCategory / 2) }),
    ...(audience === undefined ? {} : { audience: audience.slice(0, MAX_AUDIENCE) }),
    ...settleMoney(
      reading.money.price === undefined ? { ...readMoney(text, language), ...reading.money } : reading.money,
    ),
    selling_points: points
      .filter((point) => audience === undefined || !saysOnlyAudience(point, audience))
      .slice(0, maxLines),
    language,
  };
}
