import * as z from 'zod';
import type { ToolContract } from '../tool.ts';
import { pronunciationRule, removePauses, SPEECH_LANGUAGES, SPEECH_LIMITS } from '../voices.ts';
import { text } from '../text.ts';

/** Audio files of a spoken text: MP3 for publishing, WAV (48 kHz mono, 16 bits) for editing. */
export const SPEECH_FILES = ['mp3', 'wav'] as const;
export type SpeechFile = (typeof SPEECH_FILES)[number];

/** Caption files of a spoken text. */
export const SPEECH_CAPTIONS = ['srt', 'vtt'] as const;
export type SpeechCaptions = (typeof SPEECH_CAPTIONS)[number];

const { characters, speed, pitchSemitones, pronunciations } = SPEECH_LIMITS;

/** Whether a text has a letter or a digit outside its pauses. */
const isSpeakable = (text: string): boolean => /[\p{L}\p{N}]/u.test(removePauses(text));

/** The input of tool 92: a text, and how to speak it. */
export const textToSpeechInput = z.strictObject({
  /** May contain pauses as `findPauses` reads them. */
  text: text()
    .trim()
    .max(characters, { error: 'speech_text_too_long' })
    .refine(isSpeakable, { error: 'speech_text_missing' }),
  language: z.enum(SPEECH_LANGUAGES),
  /** A voice of the language; the language's first voice if left out. */
  voice: text().max(64).optional(),
  /** 1 is the voice's own speed. */
  speed: z.number().min(speed.min).max(speed.max).default(1),
  /** Semitones above or below the voice's own pitch. */
  pitch: z.number().min(pitchSemitones.min).max(pitchSemitones.max).default(0),
  pronunciations: z.array(pronunciationRule).max(pronunciations).default([]),
  files: z
    .array(z.enum(SPEECH_FILES))
    .min(1)
    .max(SPEECH_FILES.length)
    .default([...SPEECH_FILES]),
  captions: z
    .array(z.enum(SPEECH_CAPTIONS))
    .max(SPEECH_CAPTIONS.length)
    .default([...SPEECH_CAPTIONS]),
});
export type TextToSpeechInput = z.infer<typeof textToSpeechInput>;

/**
 * Counts the characters of a text that are billed: without its pauses; a run of white space and an emoji count as one.
 */
export function countSpokenCharacters(text: string): number {
  return Array.from(removePauses(text).replace(/\s+/g, ' ').trim()).length;
}

/** Credits per started unit of text. */
const PRICE = { credits: 2, perCharacters: 100 } as const;

/** Returns the credits for speaking a text: every started 100 characters count. */
export function priceOfSpokenText(text: string): number {
  return Math.ceil(countSpokenCharacters(text) / PRICE.perCharacters) * PRICE.credits;
}

export const textToSpeechContract = {
  input: textToSpeechInput,
  price: ({ text }) => priceOfSpokenText(text),
  listing: {
    name: { en: 'Text to Speech', 'zh-CN': '文字转语音' },
    description: {
      en: 'Turn text into a voice recording with captions.',
      'zh-CN': '将文字转换为配音，并附带字幕。',
    },
    price: { credits: PRICE.credits, per: PRICE.perCharacters, unit: 'character' },
    limits: { text: { min: 1, max: characters } },
  },
} satisfies ToolContract<typeof textToSpeechInput>;
