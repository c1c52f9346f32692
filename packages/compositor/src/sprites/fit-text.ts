import { breakLines, type TextPiece, type TextStyle } from '@reelwright/timeline';
import type { SpriteContext } from '../canvas-host.ts';
import { type Font, measureWidth } from './font.ts';

/** A piece of a line, left to right; `x` is measured from the line's left end. */
export interface LinePiece {
  text: string;
  x: number;
  width: number;
}

export interface Line {
  /** The whole line, to be drawn at once where no space was widened. */
  text: string;
  pieces: LinePiece[];
  width: number;
}

export interface FittedText {
  font: Font;
  lines: Line[];
  /** From baseline to baseline. */
  lineStepPx: number;
  /** Around the text on each side: outline, plate and what a highlight adds. */
  marginPx: number;
  /** Height of all lines with their margin. */
  heightPx: number;
}

/** Each try is smaller by this; the smallest is not legible any more, but inside. */
const SHRINK = 0.95;
const MIN_FONT_PX = 1;

/** Largest text, from `fontPx` down, that stands in a box with its outline and plate. */
export function fitText(
  context: SpriteContext,
  input: {
    pieces: readonly TextPiece[];
    style: TextStyle;
    fontPx: number;
    width: number;
    height: number;
    /** What more a line needs on each side, and a space between words, as fractions of the font size. */
    extraMargin?: number;
    extraSpace?: number;
  },
): FittedText {
  const { style, width, height } = input;
  for (let sizePx = input.fontPx; ; sizePx = Math.max(MIN_FONT_PX, Math.floor(sizePx * SHRINK * 2) / 2)) {
    const font = { family: style.family, weight: style.weight, sizePx };
    const margin = Math.max(style.outline?.width ?? 0, style.plate?.padding ?? 0) + (input.extraMargin ?? 0);
    const marginPx = Math.ceil(margin * sizePx) + 2;
    const { lines, fits: fitsAcross } = breakPieces(context, font, {
      pieces: input.pieces,
      extraSpacePx: (input.extraSpace ?? 0) * sizePx,
      maxWidth: width - 2 * marginPx,
    });
    const lineStepPx = sizePx * style.lineHeight;
    // The last line reaches below its body: descenders take about a fifth.
    const heightPx = (lines.length - 1) * lineStepPx + sizePx * 1.16 + 2 * marginPx;
    if ((fitsAcross && heightPx <= height) || sizePx <= MIN_FONT_PX)
      return { font, lines, lineStepPx, marginPx, heightPx };
  }
}

function breakPieces(
  context: SpriteContext,
  font: Font,
  { pieces, extraSpacePx, maxWidth }: { pieces: readonly TextPiece[]; extraSpacePx: number; maxWidth: number },
): { lines: Line[]; fits: boolean } {
  const spaceWidth = measureWidth(context, font, ' ') + extraSpacePx;
  const words = pieces.map((piece) => ({ ...piece, width: measureWidth(context, font, piece.text) }));
  const broken = breakLines({ words, spaceWidth, maxWidth });
  const lines = broken.lines.map(({ from, to, width }): Line => {
    let x = 0;
    let text = '';
    const placed = words.slice(from, to).map((word, index, all): LinePiece => {
      const at = x;
      const isSpaced = word.spaceAfter && index < all.length - 1;
      x += word.width + (isSpaced ? spaceWidth : 0);
      text += word.text + (isSpaced ? ' ' : '');
      return { text: word.text, x: at, width: word.width };
    });
    return { text, pieces: placed, width };
  });
  return { lines, fits: broken.fits };
}

/** Vertical centre of each line. */
export function placeLines(fitted: FittedText, height: number, verticalAlign: 'top' | 'middle' | 'bottom'): number[] {
  const spare = height - fitted.heightPx;
  const top = verticalAlign === 'top' ? 0 : verticalAlign === 'bottom' ? spare : spare / 2;
  const first = top + fitted.marginPx + fitted.font.sizePx * 0.58;
  return fitted.lines.map((_, index) => first + index * fitted.lineStepPx);
}

/** Left end of a line. */
export function placeAcross(line: Line, input: { width: number; marginPx: number; align: TextStyle['align'] }): number {
  const { width, marginPx, align } = input;
  if (align === 'left') return marginPx;
  if (align === 'right') return width - marginPx - line.width;
  return (width - line.width) / 2;
}
