import type { Product } from '@reelwright/contracts';
import { findKind, type KindMatch } from '@reelwright/product-kinds';
import { cleanLine } from '../../clean-text.ts';
import { spellOut } from '../text/spell-out.ts';
import { isKnownWord } from '../known-word.ts';
import { findNoun, findThirdPersonBase, isAdjective, isBaseVerb, toPluralNoun } from '../lexicon.ts';
import type { ProductWords } from './find-subject.ts';
import type { ProseFact } from './phrase-facts.ts';
import { readProse } from './read-prose.ts';
import { tagWords } from './tagged-words.ts';
import { readRelatives, readWhole } from './whole-sentence.ts';

/** The end of a compound may stand for it: "the ball" is the basketball. */
const LEAST_END = 4;
/** Things that a shop calls what it sells. */
const SOLD = /^(?:product|item|set|kit|bundle|collection|service|design|piece|duo|trio)s?$/;
/** Longer sentences are lists of search words. */
const MOST_CHARACTERS = 600;

/** Advice on use and care, which nobody buys for. */
const ADVICE =
  /^(?:apply|place|use|store|wash|keep|mix|add|take|rinse|shake|pour|put|leave|wait|remove|allow|avoid|read|cut|serve|enjoy|refrigerate|massage|spray|water|clean|wipe|soak|heat|insert|plug|download|cancel|book|order|pay|choose|select|visit|try|simply|just)\b/i;
/** Longer fragments are hard to follow. */
const LONGEST_FRAGMENT = 9;

/**
 * Whether a sentence of running text of which the grammar finds nothing may be used as it is: a phrase without a
 * finite verb, or an order that tells an amount ("Learn to paint in 6 weeks"). What else it says is not of the product.
 */
export function isPlainFragment(sentence: string, mostWords = LONGEST_FRAGMENT): boolean {
  const words = tagWords(cleanLine(sentence)).filter(({ pos }) => pos !== 'PUNCT');
  const [first, second] = words;
  if (first === undefined || words.length > mostWords || words.some(({ word }) => word === 'or')) return false;
  if (first.word === 'learn') return true;
  if (words.some(({ word }) => /^(?:you|your|who|what|why|how)$/.test(word))) return false;
  const isStatement = findThirdPersonBase(first.word) !== null && !/^(?:of|and|or)$/.test(second?.word ?? '');
  if (isStatement) return true;
  const isOrder =
    !/(?:ed|en|wn|lt|de|ut|ght|und|ing)$/.test(first.word) &&
    (first.pos === 'VERB' ||
      (isBaseVerb(first.word) && /^(?:yourself|themselves|it|them|up|down|out|off)$/.test(second?.word ?? '')) ||
      (isBaseVerb(first.word) && findNoun(first.word) === null && !isAdjective(first.word)));
  if (isOrder) return !ADVICE.test(sentence) && words.some(({ pos }) => pos === 'NUM');
  return !words.some(
    ({ pos, word }, index) =>
      pos === 'AUX' || (pos === 'VERB' && index > 0 && !/(?:ed|en|wn|lt|de|ut|ght|und|ing)$/.test(word)),
  );
}

export interface ProseReader {
  /** Reads the facts of a sentence. */
  readFacts(sentence: string): ProseFact[];
  /** Reads a short sentence as it stands; null if it is not certainly whole. */
  readWhole(sentence: string): ProseFact | null;
  /** Reads what the parts in a longer sentence do: "a dome that withstands high winds". */
  readRelatives(sentence: string): ProseFact[];
}

/** Reads sentences about one product. */
export function createProseReader(product: Product, match: KindMatch | undefined): ProseReader {
  const words = nameProduct(product, match);
  const readFacts = (sentence: string): ProseFact[] => {
    const text = unshout(spellOut(cleanLine(sentence)))
      .replace(/\s*\([^)]*\)?/g, '')
      .replace(/"/g, '')
      .replace(/[.!\s]+$/, '');
    return text.length > MOST_CHARACTERS ? [] : readProse(text, words);
  };
  const clean = (sentence: string): string => unshout(spellOut(cleanLine(sentence)));
  return {
    readFacts,
    readWhole: (sentence) => readWhole(clean(sentence), words),
    readRelatives: (sentence) => readRelatives(clean(sentence), words),
  };
}

/** Capitals tell the tagger nothing, and mislead it. */
function unshout(text: string): string {
  const letters = text.replace(/[^\p{L}]/gu, '');
  return letters.length > 8 && letters === letters.toUpperCase()
    ? text
        .toLowerCase()
        .replace(/\b(?:kg|l|ml|led|usb|uv|ip\d\d)\b/g, (word) =>
          /^(?:l|led|usb|uv|ip)/.test(word) ? word.toUpperCase() : word,
        )
    : text;
}

function nameProduct({ name, brand = '' }: Product, match: KindMatch | undefined): ProductWords {
  const last = (text: string): string =>
    text
      .toLowerCase()
      .split(/[\s-]+/)
      .at(-1) ?? '';
  // The remote of a camera "with remote" is not the camera.
  const [front = name] = name.split(/\s+(?:with|for|w\/|and|&)\s|[,(|:]|\s[-–—]\s/i);
  const heads = match ? [match.head, match.kind.en.singular, match.kind.en.plural].map(last) : [last(front)];
  const own = new Set(heads.flatMap((noun) => [noun, toPluralNoun(noun), noun.replace(/s$/, '')]));
  const nouns = [last(front), ...(match ? [match.head, match.kind.en.singular, match.kind.en.plural].map(last) : [])];
  const all = new Set(nouns.flatMap((noun) => [noun, toPluralNoun(noun), noun.replace(/s$/, '')]));
  const proper = new Set(`${front} ${brand}`.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}'’.-]*/gu) ?? []);
  return {
    isNamed: (word) => proper.has(word) || proper.has(toPluralNoun(word)) || proper.has(word.replace(/s$/, '')),
    isProperName: (own) =>
      own.length > 0 &&
      own.every((word) => proper.has(word)) &&
      (own.length > 1 || (own[0] !== undefined && /\p{L}/u.test(own[0]) && !isKnownWord(own[0]))),
    isName: (word) =>
      SOLD.test(word) || all.has(word) || (word.length >= LEAST_END && [...all].some((noun) => noun.endsWith(word))),
    isHead: (word) => own.has(word) || /^(?:product|item)s?$/.test(word),
    isKind: (word) => findKind({ name: word })?.source === 'name',
  };
}
