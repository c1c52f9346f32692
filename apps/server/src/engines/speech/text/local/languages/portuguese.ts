import { toCardinal, toOrdinal } from 'n2words/pt-PT';
import { type Gender, type LanguageRules, noun } from '../language-rules.ts';

/** The library writes European Portuguese; the voice is Brazilian. */
const toBrazilian = (said: string): string =>
  said
    .replace(/dezasseis/g, 'dezesseis')
    .replace(/dezassete/g, 'dezessete')
    .replace(/dezanove/g, 'dezenove');

function cardinal(digits: string, gender?: Gender): string {
  const said = toBrazilian(toCardinal(digits));
  if (gender !== 'feminine') return said;
  return said
    .replace(/\bum$/, 'uma')
    .replace(/\bdois$/, 'duas')
    .replace(/entos(?=\s|$)/g, 'entas')
    .replace(/duzentos/g, 'duzentas');
}

const toFeminine = (ordinal: string): string => ordinal.replace(/o(?=\s|$)/g, 'a');

export const PORTUGUESE: LanguageRules = {
  locale: 'pt-BR',
  decimalSign: ',',
  cardinal,
  ordinal: (value) => toOrdinal(value),
  words: {
    decimal: 'vírgula',
    minus: 'menos',
    plus: 'mais',
    and: 'e',
    to: 'a',
    by: 'por',
    of: 'de',
    per: 'por',
    times: 'vezes',
    dot: 'ponto',
    at: 'arroba',
    dash: 'traço',
    slash: 'barra',
  },
  areDecimalsOneNumber: true,
  cents: { joiner: 'e ', isNamed: true },
  money: {
    BRL: { main: noun('masculine', 'real', 'reais'), cent: noun('masculine', 'centavo', 'centavos') },
    EUR: { main: noun('masculine', 'euro', 'euros'), cent: noun('masculine', 'cêntimo', 'cêntimos') },
    USD: { main: noun('masculine', 'dólar', 'dólares'), cent: noun('masculine', 'centavo', 'centavos') },
    GBP: { main: noun('feminine', 'libra', 'libras'), cent: noun('masculine', 'pêni', 'pence') },
  },
  units: { 'min.': 'minute', seg: 'second' },
  extraUnits: {
    W: noun('masculine', 'watt', 'watts'),
    kW: noun('masculine', 'quilowatt', 'quilowatts'),
    V: noun('masculine', 'volt', 'volts'),
    A: noun('masculine', 'ampere', 'amperes'),
    Hz: noun('masculine', 'hertz'),
    GHz: noun('masculine', 'gigahertz'),
    mAh: noun('masculine', 'miliampere-hora', 'miliamperes-hora'),
    kWh: noun('masculine', 'quilowatt-hora', 'quilowatts-hora'),
    mg: noun('masculine', 'miligrama', 'miligramas'),
    dB: noun('masculine', 'decibel', 'decibéis'),
    'm²': noun('masculine', 'metro quadrado', 'metros quadrados'),
    'm³': noun('masculine', 'metro cúbico', 'metros cúbicos'),
    kcal: noun('feminine', 'quilocaloria', 'quilocalorias'),
    un: noun('feminine', 'unidade', 'unidades'),
  },
  feminineUnits: ['hour', 'ounce', 'pound', 'inch', 'yard', 'mile', 'week'],
  feminineNouns:
    /(?:horas?|semanas?|peças?|unidades?|pessoas?|vezes|xícaras?|caixas?|garrafas?|estrelas?|cores)(?!\p{L})/u,
  fractions: {
    '1/2': 'um meio',
    '1/3': 'um terço',
    '2/3': 'dois terços',
    '1/4': 'um quarto',
    '3/4': 'três quartos',
    '1/5': 'um quinto',
    '1/8': 'um oitavo',
  },
  abbreviations: {
    'Sr.': 'senhor',
    'Sra.': 'senhora',
    'Dr.': 'doutor',
    'Dra.': 'doutora',
    'p. ex.': 'por exemplo',
    'ex.': 'exemplo',
    'etc.': 'etcétera',
    'aprox.': 'aproximadamente',
    'máx.': 'máximo',
    'mín.': 'mínimo',
    nº: 'número',
    'n.º': 'número',
    'tel.': 'telefone',
    'av.': 'avenida',
    'pág.': 'página',
    'Ltda.': 'limitada',
    'incl.': 'incluído',
  },
  sayDate: ({ day, month, year }) =>
    [day === 1 ? 'primeiro' : cardinal(String(day)), 'de', month, ...(year ? ['de', cardinal(year)] : [])].join(' '),
  sayTime: ({ hours, minutes }) => {
    const said = `${cardinal(String(hours), 'feminine')} ${hours === 1 ? 'hora' : 'horas'}`;
    return minutes === 0 ? said : `${said} e ${cardinal(String(minutes))}`;
  },
  ordinalEnding: /\.?([°ºª])(?![\p{L}\d])/u,
  ordinalOf: (value, ending) => {
    if (value === 0) return undefined;
    return ending === 'ª' ? toFeminine(toOrdinal(value)) : toOrdinal(value);
  },
  sayMultiplier: ({ whole, decimals }) =>
    decimals === '' ? `${cardinal(whole, 'feminine')} ${whole === '1' ? 'vez' : 'vezes'}` : undefined,
  sayRoman: (value) => cardinal(String(value)),
  spelled: ['USB', 'UE', 'UV', 'IA', 'CPF'],
};
