import type { SpeechLanguage } from '@reelwright/contracts';
import { findChineseWords } from './chinese-words.ts';
import { findEnglishWords } from './english-words.ts';
import { findJapaneseWords } from './japanese/japanese-words.ts';
import { findKoreanWords } from './korean/korean-words.ts';
import { findLocalWords } from './local/local-words.ts';
import type { WordSpan } from './spoken-text.ts';

const HAN_RUN = /(\p{Script=Han}+)/u;

/** Reads a text of an alphabetic language; Chinese characters in it are read as Chinese. */
function findBesideHan(text: string, offset: number, find: (part: string, offset: number) => WordSpan[]): WordSpan[] {
  let at = offset;
  return text.split(HAN_RUN).flatMap((run) => {
    const start = at;
    at += run.length;
    return HAN_RUN.test(run) ? findChineseWords(run, start) : find(run, start);
  });
}

/** Finds the words of a text in a language, each with its reading. */
export function findSpokenWords(text: string, language: SpeechLanguage, offset = 0): WordSpan[] {
  switch (language) {
    case 'zh-CN':
      return findChineseWords(text, offset);
    case 'ja':
      return findJapaneseWords(text, offset);
    case 'en':
      return findBesideHan(text, offset, findEnglishWords);
    case 'ko':
      return findBesideHan(text, offset, findKoreanWords);
    default:
      return findBesideHan(text, offset, (part, start) => findLocalWords(part, language, start));
  }
}
