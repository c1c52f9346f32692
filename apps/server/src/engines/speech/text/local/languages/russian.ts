import { toCardinal, toOrdinal } from 'n2words/ru-RU';
import { type Gender, type LanguageRules, noun, type WrittenNumber } from '../language-rules.ts';

const cardinal = (digits: string, gender?: Gender): string => {
  const said = toCardinal(digits, { gender: gender === 'feminine' ? 'feminine' : 'masculine' });
  return gender === 'neuter' ? said.replace(/один$/, 'одно') : said;
};

/** Puts adjectives into the genitive: пятый to пятого, третий to третьего. */
const toGenitive = (ordinal: string): string => ordinal.replace(/третий$/, 'третьего').replace(/(?:ый|ой|ий)$/, 'ого');

const GENITIVES = {
  ones: 'одного двух трёх четырёх пяти шести семи восьми девяти'.split(' '),
  teens:
    'десяти одиннадцати двенадцати тринадцати четырнадцати пятнадцати шестнадцати семнадцати восемнадцати девятнадцати'.split(
      ' ',
    ),
  tens: 'двадцати тридцати сорока пятидесяти шестидесяти семидесяти восьмидесяти девяноста'.split(' '),
  hundreds: 'ста двухсот трёхсот четырёхсот пятисот шестисот семисот восьмисот девятисот'.split(' '),
} as const;

/** Reads the end of a range below a thousand: до пяти, до ста двадцати. */
function upTo(digits: string): string | undefined {
  const value = Number(digits);
  if (value < 1 || value > 999) return undefined;
  const rest = value % 100;
  const isTeen = rest >= 10 && rest < 20;
  return [
    GENITIVES.hundreds[Math.floor(value / 100) - 1],
    isTeen ? GENITIVES.teens[rest - 10] : GENITIVES.tens[Math.floor(rest / 10) - 2],
    isTeen ? undefined : GENITIVES.ones[(rest % 10) - 1],
  ]
    .filter((word) => word !== undefined)
    .join(' ');
}

const toFeminine = (ordinal: string): string => ordinal.replace(/третий$/, 'третья').replace(/(?:ый|ой|ий)$/, 'ая');
const toNeuter = (ordinal: string): string => ordinal.replace(/третий$/, 'третье').replace(/(?:ый|ой|ий)$/, 'ое');

const PARTS = ['', 'десят', 'сот', 'тысячн'];

/** три целых пять десятых */
function sayDecimal({ whole, decimals }: WrittenNumber): string {
  const stem = PARTS[decimals.length];
  if (stem === undefined)
    return `${cardinal(whole)} запятая ${[...decimals].map((digit) => cardinal(digit)).join(' ')}`;
  const isOne = (digits: string): boolean => /(?:^|[^1])1$/.test(digits);
  const integer = `${cardinal(whole, 'feminine')} ${isOne(whole) ? 'целая' : 'целых'}`;
  const part = String(Number(decimals));
  return `${integer} ${cardinal(part, 'feminine')} ${stem}${isOne(part) ? 'ая' : 'ых'}`;
}

/** Expands г. after a year: в 2024 г., до 2025 г., 2024 г. */
function sayYearOf(year: string, before: string): string {
  const ordinal = toOrdinal(Number(year));
  if (/(?:^|\P{L})(?:в|во|о|об)\s$/iu.test(before))
    return `${ordinal.replace(/(?:ый|ой)$/, 'ом').replace(/ий$/, 'ьем')} году`;
  return /\p{L}\s$/u.test(before) ? `${toGenitive(ordinal)} года` : `${ordinal} год`;
}

/** Expands г. before a name: в г. Москве, из г. Москвы, г. Москва. */
function sayCity(before: string): string {
  if (/(?:^|\P{L})(?:в|во|о)\s$/iu.test(before)) return 'городе';
  return /(?:^|\P{L})(?:из|от|до|для|около)\s$/iu.test(before) ? 'города' : 'город';
}

export const RUSSIAN: LanguageRules = {
  locale: 'ru',
  decimalSign: ',',
  cardinal,
  ordinal: (value) => toOrdinal(value),
  sayDecimal,
  words: {
    decimal: 'запятая',
    minus: 'минус',
    plus: 'плюс',
    and: 'и',
    to: 'до',
    by: 'на',
    of: 'из',
    per: 'за',
    times: 'раз',
    dot: 'точка',
    at: 'собака',
    dash: 'дефис',
    slash: 'слэш',
  },
  areDecimalsOneNumber: true,
  cents: { joiner: '', isNamed: true },
  money: {
    RUB: {
      main: noun('masculine', 'рубль', 'рубля', 'рублей'),
      cent: noun('feminine', 'копейка', 'копейки', 'копеек'),
    },
    USD: {
      main: noun('masculine', 'доллар', 'доллара', 'долларов'),
      cent: noun('masculine', 'цент', 'цента', 'центов'),
    },
    EUR: { main: noun('neuter', 'евро'), cent: noun('masculine', 'цент', 'цента', 'центов') },
    UAH: {
      main: noun('feminine', 'гривна', 'гривны', 'гривен'),
      cent: noun('feminine', 'копейка', 'копейки', 'копеек'),
    },
  },
  currencySigns: { 'руб.': 'RUB', руб: 'RUB', 'р.': 'RUB', рублей: 'RUB', рубля: 'RUB', рубль: 'RUB' },
  units: {
    мм: 'millimeter',
    см: 'centimeter',
    м: 'meter',
    км: 'kilometer',
    г: 'gram',
    мл: 'milliliter',
    л: 'liter',
    ч: 'hour',
    'ч.': 'hour',
    мин: 'minute',
    'мин.': 'minute',
    сек: 'second',
    с: 'second',
    'км/ч': 'kilometer-per-hour',
    МБ: 'megabyte',
    ТБ: 'terabyte',
  },
  extraUnits: {
    кг: noun('masculine', 'килограмм', 'килограмма', 'килограммов'),
    kilogram: noun('masculine', 'килограмм', 'килограмма', 'килограммов'),
    ГБ: noun('masculine', 'гигабайт', 'гигабайта', 'гигабайт'),
    Вт: noun('masculine', 'ватт', 'ватта', 'ватт'),
    W: noun('masculine', 'ватт', 'ватта', 'ватт'),
    кВт: noun('masculine', 'киловатт', 'киловатта', 'киловатт'),
    В: noun('masculine', 'вольт', 'вольта', 'вольт'),
    V: noun('masculine', 'вольт', 'вольта', 'вольт'),
    Гц: noun('masculine', 'герц', 'герца', 'герц'),
    Hz: noun('masculine', 'герц', 'герца', 'герц'),
    мАч: noun('masculine', 'миллиампер-час', 'миллиампер-часа', 'миллиампер-часов'),
    mAh: noun('masculine', 'миллиампер-час', 'миллиампер-часа', 'миллиампер-часов'),
    мг: noun('masculine', 'миллиграмм', 'миллиграмма', 'миллиграммов'),
    дБ: noun('masculine', 'децибел', 'децибела', 'децибел'),
    'м²': noun('masculine', 'квадратный метр', 'квадратных метра', 'квадратных метров'),
    'кв. м': noun('masculine', 'квадратный метр', 'квадратных метра', 'квадратных метров'),
    ккал: noun('feminine', 'килокалория', 'килокалории', 'килокалорий'),
    шт: noun('feminine', 'штука', 'штуки', 'штук'),
    'шт.': noun('feminine', 'штука', 'штуки', 'штук'),
    'тыс.': noun('feminine', 'тысяча', 'тысячи', 'тысяч'),
    млн: noun('masculine', 'миллион', 'миллиона', 'миллионов'),
  },
  feminineUnits: ['minute', 'second', 'ounce', 'mile', 'week'],
  feminineNouns: /(?:минут[аы]?|секунд[аы]?|недел[яи]|штук[аи]?|тысяч[аи]?|упаковк[аи]|бутылк[аи]|звезд[аы])(?!\p{L})/u,
  readings: [
    { pattern: /(19\d{2}|20\d{2})\s?г\.(?!\p{L})/uy, say: ([year = ''], { before }) => sayYearOf(year, before) },
    { pattern: /г\.\s?(?=\p{Lu})/uy, say: (_groups, { before }) => sayCity(before) },
    { pattern: /кв\.\s?(?=\d)/uy, say: () => 'квартира' },
  ],
  fractions: {
    '1/2': 'одна вторая',
    '1/3': 'одна треть',
    '2/3': 'две трети',
    '1/4': 'одна четверть',
    '3/4': 'три четверти',
    '1/5': 'одна пятая',
    '1/8': 'одна восьмая',
  },
  abbreviations: {
    'и т. д.': 'и так далее',
    'и т. п.': 'и тому подобное',
    'т. е.': 'то есть',
    'т. к.': 'так как',
    'т. н.': 'так называемый',
    'др.': 'другие',
    'напр.': 'например',
    'ул.': 'улица',
    'д.': 'дом',
    'тел.': 'телефон',
    'стр.': 'страница',
    'см.': 'смотри',
    'макс.': 'максимум',
    'мин.': 'минимум',
    'ок.': 'около',
    '№': 'номер',
    'гг.': 'годы',
    'вкл.': 'включая',
  },
  sayDate: ({ day, month, year }) =>
    [toGenitive(toOrdinal(day)), month, ...(year ? [toGenitive(toOrdinal(Number(year))), 'года'] : [])].join(' '),
  sayTime: ({ hours, minutes }) =>
    minutes === 0
      ? `${cardinal(String(hours))} ${hours % 10 === 1 && hours !== 11 ? 'час' : hours % 10 >= 2 && hours % 10 <= 4 && (hours < 10 || hours > 20) ? 'часа' : 'часов'}`
      : `${cardinal(String(hours))} ${minutes < 10 ? 'ноль ' : ''}${cardinal(String(minutes))}`,
  rangeEnd: upTo,
  sayMultiplier: ({ whole, decimals }) => {
    if (decimals !== '') return undefined;
    const form = new Intl.PluralRules('ru').select(Number(whole)) === 'few' ? 'раза' : 'раз';
    return `${cardinal(whole)} ${form}`;
  },
  // 5-й, 2-я, 1-е; and a year before its noun: 2024 год.
  ordinalEnding: /(-(?:ый|ой|й|ая|я|ое|е|ого|го)(?!\p{L})|(?=\s(?:год|года|году|век)(?!\p{L})))/u,
  ordinalOf: (value, ending) => {
    if (value === 0) return undefined;
    const said = toOrdinal(value);
    if (/-(?:ая|я)$/.test(ending)) return toFeminine(said);
    if (/-(?:ое|е)$/.test(ending)) return toNeuter(said);
    if (ending.endsWith('го')) return toGenitive(said);
    return ending === '' && value < 1000 ? undefined : said;
  },
  sayRoman: (value, { after }) => (/^\sвек/.test(after) ? toOrdinal(value) : cardinal(String(value))),
  spelled: ['США', 'USB', 'ЕС', 'ИИ'],
};
