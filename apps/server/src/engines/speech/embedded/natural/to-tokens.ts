/** Longer words are cut: they are not pronounceable. */
const LONGEST_LETTERS = 40;
/** Words without a vowel that are spoken as words. */
const HUMMED = /^(?:h?m+|s+h+|ps+t|br+|gr+|pf+t|z+)$/;
/** The name of the letter; a single `a` would be read as the article. */
const LETTER_A = 'ay';

/** Unpronounceable as a word, and programs read some as abbreviations: `dr` as doctor, `st` as street. */
const isSpelled = (word: string): boolean => !/[aeiouy']/.test(word) && !HUMMED.test(word);

/** `rock'n'roll` is three words; lexicons have no words with more than one apostrophe. */
const splitApostrophes = (word: string): string[] => ((word.match(/'/g)?.length ?? 0) > 1 ? word.split("'") : [word]);

const isLetterByLetter = (say: string): boolean => /^[A-Z](?: [A-Z])+$/.test(say);

/**
 * Splits a word into tokens that programs read literally; returns undefined if it has letters without an English sound.
 * `say` is spelled out already: it has no digits and no signs.
 */
export function toTokens(say: string): string[] | undefined {
  const plain = say
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[’ʼ]/g, "'")
    .replaceAll('ß', 'ss')
    .replaceAll(/[æÆ]/g, 'ae')
    .replaceAll(/[œŒ]/g, 'oe')
    .replaceAll(/[øØ]/g, 'o')
    .replaceAll(/[łŁ]/g, 'l');
  if (/(?![A-Za-z])[\p{L}\p{Nd}]/u.test(plain)) return undefined;
  const tokens = (plain.match(/[A-Za-z']+/g) ?? [])
    .map((word) =>
      word
        .toLowerCase()
        .replace(/^'+|'+$/g, '')
        .slice(0, LONGEST_LETTERS),
    )
    .flatMap(splitApostrophes)
    .flatMap((word) => (isSpelled(word) ? [...word] : [word]))
    .filter((word) => /[a-z]/.test(word));
  if (tokens.length === 0) return undefined;
  return isLetterByLetter(plain.trim()) ? tokens.map((token) => (token === 'a' ? LETTER_A : token)) : tokens;
}
