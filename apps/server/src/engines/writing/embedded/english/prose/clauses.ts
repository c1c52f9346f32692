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
const isNoun = ({ pos }: TaggedWord): boolean => pos === 'NOUN' || pos === 'PROPN';

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
      (SIDE_CLAUSE.test(next.word) || next.pos === 'PRON' || (next.pos === 'VERB' && next.word.endsWith('ing')));
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
        /^(?:for|when|with|to|that|using|allowing|,|in|at|on|and|designed|made|built)$/.test(
          words[index]?.word ?? '',
        ) &&
        endsThing(words[index - 1] as TaggedWord) &&
        words[index - 2]?.pos !== 'AUX' &&
        // Two of three entries are half a list.
        !(words[index]?.word === 'and' && words.slice(from, index).some(({ word }) => word === ',')),
    );
    if (cut === undefined) return null;
    // Half a list is no list: its first entry is enough.
    const comma = words.findIndex(({ word }, index) => index > from && index < cut && word === ',');
    const isList = comma > 0 && words[cut]?.word !== 'and';
    if (isList && comma - from < LEAST_WORDS) return null;
    end = isList ? comma : cut;
  }
  end = dropEnd(words, from, end);
  const last = words[end - 1];
  return last === undefined || end <= from || /^(?:ADP|DET|CCONJ|PART|AUX|SCONJ)$/.test(last.pos)
    ? null
    : { from, to: end };
}

/** Splits a list of things; an "and" inside a thing ("foam and fibre wadding") stays. */
export function splitNouns(words: readonly TaggedWord[], { from, to }: Span): Span[] {
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
        (word === ',' && (isNoun(next) || next.pos === 'VERB')));
    const isWhole = index - start >= 2 && isNoun(words[index - 1] as TaggedWord);
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
