import { breakLines, segmentText, type TextPiece } from '@reelwright/timeline';
import type { SpriteContext } from '../canvas-host.ts';
import { bodyOffset, type Font, measureUnit, setFont } from './font.ts';
import { toDrawnText } from './split-letters.ts';

/** A short text with the number of lines that allows the largest font, centred or left-aligned. */
export interface TextBlock {
  font: Font;
  lines: { text: string; width: number }[];
  lineStepPx: number;
  width: number;
  height: number;
  baselinePx: number;
}

/** Height of one line of a block, and distance of lines, in font sizes. */
const LINE = 1;
const LINE_STEP = 1.16;
const WORTH_A_LINE = 1.3;

export interface BlockText {
  text: string;
  family: string;
  weight: number;
}

/**
 * Fits a text by the space it gets at each number of lines: `toSizePx` returns the maximum font size for a width and
 * height of the text, both in font sizes. One more line must allow a font larger by this factor.
 */
export function fitBlock(
  context: SpriteContext,
  { text, family, weight, maxLines }: BlockText & { maxLines: number },
  toSizePx: (units: { width: number; height: number }) => number,
): TextBlock {
  const face = { family, weight };
  const pieces = segmentText(text);
  const words = pieces.map((piece) => ({ ...measureUnit(context, face, piece.text), spaceAfter: piece.spaceAfter }));
  const spaceWidth = measureUnit(context, face, ' ').width;
  const longest = words.reduce((most, { width }) => Math.max(most, width), 0);
  const total = words.reduce((sum, { width, spaceAfter }) => sum + width + (spaceAfter ? spaceWidth : 0), 0);
  let best: { sizePx: number; lines: { from: number; to: number; width: number }[] } | undefined;
  for (let count = 1; count <= Math.min(maxLines, Math.max(1, words.length)); count++) {
    let maxWidth = Math.max(longest, total / count) + 0.01;
    let broken = breakLines({ words, spaceWidth, maxWidth });
    while (broken.lines.length > count) {
      maxWidth *= 1.04;
      broken = breakLines({ words, spaceWidth, maxWidth });
    }
    const width = broken.lines.reduce((most, line) => Math.max(most, line.width), 0);
    const sizePx = toSizePx({ width, height: LINE + (broken.lines.length - 1) * LINE_STEP });
    if (!best || sizePx > best.sizePx * WORTH_A_LINE) best = { sizePx, lines: broken.lines };
  }
  const lines = best?.lines ?? [];
  const sizePx = Math.max(1, best?.sizePx ?? 1);
  return {
    font: { ...face, sizePx },
    lines: lines.map(({ from, to, width }) => ({
      text: joinPieces(pieces.slice(from, to)),
      width: width * sizePx,
    })),
    lineStepPx: LINE_STEP * sizePx,
    width: lines.reduce((most, { width }) => Math.max(most, width), 0) * sizePx,
    height: (LINE + (lines.length - 1) * LINE_STEP) * sizePx,
    baselinePx: bodyOffset(context, face, text) * sizePx,
  };
}

/** Joins the pieces: drawn as one text, the canvas itself orders runs from right to left. */
function joinPieces(pieces: readonly TextPiece[]): string {
  return pieces
    .map(({ text, spaceAfter }, index) => text + (spaceAfter && index < pieces.length - 1 ? ' ' : ''))
    .join('');
}

/** Draws a block in the current fill style; `x` is its centre, or its left end. */
export function drawBlock(
  context: SpriteContext,
  block: TextBlock,
  { x, centerY, align }: { x: number; centerY: number; align: 'left' | 'center' },
): void {
  setFont(context, block.font);
  context.textAlign = 'left';
  const first = centerY - ((block.lines.length - 1) * block.lineStepPx) / 2 + block.baselinePx;
  block.lines.forEach(({ text, width }, index) => {
    const left = align === 'center' ? x - width / 2 : x;
    context.fillText(toDrawnText(text), left, first + index * block.lineStepPx);
  });
}
