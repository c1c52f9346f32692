import type { ProductKind } from '@reelwright/product-kinds';
import type { Product, SourceField } from '@reelwright/contracts';
import { cleanLine, measureOverlap } from '../clean-text.ts';
import { type Offer, readOffer } from '../offer.ts';
import { isExtent, isFigure } from '../leading-fact.ts';
import { isPlainMaterial, PLAIN_MATERIAL_COST } from '../plain-material.ts';
import { rankFact } from '../rank-fact.ts';
import { locate } from '../sourced-text.ts';
import { isInLanguage } from '../text-language.ts';
import type { Feature } from '../read-features.ts';
import { CHINESE_FEATURES, listChineseFeatures } from './chinese-features.ts';
import { ABSOLUTE_WORDS, HANGING_END, PUFFERY, SHOP_TALK, SLOGANS } from './chinese-lexicon.ts';
import { SUBSTANCE } from './fact-words.ts';
import { DEFAULT_MEASURE_WORD, measureWordOf } from './measure-words.ts';
import { type ChineseName, readChineseName } from './chinese-name.ts';
import { type Pitch, readPitch } from './seller-sentence.ts';
import { joinList, tellChoice, tellRow } from './tell-label.ts';

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
  /** The strongest first, without those that the pitch tells. */
  facts: ChineseFact[];
}

const NO_HINTS = { isKnownWord: () => false, company: '' };
const LONGEST_FACT = 26;
/** Longer clauses cannot be followed. */
const LONGEST_CLAUSE = 20;
const SHORTEST_FACT = 3;
/** Overlap above which a fact in other words is the same fact. */
const SAME = 0.5;
/** Overlap above which the pitch tells a fact. */
const IN_PITCH = 0.7;
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
  const { full, brief, noun, kind } = withBrand(readChineseName(product.name, product.brand), product.brand);
  const pitch = readPitch(product);
  return {
    name: full,
    brief,
    noun,
    kind,
    brand:
      brand !== null &&
      brand.length <= 12 &&
      isSpeakable(brand) &&
      !full?.toLowerCase().includes(brand.toLowerCase()) &&
      // FTLY飞图乐 of 飞图乐围炉: the maker is named.
      !(full ?? '').includes(/\p{Script=Han}{2,}/u.exec(brand)?.[0] ?? '\0')
        ? brand
        : null,
    audience: readAudience(product.audience),
    // A number without a currency is no price.
    offer: product.currency === undefined ? null : readOffer(product, 'zh-CN'),
    isAvailable: product.availability !== 'OutOfStock',
    pitch,
    facts: collectFacts(product, { name: full ?? product.name, noun, kind, pitch }),
  };
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
  }: { name: string; noun: string | null; kind: ProductKind | undefined; pitch: Pitch | null },
): ChineseFact[] {
  const measure =
    kind === undefined
      ? undefined
      : measureWordOf(noun, kind, product.name, [product.name, ...product.selling_points].join('，'));
  const texts = [product.name, product.description ?? '', ...product.selling_points].join('，');
  const isUsedUp =
    (kind !== undefined && SOLD_BY_WEIGHT.has(kind.trade)) ||
    /(?:砂|粮|零食|冻干|罐头|肥|土|膏|霜|乳|液|洁面|精华|凝胶|慕斯|皂)$/u.test(noun ?? name);
  const hasBattery = HAS_BATTERY.test([product.name, ...product.selling_points].join('，'));
  const collected: ChineseFact[] = [];
  const add = (line: string, source: SourceField, whole: string, place: number | null): void => {
    const read = readFact(line);
    const text = read === null ? null : tellBareNumber(tellAge(read, { texts, name: product.name }), measure, isUsedUp);
    if (text === null || isInName(text, name) || measureOverlap(text, name) > 0.9) return;
    if (pitch !== null && isInPitch(text, pitch)) return;
    const features = listChineseFeatures(text, { trade: kind?.trade, noun });
    if (place === null && noun !== null && isNaming(text, name, noun)) return;
    const isTold = collected.some((other) => isSameFact(text, features, other));
    if (isTold) return;
    const rated = { text, features, isAccessory: isAccessory(text, features, noun) };
    const isMeasured = isFigure(rated, { language: 'zh-CN', trade: kind?.trade });
    const weight = rankFact({
      features: features.filter(({ id }) => id !== 'material' || !PART.test(text)),
      trade: kind?.trade,
      isAccessory: rated.isAccessory,
      hasNumber: /\d/.test(text),
      isFigure: isMeasured,
      isExtent:
        SIZE.test(text) ||
        PACKED.test(text) ||
        (RUNNING.test(text) && !hasBattery) ||
        isExtent(rated, { language: 'zh-CN', trade: kind?.trade }),
      isEffect: EFFECT.test(text),
      isBare: /^(?:容量|重)?\d+(?:\.\d+)?\p{L}{1,3}$/u.test(text),
      isEcho: isEcho(text, product, noun),
      place,
    });
    collected.push({
      text,
      form: readForm(text, features),
      features,
      weight: weight - (isPlainMaterial(text) ? PLAIN_MATERIAL_COST : 0),
      source,
      range: locate(read ?? text, whole),
    });
  };
  for (const [index, line] of product.selling_points.entries())
    for (const sentence of line.split(/[；;。](?=.{4})/u))
      for (const piece of splitLine(sentence).flatMap(splitRefused)) add(piece, `selling_points.${index}`, line, index);
  for (const sentence of (product.description ?? '').split(/[。！？!?；;\n◎●■◆•]+|\s[-–—|｜]/u))
    for (const piece of splitLine(sentence).flatMap(splitRefused))
      add(piece, 'description', product.description ?? '', null);
  return collected
    .map((fact, index) => ({ fact, index }))
    .toSorted((a, b) => b.fact.weight - a.fact.weight || a.index - b.index)
    .map(({ fact }) => fact);
}

/** Checks if a fact tells of what the seller puts into the name: 细口 of a 细口壶. */
function isEcho(text: string, { name, brand = '' }: Product, noun: string | null): boolean {
  // The head of the noun alone says nothing: 自动 of 自动猫砂盆 does.
  const own = name.replace(brand, '　').replace(noun?.slice(-2) ?? '　', '　');
  const runs = own.match(/[\p{Script=Han}\d]{2,}/gu) ?? [];
  return runs.some((run) =>
    Array.from({ length: run.length - 1 }, (_none, at) => run.slice(at, at + 2)).some((pair) => text.includes(pair)),
  );
}

/** What it comes in: 200克礼盒. */
const PACKED = /^\d+(?:\.\d+)?(?:克|毫升|升|公斤|斤|g|kg|ml|L)\p{Script=Han}{0,2}[盒罐袋瓶桶包](?:装)?$/u;
/** How long it may run: a limit, unless it runs on a battery. */
const RUNNING = /(?:工作|运行|运转|使用)(?:时间|时长)?(?:可达|达|约|长达)?\d+(?:\.\d+)?(?:分钟|小时)/u;
const HAS_BATTERY = /无线|电池|充电|充一次|续航|毫安|mAh|锂/iu;

/** Sizes that a buyer looks up. */
const SIZE =
  /^填充\D{0,6}\d|\d\p{Script=Han}{1,2}以内$|^(?:孔径|直径|口径|内径|外径|厚度?|宽度?|高度?|长度?|全长|链长|尺寸|周长)(?:约)?\d/u;

/** What a product does for its buyer, or spares them: 领口不变形, 防滑, 即热. */
const EFFECT = /不(?!锈|等)|防(?!尘袋)|免|耐(?!热玻璃)|抗|无需|即(?!可)|不用|告别/u;

/** Parts: their material is not the product's. */
const PART =
  /(?:拉链|手柄|把手|镜框|镜腿|表带|表扣|扣子|纽扣|底座|盖子?|领子|袖口|耳钩|夹头|食盆|鞋带|轮子?|提手|肩带|托盘)$/;
/** Accessories of a product. */
const ACCESSORY =
  /(?:手册|说明书|指南|卡片?|充电线|数据线|Type-?C线|适配器|充电器|收纳袋|布袋|包装盒?|阀袋|礼袋|贴纸|擦镜布|螺丝|工具包|纸盒|保护套|手柄套|挂绳|书签带?)$/i;

function isAccessory(text: string, features: readonly Feature[], noun: string | null): boolean {
  if (features.some(({ id }) => id === 'included')) return true;
  const [core = ''] = text.split('，');
  return ACCESSORY.test(core) && !(noun !== null && core.endsWith(noun));
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

/** Checks if the pitch has told a fact. */
const isInPitch = (text: string, { text: told, question }: Pitch): boolean =>
  told.includes(text) || measureOverlap(text, told) > IN_PITCH || (question !== '' && question.includes(text));

/** Whom an age is of: 6个月以上适用 is of babies, of cats, of children. */
const OF_AGE: readonly (readonly [RegExp, string])[] = [
  [/猫/u, '猫'],
  [/[狗犬]/u, '狗'],
  [/宝宝|婴/u, '宝宝'],
  [/孩|儿童|学生|玩具|[男女]童/u, '孩子'],
];

/** Says an age with its noun: 6个月以上适用 is 6个月以上的宝宝能用. */
function tellAge(text: string, { texts, name }: { texts: string; name: string }): string {
  const age =
    /^(?:适[合用]于?)?(\d+(?:\s?[-~～到至]\s?\d+)?(?:个月|周岁|岁)(?:以上|起|[+＋])?)(?:可用|适用|能用|使用|可食用)?$/u.exec(
      text,
    )?.[1];
  const height = /^适[合用](?:身高|体重)\d.*(?:cm|厘米|kg|公斤|斤)$/u.test(text);
  const whom = OF_AGE.find(([match]) => match.test(texts))?.[1];
  const isEaten = /(?:粮|零食|冻干|罐头|米粉|饼干?|果泥|溶豆|奶粉|[肉鱼]干)(?![机盒碗勺杯罐桶器])/u.test(name);
  if (height && whom !== undefined) return `${text}的${whom}`;
  if (age === undefined || whom === undefined) return text;
  return `${age.replace(/[+＋]$/u, '以上')}的${whom}${isEaten ? '能吃' : '能用'}`;
}

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

function isSameFact(text: string, features: readonly Feature[], other: ChineseFact): boolean {
  if (measureOverlap(text, other.text) > SAME || text.includes(other.text) || other.text.includes(text)) return true;
  const numbers = text.match(/\d+(?:\.\d+)?/g) ?? [];
  const shares = features.some(
    ({ id }) => id !== 'material' && id !== 'dimension' && other.features.some((each) => each.id === id),
  );
  if (!shares) return false;
  return numbers.length === 0
    ? measureOverlap(text, other.text) > (/，/u.test(text + other.text) ? RELATED_CLAUSES : RELATED)
    : numbers.some((number) => other.text.includes(number));
}

/**
 * Cuts a seller's line to what can be said at once: its first clauses in their own words. Later clauses go, because
 * they speak of what the first ones name.
 */
function splitLine(line: string): string[] {
  const text = tidy(line);
  // 礼盒+手提袋，坏了包赔: what follows a list of things is not said of the last of them.
  const isList = /^[^，]*[+＋]\s*[\p{L}\d][^，]*[盒袋卡券罩布绳]，|^[^，]*[+＋][^，]*，.*(?:包赔|包退|质保|代写)/u.test(
    text,
  );
  if (isList) return text.split('，').filter((piece, index) => index === 0 || !LEANS.test(piece));
  const clauses = text.split('，');
  const kept: string[] = [];
  for (const clause of clauses)
    if (kept.length === 0 || [...kept, clause].join('，').length <= LONGEST_FACT) kept.push(clause);
    else break;
  const lead = kept.join('，');
  return readFact(lead) === null && kept.length < clauses.length
    ? clauses.filter((piece, index) => index === 0 || !LEANS.test(piece))
    : [lead];
}

/** A shorter clause tells something of the one before it: 弯折不断. */
const SHORTEST_PREDICATE = 4;

/** A line of which one clause may not be said gives the others: 包含作业点评，永久回看. */
const splitRefused = (line: string): string[] =>
  line.includes('，') && readFact(line) === null
    ? line
        .split('，')
        .filter((piece, index) => index === 0 || (piece.length > SHORTEST_PREDICATE && !LEANS.test(piece)))
    : [line];

/** A clause that depends on the previous one. */
const LEANS =
  /^(?:为了?(?!什么)|为防|而且|并且|但|因此|所以|同时|它|其|这|让|使|从而|以及|还|也|就|都|才|再|又|便|则|既|更|不仅|即使|哪怕|无论|不管|轻松|方便|避免|防止|一下子|顿时|瞬间|这样|于是|满足|适合|可(?![爱口乐])|能|会|帮助|增加|提升|有效|保证|确保|随时|随地|呈现|带来)/;

/** 续航约45分钟（节能档）: the condition of a number is told before it. */
const CONDITION =
  /^(\p{Script=Han}{0,6}(?:约|仅|可达|达|超过|不到)?\d[\d.]*\s?(?:[A-Za-z%℃°]{1,3}|毫?[升米克]|厘米|公[斤里]|小时|分钟|[秒天年度瓦]))\s*[（(](?!可|支持|如|看|视|因|见|详|误差|左右|以上|以下|含|赠|送|选|任|或|约)(\p{Script=Han}{1,5})[）)]$/u;

const LONGEST_JOINED_CONDITION = 3;
const joinCondition = (condition: string, amount: string): string =>
  condition.length > LONGEST_JOINED_CONDITION
    ? `${condition}，${amount}`
    : `${condition.replace(/[下时]$/u, '')}${amount}`;

function tidy(line: string): string {
  return (
    cleanLine(line)
      .replace(/\s*[（(]\s*([≥≤<>]=?\s?\d+\s?[℃度%％])[）)]/gu, '，$1')
      .replace(/^([^（(，]+)[（(](每[天日次周]\p{Script=Han}?[\d一两三]+\p{Script=Han}{1,3})[）)]$/u, '$2，$1')
      .replace(/[（(](?:具体)?[看视因依](?!频)(\p{Script=Han}{2,8})[）)]/gu, '，具体看$1')
      .replace(CONDITION, (_whole, amount: string, condition: string) => joinCondition(condition, amount))
      .replace(/^(\p{Script=Han}{0,8}\d[\d.]*\s?\p{L}{1,3})\s*[（(](按[\p{Script=Han}\d]{2,8})[）)]$/u, '$2，$1')
      .replace(/(?<!约)(\d[\d.]*\s?[\p{L}%℃°]{1,3})\s*[（(]约[）)]$/u, '约$1')
      .replace(/[（(【[][^）)】\]]*[）)】\]]/gu, '')
      .replace(/[（(【[）)】\]]/gu, '')
      .replace(/^\s*\d{0,2}[.、)）](?!\d)\s*|^(?![-−]\d[\d.]*\s*(?:度|摄氏|°|℃))[^\p{L}\p{N}《]+/u, '')
      .replace(/\s*([，、：；])\s*/g, '$1')
      .replace(/,\s*/g, '，')
      // 50颗/盒: how many are in each.
      .replace(/(\d+(?:\.\d+)?\s?(?:[颗片粒枚张支条包抽克g]|ml|毫升))\s*[/／]\s*([袋包盒瓶支罐桶卷箱条])/gu, '每$2$1')
      .replace(/(?<=\p{Script=Han})(?<!\d[转次升克]|公里)\s*[/／]\s*(?=\p{Script=Han})/gu, '、')
      .replace(/[。！？!?.；;，、:：…\s]+$/u, '')
      .replace(/(?<=\p{Script=Han}|\d(?:kg|g|ml|L|cm|mm))\s+(?=\p{Script=Han}|\d)/gu, '，')
      .trim()
  );
}

/** Advice and limits of care: no reason to buy. */
const CARE_WARNING =
  /^(?:建议|只能|仅限|需要?|切勿|不可|不宜|避免)|(?:别|勿|不要|不能|不可)(?:进|放|用|直接|加|碰|泡|洗|切|晒|烘|让|超|拿|敷)|干洗$|手洗$|先在\S{1,4}试/;
/** What does not come along: 不含枕套, and no reason to buy as 不含酒精 is. */
const WITHOUT = new RegExp(`^不(?:含|包含|包括|带|配)(?!.*(?:${SUBSTANCE}))\\p{Script=Han}{2,5}$`, 'u');
const QUESTION = /^(?:你|您|怎么|为什么|谁|难道|是不是|还在|是否|如何|什么)/;

/** "双抽屉", "三口袋": short, and whole. */
const COUNTED = /^[双两三四五六]\p{Script=Han}{2}(?<![十天年月日节折期倍次])(?<!十.)$/u;

/** "碳钢板": short, and what it is made of. */
const STUFF = /^\p{Script=Han}{2}[板钢木皮棉麻竹铜铝瓷胶绒丝漆]$/u;

/** Ratings that need no explanation. */
const CODES = /^(?:UPF|SPF|UV|IPX?)\d+\+*$|^\d+(?:\.\d+)?\s*(?:mAh|W|Pa|dB|lm)$/i;

/** 净含量500克, 容量500毫升: no entry of a parcel. */
const HAS_ACTION = /[重大长宽高径率量速约每共可能日]|规格|适合/u;

/** 精切藏羊排 500g*2袋: an entry of a parcel, with its amount. */
const PARCEL_ENTRY =
  /^(?!.*[45]G$)(\p{Script=Han}{2,12}(?:[ ，]\p{Script=Han}{2,12})?)[ ，]?(\d+(?:\.\d+)?) ?(kg|g|ml|l|克|千克|公斤|斤|升|毫升)(?: ?[*×xX] ?\d+ ?[袋盒瓶包罐件只片份支条]?)?$/iu;
/** Two things with a plus between them, in a clause of their own. */
const TWO_THINGS =
  /(?<=^|[：:，,])([\p{Script=Han}\d]{1,9}|[A-Z]{1,5}\p{Script=Han}{1,6}|\p{Script=Han}{1,5}[A-Z]{1,5})\s*[+＋]\s*([\p{Script=Han}\d]{2,9})(?=$|[，,])/gu;
const UNIT_NAMES: Readonly<Record<string, string>> = { kg: '千克', g: '克', ml: '毫升', l: '升' };

/**
 * Turns a seller's line into a speakable fact; null if it is in another language, forbidden, about the shop, or empty
 * of content.
 */
function readFact(written: string): string | null {
  // 插电+电池, 316不锈钢内胆+竹盖: two things.
  const line = written.replace(TWO_THINGS, (whole, one: string, other: string) =>
    [one, other].some((thing) => /^\d+\p{Script=Han}$|^\p{Script=Han}+\d$/u.test(thing))
      ? whole
      : joinList([one, other]),
  );
  // 拍1+底座1: nobody says a number without what it counts.
  if (/\p{Script=Han}\d[+＋]/u.test(line)) return null;
  if (/[?？]\s*$/.test(line) || QUESTION.test(line)) return null;
  // "大容量+高性价比", "32cm/7L", "15s~3min": signs that nobody can speak.
  if (
    /\d(?!V )[a-z]+\s+\d|[×xX*]\d+\p{L}?$|\p{L}\s*[+＋]\s*\p{L}|[a-z]\s*\/\s*\d|[a-z]\s*[~～]\s*\d/iu.test(line) ||
    /^[+＋]/.test(line.trim())
  )
    return null;
  const entry = PARCEL_ENTRY.exec(
    cleanLine(line)
      .replace(/[（(【[][^）)】\]]*[）)】\]]/gu, '')
      .trim(),
  );
  // 折叠后像个手提箱，6.8kg: two clauses are no entry of a parcel.
  if (entry !== null && !/[，,]/u.test(line)) {
    const [, label = '', amount = '', unit = ''] = entry;
    const thing = label.replace(/约$/u, '');
    // "单只210克" is a weight, no content of the parcel.
    if (
      /(?:^|[ ，])一\p{Script=Han}$|^(?:单[只个件双条支根]|每[只个件支]|整机|净)?(?:仅|约)?重?(?:仅|约)?$|，|[只才]有$/u.test(
        thing,
      )
    )
      return tidy(line);
    if (
      /^(?:日|每天)|(?:承重|载重|限重|容量|容积)$|^(?:最大)?(?:承重|载重|限重|容量|容积|净重|自重|总重|功率|水箱|(?:独立)?(?:小包|小袋)|全副|整副|精度|一天|每小时|每分钟|一次|每[袋包盒瓶支片条份])$/u.test(
        thing,
      )
    )
      return tidy(line).replace(/^最大/u, '');
    // 空包450g: the weight of the thing without what it holds.
    if (/^[空裸]\p{Script=Han}{1,2}$/u.test(thing))
      return `${thing}重${amount}${UNIT_NAMES[unit.toLowerCase()] ?? unit}`;
    // A litre is what a pot holds.
    if (/^(?:l|升)$/iu.test(unit)) return tidy(line);
    return HAS_ACTION.test(thing)
      ? null
      : `含${thing.replace(/[ ，]/u, '')}${amount}${UNIT_NAMES[unit.toLowerCase()] ?? unit}`;
  }
  let text = tidy(line);
  const spec = /^([^：:，]{1,6})[：:]\s*(.+)$/u.exec(text);
  if (spec) {
    const [, label = '', value = ''] = spec;
    if (/[：:]/.test(value)) return null;
    const told = tellRow(label, value);
    if (told === null) return null;
    if (told !== undefined) text = told;
    // 双电源：插电+电池: what the number counts.
    else if (/^[双两三四五六七八九十\d](?![号])/u.test(label) && value.length >= 4) text = `${label}，${value}`;
    // 拼配：云南和巴西, where the label says what it is.
    else if (/^\p{Script=Han}{2}$/u.test(label) && /^\p{Script=Han}+和\p{Script=Han}+$/u.test(value))
      text = `${value}${label}`;
    // 内胆：316不锈钢: the label is what is said of the value.
    else if (value.length >= 4) text = label.length <= 2 ? `${label}${value}` : `${label}，${value}`;
    else return null;
  } else text = tellChoice(text) ?? text;
  if (text.length < SHORTEST_FACT || text.length > LONGEST_FACT) return null;
  if (text.split('，').some((clause) => clause.length > LONGEST_CLAUSE)) return null;
  if ((!isInLanguage(text, 'zh-CN', NO_HINTS) && !CODES.test(text)) || /[?？：:;；%％].*[:：]|[“”"]/.test(text))
    return null;
  // 裸感面料，锦纶75% 氨纶25%: shares of a blend are a label.
  text = text.replace(/，[^，]*\d[%％][^，]*\d[%％][^，]*$/u, '');
  // "最高1900转" is a limit, not a boast; reworded, since 最 is forbidden.
  text = text
    .replace(/最(?:大|高|多|长|远)(?=\d)/gu, '能到')
    // A setting, and no boast: 最低亮度亮100小时.
    .replace(/最(?=[高低大小](?:亮度|音量|功率|风速|转速|强度|温度))/gu, '');
  if (ABSOLUTE_WORDS.test(text) || SHOP_TALK.test(text) || SLOGANS.test(text)) return null;
  const features = CHINESE_FEATURES.filter(({ match }) => match.test(text));
  if (PUFFERY.test(text) && (features.length === 0 || text.length > 10)) return null;
  if (HANGING_END.test(text) || /^[\d\s.,xX×*/-]+(?:cm|mm|ml|厘米|寸)?$/i.test(text)) return null;
  if (CARE_WARNING.test(text) || WITHOUT.test(text) || /的\p{Script=Han}{0,2}特点$/u.test(text)) return null;
  if (
    features.length === 0 &&
    text.length < 4 &&
    !/^[不非无没免]\p{Script=Han}{2}$/u.test(text) &&
    !COUNTED.test(text) &&
    !STUFF.test(text)
  )
    return null;
  return text
    .replaceAll(/(?<=\d(?:cm|mm|厘米|毫米)?)\s*[×xX*]\s*(?=\d)/g, '乘')
    .replaceAll(/(?<=\d)\s+(?=\p{L})|(?<=\dV)\s+(?=\d)/gu, '');
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
