import { findNoun, findThirdPersonBase, FUNCTION_WORDS, isAdjective, isBaseVerb, PREPOSITIONS } from './lexicon.ts';
import { capitalise } from './noun-phrase.ts';
import { plainText, type SourcedText } from '../sourced-text.ts';
import { nameKind, type ProductKind } from './product-name.ts';
import type { SellingPoint } from './selling-point.ts';

const MAX_WORDS = 6;

/** A point as a title of two to five words; empty where none can be cut from it. */
export function titleOfPoint(point: SellingPoint, kind: ProductKind | null): string {
  switch (point.kind) {
    case 'noun':
      return toTitle(point.phrase.text);
    case 'thing':
      return toTitle(point.text.replace(/^an? /, ''));
    case 'is':
      // "Waterproof" alone is short of a title: "Waterproof shoes".
      return toTitle(point.text.includes(' ') ? point.text : `${point.text} ${nameKind(kind) ?? ''}`);
    case 'does':
    case 'imperative':
      return toTitle(point.text);
    case 'spec':
      return toTitle(`${point.label}: ${point.value}`);
    case 'quote':
      return titleOfSentence(point.text);
  }
}

/** What a sentence is about: a measure ("Up to 85% less energy"), or its first run of words that ends in a noun. */
function titleOfSentence(sentence: string): string {
  const words = sentence.replace(/[,;].*$/, '').split(' ');
  const number = words.findIndex((word) => /\d/.test(word));
  if (number >= 0) {
    const from = /^to$/i.test(words[number - 1] ?? '') && /^up$/i.test(words[number - 2] ?? '') ? number - 2 : number;
    const title = cutBehindNoun(words.slice(from));
    if (title) return title;
  }
  return cutBehindNoun(
    words.filter((word, index) => index > 0 || !/^(?:a|an|the|this|these|it|they|you|your|our)$/i.test(word)),
  );
}

/** Up to the last noun before the first verb or preposition. */
function cutBehindNoun(words: readonly string[]): string {
  const kept: string[] = [];
  for (const word of words.slice(0, MAX_WORDS)) {
    const isBreak = kept.length > 0 && FUNCTION_WORDS.has(word.toLowerCase()) && !/^(?:to|less|more)$/i.test(word);
    const isVerb = kept.length > 0 && !findNoun(word) && (findThirdPersonBase(word) !== null || isBaseVerb(word));
    if (isBreak || isVerb) break;
    kept.push(word);
  }
  const end = kept.findLastIndex((word) => findNoun(word) !== null) + 1;
  // More than one word dropped: the noun is not what the phrase is about.
  return end >= 2 && kept.length - end <= 1 ? capitalise(kept.slice(0, end).join(' ')) : '';
}

/** A short line whole; of a longer one the words before a preposition, where they stand by themselves. */
function toTitle(text: string): string {
  const words = text
    .replace(/[,;].*$/, '')
    .split(' ')
    .filter(Boolean);
  if (words.length < 2) return '';
  if (words.length <= MAX_WORDS) return capitalise(words.join(' ').replace(/[.!?:]+$/, ''));
  const breakAt = words
    .slice(0, MAX_WORDS + 1)
    .findLastIndex((word, index) => index >= 2 && PREPOSITIONS.has(word.toLowerCase()));
  const kept = words.slice(0, breakAt);
  const last = kept.at(-1) ?? '';
  const standsAlone = findNoun(last) !== null || (isAdjective(last) && !isAdjective(kept.at(-2) ?? ''));
  return breakAt > 1 && standsAlone ? capitalise(kept.join(' ')) : cutBehindNoun(words);
}

/** Empty where the title would only repeat the voice. */
export function unlessSpoken(title: SourcedText, spoken: SourcedText): SourcedText {
  const plain = (text: string) =>
    text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}%$€£¥]+/gu, ' ')
      .trim();
  return plain(title.text) === plain(spoken.text) ? plainText('') : title;
}
