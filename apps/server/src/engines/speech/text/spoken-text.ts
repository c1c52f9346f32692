import type { SpeechLanguage } from '@reelwright/contracts';

/** Whose sounds a stretch of text is spoken with. */
export type Sounds = SpeechLanguage;

/** What is to be said. */
export interface Utterance {
  sounds: Sounds;
  /** As the voice takes it: words without signs, Chinese as numbered pinyin without spaces, Japanese as kana. */
  say: string;
  /** The same as a person would write it out, where that differs: Chinese characters. */
  shown?: string;
  /** Sounds in IPA that are made instead of reading `say`. */
  ipa?: string;
}

/** How the voice goes on after a word. */
export type Pause = 'none' | 'comma' | 'full stop' | 'question' | 'exclamation';

export interface TextWord {
  /** As written, with the punctuation around it: `text.slice(start, end)`. */
  text: string;
  /** In UTF-16 units of the whole text. */
  start: number;
  end: number;
  utterances: Utterance[];
  pause: Pause;
  /** Silence that the text asks for before the word or after it. */
  silenceBeforeMs?: number;
  silenceAfterMs?: number;
}

/** What is spoken in one breath. */
export type Sentence = TextWord[];

const PAUSES: readonly (readonly [Pause, RegExp])[] = [
  ['question', /[?？]/],
  ['exclamation', /[!！]/],
  ['full stop', /[.。…\n]/],
  ['comma', /[,;:，；：、—–]/],
];

/** The pause that the signs after a word ask for; the strongest of several. */
function toPause(signs: string): Pause {
  return PAUSES.find(([, pattern]) => pattern.test(signs))?.[0] ?? 'none';
}

export const endsSentence = (pause: Pause): boolean =>
  pause === 'full stop' || pause === 'question' || pause === 'exclamation';

const LONGEST_SENTENCE_WORDS = 40;

/** Cuts words into sentences; one that never ends is cut after a comma, else where it gets too long. */
export function groupSentences(words: readonly TextWord[]): Sentence[] {
  const sentences: Sentence[] = [];
  let sentence: Sentence = [];
  const close = (): void => {
    if (sentence.length > 0) sentences.push(sentence);
    sentence = [];
  };
  for (const word of words) {
    sentence.push(word);
    const isLong = sentence.length >= LONGEST_SENTENCE_WORDS;
    const isTooLong = sentence.length >= LONGEST_SENTENCE_WORDS * 1.5;
    if (endsSentence(word.pause) || (isLong && word.pause === 'comma') || isTooLong) close();
  }
  close();
  return sentences;
}

/** A stretch of a text that is one word to the ear; what lies between is space and punctuation. */
export interface WordSpan {
  start: number;
  end: number;
  utterances: Utterance[];
}

/**
 * Makes words of spans in the order of the text: signs and space that follow a word up to the next one decide its pause,
 * and the signs belong to it; opening signs belong to the word they open.
 */
export function toTextWords(text: string, spans: readonly WordSpan[]): TextWord[] {
  const words: TextWord[] = [];
  let from = 0;
  for (const [index, span] of spans.entries()) {
    const until = spans[index + 1]?.start ?? text.length;
    const after = text.slice(span.end, until);
    const isLast = index === spans.length - 1;
    const opening = isLast ? '' : (OPENING_SIGNS.exec(after)?.[0] ?? '');
    const closing = after.slice(0, after.length - opening.length).trimEnd();
    const start = from + leadingSpace(text.slice(from, span.start));
    const end = span.end + closing.length;
    // A line's end is a pause even without a sign.
    const pause = toPause(after.includes('\n') ? `${closing}\n` : closing);
    words.push({ text: text.slice(start, end), start, end, utterances: span.utterances, pause });
    from = end;
  }
  return words;
}

/** Signs, and bullets at a line's start, that open the word behind them. */
const OPENING_SIGNS = /(?:\n[\s\-–•*]*|\s+["'([{<“‘«（【《「『$#@]*|[([{<“‘«（【《「『]+)$/;

const leadingSpace = (text: string): number => text.length - text.trimStart().length;
