import * as z from 'zod';

/** Languages that the embedded speech engine speaks, as BCP 47 tags; a provider's may be fewer. */
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

/** What a voice suits: `lively` a sale, `calm` a spa, `narrator` a story, `clear` an explanation, `friendly` everyday talk, `deep` a trailer. */
export const VOICE_STYLES = ['friendly', 'clear', 'lively', 'calm', 'narrator', 'deep'] as const;
export type VoiceStyle = (typeof VOICE_STYLES)[number];

/** How an English voice speaks it. */
export const VOICE_ACCENTS = ['american', 'scottish'] as const;

export const voice = z.object({
  /** Stable: it is stored with drafts and tasks. */
  id: z.string(),
  name: z.string(),
  language: z.enum(SPEECH_LANGUAGES),
  gender: z.enum(VOICE_GENDERS),
  age: z.enum(VOICE_AGES),
  style: z.enum(VOICE_STYLES),
  /** Of voices whose language is spoken in several ways; left out where that is not known. */
  accent: z.enum(VOICE_ACCENTS).optional(),
});
/** Somebody who speaks one language. */
export type Voice = z.infer<typeof voice>;

/** Bounds of what can be asked of a voice. `characters` counts UTF-16 units of a text with its pauses. */
export const SPEECH_LIMITS = {
  characters: 100_000,
  speed: { min: 0.5, max: 2 },
  pitchSemitones: { min: -6, max: 6 },
  pauseS: { min: 0.1, max: 10 },
  /** Pauses asked for in one text, all together. What goes beyond is left out. */
  allPausesS: 600,
  pronunciations: 200,
  sampleCharacters: 200,
} as const;

export const pronunciationRule = z.object({
  /** What stands in the text, such as a brand's name. Only whole words are taken. */
  written: z.string().trim().min(1).max(80),
  /** How it is said: spelled for a reader of the text's language (`shao mee`), or in IPA (`ʃaʊˈmi`). */
  spoken: z.string().trim().min(1).max(200),
  notation: z.enum(['respelling', 'ipa']).default('respelling'),
  /** Whether capitals have to be as in `written`. */
  is_case_sensitive: z.boolean().default(false),
});
/** Says one word in another way than the language's rules would. */
export type PronunciationRule = z.infer<typeof pronunciationRule>;

/** A pause in a text: `[pause 0.5s]`, `[pause 500ms]` or `[停顿0.5秒]`. */
export const PAUSE_MARKUP = /\[\s*(?:pause|停顿)\s*(\d{1,5}(?:\.\d{1,3})?)\s*(ms|s|毫秒|秒)?\s*\]/giu;

export interface TextPause {
  /** Where the markup stands in the text, in UTF-16 units. */
  start: number;
  end: number;
  durationMs: number;
}

/** The pauses that a text asks for, in its order, each within the limits. */
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

/** A text without its pauses: what is spoken, and what is charged for. */
export const removePauses = (text: string): string => text.replace(PAUSE_MARKUP, '');
