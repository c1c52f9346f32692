/** A part of a text and its start. */
export interface TextPiece {
  text: string;
  start: number;
}

/** Longer than any spoken line, and short enough for finders that search around each match. */
export const PIECE_LENGTH = 250;

/** Maximum number of units in which the end of a sentence or a word is searched backwards. */
const LOOK_BACK = PIECE_LENGTH / 2;

/**
 * Splits a long text into pieces: after a sentence, else after a comma or a word, else anywhere. Short texts stay
 * whole.
 */
export function splitLongText(text: string): TextPiece[] {
  const pieces: TextPiece[] = [];
  let start = 0;
  while (text.length - start > PIECE_LENGTH) {
    const cut = start + findCut(text.slice(start, start + PIECE_LENGTH));
    pieces.push({ text: text.slice(start, cut), start });
    start = cut;
  }
  pieces.push({ text: text.slice(start), start });
  return pieces;
}

function findCut(head: string): number {
  const from = head.length - LOOK_BACK;
  const tail = head.slice(from);
  const ends = [/[.!?;](?=\s)|[。！？；\n]/gu, /[,，、](?!\d)|\s/gu];
  for (const end of ends) {
    const last = [...tail.matchAll(end)].at(-1);
    if (last) return from + last.index + last[0].length;
  }
  // Never splits a surrogate pair.
  return /[\ud800-\udbff]$/.test(head) ? head.length - 1 : head.length;
}
