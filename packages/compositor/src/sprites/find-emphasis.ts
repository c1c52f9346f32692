import type { TextPiece } from '@reelwright/timeline';

const WORD_CHARACTER = /[\p{L}\p{N}]/u;
/** Scripts without spaces between words: a part of a run may be a word too. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

const toPlain = (text: string) => text.replaceAll('\u200b', '').replace(/\s+/gu, ' ').trim();

/** Returns whether a match would begin or end within a word: `ice` in `Nice`. */
function dividesWord(text: string, start: number, end: number): boolean {
  const joins = (before: string | undefined, after: string | undefined) =>
    before !== undefined &&
    after !== undefined &&
    WORD_CHARACTER.test(before) &&
    WORD_CHARACTER.test(after) &&
    !UNSPACED.test(before) &&
    !UNSPACED.test(after);
  return joins(text[start - 1], text[start]) || joins(text[end - 1], text[end]);
}

/**
 * Finds a part of a text in its pieces: returns for each piece which of its UTF-16 units belong to it. Matches whole
 * words, or, if it is no whole word anywhere, every occurrence.
 */
export function findEmphasis(pieces: readonly TextPiece[], wanted: string): ((unit: number) => boolean)[] {
  const starts: number[] = [];
  let text = '';
  for (const piece of pieces) {
    starts.push(text.length);
    // A space that holds a number and its unit together is one in the wanted part too.
    text += piece.text.replaceAll('\u00a0', ' ') + (piece.spaceAfter ? ' ' : '');
  }
  const part = toPlain(wanted);
  const matches: number[] = [];
  for (let at = part === '' ? -1 : text.indexOf(part); at !== -1; at = text.indexOf(part, at + part.length))
    matches.push(at);
  const whole = matches.filter((at) => !dividesWord(text, at, at + part.length));
  const found = whole.length > 0 ? whole : matches;
  return starts.map((start) => (unit) => found.some((at) => start + unit >= at && start + unit < at + part.length));
}
