import { DETERMINERS, isBaseVerb, PREPOSITIONS } from '../lexicon.ts';
import { type Sentence, type Span } from './open-sentence.ts';
import { ARTICLE, CLAUSE, PARTICIPLE } from './phrase-words.ts';

/** A part of a sentence, in the order of its words. */
export interface Chunk extends Span {
  kind: 'thing' | 'quality' | 'verb' | 'deed' | 'place' | 'joint' | 'clause' | 'mark' | 'other';
}

/** Cuts a sentence into its things, verbs, prepositions and joints. */
export function chunkSentence(sentence: Sentence): Chunk[] {
  const { words, get, isName, isNounWord, isQualityWord, isFinite, hasNoun } = sentence;
  /** "So soft that", "so light": how much. */
  const isDegree = (index: number): boolean =>
    get(index).word === 'so' &&
    /^(?:ADJ|ADV)$/.test(get(index + 1).pos) &&
    (/^(?:that|you)$/.test(get(index + 2).word) || /^(?:END|PUNCT|CCONJ)$/.test(get(index + 2).pos));
  /** "That clip": before a noun and behind a preposition or at the start, it says which. */
  const isDetermining = (index: number): boolean =>
    /^(?:that|which)$/.test(get(index).word) && get(index).pos === 'DET' && index === 0;
  const isNounBehindTo = (index: number): boolean =>
    get(index + 1).pos === 'NOUN' && /^(?:END|PUNCT|CCONJ|ADP)$/.test(get(index + 2).pos);

  function endOfThing(from: number): number {
    let end = from;
    while (
      end < words.length &&
      (get(end).pos === 'DET' ||
        DETERMINERS.has(get(end).word) ||
        /^(?:up|over|about|under|only|just|nearly|almost)$/.test(get(end).word)) &&
      end - from < 3 &&
      !(end > from && ARTICLE.test(get(end).word))
    )
      end += 1;
    while (end < words.length && (isQualityWord(end) || isNounWord(end) || isName(end))) {
      if (end > from && (isFinite(end) || /^(?:including|featuring|containing|excluding)$/.test(get(end).word))) break;
      // "Clips made of steel": what was done stands behind its noun.
      if (
        end > from &&
        get(end).pos === 'VERB' &&
        PARTICIPLE.test(get(end).word) &&
        isNounWord(end - 1) &&
        !isNounWord(end + 1) &&
        !isQualityWord(end + 1)
      )
        break;
      end += 1;
    }
    return Math.max(end, from + 1);
  }

  const chunks: Chunk[] = [];
  const push = (kind: Chunk['kind'], from: number, to: number): void => void chunks.push({ kind, from, to });
  for (let index = 0; index < words.length; ) {
    const { word, pos } = get(index);
    const start = index;
    if (pos === 'PUNCT') push('mark', start, (index += 1));
    else if (CLAUSE.test(word) && !isDegree(index) && !isDetermining(index)) push('clause', start, (index += 1));
    else if (
      word === 'to' &&
      (isBaseVerb(get(index + 1).word) || get(index + 1).pos === 'VERB') &&
      !isNounBehindTo(index)
    )
      push('deed', start, (index += 2));
    else if (/^(?:and|or|but|plus|&|nor|yet)$/.test(word)) push('joint', start, (index += 1));
    else if (isFinite(index)) push('verb', start, (index += 1));
    else if (
      (pos === 'ADP' || PREPOSITIONS.has(word) || /^(?:including|featuring|containing|excluding)$/.test(word)) &&
      !ARTICLE.test(word)
    )
      push('place', start, (index += 1));
    else if (pos === 'PRON' && !/^(?:its|your|their|our|my|his|her)$/.test(word)) push('thing', start, (index += 1));
    else if (pos === 'DET' || DETERMINERS.has(word) || isQualityWord(index) || isNounWord(index) || isName(index)) {
      index = endOfThing(index);
      push(hasNoun(start, index) ? 'thing' : 'quality', start, index);
    } else push('other', start, (index += 1));
  }
  return chunks;
}

/** Chunks of the main clause: what a word like "that" begins is left out up to the next mark. */
export function mainOf({ get }: Sentence, chunks: readonly Chunk[]): Chunk[] {
  let isInside = false;
  return chunks.filter(({ kind, from }, index) => {
    if (kind === 'mark' && /^[,;:]$/.test(get(from).word)) isInside = false;
    else if (kind === 'clause' && index > 0) isInside = true;
    else if (kind === 'clause') {
      // "When the barrel is full, water goes back": the main clause stands behind the comma.
      isInside = true;
    }
    return !isInside;
  });
}
