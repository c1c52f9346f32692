import { wordTable } from '#src/word-table.ts';
import { readCardinal, readCount, readDigits, readNumber } from './chinese-numbers.ts';

const NUMBER = String.raw`\d[\d,]*(?:\.\d+)?`;

const CURRENCIES = wordTable<string>({
  '¥': '元',
  '￥': '元',
  $: '美元',
  US$: '美元',
  '€': '欧元',
  '£': '英镑',
  CNY: '元',
  RMB: '元',
  USD: '美元',
  EUR: '欧元',
});

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
  '°c': '摄氏度',
  '℃': '摄氏度',
  '°': '度',
  '㎡': '平方米',
};

const UNIT_PATTERN = Object.keys(UNITS)
  .toSorted((a, b) => b.length - a.length)
  .join('|');

/** Counts that take 两. */
const MEASURES = '个只件款种条张片把双对套瓶杯盒包袋支本台部辆位名次遍步层倍天周年月日小时分钟秒块元斤公里米升人家间';

/** What makes one word with the number before it. */
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

/** Tried in order where a number, or a sign before one, stands in a Chinese text. */
const RULES: readonly Rule[] = [
  rule(
    `(US\\$|[¥￥$€£])\\s?(${NUMBER})(万|亿)?`,
    ([sign = '', amount = '', scale = '']) => `${readNumber(amount)}${scale}${CURRENCIES[sign.toUpperCase()] ?? ''}`,
  ),
  rule(
    `(${NUMBER})\\s?(CNY|RMB|USD|EUR)(?![a-z])`,
    ([amount = '', code = '']) => `${readNumber(amount)}${CURRENCIES[code.toUpperCase()] ?? ''}`,
  ),
  rule('(\\d{4})[-/年.](\\d{1,2})[-/月.](\\d{1,2})日?', ([year = '', month = '', day = '']) =>
    Number(month) <= 12 && Number(day) <= 31
      ? `${readDigits(year)}年${readCardinal(month.replace(/^0/, ''))}月${readCardinal(day.replace(/^0/, ''))}日`
      : undefined,
  ),
  rule('(\\d{4})年', ([year = '']) => `${readDigits(year)}年`),
  rule(
    '(\\d{1,2}):(\\d{2})(?!\\d)',
    ([hours = '', minutes = '']) =>
      `${readCount(String(Number(hours)))}点${Number(minutes) === 0 ? '' : Number(minutes) < 10 ? `零${readCardinal(String(Number(minutes)))}分` : `${readCardinal(minutes)}分`}`,
  ),
  rule(
    `(${NUMBER})%?[-–—~至到](${NUMBER})%`,
    ([from = '', to = '']) => `百分之${readNumber(from)}到百分之${readNumber(to)}`,
  ),
  rule(`(${NUMBER})[%％]`, ([amount = '']) => `百分之${readNumber(amount)}`),
  rule('24/7|7[xX×*]24', () => '全天候'),
  rule('(\\d+)/(\\d+)(?!\\d)', ([over = '', under = '']) => `${readCardinal(under)}分之${readCardinal(over)}`),
  rule(`(${NUMBER})\\s?[xX×*]\\s?(?=\\d)`, ([first = '']) => `${readNumber(first)}乘`),
  rule(`(${NUMBER})[-–—~～](?=${NUMBER})`, ([from = '']) => `${readNumber(from)}到`),
  // 4K, 5G, 3D: the letter stays a letter.
  rule('(\\d)(?=[GKD](?![A-Za-z]))', ([digit = '']) => readCardinal(digit), 'uy'),
  rule(
    `(${NUMBER})\\s?(${UNIT_PATTERN})(?![a-z0-9])`,
    ([amount = '', unit = '']) => `${readCount(amount)}${UNITS[unit.toLowerCase()] ?? ''}`,
  ),
  rule(`(${NUMBER})[xX×](?![a-z])`, ([amount = '']) => `${readCount(amount)}倍`),
  rule('[-−](?=\\d+(?:\\.\\d+)?\\s?(?:°|℃|度))', () => '零下'),
  rule('×(?=\\d)', () => '乘'),
  rule(`(1[3-9]\\d{9}|\\d{3,4}-\\d{7,8}|400-?\\d{3,4}-?\\d{3,4})(?!\\d)`, ([phone = '']) =>
    readDigits(phone.replaceAll('-', '')),
  ),
  rule(`2(?=[${MEASURES}])`, () => '两'),
  rule(`(${NUMBER})\\+`, ([amount = '']) => `${readNumber(amount)}多`),
  rule(`(${NUMBER})`, ([amount = '']) => readNumber(amount)),
];

/** The quantity that starts at a place of a Chinese text, and how it is read; undefined where none starts. */
export function findQuantity(text: string, at: number): { length: number; read: string } | undefined {
  for (const { pattern, read } of RULES) {
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    const said = match && read(match.slice(1).map((group) => group ?? ''));
    if (match && said) return { length: match[0].length, read: said };
  }
  return undefined;
}
