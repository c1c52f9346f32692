import type { CaptionHighlight, CaptionSpec } from '@reelwright/timeline';
import type { SpriteContext } from '../canvas-host.ts';
import { type FittedText, fitText, placeAcross, placeLines } from './fit-text.ts';
import type { Font } from './font.ts';
import { layoutSize } from './laid-out.ts';
import { layOutLetters, type PlacedLetter } from './lay-out-letters.ts';

/** A word of a card, in pixels of the document. */
export interface CaptionWordLayout {
  text: string;
  x: number;
  width: number;
  centerY: number;
  baseline: number;
  font: Font;
  letters: PlacedLetter[];
}

export interface CaptionLayout {
  words: CaptionWordLayout[];
  /** Lines of words, for plates. */
  lines: { x: number; width: number; centerY: number }[];
  font: Font;
  abovePx: number;
  belowPx: number;
  asidePx: number;
}

/** Margin around each line for a lifted word, or for the plate of a boxed word, in font sizes. */
const HIGHLIGHT_MARGIN = 0.14;
/** Additional width of spaces, in font sizes. */
const EXTRA_SPACE: Record<CaptionHighlight, number> = {
  pop: 0.08,
  box: 0.12,
  karaoke: 0,
  typewriter: 0,
  underline: 0,
  marker: 0.08,
  bounce: 0,
  dim: 0,
  single: 0,
};
/** Maximum size of a single word relative to the card's text. */
const SINGLE_SCALE = 1.8;

export function layOutCaption(context: SpriteContext, spec: CaptionSpec): CaptionLayout {
  const { style, words } = spec;
  const size = layoutSize(spec);
  const fitted = fitText(context, {
    pieces: words,
    style,
    fontPx: spec.fontPx,
    ...size,
    extraMargin: HIGHLIGHT_MARGIN,
    // Outlines, lifted words and plates behind words narrow a space on both sides.
    extraSpace: (style.outline?.width ?? 0) * 0.8 + EXTRA_SPACE[spec.highlight.kind],
  });
  return placeWords(context, spec, fitted);
}

/** Lays out one word alone, as large as the box allows. */
export function layOutSingleWord(context: SpriteContext, spec: CaptionSpec, text: string): CaptionLayout {
  const fitted = fitText(context, {
    pieces: [{ text, spaceAfter: false }],
    style: spec.style,
    fontPx: Math.round(spec.fontPx * SINGLE_SCALE),
    ...layoutSize(spec),
    extraMargin: HIGHLIGHT_MARGIN,
  });
  return placeWords(context, spec, fitted);
}

function placeWords(context: SpriteContext, spec: CaptionSpec, fitted: FittedText): CaptionLayout {
  const size = layoutSize(spec);
  const centers = placeLines(fitted, size.height, spec.verticalAlign);
  const { font, abovePx, belowPx, marginPx } = fitted;
  const lines = fitted.lines.map((line, index) => ({
    x: placeAcross(line, { width: size.width, marginPx, align: spec.style.align }),
    width: line.width,
    centerY: centers[index] ?? 0,
    pieces: line.pieces,
  }));
  const words = lines.flatMap(({ x, centerY, pieces }) =>
    pieces.map(
      (piece): CaptionWordLayout => ({
        text: piece.text,
        x: x + piece.x,
        width: piece.width,
        centerY,
        baseline: centerY + fitted.baselinePx,
        font,
        letters: layOutLetters(context, font, { text: piece.text, x: x + piece.x, spacingPx: fitted.letterSpacingPx }),
      }),
    ),
  );
  return { words, lines, font, abovePx, belowPx, asidePx: marginPx };
}
