import type { AdLanguage } from '@reelwright/contracts';
import type { Trade } from '@reelwright/product-kinds';

/** An amount with its unit, which a buyer can compare. Counts of pieces are excluded. */
const FIGURES = {
  en: /(?<![\p{L}\d.,])\d[\d.,]*(?:x\b| ?(?:%|°[CF]?|g|kg|oz|lbs?|ml|cl|l|L|litres?|liters?|mm|cm|m|km|W|kW|V|mAh|Ah|Wh|GB|TB|MP|Nm|Pa|kPa|dB|Hz|kHz|rpm|psi|bar|lumens?|gsm|denier|fps|K)(?![\p{L}\d])|[- ]?(?:percent|degrees?|grams?|kilos?|hours?|h|minutes?|mins?|seconds?|days?|nights?|weeks?|months?|years?|metres?|meters?|watts?|volts?|megapixels?|pixels?|inch(?:es)?|miles?|servings?|washes|rooms?|lumens?)(?!\p{L}))/iu,
  'zh-CN':
    /\d+(?:\.\d+)?\s*(?:%|％|度|℃|克|公斤|千克|斤|kg|g|毫升|ml|升|L|毫米|mm|厘米|cm|米|公里|km|瓦|W|毫安|mAh|安时|伏|V|GB|TB|万像素|牛米|帕|Pa|分贝|dB|赫兹|Hz|转|流明|小时|分钟|秒|天|周|个月|年|支|平|倍|件\/秒)(?!\d)/iu,
} as const satisfies Record<AdLanguage, RegExp>;

/** Facts that no image of the product alone can show: the number of pieces in the box, accessories, papers, shades. */
const UNSEEN: ReadonlySet<string> = new Set([
  'set',
  'pieces',
  'single-pack',
  'included',
  'case-included',
  'gift-box',
  'guarantee',
  'certified',
  'colours',
]);
/** How long it keeps once it is open: good to know, but no reason to buy. */
const KEPT_OPEN = /\b(?:after|once) open(?:ing|ed)?\b|开封后/i;
/** "150 ml tube": what it comes in. */
const PACK_SIZE =
  /^\d[\d.,]* ?(?:g|kg|ml|cl|l|oz) (?:\p{L}+ )?(?:bottle|tin|jar|pouch|sachet|carton|can|tube|pack|bag)\b/iu;
/** 含17厘米塑料盆, 配12厘米陶盆: what comes along. */
const COMES_WITH = /^(?:含|配|附|送|赠)\d/u;
/** What a blend is made of: "50% merino wool, 50% acrylic" is a label, not a figure. */
/** The length of a cable is no reason to buy. */
const CABLE = /\b(?:cable|cord|lead) (?:is|length)\b|(?:电源)?线长/iu;
const BLEND = /\d\s*[%％].*\d\s*[%％]/u;
/** Amounts that no buyer compares: outer sizes, washing, the cable. */
const IDLE: ReadonlySet<string> = new Set(['dimension', 'machine-wash', 'usb-c', 'ages', 'players', 'playing-time']);

interface RatedFact {
  text: string;
  features: readonly { id: string }[];
  /** True if it is about an accessory. */
  isAccessory: boolean;
}

/** Checks if a fact may open an ad at all. */
export const canOpenAd = ({ text, features, isAccessory }: RatedFact): boolean =>
  !isAccessory &&
  !COMES_WITH.test(text) &&
  !features.some(({ id }) => UNSEEN.has(id)) &&
  !KEPT_OPEN.test(text) &&
  !PACK_SIZE.test(text);

/** Trades whose buyers carry the product: its weight is a reason. */
const CARRIED: ReadonlySet<Trade> = new Set<Trade>([
  'footwear',
  'eyewear',
  'bags',
  'outdoor',
  'sport',
  'audio',
  'computers',
  'electronics',
  'tools',
  'baby',
  'hair-care',
]);
/** Trades whose packages hold an amount of what is sold: it says how much there is, not how good it is. */
const CONSUMED: ReadonlySet<Trade> = new Set<Trade>(['food', 'drinks', 'beauty', 'hair-care', 'health', 'pets']);
const SMALL_VOLUME = /\d ?(?:ml|cl|毫升)(?!\p{L})/iu;
/** What such a product comes in. */
const PACK =
  /\b(?:bottles?|tins?|jars?|pouch(?:es)?|sachets?|cartons?|cans?|tubes?|packs?|packaging)\b|瓶|罐|袋装|盒装/i;
/** The size of a thing in Chinese: 口径8厘米. */
const SIZE = /^(?:口径|直径|高度?|宽度?|长度?|尺寸|规格|周长|净重|净含量)/u;

/** Trades whose lengths are sizes that a buyer looks up, not reasons to buy. */
const WORN: ReadonlySet<Trade> = new Set<Trade>(['apparel', 'footwear', 'jewellery']);
const WORN_SIZE =
  /\bone size\b|\b(?:in )?sizes?\b|\b\d*X{1,3}[SL]\b|\d ?(?:cm|mm|inch(?:es)?)(?!\p{L})|尺码|均码|\d ?(?:厘米|毫米)/iu;
/** What every product of a kind has some of. */
const EXTENTS: ReadonlySet<string> = new Set(['capacity', 'weight', 'dimension', 'pages']);

/**
 * Checks if a fact only tells how large, heavy or roomy a product is, where its buyers do not choose by that, or what a
 * blend consists of: a mug's capacity, the sizes and the label of a shirt.
 */
export function isExtent(
  fact: RatedFact,
  { language, trade }: { language: AdLanguage; trade: Trade | undefined },
): boolean {
  if (BLEND.test(fact.text) || (trade !== undefined && WORN.has(trade) && WORN_SIZE.test(fact.text))) return true;
  const isMeasure = FIGURES[language].test(fact.text) || fact.features.some(({ id }) => EXTENTS.has(id));
  return isMeasure && !isFigure(fact, { language, trade }) && fact.features.every(({ id }) => EXTENTS.has(id));
}

/** Checks if a fact contains an amount with its unit that a buyer of the trade compares. */
export function isFigure(
  fact: RatedFact,
  { language, trade }: { language: AdLanguage; trade: Trade | undefined },
): boolean {
  if (!FIGURES[language].test(fact.text) || !canOpenAd(fact) || SIZE.test(fact.text) || BLEND.test(fact.text))
    return false;
  if (CABLE.test(fact.text)) return false;
  if (fact.features.some(({ id }) => IDLE.has(id))) return false;
  if (trade !== undefined && WORN.has(trade) && WORN_SIZE.test(fact.text)) return false;
  const isConsumed = trade !== undefined && CONSUMED.has(trade);
  if (isConsumed && PACK.test(fact.text)) return false;
  const isCapacity = fact.features.some(({ id }) => id === 'capacity');
  // Every mug holds something, and every jar.
  if (isCapacity && (isConsumed || SMALL_VOLUME.test(fact.text))) return false;
  return !fact.features.some(({ id }) => id === 'weight') || (trade !== undefined && CARRIED.has(trade));
}
