import { removePauses } from '@reelwright/contracts';

const MAX_LENGTH = 80;

/** What a recording is called: the beginning of its text, up to a word's end where there are spaces. */
export function titleOf(text: string): string {
  const words = removePauses(text)
    .replace(/\s+/g, ' ')
    // Chinese sentences stand without a space; a pause leaves one.
    .replace(/(?<=[。！？；，、：]) /gu, '')
    .trim();
  const letters = Array.from(words);
  if (letters.length <= MAX_LENGTH) return words;
  const cut = letters.slice(0, MAX_LENGTH).join('');
  const lastSpace = cut.lastIndexOf(' ');
  return `${lastSpace > MAX_LENGTH / 2 ? cut.slice(0, lastSpace) : cut}…`;
}
