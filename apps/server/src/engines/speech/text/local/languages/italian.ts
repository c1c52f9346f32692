import { toCardinal, toOrdinal } from 'n2words/it-IT';
import { type Gender, type LanguageRules, noun } from '../language-rules.ts';

function cardinal(digits: string, gender?: Gender): string {
  const said = toCardinal(digits);
  if (said !== 'uno' || gender === undefined) return said;
  return gender === 'feminine' ? 'una' : 'un';
}

const toFeminine = (ordinal: string): string => ordinal.replace(/o$/, 'a');
const CENTESIMI = noun('masculine', 'centesimo', 'centesimi');

export const ITALIAN: LanguageRules = {
  locale: 'it',
  decimalSign: ',',
  cardinal,
  ordinal: (value) => toOrdinal(value),
  words: {
    decimal: 'virgola',
    minus: 'meno',
    plus: 'più',
    and: 'e',
    to: 'a',
    by: 'per',
    of: 'su',
    per: 'al',
    times: 'volte',
    dot: 'punto',
    at: 'chiocciola',
    dash: 'trattino',
    slash: 'barra',
  },
  areDecimalsOneNumber: true,
  cents: { joiner: 'e ', isNamed: true },
  money: {
    EUR: { main: noun('masculine', 'euro'), cent: CENTESIMI },
    USD: { main: noun('masculine', 'dollaro', 'dollari'), cent: CENTESIMI },
    GBP: { main: noun('feminine', 'sterlina', 'sterline'), cent: noun('masculine', 'penny', 'pence') },
  },
  units: { 'min.': 'minute', sec: 'second', ore: 'hour', ora: 'hour' },
  extraUnits: {
    percent: noun('masculine', 'per cento'),
    'kilometer-per-hour': noun('masculine', 'chilometro all’ora', 'chilometri all’ora'),
    W: noun('masculine', 'watt'),
    kW: noun('masculine', 'chilowatt'),
    V: noun('masculine', 'volt'),
    A: noun('masculine', 'ampere'),
    Hz: noun('masculine', 'hertz'),
    GHz: noun('masculine', 'gigahertz'),
    mAh: noun('masculine', 'milliampere ora'),
    kWh: noun('masculine', 'chilowattora'),
    mg: noun('masculine', 'milligrammo', 'milligrammi'),
    dB: noun('masculine', 'decibel'),
    'm²': noun('masculine', 'metro quadrato', 'metri quadrati'),
    mq: noun('masculine', 'metro quadrato', 'metri quadrati'),
    'm³': noun('masculine', 'metro cubo', 'metri cubi'),
    kcal: noun('feminine', 'chilocaloria', 'chilocalorie'),
    pz: noun('masculine', 'pezzo', 'pezzi'),
  },
  feminineUnits: ['hour', 'ounce', 'pound', 'yard', 'week'],
  feminineNouns: /(?:settimana|persona|tazza|scatola|bottiglia|stella|taglia|volta)(?!\p{L})/u,
  fractions: {
    '1/2': 'un mezzo',
    '1/3': 'un terzo',
    '2/3': 'due terzi',
    '1/4': 'un quarto',
    '3/4': 'tre quarti',
    '1/5': 'un quinto',
    '1/8': 'un ottavo',
  },
  abbreviations: {
    '1 ora': 'un’ora',
    'Sig.ra': 'signora',
    'Sig.': 'signor',
    'Dott.ssa': 'dottoressa',
    'Dott.': 'dottor',
    'Dr.': 'dottor',
    'Prof.': 'professor',
    'ad es.': 'ad esempio',
    'es.': 'esempio',
    'ecc.': 'eccetera',
    'ca.': 'circa',
    'max.': 'massimo',
    'min.': 'minimo',
    'incl.': 'incluso',
    'n.': 'numero',
    'n°': 'numero',
    'tel.': 'telefono',
    'pag.': 'pagina',
    'S.p.A.': 'S P A',
    'art.': 'articolo',
  },
  sayDate: ({ day, month, year }) =>
    [day === 1 ? 'primo' : cardinal(String(day)), month, year && cardinal(year)].filter(Boolean).join(' '),
  sayTime: ({ hours, minutes }) =>
    minutes === 0 ? cardinal(String(hours)) : `${cardinal(String(hours))} e ${cardinal(String(minutes))}`,
  ordinalEnding: /([°ºª])(?![\p{L}\d])/u,
  ordinalOf: (value, ending) => {
    if (value === 0) return undefined;
    return ending === 'ª' ? toFeminine(toOrdinal(value)) : toOrdinal(value);
  },
  sayMultiplier: ({ whole, decimals }) => (decimals === '' && whole === '1' ? 'una volta' : undefined),
  sayRoman: (value, { after }) =>
    /^\s(?:secolo|edizione|capitolo)/.test(after)
      ? toOrdinal(value)
      : /^\s\p{L}/u.test(after)
        ? toOrdinal(value)
        : cardinal(String(value)),
  spelled: ['USB', 'UE', 'UV'],
};
