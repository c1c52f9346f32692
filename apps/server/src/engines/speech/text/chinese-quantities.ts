import { wordTable } from '#src/word-table.ts';
import { readCardinal, readCount, readDigits, readNumber } from './chinese-numbers.ts';

const NUMBER = String.raw`\d[\d,]*(?:\.\d+)?`;

/** Written before or after an amount. */
const CURRENCY_SIGNS: Readonly<Record<string, string>> = {
  '¥': '元',
  '￥': '元',
  $: '美元',
  '€': '欧元',
  '£': '英镑',
  '₩': '韩元',
  '₽': '卢布',
  '₹': '卢比',
  '₺': '里拉',
  '₫': '越南盾',
  '฿': '泰铢',
  '₸': '坚戈',
  '₴': '格里夫纳',
  '₱': '比索',
  '₪': '新谢克尔',
  US$: '美元',
  HK$: '港元',
  NT$: '新台币',
  S$: '新加坡元',
  A$: '澳元',
  C$: '加元',
  NZ$: '新西兰元',
  R$: '雷亚尔',
};

const CURRENCY_CODES: Readonly<Record<string, string>> = {
  CNY: '元',
  RMB: '元',
  USD: '美元',
  EUR: '欧元',
  GBP: '英镑',
  HKD: '港元',
  JPY: '日元',
  TWD: '新台币',
  MOP: '澳门元',
  KRW: '韩元',
  SGD: '新加坡元',
  AUD: '澳元',
  CAD: '加元',
  NZD: '新西兰元',
  CHF: '瑞士法郎',
  SEK: '瑞典克朗',
  NOK: '挪威克朗',
  DKK: '丹麦克朗',
  CZK: '捷克克朗',
  ISK: '冰岛克朗',
  PLN: '兹罗提',
  HUF: '福林',
  RON: '列伊',
  BGN: '列弗',
  RUB: '卢布',
  BYN: '白俄罗斯卢布',
  UAH: '格里夫纳',
  KZT: '坚戈',
  TRY: '里拉',
  ILS: '新谢克尔',
  AED: '迪拉姆',
  SAR: '沙特里亚尔',
  QAR: '卡塔尔里亚尔',
  KWD: '科威特第纳尔',
  EGP: '埃及镑',
  ZAR: '兰特',
  INR: '卢比',
  PKR: '巴基斯坦卢比',
  THB: '泰铢',
  VND: '越南盾',
  IDR: '印尼盾',
  MYR: '林吉特',
  PHP: '比索',
  MXN: '墨西哥比索',
  ARS: '阿根廷比索',
  CLP: '智利比索',
  COP: '哥伦比亚比索',
  PEN: '索尔',
  BRL: '雷亚尔',
};
const CURRENCIES = wordTable<string>({ ...CURRENCY_SIGNS, ...CURRENCY_CODES });
const SIGN = Object.keys(CURRENCY_SIGNS)
  .toSorted((one, other) => other.length - one.length)
  .map((sign) => sign.replace('$', '\\$'))
  .join('|');
const CODE = [...Object.keys(CURRENCY_CODES), 'cny', 'rmb', 'usd'].join('|');
/** In capitals before a number, these may be words. */
const LEADING_CODE = CODE.replace(/\b(?:PEN|TRY|COP|RON|MOP)\|/g, '');

const UNITS: Readonly<Record<string, string>> = {
  mm: '毫米',
  cm: '厘米',
  m: '米',
  km: '公里',
  g: '克',
  kg: '公斤',
  mg: '毫克',
  ml: '毫升',
  l: '升',
  w: '瓦',
  kw: '千瓦',
  v: '伏',
  h: '小时',
  min: '分钟',
  s: '秒',
  mah: '毫安时',
  'km/h': '公里每小时',
  'm/s': '米每秒',
  'mb/s': '兆每秒',
  fps: '帧每秒',
  hz: '赫兹',
  khz: '千赫',
  mhz: '兆赫',
  ghz: '吉赫',
  db: '分贝',
  pa: '帕',
  kpa: '千帕',
  wh: '瓦时',
  kwh: '千瓦时',
  kcal: '千卡',
  kj: '千焦',
  t: '吨',
  dl: '分升',
  'm²': '平方米',
  'cm²': '平方厘米',
  'm³': '立方米',
  'cm³': '立方厘米',
  μm: '微米',
  µm: '微米',
  nm: '纳米',
  rpm: '转每分钟',
  lm: '流明',
  mp: '兆像素',
  d: '天',
  '°f': '华氏度',
  '℉': '华氏度',
  "''": '英寸',
  '"': '英寸',
  '″': '英寸',
  英寸: '英寸',
  '°c': '摄氏度',
  '℃': '摄氏度',
  '°': '度',
  '㎡': '平方米',
};

const UNIT_PATTERN = Object.keys(UNITS)
  .toSorted((a, b) => b.length - a.length)
  .join('|');

/** Counted nouns that take 两. */
const MEASURES = '个只件款种条张片把双对套瓶杯盒包袋支本台部辆位名次遍步层倍天周年月日小时分钟秒块元斤公里米升人家间';

const FRACTIONS = wordTable<string>({
  '½': '二分之一',
  '⅓': '三分之一',
  '⅔': '三分之二',
  '¼': '四分之一',
  '¾': '四分之三',
});

/** A price drops trailing zeros of its cents: 99.50 is ninety-nine point five. */
const readPrice = (amount: string): string => readNumber(amount.replace(/(\.\d*?)0+$/, '$1').replace(/\.$/, ''));

/** Units that form one word with the number before them. */
export const FOLLOWS_NUMBER = new RegExp(
  `^(?:[${MEASURES}折毛角度岁号级代口寸厘毫瓦伏克吨万亿成点合]|美元|欧元|英镑)`,
  'u',
);

interface Rule {
  pattern: RegExp;
  read: (groups: readonly string[]) => string | undefined;
}

const rule = (pattern: string, read: Rule['read'], flags = 'iuy'): Rule => ({
  pattern: new RegExp(pattern, flags),
  read,
});

/** Tried in order if a Chinese text has a number, or a sign before one, at the position. */
const RULES: readonly Rule[] = [
  rule('[Nn]o\\.\\s?(?=\\d)', () => '第'),
  rule('±\\s?(?=\\d)', () => '正负'),
  rule('(1[3-9]\\d{9}|\\d{3,4}-\\d{7,8}|[48]00-?\\d{3,4}-?\\d{3,4})(?![\\d-])', ([phone = '']) =>
    readDigits(phone.replaceAll('-', '')),
  ),
  // Known by their digits: emergency numbers, sales days.
  rule(
    '(110|119|120|122|114|12306|12315|618|315|95\\d{3})(?=[大购狂抢预促热电年活特会]|$)(?<!\\d\\1)',
    ([digits = '']) => readDigits(digits),
  ),
  rule(
    '(1[0-2]|[1-9])\\.(\\d{1,2})(?=[大假国活狂购预抢特])',
    ([month = '', day = '']) => readCardinal(month) + readCardinal(day),
  ),
  rule('([½⅓⅔¼¾])', ([sign = '']) => FRACTIONS[sign]),
  rule('(\\d+)([½⅓⅔¼¾])', ([whole = '', sign = '']) => `${readNumber(whole)}又${FRACTIONS[sign] ?? ''}`),
  rule(
    `(${SIGN})\\s?(${NUMBER})(万|亿)?`,
    ([sign = '', amount = '', scale = '']) => `${readPrice(amount)}${scale}${CURRENCIES[sign.toUpperCase()] ?? ''}`,
  ),
  rule(
    `(${NUMBER})(万|亿)?\\s?(${CODE}|[€£₩₽₹₺₫฿₸₴₱₪])(?![a-z])`,
    ([amount = '', scale = '', sign = '']) => `${readPrice(amount)}${scale}${CURRENCIES[sign.toUpperCase()] ?? ''}`,
    'uy',
  ),
  rule(
    `(${LEADING_CODE})\\s?(${NUMBER})(万|亿)?`,
    ([code = '', amount = '', scale = '']) => `${readPrice(amount)}${scale}${CURRENCIES[code.toUpperCase()] ?? ''}`,
    'uy',
  ),
  rule('(?<=[元块])\\s?/\\s?(?=\\p{Script=Han})', () => '每'),
  rule('(\\d{4})[-/年.](\\d{1,2})[-/月.](\\d{1,2})日?', ([year = '', month = '', day = '']) =>
    Number(month) <= 12 && Number(day) <= 31
      ? `${readDigits(year)}年${readCardinal(month.replace(/^0/, ''))}月${readCardinal(day.replace(/^0/, ''))}日`
      : undefined,
  ),
  rule('(\\d{4})(年|款)', ([year = '', what = '']) =>
    /^(?:1[5-9]|20)/.test(year) ? `${readDigits(year)}${what}` : undefined,
  ),
  rule('(\\d{1,2})月', ([month = '']) => `${readCardinal(String(Number(month)))}月`),
  rule('(?<=月)(\\d{1,2})(日|号)', ([day = '', sign = '']) => `${readCardinal(String(Number(day)))}${sign}`),
  rule('第(\\d+)', ([order = '']) => `第${readCardinal(order)}`),
  rule('(?<=第)(\\d+)', ([order = '']) => readCardinal(order)),
  rule(
    '(\\d{1,2}):(\\d{2})(?!\\d)',
    ([hours = '', minutes = '']) =>
      `${readCount(String(Number(hours)))}点${Number(minutes) === 0 ? '' : Number(minutes) < 10 ? `零${readCardinal(String(Number(minutes)))}分` : `${readCardinal(minutes)}分`}`,
  ),
  rule(
    `(${NUMBER})%?[-–—~至到](${NUMBER})%`,
    ([from = '', to = '']) => `百分之${readNumber(from)}到百分之${readNumber(to)}`,
  ),
  rule(`(${NUMBER})‰`, ([amount = '']) => `千分之${readNumber(amount)}`),
  rule('(\\d{1,2}):(\\d)(?![\\d:])', ([one = '', other = '']) => `${readCardinal(one)}比${readCardinal(other)}`),
  rule(`(${NUMBER})[%％]`, ([amount = '']) => `百分之${readNumber(amount)}`),
  rule('24/7|7[xX×*]24', () => '全天候'),
  rule('(\\d+)/(\\d+)(?!\\d)', ([over = '', under = '']) => `${readCardinal(under)}分之${readCardinal(over)}`),
  rule(`(${NUMBER})\\s?[xX×*]\\s?(?=\\d)`, ([first = '']) => `${readNumber(first)}乘`),
  rule(`(?<=\\d)[-–—~～](?=[¥￥$€£]\\d|\\d{1,2}:\\d)`, () => '到'),
  rule(
    `(${NUMBER})[-–—~～](?=(?:${NUMBER})([${MEASURES}])?)`,
    ([from = '', measure = '']) => `${measure === '' || measure === '折' ? readNumber(from) : readCount(from)}到`,
  ),
  rule('(?<=[日号月年天周时点分元块折岁度℃米克斤])[-–—~～](?=\\d)', () => '到'),
  rule('(?<!\\d)([05-9][05])(?=后(?![面来天退悔期段座排台方]))', ([digits = '']) => readDigits(digits)),
  rule(`(${NUMBER})w(?=[+人件次单用粉])`, ([amount = '']) => `${readNumber(amount)}万`),
  rule(
    `(${NUMBER})k(?![a-z\\d])`,
    ([amount = '']) => readNumber(String(Number(amount.replaceAll(',', '')) * 1000)),
    'uy',
  ),
  rule(`(${NUMBER})(万|亿)\\+`, ([amount = '', scale = '']) => `${readNumber(amount)}${scale}多`),
  // 4K, 5G, 3D: the letter is read as a letter.
  rule('(\\d)(?=[GKD](?![A-Za-z]))', ([digit = '']) => readCardinal(digit), 'uy'),
  rule(
    `(${NUMBER})\\s?(${UNIT_PATTERN})(?![a-z0-9])`,
    ([amount = '', unit = '']) =>
      `${unit.startsWith('°') || unit === '℃' ? readNumber(amount) : readCount(amount)}${UNITS[unit.toLowerCase()] ?? ''}`,
  ),
  rule(`(${NUMBER})[xX×](?![a-z])`, ([amount = '']) => `${readCount(amount)}倍`),
  rule('[-−](?=\\d+(?:\\.\\d+)?\\s?(?:°|℃|度))', () => '零下'),
  rule('×(?=\\d)', () => '乘'),
  rule(`(1[3-9]\\d{9}|\\d{3,4}-\\d{7,8}|400-?\\d{3,4}-?\\d{3,4})(?!\\d)`, ([phone = '']) =>
    readDigits(phone.replaceAll('-', '')),
  ),
  rule(`2(?=[${MEASURES}])`, () => '两'),
  rule(`(${NUMBER})\\+(?![\\d])`, ([amount = '']) => `${readNumber(amount)}多`),
  rule(`(?<![\\d\\p{L}\\p{Script=Han}])[-−](${NUMBER})`, ([amount = '']) => `负${readNumber(amount)}`),
  rule(`(${NUMBER})`, ([amount = '']) => readNumber(amount)),
];

/**
 * Finds the quantity that starts at a position of a Chinese text, with its reading; returns undefined if none starts
 * there.
 */
export function findQuantity(text: string, at: number): { length: number; read: string } | undefined {
  for (const { pattern, read } of RULES) {
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    const said = match && read(match.slice(1).map((group) => group ?? ''));
    if (match && said) return { length: match[0].length, read: said };
  }
  return undefined;
}
