import type { TaggedWord } from './tagged-words.ts';

/** Words `from` up to, without, `to`. */
export interface Span {
  from: number;
  to: number;
}

/** The most words of a fact that a listener follows. */
const MOST_WORDS = 12;
/** A phrase of fewer words is not cut further. */
const LEAST_WORDS = 4;
const STOPS = /^[;:()–—-]$/;
/** After a comma, these begin what a listener can do without. */
const SIDE_CLAUSE =
  /^(?:so|making|which|while|but|because|perfect|ideal|thanks|even|as|when|where|whether|if|than|however|for)$/;
/** These begin another clause without a comma. */
const NEXT_CLAUSE = /^(?:so|because|while|whereas|although|unless|but|which|before|until|since|though)$/;

/** A noun, or what the model takes for a verb at a noun's place: "improved multi-coating". */
const endsThing = (word: TaggedWord): boolean => isNoun(word) || /[a-z]ing$/.test(word.word);
const isNoun = (word: TaggedWord | undefined): boolean => word?.pos === 'NOUN' || word?.pos === 'PROPN';

/** Splits a sentence where a new subject with its own verb begins: at "while", "and", "but" after a comma, and at marks. */
export function splitClauses(words: readonly TaggedWord[]): Span[] {
  const starts = [0];
  for (const [index, { word }] of words.entries()) {
    if (STOPS.test(word)) starts.push(index + 1);
    else if (
      word === ',' &&
      /^(?:while|and|but|plus)$/.test(words[index + 1]?.word ?? '') &&
      hasSubject(words, index + 2)
    )
      starts.push(index + 2);
    else if (word === 'and' && /^(?:the|its|a|an|it|they|two|three)$/.test(words[index + 1]?.word ?? '')) {
      // "The hood comes off and the stripes shine": two statements, if each has its verb.
      if (hasStatement(words, starts.at(-1) ?? 0, index) && hasSubject(words, index + 1)) starts.push(index + 1);
    } else if (word === ',' && /^(?:no|it|they|the|its)$/.test(words[index + 1]?.word ?? '')) {
      // "It is thrown by hand, no two are alike".
      if (hasStatement(words, starts.at(-1) ?? 0, index) && hasSubject(words, index + 1)) starts.push(index + 1);
    } else if (word === 'so' && /^(?:it|they)$/.test(words[index + 1]?.word ?? '')) starts.push(index + 1);
  }
  return starts
    .map((from, index) => ({ from, to: starts[index + 1] ?? words.length }))
    .map(({ from, to }) => ({ from, to: dropEnd(words, from, to) }))
    .filter(({ from, to }) => to > from);
}

/** Whether words hold a finite verb that is not the first of them. */
const hasStatement = (words: readonly TaggedWord[], from: number, to: number): boolean =>
  words
    .slice(from + 1, to)
    .some(({ pos, word }) => pos === 'AUX' || (pos === 'VERB' && !/(?:ed|ing|en|wn|lt|ght)$/.test(word)));

/** Whether a noun phrase and then a verb begin here. */
function hasSubject(words: readonly TaggedWord[], from: number): boolean {
  let index = from;
  while (index < words.length && /^(?:DET|ADJ|NOUN|PROPN|NUM|PRON)$/.test(words[index]?.pos ?? '')) index += 1;
  const verb = words[index];
  return index > from && verb !== undefined && /^(?:VERB|AUX)$/.test(verb.pos) && !/(?:ing|ed)$/.test(verb.word);
}

function dropEnd(words: readonly TaggedWord[], from: number, to: number): number {
  let end = to;
  while (end > from && /^(?:[.,;:!()–—-]|and|while|but|plus|so)$/.test(words[end - 1]?.word ?? '')) end -= 1;
  return end;
}

/** Cuts a phrase before what a listener can do without; null if no cut makes it short enough. */
export function trimPhrase(words: readonly TaggedWord[], { from, to }: Span): Span | null {
  let end = to;
  for (let index = from + 1; index < to; index += 1) {
    const { word } = words[index] ?? { word: '' };
    const next = words[index + 1];
    const isSide =
      word === ',' &&
      next !== undefined &&
      (SIDE_CLAUSE.test(next.word) ||
        next.pos === 'PRON' ||
        // "Pitching, hitting and fielding" is a list.
        (next.pos === 'VERB' && next.word.endsWith('ing') && !(words[index - 1]?.word.endsWith('ing') ?? false)));
    if (isSide || STOPS.test(word) || NEXT_CLAUSE.test(word)) {
      end = index;
      break;
    }
  }
  end = dropEnd(words, from, end);
  const countTo = (to: number): number => words.slice(from, to).filter(({ pos }) => pos !== 'PUNCT').length;
  if (countTo(end) > MOST_WORDS) {
    const cuts = Array.from({ length: end - from - LEAST_WORDS }, (_none, index) => end - 1 - index).filter(
      (index) => countTo(index) <= MOST_WORDS,
    );
    const cut = cuts.find(
      (index) =>
        index < end &&
        /^(?:for|when|with|to|that|using|allowing|in|at|on|designed|made|built)$/.test(words[index]?.word ?? '') &&
        endsThing(words[index - 1] as TaggedWord) &&
        words[index - 2]?.pos !== 'AUX' &&
        // What follows "and" belongs to a list that would be half told.
        !hasOpenList(words, from, index),
    );
    if (cut === undefined) return null;
    end = cut;
  }
  end = dropLoneEnd(words, from, dropEnd(words, from, end));
  const last = words[end - 1];
  return last === undefined || end <= from || /^(?:ADP|DET|CCONJ|PART|AUX|SCONJ)$/.test(last.pos)
    ? null
    : { from, to: end };
}

/** Whether a list goes on behind a place: "shea butter to leave hair | and skin soft". */
function hasOpenList(words: readonly TaggedWord[], from: number, to: number): boolean {
  return words.slice(from, to).some(({ word }) => word === ',') && /^(?:and|or|,)$/.test(words[to]?.word ?? '');
}

/** "Removes dead cells, and tones": a word that another clause goes on with. */
function dropLoneEnd(words: readonly TaggedWord[], from: number, end: number): number {
  const isLone = words[end - 3]?.word === ',' && /^(?:and|or)$/.test(words[end - 2]?.word ?? '');
  return isLone && !words.slice(from, end - 3).some(({ word }) => word === ',') ? end - 3 : end;
}

/** Splits a list of things; an "and" inside a thing ("foam and fibre wadding") stays. */
export function splitNouns(words: readonly TaggedWord[], { from, to: all }: Span): Span[] {
  // "Ingredients like fresh ginger, basil and lime": examples are no list of its own.
  const like = words.findIndex(
    ({ word }, index) => index > from && index < all && /^(?:like|such|including)$/.test(word),
  );
  const to = like < 0 ? all : like;
  const parts: Span[] = [];
  let start = from;
  for (let index = from; index < to; index += 1) {
    const { word } = words[index] ?? { word: '' };
    const isAnd = word === 'and' || word === 'plus';
    if (word !== ',' && !isAnd) continue;
    const next = words[index + 1];
    const afterNext = words[index + 2];
    const begins =
      next !== undefined &&
      (/^(?:DET|ADJ|NUM)$/.test(next.pos) ||
        next.word === 'and' ||
        (word === ',' &&
          (isNoun(next) ||
            (next.pos === 'VERB' && (!next.word.endsWith('ing') || isNoun(afterNext) || afterNext?.word === 'and')))));
    const isWhole = index - start >= 2 && isNoun(words[index - 1]);
    if (word === ',' && !begins) {
      // What follows the list is no thing.
      parts.push({ from: start, to: index });
      return parts;
    }
    if (!begins || !isWhole || (isAnd && afterNext === undefined)) continue;
    parts.push({ from: start, to: index });
    start = next.word === 'and' ? index + 2 : index + 1;
  }
  parts.push({ from: start, to });
  return parts.filter((part) => part.to > part.from);
}
