import { removePauses } from '@reelwright/contracts';

const MAX_LENGTH = 80;

/** Returns the title of a recording: the beginning of its text, up to the end of a word in scripts with spaces. */
export function titleOf(text: string): string {
  const words = removePauses(text)
    .replace(/\s+/g, ' ')
    // Chinese sentences follow without a space; removing a pause leaves one.
    .replace(/(?<=[。！？；，、：]) /gu, '')
    .trim();
  const letters = Array.from(words);
  if (letters.length <= MAX_LENGTH) return words;
  const cut = letters.slice(0, MAX_LENGTH).join('');
  const lastSpace = cut.lastIndexOf(' ');
  return `${lastSpace > MAX_LENGTH / 2 ? cut.slice(0, lastSpace) : cut}…`;
}
