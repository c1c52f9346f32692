import type { AdLanguage } from '@reelwright/contracts';

/** Where lines may break between words that are written without spaces. */
const ZERO_WIDTH_SPACE = '\u200b';

const SEGMENTERS: Partial<Record<AdLanguage, Intl.Segmenter>> = {
  'zh-CN': new Intl.Segmenter('zh-CN', { granularity: 'word' }),
};

/**
 * Marks the words of a text in a language that writes them together, so that no line of a title ends within one. The document keeps the
 * marks: browser and server then break its lines alike, whatever dictionaries they have.
 */
export function markWords(text: string, language: AdLanguage): string {
  const segmenter = SEGMENTERS[language];
  if (!segmenter) return text;
  return Array.from(segmenter.segment(text), ({ segment }) => segment).join(ZERO_WIDTH_SPACE);
}
