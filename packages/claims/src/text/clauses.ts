/** Punctuation between clauses, but not within "1,000", "4.8" or "10:30". */
const PAUSE = /(?<!\d)[,.:]|[,.:](?!\d)|[;!?()\n|/]/gu;
const JOINT = /(?<![\p{L}])(?:and|but|while|plus|or)(?![\p{L}])|[而和与]|以及/gu;
const SENTENCE_END = /(?<!\d)[.]|[.](?!\d)|[!?\n;]/gu;

function cutAround(text: string, span: { start: number; end: number }, ...borders: readonly RegExp[]): string {
  let from = 0;
  let to = text.length;
  for (const border of borders) {
    for (const { 0: found, index } of text.matchAll(border)) {
      if (index + found.length <= span.start) from = Math.max(from, index + found.length);
      else if (index >= span.end) to = Math.min(to, index);
    }
  }
  return text.slice(from, to);
}

/** Returns the clause around a span of a normalised text. */
export function clauseAround(text: string, span: { start: number; end: number }): string {
  return cutAround(text, span, PAUSE, JOINT);
}

/** Returns the sentence around a span of a normalised text. */
export function sentenceAround(text: string, span: { start: number; end: number }): string {
  return cutAround(text, span, SENTENCE_END);
}
