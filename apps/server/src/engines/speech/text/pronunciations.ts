import type { PronunciationRule, SpeechLanguage } from '@reelwright/contracts';
import { findSpokenWords } from './find-spoken-words.ts';
import type { Utterance, WordSpan } from './spoken-text.ts';

const IS_WORD_CHARACTER = /[\p{L}\p{M}\p{N}]/u;
/** Scripts without spaces, in which a word can start and end anywhere. */
const IS_UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Checks if a word can begin or end between two characters. */
function isEdge(before: string, after: string): boolean {
  if (!IS_WORD_CHARACTER.test(before) || !IS_WORD_CHARACTER.test(after)) return true;
  return IS_UNSPACED.test(before) || IS_UNSPACED.test(after);
}

const escape = (written: string): string => written.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&').replace(/\s+/g, '\\s+');

function toUtterances({ spoken, notation }: PronunciationRule, language: SpeechLanguage): Utterance[] {
  if (notation === 'ipa') return [{ sounds: language, say: '', ipa: spoken.replace(/^[/[]|[/\]]$/g, '') }];
  return findSpokenWords(spoken, language).flatMap(({ utterances }) => utterances);
}

/** Finds where rules of pronunciation apply in a text: whole words, the longest rule first, in the text's order. */
export function findPronounced(
  text: string,
  language: SpeechLanguage,
  rules: readonly PronunciationRule[],
): WordSpan[] {
  const found: WordSpan[] = [];
  /** 1 for each character of a found word. */
  const taken = new Uint8Array(text.length);
  const isFree = (start: number, end: number): boolean => !taken.subarray(start, end).includes(1);
  for (const rule of rules.toSorted((one, other) => other.written.length - one.written.length)) {
    const utterances = toUtterances(rule, language);
    if (utterances.length === 0) continue;
    for (const { 0: whole, index: start } of text.matchAll(
      new RegExp(escape(rule.written), rule.is_case_sensitive ? 'gu' : 'giu'),
    )) {
      const end = start + whole.length;
      const isWhole =
        isEdge(text.charAt(start - 1), whole.charAt(0)) && isEdge(whole.charAt(whole.length - 1), text.charAt(end));
      if (!isWhole || !isFree(start, end)) continue;
      found.push({ start, end, utterances });
      taken.fill(1, start, end);
    }
  }
  return found.toSorted((one, other) => one.start - other.start);
}
