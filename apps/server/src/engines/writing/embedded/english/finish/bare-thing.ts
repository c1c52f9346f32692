import { numberOfNoun } from '../grammar/countability.ts';
import { findNoun, findThirdPersonBase, FUNCTION_WORDS, isAdjective, isBaseVerb, PREPOSITIONS } from '../lexicon.ts';
import { ENDS_IN_MATERIAL } from '../materials.ts';
import { hasDeterminer, lacksArticle } from '../noun-phrase.ts';
import { MAYBE_MASS } from '../part-name.ts';
import { type TaggedWord, tagWords } from '../prose/tagged-words.ts';

const DONE = /^(?:built|made|sewn|set|held|cut|kept)$|[a-z]{3}ed$/;

/** Nouns that also stand bare as how something is: "full size", "regular fit". */
const BARE_HEAD =
  /^(?:size|fit|length|sleeve|neck|cut|rise|waist|hand|home|use|day|night|life|assembly|weight|colou?r|minute|hour|person|piece|pair)$/;

interface Reading {
  thing: readonly TaggedWord[];
  behind: readonly TaggedWord[];
}

/** Reads the words of a thing at the start of a text; null if it does not begin with a bare one. */
export function readThing(text: string): Reading | null {
  const [first = ''] = text.toLowerCase().split(' ');
  if (hasDeterminer(text) || FUNCTION_WORDS.has(first) || PREPOSITIONS.has(first)) return null;
  // "16 to 18-inch chain" is one.
  const tagged = tagWords(text.replace(/(\d) to (?=\d)/g, '$1-'));
  // "Twenty minutes before bed is enough."
  if (tagged[0]?.pos === 'NUM' && /^\p{L}+$/u.test(tagged[0].word) && tagged[0].word !== 'one') return null;
  const end = tagged.findIndex((word, at) => !isOfThing(word, at, tagged));
  const thing = end < 0 ? tagged : tagged.slice(0, end);
  return thing.length === 0 ? null : { thing, behind: end < 0 ? [] : tagged.slice(end) };
}

const isOfThing = ({ word, pos }: TaggedWord, at: number, all: readonly TaggedWord[]): boolean => {
  if (at === 0 && (pos === 'SYM' || isAdjective(word))) return true;
  if (/^(?:PUNCT|ADP|DET|PRON|AUX|CCONJ|SCONJ|ADV|PART|SYM|X)$/.test(pos) || PREPOSITIONS.has(word)) return false;
  // "Smells like rain" begins with its verb.
  if (at === 0 && findThirdPersonBase(word) !== null && findNoun(word) === null) return false;
  if (/^(?:NOUN|PROPN|ADJ|NUM)$/.test(pos))
    return !(
      at > 0 &&
      isFinite({ word, pos }) &&
      (isObject(all[at + 1]) || (findNoun(word) === null && all[at + 1]?.pos !== 'PUNCT'))
    );
  // "Blackout nose flap": a listed thing before a mark or a place, which the tagger takes for a verb.
  const next = all[at + 1]?.pos ?? 'PUNCT';
  if (pos === 'VERB' && at > 0 && findNoun(word)?.number === 'singular' && /^(?:PUNCT|ADP|CCONJ)$/.test(next))
    return true;
  // "Noise cancelling chip", "padded sleeve"; "doubles as a tray" has begun with its verb.
  return pos === 'VERB' && (at > 0 ? /[a-z]{3}ing$/ : /[a-z]{3}(?:ed|ing)$/).test(word);
};

const isObject = (next: TaggedWord | undefined): boolean =>
  next !== undefined && /^(?:DET|PRON|ADP|NUM)$/.test(next.pos);

export const isFinite = ({ word, pos }: Pick<TaggedWord, 'word' | 'pos'>): boolean =>
  pos === 'AUX' || (findThirdPersonBase(word) !== null && (findNoun(word) === null || pos === 'VERB'));

/** "Spiral bound lies flat": what was done. */
const IRREGULAR = /^(?:bound|cut|made|sewn|woven|built|cast|spun|ground|hung|set|wound|drawn|blown|grown|worn|torn)$/;

/** Whether a verb in the singular follows a thing, at once or behind where it is or what it has. */
export function isSubjectOf(thing: readonly TaggedWord[], behind: readonly TaggedWord[]): boolean {
  const head = thing.at(-1)?.word ?? '';
  const end = behind.findIndex(({ pos, word }) => pos === 'PUNCT' || /^(?:that|which|who|so|and|or)$/.test(word));
  const near = end < 0 ? behind : behind.slice(0, end);
  const verb = near.findIndex(
    (each, at) =>
      isFinite(each) &&
      findThirdPersonBase(each.word) !== null &&
      (at === 0 || (each.pos === 'VERB' && near[at - 1]?.pos === 'NOUN')),
  );
  // "Foam handles" may be things, and no deed.
  if (verb < 0 || (near.length < verb + 2 && findNoun(near[verb]?.word ?? '') !== null)) return false;
  if (numberOfNoun(head) !== 'singular' || !/^\p{L}[\p{L}-]+$/u.test(head) || isAdjective(head)) return false;
  if (thing.some(({ pos }) => pos === 'PROPN')) return false;
  if (IRREGULAR.test(head)) return false;
  // "Crane lifts magnetic cargo".
  return findNoun(head) !== null || thing.length > 1 || (thing[0]?.pos === 'NOUN' && verb === 0 && near.length > 2);
}

/** Whether a thing is certainly a single one that lacks its article. */
export function isSingle(thing: readonly TaggedWord[], behind: readonly TaggedWord[]): boolean {
  const head = thing.at(-1)?.word ?? '';
  const name = thing.map(({ word }) => word).join(' ');
  const [next] = behind;
  // "Steel carabiners clip on": several, and what they do.
  if (thing.slice(0, -1).some(({ word }) => /[a-z]{2}[^su'’]s$|^feet$/.test(word) && numberOfNoun(word) === 'plural'))
    return false;
  if (/(?:ed|ly)$/.test(head)) return false;
  // "Heel height of 4 cm", "150 cm fabric width".
  if (
    thing.length > 1 &&
    /^(?:height|width|length|depth|weight|diameter|thickness|capacity|range|speed|strength|force|pressure|torque|output|load|life)$/.test(
      head,
    )
  )
    return next?.word === 'of' || (next === undefined && /^\d/.test(name));
  if (!/^\p{L}[\p{L}-]+$/u.test(head) || !lacksArticle(name) || numberOfNoun(head) !== 'singular') return false;
  // "Juicy chicken, crunchy cabbage and rice" is a list of what goes in.
  if (next?.pos === 'PUNCT' && behind.some(({ word }) => word === 'and')) return false;
  if (isAdjective(head) || ENDS_IN_MATERIAL.test(head) || BARE_HEAD.test(head)) return false;
  if (findNoun(head)?.number !== 'singular' && !isCountable(thing)) return false;
  // "Stone milled to order", "battery included": what was done.
  if (next?.word !== 'made' && next?.pos === 'VERB' && DONE.test(next.word)) return false;
  // "Top made of fabric".
  if (thing.length === 1 && next?.word === 'made' && behind[1]?.word === 'of') return true;
  if (thing.length === 1) return next !== undefined && isFinite(next) && !isBaseVerb(head);
  return true;
}

/** An unlisted noun behind others, whose ending names no stuff and whose word is no verb. */
function isCountable(thing: readonly TaggedWord[]): boolean {
  const { word: head = '', pos } = thing.at(-1) ?? {};
  return (
    thing.length > 1 &&
    pos === 'NOUN' &&
    findNoun(head) === null &&
    // "Flow rate" behind an amount: enough stands before it to tell that it is no verb.
    (thing.length > 2 || (!isBaseVerb(head) && findThirdPersonBase(`${head}s`) === null)) &&
    !MAYBE_MASS.test(head) &&
    !SUBSTANCE.test(head) &&
    !(thing[0]?.word ?? '').includes('%') &&
    !/^\d[\d.,]*(?:k?g|mg|mcg|oz|ml|cl|l|lbs?)$/.test(thing[0]?.word ?? '') &&
    !(thing.length < 4 && thing[0]?.pos === 'NUM' && OF_STUFF.test(thing[1]?.word ?? ''))
  );
}

/** "Zinc oxide", "sodium chloride". */
const SUBSTANCE = /(?:[a-z]{2}(?:ide|ate|ine|ol|ose|ein|ase|ene|ium|yl)|acid|oil|extract|powder|zinc|biotin|retinol)$/;

/** What a weight counts is stuff, unless its noun is listed: "20 g collagen". */
const OF_STUFF = /^(?:k?g|mg|mcg|oz|ml|cl|l|lbs?|grams?|ounces?)$/;

export const isSure = (thing: readonly TaggedWord[]): boolean => {
  const head = thing.at(-1)?.word ?? '';
  return findNoun(head) !== null || ENDS_IN_MATERIAL.test(head) || numberOfNoun(head) === 'plural';
};
