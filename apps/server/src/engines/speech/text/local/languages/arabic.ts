import { toCardinal, toOrdinal } from 'n2words/ar-SA';
import type { Gender, LanguageRules, Noun } from '../language-rules.ts';

const cardinal = (digits: string, gender?: Gender): string =>
  toCardinal(digits, { gender: gender === 'feminine' ? 'feminine' : 'masculine' });

/** The forms for one and two include their number; then the plural up to ten, and the singular. */
function arabicNoun(
  gender: Gender,
  forms: { one: string; two: string; few: string; many: string; other: string },
): Noun {
  return { gender, forms };
}

const KILOGRAM = arabicNoun('masculine', {
  one: 'كيلوغرام واحد',
  two: 'كيلوغرامان',
  few: 'كيلوغرامات',
  many: 'كيلوغراما',
  other: 'كيلوغرام',
});
const CENTIMETER = arabicNoun('masculine', {
  one: 'سنتيمتر واحد',
  two: 'سنتيمتران',
  few: 'سنتيمترات',
  many: 'سنتيمترا',
  other: 'سنتيمتر',
});
const DEGREE = arabicNoun('feminine', {
  one: 'درجة مئوية واحدة',
  two: 'درجتان مئويتان',
  few: 'درجات مئوية',
  many: 'درجة مئوية',
  other: 'درجة مئوية',
});
const CENT = arabicNoun('masculine', { one: 'سنت واحد', two: 'سنتان', few: 'سنتات', many: 'سنتا', other: 'سنت' });
const HALALA = arabicNoun('feminine', {
  one: 'هللة واحدة',
  two: 'هللتان',
  few: 'هللات',
  many: 'هللة',
  other: 'هللة',
});
const PERCENT: Noun = { gender: 'masculine', forms: { other: 'بالمائة' } };

export const ARABIC: LanguageRules = {
  locale: 'ar',
  decimalSign: '.',
  cardinal,
  ordinal: (value) => toOrdinal(value),
  words: {
    decimal: 'فاصلة',
    minus: 'ناقص',
    plus: 'زائد',
    and: 'و',
    to: 'إلى',
    by: 'في',
    of: 'على',
    per: 'لكل',
    times: 'مرات',
    dot: 'نقطة',
    at: 'آت',
    dash: 'شرطة',
    slash: 'شرطة مائلة',
  },
  areDecimalsOneNumber: true,
  cents: { joiner: 'و', isNamed: true },
  money: {
    SAR: {
      main: arabicNoun('masculine', {
        one: 'ريال واحد',
        two: 'ريالان',
        few: 'ريالات',
        many: 'ريالا',
        other: 'ريال',
      }),
      cent: HALALA,
    },
    AED: {
      main: arabicNoun('masculine', {
        one: 'درهم واحد',
        two: 'درهمان',
        few: 'دراهم',
        many: 'درهما',
        other: 'درهم',
      }),
    },
    EGP: {
      main: arabicNoun('masculine', { one: 'جنيه واحد', two: 'جنيهان', few: 'جنيهات', many: 'جنيها', other: 'جنيه' }),
    },
    USD: {
      main: arabicNoun('masculine', {
        one: 'دولار واحد',
        two: 'دولاران',
        few: 'دولارات',
        many: 'دولارا',
        other: 'دولار',
      }),
      cent: CENT,
    },
    EUR: {
      main: { gender: 'masculine', forms: { one: 'يورو واحد', two: 'يوروان', other: 'يورو' } },
      cent: CENT,
    },
  },
  currencySigns: {
    ريال: 'SAR',
    'ر.س': 'SAR',
    درهم: 'AED',
    'د.إ': 'AED',
    جنيه: 'EGP',
    'ج.م': 'EGP',
    دولار: 'USD',
    يورو: 'EUR',
    SAR: 'SAR',
    AED: 'AED',
  },
  units: {
    مم: 'millimeter',
    م: 'meter',
    كم: 'kilometer',
    جم: 'gram',
    غ: 'gram',
    مل: 'milliliter',
    لتر: 'liter',
    ل: 'liter',
    'كم/س': 'kilometer-per-hour',
    ساعة: 'hour',
    دقيقة: 'minute',
  },
  extraUnits: {
    percent: PERCENT,
    celsius: DEGREE,
    kilogram: KILOGRAM,
    centimeter: CENTIMETER,
    كجم: KILOGRAM,
    كغ: KILOGRAM,
    سم: CENTIMETER,
    واط: { gender: 'masculine', forms: { other: 'واط' } },
    W: { gender: 'masculine', forms: { other: 'واط' } },
    V: { gender: 'masculine', forms: { other: 'فولت' } },
    فولت: { gender: 'masculine', forms: { other: 'فولت' } },
    Hz: { gender: 'masculine', forms: { other: 'هرتز' } },
    mAh: { gender: 'masculine', forms: { other: 'مللي أمبير ساعة' } },
    ملغ: { gender: 'masculine', forms: { other: 'مليغرام' } },
    'م²': { gender: 'masculine', forms: { other: 'متر مربع' } },
  },
  feminineUnits: ['hour', 'minute', 'second', 'inch', 'ounce'],
  feminineNouns: /(?:ساعات|ساعة|دقائق|دقيقة|مرات|سنوات|سنة|قطع|قطعة)(?!\p{L})/u,
  fractions: {
    '1/2': 'نصف',
    '1/3': 'ثلث',
    '2/3': 'ثلثان',
    '1/4': 'ربع',
    '3/4': 'ثلاثة أرباع',
    '1/5': 'خمس',
    '1/8': 'ثمن',
  },
  abbreviations: {
    'د.': 'دكتور',
    'أ.': 'أستاذ',
    'م.': 'مهندس',
    'إلخ.': 'إلى آخره',
    إلخ: 'إلى آخره',
    'ت.': 'تليفون',
    'ص.ب': 'صندوق بريد',
    هـ: 'هجري',
  },
  sayMultiplier: ({ whole, decimals }) => {
    if (decimals !== '') return undefined;
    if (whole === '1') return 'مرة واحدة';
    if (whole === '2') return 'مرتين';
    return Number(whole) <= 10 ? `${cardinal(whole, 'feminine')} مرات` : `${cardinal(whole, 'feminine')} مرة`;
  },
  sayTime: ({ hours, minutes }) => {
    const said = hours === 0 ? 'صفر' : cardinal(String(hours), 'feminine');
    return minutes === 0 ? said : `${said} و${cardinal(String(minutes), 'feminine')}`;
  },
};
