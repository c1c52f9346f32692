import { PROPER_WORDS } from './lexicon.ts';

/** Names of places and peoples keep their capital: "Belgian", "Japanese". */
const OF_PLACE = /(?:[a-z]{2}ian|ese|[^aeiou]ish|scan|layan|landic|rican)$/;

/**
 * Writes the first word of a listed point small, as it stands inside a sentence: its capital is none of a name, unless
 * the word is one. Acronyms and coined words keep theirs.
 */
export function withSmallFirst(text: string): string {
  const [first = ''] = text.split(' ');
  const plain = first.toLowerCase();
  const bare = plain.replace(/[,:]$/, '');
  // "Schedule C", "Grade A".
  if (/^\p{Lu}\p{Ll}+ (?:\p{Lu}|[IVX]+)(?![\p{L}\d])/u.test(text) && first !== 'A') return text;
  // "Mobile Device Support" is a name.
  if (/^\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+ \p{Lu}\p{Ll}/u.test(text)) return text;
  const isWord =
    (/^\p{Lu}\p{Ll}+(?:-\p{Ll}+)*(?:['’]\p{Ll}+)?[,:]?$/u.test(first) || first === 'A') &&
    !bare.split('-').some((part) => PROPER_WORDS.has(part));
  return isWord && !OF_PLACE.test(bare) ? plain + text.slice(first.length) : text;
}
