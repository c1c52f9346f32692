import { findNoun, findThirdPersonBase, isAdjective, isBaseVerb } from '../lexicon.ts';
import { numberOfNoun } from './countability.ts';
import table from './word-classes.json' with { type: 'json' };

/** Looks up words in a list. Splits it at the first lookup: every process loads this table, and few use it. */
function words(list: string): Pick<ReadonlySet<string>, 'has'> {
  let known: ReadonlySet<string> | undefined;
  return { has: (word) => (known ??= new Set(list.split(' '))).has(word) };
}

// Common words of WordNet, by what they can be. "Counted" nouns name things of which there are several; "either" are
// both counted and stuff, so that they stand with an article and without.
const COUNTED = words(table.counted);
const STUFF = words(table.stuff);
const EITHER = words(table.either);
const VERBS = words(table.verbs);
const MOSTLY_VERBS = words(table.mostlyVerbs);
const MOSTLY_NOUNS = words(table.mostlyNouns);
const QUALITIES = words(table.qualities);
const GERUND_COMPOUNDS = words(table.gerundCompounds);
const COUNTED_COMPOUNDS = words(table.countedCompounds);
const BARE_BEHIND = words(table.bareBehind);

/** How a noun takes its article: one thing, several, stuff, or what is said both ways. */
export type NounClass = 'one' | 'many' | 'stuff' | 'either';

const IRREGULAR: Readonly<Record<string, string>> = {
  leaves: 'leaf',
  knives: 'knife',
  shelves: 'shelf',
  halves: 'half',
  loaves: 'loaf',
  wolves: 'wolf',
  lives: 'life',
  calves: 'calf',
  scarves: 'scarf',
  feet: 'foot',
  teeth: 'tooth',
  mice: 'mouse',
  geese: 'goose',
  children: 'child',
  men: 'man',
  women: 'woman',
  people: 'person',
  dice: 'die',
};

const isNounStem = (word: string): boolean =>
  COUNTED.has(word) || STUFF.has(word) || EITHER.has(word) || findNoun(word) !== null;

/** Returns the singular of a plural that some list has; null if the word is none. */
function findSingular(word: string): string | null {
  const irregular = IRREGULAR[word];
  if (irregular !== undefined) return irregular;
  if (!/[^s'’]s$/.test(word) || /(?:ous|us|is|ss|lens|canvas|gas|atlas|series)$/.test(word)) return null;
  const stems = [
    word.slice(0, -1),
    ...(word.endsWith('ies') ? [`${word.slice(0, -3)}y`] : []),
    ...(/(?:[sxz]|ch|sh|o)es$/.test(word) ? [word.slice(0, -2)] : []),
  ];
  return stems.find((stem) => stem.length > 2 && isNounStem(stem)) ?? null;
}

/** The class of a noun; null for a word that no list knows as one. Expects small letters. */
export function classOfNoun(written: string): NounClass | null {
  const word = written.includes('-') ? (written.split('-').at(-1) ?? written) : written;
  if (/^(?:algae|bacteria|data|media|debris|tile|tape)$/.test(word)) return 'stuff';
  if (/^(?:shot|nail|pick)$/.test(word)) return 'one';
  if (/^(?:fruit|seed|grain)$/.test(word)) return 'either';
  // "Carry-on", "grown-ups".
  const [, more] = /^[a-z]+-(?:on|in|up|off|out|down|over|by)(s?)$/.exec(written) ?? [];
  if (more !== undefined) return more === '' ? 'one' : 'many';
  if (findSingular(word) !== null && findNoun(word)?.number !== 'singular') return 'many';
  if (isNounStem(word)) {
    const listed = findNoun(word);
    if (listed?.number === 'plural') return 'many';
    if (listed !== null) {
      const number = numberOfNoun(word);
      return number === 'singular' ? 'one' : number === 'plural' ? 'many' : 'stuff';
    }
    if (numberOfNoun(word) === 'uncountable') return 'stuff';
    return COUNTED.has(word) ? 'one' : 'either';
  }
  // "Fastener", "squeegee-holder": what its ending makes a thing.
  if (/[a-z]{3}(?:er|or)$/.test(word) && VERBS.has(word.replace(/(?:er|or)$/, ''))) return 'one';
  if (/[a-z]{3}(?:ness|ment|ity|ance|ence|tion|sion)$/.test(word)) return 'either';
  return null;
}

/** Whether a word is a verb as it stands: "keep", "grip". */
export const isVerbBase = (word: string): boolean => isBaseVerb(word) || VERBS.has(word);

/** "keeps" gives "keep", "carries" "carry"; null if it is no verb in the third person. */
export function baseOfThird(word: string): string | null {
  const listed = findThirdPersonBase(word);
  if (listed !== null) return listed;
  if (!/[^s'’]s$/.test(word) || /(?:ous|us|is|ss)$/.test(word)) return null;
  const stems = [
    ...(word.endsWith('ies') ? [`${word.slice(0, -3)}y`] : []),
    ...(/(?:[sxz]|ch|sh|o)es$/.test(word) ? [word.slice(0, -2)] : []),
    word.slice(0, -1),
  ];
  return stems.find((stem) => VERBS.has(stem)) ?? null;
}

/** "cutting" gives "cut"; null if it is no form in -ing of a listed verb. */
export function baseOfGerund(word: string): string | null {
  if (!/[a-z]{2}ing$/.test(word)) return null;
  const stem = word.slice(0, -3);
  const stems = [
    stem,
    `${stem}e`,
    ...(/([bdgklmnprtz])\1$/.test(stem) ? [stem.slice(0, -1)] : []),
    ...(stem.endsWith('y') ? [`${stem.slice(0, -1)}ie`] : []),
  ];
  return stems.find((each) => isVerbBase(each)) ?? null;
}

/** "Washing machine", "cutting board": a form in -ing that names a thing together with the noun behind it. */
export const isGerundCompound = (gerund: string, noun: string): boolean =>
  GERUND_COMPOUNDS.has(`${gerund}-${noun}`) || GERUND_COMPOUNDS.has(`${gerund}-${noun.replace(/s$/, '')}`);

/** "Tape measure": two nouns that name one thing, though the last alone may be stuff. */
export const isCountedCompound = (before: string, noun: string): boolean => COUNTED_COMPOUNDS.has(`${before}-${noun}`);

const PARTICIPLES = words(
  'made built cut sewn spun set bound ground hung kept held wound lit fit knit cast fed left lost sold bought brought taught caught split spread worn woven driven drawn grown blown thrown frozen broken chosen written hidden given taken proven welded shut put hit bent sent lent spent laid paid said told felt dealt swept slept melted fed led read shaken forged rolled hewn mown sawn shown known torn born molten won run spun stuck struck swung strung',
);

/** Whether a word says what was done to a thing: "forged", "woven", "hand-linked". */
export function isParticiple(written: string): boolean {
  const word = written.includes('-') ? (written.split('-').at(-1) ?? written) : written;
  if (PARTICIPLES.has(word)) return true;
  if (!/[a-z]{2}ed$/.test(word)) return false;
  const stem = word.slice(0, -2);
  return [stem, `${stem}e`, word.slice(0, -3), `${word.slice(0, -3)}y`].some(
    (each) => isVerbBase(each) || isNounStem(each),
  );
}

/** Whether a word is a quality: "slim", "washable". */
export const isQuality = (word: string): boolean => isAdjective(word) || QUALITIES.has(word);

/** How much rather a word that is both is the verb (1), the noun (-1), or neither (0). Expects the base form. */
export const leanOf = (base: string): -1 | 0 | 1 => (MOSTLY_VERBS.has(base) ? 1 : MOSTLY_NOUNS.has(base) ? -1 : 0);

/** "By hand", "in place", "at night": a counted noun that stands without an article behind a preposition. */
export const isBareBehind = (preposition: string, noun: string): boolean => BARE_BEHIND.has(`${preposition}-${noun}`);
