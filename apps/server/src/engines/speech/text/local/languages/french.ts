import { toCardinal, toOrdinal } from 'n2words/fr-FR';
import { type Gender, type LanguageRules, noun } from '../language-rules.ts';

const cardinal = (digits: string, gender?: Gender): string =>
  gender === 'feminine' ? toCardinal(digits).replace(/\bun$/, 'une') : toCardinal(digits);

const CENTIMES = noun('masculine', 'centime', 'centimes');
const CENTS = noun('masculine', 'cent', 'cents');

export const FRENCH: LanguageRules = {
  locale: 'fr',
  decimalSign: ',',
  cardinal,
  ordinal: (value, gender) => (value === 1 && gender === 'feminine' ? 'première' : toOrdinal(value)),
  words: {
    decimal: 'virgule',
    minus: 'moins',
    plus: 'plus',
    and: 'et',
    to: 'à',
    by: 'par',
    of: 'sur',
    per: 'par',
    times: 'fois',
    dot: 'point',
    at: 'arobase',
    dash: 'tiret',
    slash: 'slash',
  },
  areDecimalsOneNumber: true,
  cents: { joiner: '', isNamed: false },
  money: {
    EUR: { main: noun('masculine', 'euro', 'euros'), cent: CENTIMES },
    USD: { main: noun('masculine', 'dollar', 'dollars'), cent: CENTS },
    CAD: { main: noun('masculine', 'dollar canadien', 'dollars canadiens'), cent: CENTS },
    CHF: { main: noun('masculine', 'franc suisse', 'francs suisses'), cent: CENTIMES },
    GBP: { main: noun('feminine', 'livre', 'livres'), cent: noun('masculine', 'penny', 'pence') },
  },
  units: {
    Ko: 'kilobyte',
    Mo: 'megabyte',
    Go: 'gigabyte',
    To: 'terabyte',
    mn: 'minute',
    'min.': 'minute',
    sec: 'second',
  },
  extraUnits: {
    W: noun('masculine', 'watt', 'watts'),
    kW: noun('masculine', 'kilowatt', 'kilowatts'),
    V: noun('masculine', 'volt', 'volts'),
    A: noun('masculine', 'ampère', 'ampères'),
    Hz: noun('masculine', 'hertz'),
    GHz: noun('masculine', 'gigahertz'),
    mAh: noun('masculine', 'milliampère-heure', 'milliampères-heures'),
    kWh: noun('masculine', 'kilowattheure', 'kilowattheures'),
    mg: noun('masculine', 'milligramme', 'milligrammes'),
    dB: noun('masculine', 'décibel', 'décibels'),
    'm²': noun('masculine', 'mètre carré', 'mètres carrés'),
    'm³': noun('masculine', 'mètre cube', 'mètres cubes'),
    kcal: noun('feminine', 'kilocalorie', 'kilocalories'),
    cl: noun('masculine', 'centilitre', 'centilitres'),
  },
  feminineUnits: ['hour', 'minute', 'second', 'ounce', 'pound', 'week'],
  feminineNouns:
    /(?:heures?|minutes?|secondes?|semaines?|pièces?|personnes?|années?|tasses?|boîtes?|bouteilles?|étoiles?|tailles?|couleurs?)(?!\p{L})/u,
  fractions: {
    '1/2': 'un demi',
    '1/3': 'un tiers',
    '2/3': 'deux tiers',
    '1/4': 'un quart',
    '3/4': 'trois quarts',
    '1/5': 'un cinquième',
    '1/8': 'un huitième',
  },
  abbreviations: {
    'M.': 'monsieur',
    'MM.': 'messieurs',
    Mme: 'madame',
    Mlle: 'mademoiselle',
    Dr: 'docteur',
    St: 'saint',
    Ste: 'sainte',
    'p. ex.': 'par exemple',
    'etc.': 'et cetera',
    'c.-à-d.': "c'est-à-dire",
    'env.': 'environ',
    'max.': 'maximum',
    'min.': 'minimum',
    'n°': 'numéro',
    'N°': 'numéro',
    'tél.': 'téléphone',
    'av.': 'avenue',
    bd: 'boulevard',
    TTC: 'toutes taxes comprises',
    HT: 'hors taxes',
  },
  sayDate: ({ day, month, year }) =>
    [day === 1 ? 'premier' : cardinal(String(day)), month, year && cardinal(year)].filter(Boolean).join(' '),
  sayTime: ({ hours, minutes }) => {
    const said = `${cardinal(String(hours), 'feminine')} ${hours <= 1 ? 'heure' : 'heures'}`;
    return minutes === 0 ? said : `${said} ${cardinal(String(minutes), 'feminine')}`;
  },
  ordinalEnding: /(ers?|res?|ères?|e|è|ème|ième|nde?)(?![\p{L}\d])/u,
  ordinalOf: (value, ending) => {
    if (value === 0) return undefined;
    if (value === 1) return /^(?:re|ère)/.test(ending) ? 'première' : 'premier';
    return toOrdinal(value);
  },
  sayRoman: (value) => cardinal(String(value)),
  spelled: ['USB', 'UE', 'UV', 'IA', 'SNCF'],
};
