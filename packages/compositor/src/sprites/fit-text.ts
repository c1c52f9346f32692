import { breakLines, type MeasuredWord, type TextPiece, type TextStyle } from '@reelwright/timeline';
import type { SpriteContext } from '../canvas-host.ts';
import { bodyOffset, type Font, measureUnit, type UnitMetrics } from './font.ts';
import { isDivisible, orderVisually, splitLetters } from './split-letters.ts';

/** A piece of a line; `x` is measured from the line's left end. */
export interface LinePiece {
  text: string;
  x: number;
  width: number;
}

export interface Line {
  /** In reading order. */
  pieces: LinePiece[];
  width: number;
}

export interface FittedText {
  font: Font;
  lines: Line[];
  /** Distance from baseline to baseline. */
  lineStepPx: number;
  /** Distance from the centre of a line's body down to its baseline. */
  baselinePx: number;
  /** Extent of a line from its centre, with outline, plate and highlight. */
  abovePx: number;
  belowPx: number;
  /** The same on each side of a line. */
  marginPx: number;
  /** Height of all lines. */
  heightPx: number;
  letterSpacingPx: number;
}

/** Factor of each smaller try; the smallest is not legible any more, but fits. */
const SHRINK = 0.95;
const MIN_FONT_PX = 1;
/**
 * Minimum extent of a line above and below its centre, relative to the font size, so that accents and descenders do not
 * move texts.
 */
const HALF_LINE = 0.58;
/** Margin on all sides, for soft edges. */
const EDGE_PX = 2;

/**
 * Share of the desired size: below it, names and numbers with their units may be divided, if that enlarges the text by
 * the second factor.
 */
const LEAST_WHOLE = 0.72;
const WORTH_DIVIDING = 1.2;

export type FitTextStyle = Pick<
  TextStyle,
  'family' | 'weight' | 'outline' | 'shadow' | 'plate' | 'lineHeight' | 'letterSpacing'
>;

/** Measurements of a text at a font size of 1: made once for all tried sizes. */
export interface MeasuredText {
  style: FitTextStyle;
  pieces: readonly TextPiece[];
  words: MeasuredWord[];
  space: number;
  /** Distance from the centre of a line down to its baseline. */
  offset: number;
  reach: { above: number; below: number; aside: number };
}

/** `extraSpace` is the additional width of a space, as a fraction of the font size. */
export function measureText(
  context: SpriteContext,
  { pieces, style, extraSpace = 0 }: { pieces: readonly TextPiece[]; style: FitTextStyle; extraSpace?: number },
): MeasuredText {
  const units = pieces.map(({ text }) => measureUnit(context, style, text));
  const spacing = style.letterSpacing ?? 0;
  const offset = bodyOffset(context, style, pieces.map(({ text }) => text).join(''));
  return {
    style,
    pieces,
    words: pieces.map(({ text, spaceAfter, staysWithNext = false }, index) => ({
      width: (units[index]?.width ?? 0) + spacing * gapsIn(text),
      spaceAfter,
      staysWithNext,
    })),
    space: measureUnit(context, style, ' ').width + extraSpace + 2 * spacing,
    offset,
    reach: reachOf(units, offset),
  };
}

interface TextBox {
  width: number;
  height: number;
  /** Additional margin of a line on each side, as a fraction of the font size. */
  extraMargin?: number;
  maxLines?: number;
}

/** A text broken at one font size; `fits` is true if it fits the box with its margins. */
export function breakText(measured: MeasuredText, sizePx: number, box: TextBox): FittedText & { fits: boolean } {
  const { style, pieces, words, space, reach, offset } = measured;
  const around = marginAround(style) + (box.extraMargin ?? 0);
  const marginPx = Math.ceil((around + reach.aside) * sizePx) + EDGE_PX;
  const abovePx = (reach.above + around) * sizePx + EDGE_PX;
  const belowPx = (reach.below + around) * sizePx + EDGE_PX;
  // Broken in units of the font size: the same at every size at which the lines hold the same words.
  const broken = breakLines({
    words,
    spaceWidth: space,
    maxWidth: (box.width - 2 * marginPx) / sizePx,
    ...(box.maxLines === undefined ? {} : { maxLines: box.maxLines }),
  });
  const lineStepPx = sizePx * style.lineHeight;
  const heightPx = (broken.lines.length - 1) * lineStepPx + abovePx + belowPx;
  return {
    fits: broken.fits && heightPx <= box.height,
    font: { family: style.family, weight: style.weight, sizePx },
    lines: broken.lines.map(({ from, to, width }) => ({
      pieces: placePieces(pieces.slice(from, to), words.slice(from, to), { space, sizePx }),
      width: width * sizePx,
    })),
    lineStepPx,
    baselinePx: offset * sizePx,
    abovePx,
    belowPx,
    marginPx,
    heightPx,
    letterSpacingPx: (style.letterSpacing ?? 0) * sizePx,
  };
}

/** Returns the largest text, from `fontPx` down, that fits a box; at the smallest size even if it does not fit. */
export function fitText(
  context: SpriteContext,
  input: TextBox & { pieces: readonly TextPiece[]; style: FitTextStyle; fontPx: number; extraSpace?: number },
): FittedText {
  const measured = measureText(context, input);
  const whole = shrinkToFit(measured, input);
  if (whole.font.sizePx >= input.fontPx * LEAST_WHOLE || !measured.words.some(({ staysWithNext }) => staysWithNext))
    return whole;
  // A long name that would be tiny on one line is more readable on two.
  const divided = { ...measured, words: measured.words.map((word) => ({ ...word, staysWithNext: false })) };
  const broken = shrinkToFit(divided, input);
  return broken.font.sizePx > whole.font.sizePx * WORTH_DIVIDING ? broken : whole;
}

function shrinkToFit(measured: MeasuredText, input: TextBox & { fontPx: number }): FittedText {
  for (let sizePx = input.fontPx; ; sizePx = Math.max(MIN_FONT_PX, Math.floor(sizePx * SHRINK * 2) / 2)) {
    const text = breakText(measured, sizePx, input);
    if (text.fits || sizePx <= MIN_FONT_PX) return text;
  }
}

function gapsIn(text: string): number {
  return isDivisible(text) ? splitLetters(text).length - 1 : 0;
}

function reachOf(units: readonly UnitMetrics[], offset: number): { above: number; below: number; aside: number } {
  const most = (values: number[], least: number) => values.reduce((high, value) => Math.max(high, value), least);
  return {
    above: most(
      units.map(({ ascent }) => ascent - offset),
      HALF_LINE,
    ),
    below: most(
      units.map(({ descent }) => descent + offset),
      HALF_LINE,
    ),
    aside: most(
      units.map(({ overhang }) => overhang),
      0,
    ),
  };
}

/** Returns the margin of outline, shadow and plate around a text, as a fraction of the font size. */
function marginAround({ outline, shadow, plate }: FitTextStyle): number {
  const cast = shadow ? Math.max(Math.abs(shadow.x), Math.abs(shadow.y)) + (shadow.softness ?? 0) : 0;
  return Math.max((outline?.width ?? 0) + cast, plate?.padding ?? 0);
}

function placePieces(
  pieces: readonly TextPiece[],
  words: readonly { width: number }[],
  { space, sizePx }: { space: number; sizePx: number },
): LinePiece[] {
  const placed: LinePiece[] = [];
  let x = 0;
  const order = orderVisually(pieces.map(({ text }) => text));
  order.forEach((index, place) => {
    const piece = pieces[index];
    const width = words[index]?.width ?? 0;
    if (!piece) return;
    placed[index] = { text: piece.text, x: x * sizePx, width: width * sizePx };
    const next = order[place + 1];
    // The space stands between two neighbours of the text, whichever of them is shown first.
    const isSpaced = next !== undefined && pieces[Math.min(index, next)]?.spaceAfter === true;
    x += width + (isSpaced ? space : 0);
  });
  return placed;
}

/** Vertical centre of each line. */
export function placeLines(fitted: FittedText, height: number, verticalAlign: 'top' | 'middle' | 'bottom'): number[] {
  const spare = height - fitted.heightPx;
  const top = verticalAlign === 'top' ? 0 : verticalAlign === 'bottom' ? spare : spare / 2;
  return fitted.lines.map((_, index) => top + fitted.abovePx + index * fitted.lineStepPx);
}

/** Left end of a line. */
export function placeAcross(
  line: { width: number },
  input: { width: number; marginPx: number; align: TextStyle['align'] },
): number {
  const { width, marginPx, align } = input;
  if (align === 'left') return marginPx;
  if (align === 'right') return width - marginPx - line.width;
  return (width - line.width) / 2;
}
