import type { PronunciationRule, SpeechLanguage } from '@reelwright/contracts';
import { planSpeech } from '../text/plan-speech.ts';
import { findPronounced } from '../text/pronunciations.ts';

/** A stretch of whole sentences, spoken in one request. */
export interface TextPart {
  /** Position in the text, in UTF-16 units. */
  start: number;
  end: number;
  /** Silence that the text requests, before and after the part. */
  beforeMs: number;
  afterMs: number;
}

/** Characters. Every speech model accepts this length, with room to spare. */
export const LONGEST_PART = 1200;

/** Splits a text at the ends of sentences and at its pause marks; returns no part for a text without a word. */
export function splitText(text: string, language: SpeechLanguage, longestPart = LONGEST_PART): TextPart[] {
  const parts: TextPart[] = [];
  for (const sentence of planSpeech(text, language)) {
    for (const word of sentence) {
      const last = parts.at(-1);
      const beforeMs = word.silenceBeforeMs ?? 0;
      const isSentenceStart = word === sentence[0];
      const sentenceEnd = sentence.at(-1)?.end ?? word.end;
      const isFull = last !== undefined && isSentenceStart && sentenceEnd - last.start > longestPart;
      if (!last || last.afterMs > 0 || beforeMs > 0 || isFull || word.end - last.start > longestPart)
        parts.push({ start: word.start, end: word.end, beforeMs, afterMs: word.silenceAfterMs ?? 0 });
      else Object.assign(last, { end: word.end, afterMs: word.silenceAfterMs ?? 0 });
    }
  }
  return parts;
}

/**
 * Returns a part as a model receives it: words with a pronunciation are spelled phonetically, because models take no
 * IPA in a text.
 */
export function respellText(text: string, language: SpeechLanguage, rules: readonly PronunciationRule[]): string {
  const respellings = rules.filter(({ notation }) => notation === 'respelling');
  let respelled = '';
  let at = 0;
  for (const { start, end } of findPronounced(text, language, respellings)) {
    const written = text.slice(start, end);
    const rule = respellings.find((one) => one.written.toLowerCase() === written.toLowerCase());
    respelled += text.slice(at, start) + (rule?.spoken ?? written);
    at = end;
  }
  return respelled + text.slice(at);
}
