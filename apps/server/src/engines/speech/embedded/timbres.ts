import type { VoiceAge, VoiceGender, VoiceStyle } from '@reelwright/contracts';

/** The timbre of a voice: espeak's variant shapes the vocal tract, the rest its melody, pace and tone. */
export interface Timbre {
  gender: VoiceGender;
  age: VoiceAge;
  style: VoiceStyle;
  variant: string;
  /** 0 to 99; 50 is the variant's own pitch, 63 more is an octave higher. */
  pitch: number;
  /** 0 to 99: the range of the melody. */
  range: number;
  /** Words a minute at rate 1, in English; in Chinese, where words are counted in pinyin, if it differs. */
  wordsPerMinute: number;
  chineseWordsPerMinute: number;
  /** Filters of ffmpeg that soften the variant. */
  tone: readonly string[];
}

const equalizer = (hz: number, q: number, gainDb: number): string => `equalizer=f=${hz}:t=q:w=${q}:g=${gainDb}`;
const highShelf = (hz: number, gainDb: number): string => `highshelf=f=${hz}:g=${gainDb}`;
/** A formant synthesiser has only hiss above it. */
const AIR_LIMIT = 'lowpass=f=9500:p=1';

const WOMANS_TONE = ['highpass=f=110', equalizer(260, 0.9, 1.5), equalizer(3100, 1.1, -3), highShelf(6500, -4)];
const MANS_TONE = ['highpass=f=70', equalizer(160, 0.8, 2), equalizer(2900, 1.1, -2), highShelf(6500, -2)];

export const TIMBRES = {
  airy: {
    gender: 'female',
    age: 'adult',
    style: 'friendly',
    variant: 'f5',
    pitch: 50,
    range: 62,
    wordsPerMinute: 178,
    chineseWordsPerMinute: 217,
    tone: WOMANS_TONE,
  },
  crisp: {
    gender: 'female',
    age: 'adult',
    style: 'clear',
    variant: 'f2',
    pitch: 42,
    range: 55,
    wordsPerMinute: 181,
    chineseWordsPerMinute: 216,
    tone: WOMANS_TONE,
  },
  sparkling: {
    gender: 'female',
    age: 'young',
    style: 'lively',
    variant: 'f4',
    pitch: 64,
    range: 74,
    wordsPerMinute: 188,
    chineseWordsPerMinute: 228,
    tone: ['highpass=f=140', equalizer(420, 1, 1), equalizer(3600, 1, -4), highShelf(6000, -5), AIR_LIMIT],
  },
  gentle: {
    gender: 'female',
    age: 'adult',
    style: 'calm',
    variant: 'Alicia',
    pitch: 33,
    range: 34,
    wordsPerMinute: 164,
    chineseWordsPerMinute: 200,
    tone: ['highpass=f=100', equalizer(240, 0.8, 2.5), equalizer(3000, 1, -4), highShelf(5200, -6), AIR_LIMIT],
  },
  rounded: {
    gender: 'female',
    age: 'adult',
    style: 'narrator',
    variant: 'Annie',
    pitch: 36,
    range: 48,
    wordsPerMinute: 170,
    chineseWordsPerMinute: 207,
    tone: ['highpass=f=95', equalizer(220, 0.8, 2), equalizer(2600, 1, -2.5), highShelf(6000, -4)],
  },
  ripe: {
    gender: 'female',
    age: 'senior',
    style: 'narrator',
    variant: 'f1',
    pitch: 34,
    range: 42,
    wordsPerMinute: 160,
    chineseWordsPerMinute: 195,
    tone: ['highpass=f=100', equalizer(300, 0.9, 2), equalizer(3300, 1.1, -4), highShelf(5500, -5), AIR_LIMIT],
  },
  soft: {
    gender: 'male',
    age: 'adult',
    style: 'friendly',
    variant: 'max',
    pitch: 54,
    range: 60,
    wordsPerMinute: 176,
    chineseWordsPerMinute: 215,
    tone: MANS_TONE,
  },
  firm: {
    gender: 'male',
    age: 'adult',
    style: 'clear',
    variant: 'Michael',
    pitch: 40,
    range: 58,
    wordsPerMinute: 176,
    chineseWordsPerMinute: 218,
    tone: MANS_TONE,
  },
  springy: {
    gender: 'male',
    age: 'young',
    style: 'lively',
    variant: 'm3',
    pitch: 74,
    range: 72,
    wordsPerMinute: 188,
    chineseWordsPerMinute: 228,
    tone: ['highpass=f=85', equalizer(200, 0.8, 1), equalizer(3200, 1.1, -3), highShelf(6200, -3), AIR_LIMIT],
  },
  easy: {
    gender: 'male',
    age: 'adult',
    style: 'calm',
    variant: 'Gene',
    pitch: 44,
    range: 36,
    wordsPerMinute: 164,
    chineseWordsPerMinute: 200,
    tone: ['highpass=f=65', equalizer(150, 0.8, 2.5), equalizer(2700, 1, -3.5), highShelf(5200, -6), AIR_LIMIT],
  },
  steady: {
    gender: 'male',
    age: 'adult',
    style: 'narrator',
    variant: 'm7',
    pitch: 50,
    range: 50,
    wordsPerMinute: 168,
    chineseWordsPerMinute: 205,
    tone: ['highpass=f=65', equalizer(180, 0.8, 2), equalizer(3000, 1.1, -2), highShelf(6000, -3)],
  },
  grave: {
    gender: 'male',
    age: 'adult',
    style: 'deep',
    variant: 'm1',
    pitch: 24,
    range: 44,
    wordsPerMinute: 160,
    chineseWordsPerMinute: 195,
    tone: ['highpass=f=50', equalizer(110, 0.8, 3), equalizer(2500, 1, -2), highShelf(5600, -4), AIR_LIMIT],
  },
  weathered: {
    gender: 'male',
    age: 'senior',
    style: 'narrator',
    variant: 'grandpa',
    pitch: 58,
    range: 46,
    wordsPerMinute: 158,
    chineseWordsPerMinute: 193,
    tone: ['highpass=f=75', equalizer(260, 0.9, 2), equalizer(3100, 1.1, -3), highShelf(5200, -5), AIR_LIMIT],
  },
} as const satisfies Record<string, Timbre>;

export type TimbreName = keyof typeof TIMBRES;
