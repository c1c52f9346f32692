import { findThirdPersonBase, isBaseVerb } from '../lexicon.ts';
import type { Span } from './clauses.ts';
import type { TaggedSentence } from './tagged-sentence.ts';

const PRONOUN_SUBJECT = /^(?:it|they|it's|they're)$/;
/** Verbs that give the product a part or a quality: their object is the fact. */
export const HOLDING =
  /^(?:has|have|features?|includes?|boasts?|uses?|utili[sz]es?|contains?|comes?|sports?|packs?|carries|carry|incorporates?)$/;

/** The words that mean the product, in small letters. */
export interface ProductWords {
  /** Whether a word is the product's own noun, in any number. */
  isName(word: string): boolean;
  /** Whether a word is the noun of the product's kind itself: "the mug" of a mug. */
  isHead(word: string): boolean;
  /** Whether a word names any kind of product: "this chair" is the sofa. */
  isKind(word: string): boolean;
  /** Whether the product's name holds a word, in any number. */
  isNamed(word: string): boolean;
  /** Whether words are part of the product's proper name: "the Golden Barrel" of the Golden Barrel cactus. */
  isProperName(words: readonly string[]): boolean;
}

/** Finds subjects and main verbs, and tells whether words mean the product. */
export function createSubjectFinder({ words, at, isNounAt }: TaggedSentence, product: ProductWords) {
  const { isName, isKind, isProperName } = product;
  const isNameNoun = (word: string): boolean => product.isNamed(word) && isKind(word);

  function isFinite(index: number, clause: Span): boolean {
    const { word, pos } = at(index);
    if (pos === 'AUX') return true;
    // The model takes some verbs for plural nouns: "the outsole grips the pavement".
    if (pos === 'NOUN' && isNounAt(index - 1)) {
      const next = at(index + 1).pos;
      return next === 'DET'
        ? findThirdPersonBase(word) !== null
        : HOLDING.test(word) && (isName(at(index - 1).word) || /^(?:ADJ|NUM)$/.test(next));
    }
    if (pos !== 'VERB' || /(?:ing|ed)$/.test(word) || index === clause.from) return false;
    const before = at(index - 1);
    if (isNounAt(index + 1) && before.pos === 'ADJ') return false;
    if (/^(?:to|can|will|would|could|may|might|must|should)$/.test(before.word)) return false;
    if (/[^s]s$/.test(word))
      return isNounAt(index - 1) || /^(?:ADJ|ADV|NUM)$/.test(before.pos) || PRONOUN_SUBJECT.test(before.word);
    // "A strap and a ring keep …": several subjects have a verb without -s.
    const areSeveral = words.slice(clause.from, index).some(({ word: each }) => each === 'and') && isBaseVerb(word);
    return isNounAt(index - 1) && (before.word.endsWith('s') || areSeveral);
  }

  /** The main verb: not one of a relative clause. */
  function findMainVerb(clause: Span): number {
    let skipped = 0;
    for (let index = clause.from; index < clause.to; index += 1) {
      if (/^(?:that|which|who|whose|where|when|if|as|because|while)$/.test(at(index).word)) skipped += 1;
      if (!isFinite(index, clause)) continue;
      if (skipped === 0) return index;
      skipped -= 1;
    }
    return -1;
  }

  /** Whether words name the product: "it", "this lens", "the Acme tripod". */
  function isProduct({ from, to }: Span): boolean {
    if (to - from === 1 && PRONOUN_SUBJECT.test(at(from).word)) return true;
    const opener = at(from).word;
    const start = /^(?:this|these|the|our|each|every)$/.test(opener) ? from + 1 : from;
    if (isProperName(words.slice(start, to).map(({ word }) => word))) return true;
    const of = words.findIndex(({ pos }, index) => index > from && index < to && pos === 'ADP');
    // "The UJ59 with Ultra HD has …"
    if (of >= 0) return at(of - 1).pos === 'PROPN' && at(of).word === 'with' && isProduct({ from, to: of });
    const last = at(to - 1);
    if (last.pos === 'PROPN' && /\d/.test(last.word) && to - from <= 3) return true;
    // "Our sheets" of a sheet set.
    const isNamed = isName(last.word) || (start > from && isNameNoun(last.word));
    if (!isNamed && /^(?:this|these)$/.test(opener)) return isKind(last.word);
    return (
      isNamed &&
      (start > from || at(from).pos === 'PROPN' || to - from === 1 || isProperName([opener.replace(/'s?$/, '')]))
    );
  }

  return { isFinite, findMainVerb, isProduct };
}
