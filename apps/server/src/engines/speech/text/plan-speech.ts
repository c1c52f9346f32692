import type { AdLanguage } from '@reelwright/contracts';
import { findChineseWords } from './chinese-words.ts';
import { findEnglishWords } from './english-words.ts';
import { groupSentences, type Sentence, toTextWords, type WordSpan } from './spoken-text.ts';

const HAN_RUN = /(\p{Script=Han}+)/u;

function findWords(text: string, language: AdLanguage): WordSpan[] {
  switch (language) {
    case 'zh-CN':
      return findChineseWords(text);
    case 'en': {
      let at = 0;
      return text.split(HAN_RUN).flatMap((run) => {
        const offset = at;
        at += run.length;
        return HAN_RUN.test(run) ? findChineseWords(run, offset) : findEnglishWords(run, offset);
      });
    }
  }
}

/** What is to be said for a text, sentence by sentence; nothing for a text without a word. */
export function planSpeech(text: string, language: AdLanguage): Sentence[] {
  return groupSentences(toTextWords(text, findWords(text, language)));
}
