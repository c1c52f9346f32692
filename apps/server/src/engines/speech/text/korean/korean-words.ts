import { toCardinal } from 'n2words/ko-KR';
import { scanWords } from '../local/local-words.ts';
import type { ReadingRule } from '../local/reading-rules.ts';
import type { WordSpan } from '../spoken-text.ts';

const NUMBER = String.raw`\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?`;
const TENS = ['', '열', '스물', '서른', '마흔', '쉰', '예순', '일흔', '여든', '아흔'];
const ONES = ['', '한', '두', '세', '네', '다섯', '여섯', '일곱', '여덟', '아홉'];
const DIGITS = '공일이삼사오육칠팔구';

/** Counters with native Korean numbers up to ninety-nine; all others take Sino-Korean ones. */
const NATIVE_COUNTERS =
  '시간|시|개월|개|명|살|마리|병|잔|권|장|대|벌|켤레|번째|번|가지|배|박스|팩|컵|송이|그루|채|줄|봉지|통|쌍|달|곳|알|끼|조각|세트';

const UNITS: Readonly<Record<string, string>> = {
  kg: '킬로그램',
  g: '그램',
  mg: '밀리그램',
  ml: '밀리리터',
  l: '리터',
  mm: '밀리미터',
  cm: '센티미터',
  m: '미터',
  km: '킬로미터',
  w: '와트',
  kw: '킬로와트',
  v: '볼트',
  hz: '헤르츠',
  ghz: '기가헤르츠',
  mah: '밀리암페어',
  kwh: '킬로와트시',
  gb: '기가바이트',
  mb: '메가바이트',
  tb: '테라바이트',
  db: '데시벨',
  '㎡': '제곱미터',
  'm²': '제곱미터',
  '"': '인치',
  '%': '퍼센트',
  '℃': '도',
  '°c': '도',
  '°': '도',
  kcal: '킬로칼로리',
};
const UNIT = Object.keys(UNITS)
  .toSorted((one, other) => other.length - one.length)
  .join('|');
const MONEY: Readonly<Record<string, string>> = {
  '₩': '원',
  '￦': '원',
  $: '달러',
  '€': '유로',
  '£': '파운드',
  '¥': '엔',
};

const readDigits = (digits: string): string => [...digits].map((digit) => DIGITS.charAt(Number(digit))).join('');

function readNumber(written: string): string {
  const [whole = '', decimals] = written.replaceAll(',', '').split('.');
  const read = whole.length > 1 && whole.startsWith('0') ? readDigits(whole) : toCardinal(whole);
  return decimals === undefined ? read : `${read} 점 ${[...decimals].map((digit) => toCardinal(digit)).join('')}`;
}

/** Reads a count before a counter: 세 개, 열두 시간; Sino-Korean numbers from a hundred on, and for decimals. */
function readCount(written: string): string {
  const value = Number(written.replaceAll(',', ''));
  if (!Number.isInteger(value) || value < 1 || value > 99) return readNumber(written);
  if (value === 20) return '스무';
  return `${TENS[Math.floor(value / 10)] ?? ''}${ONES[value % 10] ?? ''}`;
}

/** Months six and ten lose their last sound. */
const readMonth = (written: string): string =>
  ({ '6': '유', '10': '시' })[String(Number(written))] ?? toCardinal(Number(written));

const rule = (pattern: string, say: ReadingRule['say']): ReadingRule => ({ pattern: new RegExp(pattern, 'iuy'), say });
/** Particles attached to a quantity. */
const REST = '([가-힣]*)';
const isNative = (counter: string): boolean => counter !== '개월' && counter !== '';

const RULES: readonly ReadingRule[] = [
  rule(String.raw`(0\d{1,2})-(\d{3,4})-(\d{4})(?!\d)`, (groups) => groups.map(readDigits).join(' ')),
  rule(String.raw`(1\d{3})-(\d{4})(?!\d)`, (groups) => groups.map(readDigits).join(' ')),
  rule(
    String.raw`(\d{4})[-./](\d{1,2})[-./](\d{1,2})(?!\d)`,
    ([year = '', month = '', day = '']) =>
      `${toCardinal(year)} 년 ${readMonth(month)} 월 ${readNumber(String(Number(day)))} 일`,
  ),
  rule(`(\\d{1,2})월${REST}`, ([month = '', rest = '']) => `${readMonth(month)} 월${rest}`),
  rule(String.raw`(\d{1,2}):(\d{2})(?!\d)`, ([hours = '', minutes = '']) => {
    const said = `${readCount(String(Number(hours)))} 시`;
    return Number(minutes) === 0 ? said : `${said} ${readNumber(String(Number(minutes)))} 분`;
  }),
  rule(String.raw`(\d+)/(\d+)(?!\d)`, ([over = '', under = '']) => `${readNumber(under)}분의 ${readNumber(over)}`),
  rule(`([₩￦$€£¥])\\s?(${NUMBER})(만|억)?`, ([sign = '', amount = '', scale = '']) => {
    return `${readNumber(amount)}${scale} ${MONEY[sign] ?? ''}`;
  }),
  rule(
    `(${NUMBER})(만|억|천)\\s?(원|명|개)?${REST}`,
    ([amount = '', scale = '', counter = '', rest = '']) =>
      `${amount === '1' ? '' : readNumber(amount)}${scale}${counter === '' ? '' : ` ${counter}`}${rest}`,
  ),
  rule(`(${NUMBER})km/h`, ([amount = '']) => `시속 ${readNumber(amount)} 킬로미터`),
  rule(`[-−](${NUMBER})\\s?(?:°C?|℃|도)`, ([amount = '']) => `영하 ${readNumber(amount)} 도`),
  rule(
    `(${NUMBER})\\s?[~∼-]\\s?(?=(?:${NUMBER})\\s?(${NATIVE_COUNTERS})?)`,
    ([amount = '', counter = '']) => `${isNative(counter) ? readCount(amount) : readNumber(amount)}에서`,
  ),
  rule(`(${NUMBER})\\s?[x×*]\\s?(?=\\d)`, ([amount = '']) => `${readNumber(amount)} 곱하기`),
  rule(`(${NUMBER})[x×](?![a-z])`, ([amount = '']) => `${readCount(amount)} 배`),
  rule(`(${NUMBER})\\s?(${UNIT})(?![a-z])${REST}`, ([amount = '', unit = '', rest = '']) => {
    return `${readNumber(amount)} ${UNITS[unit.toLowerCase()] ?? ''}${rest}`;
  }),
  rule(`(${NUMBER})\\s?(${NATIVE_COUNTERS})${REST}`, ([amount = '', counter = '', rest = '']) => {
    return `${isNative(counter) ? readCount(amount) : readNumber(amount)} ${counter}${rest}`;
  }),
  rule(`(${NUMBER})\\+(?=\\d)`, ([amount = '']) => `${readNumber(amount)} 플러스`),
  rule(`(${NUMBER})\\+(?!\\d)`, ([amount = '']) => `${readNumber(amount)} 이상`),
  rule(`제(\\d+)${REST}`, ([digits = '', rest = '']) => `제 ${readNumber(digits)} ${rest}`),
  rule(`(?<![\\d.])[-−](${NUMBER})`, ([amount = '']) => `마이너스 ${readNumber(amount)}`),
  rule(`(${NUMBER})${REST}`, ([amount = '', rest = '']) => `${readNumber(amount)} ${rest}`.trim()),
  rule('&', () => '앤드'),
];

/** Finds the words of a text in Korean, each with its reading. */
export const findKoreanWords = (text: string, offset = 0): WordSpan[] =>
  scanWords(text, { language: 'ko', rules: RULES, offset });
