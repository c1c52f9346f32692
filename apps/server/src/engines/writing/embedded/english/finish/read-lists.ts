import { numberOfNoun } from '../grammar/countability.ts';
import { findNoun, findThirdPersonBase, isBaseVerb } from '../lexicon.ts';
import { type Chunk, mainOf } from './chunk-sentence.ts';
import type { Sentence } from './open-sentence.ts';
import type { PhraseFault } from './phrase-fault.ts';
import { CLAUSE } from './phrase-words.ts';

/** "11-speed, a medium cage", "a cuff, ambidextrous", "a small, a medium and large nails": half of a list has articles. */
export function readHalfList(sentence: Sentence, chunks: readonly Chunk[]): PhraseFault | null {
  const { words, get, headOf, hasDeterminer } = sentence;
  const isAsserted = words.some(
    ({ pos, word }) => pos === 'AUX' || CLAUSE.test(word) || findThirdPersonBase(word) !== null,
  );
  if (/^an?$/.test(get(0).word) && !isAsserted && isEndedByDeed(sentence)) return 'half_list';
  if (mainOf(sentence, chunks).some(({ kind }) => kind === 'verb' || kind === 'deed')) {
    for (const [index, piece] of chunks.entries()) {
      // "Fit a small, a medium and large nails".
      const isArticleAlone = piece.kind === 'quality' && /^an?$/.test(get(piece.from).word);
      if (isArticleAlone && chunks[index + 1]?.kind === 'mark') return 'half_list';
    }
    return null;
  }
  const parts: Chunk[][] = [[]];
  for (const piece of chunks)
    if (piece.kind === 'mark' && get(piece.from).word === ',') parts.push([]);
    else parts.at(-1)?.push(piece);
  const hasArticle = (piece: Chunk): boolean => /^an?$/.test(get(piece.from).word);
  if (!parts.some(([first]) => first !== undefined && hasArticle(first))) return null;
  if (parts.length < 2) return isEndedByDeed(sentence) ? 'half_list' : null;
  // "A modern, sporty and bright fragrance": a list of what one thing is like.
  if (parts[0]?.length === 1 && parts[0][0]?.kind === 'quality' && hasArticle(parts[0][0])) return null;
  const isBareQuality = parts.some(
    ([first, ...others]) =>
      first?.kind === 'quality' && others.length === 0 && !hasArticle(first) && get(first.from).word !== 'no',
  );
  // "A single source, single season".
  const isBareThing = parts.some(
    ([first]) =>
      first?.kind === 'thing' &&
      !hasDeterminer(first) &&
      numberOfNoun(get(headOf(first)).word) !== 'plural' &&
      get(first.from).pos !== 'PRON',
  );
  return isBareQuality || isBareThing || isEndedByDeed(sentence) ? 'half_list' : null;
}

/** "A hand crank or drill powered": what begins with an article ends in its noun. */
function isEndedByDeed({ words, get, isClosed }: Sentence): boolean {
  const last = words.length - 1;
  return /[a-z]{2}ed$/.test(get(last).word) && findNoun(get(last).word) === null && !isClosed(last - 1);
}

/** "They kill bacteria, controls algae": two deeds without their joint. */
export function readSplice(sentence: Sentence, chunks: readonly Chunk[]): PhraseFault | null {
  const { words, get } = sentence;
  const main = mainOf(sentence, chunks);
  const verb = main.findIndex(({ kind }) => kind === 'verb');
  if (verb < 0) return null;
  // "12 ply, soaks up fast": a thing, and what something does.
  const mark = main[verb - 1];
  if (
    verb > 1 &&
    mark?.kind === 'mark' &&
    get(mark.from).word === ',' &&
    /[^s]s$|^(?:doesn['’]t|won['’]t|can['’]t|never)$/.test(get(main[verb]?.from ?? 0).word) &&
    main.slice(0, verb).every(({ kind }) => kind !== 'deed' && kind !== 'clause')
  )
    return 'splice';
  const isOwn = verb < 1 || main[verb - 1]?.kind !== 'thing';
  for (const [index, { kind, from }] of main.entries()) {
    const next = main[index + 1];
    if (index <= verb || kind !== 'mark' || get(from).word !== ',' || next === undefined) continue;
    // "It crystallizes naturally, warm gently to liquefy": what it does, and an order.
    if (
      !isOwn &&
      isBaseVerb(get(next.from).word) &&
      /^(?:the|an?|it|them|your)$|[a-z]{3}ly$/.test(get(next.from + 1).word)
    )
      return 'splice';
    // "It rinses away, biodegradable".
    if (
      !isOwn &&
      next.kind === 'quality' &&
      main.length === index + 2 &&
      /^(?:it|they)$/.test(get(0).word) &&
      next.to - next.from === 1
    )
      return 'splice';
    // "Wipes clean, 2 pieces": an amount of something else.
    const hasAmount = words.slice(next.from, next.to).some(({ pos, word }) => pos === 'NUM' || /^\d/.test(word));
    if (next.kind === 'thing' && hasAmount && main.length === index + 2) return 'splice';
    if (isOwn || next.kind !== 'verb') continue;
    const later = main.slice(index + 2).some((each) => each.kind === 'joint');
    if (!later && /[^s]s$|^(?:is|are|has|have)$/.test(get(next.from).word)) return 'splice';
  }
  return null;
}
