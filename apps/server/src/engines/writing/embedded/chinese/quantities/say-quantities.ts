import { readOne, readUnit, type SpokenUnit } from './units.ts';

/*
 * Reads amounts as people say them: 0-400/0-1350转/分 as 每分钟0到400转、0到1350转, 60g/㎡ as 每平方米60克, -20℃~70℃ as
 * 零下20度到70度. The grammar is: a comparison, one number or a range, its unit, more of them behind strokes or crosses, and
 * what it is for one of. What is not wholly understood stays as written; the last reader refuses its signs.
 */

/** One number with its sign. */
interface Amount {
  number: string;
  isNegative: boolean;
}

/** A number or a range, with the unit of its end. */
interface Extent {
  amounts: readonly Amount[];
  unit: SpokenUnit | undefined;
  end: number;
}

const NUMBER = /(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?(?:[百千]?[万亿])?/uy;
/** A stroke between numbers: 3-5, -20℃~70℃. */
const TO = /\s*(?:[-–—−~～〜∼]|至|到)\s*/uy;
const CROSS = /\s*[×xX✕*＊]\s*/uy;
const STROKE = /\s*[/／]\s*/uy;
const GAP = / ?/uy;

const COMPARISONS: readonly (readonly [RegExp, string])[] = [
  [/(?:≤|≦|⩽|<=|＜=)\s*/uy, '不超过'],
  [/(?:≥|≧|⩾|>=|＞=)\s*/uy, '不低于'],
  [/[<＜]\s*/uy, '不到'],
  [/[>＞]\s*/uy, '超过'],
  [/[≈~～]\s*/uy, '约'],
  [/(?:±|\+\/-|\+-)\s*/uy, '正负'],
];

/** Words before a number below zero. */
const COLD = /(?:[耐到温低至]|零下|储存|保存|冷冻|速冻|工作)$/u;

function match(pattern: RegExp, text: string, at: number): string | undefined {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0];
}

function readAmount(text: string, at: number): { amount: Amount; end: number } | undefined {
  const sign = /[-−–]/u.test(text.charAt(at)) ? 1 : 0;
  const number = match(NUMBER, text, at + sign);
  return number === undefined
    ? undefined
    : { amount: { number: number.replaceAll(',', ''), isNegative: sign === 1 }, end: at + sign + number.length };
}

function readUnitAt(text: string, at: number): { unit: SpokenUnit; end: number } | undefined {
  const gap = match(GAP, text, at)?.length ?? 0;
  const unit = readUnit(text.slice(at + gap));
  // 3 米: a space parts a number from the next word more often than from its unit.
  if (
    unit === undefined ||
    (gap > 0 && /^\p{Script=Han}/u.test(unit.said) && /^\p{Script=Han}/u.test(text.slice(at + gap)))
  )
    return unit === undefined || gap > 0 ? undefined : { unit, end: at + unit.length };
  return { unit, end: at + gap + unit.length };
}

const STEEL_GRADE = /^(?:304|316|317)$/u;

/** Reads a number or a range with its unit. */
function readExtent(text: string, at: number): Extent | undefined {
  const first = readAmount(text, at);
  if (first === undefined) return undefined;
  const own = readUnitAt(text, first.end);
  // 316L精钢: a grade of steel, and no litres.
  if (STEEL_GRADE.test(first.amount.number) && text.charAt(first.end) === 'L') return undefined;
  const behind = own?.end ?? first.end;
  const to = match(TO, text, behind);
  const second = to === undefined ? undefined : readAmount(text, behind + to.length);
  if (second === undefined) return { amounts: [first.amount], unit: own?.unit, end: behind };
  const unit = readUnitAt(text, second.end);
  const end = unit?.end ?? second.end;
  // 20-110-5: a code, or a date.
  if (/^[-–—]\d/u.test(text.slice(end))) return undefined;
  const both = unit?.unit ?? own?.unit;
  const isOfOne = own === undefined || unit === undefined || own.unit.dimension === unit.unit.dimension;
  if (!isOfOne) return { amounts: [first.amount], unit: own?.unit, end: behind };
  return own !== undefined && unit !== undefined && own.unit.said !== unit.unit.said
    ? // 500g-1kg: each keeps its own.
      {
        amounts: [{ ...first.amount, number: `${first.amount.number}${own.unit.said}` }, second.amount],
        unit: both,
        end,
      }
    : { amounts: [first.amount, second.amount], unit: both, end };
}

function sayExtent({ amounts, unit }: Extent): string | undefined {
  const isCold = unit?.dimension === 'temperature' || unit?.said === '度';
  if (amounts.some(({ isNegative }) => isNegative) && !isCold) return undefined;
  // 零下20度到70度, 85%到90%: both ends have their unit.
  const said = amounts.map(({ number, isNegative }) => `${isNegative ? '零下' : ''}${number}`);
  const isEach = unit?.said === '%' || (unit?.said === '度' && amounts[0]?.isNegative === true);
  return amounts.length === 2 && isEach
    ? said.map((each) => `${each}${unit.said}`).join('到')
    : `${said.join('到')}${unit?.said ?? ''}`;
}

const HAN_DIGITS = '零一二三四五六七八九十'.split('');
/** Parts of one: a third of an inch. */
function sayFraction(text: string, at: number): { said: string; end: number } | undefined {
  const [whole = '', over = '', under = ''] =
    /^([1-9])[/／]([2-9]|10)(?=\s?(?:英?寸|inch|in(?![a-z])|″|"|杯|勺|茶匙|的))/u.exec(text.slice(at)) ?? [];
  return whole === '' || Number(over) >= Number(under)
    ? undefined
    : { said: `${HAN_DIGITS[Number(under)] ?? ''}分之${HAN_DIGITS[Number(over)] ?? ''}`, end: at + whole.length };
}

/** 16:9, 1:5; a time of the day has two digits behind its colon. */
const RATIO = /^(\d{1,3}(?:\.\d)?)\s?[:：]\s?(\d{1,3}(?:\.\d)?)(?![\d:：])/u;
const HOUR = /^\d{1,2}[:：][0-5]\d$/u;
const OF_SHAPES = /屏|比例|画幅|配比|兑|稀释|宽高/u;

interface Reading {
  said: string;
  end: number;
  /** True if it begins with what it is for one of. */
  isOfOne?: boolean;
}

/** 30g±1g: how much it may differ. */
const TOLERANCE = /^\s?±\s?\d[\d.]*\s?(?:%|[A-Za-z]{1,2}|\p{Script=Han}{0,2})(?![A-Za-z])/u;

/** Reads a whole quantity at a place; undefined if one of its signs is not understood. */
function readQuantity(text: string, at: number, before: string): Reading | undefined {
  const comparison = COMPARISONS.map(([sign, said]) => ({ sign: match(sign, text, at), said })).find(
    ({ sign }) => sign !== undefined,
  );
  const start = at + (comparison?.sign?.length ?? 0);
  const fraction = sayFraction(text, start);
  if (fraction !== undefined) {
    const unit = readUnitAt(text, fraction.end);
    return {
      said: `${comparison?.said ?? ''}${fraction.said}${unit?.unit.said ?? ''}`,
      end: unit?.end ?? fraction.end,
    };
  }
  const ratio = RATIO.exec(text.slice(start));
  if (ratio !== null) {
    if (HOUR.test(ratio[0]) && !OF_SHAPES.test(text)) return undefined;
    return { said: `${ratio[1]}比${ratio[2]}`, end: start + ratio[0].length };
  }
  const first = readExtent(text, start);
  // Behind a noun a stroke is no sign of cold: 额温枪-3.
  if (first === undefined || (first.amounts[0]?.isNegative === true && !isCold(before, first))) return undefined;
  const extents = [first];
  const joints: ('×' | '/')[] = [];
  let { end } = first;
  for (;;) {
    const cross = match(CROSS, text, end);
    const stroke = cross === undefined ? match(STROKE, text, end) : undefined;
    const next = readExtent(text, end + (cross ?? stroke ?? '').length);
    if (next === undefined || (cross === undefined && stroke === undefined)) break;
    // 蛋白质20g/100g is for one of, and no list.
    if (stroke !== undefined && readOne(text.slice(end + stroke.length)) !== undefined) break;
    extents.push(next);
    joints.push(cross === undefined ? '/' : '×');
    ({ end } = next);
  }
  const stroke = match(STROKE, text, end);
  const one = stroke === undefined ? undefined : readOne(text.slice(end + stroke.length));
  if (stroke !== undefined && one === undefined) {
    // 500ml/瓶 is read above; behind any other stroke stands what nobody can say.
    if (/^[A-Za-z\d]/u.test(text.slice(end + stroke.length))) return undefined;
  }
  const body = joinExtents(extents, joints, end);
  if (body === undefined) return undefined;
  const plus = one === undefined ? readPlus(text, body.end) : undefined;
  const amount = `${sayComparison(comparison?.said ?? '', first)}${body.said}`;
  if (one !== undefined && stroke !== undefined) {
    return { said: sayOfOne(amount, one.said), end: end + stroke.length + one.length, isOfOne: true };
  }
  const tolerance = TOLERANCE.exec(text.slice(body.end))?.[0];
  if (tolerance !== undefined) return { said: `约${amount}`, end: body.end + tolerance.length };
  return { said: `${amount}${plus?.said ?? ''}`, end: plus?.end ?? body.end };
}

const isCold = (before: string, { unit }: Extent): boolean =>
  unit?.dimension === 'temperature' || (unit?.said === '度' && COLD.test(before));

/** 不低于 of a temperature, 不小于 of a length, 不少于 of an amount. */
const sayComparison = (said: string, { unit }: Extent): string =>
  said !== '不低于'
    ? said
    : unit?.dimension === 'length' || unit?.dimension === 'area'
      ? '不小于'
      : unit?.dimension === 'mass' || unit?.dimension === 'count' || unit?.dimension === 'time'
        ? '不少于'
        : said;

/** 每分钟3200转; a car's pace has a word of its own. */
function sayOfOne(amount: string, one: string): string {
  if (one === '小时' && amount.endsWith('公里')) return `时速${amount}`;
  return `每${one === '个月' ? '月' : one}${amount}`;
}

/** 700+, 6岁+: and more; 18+1 is a sum. */
function readPlus(text: string, at: number): Reading | undefined {
  const plus = /^\s?[+＋]\s?/u.exec(text.slice(at))?.[0];
  if (plus === undefined) return undefined;
  const rest = text.slice(at + plus.length);
  const next = readExtent(text, at + plus.length);
  if (next !== undefined) {
    const said = sayExtent(next);
    return said === undefined ? undefined : { said: `加${said}`, end: next.end };
  }
  return /^[\p{L}\d]/u.test(rest) ? undefined : { said: '以上', end: at + plus.length };
}

/** Says numbers behind crosses and strokes; the unit of the last is that of those without one. */
function joinExtents(extents: readonly Extent[], joints: readonly ('×' | '/')[], end: number): Reading | undefined {
  const last = extents.at(-1);
  if (last === undefined) return undefined;
  if (joints.length === 0) {
    const said = sayExtent(last);
    return said === undefined ? undefined : { said, end };
  }
  // 80抽×10包: how many of how much.
  const [first] = extents;
  if (joints.length === 1 && joints[0] === '×' && last.unit?.dimension === 'count' && first?.unit !== undefined) {
    const [said, many] = [sayExtent(first), sayExtent(last)];
    return said === undefined || many === undefined || first.unit.said === last.unit.said
      ? undefined
      : { said: `每${last.unit.said}${said}，共${many}`, end };
  }
  // 1/2 may be a half.
  if (new Set(joints).size > 1 || extents.every(({ unit }) => unit === undefined)) return undefined;
  const isSize = joints[0] === '×';
  const isOfOne = extents.every(({ unit }) => unit === undefined || unit.dimension === last.unit?.dimension);
  if (isSize && (!isOfOne || last.unit?.dimension === 'count')) return undefined;
  // 15/30/60分钟: each has the unit of the last; of a size and of ranges, only the last.
  const said = extents.map((extent) => {
    const isShared = extent.unit === undefined && !isSize && extent.amounts.length === 1;
    return sayExtent({ ...extent, unit: isShared ? last.unit : extent.unit });
  });
  return said.includes(undefined) ? undefined : { said: said.join(isSize ? '乘' : '、'), end };
}

/** Where a quantity may begin: no code goes on there. */
const START =
  /(?<![A-Za-z\d.·])(?:[≤≥≦≧<>＜＞≈±~～]=?\s?)?(?<!\p{Script=Han}{2}(?<![耐到温低至存冻]))[-−–]?\d|(?<![A-Za-z\d.·]|[A-Za-z]\d*-)(?:[≤≥≦≧<>＜＞≈±~～]=?\s?)?\d/gu;

/** Says all amounts of a text as they are read. */
export function sayQuantities(text: string): string {
  let said = '';
  let at = 0;
  START.lastIndex = 0;
  for (let found = START.exec(text); found !== null; found = START.exec(text)) {
    const { index } = found;
    if (index < at) continue;
    const reading = isGrade(text.slice(index)) ? undefined : readQuantity(text, index, text.slice(0, index));
    if (reading === undefined) {
      // The number goes as it stands; a code's next number begins no quantity of its own.
      const whole = /^\D*\d(?:[\d.:：/-]*\d)?/u.exec(text.slice(index))?.[0].length ?? 1;
      said += text.slice(at, index + whole);
      at = index + whole;
    } else {
      const before = text.slice(at, index);
      const hedge = reading.isOfOne === true ? (HEDGE.exec(before)?.[0] ?? '') : '';
      const named = reading.said.startsWith('时速') && before.endsWith('时速') ? 2 : hedge.length;
      said += before.slice(0, before.length - named) + withHedge(reading.said, hedge);
      at = reading.end;
      // 48V10Ah: two amounts without a space.
      if (/^\d/u.test(text.slice(at)) && /[A-Za-z]$/u.test(text.slice(0, at))) {
        const next = readQuantity(text, at, text.slice(0, at));
        if (next !== undefined) {
          said += next.said;
          at = next.end;
        }
      }
    }
    START.lastIndex = at;
  }
  return said + text.slice(at);
}

/** 约60分钟/台: the hedge is of the amount. */
const HEDGE = /(?:大约|约|仅|只要|只需|低至|不到|超过|高达|可达)$/u;
const withHedge = (said: string, hedge: string): string =>
  hedge === '' ? said : said.replace(/^(每(?:\d+)?\D+?)(?=\d)/u, `$1${hedge}`);

/** 18-8不锈钢: a grade. */
const isGrade = (text: string): boolean => /^\d+[-–]\d+(?:[/／]\d+[-–]\d+)?\s?不[锈鏽]/u.test(text);
