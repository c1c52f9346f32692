import type { PronunciationRule, SpeechLanguage } from '@reelwright/contracts';
import { planSpeech } from '../text/plan-speech.ts';
import { findPronounced } from '../text/pronunciations.ts';

/** A stretch of whole sentences, spoken in one request. */
export interface TextPart {
  /** Where it stands in the text, in UTF-16 units. */
  start: number;
  end: number;
  /** Silence that the text asks for, before the part and after it. */
  beforeMs: number;
  afterMs: number;
}

/** What every speech model takes at once, with room to spare. */
const LONGEST_PART = 1200;

/** Cuts a text into parts at the ends of sentences and at the pauses that it asks for; nothing for a text without a word. */
export function splitText(text: string, language: SpeechLanguage): TextPart[] {
  const parts: TextPart[] = [];
  for (const sentence of planSpeech(text, language)) {
    for (const word of sentence) {
      const last = parts.at(-1);
      const beforeMs = word.silenceBeforeMs ?? 0;
      const isSentenceStart = word === sentence[0];
      const sentenceEnd = sentence.at(-1)?.end ?? word.end;
      const isFull = last !== undefined && isSentenceStart && sentenceEnd - last.start > LONGEST_PART;
      if (!last || last.afterMs > 0 || beforeMs > 0 || isFull || word.end - last.start > LONGEST_PART)
        parts.push({ start: word.start, end: word.end, beforeMs, afterMs: word.silenceAfterMs ?? 0 });
      else Object.assign(last, { end: word.end, afterMs: word.silenceAfterMs ?? 0 });
    }
  }
  return parts;
}

/** A part as a model is given it: words with a pronunciation are spelled as they sound. Models take no IPA in a text. */
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
