import type { SpeechLanguage } from '@reelwright/contracts';
import { type LanguageRules, noun } from '../language-rules.ts';

/** Words between the ends of a range, the sides of a size, for a factor, and between the parts of an address. */
interface Connectors {
  to: string;
  by: string;
  times: string;
  per: string;
  at: string;
  dot: string;
  minus: string;
}

const CONNECTORS: Readonly<Partial<Record<SpeechLanguage, Connectors>>> = {
  hi: { to: 'से', by: 'गुणा', times: 'गुना', per: 'प्रति', at: 'ऐट', dot: 'डॉट', minus: 'माइनस' },
  id: { to: 'sampai', by: 'kali', times: 'kali', per: 'per', at: 'at', dot: 'titik', minus: 'minus' },
  ms: { to: 'hingga', by: 'kali', times: 'kali', per: 'setiap', at: 'at', dot: 'titik', minus: 'negatif' },
  vi: { to: 'đến', by: 'nhân', times: 'lần', per: 'trên', at: 'a còng', dot: 'chấm', minus: 'âm' },
  uk: { to: 'до', by: 'на', times: 'рази', per: 'за', at: 'равлик', dot: 'крапка', minus: 'мінус' },
  cs: { to: 'až', by: 'krát', times: 'krát', per: 'za', at: 'zavináč', dot: 'tečka', minus: 'minus' },
  sk: { to: 'až', by: 'krát', times: 'krát', per: 'za', at: 'zavináč', dot: 'bodka', minus: 'mínus' },
  sl: { to: 'do', by: 'krat', times: 'krat', per: 'na', at: 'afna', dot: 'pika', minus: 'minus' },
  hr: { to: 'do', by: 'puta', times: 'puta', per: 'po', at: 'et', dot: 'točka', minus: 'minus' },
  sr: { to: 'do', by: 'puta', times: 'puta', per: 'po', at: 'et', dot: 'tačka', minus: 'minus' },
  bg: { to: 'до', by: 'на', times: 'пъти', per: 'на', at: 'маймунка', dot: 'точка', minus: 'минус' },
  ro: { to: 'până la', by: 'pe', times: 'ori', per: 'pe', at: 'arond', dot: 'punct', minus: 'minus' },
  hu: { to: 'és', by: 'szer', times: 'szeres', per: 'per', at: 'kukac', dot: 'pont', minus: 'mínusz' },
  el: { to: 'έως', by: 'επί', times: 'φορές', per: 'ανά', at: 'παπάκι', dot: 'τελεία', minus: 'μείον' },
  sv: { to: 'till', by: 'gånger', times: 'gånger', per: 'per', at: 'snabel a', dot: 'punkt', minus: 'minus' },
  da: { to: 'til', by: 'gange', times: 'gange', per: 'per', at: 'snabel a', dot: 'punktum', minus: 'minus' },
  nb: { to: 'til', by: 'ganger', times: 'ganger', per: 'per', at: 'krøllalfa', dot: 'punktum', minus: 'minus' },
  fi: { to: 'viiva', by: 'kertaa', times: 'kertaa', per: 'per', at: 'ät', dot: 'piste', minus: 'miinus' },
  et: { to: 'kuni', by: 'korda', times: 'korda', per: 'kohta', at: 'ät', dot: 'punkt', minus: 'miinus' },
  lv: { to: 'līdz', by: 'reiz', times: 'reizes', per: 'uz', at: 'et', dot: 'punkts', minus: 'mīnus' },
  lt: { to: 'iki', by: 'iš', times: 'kartus', per: 'per', at: 'eta', dot: 'taškas', minus: 'minus' },
  ca: { to: 'a', by: 'per', times: 'vegades', per: 'per', at: 'arrova', dot: 'punt', minus: 'menys' },
  fa: { to: 'تا', by: 'در', times: 'برابر', per: 'در', at: 'ات', dot: 'نقطه', minus: 'منفی' },
  ur: { to: 'سے', by: 'ضرب', times: 'گنا', per: 'فی', at: 'ایٹ', dot: 'ڈاٹ', minus: 'منفی' },
  bn: { to: 'থেকে', by: 'গুণ', times: 'গুণ', per: 'প্রতি', at: 'অ্যাট', dot: 'ডট', minus: 'মাইনাস' },
  ta: { to: 'முதல்', by: 'பெருக்கல்', times: 'மடங்கு', per: 'ஒன்றுக்கு', at: 'அட்', dot: 'புள்ளி', minus: 'மைனஸ்' },
  te: { to: 'నుండి', by: 'బై', times: 'రెట్లు', per: 'ప్రతి', at: 'ఎట్', dot: 'డాట్', minus: 'మైనస్' },
  sw: { to: 'hadi', by: 'kwa', times: 'mara', per: 'kwa', at: 'at', dot: 'nukta', minus: 'hasi' },
};

/** Units whose long names in ICU are signs. */
const NAMED_UNITS: Readonly<Partial<Record<SpeechLanguage, NonNullable<LanguageRules['extraUnits']>>>> = {
  vi: { percent: noun('neuter', 'phần trăm'), 'kilometer-per-hour': noun('neuter', 'kilômét trên giờ') },
};

const PLAIN: Connectors = { to: '', by: '', times: '', per: '', at: '', dot: '', minus: '' };

/** Returns the language's own decimal sign, so that the voice reads decimals as such. */
const findDecimalSign = (locale: string): '.' | ',' =>
  new Intl.NumberFormat(locale, { numberingSystem: 'latn' }).format(1.5).includes(',') ? ',' : '.';

const findAnd = (locale: string): string =>
  new Intl.ListFormat(locale, { style: 'long', type: 'conjunction' })
    .formatToParts(['1', '2'])
    .find(({ type }) => type === 'literal')
    ?.value.trim() ?? '';

/**
 * Builds rules that need no hand-written words: units, currencies and months are ICU's, in the right plural; numbers
 * stay digits, which the language's voice reads by itself.
 */
export function toGeneralRules(language: SpeechLanguage): LanguageRules {
  const connectors = CONNECTORS[language] ?? PLAIN;
  const decimalSign = findDecimalSign(language);
  return {
    locale: language,
    decimalSign,
    cardinal: (digits) => digits,
    sayDecimal: ({ whole, decimals }) => `${whole}${decimalSign}${decimals}`,
    words: {
      ...connectors,
      decimal: '',
      plus: '+',
      and: findAnd(language),
      of: '',
      dash: '',
      slash: '',
    },
    areDecimalsOneNumber: false,
    cents: { joiner: '', isNamed: false },
    money: {},
    extraUnits: NAMED_UNITS[language] ?? {},
    fractions: {},
    abbreviations: {},
    sayRoman: (value) => String(value),
  };
}
