import type { SpeechLanguage } from '@reelwright/contracts';

/** The language whose sounds pronounce a stretch of text. */
export type Sounds = SpeechLanguage;

/** A unit of speech. */
export interface Utterance {
  sounds: Sounds;
  /** In the voice's notation: words without signs, Chinese as numbered pinyin without spaces, Japanese as kana. */
  say: string;
  /** The written form, if it differs: Chinese characters. */
  shown?: string;
  /** IPA that is pronounced instead of `say`. */
  ipa?: string;
}

/** The pause after a word. */
export type Pause = 'none' | 'comma' | 'full stop' | 'question' | 'exclamation';

export interface TextWord {
  /** As written, with the punctuation around it: `text.slice(start, end)`. */
  text: string;
  /** In UTF-16 units of the whole text. */
  start: number;
  end: number;
  utterances: Utterance[];
  pause: Pause;
  /** Silence that the text requests before or after the word. */
  silenceBeforeMs?: number;
  silenceAfterMs?: number;
}

/** Words that form one sentence. */
export type Sentence = TextWord[];

const PAUSES: readonly (readonly [Pause, RegExp])[] = [
  ['question', /[?？]/],
  ['exclamation', /[!！]/],
  ['full stop', /[.。…\n]/],
  ['comma', /[,;:，；：、—–]/],
];

/** Returns the pause for the signs after a word; the strongest of several. */
function toPause(signs: string): Pause {
  return PAUSES.find(([, pattern]) => pattern.test(signs))?.[0] ?? 'none';
}

export const endsSentence = (pause: Pause): boolean =>
  pause === 'full stop' || pause === 'question' || pause === 'exclamation';

const LONGEST_SENTENCE_WORDS = 40;

/** Groups words into sentences; one without an end is split after a comma, else at its maximum length. */
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

/** A stretch of a text that is heard as one word; space and punctuation lie between. */
export interface WordSpan {
  start: number;
  end: number;
  utterances: Utterance[];
}

/**
 * Makes words of spans in the order of the text: signs and space between a word and the next one decide its pause, and
 * the signs belong to it; opening signs belong to the word they open.
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
    // The end of a line is a pause even without a sign.
    const pause = toPause(after.includes('\n') ? `${closing}\n` : closing);
    words.push({ text: text.slice(start, end), start, end, utterances: span.utterances, pause });
    from = end;
  }
  return words;
}

/** Signs, and bullets at the start of a line, that open the word after them. */
const OPENING_SIGNS = /(?:\n[\s\-–•*]*|\s+["'([{<“‘«（【《「『$#@]*|[([{<“‘«（【《「『]+)$/;

const leadingSpace = (text: string): number => text.length - text.trimStart().length;
