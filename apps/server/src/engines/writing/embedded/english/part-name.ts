import { numberOfNoun } from './grammar/countability.ts';
import { completeNouns } from './listed/complete-nouns.ts';
import { findNoun, findThirdPersonBase, isAdjective, isBaseVerb, PREPOSITIONS } from './lexicon.ts';
import { articleFor, lacksArticle } from './noun-phrase.ts';
import { type TaggedWord, tagWords } from './prose/tagged-words.ts';

/** How a garment is cut: "long sleeve", "regular fit". */
const OF_CUT = /^(?:size|sleeve|fit|neck|length|rise|waist|leg|cut|style|inseam)$/;
/** Ends of nouns that may name no single thing: "suppression", "equipment". */
export const MAYBE_MASS = /(?:fastening|ion|ment|ship|hood|dom|th|ics|ly|[^-]ed)$/;
/** What stands behind a thing and says where it is or what was done with it. */
const DONE = /^(?:built|made|sewn|set|held|cut|each|that|which)$/;

/** "Solo mode included." stands bare. */
const OF_PARCEL = /^(?:included|supplied|provided|needed|required)$/;

/**
 * Gives a part its article where its noun is no listed one, or where its place follows: "a die-cast enclosure", "a cup
 * built into the cap". Null if a word of it may be a verb, or its noun names stuff. Expects a small first letter.
 */
export function namePart(inside: string): string | null {
  const [left = '', right, another] = inside.split(' and ');
  if (right !== undefined && another === undefined && !/[,:;]/.test(inside)) {
    const both = [namePart(left), namePart(right)];
    return both.every((each) => each !== null) ? both.join(' and ') : null;
  }
  const tagged = tagWords(inside);
  const end = tagged.findIndex(({ word, pos }, at) => at > 0 && isBehindThing(word, pos));
  const thing = end < 0 ? tagged : tagged.slice(0, end);
  const head = thing.at(-1)?.word ?? '';
  // "Third party tested" is no party.
  if (end === tagged.length - 1) return null;
  // "Bullet feet level on uneven floors": several, and what they do.
  if (thing.slice(0, -1).some(({ word }) => /[a-z]{2}[^su'’]s$|^feet$/.test(word) && numberOfNoun(word) === 'plural'))
    return null;
  if (
    !thing.every(isOfThing) ||
    !isOneThing(head, thing.length, end < 0 ? undefined : `${tagged[end]?.word} ${tagged[end + 1]?.word ?? ''}`)
  )
    return null;
  if (tagged.some(({ word }) => OF_PARCEL.test(word))) return null;
  const length = thing.at(-1)?.end ?? 0;
  const name = inside.slice(0, length);
  if (!lacksArticle(name)) return null;
  return `${articleFor(name)} ${name}${completeNouns(inside, -1).slice(completeNouns(name, -1).length)}`;
}

const isBehindThing = (word: string, pos: string): boolean =>
  PREPOSITIONS.has(word) ||
  word === 'to' ||
  DONE.test(word) ||
  (pos === 'VERB' && /[a-z]{3}ed$/.test(word) && !OF_PARCEL.test(word));

/** Whether a word can stand in the name of a thing: "noise cancelling chip", "quick-release buckle". */
const isOfThing = ({ word, pos }: TaggedWord, at: number): boolean =>
  /^(?:NOUN|PROPN|ADJ|NUM)$/.test(pos) ||
  word.includes('-') ||
  (pos === 'VERB' && (at > 0 ? /[a-z]{3}ing$/ : /[a-z]{3}(?:ed|ing)$/).test(word));

function isOneThing(head: string, words: number, behind: string | undefined): boolean {
  if (!/^\p{L}[\p{L}-]+$/u.test(head) || numberOfNoun(head) !== 'singular' || isAdjective(head) || OF_CUT.test(head))
    return false;
  if (findNoun(head)?.number === 'singular')
    return (
      words > 1 ||
      // "Top made of fabric", "cup for the milk".
      (behind !== undefined &&
        (DONE.test(behind.split(' ')[0] ?? '') || /^under \d/.test(behind) || findThirdPersonBase(`${head}s`) === null))
    );
  return words > 1 && !isBaseVerb(head) && findThirdPersonBase(`${head}s`) === null && !MAYBE_MASS.test(head);
}
