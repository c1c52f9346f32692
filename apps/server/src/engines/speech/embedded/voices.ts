import type { Voice } from '../speech.ts';
import type { Sounds } from '../text/spoken-text.ts';

/** How espeak makes a voice: a variant shapes the vocal tract, the rest its melody and pace. */
export interface VoiceSound {
  variant: string;
  pitch: number;
  range: number;
  /** Words a minute at rate 1, for each language's sounds: Chinese words are counted in pinyin and come faster. */
  wordsPerMinute: Readonly<Record<Sounds, number>>;
  /** Filters of ffmpeg that take the edge off the variant. */
  tone: readonly string[];
}

export interface EmbeddedVoice extends Voice {
  sound: VoiceSound;
}

const WOMANS_TONE = [
  'highpass=f=110',
  'equalizer=f=260:t=q:w=0.9:g=1.5',
  'equalizer=f=3100:t=q:w=1.1:g=-3',
  'highshelf=f=6500:g=-4',
];
const MANS_TONE = [
  'highpass=f=70',
  'equalizer=f=160:t=q:w=0.8:g=2',
  'equalizer=f=2900:t=q:w=1.1:g=-2',
  'highshelf=f=6500:g=-2',
];

const AIRY: VoiceSound = {
  variant: 'f5',
  pitch: 50,
  range: 62,
  wordsPerMinute: { english: 178, chinese: 189 },
  tone: WOMANS_TONE,
};
const CLEAR: VoiceSound = {
  variant: 'f2',
  pitch: 42,
  range: 55,
  wordsPerMinute: { english: 181, chinese: 188 },
  tone: WOMANS_TONE,
};
const SOFT: VoiceSound = {
  variant: 'max',
  pitch: 54,
  range: 60,
  wordsPerMinute: { english: 176, chinese: 187 },
  tone: MANS_TONE,
};
const DEEP: VoiceSound = {
  variant: 'Michael',
  pitch: 40,
  range: 58,
  wordsPerMinute: { english: 176, chinese: 190 },
  tone: MANS_TONE,
};

export const EMBEDDED_VOICES: readonly EmbeddedVoice[] = [
  { id: 'en-ava', name: 'Ava', language: 'en', gender: 'female', sound: AIRY },
  { id: 'en-grace', name: 'Grace', language: 'en', gender: 'female', sound: CLEAR },
  { id: 'en-daniel', name: 'Daniel', language: 'en', gender: 'male', sound: SOFT },
  { id: 'en-marcus', name: 'Marcus', language: 'en', gender: 'male', sound: DEEP },
  { id: 'zh-xiaoyu', name: '晓雨', language: 'zh-CN', gender: 'female', sound: AIRY },
  { id: 'zh-siqi', name: '思琪', language: 'zh-CN', gender: 'female', sound: CLEAR },
  { id: 'zh-zhiyuan', name: '志远', language: 'zh-CN', gender: 'male', sound: SOFT },
  { id: 'zh-haoran', name: '浩然', language: 'zh-CN', gender: 'male', sound: DEEP },
];

/** espeak's own voice for sounds. Its `cmn`, for characters, spells most syllables in English; pinyin it reads well. */
const ESPEAK_VOICES: Readonly<Record<Sounds, string>> = { english: 'en-us', chinese: 'cmn-latn-pinyin' };

export const toEspeakVoice = (sounds: Sounds, sound: VoiceSound): string => `${ESPEAK_VOICES[sounds]}+${sound.variant}`;
