import { parsePage, textOf } from './page-document.ts';

const NOWHERE = new URL('http://localhost/');
/** Control characters and invisible marks that reorder or hide text. Joiners stay, because emoji need them. */
const INVISIBLE =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufff9-\uffff]/gu;
const LOOKS_LIKE_MARKUP = /<[a-z!/]|&(?:#\d+|#x[\da-f]+|[a-z]+\d*);/i;
const MAX_TEXT_LENGTH = 20_000;

function collapse(text: string): string {
  return text.toWellFormed().replace(INVISIBLE, '').replace(/\s+/gu, ' ').trim();
}

/**
 * Converts to plain text: removes markup, entities (also escaped twice), control characters and irregular white space.
 */
export function toPlainText(text: string): string {
  let plain = text.slice(0, MAX_TEXT_LENGTH);
  for (let round = 0; round < 2 && LOOKS_LIKE_MARKUP.test(plain); round += 1) {
    plain = textOf(parsePage(plain, NOWHERE).root, MAX_TEXT_LENGTH);
  }
  return collapse(plain);
}

/** Cuts to at most `maxLength` UTF-16 units, between words if the script has spaces, never inside a character. */
export function cutAtWord(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const head = text.slice(0, maxLength + 1);
  const space = head.lastIndexOf(' ');
  const cut = space > maxLength * 0.6 ? head.slice(0, space) : head.slice(0, maxLength);
  return cut.replace(/[\ud800-\udbff]$/, '').replace(/[\s,;:–—-]+$/u, '');
}

/** Abbreviations after which a full stop does not end a sentence; nor does one after a day of the month. */
const OPEN_ENDED =
  /(?:^|[\s(])(?:ca|approx|e\.g|i\.e|etc|incl|excl|inkl|exkl|zzgl|bzw|z\.\s?B|u\.\s?a|max|min|no|nr|vs|mr|mrs|ms|dr|st|vol|fig|p\.\s?ej|aprox|env|tel|art|ref|\d{1,2})\.$/iu;
/** Units after which a full stop does not end a sentence if a number follows: "5 ft. 10 in.", "16 fl. oz." */
const UNIT_ENDED =
  /(?:^|[\d\s(/])(?:in|ft|yd|oz|fl|lb|lbs|qt|gal|pt|sq|hr|hrs|mins?|secs?|pcs?|cm|mm|kg|rev|vers?|gen|mod|typ|kat|cat|pos|kl|cl|par|abs|ks|szt|st|č|cca)\.$/iu;
/** "U.S.", "a.m.": the following text shows whether a sentence ends. */
const INITIALS_ENDED = /(?:^|[\s("“])(?:\p{L}\.){2,}$/u;
const STARTER =
  /^(?:the|this|that|these|it|its|a|an|each|our|you|your|all|and|with|for|made|comes?|includes?|features?|designed|machine|hand|available|perfect|ideal)\b/iu;

function isOpenEnded(before: string, after: string): boolean {
  if (OPEN_ENDED.test(before)) return true;
  if (UNIT_ENDED.test(before)) return /^\d/u.test(after);
  return INITIALS_ENDED.test(before) && !STARTER.test(after);
}

/**
 * Splits a text into sentences. A full stop inside a number or an abbreviation such as "3.5", "e.g." or "U.S." does not
 * end one.
 */
export function toSentences(text: string): string[] {
  // "Slim fit., Crew neck.": records join their lines like this.
  const pieces = text
    .replace(/\.,\s+(?=\p{Lu})/gu, '. ')
    .split(/(?<=[.!?…]["”’»)]?)\s+(?=[\p{Lu}\p{Lo}\p{N}"“«(])|(?<=[。！？；])\s*/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
  const sentences: string[] = [];
  for (const piece of pieces) {
    const before = sentences.at(-1);
    if (before !== undefined && isOpenEnded(before, piece)) sentences[sentences.length - 1] = `${before} ${piece}`;
    else sentences.push(piece);
  }
  return sentences;
}

/** Words that lead to the missing part of a truncated text. */
const LEADING_ON =
  /[\s,;:(–—-]+(?:an?|the|and|or|of|to|in|on|for|with|by|from|at|as|is|are|its?|your|that|which|und|oder|der|die|das|des|dem|den|ein|eine|für|mit|von|zu|im|am|sowie|et|ou|de|du|des|le|la|les|un|une|pour|avec|à|y|o|el|los|las|con|por|para|e|di|da|il|lo|per|i|и|с|в|на|для|из)$/iu;
/** Headings that only announce a list. */
const LIST_FOLLOWS =
  /(?:includ(?:es?|ing)|contains?|comprises|following|features|enthält|umfasst|folgende|comprend|incluye|include)$/iu;
const MIN_HEADING_WORDS = 3;
/** Minimum share of the limit: a shorter clause says too little. */
const MIN_CLAUSE = 0.35;
/** Marks at which a line can end without an incomplete thought; never inside a number, a ratio or a time. */
const CLAUSE_END = /[;:,](?=\s)|[，、；：]|\s[–—-]\s/gu;
/** Beginnings of a thought that is not complete at its first comma. */
const LEADING_IN =
  /^(?:if|when|while|whether|although|though|because|since|as|once|after|before|unlike|unless|until|given|from|with|without|thanks to|by|in|on|at|for|to|dopo|nach|après|después|depois|mientras|enquanto|mentre|pendant|wenn|während|obwohl|weil|da|ob|dank|mit|ohne|durch|für|im|am|si|quand|lorsque|grâce|avec|sans|pour|dans|en|cuando|gracias|con|sin|para|grazie|senza|per|quando|graças|com|sem)\b/iu;
const LISTING = /\s(?:and|or|und|oder|sowie|et|ou|y|o|e|i|и|или)\s/iu;
/** Maximum words between two commas of an enumeration. */
const MAX_LISTED_WORDS = 3;

function countWords(text: string): number {
  return text.trim().split(/\s+/u).length;
}

const ENUMERATED = /[;；]|:\s[^,;]{1,80}[,;]/u;

/** Whether a cut at a comma would split an enumeration, or a thought that has only begun. */
function breaksThought(sentence: string, end: number): boolean {
  if (/^[:：]/u.test(sentence.slice(end)) && ENUMERATED.test(sentence)) return true;
  if (!/^[,，、]/u.test(sentence.slice(end))) return false;
  const before = sentence.slice(0, end).split(/[,，、]\s?/u);
  const after = sentence.slice(end + 1).split(/[,，、.;]\s?/u)[0] ?? '';
  if (before.length === 1 && LEADING_IN.test(sentence)) return true;
  if (!sentence.includes(' ')) return /^[和与及或]/u.test(after);
  const isListed = (part: string | undefined) =>
    part !== undefined &&
    (countWords(part) <= MAX_LISTED_WORDS || (countWords(part) <= 2 * MAX_LISTED_WORDS && LISTING.test(part)));
  return (
    isListed(after) ||
    (before.length > 1 && isListed(before.at(-1))) ||
    /^(?:and|or|und|oder|et|ou|y|o|e)\s/iu.test(after.trim())
  );
}

/**
 * Cuts a line to at most `maxLength` at the end of a thought: a sentence, its heading, or a clause. If that is not
 * possible, the line is cut at a word and `isWhole` is false.
 */
export function cutAtClause(text: string, maxLength: number): { text: string; isWhole: boolean } {
  if (text.length <= maxLength) return { text, isWhole: true };
  const sentence = toSentences(text)[0] ?? text;
  if (sentence.length <= maxLength) return { text: sentence, isWhole: true };
  // "Feels right at home: its rounded corners ..." is complete in its heading; "POWER: it heats ..." is not.
  const [, heading = '', rest = ''] = /^([^:：]{3,80})(?::\s|：)\s*(.+)$/u.exec(sentence) ?? [];
  // With punctuation inside, the part is no heading but the first of several facts.
  if (countWords(heading) >= MIN_HEADING_WORDS && !LIST_FOLLOWS.test(heading) && !/[;；]|[,，].*[,，]/u.test(heading))
    return { text: heading.trim(), isWhole: true };
  if (heading !== '' && rest.length > maxLength * MIN_CLAUSE && !LIST_FOLLOWS.test(heading)) {
    const { text: inner, isWhole } = cutAtClause(rest, maxLength);
    if (isWhole) return { text: inner, isWhole };
  }
  // The first such place, because the main clause comes first.
  const isListing = heading !== '' && LIST_FOLLOWS.test(heading);
  const end = [...sentence.matchAll(CLAUSE_END)].find(
    ({ index }) =>
      !isListing &&
      index > maxLength * MIN_CLAUSE &&
      index <= maxLength &&
      !breaksThought(sentence, index) &&
      !LIST_FOLLOWS.test(sentence.slice(0, index)),
  )?.index;
  if (end !== undefined) return { text: sentence.slice(0, end).trim(), isWhole: true };
  let cut = cutAtWord(sentence, maxLength);
  while (LEADING_ON.test(cut)) cut = cut.replace(LEADING_ON, '');
  return { text: cut, isWhole: false };
}

/** Cuts a text to as many whole sentences as fit, else as many words. */
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

/** Returns the lower-case words of a text, for comparisons. */
function toWords(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Returns the share of words that two texts have in common, 0 to 1, relative to the shorter one. */
export function sharedWords(left: string, right: string): number {
  const leftWords = new Set(toWords(left));
  const rightWords = new Set(toWords(right));
  const smaller = Math.min(leftWords.size, rightWords.size);
  if (smaller === 0) return 0;
  return [...leftWords].filter((word) => rightWords.has(word)).length / smaller;
}
