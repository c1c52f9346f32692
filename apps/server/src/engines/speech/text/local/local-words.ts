import type { SpeechLanguage } from '@reelwright/contracts';
import type { WordSpan } from '../spoken-text.ts';
import { findLanguageRules } from './language-table.ts';
import { buildReadingRules, type ReadingRule } from './reading-rules.ts';
import { toAsciiDigits } from './written-number.ts';

const WORD = /[\p{L}\p{M}](?:(?:[\p{L}\p{M}'’·-]|\u200c|\u200d)*[\p{L}\p{M}])?/uy;
const IS_WORD_CHARACTER = /[\p{L}\p{M}\p{Nd}]/u;

const rulesByLanguage = new Map<SpeechLanguage, readonly ReadingRule[]>();

function getReadingRules(language: SpeechLanguage): readonly ReadingRule[] {
  const known = rulesByLanguage.get(language);
  if (known) return known;
  const built = buildReadingRules(findLanguageRules(language));
  rulesByLanguage.set(language, built);
  return built;
}

/** Finds the words of a text in an alphabetic language, each with its reading; a quantity with its unit is one word. */
export const findLocalWords = (text: string, language: SpeechLanguage, offset = 0): WordSpan[] =>
  scanWords(text, { language, rules: getReadingRules(language), offset });

interface Scan {
  language: SpeechLanguage;
  rules: readonly ReadingRule[];
  /** Offset of the text in a longer one. */
  offset: number;
}

/** Reads a text from left to right: each match of a rule is one word, and so is every plain word between. */
export function scanWords(text: string, { language, rules, offset }: Scan): WordSpan[] {
  const plain = toAsciiDigits(text);
  const spans: WordSpan[] = [];
  const say = (start: number, end: number, said: string): void => {
    if (/[\p{L}\p{Nd}]/u.test(said))
      spans.push({ start: offset + start, end: offset + end, utterances: [{ sounds: language, say: said }] });
  };
  let at = 0;
  while (at < plain.length) {
    const isStart = at === 0 || !IS_WORD_CHARACTER.test(plain.charAt(at - 1)) || /\d/.test(plain.charAt(at));
    const reading = isStart ? readAt(rules, plain, at) : undefined;
    if (reading) {
      say(at, at + reading.length, reading.said);
      at += reading.length;
      continue;
    }
    WORD.lastIndex = at;
    const word = WORD.exec(plain)?.[0];
    if (word) say(at, at + word.length, word);
    at += word?.length ?? 1;
  }
  return spans;
}

function readAt(rules: readonly ReadingRule[], text: string, at: number): { length: number; said: string } | undefined {
  for (const { pattern, say } of rules) {
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (!match) continue;
    const context = {
      before: text.slice(Math.max(0, at - 24), at),
      after: text.slice(at + match[0].length, at + match[0].length + 24),
    };
    const said = say(
      match.slice(1).map((group) => group ?? ''),
      context,
    );
    if (said !== undefined) return { length: match[0].length, said };
  }
  return undefined;
}
