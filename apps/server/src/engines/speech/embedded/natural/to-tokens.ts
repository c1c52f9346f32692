/** Nobody says a longer word. */
const LONGEST_LETTERS = 40;
/** Without a vowel and a word all the same. */
const HUMMED = /^(?:h?m+|s+h+|ps+t|br+|gr+|pf+t|z+)$/;
/** The name of the letter; alone it would be the article. */
const LETTER_A = 'ay';

/** Nobody can say it as a word, and programs take some for abbreviations: `dr` for a doctor, `st` for a street. */
const isSpelled = (word: string): boolean => !/[aeiouy']/.test(word) && !HUMMED.test(word);

/** `rock'n'roll` is three words; of more than one apostrophe no lexicon knows anything. */
const splitApostrophes = (word: string): string[] => ((word.match(/'/g)?.length ?? 0) > 1 ? word.split("'") : [word]);

const isLetterByLetter = (say: string): boolean => /^[A-Z](?: [A-Z])+$/.test(say);

/**
 * What a word says as tokens that programs take as they are; undefined where it has letters that English has no sounds for.
 * `say` is spelled out already: it holds no digits and no signs.
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
