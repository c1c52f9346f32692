import { toCardinal, toOrdinal } from 'n2words/de-DE';
import { type Gender, type LanguageRules, noun } from '../language-rules.ts';

/** Years between ein hundert and two thousand count their hundreds. */
function sayYear(digits: string): string | undefined {
  const year = Number(digits);
  if (year < 1100 || year >= 2000) return undefined;
  const rest = year % 100;
  return `${toCardinal(Math.floor(year / 100))}hundert${rest === 0 ? '' : toCardinal(rest)}`;
}

function cardinal(digits: string, gender?: Gender): string {
  const said = toCardinal(digits);
  if (gender === undefined || !said.endsWith('eins')) return said;
  return said.replace(/eins$/, gender === 'feminine' && said === 'eins' ? 'eine' : 'ein');
}

/** Words before a weak ending: am dritten, vom ersten. */
const DATIVE = /\b(?:am|im|zum|beim|vom|dem|den|ab|bis|seit|jedem|jeden)\s+$/i;
const DEFINITE = /\b(?:der|die|das|jede|jeder|jedes)\s+$/i;

const DAYS = {
  Mo: 'Montag',
  Di: 'Dienstag',
  Mi: 'Mittwoch',
  Do: 'Donnerstag',
  Fr: 'Freitag',
  Sa: 'Samstag',
  So: 'Sonntag',
};
/** Opening days, at the start and the end of a range: Mo–Fr, Mo. - Sa. */
const OPENING_DAYS = Object.fromEntries(
  (['Mo', 'Di', 'Mi'] as const).flatMap((from) =>
    (['Do', 'Fr', 'Sa', 'So'] as const).flatMap((to) =>
      ['-', '–', ' - ', ' – '].flatMap((dash) => [
        [`${from}${dash}${to}`, `${DAYS[from]} bis ${DAYS[to]}`],
        [`${from}.${dash}${to}.`, `${DAYS[from]} bis ${DAYS[to]}`],
      ]),
    ),
  ),
);

export const GERMAN: LanguageRules = {
  locale: 'de',
  decimalSign: ',',
  cardinal,
  sayYear,
  ordinal: (value) => toOrdinal(value),
  words: {
    decimal: 'Komma',
    minus: 'minus',
    plus: 'plus',
    and: 'und',
    to: 'bis',
    by: 'mal',
    of: 'von',
    per: 'pro',
    times: 'mal',
    dot: 'Punkt',
    at: 'ät',
    dash: 'minus',
    slash: 'Schrägstrich',
  },
  areDecimalsOneNumber: false,
  cents: { joiner: '', isNamed: false },
  money: {
    EUR: { main: noun('masculine', 'Euro'), cent: noun('masculine', 'Cent') },
    USD: { main: noun('masculine', 'Dollar'), cent: noun('masculine', 'Cent') },
    GBP: { main: noun('neuter', 'Pfund'), cent: noun('masculine', 'Penny', 'Pence') },
    CHF: { main: noun('masculine', 'Franken'), cent: noun('masculine', 'Rappen') },
  },
  currencySigns: { Euro: 'EUR', 'Fr.': 'CHF' },
  units: {
    'Std.': 'hour',
    Std: 'hour',
    'Min.': 'minute',
    Min: 'minute',
    'Sek.': 'second',
    Sek: 'second',
    Zoll: 'inch',
  },
  extraUnits: {
    W: noun('neuter', 'Watt'),
    kW: noun('neuter', 'Kilowatt'),
    V: noun('neuter', 'Volt'),
    A: noun('neuter', 'Ampere'),
    Hz: noun('neuter', 'Hertz'),
    GHz: noun('neuter', 'Gigahertz'),
    mAh: noun('feminine', 'Milliamperestunde', 'Milliamperestunden'),
    kWh: noun('feminine', 'Kilowattstunde', 'Kilowattstunden'),
    mg: noun('neuter', 'Milligramm'),
    dB: noun('neuter', 'Dezibel'),
    'm²': noun('masculine', 'Quadratmeter'),
    qm: noun('masculine', 'Quadratmeter'),
    'm³': noun('masculine', 'Kubikmeter'),
    kcal: noun('feminine', 'Kilokalorie', 'Kilokalorien'),
    'Stk.': noun('neuter', 'Stück'),
    'Mio.': noun('feminine', 'Million', 'Millionen'),
    'Mrd.': noun('feminine', 'Milliarde', 'Milliarden'),
  },
  feminineUnits: ['hour', 'minute', 'second', 'ounce', 'mile', 'week'],
  feminineNouns:
    /(?:Stunden?|Minuten?|Sekunden?|Wochen?|Farben?|Größen?|Packung(?:en)?|Flaschen?|Dosen?|Million)(?![\p{L}])/u,
  fractions: {
    '1/2': 'ein halb',
    '1/3': 'ein Drittel',
    '2/3': 'zwei Drittel',
    '1/4': 'ein Viertel',
    '3/4': 'drei Viertel',
    '1/5': 'ein Fünftel',
    '1/8': 'ein Achtel',
  },
  abbreviations: {
    'z. B.': 'zum Beispiel',
    'd. h.': 'das heißt',
    'u. a.': 'unter anderem',
    'i. d. R.': 'in der Regel',
    'usw.': 'und so weiter',
    'etc.': 'et cetera',
    'ca.': 'circa',
    'inkl.': 'inklusive',
    'exkl.': 'exklusive',
    'zzgl.': 'zuzüglich',
    'bzw.': 'beziehungsweise',
    'evtl.': 'eventuell',
    'ggf.': 'gegebenenfalls',
    'max.': 'maximal',
    'min.': 'minimal',
    'mind.': 'mindestens',
    'MwSt.': 'Mehrwertsteuer',
    MwSt: 'Mehrwertsteuer',
    'Nr.': 'Nummer',
    'Str.': 'Straße',
    'Tel.': 'Telefon',
    'Dr.': 'Doktor',
    'Prof.': 'Professor',
    'St.': 'Sankt',
    'Hr.': 'Herr',
    'Fr.': 'Frau',
    'Jh.': 'Jahrhundert',
    'vgl.': 'vergleiche',
    'sog.': 'sogenannt',
    'gem.': 'gemäß',
    'abzgl.': 'abzüglich',
    'versch.': 'verschiedene',
    GmbH: 'G m b H',
    ...OPENING_DAYS,
    Uhr: 'Uhr',
  },
  sayDate: ({ day, month, year, before }) => {
    const stem = toOrdinal(day);
    const ending = DATIVE.test(before) ? 'n' : DEFINITE.test(before) ? '' : 'r';
    return [`${stem}${ending}`, month, year && (sayYear(year) ?? toCardinal(year))].filter(Boolean).join(' ');
  },
  sayTime: ({ hours, minutes }) =>
    `${cardinal(String(hours), 'masculine')} Uhr${minutes === 0 ? '' : ` ${toCardinal(minutes)}`}`,
  // A dot counts only if an article or the like shows that it ends no sentence; die 90er, ein 2er-Set.
  ordinalEnding: /(\.(?=\s+\p{L})|er[ns]?(?!\p{L}))/u,
  ordinalOf: (value, ending, before) => {
    if (ending.startsWith('er')) return `${sayYear(String(value)) ?? toCardinal(value)}${ending}`;
    if (value === 0 || (!DATIVE.test(before) && !DEFINITE.test(before))) return undefined;
    return `${toOrdinal(value)}${DATIVE.test(before) ? 'n' : ''}`;
  },
  sayRoman: (value, { before, after }) => {
    if (after.startsWith('.')) return /\p{Lu}\p{L}+\s$/u.test(before) ? `der ${toOrdinal(value)}` : undefined;
    return toCardinal(value);
  },
  spelled: ['LED', 'USB', 'EU', 'AG', 'UV', 'IP', 'PIN', 'KI', 'AI', 'OLED'],
};
