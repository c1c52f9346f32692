import { findPauses, type PronunciationRule, type SpeechLanguage } from '@reelwright/contracts';
import { findSpokenWords } from './find-spoken-words.ts';
import { findPronounced } from './pronunciations.ts';
import { groupSentences, type Sentence, toTextWords, type WordSpan } from './spoken-text.ts';

/** Tags that came along from a web page. They say nothing, and no synthesiser ever gets to see them. */
const MARKUP = /<[/!]?[A-Za-z][^<>]{0,300}>/g;

/** Nobody listens to more digits and signs in a row; patterns would take long to find out what they are. */
const ENDLESS_NUMBER = /([\d,./×x*+-]{120})[\d,./×x*+-]+/g;

/** A text of the same length in which only what can be said is left. */
const blankMarkup = (text: string): string =>
  text
    .replace(MARKUP, (tag) => ' '.repeat(tag.length))
    .replace(ENDLESS_NUMBER, (run, kept: string) => kept.padEnd(run.length))
    // Control characters but tab and line ends.
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

/** The parts of a text between the pauses that it asks for. */
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
 * What is to be said for a text, sentence by sentence; nothing for a text without a word. Pauses in the text become
 * silence before or after words; pronunciations go before the language's own rules.
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
