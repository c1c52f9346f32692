/** A full stop after these abbreviations ends no sentence. */
const SHORT_FORM = /(?:^|[\s(])(?:approx|ca|incl|excl|max|min|no|nr|vol|dia|e\.g|i\.e|vs|inc|ltd|dr|st|mr|mrs|ms)\.$/i;

/** Splits a line into sentences without their last mark; a point within a number or an abbreviation ends none. */
export function splitSentences(line: string): string[] {
  const sentences: string[] = [];
  let rest = '';
  for (const part of line.split(/(?<=[.!?…](?=\s|$)|[。！？])/u)) {
    rest += part;
    if (SHORT_FORM.test(rest)) continue;
    sentences.push(rest);
    rest = '';
  }
  return [...sentences, rest].map((sentence) => sentence.trim()).filter((sentence) => sentence !== '');
}

export const isQuestion = (sentence: string): boolean => /[?？]\s*$/.test(sentence);

/** Begins a part that is meaningless without the previous one. */
const HANGING =
  /^(?:which|who|whose|where|when|while|so|because|since|if|unless|as|or|nor|than|not|even|especially|including|such as|like|making|giving|letting|allowing|meaning|thanks)\b|^(?:从而|因此|所以|因为|使得|让您|让你|以便|或者?|尤其|例如|比如)/iu;
const DIVIDER = /\s*(?:(?<!\d),|,(?!\d)|[;，；]|\s[-–—|•·]\s|——|[|｜])\s*/u;

function isInBrackets(text: string, index: number): boolean {
  const before = text.slice(0, index);
  return /[(（][^)）]*$/u.test(before) && /^[^(（]*[)）]/u.test(text.slice(index));
}

/** Splits a sentence at its commas, semicolons and dashes; a dependent part stays with the previous one. */
export function splitClauses(sentence: string): string[] {
  const parts: string[] = [];
  let start = 0;
  const dividers = [...sentence.matchAll(new RegExp(DIVIDER, 'gu'))];
  for (const divider of dividers) {
    const next = sentence.slice(divider.index + divider[0].length);
    if (HANGING.test(next) || isInBrackets(sentence, divider.index)) continue;
    parts.push(sentence.slice(start, divider.index));
    start = divider.index + divider[0].length;
  }
  return [...parts, sentence.slice(start)].map(trimMarks).filter((part) => part !== '');
}

/** Removes the surrounding punctuation of a sentence or list, and a leading "and". */
export function trimMarks(text: string): string {
  return text
    .replace(/^[\s,.;:!，。；：！、"“”'‘*_~#>–—-]+/u, '')
    .replace(/[\s,.;:!?…，。；：！？、"“”*_~]+$/u, '')
    .replace(/^(?:and|plus|also|but|with)\s+(?:also\s+)?(?=\S)/iu, (word) => (/^(?:with|but)/i.test(word) ? word : ''))
    .replace(/^(?:以及|并且|而且|还有|另外|同时)[，,]?/u, '')
    .trim();
}

export const hasHan = (text: string): boolean => /\p{Script=Han}/u.test(text);

/** Counts words; each Chinese character counts as one. */
export function countTextWords(text: string): number {
  return text.match(/\p{Script=Han}|[\p{L}\p{N}](?:(?!\p{Script=Han})[\p{L}\p{N}'’.-])*/gu)?.length ?? 0;
}
