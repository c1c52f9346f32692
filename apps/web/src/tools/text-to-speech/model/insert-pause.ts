import type { SpeechLanguage } from '@reelwright/contracts';

/** Pauses to choose from, in seconds. */
export const PAUSES_S = [0.3, 0.5, 1, 2] as const;

interface Insertion {
  text: string;
  /** Selected in the text, in UTF-16 units: the pause takes its place. */
  start: number;
  end: number;
  seconds: number;
  language: SpeechLanguage;
}

/** The text with a pause in it, written as its language does, and where the cursor is then. */
export function insertPause({ text, start, end, seconds, language }: Insertion): { text: string; cursor: number } {
  const before = text.slice(0, start);
  const after = text.slice(end);
  if (language === 'zh-CN') {
    const mark = `[停顿${seconds}秒]`;
    return { text: before + mark + after, cursor: start + mark.length };
  }
  // Apart from the words around it, and no wider than one space.
  const lead = before === '' || /\s$/.test(before) ? '' : ' ';
  const mark = `${lead}[pause ${seconds}s]${/^\s/.test(after) ? '' : ' '}`;
  return { text: before + mark + after, cursor: start + mark.length };
}
