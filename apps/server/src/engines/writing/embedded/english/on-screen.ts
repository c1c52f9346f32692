import { FINITE_VERBS, FUNCTION_WORDS, PREPOSITIONS } from './lexicon.ts';
import { capitalise } from './noun-phrase.ts';
import type { ProductKind } from './product-name.ts';
import type { SellingPoint } from './selling-point.ts';

const MAX_WORDS = 5;

/** A point as a title of two to five words; empty where none can be cut from it. */
export function titleOfPoint(point: SellingPoint, kind: ProductKind | null): string {
  switch (point.kind) {
    case 'noun':
      return toTitle(point.phrase.text);
    case 'is':
      // "Waterproof" alone is short of a title: "Waterproof shoes".
      return point.text.includes(' ') ? toTitle(point.text) : toTitle(`${point.text} ${nameKind(kind)}`);
    case 'does':
    case 'imperative':
      return toTitle(point.text);
    case 'spec':
      return toTitle(`${point.label}: ${point.value}`);
    case 'quote':
      return titleOfSentence(point.text);
  }
}

function nameKind(kind: ProductKind | null): string {
  return (kind?.number === 'plural' ? kind.plural : kind?.singular) ?? '';
}

/** What a sentence says, without its subject: "The puzzle comes in a smart box" gives "In a smart box". */
function titleOfSentence(sentence: string): string {
  const measure = /(?:up to |over |more than )?[$£€]?\d[\d.,]*(?:%|-\w+)?(?:\s+[\p{L}-]+){1,3}/iu.exec(sentence)?.[0];
  if (measure) {
    const title = toTitle(measure);
    if (title) return title;
  }
  const words = sentence.split(' ');
  const verb = words.findIndex((word, index) => index > 0 && index < 6 && FINITE_VERBS.has(word.toLowerCase()));
  const body =
    verb > 0 && verb < words.length - 2
      ? words.slice(verb + 1)
      : /^(?:it|they|you|this|these)$/i.test(words[0] ?? '')
        ? words.slice(1)
        : words;
  return toTitle(body.join(' ').replace(/^(?:also|now|not only|even|be|it|you|a|an|the)\s+/i, ''));
}

/** The first words, up to where they break off well. */
function toTitle(text: string): string {
  const words = text
    .replace(/[,;].*$/, '')
    .split(' ')
    .filter(Boolean);
  let kept = words.slice(0, MAX_WORDS);
  if (words.length > MAX_WORDS) {
    const breakAt = kept.findLastIndex(
      (word, index) => index >= 2 && (PREPOSITIONS.has(word.toLowerCase()) || word.toLowerCase() === 'and'),
    );
    if (breakAt > 0) kept = kept.slice(0, breakAt);
  }
  while (kept.length > 0 && FUNCTION_WORDS.has((kept.at(-1) ?? '').toLowerCase()) && words.length > kept.length)
    kept = kept.slice(0, -1);
  return kept.length >= 2 ? capitalise(kept.join(' ').replace(/[.!?:]+$/, '')) : '';
}

/** Empty where the title would only repeat the voice. */
export function unlessSpoken(title: string, spoken: string): string {
  const plain = (text: string) =>
    text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim();
  return plain(title) === plain(spoken) ? '' : title;
}
