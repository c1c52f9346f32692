import { numberOfNoun } from '../grammar/countability.ts';
import { findNoun } from '../lexicon.ts';
import type { Chunk } from './chunk-sentence.ts';
import type { Sentence } from './open-sentence.ts';
import type { PhraseFault } from './phrase-fault.ts';
import { BARE, BARE_AFTER, MEASURING, PARTICIPLE, UNIT } from './phrase-words.ts';

/** Single things without their article, wherever they stand. */
export function readDetermined(sentence: Sentence, chunks: readonly Chunk[]): PhraseFault | null {
  const { words, get, isName, headOf, hasDeterminer, isMeasure, isSingle } = sentence;
  for (const [index, piece] of chunks.entries()) {
    if (piece.kind !== 'thing') continue;
    const head = headOf(piece);
    const before = chunks[index - 1];
    // "Up to 2,000 square feet attic".
    const isUpTo = before?.kind === 'place' && get(before.from).word === 'to' && get(before.from - 1).word === 'up';
    if (
      isUpTo &&
      isMeasure(piece.from) &&
      head > piece.from + 1 &&
      !UNIT.test(get(head).word) &&
      numberOfNoun(get(head).word) === 'singular'
    )
      return 'bare_thing';
    if (isName(head) || hasDeterminer(piece) || !isSingle(head)) continue;
    const { word } = get(head);
    const next = chunks[index + 1];
    const prior = before === undefined ? '' : get(before.from).word;
    // A measured whole: "20 cm tall", "30 hours long".
    if (MEASURING.test(get(piece.to - 1).word)) continue;
    const isLong = piece.to - piece.from > 1;
    // "Tablet and a radio": one half has its article.
    const other = next?.kind === 'joint' ? chunks[index + 2] : undefined;
    if (other?.kind === 'thing' && /^an?$/.test(get(other.from).word)) return 'half_list';
    if (before?.kind === 'place') {
      // "48 by 50 ft roll".
      if (prior === 'by' && isLong && isMeasure(piece.from) && !UNIT.test(word)) return 'bare_thing';
      if (BARE_AFTER.test(prior)) continue;
      if (BARE.test(word) && !(isLong && isMeasure(piece.from))) continue;
      // "From crib to bed", "side to side".
      if (prior === 'to' && chunks[index - 2]?.kind === 'thing' && !hasDeterminer(chunks[index - 2] as Chunk)) continue;
      if (next?.kind === 'joint' || next?.kind === 'mark') {
        // "For book, phone or drink": a bare list.
        if (!isLong) continue;
      }
      // "A glass jar with thermometer strip": half of it has an article.
      const isHalf = prior === 'with' && isLong && /^an?$/.test(get(0).word);
      if (findNoun(word) === null && !isHalf && word !== 'app') continue;
      return 'bare_thing';
    }
    if (before === undefined || before.kind === 'mark') {
      const isSubject = next?.kind === 'verb' || next?.kind === 'other';
      // "Book, phone, keys": a bare list of single words.
      const isCounted = words.some(({ word: each, pos }) => pos === 'NUM' || /^(?:an?|the|\d.*)$/.test(each));
      if (!isLong && !isSubject && !isCounted && chunks.some(({ kind }) => kind === 'mark')) continue;
      // "Firm at the ankle".
      if (!isLong && next?.kind === 'place' && findNoun(word) === null) continue;
      if (!isSubject && isLong && isMeasure(piece.from) && !UNIT.test(word)) return 'bare_thing';
      // A seller's own "Swiss Water decaf" may be stuff: no list knows.
      if (!isSubject && findNoun(word) === null) continue;
      // "Zipper and flap."
      const isPair =
        words.length === 3 &&
        isSingle(0) &&
        isSingle(2) &&
        findNoun(get(0).word) !== null &&
        findNoun(get(2).word) !== null;
      // "Rosemary and peppermint give a tingle".
      if (!isLong && next?.kind === 'joint' && !isPair) continue;
      // "Dermatologist tested", "garment washed so it's soft": what was done, and by whom.
      if (PARTICIPLE.test(get(piece.to - 1).word) || PARTICIPLE.test(get(piece.to).word)) continue;
      return isSubject ? 'bare_subject' : 'bare_thing';
    }
    // "8 reusable pads, lead wires and pouch": the last of a counted list.
    const isCountedList =
      before.kind === 'joint' &&
      /^(?:END|PUNCT)$/.test(get(piece.to).pos) &&
      findNoun(word) !== null &&
      /^(?:\d.*|an?)$/.test(get(0).word) &&
      !chunks.some(({ kind }) => kind === 'verb');
    if (isCountedList) return 'bare_thing';
    if (before.kind === 'joint' || next?.kind === 'joint') continue;
    if (before?.kind === 'verb') {
      if (/^(?:is|are|be|stays?|feels?|looks?|keeps?|it['’]s|they['’]re)$/.test(prior) && !isLong) continue;
      if (BARE.test(word) || findNoun(word) === null) continue;
      return 'bare_thing';
    }
  }
  return null;
}
