import { toCardinal, toOrdinal } from 'n2words/tr-TR';
import { type LanguageRules, noun } from '../language-rules.ts';

const cardinal = (digits: string): string => toCardinal(digits);
const KURUS = noun('neuter', 'kuruş');
const CENT = noun('neuter', 'sent');

export const TURKISH: LanguageRules = {
  locale: 'tr',
  decimalSign: ',',
  cardinal,
  ordinal: (value) => toOrdinal(value),
  words: {
    decimal: 'virgül',
    minus: 'eksi',
    plus: 'artı',
    and: 've',
    to: 'ila',
    by: 'çarpı',
    of: 'bölü',
    per: 'başına',
    times: 'kat',
    dot: 'nokta',
    at: 'et',
    dash: 'tire',
    slash: 'eğik çizgi',
  },
  areDecimalsOneNumber: true,
  cents: { joiner: '', isNamed: true },
  money: {
    TRY: { main: noun('neuter', 'lira'), cent: KURUS },
    USD: { main: noun('neuter', 'dolar'), cent: CENT },
    EUR: { main: noun('neuter', 'euro'), cent: CENT },
    GBP: { main: noun('neuter', 'sterlin'), cent: noun('neuter', 'peni') },
  },
  currencySigns: { TL: 'TRY', TRY: 'TRY' },
  units: { sa: 'hour', dk: 'minute', sn: 'second', lt: 'liter', gr: 'gram' },
  extraUnits: {
    W: noun('neuter', 'vat'),
    kW: noun('neuter', 'kilovat'),
    V: noun('neuter', 'volt'),
    Hz: noun('neuter', 'hertz'),
    GHz: noun('neuter', 'gigahertz'),
    mAh: noun('neuter', 'miliamper saat'),
    kWh: noun('neuter', 'kilovat saat'),
    mg: noun('neuter', 'miligram'),
    dB: noun('neuter', 'desibel'),
    'm²': noun('neuter', 'metrekare'),
    kcal: noun('neuter', 'kilokalori'),
  },
  speeds: { 'km/sa': 'saatte # kilometre', 'km/h': 'saatte # kilometre', 'm/s': 'saniyede # metre' },
  fractions: { '3/4': 'dörtte üç', '1/4': 'dörtte bir', '1/3': 'üçte bir', '2/3': 'üçte iki' },
  abbreviations: {
    'vb.': 've benzeri',
    'vs.': 'vesaire',
    'örn.': 'örneğin',
    'yak.': 'yaklaşık',
    'maks.': 'maksimum',
    'min.': 'minimum',
    'Dr.': 'doktor',
    'Prof.': 'profesör',
    'Sn.': 'sayın',
    'No.': 'numara',
    'no.': 'numara',
    'tel.': 'telefon',
    'Cad.': 'caddesi',
    'Sok.': 'sokak',
    'Mah.': 'mahallesi',
    KDV: 'ka de ve',
  },
  sayTime: ({ hours, minutes }) =>
    minutes === 0
      ? cardinal(String(hours))
      : `${cardinal(String(hours))} ${minutes < 10 ? 'sıfır ' : ''}${cardinal(String(minutes))}`,
  ordinalEnding: /(\.)(?=\s\p{Ll})/u,
  ordinalOf: (value) => (value === 0 ? undefined : toOrdinal(value)),
  sayRoman: (value, { after }) => (/^\.?\s\p{L}/u.test(after) ? toOrdinal(value) : cardinal(String(value))),
  spelled: ['USB', 'AB', 'ABD', 'UV'],
};
