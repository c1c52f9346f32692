import { DETERMINERS, findNoun, type NounNumber, PREPOSITIONS, PROPER_WORDS } from './lexicon.ts';

export interface NounPhrase {
  /** Without an article. */
  text: string;
  head: string;
  /** null where the head is not a listed noun: then no line may use an article or agree with it. */
  number: NounNumber | null;
}

/** Reads a phrase such as "chunky track sole with grip"; its head is the last word before a preposition. */
export function readNounPhrase(phrase: string): NounPhrase {
  const words = phrase.split(/\s+/).filter(Boolean);
  const end = words.findIndex(
    (word, index) => index > 0 && (PREPOSITIONS.has(bare(word)) || words[index - 1]?.endsWith(',')),
  );
  const core = end < 0 ? words : words.slice(0, end);
  const head = bare(core.at(-1) ?? '');
  const joined = core.some((word, index) => index > 0 && /^(?:and|&)$/i.test(word));
  const number = findNoun(head)?.number ?? null;
  // "A battery and a charger" is plural; "soft and warm lining" is not, and is told apart by what stands before "and".
  const isList = joined && findNoun(bare(core[core.findIndex((word) => /^(?:and|&)$/i.test(word)) - 1] ?? '')) !== null;
  return { text: phrase, head, number: isList && number !== null ? 'plural' : number };
}

/** "an elastic upper", "cotton lining", "2 straps"; null where it can't be known whether an article is needed. */
export function withArticle(phrase: NounPhrase): string | null {
  const first = phrase.text.split(/\s+/)[0] ?? '';
  if (hasDeterminer(phrase.text)) return phrase.text;
  if (phrase.number === null) return null;
  if (phrase.number === 'singular') return /^100%|'s$/.test(first) ? null : `${articleFor(phrase.text)} ${phrase.text}`;
  return phrase.text;
}

export function hasDeterminer(text: string): boolean {
  const first = text.split(/\s+/)[0] ?? '';
  return DETERMINERS.has(first.toLowerCase()) || /^\d+$/.test(first) || /^\w+['’]s$/.test(first);
}

/** a or an, by how the text begins when it is spoken. */
export function articleFor(text: string): 'a' | 'an' {
  const first = text.trimStart().split(/[\s-]/)[0] ?? '';
  if (/^(?:8|11(?!\d)|18(?!\d))/.test(first)) return 'an';
  if (/^\d/.test(first)) return 'a';
  // Letter by letter: an LED, an HD, a USB.
  if (
    /^[A-Z]{2,4}$/.test(first) &&
    (!/[AEIOU]/.test(first.slice(1)) || ['LED', 'UHD', 'USB', 'UV', 'SUV'].includes(first))
  ) {
    return /^[AEFHILMNORSX]/.test(first) ? 'an' : 'a';
  }
  if (/^(?:hour|honest|heir|heirloom)/i.test(first)) return 'an';
  if (/^(?:uni(?!n)|us[ae]|use|uk\b|eu|one|once|ut(?:ility|ensil)|ukulele)/i.test(first)) return 'a';
  return /^[aeiou]/i.test(first) ? 'an' : 'a';
}

/** Words that keep their capital inside a sentence: names, acronyms, model names. */
function keepsCapital(word: string, names: ReadonlySet<string>): boolean {
  const plain = word.replace(/^[^\p{L}\d]+|[^\p{L}\d]+$/gu, '');
  if (
    names.has(plain.toLowerCase().replace(/['’]s$/, '')) ||
    PROPER_WORDS.has(plain.toLowerCase().replace(/['’]s$/, ''))
  )
    return true;
  if (/\d/.test(plain) && /\p{Lu}/u.test(plain)) return true;
  if (/^\p{Lu}-/u.test(plain)) return true;
  return /\p{Lu}.*\p{Lu}/u.test(plain.replace(/-\p{Lu}/gu, '-')) || plain === 'I';
}

/** The text as it stands inside a sentence. A text in Title Case loses its capitals, but for names. */
export function lowerForSentence(text: string, names: ReadonlySet<string>): string {
  const words = text.split(' ');
  const capitalised = words.filter((word) => /^\p{Lu}/u.test(word)).length;
  const isTitleCase =
    words.length > 1 && capitalised / words.filter((word) => word.length > 3 || /^\p{Lu}/u.test(word)).length > 0.65;
  return words
    .map((word, index) => {
      if (!/^\p{Lu}/u.test(word) || keepsCapital(word, names)) return word;
      // "Google Assistant": the word behind a name belongs to it.
      const before = words[index - 1] ?? '';
      if (index > 0 && isTitleCase && /\p{Ll}/u.test(before) && keepsCapital(before, names)) return word;
      return index === 0 || isTitleCase ? word.toLowerCase() : word;
    })
    .join(' ');
}

export function capitalise(text: string): string {
  // "iPad" stays as it is.
  if (/^\p{Ll}\p{Lu}/u.test(text)) return text;
  return text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}

function bare(word: string): string {
  return word
    .toLowerCase()
    .replace(/^[^\p{L}\d]+|[^\p{L}\d]+$/gu, '')
    .replace(/['’]s$/, '');
}
