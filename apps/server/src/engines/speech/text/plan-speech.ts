import { findPauses, type PronunciationRule, type SpeechLanguage } from '@reelwright/contracts';
import { findSpokenWords } from './find-spoken-words.ts';
import { findPronounced } from './pronunciations.ts';
import { groupSentences, type Sentence, toTextWords, type WordSpan } from './spoken-text.ts';

/** Tags copied from a web page. They are silent, and no synthesiser ever receives them. */
const MARKUP = /<[/!]?[A-Za-z][^<>]{0,300}>/g;

/** Longer runs of digits and signs are cut: nobody listens to them, and patterns would take long on them. */
const ENDLESS_NUMBER = /([\d,./×x*+-]{120})[\d,./×x*+-]+/g;

/** Blanks everything unspeakable; the text keeps its length. */
const blankMarkup = (text: string): string =>
  text
    .replace(MARKUP, (tag) => ' '.repeat(tag.length))
    .replace(ENDLESS_NUMBER, (run, kept: string) => kept.padEnd(run.length))
    // Control characters except tab and line ends.
    .replace(/(?![\t\n\r])\p{Cc}/gu, ' ');

function findWords(text: string, language: SpeechLanguage, rules: readonly PronunciationRule[]): WordSpan[] {
  const spans: WordSpan[] = [];
  let at = 0;
  const readUpTo = (end: number): void => {
    if (end > at) spans.push(...findSpokenWords(text.slice(at, end), language, at));
  };
  for (const word of findPronounced(text, language, rules)) {
    readUpTo(word.start);
    spans.push(word);
    at = word.end;
  }
  readUpTo(text.length);
  return spans;
}

interface Segment {
  start: number;
  end: number;
  silenceAfterMs: number;
}

/** Splits a text at its pause marks. */
function listSegments(text: string): Segment[] {
  const segments: Segment[] = [];
  let start = 0;
  for (const pause of findPauses(text)) {
    segments.push({ start, end: pause.start, silenceAfterMs: pause.durationMs });
    start = pause.end;
  }
  return [...segments, { start, end: text.length, silenceAfterMs: 0 }];
}

/**
 * Plans the speech of a text, sentence by sentence; empty for a text without a word. Pause marks in the text become
 * silence before or after words; pronunciations take precedence over the language's own rules.
 */
export function planSpeech(
  text: string,
  language: SpeechLanguage,
  pronunciations: readonly PronunciationRule[] = [],
): Sentence[] {
  const clean = blankMarkup(text);
  const sentences: Sentence[] = [];
  let silenceMs = 0;
  for (const { start, end, silenceAfterMs } of listSegments(clean)) {
    const part = clean.slice(start, end);
    const words = toTextWords(part, findWords(part, language, pronunciations)).map((word) => ({
      ...word,
      text: text.slice(start + word.start, start + word.end),
      start: start + word.start,
      end: start + word.end,
    }));
    const first = words[0];
    const last = words.at(-1);
    if (first && silenceMs > 0) {
      const before = sentences.at(-1)?.at(-1);
      if (before) before.silenceAfterMs = silenceMs;
      else first.silenceBeforeMs = silenceMs;
      silenceMs = 0;
    }
    sentences.push(...groupSentences(words));
    silenceMs += silenceAfterMs;
    if (last && end === clean.length) silenceMs = 0;
  }
  const last = sentences.at(-1)?.at(-1);
  if (last && silenceMs > 0) last.silenceAfterMs = silenceMs;
  return sentences;
}
