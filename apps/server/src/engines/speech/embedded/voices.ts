import type { SpeechLanguage, Voice } from '@reelwright/contracts';
import type { NaturalPrograms } from './natural/find-programs.ts';
import { NATURAL_VOICES, type NaturalVoice, type NaturalVoiceName } from './natural/natural-voice.ts';
import { type Timbre, TIMBRES, type TimbreName } from './timbres.ts';

export interface EmbeddedVoice extends Voice {
  /** For a recorded voice: the timbre for words of other languages. */
  timbre: Timbre;
  /** Set for a recorded person; the program it needs may be missing. */
  natural?: NaturalVoice;
}

/** A voice of a language: the end of its id, its name, its timbre. The first one is the language's default. */
type Part = readonly [slug: string, name: string, timbre: TimbreName];

const CAST: Readonly<Record<SpeechLanguage, { prefix: string; parts: readonly Part[] }>> = {
  en: {
    prefix: 'en',
    parts: [
      ['ava', 'Ava', 'airy'],
      ['grace', 'Grace', 'crisp'],
      ['daniel', 'Daniel', 'soft'],
      ['marcus', 'Marcus', 'firm'],
      ['zoe', 'Zoe', 'sparkling'],
      ['claire', 'Claire', 'gentle'],
      ['helen', 'Helen', 'rounded'],
      ['ruth', 'Ruth', 'ripe'],
      ['jack', 'Jack', 'springy'],
      ['oliver', 'Oliver', 'easy'],
      ['henry', 'Henry', 'steady'],
      ['victor', 'Victor', 'grave'],
      ['walter', 'Walter', 'weathered'],
    ],
  },
  'zh-CN': {
    prefix: 'zh',
    parts: [
      ['xiaoyu', '晓雨', 'airy'],
      ['siqi', '思琪', 'crisp'],
      ['zhiyuan', '志远', 'soft'],
      ['haoran', '浩然', 'firm'],
      ['mengmeng', '萌萌', 'sparkling'],
      ['jingyi', '静怡', 'gentle'],
      ['yalan', '雅兰', 'rounded'],
      ['guifen', '桂芬', 'ripe'],
      ['xiaofeng', '晓峰', 'springy'],
      ['anping', '安平', 'easy'],
      ['jianguo', '建国', 'steady'],
      ['zhenlei', '震雷', 'grave'],
      ['laoli', '老李', 'weathered'],
    ],
  },
  es: {
    prefix: 'es',
    parts: [
      ['lucia', 'Lucía', 'airy'],
      ['mateo', 'Mateo', 'soft'],
      ['carmen', 'Carmen', 'rounded'],
      ['diego', 'Diego', 'springy'],
    ],
  },
  fr: {
    prefix: 'fr',
    parts: [
      ['camille', 'Camille', 'crisp'],
      ['hugo', 'Hugo', 'soft'],
      ['margaux', 'Margaux', 'gentle'],
      ['etienne', 'Étienne', 'steady'],
    ],
  },
  de: {
    prefix: 'de',
    parts: [
      ['lena', 'Lena', 'crisp'],
      ['jonas', 'Jonas', 'firm'],
      ['greta', 'Greta', 'sparkling'],
      ['friedrich', 'Friedrich', 'steady'],
    ],
  },
  it: {
    prefix: 'it',
    parts: [
      ['giulia', 'Giulia', 'airy'],
      ['marco', 'Marco', 'soft'],
      ['chiara', 'Chiara', 'sparkling'],
      ['lorenzo', 'Lorenzo', 'easy'],
    ],
  },
  pt: {
    prefix: 'pt',
    parts: [
      ['beatriz', 'Beatriz', 'airy'],
      ['rafael', 'Rafael', 'soft'],
      ['helena', 'Helena', 'rounded'],
      ['thiago', 'Thiago', 'springy'],
    ],
  },
  nl: {
    prefix: 'nl',
    parts: [
      ['sanne', 'Sanne', 'crisp'],
      ['daan', 'Daan', 'soft'],
      ['lotte', 'Lotte', 'gentle'],
      ['willem', 'Willem', 'steady'],
    ],
  },
  pl: {
    prefix: 'pl',
    parts: [
      ['zofia', 'Zofia', 'airy'],
      ['jakub', 'Jakub', 'firm'],
      ['maja', 'Maja', 'sparkling'],
      ['stanislaw', 'Stanisław', 'steady'],
    ],
  },
  ru: {
    prefix: 'ru',
    parts: [
      ['anna', 'Анна', 'airy'],
      ['dmitri', 'Дмитрий', 'firm'],
      ['vera', 'Вера', 'rounded'],
      ['ilya', 'Илья', 'springy'],
    ],
  },
  ja: {
    prefix: 'ja',
    parts: [
      ['sakura', 'さくら', 'airy'],
      ['haruto', 'はると', 'soft'],
      ['mio', '美緒', 'sparkling'],
      ['kenji', '健二', 'steady'],
    ],
  },
  ko: {
    prefix: 'ko',
    parts: [
      ['jiwoo', '지우', 'airy'],
      ['minjun', '민준', 'soft'],
      ['soyeon', '소연', 'gentle'],
      ['taeho', '태호', 'firm'],
    ],
  },
  tr: {
    prefix: 'tr',
    parts: [
      ['elif', 'Elif', 'airy'],
      ['emre', 'Emre', 'soft'],
      ['zeynep', 'Zeynep', 'sparkling'],
      ['kemal', 'Kemal', 'steady'],
    ],
  },
  ar: {
    prefix: 'ar',
    parts: [
      ['layla', 'ليلى', 'crisp'],
      ['omar', 'عمر', 'firm'],
      ['noor', 'نور', 'gentle'],
      ['khalid', 'خالد', 'steady'],
    ],
  },
  hi: {
    prefix: 'hi',
    parts: [
      ['priya', 'प्रिया', 'airy'],
      ['arjun', 'अर्जुन', 'soft'],
      ['kavya', 'काव्या', 'sparkling'],
      ['rohan', 'रोहन', 'firm'],
    ],
  },
  id: {
    prefix: 'id',
    parts: [
      ['dewi', 'Dewi', 'airy'],
      ['budi', 'Budi', 'soft'],
    ],
  },
  ms: {
    prefix: 'ms',
    parts: [
      ['aisyah', 'Aisyah', 'crisp'],
      ['hafiz', 'Hafiz', 'soft'],
    ],
  },
  vi: {
    prefix: 'vi',
    parts: [
      ['linh', 'Linh', 'airy'],
      ['minh', 'Minh', 'soft'],
    ],
  },
  uk: {
    prefix: 'uk',
    parts: [
      ['oksana', 'Оксана', 'airy'],
      ['andriy', 'Андрій', 'firm'],
    ],
  },
  cs: {
    prefix: 'cs',
    parts: [
      ['tereza', 'Tereza', 'crisp'],
      ['tomas', 'Tomáš', 'firm'],
    ],
  },
  sk: {
    prefix: 'sk',
    parts: [
      ['zuzana', 'Zuzana', 'airy'],
      ['marek', 'Marek', 'soft'],
    ],
  },
  sl: {
    prefix: 'sl',
    parts: [
      ['nika', 'Nika', 'crisp'],
      ['luka', 'Luka', 'firm'],
    ],
  },
  hr: {
    prefix: 'hr',
    parts: [
      ['ivana', 'Ivana', 'airy'],
      ['ante', 'Ante', 'firm'],
    ],
  },
  sr: {
    prefix: 'sr',
    parts: [
      ['milica', 'Milica', 'crisp'],
      ['nikola', 'Nikola', 'soft'],
    ],
  },
  bg: {
    prefix: 'bg',
    parts: [
      ['elena', 'Елена', 'airy'],
      ['georgi', 'Георги', 'firm'],
    ],
  },
  ro: {
    prefix: 'ro',
    parts: [
      ['ioana', 'Ioana', 'airy'],
      ['andrei', 'Andrei', 'soft'],
    ],
  },
  hu: {
    prefix: 'hu',
    parts: [
      ['eszter', 'Eszter', 'crisp'],
      ['bence', 'Bence', 'firm'],
    ],
  },
  el: {
    prefix: 'el',
    parts: [
      ['eleni', 'Ελένη', 'airy'],
      ['nikos', 'Νίκος', 'soft'],
    ],
  },
  sv: {
    prefix: 'sv',
    parts: [
      ['astrid', 'Astrid', 'airy'],
      ['erik', 'Erik', 'soft'],
    ],
  },
  da: {
    prefix: 'da',
    parts: [
      ['freja', 'Freja', 'crisp'],
      ['mads', 'Mads', 'soft'],
    ],
  },
  nb: {
    prefix: 'nb',
    parts: [
      ['ingrid', 'Ingrid', 'airy'],
      ['lars', 'Lars', 'firm'],
    ],
  },
  fi: {
    prefix: 'fi',
    parts: [
      ['aino', 'Aino', 'crisp'],
      ['eino', 'Eino', 'soft'],
    ],
  },
  et: {
    prefix: 'et',
    parts: [
      ['liis', 'Liis', 'airy'],
      ['mart', 'Mart', 'soft'],
    ],
  },
  lv: {
    prefix: 'lv',
    parts: [
      ['ilze', 'Ilze', 'crisp'],
      ['janis', 'Jānis', 'firm'],
    ],
  },
  lt: {
    prefix: 'lt',
    parts: [
      ['ruta', 'Rūta', 'airy'],
      ['jonas', 'Jonas', 'soft'],
    ],
  },
  ca: {
    prefix: 'ca',
    parts: [
      ['laia', 'Laia', 'airy'],
      ['pau', 'Pau', 'soft'],
    ],
  },
  fa: {
    prefix: 'fa',
    parts: [
      ['shirin', 'شیرین', 'airy'],
      ['dariush', 'داریوش', 'firm'],
    ],
  },
  ur: {
    prefix: 'ur',
    parts: [
      ['zara', 'زارا', 'crisp'],
      ['imran', 'عمران', 'soft'],
    ],
  },
  bn: {
    prefix: 'bn',
    parts: [
      ['mitali', 'মিতালি', 'airy'],
      ['rahul', 'রাহুল', 'soft'],
    ],
  },
  ta: {
    prefix: 'ta',
    parts: [
      ['meena', 'மீனா', 'crisp'],
      ['kumar', 'குமார்', 'firm'],
    ],
  },
  te: {
    prefix: 'te',
    parts: [
      ['lakshmi', 'లక్ష్మి', 'airy'],
      ['ravi', 'రవి', 'soft'],
    ],
  },
  sw: {
    prefix: 'sw',
    parts: [
      ['amani', 'Amani', 'airy'],
      ['juma', 'Juma', 'soft'],
    ],
  },
};

function toVoice(language: SpeechLanguage, prefix: string, [slug, name, timbreName]: Part): EmbeddedVoice {
  const timbre = TIMBRES[timbreName];
  const { gender, age, style } = timbre;
  // espeak's English is that of the United States.
  const accent = language === 'en' ? { accent: 'american' as const } : {};
  return { id: `${prefix}-${slug}`, name, language, gender, age, style, ...accent, timbre };
}

const toNatural = (name: NaturalVoiceName, voice: Omit<Voice, 'language'>): EmbeddedVoice => ({
  accent: 'american',
  ...voice,
  language: 'en',
  timbre: TIMBRES[voice.gender === 'female' ? 'airy' : 'soft'],
  natural: NATURAL_VOICES[name],
});

/** English voices of recorded people: the best first. */
const NATURAL_CAST: readonly EmbeddedVoice[] = [
  toNatural('bright', { id: 'en-olivia', name: 'Olivia', gender: 'female', age: 'adult', style: 'friendly' }),
  toNatural('solid', { id: 'en-ethan', name: 'Ethan', gender: 'male', age: 'adult', style: 'friendly' }),
  toNatural('mellow', { id: 'en-emily', name: 'Emily', gender: 'female', age: 'adult', style: 'calm' }),
  toNatural('broad', { id: 'en-grant', name: 'Grant', gender: 'male', age: 'adult', style: 'deep' }),
  toNatural('fresh', { id: 'en-chloe', name: 'Chloe', gender: 'female', age: 'young', style: 'lively' }),
  toNatural('scottish', {
    id: 'en-callum',
    name: 'Callum',
    gender: 'male',
    age: 'adult',
    style: 'narrator',
    accent: 'scottish',
  }),
];

/** All voices, each language's best first. Ids are stored: never remove one. */
export const EMBEDDED_VOICES: readonly EmbeddedVoice[] = [
  ...NATURAL_CAST,
  ...Object.entries(CAST).flatMap(([language, { prefix, parts }]) =>
    parts.map((part) => toVoice(language as SpeechLanguage, prefix, part)),
  ),
];

/** Returns the voices for ads without a chosen voice: the recorded ones of a language if there are any. */
export function listDefaultVoices(voices: readonly EmbeddedVoice[], language: SpeechLanguage): EmbeddedVoice[] {
  const own = voices.filter((voice) => voice.language === language);
  const recorded = own.filter(({ natural }) => natural !== undefined);
  return recorded.length > 0 ? recorded : own;
}

/** Returns the voices whose programs this machine has. */
export const listUsableVoices = (programs: NaturalPrograms): readonly EmbeddedVoice[] =>
  EMBEDDED_VOICES.filter(({ natural }) => natural === undefined || programs[natural.program]);
