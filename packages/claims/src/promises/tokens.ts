/** A word of a normalised text; offsets count UTF-16 units. */
export interface Token {
  word: string;
  start: number;
  end: number;
  /** Index of its sentence, from 0. */
  sentence: number;
  /** Whether punctuation other than a hyphen separates it from the word before. */
  leap: boolean;
  /** Whether its sentence is a question. */
  isAsked: boolean;
}

const WORD = /[a-z][a-z']*|\d+/gu;
const SENTENCE_END = /[.!?;\n]/u;
/** A question mark before any other end of a sentence. */
const QUESTION = /^[^.!;\n]*\?/u;
const SIGN = /[^\s'-]/u;

/** Reads the words of a text with their sentences, in a single pass. */
export function readTokens(normal: string): Token[] {
  let sentence = 0;
  let from = 0;
  const asked = new Set<number>();
  const tokens = [...normal.matchAll(WORD)].map(({ 0: word, index }) => {
    const gap = normal.slice(from, index);
    if (QUESTION.test(gap)) asked.add(sentence);
    if (SENTENCE_END.test(gap)) sentence++;
    from = index + word.length;
    return { word: word.replace(/'+$/u, ''), start: index, end: from, sentence, leap: SIGN.test(gap) };
  });
  if (QUESTION.test(normal.slice(from))) asked.add(sentence);
  return tokens.map((token) => ({ ...token, isAsked: asked.has(token.sentence) }));
}

const VOWEL_CONSONANT = /[aeiou][bdgklmnprt]$/u;

/** Lists all forms of a regular verb: "stop", "stops", "stopped", "stopping". */
function listVerbForms(verb: string): string[] {
  const stem = verb.replace(/e$/u, '');
  const base =
    verb.endsWith('y') && !/[aeiou]y$/u.test(verb) ? [`${verb.slice(0, -1)}ies`, `${verb.slice(0, -1)}ied`] : [];
  const doubled = VOWEL_CONSONANT.test(verb) ? [`${verb}${verb.at(-1)}ed`, `${verb}${verb.at(-1)}ing`] : [];
  return [verb, `${verb}s`, `${verb}es`, `${stem}ed`, `${stem}ing`, `${verb}ed`, `${verb}ing`, ...base, ...doubled];
}

export function toVerbSet(verbs: string): ReadonlySet<string> {
  return new Set(verbs.split(' ').flatMap(listVerbForms));
}

export function toWordSet(text: string): ReadonlySet<string> {
  return new Set(text.split(' '));
}
