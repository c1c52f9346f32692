import {
  DETERMINERS,
  FINITE_VERBS,
  findNoun,
  findThirdPersonBase,
  FUNCTION_WORDS,
  isAdjective,
  isBaseVerb,
  isNounLikeVerb,
  type NounNumber,
  PREPOSITIONS,
  SUBJECT_WORDS,
} from './lexicon.ts';

/** The form of a seller's phrase, which decides its use in a sentence. An uncertain one is `text`: used unchanged. */
export type FactForm =
  /** "brushed organic cotton", "two speed settings". */
  | { kind: 'noun'; head: string; number: NounNumber }
  /** "slips on without laces": follows "it"; `base` follows "they". */
  | { kind: 'clause'; base: string }
  /** "wash at 30". */
  | { kind: 'order' }
  /** "made of oak", "waterproof to 50 metres": follows "it is". */
  | { kind: 'state' }
  /** "The lid comes off in one move": has its own subject. */
  | { kind: 'sentence' }
  | { kind: 'text' };

const MOST_NOUN_WORDS = 7;
/** Words after a verb in a clause, and never after a plural noun that opens a list. */
const AFTER_VERB =
  /^(?:a|an|the|your|you|it|its|them|any|all|every|up|down|off|on|in|out|into|onto|over|under|through|to|for|from|like|at|without|around|away|back|together|easily|quickly|gently|instantly|flat|securely|neatly|snugly|automatically|longer|less|more|no|both|each|two|three|four|five|six|seven|eight|nine|ten|twice|instead|by|between|against|over|when|while|so|only|just|\d.*)$/i;
const AFTER_STATE =
  /^(?:within|over|under|between|every|twice|once|of|for|in|with|to|from|by|on|at|against|down|up|without|using|out|and|as)$/i;
const STATE_OPENERS =
  /^(?:made|designed|built|crafted|woven|knitted|sewn|stitched|cut|printed|lined|filled|coated|finished|powered|tested|certified|approved|compatible|suitable|available|resistant|safe|free|ready|ideal|engineered|formulated|grown|roasted|brewed|baked|pressed|bottled|sweetened|scented|treated|dyed|washable|adjustable|foldable|waterproof|dishwasher-safe|handmade|hand-poured|handwoven|assembled|produced|manufactured|enriched|infused|rated|sold|delivered|packed|rich|low|high|wound|carved|forged|blended|poured|hung|mounted|weighted|padded|reinforced|tapered|shaped)$/i;
const STATE_TAILS = /^(?:safe|proof|resistant|free|friendly|ready|compatible|certified|approved|washable)$/i;
const OBJECT_STARTS =
  /^(?:your|the|a|an|it|them|any|all|up|down|off|out|on|in|into|onto|from|with|at|to|over|through|away|between|every|as|cold|warm|flat|for|two|three|\d.*)$/i;

/** Nouns that are verbs at the start of a selling point: "fits car cup holders". */
const OPENING_VERBS = /^(?:fits|suits)$/;

/** Reads the form of a phrase written as part of a sentence: without a full stop, in small letters except names. */
export function readForm(phrase: string): FactForm {
  const words = phrase.split(/\s+/);
  const plain = words.map((word) => word.toLowerCase().replace(/[^\p{L}\p{N}'’-]/gu, ''));
  const [first = '', second = ''] = plain;
  if (words.length === 1) return readSingle(first, phrase);
  const verbAt = findVerb(plain);
  if ((SUBJECT_WORDS.has(first) || DETERMINERS.has(first)) && verbAt > 0) return { kind: 'sentence' };
  const base = findThirdPersonBase(first) ?? guessBase(first, second);
  if (base !== null && !/^(?:and|or|of|&|with)$/.test(second)) {
    const isSure =
      AFTER_VERB.test(second) ||
      (findNoun(first) === null && first !== 'features') ||
      (OPENING_VERBS.test(first) && !PREPOSITIONS.has(second));
    if (isSure && findVerb(plain.slice(1)) < 0) return { kind: 'clause', base: [base, ...words.slice(1)].join(' ') };
    return { kind: 'text' };
  }
  if (STATE_OPENERS.test(first) && AFTER_STATE.test(second)) return { kind: 'state' };
  // "Oven safe to 260 °C", "nickel free".
  if (STATE_TAILS.test(second) && verbAt < 0) return { kind: 'state' };
  if (isListOfAdjectives(plain)) return { kind: 'state' };
  if (isBaseVerb(first) && OBJECT_STARTS.test(second) && verbAt < 0) {
    const isNounToo = findNoun(first) !== null || isNounLikeVerb(first) || isAdjective(first);
    return isNounToo && !/^(?:your|the|a|an|it|them|at)$/.test(second) ? { kind: 'text' } : { kind: 'order' };
  }
  return verbAt >= 0 ? { kind: 'text' } : readNoun(words, plain);
}

/** "Maps three floors", "empties itself": an unlisted word in -s before a determiner or pronoun is a verb. */
function guessBase(first: string, second: string): string | null {
  if (!/[^s]s$/.test(first) || findNoun(first) !== null) return null;
  if (!/^(?:the|an?|your|you|its|itself|it|their|them)$/.test(second)) return null;
  return first
    .replace(/ies$/, 'y')
    .replace(/(?<=(?:sh|ch|x|ss|z))es$/, '')
    .replace(/s$/, '');
}

function readSingle(word: string, phrase: string): FactForm {
  if (isAdjective(word) && findNoun(word) === null) return { kind: 'state' };
  const noun = findNoun(word);
  return noun && !isBaseVerb(word) && !/\d/.test(phrase)
    ? { kind: 'noun', head: word, number: noun.number }
    : { kind: 'text' };
}

function isListOfAdjectives(words: readonly string[]): boolean {
  return words.every((word, index) =>
    /^(?:and|or|but)$/.test(word)
      ? index > 0 && index < words.length - 1
      : isAdjective(word) && (findNoun(word) === null || index < words.length - 1),
  );
}

/**
 * Returns the index of a word that may be the sentence's verb; -1 if there is certainly none. Prefers a false alarm.
 */
export function findVerb(words: readonly string[]): number {
  return words.findIndex((word, index) => {
    if (FINITE_VERBS.has(word)) return true;
    if (index === 0) return false;
    const before = words[index - 1] ?? '';
    if (PREPOSITIONS.has(before) || DETERMINERS.has(before) || isAdjective(before) || /^(?:and|or|&)$/.test(before))
      return false;
    const beforeNoun = findNoun(before);
    if (findThirdPersonBase(word) !== null) return findNoun(word) === null || beforeNoun?.number === 'singular';
    // "Ribbed cuffs keep their shape": a base form after a plural noun is its verb.
    return isBaseVerb(word) && (before.endsWith('s') || findNoun(word) === null);
  });
}

/** Certain only if every word before the head belongs in a noun phrase and the head is listed. */
function readNoun(words: readonly string[], plain: readonly string[]): FactForm {
  const end = plain.findIndex(
    (word, index) => index > 0 && (PREPOSITIONS.has(word) || (words[index - 1] ?? '').endsWith(',')),
  );
  const core = end < 0 ? plain : plain.slice(0, end);
  const head = core.at(-1) ?? '';
  const noun = findNoun(head);
  if (noun === null || words.length > MOST_NOUN_WORDS || /[.!?:;]/.test(words.join(' ').replace(/\d\.\d/g, '')))
    return { kind: 'text' };
  if (FUNCTION_WORDS.has(plain.at(-1) ?? '') || core.some((word) => /^(?:and|or|&)$/.test(word)))
    return { kind: 'text' };
  const isPlain = core.slice(0, -1).every((word) => !FUNCTION_WORDS.has(word) || DETERMINERS.has(word));
  // "Cotton lining pockets": a plural inside the core suggests another reading.
  const hasPluralInside = core.slice(0, -1).some((word) => findNoun(word)?.number === 'plural' && !/^\d/.test(word));
  return isPlain && !hasPluralInside ? { kind: 'noun', head, number: noun.number } : { kind: 'text' };
}
