import type { ReadingRule } from '../local/reading-rules.ts';
import { readDigits, readNumber, shorten } from './japanese-numbers.ts';

const NUMBER = String.raw`\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?`;

/** Returns the reading of a counter with the number before it. */
type Counter = (written: string) => string;

const plain =
  (name: string, changes: Readonly<Record<string, string>> = {}): Counter =>
  (written) => {
    const said = readNumber(written);
    const ending = Object.keys(changes).find((ones) => said.endsWith(ones));
    return ending === undefined ? said + name : said.slice(0, -ending.length) + (changes[ending] ?? '') + name;
  };
/** Begins with k: いっこ, ろっこ, はっこ, じゅっこ. */
const hardK =
  (name: string): Counter =>
  (written) =>
    shorten(readNumber(written), ['いち', 'ろく', 'はち', 'じゅう', 'ひゃく']) + name;
/** Begins with s or t: いっさつ, はっさつ, じゅっさつ. */
const hardT =
  (name: string): Counter =>
  (written) =>
    shorten(readNumber(written), ['いち', 'はち', 'じゅう']) + name;
/** Begins with h, which becomes p or b: いっぽん, さんぼん, ろっぽん. */
const soft =
  (name: { h: string; p: string; afterSan: string; afterYon?: string }): Counter =>
  (written) => {
    const said = readNumber(written);
    if (said.endsWith('さん')) return said + name.afterSan;
    if (said.endsWith('よん')) return said + (name.afterYon ?? name.h);
    const short = shorten(said, ['いち', 'ろく', 'はち', 'じゅう', 'ひゃく']);
    return short === said ? said + name.h : short + name.p;
  };
/** A unit in katakana: only ten is contracted before a hard onset. */
const unit =
  (name: string): Counter =>
  (written) =>
    (/^[カキクケコサシスセソタチツテトパピプペポ]/.test(name)
      ? shorten(readNumber(written), ['じゅう'])
      : readNumber(written)) + name;

const DAYS = [
  '',
  'ついたち',
  'ふつか',
  'みっか',
  'よっか',
  'いつか',
  'むいか',
  'なのか',
  'ようか',
  'ここのか',
  'とおか',
];
const THINGS = ['', 'ひとつ', 'ふたつ', 'みっつ', 'よっつ', 'いつつ', 'むっつ', 'ななつ', 'やっつ', 'ここのつ'];
const PEOPLE: Readonly<Record<string, string>> = { '1': 'ひとり', '2': 'ふたり' };

const sayDays: Counter = (written) => {
  if (written === '20') return 'はつか';
  if (written === '14' || written === '24') return `${readNumber(written[0] === '1' ? '10' : '20')}よっか`;
  return written === '1' ? 'いちにち' : (DAYS[Number(written)] ?? `${readNumber(written)}にち`);
};
const YEAR = plain('ねん', { よん: 'よ' });

const COUNTERS: Readonly<Record<string, Counter>> = {
  円: plain('えん', { よん: 'よ' }),
  ドル: plain('ドル'),
  ユーロ: plain('ユーロ'),
  個入り: (written) => `${hardK('こ')(written)}いり`,
  個: hardK('こ'),
  コ: hardK('こ'),
  回: hardK('かい'),
  階: hardK('かい'),
  ヶ月: hardK('かげつ'),
  か月: hardK('かげつ'),
  カ月: hardK('かげつ'),
  カ国: hardK('かこく'),
  ヶ所: hardK('かしょ'),
  冊: hardT('さつ'),
  歳: hardT('さい'),
  才: hardT('さい'),
  足: hardT('そく'),
  週間: hardT('しゅうかん'),
  種類: hardT('しゅるい'),
  色: hardT('しょく'),
  点: hardT('てん'),
  着: hardT('ちゃく'),
  セット: hardT('セット'),
  本: soft({ h: 'ほん', p: 'ぽん', afterSan: 'ぼん' }),
  杯: soft({ h: 'はい', p: 'ぱい', afterSan: 'ばい' }),
  匹: soft({ h: 'ひき', p: 'ぴき', afterSan: 'びき' }),
  分: soft({ h: 'ふん', p: 'ぷん', afterSan: 'ぷん', afterYon: 'ぷん' }),
  泊: soft({ h: 'はく', p: 'ぱく', afterSan: 'ぱく', afterYon: 'ぱく' }),
  枚: plain('まい'),
  名: plain('めい'),
  台: plain('だい'),
  倍: plain('ばい'),
  度: plain('ど'),
  番: plain('ばん'),
  位: plain('い'),
  代: plain('だい'),
  袋: plain('ふくろ'),
  箱: plain('はこ'),
  割: plain('わり'),
  秒: plain('びょう'),
  時間: plain('じかん', { よん: 'よ', きゅう: 'く' }),
  時: plain('じ', { よん: 'よ', なな: 'しち', きゅう: 'く' }),
  年間: (written) => `${YEAR(written)}かん`,
  年: YEAR,
  月: plain('がつ', { よん: 'し', なな: 'しち', きゅう: 'く' }),
  日間: (written) => `${sayDays(written)}かん`,
  日: sayDays,
  人: (written) => PEOPLE[written] ?? plain('にん', { よん: 'よ' })(written),
  つ: (written) => THINGS[Number(written)] ?? `${readNumber(written)}つ`,
  万: plain('まん'),
  億: plain('おく'),
  '%': unit('パーセント'),
  kg: unit('キログラム'),
  g: unit('グラム'),
  mg: unit('ミリグラム'),
  ml: unit('ミリリットル'),
  l: unit('リットル'),
  mm: unit('ミリメートル'),
  cm: unit('センチメートル'),
  m: unit('メートル'),
  km: unit('キロメートル'),
  w: unit('ワット'),
  v: unit('ボルト'),
  hz: unit('ヘルツ'),
  ghz: unit('ギガヘルツ'),
  mah: unit('ミリアンペアアワー'),
  kwh: unit('キロワットアワー'),
  gb: unit('ギガバイト'),
  mb: unit('メガバイト'),
  tb: unit('テラバイト'),
  db: unit('デシベル'),
  '㎡': unit('へいほうメートル'),
  'm²': unit('へいほうメートル'),
  '℃': plain('ど'),
  '°c': plain('ど'),
  '°': plain('ど'),
  kcal: unit('キロカロリー'),
  '"': unit('インチ'),
};
const COUNTER = Object.keys(COUNTERS)
  .toSorted((one, other) => other.length - one.length)
  .join('|');
const MONEY: Readonly<Record<string, string>> = { '¥': '円', '￥': '円', $: 'ドル', '€': 'ユーロ' };

const count = (written: string, counter: string): string =>
  (COUNTERS[counter.toLowerCase()] ?? plain(''))(written.replaceAll(',', ''));
const rule = (pattern: string, say: ReadingRule['say']): ReadingRule => ({ pattern: new RegExp(pattern, 'iuy'), say });

const sayDate = (month: string, day: string): string =>
  `${count(String(Number(month)), '月')}${day === '' ? '' : Number(day) === 1 ? 'ついたち' : sayDays(String(Number(day)))}`;

/** Readings of numbers and counted things, in kana. */
export const JAPANESE_QUANTITIES: readonly ReadingRule[] = [
  rule(String.raw`(0\d{1,3})-(\d{2,4})-(\d{3,4})(?!\d)`, (groups) => groups.map(readDigits).join(' ')),
  rule(
    String.raw`(\d{4})[-./](\d{1,2})[-./](\d{1,2})(?!\d)`,
    ([year = '', month = '', day = '']) => `${count(year, '年')}${sayDate(month, day)}`,
  ),
  rule(String.raw`(\d{1,2})月(\d{1,2})日`, ([month = '', day = '']) => sayDate(month, day)),
  rule(String.raw`(\d{1,2}):(\d{2})(?!\d)`, ([hours = '', minutes = '']) => {
    const said = count(String(Number(hours)), '時');
    return Number(minutes) === 0 ? said : `${said}${count(String(Number(minutes)), '分')}`;
  }),
  rule(String.raw`(\d+)/(\d+)(?!\d)`, ([over = '', under = '']) => `${readNumber(under)}ぶんの${readNumber(over)}`),
  rule(`([¥￥$€])\\s?(${NUMBER})(万|億)?`, ([sign = '', amount = '', scale = '']) => {
    const currency = MONEY[sign] ?? '';
    return scale === '' ? count(amount, currency) : `${count(amount, scale)}${currency === '円' ? 'えん' : currency}`;
  }),
  rule(`(${NUMBER})(万|億)(円|人|個|回)?`, ([amount = '', scale = '', counter = '']) => {
    const name = { 円: 'えん', 人: 'にん', 個: 'こ', 回: 'かい' }[counter] ?? '';
    return `${count(amount, scale)}${name}`;
  }),
  rule(`第(\\d+)(${COUNTER})?`, ([digits = '', counter = '']) => `だい${count(digits, counter)}`),
  rule(`[-−](${NUMBER})\\s?(${COUNTER})?`, ([amount = '', counter = '']) => `マイナス${count(amount, counter)}`),
  rule(`(${NUMBER})\\s?[〜～~–-]\\s?(?=\\d)`, ([amount = '']) => `${readNumber(amount)}から`),
  rule(`(${NUMBER})\\s?[x×*]\\s?(?=\\d)`, ([amount = '']) => `${readNumber(amount)}かける`),
  rule(`(${NUMBER})[x×](?![a-z])`, ([amount = '']) => count(amount, '倍')),
  rule(`(${NUMBER})\\s?(${COUNTER})(?![a-z])`, ([amount = '', counter = '']) => count(amount, counter)),
  rule(`(${NUMBER})\\+`, ([amount = '']) => `${readNumber(amount)}いじょう`),
  rule(`(${NUMBER})`, ([amount = '']) => readNumber(amount)),
];
