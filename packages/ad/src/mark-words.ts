import { keepTogether } from '@reelwright/captions';
import type { AdLanguage } from '@reelwright/contracts';

/** Allows a line break between words that are written without spaces. */
const ZERO_WIDTH_SPACE = '\u200b';
const NON_BREAKING_SPACE = '\u00a0';
const HAN = /\p{Script=Han}/u;
/**
 * Width from which a name may be broken between its words: kept whole, it would make a title too small. A Chinese
 * character counts as two.
 */
const WIDEST_WHOLE = 20;

const SEGMENTERS: Partial<Record<AdLanguage, Intl.Segmenter>> = {
  'zh-CN': new Intl.Segmenter('zh-CN', { granularity: 'word' }),
};

interface TitleWord {
  text: string;
  spaceAfter: boolean;
}

/**
 * Marks where the lines of a title must not break (within names and numbers), and where they may in a language without
 * spaces. The document stores the marks, so that browser and server break lines alike, whatever dictionaries they have.
 * `names` are those of the product, its brand and the like.
 */
export function markWords(text: string, language: AdLanguage, names: readonly string[] = []): string {
  const words = listWords(text, language);
  const isKept = keepTogether(words, names.flatMap(listWholes));
  const marked = words
    .map(({ text: word, spaceAfter }, index) => {
      if (index === words.length - 1) return word;
      if (isKept[index]) return spaceAfter ? `${word}${NON_BREAKING_SPACE}` : word;
      return `${word}${spaceAfter ? ' ' : ZERO_WIDTH_SPACE}`;
    })
    .join('');
  // Unmarked text would break at every character.
  return marked.replaceAll(/[^ ]+/gu, (chunk) =>
    HAN.test(chunk) && !chunk.includes(ZERO_WIDTH_SPACE) ? `${chunk}${ZERO_WIDTH_SPACE}` : chunk,
  );
}

function listWords(text: string, language: AdLanguage): TitleWord[] {
  const segmenter = SEGMENTERS[language];
  return text
    .trim()
    .split(/\s+/u)
    .flatMap((chunk) => {
      const parts = segmenter ? Array.from(segmenter.segment(chunk), ({ segment }) => segment) : [chunk];
      return parts.map((part, index) => ({ text: part, spaceAfter: index === parts.length - 1 }));
    });
}

/**
 * Lists the unbreakable parts of a name: all of it, or, if it is too long for a line, each number with the word before
 * it.
 */
function listWholes(name: string): string[] {
  const whole = name.trim();
  const width = whole.length + (whole.match(/\p{Script=Han}/gu)?.length ?? 0);
  return width <= WIDEST_WHOLE ? [whole] : (whole.match(/\S+\s+\d\S*/gu) ?? []);
}
