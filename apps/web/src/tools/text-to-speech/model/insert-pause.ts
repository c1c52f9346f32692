import type { SpeechLanguage } from '@reelwright/contracts';

/** Pauses to choose from, in seconds. */
export const PAUSES_S = [0.3, 0.5, 1, 2] as const;

interface Insertion {
  text: string;
  /** The selection in UTF-16 units, which the pause replaces. */
  start: number;
  end: number;
  seconds: number;
  language: SpeechLanguage;
}

/** Returns the text with a pause, written as in its language, and the new cursor position. */
export function insertPause({ text, start, end, seconds, language }: Insertion): { text: string; cursor: number } {
  const before = text.slice(0, start);
  const after = text.slice(end);
  if (language === 'zh-CN') {
    const mark = `[停顿${seconds}秒]`;
    return { text: before + mark + after, cursor: start + mark.length };
  }
  // Separates the pause from the words around it by a single space.
  const lead = before === '' || /\s$/.test(before) ? '' : ' ';
  const mark = `${lead}[pause ${seconds}s]${/^\s/.test(after) ? '' : ' '}`;
  return { text: before + mark + after, cursor: start + mark.length };
}
