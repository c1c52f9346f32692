import { toCardinal, toOrdinal } from 'n2words/es-ES';
import { type Gender, type LanguageRules, noun } from '../language-rules.ts';

/** The library leaves out some accents. */
const ACCENTS: readonly (readonly [RegExp, string])[] = [
  [/dieciseis/g, 'dieciséis'],
  [/veintidos\b/g, 'veintidós'],
  [/veintitres\b/g, 'veintitrés'],
  [/veintiseis\b/g, 'veintiséis'],
];

function cardinal(digits: string, gender?: Gender): string {
  const said = ACCENTS.reduce(
    (text, [pattern, right]) => text.replace(pattern, right),
    toCardinal(digits, { gender: gender === 'feminine' ? 'feminine' : 'masculine' }),
  );
  return gender === 'masculine' ? said.replace(/veintiuno$/, 'veintiún').replace(/uno$/, 'un') : said;
}

const toFeminine = (ordinal: string): string => ordinal.replace(/o(?=\s|$)/g, 'a');

const CENTAVOS = noun('masculine', 'centavo', 'centavos');

export const SPANISH: LanguageRules = {
  locale: 'es',
  decimalSign: ',',
  cardinal,
  ordinal: (value) => toOrdinal(value),
  words: {
    decimal: 'coma',
    minus: 'menos',
    plus: 'más',
    and: 'y',
    to: 'a',
    by: 'por',
    of: 'de',
    per: 'por',
    times: 'veces',
    dot: 'punto',
    at: 'arroba',
    dash: 'guion',
    slash: 'barra',
  },
  areDecimalsOneNumber: true,
  cents: { joiner: 'con ', isNamed: true },
  money: {
    EUR: { main: noun('masculine', 'euro', 'euros'), cent: noun('masculine', 'céntimo', 'céntimos') },
    USD: { main: noun('masculine', 'dólar', 'dólares'), cent: CENTAVOS },
    MXN: { main: noun('masculine', 'peso', 'pesos'), cent: CENTAVOS },
    GBP: { main: noun('feminine', 'libra', 'libras'), cent: noun('masculine', 'penique', 'peniques') },
  },
  currencySigns: { MXN: 'MXN' },
  units: { 'min.': 'minute', seg: 'second', 'seg.': 'second', hs: 'hour', 'pulg.': 'inch' },
  extraUnits: {
    W: noun('masculine', 'vatio', 'vatios'),
    kW: noun('masculine', 'kilovatio', 'kilovatios'),
    V: noun('masculine', 'voltio', 'voltios'),
    A: noun('masculine', 'amperio', 'amperios'),
    Hz: noun('masculine', 'hercio', 'hercios'),
    GHz: noun('masculine', 'gigahercio', 'gigahercios'),
    mAh: noun('masculine', 'miliamperio hora', 'miliamperios hora'),
    kWh: noun('masculine', 'kilovatio hora', 'kilovatios hora'),
    mg: noun('masculine', 'miligramo', 'miligramos'),
    dB: noun('masculine', 'decibelio', 'decibelios'),
    'm²': noun('masculine', 'metro cuadrado', 'metros cuadrados'),
    'm³': noun('masculine', 'metro cúbico', 'metros cúbicos'),
    kcal: noun('feminine', 'kilocaloría', 'kilocalorías'),
    uds: noun('feminine', 'unidad', 'unidades'),
    'uds.': noun('feminine', 'unidad', 'unidades'),
  },
  feminineUnits: ['hour', 'ounce', 'pound', 'inch', 'yard', 'mile', 'week'],
  feminineNouns:
    /(?:horas?|semanas?|piezas?|unidad(?:es)?|personas?|veces|tazas?|cajas?|botellas?|bolsas?|estrellas?|tallas?)(?!\p{L})/u,
  fractions: {
    '1/2': 'un medio',
    '1/3': 'un tercio',
    '2/3': 'dos tercios',
    '1/4': 'un cuarto',
    '3/4': 'tres cuartos',
    '1/5': 'un quinto',
    '1/8': 'un octavo',
  },
  abbreviations: {
    'Sr.': 'señor',
    'Sra.': 'señora',
    'Srta.': 'señorita',
    'Dr.': 'doctor',
    'Dra.': 'doctora',
    'D.': 'don',
    'Ud.': 'usted',
    'Uds.': 'ustedes',
    'p. ej.': 'por ejemplo',
    'etc.': 'etcétera',
    'aprox.': 'aproximadamente',
    'máx.': 'máximo',
    'mín.': 'mínimo',
    'incl.': 'incluido',
    'n.º': 'número',
    'N.º': 'número',
    nº: 'número',
    'núm.': 'número',
    'tel.': 'teléfono',
    'avda.': 'avenida',
    'av.': 'avenida',
    'pág.': 'página',
    'EE. UU.': 'Estados Unidos',
    'S.A.': 'sociedad anónima',
    'c/': 'calle',
  },
  sayDate: ({ day, month, year }) =>
    [day === 1 ? 'uno' : cardinal(String(day)), 'de', month, ...(year ? ['de', cardinal(year)] : [])].join(' '),
  sayTime: ({ hours, minutes }) => {
    const said = cardinal(String(hours), 'feminine');
    if (minutes === 0) return said;
    return `${said} ${minutes < 10 ? 'y ' : ''}${cardinal(String(minutes))}`;
  },
  ordinalEnding: /\.?(er|º|°|ª)(?![\p{L}\d])/u,
  ordinalOf: (value, ending) => {
    if (value === 0 || value > 99) return undefined;
    const said = toOrdinal(value);
    if (ending === 'er') return said.replace(/(primer|tercer)o$/, '$1');
    return ending === 'ª' || ending === 'a' ? toFeminine(said) : said;
  },
  sayMultiplier: ({ whole, decimals }) =>
    decimals === '' ? (whole === '1' ? 'una vez' : `${cardinal(whole, 'feminine')} veces`) : undefined,
  sayRoman: (value) => cardinal(String(value)),
  spelled: ['USB', 'UE', 'UV', 'IA', 'DNI'],
};
