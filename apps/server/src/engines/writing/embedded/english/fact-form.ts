import {
  DETERMINERS,
  PROPER_WORDS,
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
import { isKnownWord } from './known-word.ts';
import { ENDS_IN_MATERIAL } from './materials.ts';

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
  /** "Glass beads, no noise": a listed point, completed, that stands alone. */
  | { kind: 'listed' }
  | { kind: 'text' };

const MOST_NOUN_WORDS = 7;
/** Words after a verb in a clause, and never after a plural noun that opens a list. */
const AFTER_VERB =
  /^(?:a|an|the|your|you|it|its|them|any|all|every|up|down|off|on|in|out|into|onto|over|under|through|to|for|from|like|at|without|around|away|back|together|better|well|faster|tight|true|[a-z]{3,}ly|easily|quickly|gently|instantly|flat|securely|neatly|snugly|automatically|longer|less|more|no|both|each|two|three|four|five|six|seven|eight|nine|ten|twice|instead|by|between|against|over|when|while|so|only|just|\d.*)$/i;
const AFTER_STATE =
  /^(?:overnight|instantly|anywhere|anytime|now|today|tonight|outdoors|indoors|within|over|under|between|every|twice|once|of|for|in|with|to|from|by|on|at|against|down|up|without|using|out|and|as)$/i;
const STATE_OPENERS =
  /^(?:made|designed|built|crafted|woven|knitted|sewn|stitched|cut|printed|lined|filled|coated|finished|powered|tested|certified|approved|compatible|suitable|available|resistant|safe|free|ready|ideal|engineered|formulated|grown|roasted|brewed|baked|pressed|bottled|sweetened|scented|treated|dyed|washable|adjustable|foldable|waterproof|dishwasher-safe|handmade|hand-poured|handwoven|assembled|produced|manufactured|enriched|infused|rated|sold|delivered|packed|rich|low|high|wound|carved|forged|blended|poured|hung|mounted|weighted|padded|reinforced|tapered|shaped|accurate)$/i;
const STATE_TAILS = /^(?:safe|proof|resistant|free|friendly|ready|compatible|certified|approved|washable)$/i;
const OBJECT_STARTS =
  /^(?:your|the|a|an|it|them|any|all|up|down|off|out|on|in|into|onto|from|with|at|to|over|through|away|between|every|as|cold|warm|flat|for|two|three|\d.*)$/i;

/** "Screws included", "pets welcome": a thing and its state, without a verb. */
const ENDS_IN_STATE = /\b(?:included|supplied|provided|welcome|available|possible|optional)$/i;

/** Nouns that are verbs at the start of a selling point: "fits car cup holders". */
const OPENING_VERBS = /^(?:fits|suits)$/;
/** Verbs of joining and moving, which are nouns elsewhere: "pairs with a second speaker". */
const MOVING_VERBS =
  /^(?:pairs|syncs|links|plugs|clips|snaps|slides|rolls|hooks|straps|zips|mounts|hangs|sits|stands|screws|connects|attaches)$/;

/** Reads the form of a phrase written as part of a sentence: without a full stop, in small letters except names. */
export function readForm(phrase: string): FactForm {
  const words = phrase.split(/\s+/);
  const plain = words.map((word) => word.toLowerCase().replace(/[^\p{L}\p{N}'’-]/gu, ''));
  const [first = '', second = ''] = plain;
  if (words.length === 1) return readSingle(first, phrase);
  const verbAt = findVerb(plain);
  if (isTreated(first, second) && isAlone(plain)) return { kind: 'state' };
  if (words.length > 1 && ENDS_IN_STATE.test(phrase)) return { kind: 'text' };
  const negated = readNegated(phrase);
  if (negated !== null) return negated;
  if ((SUBJECT_WORDS.has(first) || DETERMINERS.has(first)) && verbAt > 0) return { kind: 'sentence' };
  if ((isPhrasal(first, second) || TAKES_TIME.test(phrase)) && findVerb(plain.slice(1)) < 0)
    return { kind: 'clause', base: [first.slice(0, -1), ...words.slice(1)].join(' ') };
  if (words.length === 2 && DONE_BY.test(second)) return { kind: 'state' };
  // "Moisture wicking", "body skimming": what it does, as a quality.
  if (words.length === 2 && /^(?:wicking|skimming|hugging|slimming|contouring|sculpting|saving)$/.test(second))
    return { kind: 'state' };
  // "Dogs up to 40 kg" does nothing.
  const base = LIVING.test(first) ? null : (findThirdPersonBase(first) ?? guessBase(first, second));
  const mayTakeWith = findNoun(first) === null || MOVING_VERBS.test(first);
  if (base !== null && (!/^(?:and|or|of|&|with)$/.test(second) || (second === 'with' && mayTakeWith))) {
    // "Handles on two sides": a plural and its place.
    const isPlaced = isPlacedThing(first, second);
    const isSure =
      (AFTER_VERB.test(second) && !isPlaced) ||
      (/^(?:with|by|from)$/.test(second) && !isNounLikeVerb(first) && findThirdPersonBase(first) !== null) ||
      (findNoun(first) === null && first !== 'features') ||
      (MOVING_VERBS.test(first) && /^(?:with|to|into|onto|over|on|under|in|from)$/.test(second)) ||
      (OPENING_VERBS.test(first) && !PREPOSITIONS.has(second));
    if (isSure && findVerb(withoutSideClause(plain.slice(1))) < 0)
      return { kind: 'clause', base: [base, ...words.slice(1).map(toBase)].join(' ') };
    return { kind: 'text' };
  }
  if ((STATE_OPENERS.test(first) || /^pre-\p{L}+ed$/u.test(first)) && AFTER_STATE.test(second))
    return { kind: 'state' };
  // "Oven safe to 260 °C", "nickel free".
  if (STATE_TAILS.test(second) && verbAt < 0 && (words.length < 3 || findNoun(plain.at(-1) ?? '') === null))
    return { kind: 'state' };
  // "BPA free silicone" is what it is made of.
  if (STATE_TAILS.test(second) && words.length === 3 && ENDS_IN_MATERIAL.test(phrase)) return { kind: 'text' };
  if (isListOfAdjectives(plain)) return { kind: 'state' };
  // "Vegan and cruelty free".
  if (
    /^\p{L}+ (?:and|or) \p{L}+[ -](?:free|safe|friendly|proof|resistant)$/u.test(plain.join(' ')) &&
    isAdjective(first)
  )
    return { kind: 'state' };
  // "Naturally antimicrobial".
  if (words.length === 2 && first.endsWith('ly') && isAdjective(second) && findNoun(second) === null)
    return { kind: 'state' };
  // "Wireless up to 200 hours", "rechargeable by USB-C", "insured and background-checked".
  if (isQuality(first) && /^(?:by|up|for|to|from|against|under|in|at|on|without)$/.test(second) && words.length > 2)
    return { kind: 'state' };
  if (words.length === 3 && second === 'and' && [first, plain[2] ?? ''].every(isParticiple)) return { kind: 'state' };
  if (isBaseVerb(first) && OBJECT_STARTS.test(second) && verbAt < 0) {
    const isNounToo = findNoun(first) !== null || isNounLikeVerb(first) || isAdjective(first);
    return isNounToo && !/^(?:your|the|a|an|it|them|at)$/.test(second) ? { kind: 'text' } : { kind: 'order' };
  }
  return verbAt >= 0 ? { kind: 'text' } : readNoun(words, plain);
}

/** Whether words begin a plural and its place, whose noun is also a verb: "handles on two sides". */
export const isPlacedThing = (first: string, second: string): boolean =>
  findNoun(first)?.number === 'plural' &&
  !MOVING_VERBS.test(first) &&
  !OPENING_VERBS.test(first) &&
  /^(?:on|in|at|for|from|by|between|like|around|under|over|without)$/.test(second);

/** Second verbs of a clause: "wicks sweat and dries in 20 minutes" becomes "wick sweat and dry in 20 minutes". */
const toBase = (word: string, at: number, words: readonly string[]): string =>
  words[at - 1] === 'and' && (findNoun(word) === null || /^(?:the|your|no)$/.test(words[at + 1] ?? ''))
    ? (findThirdPersonBase(word) ?? word)
    : word;

/** "Doesn't hold odour", "won't fade", "never needs ironing": a clause without its subject. */
function readNegated(phrase: string): FactForm | null {
  const [, verb = '', rest = ''] =
    /^(doesn['’]t|does not|won['’]t|will not|can['’]t|cannot|never) (.+)$/i.exec(phrase) ?? [];
  if (verb === '') return null;
  if (/^never$/i.test(verb)) {
    const [finite = '', ...others] = rest.split(' ');
    const base = findThirdPersonBase(finite.toLowerCase());
    return base === null ? null : { kind: 'clause', base: ['never', base, ...others].join(' ') };
  }
  const many = verb.replace(/^does not$/i, 'do not').replace(/^doesn(['’])t$/i, 'don$1t');
  return { kind: 'clause', base: `${many} ${rest}` };
}

const LIVING = /^(?:dogs|cats|pets|horses|birds|kids|babies|plants|bikes|cars|books)$/;

/** "Sets up in 2 minutes", "ages with use": a verb, whatever else the word may be. */
const isPhrasal = (first: string, second: string): boolean =>
  (/[a-z]{2}[^s]s$/.test(first) && /^(?:up|away|apart|together)$/.test(second)) ||
  (first === 'ages' && /^(?:with|well|beautifully|gracefully|better)$/.test(second));

/** "Prints in 15 minutes": nothing but a verb takes time. */
const TAKES_TIME = /^[a-z]{3,}[^s]s in (?:under |less than |about )?\d[\d.,]* (?:seconds?|minutes?|hours?|days?)$/i;

/** Tools, places and ways of a treatment, which are no parts when a participle follows: "oven dried", "screen printed". */
const TREATMENTS =
  /^(?:hand|machine|laser|oven|kiln|pan|wood|fire|flame|sun|air|freeze|steam|stone|slow|vacuum|cold|heat|garment|yarn|water|salt|stove|barrel|triple|double|digitally|individually|block|screen|foil)$/;
/** Treatments whose name is also a common part: it is one only before these participles. */
const PRINTED = /^(?:printed|stamped|pressed)$/;
const IRREGULAR_PARTICIPLE = /^(?:cut|ground|sewn|woven|spun|made|grown|blown|drawn|thrown|built|bound|knit|brewed)$/;

const isTreated = (first: string, second: string): boolean =>
  TREATMENTS.test(first) &&
  (/^(?:block|screen|foil)$/.test(first)
    ? PRINTED.test(second)
    : IRREGULAR_PARTICIPLE.test(second) || (/[a-z]{2}ed$/.test(second) && findNoun(second) === null));

/** Whether nothing, or what a preposition or adverb begins, follows a treatment: "hand finished edges" are edges. */
const isAlone = ([, , next = 'in']: readonly string[]): boolean => PREPOSITIONS.has(next) || next.endsWith('ly');

/** "USB-C powered", "hand poured": by what, and what was done. */
const DONE_BY = /^(?:powered|operated|driven|poured|stitched|painted|picked|roasted|forged|sewn|woven|knitted|carved)$/;

const isParticiple = (word: string): boolean => /[a-z]{3}ed$/.test(word) && findNoun(word) === null;
/** A word that can only be an adjective. */
const isQuality = (word: string): boolean =>
  /[a-z]{3}(?:[^t]able|ible|less)$/.test(word) || (findNoun(word) === null && isAdjective(word));

/** Drops a clause of its own: "grips better when wet" has one verb. */
function withoutSideClause(words: readonly string[]): readonly string[] {
  const at = words.findIndex((word) => /^(?:when|while|if|after|before|once)$/.test(word));
  return at < 0 ? words : words.slice(0, at);
}

/** "Maps three floors", "empties itself": an unlisted word in -s before a determiner or pronoun is a verb. */
function guessBase(first: string, second: string): string | null {
  if (!/[^s]s$/.test(first)) return null;
  // "Presses a tortilla": no plural noun stands before a determiner.
  if (findNoun(first) !== null)
    return /^(?:the|an?|your|its)$/.test(second) && first !== 'features' ? singularVerb(first) : null;
  // "Attracts bees", "softens with each wash": endings that only verbs have.
  const isVerbal = /[a-z]{2}(?:[aeu]cts|izes|ises|ifies|uces|[^ilp]ens)$/.test(first);
  if (!isVerbal && !/^(?:the|an?|your|you|its|itself|it|their|them)$/.test(second)) return null;
  return singularVerb(first);
}

/** "carries" gives "carry", "presses" gives "press". */
export function singularVerb(form: string): string {
  if (form.endsWith('ies')) return form.replace(/ies$/, 'y');
  return form.replace(/(?:(?<=sh|ch|x|ss|z)es|s)$/, '');
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

/** An unlisted word in -s at the head of a noun phrase is a plural, unless its ending has no singular. */
const guessPlural = (head: string): { number: NounNumber } | null =>
  /[a-z]{3}[^s]s$/.test(head) &&
  !/(?:ous|us|is|ics|ss|as|ens|selves|ways|wards|times|sides|doors)$/.test(head) &&
  findThirdPersonBase(head) === null
    ? { number: 'plural' }
    : null;

/** Certain only if every word before the head belongs in a noun phrase and the head is listed. */
function readNoun(words: readonly string[], plain: readonly string[]): FactForm {
  const end = plain.findIndex(
    (word, index) => index > 0 && (PREPOSITIONS.has(word) || (words[index - 1] ?? '').endsWith(',')),
  );
  const core = end < 0 ? plain : plain.slice(0, end);
  const head = core.at(-1) ?? '';
  const noun = findNoun(head) ?? guessPlural(head);
  if (noun === null || words.length > MOST_NOUN_WORDS || /[.!?:;]/.test(words.join(' ').replace(/\d\.\d/g, '')))
    return { kind: 'text' };
  if (FUNCTION_WORDS.has(plain.at(-1) ?? '') || core.some((word) => /^(?:and|or|&)$/.test(word)))
    return { kind: 'text' };
  const isPlain = core.slice(0, -1).every((word) => !FUNCTION_WORDS.has(word) || DETERMINERS.has(word));
  // "Cotton lining pockets": a plural inside the core suggests another reading.
  const hasPluralInside = core.slice(0, -1).some((word) => findNoun(word)?.number === 'plural' && !/^\d/.test(word));
  return isPlain && !hasPluralInside ? { kind: 'noun', head, number: noun.number } : { kind: 'text' };
}

const MOST_SUBJECT_WORDS = 4;

/** Gives a bare single subject of a listed sentence its article: "Hood folds away" is said of the hood. */
export function withSubjectArticle(sentence: string): string {
  const words = sentence.split(' ');
  const plain = words.map((word) => word.toLowerCase().replace(/[^\p{L}\p{N}'’-]/gu, ''));
  const [first = ''] = plain;
  const verb = plain.findIndex(
    (word, at) =>
      at > 0 &&
      (/^(?:is|has|can|won't|doesn't)$/.test(word) ||
        ((findThirdPersonBase(word) !== null || /^(?:self|auto)-\p{L}{3,}s$/u.test(word)) &&
          findNoun(plain[at - 1] ?? '')?.number === 'singular')),
  );
  const head = plain[verb - 1] ?? '';
  // "Front and back leash clips" has no verb.
  if (verb === words.length - 1 && findNoun(plain[verb] ?? '')?.number === 'plural') return sentence;
  if (verb < 1 || verb > MOST_SUBJECT_WORDS || DETERMINERS.has(first) || SUBJECT_WORDS.has(first)) return sentence;
  if (findNoun(head)?.number !== 'singular' || plain.slice(0, verb).some((word) => PREPOSITIONS.has(word)))
    return sentence;
  const isWord =
    /^\p{Lu}\p{Ll}+$/u.test(words[0] ?? '') &&
    (findNoun(first) !== null ||
      isAdjective(first) ||
      isBaseVerb(first) ||
      (isKnownWord(first) && !PROPER_WORDS.has(first)));
  return `The ${isWord ? sentence.charAt(0).toLowerCase() + sentence.slice(1) : sentence}`;
}
