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

/** The sentences of a text; a full stop inside a number or an abbreviation such as "3.5" or "e.g." ends none. */
export function toSentences(text: string): string[] {
  return text
    .split(/(?<=[.!?…])\s+(?=[\p{Lu}\p{Lo}\p{N}"“«(])|(?<=[。！？；])\s*/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
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
