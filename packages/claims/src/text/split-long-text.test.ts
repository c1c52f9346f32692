import { expect, it } from 'vitest';
import { PIECE_LENGTH, splitLongText } from './split-long-text.ts';

it.each(['Short.', 'A sentence. '.repeat(100), 'x'.repeat(2000), '一百'.repeat(800), '😀'.repeat(700)])(
  'returns the whole of a text in pieces of limited length',
  (text) => {
    const pieces = splitLongText(text);
    expect(pieces.map((piece) => piece.text).join('')).toBe(text);
    for (const { text: piece, start } of pieces) {
      expect(piece.length).toBeLessThanOrEqual(PIECE_LENGTH);
      expect(text.slice(start, start + piece.length)).toBe(piece);
    }
  },
);
