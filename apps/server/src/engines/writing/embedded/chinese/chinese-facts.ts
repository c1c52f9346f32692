import type { ProductKind } from '@reelwright/product-kinds';
import type { Product, SourceField } from '@reelwright/contracts';
import { cleanLine, measureOverlap } from '../clean-text.ts';
import { type Offer, readOffer } from '../offer.ts';
import { locate } from '../sourced-text.ts';
import { isSupported } from '../supported-lines.ts';
import { isInLanguage } from '../text-language.ts';
import type { Feature } from '../read-features.ts';
import { listChineseFeatures } from './chinese-features.ts';
import { DEFAULT_MEASURE_WORD, measureWordOf } from './measure-words.ts';
import { readChineseName } from './chinese-name.ts';
import type { ChineseName } from './product-names.ts';
import { type Pitch, readPitch, tellHeight } from './seller-sentence.ts';
import { rateChineseFact } from './rate-chinese-fact.ts';
import { readFact, splitSellersLine } from './read-line.ts';
import { standsInName } from './stands-in-name.ts';
import { tellAge } from './tell-age.ts';
import { createTellsAgain, type TellsAgain, withoutTold } from './same-fact.ts';

/**
 * The form of a fact: `material` names the product's material, `amount` is a number with its noun, `colours` lists
 * colours, `noun` names a part, `clause` is a statement of its own.
 */
export type ChineseForm = 'material' | 'amount' | 'colours' | 'noun' | 'clause';

/** A seller's statement about a product, ready to be spoken. */
export interface ChineseFact {
  text: string;
  form: ChineseForm;
  features: readonly Feature[];
  /** Its importance to a buyer. */
  weight: number;
  source: SourceField;
  /** The fact's place in the field's text. */
  range: { start: number; end: number };
}

export interface ChineseFacts {
  name: string | null;
  brief: string | null;
  noun: string | null;
  kind: ProductKind | undefined;
  brand: string | null;
  audience: string | null;
  offer: Offer | null;
  isAvailable: boolean;
  /** What the seller says first of it. */
  pitch: Pitch | null;
  tellsAgain: TellsAgain;
  /** The strongest first, without those that the pitch tells. */
  facts: ChineseFact[];
}

const NO_HINTS = { isKnownWord: () => false, company: '' };
/** Overlap above which a fact in other words is the same fact. */
const SAME = 0.5;
/** Overlap above which two facts of one feature and without numbers are the same. */
const RELATED = 0.15;
/** The same for facts of several clauses, which tell more than the feature. */
const RELATED_CLAUSES = 0.4;
/** Running text that ends in the noun is a name if it has this share of the name's characters. */
const NAMED = 0.4;
/** Trades whose goods are weighed in packs. */
const SOLD_BY_WEIGHT: ReadonlySet<string> = new Set(['food', 'drinks', 'beauty', 'hair-care']);

export function collectChineseFacts(product: Product): ChineseFacts {
  const brand = product.brand === undefined ? null : cleanLine(product.brand);
  const read = withBrand(
    readChineseName(product.name, product.brand, [...product.selling_points, product.description ?? ''].join('。')),
    product.brand,
  );
  const { full, brief, noun, kind } =
    isSupported(product, `${read.full ?? ''}。`) && !claimsEffect(read) ? read : withoutClaim(read, product);
  const pitch = readPitch(product);
  const tellsAgain = createTellsAgain([product.brand ?? '', full ?? product.name, brief ?? '', noun ?? '']);
  return {
    name: full,
    brief,
    noun,
    kind,
    brand:
      brand !== null &&
      brand.length <= 12 &&
      isSpeakable(brand) &&
      !standsInName((full ?? '').toLowerCase(), brand.toLowerCase()) &&
      // FTLY飞图乐 of 飞图乐围炉: the maker is named.
      !standsInName(full ?? '', /\p{Script=Han}{2,}/u.exec(brand)?.[0] ?? '\0')
        ? brand
        : null,
    audience: readAudience(product.audience),
    // A number without a currency is no price.
    offer: product.currency === undefined ? null : readOffer(product, 'zh-CN'),
    isAvailable: product.availability !== 'OutOfStock',
    pitch,
    tellsAgain,
    facts: collectFacts(product, { name: full ?? product.name, noun, kind, pitch, tellsAgain }),
  };
}

/** Effects on a body that only a few registered goods may name: 祛痘印淡斑精华液. */
const EFFECT_IN_NAME =
  /[祛袪]|淡[斑纹疤印化]|美白|抗[皱衰老]|防脱|生发|瘦[身腿脸肚]|减肥|丰胸|消[炎肿]|止[痛咳痒]|降[压脂糖]|治|调理|排毒|壮阳|增高/u;
const claimsEffect = ({ full, noun }: ChineseName): boolean =>
  full !== null && noun !== null && full !== noun && EFFECT_IN_NAME.test(full.replace(noun, ''));

/** 调理益生菌: a name that claims what may not be claimed gives its noun. */
function withoutClaim(name: ChineseName, product: Product): ChineseName {
  const branded = withBrand({ ...name, full: name.noun, brief: name.noun }, product.brand);
  return isSupported(product, `${branded.full ?? ''}。`) ? branded : { ...name, full: null, brief: null };
}

/** Puts the brand before a name that is only a noun: "迈浪运动鞋". */
function withBrand(name: ChineseName, brand: string | undefined): ChineseName {
  if (brand === undefined || name.full === null || name.full !== name.noun || !/^\p{Script=Han}{2,4}$/u.test(brand))
    return name;
  const branded = `${brand}${name.noun}`;
  return { ...name, full: branded, brief: branded };
}

function isSpeakable(text: string): boolean {
  return /^[\p{Script=Han}\p{Script=Latin}\p{N}\s&'.·-]+$/u.test(text);
}

function collectFacts(
  product: Product,
  {
    name,
    noun,
    kind,
    pitch,
    tellsAgain,
  }: {
    name: string;
    noun: string | null;
    kind: ProductKind | undefined;
    pitch: Pitch | null;
    tellsAgain: TellsAgain;
  },
): ChineseFact[] {
  const measure =
    kind === undefined
      ? undefined
      : measureWordOf(noun, kind, product.name, [product.name, ...product.selling_points].join('，'));
  const texts = [product.name, product.description ?? '', ...product.selling_points].join('，');
  const isUsedUp =
    (kind !== undefined && SOLD_BY_WEIGHT.has(kind.trade)) ||
    /(?:砂|粮|零食|冻干|罐头|肥|土|膏|霜|乳|液|洁面|精华|凝胶|慕斯|皂)$/u.test(noun ?? name);
  const collected: ChineseFact[] = [];
  const add = (line: string, source: SourceField, whole: string, place: number | null): void => {
    const sellers = readFact(line);
    const read = sellers === null || pitch === null ? sellers : withoutPitch(sellers, pitch, tellsAgain);
    const fresh = read === null ? null : withoutNamed(read, name);
    const worn = fresh === null ? null : tellHeight(fresh);
    const text =
      worn === null
        ? null
        : tellBareNumber(
            tellAge(worn, { texts, name: product.name, isOfAnimals: kind === undefined || kind.trade === 'pets' }),
            measure,
            isUsedUp,
          );
    if (text === null || isInName(text, name) || measureOverlap(text, name) > 0.9) return;
    const features = listChineseFeatures(text, { trade: kind?.trade, noun });
    if (place === null && noun !== null && isNaming(text, name, noun)) return;
    const isTold = collected.some((other) => isSameFact(text, features, other) || tellsAgain(text, other.text));
    if (isTold) return;
    collected.push({
      text,
      form: readForm(text, features),
      features,
      weight: rateChineseFact({ text, features, place }, { product, noun, kind }),
      source,
      range: locate(fresh ?? text, whole),
    });
  };
  for (const [index, line] of product.selling_points.entries())
    for (const sentence of line.split(/[；;。](?=.{4})/u))
      for (const piece of splitSellersLine(sentence)) add(piece, `selling_points.${index}`, line, index);
  for (const sentence of (product.description ?? '').split(/(?<=[？?])|[。！!；;\n◎●■◆•]+|\s[-–—|｜]/u))
    for (const piece of splitProse(sentence)) add(piece, 'description', product.description ?? '', null);
  return collected
    .map((fact, index) => ({ fact, index }))
    .toSorted((a, b) => b.fact.weight - a.fact.weight || a.index - b.index)
    .map(({ fact }) => fact);
}

/** A sentence of running text is a fact if all of it may be said: its first half alone may say nothing. */
function splitProse(sentence: string): string[] {
  if (/[？?]$/u.test(sentence)) return [];
  const pieces = splitSellersLine(sentence);
  const count = (text: string): number => text.split(/[，,]/u).length;
  return pieces.length > 1 || count(pieces[0] ?? '') === count(sentence.trim()) ? pieces : [];
}

const BARE_COUNT = /^\d+(?:\.\d+)?(?:片|块|粒|颗|颗粒|枚|抽|张|支)$/;
const BARE_WEIGHT = /^\d+(?:\.\d+)?(?:克|g|公斤|kg|斤)$/i;
const BARE_VOLUME = /^\d+(?:\.\d+)?(?:毫升|ml|升|L)$/i;

/** Matches "一款方形电子运动手表", which only repeats the name. */
function isNaming(text: string, name: string, noun: string): boolean {
  const core = text.replace(/的$/u, '');
  return (
    /^(?:一|这)(?:款|个|只|件|双|把|条|台|套|张|副|块|瓶|支|本|辆)/u.test(core) ||
    ((core.endsWith(noun) || core.endsWith(noun.slice(-2))) && measureOverlap(core, name) > NAMED)
  );
}

/** Checks if a name holds all of a fact, in whatever order: 足银999 of 999足银手镯. */
const isInName = (text: string, name: string): boolean =>
  (text.replace(/(?<=.{2})(?:实木|材质)$|[足纯](?=银|金)/gu, '').match(/\p{Script=Han}+|[\p{L}\p{N}.]+/gu) ?? []).every(
    (run) => name.includes(run),
  );

/** 方领设计，修饰肩颈线条 of a 方领连衣裙: a first clause that only says what the name says is left out. */
function withoutNamed(text: string, name: string): string {
  const [first = '', ...others] = text.split('，');
  const rest = others.join('，');
  const core = first.replace(/^(?:采用|经典|复古|时尚)?/u, '').replace(/(?:设计|款式|版型|造型|工艺|结构)$/u, '');
  const isNamed = name.includes(core) && (core.length > 2 || (core.length > 1 && core.length < first.length));
  // 冰糖心，切开看得见: what is seen is not left out.
  return isNamed && rest.length >= SHORTEST_REST && !/看得?[见到清]|一眼|都是$/u.test(rest) ? rest : text;
}
const SHORTEST_REST = 4;

/** Returns what the pitch has not told of a fact; null if it has told all of it. */
const withoutPitch = (text: string, { text: told, question }: Pitch, tellsAgain: TellsAgain): string | null =>
  told.includes(text) ? null : withoutTold(text, `${question}${told}`, tellsAgain);

/** Completes a bare count of one: "100片" is 一盒100片, "52升" is 容量52升. */
function tellBareNumber(text: string, measure: string | undefined, isUsedUp: boolean): string {
  // For consumables the amount is that of a pack; for others it is the weight.
  if (BARE_WEIGHT.test(text))
    return isUsedUp
      ? `一${measure === undefined || measure === DEFAULT_MEASURE_WORD ? '份' : measure}${text}`
      : `重${text}`;
  if (/^重约?\d/u.test(text) && !isUsedUp && measure !== undefined && measure !== DEFAULT_MEASURE_WORD)
    return `一${measure}${text}`;
  const volume = /^(\d+(?:\.\d+)?(?:毫升|ml|升|L))大?容量$/i.exec(text)?.[1] ?? text;
  if (BARE_VOLUME.test(volume)) return `容量${volume}`;
  return measure !== undefined && measure !== DEFAULT_MEASURE_WORD && BARE_COUNT.test(text)
    ? `一${measure}${text}`
    : text;
}

const listNumbers = (text: string): string[] => [...text.matchAll(/\d+(?:\.\d+)?/gu)].map(([number]) => number);

function isSameFact(text: string, features: readonly Feature[], other: ChineseFact): boolean {
  if (measureOverlap(text, other.text) > SAME || text.includes(other.text) || other.text.includes(text)) return true;
  const numbers = listNumbers(text);
  const shares = features.some(
    ({ id }) => id !== 'material' && id !== 'dimension' && other.features.some((each) => each.id === id),
  );
  if (!shares) return false;
  return numbers.length === 0
    ? measureOverlap(text, other.text) > (/，/u.test(text + other.text) ? RELATED_CLAUSES : RELATED)
    : numbers.some((number) => listNumbers(other.text).includes(number));
}

function readForm(text: string, features: readonly Feature[]): ChineseForm {
  if (features.some(({ id }) => id === 'colours') && /[、色]/.test(text)) return 'colours';
  if (/(?:材质|面料|材料|做的|制成|工艺|配方|内胆|涂层|合金|不锈钢|陶瓷|纯棉|牛皮|实木|真丝|羊毛)$/.test(text))
    return 'material';
  if (/^[0零]\D/.test(text)) return 'clause';
  if (/^\d|\d+(?:\.\d+)?(?:毫升|ml|克|g|小时|天|片|块|厘米|cm|W|瓦|mAh|毫安|升|L|斤|公斤|kg|页|色|寸)$/i.test(text))
    return 'amount';
  if (
    /(?:设计|结构|功能|模式|接口|按键|手柄|底座|口袋|大底|鞋底|镜片|电机|屏幕|[杯壶瓶锅]盖|提手|肩带|拉链|滤网|刀头|夹层|支架)$/.test(
      text,
    )
  )
    return 'noun';
  return 'clause';
}

function readAudience(audience: string | undefined): string | null {
  if (audience === undefined) return null;
  const [first = ''] = cleanLine(audience)
    .replace(/^(?:适合|适用于|面向|针对)/, '')
    .split(/[，,；;。/、|]/);
  const text = first.trim();
  return text.length >= 2 && text.length <= 10 && isInLanguage(text, 'zh-CN', NO_HINTS) ? text : null;
}
