import { findVerb } from './fact-form.ts';
import { withSmallStart } from './text/capitals.ts';
import {
  DETERMINERS,
  findNoun,
  findThirdPersonBase,
  FUNCTION_WORDS,
  isAdjective,
  isBaseVerb,
  PREPOSITIONS,
} from './lexicon.ts';
import { articleFor, MEASURE } from './noun-phrase.ts';

/** The reason why a line is refused. */
export type Refusal =
  | 'unfilled'
  | 'doubled_word'
  | 'article'
  | 'article_before_plural'
  | 'verb_after_article'
  | 'no_part'
  | 'bare_noun'
  | 'agreement'
  | 'price_without_currency'
  | 'filler'
  | 'tame_question'
  | 'description'
  | 'small_letters'
  | 'no_sentence';

interface ReaderOptions {
  /** The product's number, for the agreement of pronouns and name. */
  number: 'singular' | 'plural' | 'uncountable' | null;
  /** Names that a line may use for it. */
  names: readonly string[];
}

const PLURAL_VERBS = /^(?:are|have|do|were|come|go)$/;
const SINGULAR_VERBS = /^(?:is|has|does|was|comes|goes|isn't|hasn't|doesn't)$/;
const NUMBER_WORD = /^(?:\d.*|two|three|four|five|six|seven|eight|nine|ten|several|many|both)$/;
const BARE_AFTER = /\b(?:comes? with|has|have|gets?|includes?|features?|you get|equipped with)\s+([^,.;:!?]+)/gi;
/** Units and acronyms that are read as words if written in small letters. */
const SMALL = /\b(?:vitamin [a-e]|usb|led|hdmi|spf|upf|uv|bpa|pvc|gps|ssd|ram|tv|ipx\d)\b/;

/** Filler words before a point. */
const FILLER = /^(?:(?:also|plus|and|in addition|what's more|moreover|additionally|furthermore)\b[:,]? (?!so\b))/i;
/** The kind and a fact as a question, which sounds unnatural. */
const TAME_QUESTION =
  /^(?:are you |still )?(?:looking for|searching for|need|want|in need of) (?:an?|some|new) [^?.!]+\?/i;
/** The kind and all its parts in one breath. */
const DESCRIPTION = /^An? (?:[^\s.!?]+ ){2,}with (?:an?|two|\d)\b[^.!?]* and (?:an?|two|\d)\b[^.!?]*[.!?]$/;

/** "It has 1 to 8 players", "It has 20 liters": nothing that a product has. */
const NO_PART =
  /\b(?:has|have|with) (?:up to |about |over )?\d[\d.,]*(?: (?:to|or) \d+)? (?:\p{L}+ )?(?:players|people|persons|servings|loads|uses|baths|cups|washes|meals|scoops|doses|days|hours|minutes|sheets|liters?|litres?|ounces|inches|feet|pounds)[.!?]$|\b(?:has|have|comes? with) \d[\d.,]* ?(?:oz|k?g|ml|l|lbs?|cups?|ounces|grams) per\b/iu;

/** "There's 20 song number book". */
const MANY_OF_ONE = /\bthere(?:['’]s| is) (?!1\b)\d/i;

/** "It has beginner PDF 22 pages": two things without a joint. */
const INNER_AMOUNT = /\b(?:has|have|there is|there are) (?!an? |the |up to )\p{L}[^,.:]* \d[\d.,]* \p{L}+s[.!?]$/iu;

/** "It has PositionIQ adjusts the sound": a whole sentence after "has". */
const SENTENCE_AFTER_HAS = /\b(?:has|have) (?!an? )(?:\S+ ){1,3}?(\p{L}+s) (?:the|your|its|you|any|every|an?)\b/iu;

/** Reviews a finished line as a strict reader would; returns the first fault found, or null. Pure. */
export function refuseLine(text: string, options: ReaderOptions): Refusal | null {
  if (/[{}|<>]|\bundefined\b|\bnull\b|\bNaN\b/.test(text)) return 'unfilled';
  if (!/^[\p{Lu}\p{N}"'“$€£¥₹₩.]/u.test(text) && !/^\p{Ll}\p{Lu}/u.test(text)) return 'no_sentence';
  if (!/[.!?]["”']?$/.test(text) || /[.,!?]{2}|\s{2}|\s[.,!?]/.test(text)) return 'no_sentence';
  // A maker may be called "Hip Hip Harriet".
  if (
    /\b(\p{L}{2,}) \1\b/iu.test(dropNames(text, options.names)) &&
    !/\b(?:so so|bye bye|no no|that that|had had|push push)\b/i.test(text)
  )
    return 'doubled_word';
  if (SMALL.test(text)) return 'small_letters';
  if (FILLER.test(text)) return 'filler';
  if (TAME_QUESTION.test(text)) return 'tame_question';
  if (DESCRIPTION.test(text)) return 'description';
  if (
    /\b(?:price|yours for|instead of|down from|you pay|price tag:?|price is) \d[\d.,]*(?![\d.,]*\s?\p{L})/iu.test(text)
  )
    return 'price_without_currency';
  return (
    splitSentences(text)
      .map((sentence) => refuseSentence(sentence, options))
      .find((refusal) => refusal !== null) ?? null
  );
}

const dropNames = (text: string, names: readonly string[]): string =>
  names.filter(Boolean).reduce((rest, name) => rest.replaceAll(name, '').replaceAll(withSmallStart(name), ''), text);

const splitSentences = (text: string): string[] => text.split(/(?<=[.!?:;])\s+/).filter(Boolean);
const toWords = (text: string): string[] =>
  text
    .split(/\s+/)
    .map((word) => word.toLowerCase().replace(/^[^\p{L}\p{N}$€£]+|[^\p{L}\p{N}%']+$/gu, ''))
    .filter(Boolean);

function refuseSentence(sentence: string, options: ReaderOptions): Refusal | null {
  for (const { 1: article = '', 2: next = '' } of sentence.matchAll(/\b(an?) ([\p{L}\p{N}][\p{L}\p{N}-]*)/giu))
    if (article.toLowerCase() !== articleFor(next) && !(article === 'A' && next.length === 1)) return 'article';
  if (NO_PART.test(sentence) || INNER_AMOUNT.test(sentence)) return 'no_part';
  if (MANY_OF_ONE.test(sentence)) return 'agreement';
  const clause = SENTENCE_AFTER_HAS.exec(sentence)?.[1];
  if (clause !== undefined && findThirdPersonBase(clause.toLowerCase()) !== null) return 'verb_after_article';
  const words = toWords(sentence);
  return refuseArticles(sentence, words) ?? refuseBareNoun(sentence) ?? refuseAgreement(sentence, words, options);
}

/** Refuses "A ribbed cuffs", and "a kangaroo pocket fits a small tablet" after "has". */
function refuseArticles(sentence: string, words: readonly string[]): Refusal | null {
  const object = /\b(?:has|have|with|get|gets)\s+an?\s+([^,.;:!?]+)/i.exec(sentence)?.[1];
  if (object !== undefined) {
    const rest = toWords(object);
    const verb = findVerb(rest);
    if (verb > 0 && !rest.slice(0, verb).some((word) => /^(?:that|which|who|to|where|when)$/.test(word)))
      return 'verb_after_article';
  }
  for (const [index, word] of words.entries()) {
    if (word !== 'a' && word !== 'an') continue;
    const phrase = takePhrase(words.slice(index + 1));
    const head = phrase.at(-1) ?? '';
    if (
      phrase.length > 0 &&
      findNoun(head)?.number === 'plural' &&
      !phrase.some((each) => NUMBER_WORD.test(each) || /-/.test(each)) &&
      !/^(?:few|lot|couple|pair|set|pack)$/.test(phrase[0] ?? '')
    )
      return 'article_before_plural';
  }
  return null;
}

/** Returns the words of a noun phrase up to its last noun, before any word that can't belong to it. */
function takePhrase(words: readonly string[]): string[] {
  const end = words.findIndex(
    (word, index) =>
      PREPOSITIONS.has(word) ||
      FUNCTION_WORDS.has(word) ||
      (index > 0 && (isBaseVerb(word) || findThirdPersonBase(word) !== null) && findNoun(word) === null),
  );
  const core = end < 0 ? [...words] : words.slice(0, end);
  const last = core.findLastIndex((word) => findNoun(word) !== null);
  return core.slice(0, last + 1);
}

/** Detects "It's removable washable cover": a thing in place of an attribute. */
function isBareThing(sentence: string): boolean {
  const rest = /^it(?:['’]s| is)\s+([^,.;:!?]+)/i.exec(sentence)?.[1];
  if (rest === undefined) return false;
  const words = toWords(rest);
  const [first = ''] = words;
  if (DETERMINERS.has(first) || NUMBER_WORD.test(first) || FUNCTION_WORDS.has(first) || first.endsWith("'s"))
    return false;
  const head = words.at(-1) ?? '';
  const isPhrase = words.length > 1 && takePhrase(words).length === words.length;
  return isPhrase && findNoun(head)?.number === 'singular' && !isAdjective(head);
}

/** Refuses "Comes with kangaroo pocket", "with 28 litre main compartment", "It screws included". */
function refuseBareNoun(sentence: string): Refusal | null {
  if (isBareThing(sentence) || /^it \p{L}+ (?:included|supplied|attached|provided)\b/iu.test(sentence))
    return 'bare_noun';
  for (const { 1: object = '' } of sentence.matchAll(/\bwith (\d[^,.;:!?]*)/gi))
    if (MEASURE.test(object) && findNoun(takePhrase(toWords(object)).at(-1) ?? '')?.number === 'singular')
      return 'bare_noun';
  for (const { 1: object = '' } of sentence.matchAll(BARE_AFTER)) {
    const words = toWords(object);
    const [first = ''] = words;
    if (DETERMINERS.has(first) || NUMBER_WORD.test(first) || first.endsWith("'s") || FUNCTION_WORDS.has(first))
      continue;
    const phrase = takePhrase(words);
    const head = phrase.at(-1) ?? '';
    const noun = findNoun(head);
    const isWhole =
      phrase.length === words.length ||
      PREPOSITIONS.has(words[phrase.length] ?? '') ||
      /^(?:and|or)$/.test(words[phrase.length] ?? '');
    if (noun?.number === 'singular' && isWhole && !isAdjective(head) && !NUMBER_WORD.test(phrase.at(-2) ?? ''))
      return 'bare_noun';
  }
  return null;
}

function refuseAgreement(sentence: string, words: readonly string[], { number, names }: ReaderOptions): Refusal | null {
  for (const [index, word] of words.entries()) {
    const next = words[index + 1] ?? '';
    const after = /^(?:also|even|still|just|never|always|really|easily|quickly|only)$/.test(next)
      ? (words[index + 2] ?? '')
      : next;
    if (
      /^(?:they|we|you)$/.test(word) &&
      (SINGULAR_VERBS.test(after) || (findThirdPersonBase(after) !== null && findNoun(after) === null))
    )
      return 'agreement';
    if (
      word === 'it' &&
      index === 0 &&
      (PLURAL_VERBS.test(after) ||
        (isBaseVerb(after) && findThirdPersonBase(after) === null && !isAdjective(after) && findNoun(after) === null))
    )
      return 'agreement';
    if (/^(?:these|those)$/.test(word) && SINGULAR_VERBS.test(after)) return 'agreement';
    if (word === 'this' && PLURAL_VERBS.test(after)) return 'agreement';
    // Refuses "One players", "1 pieces".
    if (/^(?:1|one)$/.test(word) && findNoun(next)?.number === 'plural' && !(words[index + 2] ?? 's').endsWith('s'))
      return 'agreement';
  }
  for (const name of names) {
    const at = name === '' ? -1 : sentence.toLowerCase().indexOf(name.toLowerCase());
    if (at < 0) continue;
    const [next = ''] = toWords(sentence.slice(at + name.length));
    if (/^[\s,]*[^\s,]/.test(sentence.slice(at + name.length)) && sentence.charAt(at + name.length) === ',') continue;
    if (number === 'plural' && SINGULAR_VERBS.test(next)) return 'agreement';
    if (
      (number === 'singular' || number === 'uncountable') &&
      PLURAL_VERBS.test(next) &&
      !/^(?:come|go|do)$/.test(next)
    )
      return 'agreement';
  }
  return null;
}
