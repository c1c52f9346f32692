import { findNoun, findThirdPersonBase, isNounLikeVerb } from '../lexicon.ts';
import type { TaggedWord } from '../prose/tagged-words.ts';
import { type Chunk, chunkSentence, mainOf } from './chunk-sentence.ts';
import { openSentence, type Sentence } from './open-sentence.ts';
import type { PhraseFault } from './phrase-fault.ts';
import { MEASURING, UNIT } from './phrase-words.ts';
import { readCodes } from './read-codes.ts';
import { readDetermined } from './read-determined.ts';
import { readHalfList, readSplice } from './read-lists.ts';

/** Reads the phrases of a sentence of `text` and names what the first incomplete one lacks; null if all are whole. */
export function findPhraseFault(text: string, words: readonly TaggedWord[]): PhraseFault | null {
  const sentence = openSentence(text, words);
  const chunks = chunkSentence(sentence);
  return (
    readEnd(words) ??
    readCodes(sentence) ??
    readVerbless(sentence, chunks) ??
    readSplice(sentence, chunks) ??
    readHeads(sentence, chunks) ??
    readDetermined(sentence, chunks) ??
    readHalfList(sentence, chunks)
  );
}

/** "Comes with the", "a strap and": a sentence that stops in the middle. */
function readEnd(words: readonly TaggedWord[]): PhraseFault | null {
  const last = words.at(-1);
  if (last === undefined) return null;
  const isOpen =
    /^(?:DET|CCONJ|SCONJ)$/.test(last.pos) ||
    /^(?:and|or|but|with|the|an?|of|for|from|than|because|your|its|is|are|per|via)$/.test(last.word);
  const isAsked = words.some(({ word }) => /^(?:what|which|that['’]s|how|where|who)$/.test(word));
  return isOpen && !isAsked && !/^(?:both|all|each|either|it|that|this|so)$/.test(last.word) ? 'open_end' : null;
}

/** "The float switch for sump pits", "the handles so little ones can pull them": nothing is said of it. */
function readVerbless(sentence: Sentence, chunks: readonly Chunk[]): PhraseFault | null {
  const { get, isName } = sentence;
  const main = mainOf(sentence, chunks);
  const hasVerb = main.some(({ kind }) => kind === 'verb');
  const first = get(0).word;
  if (!hasVerb && first === 'the' && !isName(1)) return 'no_verb';
  // "The instructions a beginner can follow": the verb is of what describes it.
  if (
    first === 'the' &&
    main[0]?.kind === 'thing' &&
    main[1]?.kind === 'thing' &&
    main[2]?.kind === 'verb' &&
    main.filter(({ kind }) => kind === 'verb').length === 1
  )
    return 'no_verb';
  // "The leak guards at the legs": a plural as likely as a verb, with nothing that it is done to.
  const verb = main.find(({ kind }) => kind === 'verb');
  if (first === 'the' && verb !== undefined) {
    const { word } = get(verb.from);
    const third = findThirdPersonBase(word);
    const isEither =
      third !== null &&
      (findNoun(word)?.number === 'plural' ||
        isNounLikeVerb(third) ||
        get(verb.from).pos === 'NOUN' ||
        /^(?:guard|stop|pull|catch|wrap|tie)$/.test(third));
    if (
      isEither &&
      /^(?:ADP|END|PUNCT|CCONJ)$/.test(get(verb.from + 1).pos) &&
      !/^(?:off|up|out|down|away|apart|back|flat|open|shut|together|in|into|over)$/.test(get(verb.from + 1).word) &&
      !main.some((each) => each !== verb && each.kind === 'verb')
    )
      return 'no_verb';
  }
  // "So", "because" with nothing behind them that does anything.
  for (const [index, { kind, from }] of chunks.entries())
    if (kind === 'clause' && /^(?:so|because|when|if|while|until|unless|where)$/.test(get(from).word)) {
      const end = chunks.findIndex((each, later) => later > index && each.kind === 'mark');
      const clause = chunks.slice(index + 1, end < 0 ? undefined : end);
      const isShort = clause.length <= 2 && /^(?:when|if|while|where|until)$/.test(get(from).word);
      if (!clause.some((each) => each.kind === 'verb') && !isShort) return 'no_verb';
    }
  return null;
}

/** "A 16 GB DDR4", "a 14-inch FHD non-touch": no noun that says what it is. */
function readHeads(sentence: Sentence, chunks: readonly Chunk[]): PhraseFault | null {
  const { text, words, get, written, isName, isCode, isNounWord, headOf } = sentence;
  for (const [index, piece] of chunks.entries()) {
    if (piece.kind !== 'thing' && piece.kind !== 'quality') continue;
    const hasArticle = /^an?$/.test(get(piece.from).word);
    const head = headOf(piece);
    if (isName(head)) continue;
    const { word } = get(head);
    const before = chunks[index - 1];
    const isOpening = before === undefined || before.kind === 'mark';
    if (piece.kind === 'quality') {
      // "1 to 25 and both sides".
      if (isOpening && get(piece.from).pos === 'NUM' && /^(?:joint|mark)$/.test(chunks[index + 1]?.kind ?? ''))
        return 'no_head';
      if (/^\d+-(?:pack|in-1|in-one)$/.test(get(piece.to - 1).word)) continue;
      const isListed = get(piece.to).word === ',' && !/^an?$/.test(get(piece.to + 1).word);
      if (
        hasArticle &&
        piece.to - piece.from > 1 &&
        !isListed &&
        !/^(?:little|lot|few|bit|second|minute)$/.test(get(piece.to - 1).word)
      )
        return 'no_head';
      continue;
    }
    // "A USB-C".
    if (
      hasArticle &&
      piece.to - piece.from === 2 &&
      /^\p{Lu}[\p{Lu}\d-]+$/u.test(written(head)) &&
      !/^(?:LED|TV|PC|SSD|GPS|LCD|RV|ATV|SUV|AED|APP)$/.test(written(head))
    )
      return 'no_head';
    if ((hasArticle || isOpening) && isCode(head) && !UNIT.test(word)) {
      // "IPX7 waterproof", "Wi-Fi 6" name a grade by themselves.
      if ((hasArticle || piece.to - piece.from > 1) && !/^\d+-(?:pack|in-1|in-one)$/.test(word)) return 'no_head';
    }
    if (
      hasArticle &&
      /\d/.test(get(piece.from + 1).word) &&
      (UNIT.test(word) || MEASURING.test(get(piece.to - 1).word)) &&
      head === piece.to - 1
    )
      return 'no_head';
    if (
      hasArticle &&
      piece.to - 1 > head &&
      piece.to - head <= 2 &&
      get(piece.to).word !== 'of' &&
      !MEASURING.test(get(piece.to - 1).word) &&
      !isNounWord(piece.to - 1)
    ) {
      // "A beaded cuff ambidextrous".
      if (/^(?:END|PUNCT)$/.test(get(piece.to).pos)) return 'no_head';
    }
    // "English or Spanish.": names alone.
    const isOnlyNames =
      isOpening &&
      words.every(
        ({ pos, start }, place) =>
          pos !== 'NOUN' &&
          (pos === 'CCONJ' ||
            pos === 'PUNCT' ||
            /^\p{Lu}\p{Ll}/u.test(text.slice(start)) ||
            (place === 0 && /^(?:english|french|spanish|german|italian|chinese)$/.test(get(0).word))),
      ) &&
      words.length > 1;
    if (isOnlyNames) return 'no_head';
    // "463 yards.": of what?
    const isWhole = isOpening && /^(?:END|PUNCT)$/.test(get(piece.to).pos) && chunks.length <= 2;
    if (isWhole && UNIT.test(word) && /\d/.test(get(piece.from).word) && piece.to - piece.from <= 2) return 'no_head';
  }
  return null;
}
