import { parsePage, textOf } from './page-document.ts';

const NOWHERE = new URL('http://localhost/');
/** Control characters, and the invisible marks that reorder or hide text; joiners stay, emoji need them. */
const INVISIBLE =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufff9-\uffff]/gu;
const LOOKS_LIKE_MARKUP = /<[a-z!/]|&(?:#\d+|#x[\da-f]+|[a-z]+\d*);/i;
const MAX_TEXT_LENGTH = 20_000;

function collapse(text: string): string {
  return text.toWellFormed().replace(INVISIBLE, '').replace(/\s+/gu, ' ').trim();
}

/** Plain text of what may hold markup, entities (also escaped twice), control characters and odd white space. */
export function toPlainText(text: string): string {
  let plain = text.slice(0, MAX_TEXT_LENGTH);
  for (let round = 0; round < 2 && LOOKS_LIKE_MARKUP.test(plain); round += 1) {
    plain = textOf(parsePage(plain, NOWHERE).root, MAX_TEXT_LENGTH);
  }
  return collapse(plain);
}

/** At most `maxLength` UTF-16 units, cut between words where the script has spaces, never inside a character. */
export function cutAtWord(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const head = text.slice(0, maxLength + 1);
  const space = head.lastIndexOf(' ');
  const cut = space > maxLength * 0.6 ? head.slice(0, space) : head.slice(0, maxLength);
  return cut.replace(/[\ud800-\udbff]$/, '').replace(/[\s,;:–—-]+$/u, '');
}

/** After these a full stop ends no sentence; a day of the month neither. */
const OPEN_ENDED =
  /(?:^|[\s(])(?:ca|approx|e\.g|i\.e|etc|incl|excl|inkl|exkl|zzgl|bzw|z\.\s?B|max|min|no|nr|vs|mr|mrs|dr|st|vol|fig|p\.\s?ej|aprox|env|tel|art|ref|\d{1,2})\.$/iu;

/** The sentences of a text; a full stop inside a number or an abbreviation such as "3.5" or "e.g." ends none. */
export function toSentences(text: string): string[] {
  const pieces = text
    .split(/(?<=[.!?…])\s+(?=[\p{Lu}\p{Lo}\p{N}"“«(])|(?<=[。！？；])\s*/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
  const sentences: string[] = [];
  for (const piece of pieces) {
    const before = sentences.at(-1);
    if (before !== undefined && OPEN_ENDED.test(before)) sentences[sentences.length - 1] = `${before} ${piece}`;
    else sentences.push(piece);
  }
  return sentences;
}

/** Words that lead on to what was cut off. */
const LEADING_ON =
  /[\s,;:(–—-]+(?:an?|the|and|or|of|to|in|on|for|with|by|from|at|as|is|are|its?|your|that|which|und|oder|der|die|das|des|dem|den|ein|eine|für|mit|von|zu|im|am|sowie|et|ou|de|du|des|le|la|les|un|une|pour|avec|à|y|o|el|los|las|con|por|para|e|di|da|il|lo|per|i|и|с|в|на|для|из)$/iu;
/** Of a heading that only announces. */
const LIST_FOLLOWS =
  /(?:includ(?:es?|ing)|contains?|comprises|following|features|enthält|umfasst|folgende|comprend|incluye|include)$/iu;
const MIN_HEADING_WORDS = 3;
/** Of the limit: less of a line says too little. */
const MIN_CLAUSE = 0.35;
/** Where a line can be left without leaving a thought half said. */
const CLAUSE_END = /[;:,，、；：]\s?|\s[–—-]\s|\s\(/gu;

/** A line of at most `maxLength` that ends where a thought does: a sentence, its heading, a clause; else not whole, at a word. */
export function cutAtClause(text: string, maxLength: number): { text: string; isWhole: boolean } {
  if (text.length <= maxLength) return { text, isWhole: true };
  const sentence = toSentences(text)[0] ?? text;
  if (sentence.length <= maxLength) return { text: sentence, isWhole: true };
  // "Feels right at home: its rounded corners ..." says it all in its heading.
  const heading = /^([^:：]{8,80})[:：]/u.exec(sentence)?.[1]?.trim() ?? '';
  if (heading.split(/\s+/u).length >= MIN_HEADING_WORDS && !LIST_FOLLOWS.test(heading))
    return { text: heading, isWhole: true };
  let end = 0;
  for (const { index } of sentence.matchAll(CLAUSE_END)) if (index <= maxLength) end = index;
  if (end > maxLength * MIN_CLAUSE) return { text: sentence.slice(0, end).trim(), isWhole: true };
  let cut = cutAtWord(sentence, maxLength);
  while (LEADING_ON.test(cut)) cut = cut.replace(LEADING_ON, '');
  return { text: cut, isWhole: false };
}

/** As many whole sentences as fit, else as many words. */
export function cutAtSentence(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  let kept = '';
  for (const sentence of toSentences(text)) {
    const longer = kept === '' ? sentence : `${kept} ${sentence}`;
    if (longer.length > maxLength) break;
    kept = longer;
  }
  return kept.length > maxLength / 3 ? kept : cutAtWord(text, maxLength);
}

/** The words of a text for comparing, in lower case. */
function toWords(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** How much two texts are made of the same words, 0 to 1, measured on the shorter one. */
export function sharedWords(left: string, right: string): number {
  const leftWords = new Set(toWords(left));
  const rightWords = new Set(toWords(right));
  const smaller = Math.min(leftWords.size, rightWords.size);
  if (smaller === 0) return 0;
  return [...leftWords].filter((word) => rightWords.has(word)).length / smaller;
}
