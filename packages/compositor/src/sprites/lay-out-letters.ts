import type { SpriteContext } from '../canvas-host.ts';
import { type Font, measureWidth } from './font.ts';
import { splitLetters } from './split-letters.ts';

export interface PlacedLetter {
  text: string;
  x: number;
  width: number;
}

/** Returns the glyphs of a word that starts at `x`. */
export function layOutLetters(
  context: SpriteContext,
  font: Font,
  { text, x, spacingPx }: { text: string; x: number; spacingPx: number },
): PlacedLetter[] {
  let before = '';
  return splitLetters(text).map((letter, index) => {
    before += letter;
    const width = measureWidth(context, font, letter);
    // Measured with the text before the glyph, to keep kerning.
    return { text: letter, x: x + measureWidth(context, font, before) - width + index * spacingPx, width };
  });
}
