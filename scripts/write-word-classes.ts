// Writes the classes of English words that the grammar of clauses reads, from the database files of WordNet:
// `node scripts/write-word-classes.ts <folder with data.noun, index.noun, index.sense …>`. Run when its rules change.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const OUTPUT = 'apps/server/src/engines/writing/embedded/english/grammar/word-classes.json';
const folder = process.argv[2];
if (folder === undefined) throw new Error('Name the folder with the database files of WordNet.');

const readLines = (file: string): string[] => readFileSync(path.join(folder, file), 'utf8').split('\n');

/** Numbers of WordNet's lexicographer files. */
const ARTIFACT = 6;
const BODY = 8;
const FOOD = 13;
const PLACE = 15;
const SUBSTANCE = 27;
const TIME = 28;
/** First senses that name one thing whatever the next ones are: animals, artifacts, the body, people, plants. */
const SURELY_COUNTED = new Set([5, ARTIFACT, BODY, 18, 20]);
const COUNTED = new Set([3, 5, ARTIFACT, BODY, 10, 14, PLACE, 17, 18, 20, 23, 25, 28]);
/** Nouns of these are listed even where no text of WordNet's corpus has them. */
const OF_GOODS = new Set([ARTIFACT, BODY, FOOD, 17, 25, SUBSTANCE]);
/** "Fabric" and "material": what is under them is stuff. */
const STUFF_ROOTS = new Set(['03314753', '14604877']);
/** What may follow the last word of a noun phrase. */
const ENDS_PHRASE =
  /^(?:[,.!?:]?|and|or|but|that|which|who|when|is|are|was|were|to|of|in|on|at|by|from|for|with|into|as|than|if|while|because|so)$/;
const DETERMINER = /^(?:an?|the|its|his|her|your|their|my|our|this|that|each|every|any|some|no)$/;
const BEFORE_THING =
  /^(?:of|in|on|at|by|from|to|into|under|over|for|with|without|through|during|after|before|off|out|against|across|along|around|behind|inside|outside|near|upon)$/;
const LONGEST_RARE = 12;
const LONGEST = 14;

const fileOf = new Map<string, number>();
const above = new Map<string, string>();
for (const line of readLines('data.noun')) {
  if (!/^\d{8}/.test(line)) continue;
  fileOf.set(line.slice(0, 8), Number(line.slice(9, 11)));
  const [, parent] = /@ (\d{8})/.exec(line) ?? [];
  if (parent !== undefined) above.set(line.slice(0, 8), parent);
}

const counts = new Map<string, number>();
for (const line of readLines('index.sense')) {
  const [, word, part, count] = /^([a-z]+)%(\d):\S+ \d{8} \d+ (\d+)/.exec(line) ?? [];
  if (word !== undefined) counts.set(`${word}:${part}`, (counts.get(`${word}:${part}`) ?? 0) + Number(count));
}
/** How often WordNet's corpus has a word as a noun (1), a verb (2) or a quality (3 and 5). */
const count = (word: string, ...parts: number[]): number =>
  parts.reduce((sum, part) => sum + (counts.get(`${word}:${part}`) ?? 0), 0);

interface Lemma {
  word: string;
  /** The places of its senses, the most frequent first. */
  senses: string[];
}
const readLemmas = (part: string): Lemma[] =>
  readLines(`index.${part}`)
    .filter((line) => /^[a-z]/.test(line))
    .map((line) => {
      const fields = line.trim().split(' ');
      return { word: fields[0] ?? '', senses: fields.slice(-Number(fields[2])) };
    });

const isPlural = (word: string): boolean => /[^su]s$/.test(word);

const isStuff = (sense: string): boolean => {
  for (let at: string | undefined = sense, depth = 0; at !== undefined && depth < 20; at = above.get(at), depth += 1)
    if (STUFF_ROOTS.has(at)) return true;
  return false;
};
const isIn = (files: ReadonlySet<number>, sense: string): boolean => files.has(fileOf.get(sense) ?? 0);

const all = readLemmas('noun');
const isShort = ({ word }: Lemma): boolean => new RegExp(`^[a-z]{2,${LONGEST}}$`).test(word);
const nouns = all.filter(isShort);
const verbs = readLemmas('verb').filter(isShort);
const qualities = readLemmas('adj').filter(isShort);
const isNoun = new Set(nouns.map(({ word }) => word));
const isVerb = new Set(verbs.map(({ word }) => word));
const isAdjective = new Set(qualities.map(({ word }) => word));

const counted: string[] = [];
const stuff: string[] = [];
const either: string[] = [];
for (const { word, senses } of nouns) {
  const first = senses[0] ?? '';
  const isListed =
    count(word, 1) > 0 ||
    (isVerb.has(word) && count(word, 2) > 0) ||
    senses.some((sense) => isIn(OF_GOODS, sense) || (fileOf.get(sense) === PLACE && above.has(sense)));
  if (!isListed || (count(word, 1) === 0 && word.length > LONGEST_RARE)) continue;
  const deciding = isIn(SURELY_COUNTED, first) ? [first] : senses.slice(0, 2);
  if (fileOf.get(first) === SUBSTANCE || isStuff(first)) stuff.push(word);
  else if (isIn(COUNTED, first) && deciding.every((sense) => isIn(COUNTED, sense) && !isStuff(sense)))
    counted.push(word);
  else either.push(word);
}

/** "Electric", "white": rather how a thing is. */
const isRatherQuality = (word: string): boolean =>
  isAdjective.has(word) && count(word, 3, 5) > 0 && count(word, 3, 5) >= count(word, 1);
const sensesOf = new Map(nouns.map(({ word, senses }) => [word, senses]));
const { told, bareBehind } = countArticles(new Set([...counted, ...stuff, ...either]));
/** "At dusk" shows that a time of day stands bare; a thing in a fixed phrase is no stuff. */
const leastBare = (file: number): number => (file === TIME ? 1 : OF_GOODS.has(file) ? 8 : 2);
/** Moves words that WordNet's own definitions and examples use otherwise than their senses say. */
const move = (from: string[], to: string[], isOther: (use: ArticleUse, word: string) => boolean): void => {
  const moved = from.filter(
    (word) => !isPlural(word) && !isRatherQuality(word) && isOther(told.get(word) ?? { withA: 0, bare: 0 }, word),
  );
  for (const word of moved) from.splice(from.indexOf(word), 1);
  to.push(...moved);
};
move(either, counted, ({ withA, bare }) => withA >= 2 && withA >= 3 * bare);
move(either, stuff, ({ withA, bare }) => withA === 0 && bare >= 2);
move(
  counted,
  stuff,
  ({ withA, bare }, word) => withA === 0 && bare >= leastBare(fileOf.get(sensesOf.get(word)?.[0] ?? '') ?? 0),
);
move(stuff, counted, ({ withA, bare }) => withA >= 3 && withA > 2 * bare);
for (const list of [counted, stuff]) list.sort();

const usualVerbs = verbs
  .map(({ word }) => word)
  .filter((word) => count(word, 2) > 0 || (!isNoun.has(word) && !isAdjective.has(word) && word.length < LONGEST_RARE));
const isCounted = new Set(counted);
const pairs = all
  .filter(({ word }) => /^[a-z]{2,}_[a-z]{3,}$/.test(word))
  .map(({ word, senses }) => ({ pair: word.split('_'), sense: senses[0] ?? '' }));
const join = (words: readonly string[]): string => words.join(' ');

interface ArticleUse {
  /** How often a noun ends its phrase behind "a", and behind a preposition without any article. */
  withA: number;
  bare: number;
}

/** Counts how the definitions and examples of all words use nouns, and lists "by hand", "in place", "at night". */
function countArticles(known: ReadonlySet<string>): {
  told: ReadonlyMap<string, ArticleUse>;
  bareBehind: string[];
} {
  const told = new Map<string, ArticleUse>();
  const behind = new Map<string, { bare: number; determined: number }>();
  const texts = ['noun', 'verb', 'adj', 'adv']
    .flatMap((part) => readLines(`data.${part}`))
    .filter((line) => /^\d{8}/.test(line))
    .flatMap((line) => (line.split(' | ')[1] ?? '').toLowerCase().split(/[;"()]/));
  for (const text of texts) {
    const words = text.match(/[a-z]+(?:['-][a-z]+)*|[,.!?:]/g) ?? [];
    for (const [at, word] of words.entries()) {
      const [before = '', next = ''] = [words[at - 1], words[at + 1]];
      if (!known.has(word) || !ENDS_PHRASE.test(next)) continue;
      const use = told.get(word) ?? { withA: 0, bare: 0 };
      told.set(word, use);
      const isDetermined = DETERMINER.test(before);
      if (/^an?$/.test(before)) use.withA += 1;
      else if (BEFORE_THING.test(before)) use.bare += 1;
      const preposition = isDetermined ? (words[at - 2] ?? '') : before;
      if (!BEFORE_THING.test(preposition)) continue;
      const pair = behind.get(`${preposition}-${word}`) ?? { bare: 0, determined: 0 };
      behind.set(`${preposition}-${word}`, pair);
      if (isDetermined) pair.determined += 1;
      else pair.bare += 1;
    }
  }
  return {
    told,
    bareBehind: [...behind]
      .filter(([pair, { bare, determined }]) => !pair.startsWith('of-') && bare >= 2 && bare > 2 * determined)
      .map(([pair]) => pair),
  };
}

const classes = {
  counted: join(counted),
  stuff: join(stuff),
  either: join(either),
  verbs: join(usualVerbs),
  mostlyVerbs: join(usualVerbs.filter((word) => isNoun.has(word) && count(word, 2) > 2 * count(word, 1))),
  mostlyNouns: join(usualVerbs.filter((word) => isNoun.has(word) && count(word, 1) > 2 * count(word, 2))),
  qualities: join(
    qualities
      .map(({ word }) => word)
      .filter(
        (word) =>
          (count(word, 3, 5) > 0 || (!isNoun.has(word) && word.length < LONGEST_RARE)) &&
          count(word, 1) <= 3 * (count(word, 3, 5) + 1),
      ),
  ),
  /** "in-place": what stands without an article behind a preposition, though it is counted. */
  bareBehind: join(
    bareBehind
      .filter((pair) => !stuff.includes(pair.split('-')[1] ?? '') && !isPlural(pair.split('-')[1] ?? ''))
      .toSorted(),
  ),
  gerundCompounds: join(
    pairs
      .filter(({ pair, sense }) => pair[0]?.endsWith('ing') && isIn(new Set([ARTIFACT, FOOD]), sense))
      .map(({ pair }) => pair.join('-')),
  ),
  countedCompounds: join(
    pairs
      .filter(({ pair: [before = '', last = ''], sense }) => {
        const isThing = fileOf.get(sense) === ARTIFACT && above.has(sense) && !isStuff(sense);
        return (
          isThing &&
          before.length > 2 &&
          isNoun.has(last) &&
          !isCounted.has(last) &&
          !before.endsWith('ing') &&
          !last.endsWith('s')
        );
      })
      .map(({ pair }) => pair.join('-')),
  ),
};
writeFileSync(OUTPUT, `${JSON.stringify(classes, null, 2)}\n`);
