import { listStems } from '../text/words.ts';
import { findChineseNumerals } from './chinese-numerals.ts';
import { readCurrencyAfter, readCurrencyBefore } from './currencies.ts';
import { findDigits } from './digits.ts';
import { findEnglishNumbers } from './english-words.ts';
import { readHedge } from './hedges.ts';
import { findIdioms } from './idioms.ts';
import type { NumberToken } from './number-token.ts';
import { hasDimension, type Hedge, type Quantity } from './quantity.ts';
import { readUnit, type Unit } from './units.ts';

/** Chinese measure words; the counted noun follows. */
const MEASURE =
  /^[码场节碗阶锅排串个件款种色层档片只支枝瓶盒包袋套台张条位名人次粒颗枚块本杯双对组罐桶卷把扇顶辆项份滴匙勺户家国代麦核孔格门挡重道季大]/u;
const PERSIST =
  /(?:质保|保修|续航|长达|可用|待机|播放|使用|充电|只需|仅需|耐用|保温|保冷|保鲜|试用|退换)[^,.;!?]{0,4}$/u;
const PERSIST_AFTER =
  /^(?:内?的?)(?:质保|保修|续航|待机|播放|试用|无理由|免费|快充|保温|保冷|订阅|会员|有效|服务|版)|^内?(?:随便|随时|可以?|都能|都可以?|包)(?:退|换)/u;
/** "a day" is a quantity only in a measurement: "more than a day of battery", "lasts a full week". */
const ARTICLE =
  /(?<![\p{L}\d])(?:(?:over|more than|less than|under|about|almost|nearly|at least|up to|within|lasts?|for|in|than) (?:(?:a|an) (?:full|whole|single|entire) |half an? |an? )|(?:a|an) (?:full|whole|entire) |(?<=^|[.!?] )(?:a|an) (?=(?:year|month|week)s? (?:to|of|for)(?![a-z]))|half an? |an? half-)(?=(?:hour|day|night|week|month|year|minute|decade|terabyte|gigabyte|inch|pound|kilo|litre|liter|gallon|mile|ounce|century)s?(?![a-z]))/gu;
const MULTIPLES: Readonly<Record<string, number>> = { twice: 2, double: 2, triple: 3, quadruple: 4, half: 0.5 };
const MULTIPLE =
  /(?<![\p{L}\d-])(?:twice(?= (?:as|the|more))|(?:double|triple|quadruple)(?= (?:the|as))|half(?= (?:as|the)(?! (?:fun|battle|price|time it))))(?! (?:the )?(?:fun|joy|price)\b)/gu;
const HALF_CHINESE = /半个?(?=小时|钟头|年|个?月|斤|公斤|升|米|磅)/gu;
const NAMED =
  /(?<![\p{Script=Latin}\d])(?:[a-z]{1,6}-?\d[\da-z]*(?:\.\d+)?|(?:spf|upf|ip|usb|gen|hepa|wi-?fi|bluetooth|蓝牙) ?\d+(?:\.\d+)?\+*|\d+-?in-?\d+|(?:two|three|four|five)-in-one)(?![\p{Script=Latin}\d])/gu;

/** "100 x 14 x 96 cm": each side has the unit of the last. The x would be read as "times", or as a part of a code. */
const SIDES =
  /\d(?: ?x ?\d+(?:[.,]\d+)?)+(?= ?(?:mm|cm|m|in|inch(?:es)?|ft|feet|"|'|毫米|厘米|公分|米|英寸|寸)(?![a-z]))/gu;
/** "6Lx4": a number of packs with a measure each. */
const PACKS = /(?<=\d ?(?:ml|l|g|kg|oz|克|升|毫升|斤|片|抽))x(?=\d)/gu;
/** 不到七五折 costs less than 75 %: more than 25 % off. */
const OPPOSITE: Partial<Record<Hedge, Hedge>> = { over: 'under', under: 'over' };
const NOTE = /(?<!\p{L})(?:a )?(?:fiver|tenner)(?!\p{L})/gu;
const RANGE = /^(?: ?(?:-|~|to|至|到|\*) ?)$/u;
/** 宽30/35/40cm is a row of amounts; in English 3/4 is a part of one. */
const ROW = /^ ?\/ ?$/u;
const HAN = /\p{Script=Han}/u;

interface Context {
  /** The product's currency: distinguishes pounds of weight from pounds of money. */
  currency?: string | undefined;
}

/** Finds every number of a normalised text that measures, counts or names something, in order. */
export function findQuantities(normal: string, { currency }: Context = {}): Quantity[] {
  const text = normal.replace(SIDES, (sides) => sides.replaceAll('x', '*')).replace(PACKS, '*');
  const idioms = findIdioms(text);
  const isFree = ({ start, end }: { start: number; end: number }) =>
    !idioms.some((idiom) => start < idiom.end && end > idiom.start);
  const codes = [...text.matchAll(NAMED)].map(
    ({ 0: found, index }): Quantity => ({
      kind: 'code',
      start: index,
      end: index + found.length,
      values: [],
      hedge: 'exact',
      code: toCode(found),
    }),
  );
  const multiples = [...text.matchAll(MULTIPLE)].map(
    ({ 0: found, index }): Quantity => ({
      kind: 'unit',
      start: index,
      end: index + found.length,
      values: [MULTIPLES[found] ?? 1],
      hedge: readHedge(text.slice(0, index), ''),
      units: [{ dimension: 'times', factor: 1 }],
    }),
  );
  const isNoCode = ({ start, end }: { start: number; end: number }) =>
    !codes.some((code) => start < code.end && end > code.start);
  const tokens = [...findDigits(text), ...findEnglishNumbers(text), ...findChineseNumerals(text), ...findArticles(text)]
    .filter((token) => isFree(token) && isNoCode(token))
    .toSorted((one, other) => one.start - other.start);
  const quantities: Quantity[] = [];
  for (const [index, token] of tokens.entries()) {
    const last = quantities.at(-1);
    if (last && token.start < last.end) continue;
    const found = readQuantity(text, withHalf(text, token), { currency, next: lastOfChain(text, tokens.slice(index)) });
    if (found && !joinSmaller(text, quantities, found)) quantities.push(found);
  }
  const notes = [...text.matchAll(NOTE)].map(
    ({ 0: found, index }): Quantity => ({
      kind: 'money',
      start: index,
      end: index + found.length,
      values: [found.endsWith('fiver') ? 5 : 10],
      hedge: readHedge(text.slice(0, index), ''),
      currencies: ['GBP', 'EUR', 'USD', 'CAD', 'AUD'],
    }),
  );
  return [...quantities, ...codes.filter(isFree), ...multiples, ...notes].toSorted(
    (one, other) => one.start - other.start,
  );
}

function toCode(text: string): string {
  return text
    .replace(/two|three|four|five/g, (word) => String(['two', 'three', 'four', 'five'].indexOf(word) + 2))
    .replace(/-one$/, '-1')
    .replace('蓝牙', 'bluetooth')
    .replace(/[ -]/g, '');
}

function findArticles(text: string): NumberToken[] {
  const latin = [...text.matchAll(ARTICLE)].map(({ 0: found, index }) => ({
    start: index + (/(?:half an?|an?)(?: (?:full|whole|single|entire))? ?(?:half-)?$/u.exec(found)?.index ?? 0),
    end: index + found.length - (found.endsWith(' ') ? 1 : 0),
    values: [/half/u.test(found) ? 0.5 : 1],
    isWord: true,
  }));
  const han = [...text.matchAll(HALF_CHINESE)].map(({ index }) => ({
    start: index,
    end: index + 1,
    values: [0.5],
    isWord: true,
  }));
  return [...latin, ...han];
}

/** "two and a half hours", "2½", "一个半小时", "两年半". */
function withHalf(text: string, token: NumberToken): NumberToken {
  const half = /^ and a half(?![a-z])|^个半(?=小时|钟头|月|星期)/u.exec(text.slice(token.end));
  return half ? { ...token, end: token.end + half[0].length, values: token.values.map((value) => value + 0.5) } : token;
}

function readQuantity(
  text: string,
  token: NumberToken,
  { currency, next }: Context & { next: NumberToken | undefined },
): Quantity | undefined {
  const before = text.slice(0, token.start);
  const hedgeAfter = /^(?:[多余](?=\p{Script=Han})| ?\+)/u.exec(text.slice(token.end))?.[0] ?? '';
  const rest = text.slice(token.end + hedgeAfter.length);
  const at = token.end + hedgeAfter.length;
  const base = { values: token.values, hedge: readHedge(before, text.slice(token.end)) };

  const sign = readCurrencyBefore(before, currency);
  if (sign) {
    const scale = /^[km](?![a-z])/u.exec(rest)?.[0].length ?? 0;
    const tail = readCurrencyAfter(rest.slice(scale), currency)?.length ?? 0;
    const hedge = readHedge(before.slice(0, -sign.length), rest.slice(scale + tail));
    const values = scale > 0 ? token.values.slice(1) : token.values;
    return {
      ...base,
      values,
      hedge,
      kind: 'money',
      start: token.start - sign.length,
      end: at + scale + tail,
      currencies: sign.currencies,
    };
  }
  const money = readCurrencyAfter(rest, currency);
  const isWeight = money && /^ ?-?pounds?/u.test(rest) && currency !== 'GBP';
  if (money && !isWeight)
    return readMoney(text, { ...base, start: token.start, end: at + money.length }, money.currencies);

  const percent = /百分之$/u.exec(before);
  if (percent)
    return {
      ...base,
      kind: 'unit',
      start: token.start - 3,
      end: token.end,
      units: [{ dimension: 'percent', factor: 1 }],
    };
  const isDiscount = rest.startsWith('折');
  if (isDiscount)
    return {
      ...base,
      hedge: OPPOSITE[base.hedge] ?? base.hedge,
      kind: 'unit',
      values: token.values.flatMap(toPercentOff),
      start: token.start,
      end: at + 1,
      units: [{ dimension: 'percent', factor: 1 }],
    };
  const tenths = /^成(?!分|人|立|员|为|本|都|长|果|品|套)/u.exec(rest);
  const tenth = '一二三四五六七八九'.indexOf(rest.charAt(1) || '-') + 1;
  if (tenths)
    return {
      ...base,
      kind: 'unit',
      values: token.values.map((value) => value * 10 + tenth),
      start: token.start,
      end: at + (tenth > 0 ? 2 : 1),
      units: [{ dimension: 'percent', factor: 1 }],
    };
  const score = /^ ?(?:out of|\/) ?(?:5|five)(?!\d|\.\d)(?: stars?)?|^ ?分(?!钟|之|贝|量|享|别)/u.exec(rest);
  if (score && Math.max(...token.values) <= 10)
    return {
      ...base,
      kind: 'unit',
      start: token.start,
      end: at + score[0].length,
      units: [{ dimension: 'stars', factor: 1 }],
    };

  const gap = /^(?: (?:full|whole|solid|long|extra|more|short|entire|straight) |[ -])?/u.exec(rest)?.[0].length ?? 0;
  const unit = readUnit(rest.slice(gap)) ?? readRangeUnit(text, next);
  const isOne = token.isWord && token.values[0] === 1 && token.end - token.start <= 3;
  const unitLength = readUnit(rest.slice(gap))?.length ?? 0;
  if (unit && isFrequency(unit.units, text.slice(at))) return undefined;
  if (unit && !isIdleOne(text, token, isOne)) {
    const end = unitLength > 0 ? at + gap + unitLength : token.end;
    // 一公斤半, 两年半
    const half = /^半(?!径|价|折|个)/u.test(text.slice(end)) ? 0.5 : 0;
    const height = text.charAt(end - 1) === '米' ? readHeight(text.slice(end)) : undefined;
    if (height)
      return {
        ...base,
        kind: 'unit',
        start: token.start,
        end: end + height.length,
        values: base.values.map((value) => value + height.metres),
        units: unit.units,
      };
    return {
      ...base,
      hedge: base.hedge === 'exact' ? readHedge('', text.slice(end + (half ? 1 : 0))) : base.hedge,
      kind: 'unit',
      start: token.start,
      end: end + (half ? 1 : 0),
      values: base.values.map((value) => value + half),
      units: unit.units,
    };
  }

  return isOne ? undefined : readCount(text, token, { ...base, at });
}

/** 一米八七 is 1.87 m. */
function readHeight(rest: string): { metres: number; length: number } | undefined {
  const digits = /^[一二三四五六七八九\d]{1,2}(?![\d.个米厘层档])/u.exec(rest)?.[0];
  if (digits === undefined) return undefined;
  const written = Array.from(digits, (digit) => '零一二三四五六七八九'.indexOf(digit));
  const value = /\d/u.test(digits) ? digits : written.join('');
  return { metres: Number(`0.${value}`), length: digits.length };
}

/** "Three times before lying down", "twice a day": a frequency, not a multiple. */
function isFrequency(units: readonly Unit[], rest: string): boolean {
  if (units[0]?.dimension !== 'times' || !rest.startsWith(' times')) return false;
  return !/^ times (?:as |more|less|the |better|[a-z]+er\b|stronger|over)/u.test(rest);
}

/** "One" is usually a pronoun: it counts only in a measurement: "one hour", 质保一年. */
function isIdleOne(text: string, token: NumberToken, isOne: boolean): boolean {
  if (!isOne) return false;
  const rest = text.slice(token.end);
  if (text.slice(token.start, token.end) === '一') {
    const time = /^(?:个?小时|分钟|天|日|晚|夜|周|年|个?月|个?星期|秒)/u.exec(rest)?.[0];
    if (time !== undefined)
      return !PERSIST.test(text.slice(0, token.start)) && !PERSIST_AFTER.test(rest.slice(time.length));
    return !/^(?:公斤|千克|斤|升|毫升|克|米|厘米|毫米|英寸|倍)/u.test(rest);
  }
  return (
    /^ (?:day|night|time|minute|second|star|degree|foot|yard)(?:s|\b)/u.test(rest) &&
    !/^ day (?:delivery|shipping)/u.test(rest)
  );
}

/** 九折 is 10 % off, 七五折 (75 when read as digits) is 25 %, 6.9折 is 31 %. */
function toPercentOff(value: number): number[] {
  const tenths = value > 10 ? value / 10 : value;
  return tenths > 0 && tenths < 10 ? [100 - tenths * 10] : [];
}

/** Reads an amount with its cents: "$59 and 95 cents", 五十九块九, 五十九元九角. */
function readMoney(
  text: string,
  base: Pick<Quantity, 'start' | 'end' | 'values' | 'hedge'>,
  currencies: readonly string[],
): Quantity {
  const rest = text.slice(base.end);
  const cents =
    /^ (?:and )?(\d{2}|[a-z-]+(?: [a-z]+)?) (?:cents|pence|p(?![a-z]))/u.exec(rest) ??
    /^ ((?:ten|eleven|twelve|[a-z]+teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty(?:-[a-z]+)?))(?=[,.!?;]|$)/u.exec(
      rest,
    ) ??
    /^([\d一二三四五六七八九])(?=角|毛|[,.!?;]|$)[角毛]?/u.exec(rest);
  if (!cents)
    return { ...base, hedge: base.hedge === 'exact' ? readHedge('', rest) : base.hedge, kind: 'money', currencies };
  const written = cents[1] ?? '';
  const value =
    findDigits(written)[0]?.values[0] ??
    findEnglishNumbers(written)[0]?.values[0] ??
    findChineseNumerals(written)[0]?.values[0];
  if (value === undefined) return { ...base, kind: 'money', currencies };
  const part = /^[ a-z]/u.test(cents[0]) ? value / 100 : value / 10;
  return {
    ...base,
    kind: 'money',
    currencies,
    end: base.end + cents[0].length,
    values: base.values.map((whole) => whole + part),
  };
}

/** Returns the last number of a range, or of a thing's sides. Returns undefined if nothing follows the first. */
function lastOfChain(text: string, [first, ...rest]: readonly NumberToken[]): NumberToken | undefined {
  let last = first;
  for (const next of rest) {
    const between = last === undefined ? '' : text.slice(last.end, next.start);
    if (!last || !(RANGE.test(between) || (ROW.test(between) && HAN.test(text)))) break;
    last = next;
  }
  return last === first ? undefined : last;
}

/** Gives the first number of "12 to 18 months" the unit of the last. */
function readRangeUnit(text: string, next: NumberToken | undefined) {
  if (!next) return undefined;
  return readUnit(text.slice(next.end).replace(/^[ -]/u, ''));
}

function readCount(
  text: string,
  token: NumberToken,
  { at, ...base }: Pick<Quantity, 'values' | 'hedge'> & { at: number },
): Quantity | undefined {
  const rest = text.slice(at);
  const letters = /^[\p{Script=Latin}]+[\p{Script=Latin}\d]*/u.exec(rest)?.[0];
  const nouns = listNouns(letters === undefined ? rest : rest.slice(letters.length));
  if (letters !== undefined && !token.isWord) {
    const isScale =
      /^[km]$/u.test(letters) && (nouns.includes('person') || nouns.includes('review') || nouns.includes('follower'));
    if (isScale)
      return { ...base, values: token.values.slice(1), kind: 'count', start: token.start, end: at + 1, nouns };
    return {
      ...base,
      kind: 'code',
      start: token.start,
      end: at + letters.length,
      code: toCode(text.slice(token.start, at + letters.length)),
    };
  }
  const measure = MEASURE.exec(rest)?.[0] ?? '';
  const written = text.slice(token.start, token.end);
  // A single Chinese digit without a measure word is part of a word.
  if (/^[\p{Script=Han}]$/u.test(written) && measure === '') return undefined;
  return { ...base, kind: 'count', start: token.start, end: at + measure.length, nouns };
}

/** Lists the counted nouns: the next words up to a pause. */
function listNouns(rest: string): string[] {
  const near = /^[ -]?[^,.;:!?()"]{0,40}/u.exec(rest)?.[0] ?? '';
  const phrase = near.split(
    / (?:of|and|or|for|to|in|on|at|with|from|by|that|which|is|are|you|your|so|per|when|if|instead|than|while|because|before|after|down|back|now|today|can|will|have|has|it|they|we|keep|give|make|let|all|right|off|up)(?= |$)|[和与或的,到至都]|不到/u,
  );
  // "three of them", "six to choose from": the noun is elsewhere. "set of three bottles" has it here.
  return listStems(
    (phrase[0] ?? '').trim() === '' && near.startsWith(' of ') ? (phrase[1] ?? '') : (phrase[0] ?? ''),
  ).slice(0, 4);
}

/**
 * Joins "5 feet 6 inches", "2 hours 30 minutes", "一小时三十分钟" into one quantity. Returns true if it joined the number to
 * the last one.
 */
function joinSmaller(text: string, quantities: Quantity[], found: Quantity): boolean {
  const last = quantities.at(-1);
  if (last?.kind === 'unit' && found.kind === 'count' && text.slice(last.end, found.start) === ' ') {
    const [metres] = last.units;
    const centimetres = found.values[0] ?? 0;
    const isHeight = metres?.dimension === 'length' && metres.factor === 1 && centimetres > 9 && centimetres < 100;
    if (isHeight)
      quantities[quantities.length - 1] = {
        ...last,
        end: found.end,
        values: [(last.values[0] ?? 0) + centimetres / 100],
      };
    return isHeight;
  }
  if (last?.kind !== 'unit' || found.kind !== 'unit' || !/^ ?(?:and )?$/u.test(text.slice(last.end, found.start)))
    return false;
  const [big, small] = [last.units[0], found.units[0]];
  if (!big || !small || big.dimension !== small.dimension || big.factor <= small.factor) return false;
  if (!hasDimension(last, 'time') && !hasDimension(last, 'length') && !hasDimension(last, 'mass')) return false;
  const joined = (last.values[0] ?? 0) + ((found.values[0] ?? 0) * small.factor) / big.factor;
  quantities[quantities.length - 1] = { ...last, end: found.end, values: [joined], units: [big] };
  return true;
}
