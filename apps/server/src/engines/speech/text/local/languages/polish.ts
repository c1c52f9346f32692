import { toCardinal, toOrdinal } from 'n2words/pl-PL';
import { type Gender, type LanguageRules, noun } from '../language-rules.ts';

const cardinal = (digits: string, gender?: Gender): string =>
  toCardinal(digits, { gender: gender === 'feminine' ? 'feminine' : 'masculine' });

/** Puts adjectives into the genitive: piąty to piątego, trzeci to trzeciego. */
const toGenitive = (ordinal: string): string =>
  ordinal
    .split(' ')
    .map((word) => word.replace(/y$/, 'ego').replace(/i$/, 'iego'))
    .join(' ');

const toFeminine = (ordinal: string): string =>
  ordinal
    .split(' ')
    .map((word) => word.replace(/y$/, 'a').replace(/gi$/, 'ga').replace(/ci$/, 'cia'))
    .join(' ');

/** Only the last two digits of a year are ordinal. */
function sayYear(year: string): string {
  const rest = Number(year) % 100;
  const head = Number(year) - rest;
  if (rest === 0) return toGenitive(toOrdinal(Number(year)));
  return `${toCardinal(head)} ${toGenitive(toOrdinal(rest))}`;
}

/** After "do" the second number of a range is in the genitive. */
const GENITIVES: Readonly<Record<string, string>> = {
  '1': 'jednego',
  '2': 'dwóch',
  '3': 'trzech',
  '4': 'czterech',
  '5': 'pięciu',
  '6': 'sześciu',
  '7': 'siedmiu',
  '8': 'ośmiu',
  '9': 'dziewięciu',
  '10': 'dziesięciu',
  '12': 'dwunastu',
  '14': 'czternastu',
  '15': 'piętnastu',
  '20': 'dwudziestu',
  '30': 'trzydziestu',
};

export const POLISH: LanguageRules = {
  locale: 'pl',
  decimalSign: ',',
  cardinal,
  ordinal: (value) => toOrdinal(value),
  rangeEnd: (digits) => GENITIVES[digits],
  words: {
    decimal: 'przecinek',
    minus: 'minus',
    plus: 'plus',
    and: 'i',
    to: 'do',
    by: 'na',
    of: 'na',
    per: 'za',
    times: 'razy',
    dot: 'kropka',
    at: 'małpa',
    dash: 'myślnik',
    slash: 'ukośnik',
  },
  areDecimalsOneNumber: true,
  cents: { joiner: '', isNamed: true },
  money: {
    PLN: { main: noun('masculine', 'złoty', 'złote', 'złotych'), cent: noun('masculine', 'grosz', 'grosze', 'groszy') },
    EUR: { main: noun('neuter', 'euro'), cent: noun('masculine', 'cent', 'centy', 'centów') },
    USD: { main: noun('masculine', 'dolar', 'dolary', 'dolarów'), cent: noun('masculine', 'cent', 'centy', 'centów') },
    GBP: { main: noun('masculine', 'funt', 'funty', 'funtów'), cent: noun('masculine', 'pens', 'pensy', 'pensów') },
  },
  currencySigns: { zł: 'PLN', PLN: 'PLN' },
  units: { godz: 'hour', 'godz.': 'hour', 'min.': 'minute', sek: 'second', 'sek.': 'second' },
  extraUnits: {
    W: noun('masculine', 'wat', 'waty', 'watów'),
    kW: noun('masculine', 'kilowat', 'kilowaty', 'kilowatów'),
    V: noun('masculine', 'wolt', 'wolty', 'woltów'),
    Hz: noun('masculine', 'herc', 'herce', 'herców'),
    GHz: noun('masculine', 'gigaherc', 'gigaherce', 'gigaherców'),
    mAh: noun('feminine', 'miliamperogodzina', 'miliamperogodziny', 'miliamperogodzin'),
    kWh: noun('feminine', 'kilowatogodzina', 'kilowatogodziny', 'kilowatogodzin'),
    mg: noun('masculine', 'miligram', 'miligramy', 'miligramów'),
    dB: noun('masculine', 'decybel', 'decybele', 'decybeli'),
    'm²': noun('masculine', 'metr kwadratowy', 'metry kwadratowe', 'metrów kwadratowych'),
    kcal: noun('feminine', 'kilokaloria', 'kilokalorie', 'kilokalorii'),
    szt: noun('feminine', 'sztuka', 'sztuki', 'sztuk'),
    'szt.': noun('feminine', 'sztuka', 'sztuki', 'sztuk'),
    tys: noun('masculine', 'tysiąc', 'tysiące', 'tysięcy'),
    'tys.': noun('masculine', 'tysiąc', 'tysiące', 'tysięcy'),
    mln: noun('masculine', 'milion', 'miliony', 'milionów'),
  },
  feminineUnits: ['hour', 'minute', 'second', 'ounce', 'mile'],
  feminineNouns: /(?:godzin[ay]?|minut[ay]?|sekund[ay]?|sztuk[ai]?|osob[ay]|butelk[ai]|paczk[ai])(?!\p{L})/u,
  fractions: {
    '1/2': 'jedna druga',
    '1/3': 'jedna trzecia',
    '2/3': 'dwie trzecie',
    '1/4': 'jedna czwarta',
    '3/4': 'trzy czwarte',
    '1/5': 'jedna piąta',
    '1/8': 'jedna ósma',
  },
  abbreviations: {
    'np.': 'na przykład',
    'itd.': 'i tak dalej',
    'itp.': 'i tym podobne',
    'tj.': 'to jest',
    'tzn.': 'to znaczy',
    'm.in.': 'między innymi',
    'ok.': 'około',
    'ul.': 'ulica',
    dr: 'doktor',
    'prof.': 'profesor',
    nr: 'numer',
    'maks.': 'maksymalnie',
    'min.': 'minimum',
    'tel.': 'telefon',
    'św.': 'święty',
    wg: 'według',
    'tzw.': 'tak zwany',
    'r.': 'roku',
  },
  sayDate: ({ day, month, year }) =>
    [toGenitive(toOrdinal(day)), month, year && sayYear(year)].filter(Boolean).join(' '),
  sayTime: ({ hours, minutes }) => {
    const said = hours === 0 ? 'zero' : toFeminine(toOrdinal(hours));
    return minutes === 0 ? said : `${said} ${cardinal(String(minutes))}`;
  },
  sayMultiplier: ({ whole, decimals }) => (decimals === '' && whole === '1' ? 'jeden raz' : undefined),
  sayRoman: (value, { after }) => (/^\swiek/.test(after) ? toOrdinal(value) : cardinal(String(value))),
  spelled: ['USB', 'UE', 'UV', 'AGD'],
};
