import * as z from 'zod';
import { text } from './text.ts';

/** Languages of the embedded speech engine, as BCP 47 tags; a provider may support fewer. */
export const SPEECH_LANGUAGES = [
  'en',
  'zh-CN',
  'es',
  'fr',
  'de',
  'it',
  'pt',
  'nl',
  'pl',
  'ru',
  'ja',
  'ko',
  'tr',
  'ar',
  'hi',
  'id',
  'ms',
  'vi',
  'uk',
  'cs',
  'sk',
  'sl',
  'hr',
  'sr',
  'bg',
  'ro',
  'hu',
  'el',
  'sv',
  'da',
  'nb',
  'fi',
  'et',
  'lv',
  'lt',
  'ca',
  'fa',
  'ur',
  'bn',
  'ta',
  'te',
  'sw',
] as const;
export type SpeechLanguage = (typeof SPEECH_LANGUAGES)[number];

export const VOICE_GENDERS = ['female', 'male'] as const;
export type VoiceGender = (typeof VOICE_GENDERS)[number];

export const VOICE_AGES = ['young', 'adult', 'senior'] as const;
export type VoiceAge = (typeof VOICE_AGES)[number];

/**
 * The use that a voice suits: `lively` a sale, `calm` a spa, `narrator` a story, `clear` an explanation, `friendly`
 * everyday talk, `deep` a trailer.
 */
export const VOICE_STYLES = ['friendly', 'clear', 'lively', 'calm', 'narrator', 'deep'] as const;
export type VoiceStyle = (typeof VOICE_STYLES)[number];

/** Accents of English voices. */
export const VOICE_ACCENTS = ['american', 'scottish'] as const;

export const voice = z.object({
  /** Stable: drafts and tasks store it. */
  id: z.string(),
  name: z.string(),
  language: z.enum(SPEECH_LANGUAGES),
  gender: z.enum(VOICE_GENDERS),
  age: z.enum(VOICE_AGES),
  style: z.enum(VOICE_STYLES),
  /** Only for voices of a language with several accents; left out if the accent is not known. */
  accent: z.enum(VOICE_ACCENTS).optional(),
});
/** A voice, which speaks one language. */
export type Voice = z.infer<typeof voice>;

/** Bounds of a speech request. `characters` counts UTF-16 units of a text including its pauses. */
export const SPEECH_LIMITS = {
  characters: 100_000,
  speed: { min: 0.5, max: 2 },
  pitchSemitones: { min: -6, max: 6 },
  pauseS: { min: 0.1, max: 10 },
  /** Total length of the pauses of one text. Pauses beyond it are dropped. */
  allPausesS: 600,
  pronunciations: 200,
  sampleCharacters: 200,
} as const;

export const pronunciationRule = z.object({
  /** The written word, such as a brand's name. Only whole words match. */
  written: text().trim().min(1).max(80),
  /** The pronunciation: spelled for a reader of the text's language (`shao mee`), or in IPA (`ʃaʊˈmi`). */
  spoken: text().trim().min(1).max(200),
  notation: z.enum(['respelling', 'ipa']).default('respelling'),
  /** Whether a match must have the capitals of `written`. */
  is_case_sensitive: z.boolean().default(false),
});
/** Overrides the language's pronunciation of one word. */
export type PronunciationRule = z.infer<typeof pronunciationRule>;

/** A pause in a text: `[pause 0.5s]`, `[pause 500ms]` or `[停顿0.5秒]`. */
export const PAUSE_MARKUP = /\[\s*(?:pause|停顿)\s*(\d{1,5}(?:\.\d{1,3})?)\s*(ms|s|毫秒|秒)?\s*\]/giu;

export interface TextPause {
  /** Position of the markup in the text, in UTF-16 units. */
  start: number;
  end: number;
  durationMs: number;
}

/** Finds the pauses of a text, in order, each within the limits. */
export function findPauses(text: string): TextPause[] {
  const { min, max } = SPEECH_LIMITS.pauseS;
  let leftMs = SPEECH_LIMITS.allPausesS * 1000;
  return [...text.matchAll(PAUSE_MARKUP)].map((match) => {
    const [whole, amount = '', unit = 's'] = match;
    const seconds = Number(amount) / (/^(?:ms|毫秒)$/i.test(unit) ? 1000 : 1);
    const durationMs = Math.min(leftMs, Math.round(Math.min(max, Math.max(min, seconds)) * 1000));
    leftMs -= durationMs;
    return { start: match.index, end: match.index + whole.length, durationMs };
  });
}

/** Returns a text without its pauses, as it is spoken and billed. */
export const removePauses = (text: string): string => text.replace(PAUSE_MARKUP, '');
