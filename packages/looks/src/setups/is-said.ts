import { hasText } from '../layout/scene-content.ts';

/** How much of a word is compared: "minutes" says "minute". */
const STEM = 4;

/** Words; a number is one with its decimals. */
const wordsOf = (text: string): string[] =>
  text.toLowerCase().match(/\d+(?:[.,]\d+)*|\p{Script=Han}|[^\P{L}\p{Script=Han}]+/gu) ?? [];

const HAN = /^\p{Script=Han}/u;

/**
 * Whether a line says every word of a title: one that says something else has to be on the screen as well. Numbers and
 * short words are the same only if they are equal; of Chinese, the line has every character.
 */
export function isSaid(title: string | undefined, line: string): boolean {
  if (!hasText(title)) return true;
  const said = wordsOf(line);
  return wordsOf(title).every((word) =>
    HAN.test(word)
      ? line.includes(word)
      : said.some((each) => each === word || (isLong(word) && isLong(each) && stemOf(each) === stemOf(word))),
  );
}

const isLong = (word: string): boolean => word.length >= STEM && !/^\d/.test(word);

/** The word without what its forms add: "charging" and "charge" begin alike, "contain" and "control" don't. */
const stemOf = (word: string): string => word.replace(/(?:ing|ed|es|s|e)$/u, '').slice(0, 2 * STEM);
