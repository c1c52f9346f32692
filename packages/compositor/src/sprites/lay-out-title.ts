import { segmentText, type TitleSpec } from '@reelwright/timeline';
import type { SpriteContext } from '../canvas-host.ts';
import { findEmphasis } from './find-emphasis.ts';
import { fitText, type LinePiece, placeAcross, placeLines } from './fit-text.ts';
import type { Font } from './font.ts';
import { layoutSize, type Size } from './laid-out.ts';
import { layOutLetters } from './lay-out-letters.ts';
import { isDivisible } from './split-letters.ts';

/** A text that is drawn as one; positions in pixels of the document. */
export interface Run {
  text: string;
  x: number;
  width: number;
  isEmphasised: boolean;
}

export interface LaidOutWord {
  x: number;
  width: number;
  /** The drawn runs: one for the whole word, or several that differ in colour or are letter-spaced. */
  runs: Run[];
  /** The smallest parts that can be drawn separately. */
  letters: Run[];
}

export interface LaidOutLine {
  x: number;
  width: number;
  centerY: number;
  baseline: number;
  words: LaidOutWord[];
}

/** A title broken into lines, in pixels of the document. */
export interface TitleLayout {
  spec: TitleSpec;
  size: Size;
  font: Font;
  lines: LaidOutLine[];
  /** Maximum extent of ink from the centre of a line, and beyond its sides. */
  abovePx: number;
  belowPx: number;
  asidePx: number;
}

/** Space for a marker beyond its words, and for an underline beneath its line, in font sizes. */
export const MARKER_OVERHANG = 0.08;
const UNDERLINE_ROOM = 0.1;
const MARK_MARGINS = { color: 0, marker: MARKER_OVERHANG, underline: UNDERLINE_ROOM } as const;

export function layOutTitle(context: SpriteContext, spec: TitleSpec): TitleLayout {
  const { style, emphasis } = spec;
  const size = layoutSize(spec);
  const pieces = segmentText(spec.text);
  const fitted = fitText(context, {
    pieces,
    style,
    fontPx: spec.fontPx,
    ...size,
    extraMargin: emphasis ? MARK_MARGINS[emphasis.kind] : 0,
  });
  const emphasised = emphasis ? findEmphasis(pieces, emphasis.text) : [];
  const centers = placeLines(fitted, size.height, spec.verticalAlign);
  let piece = 0;
  const lines = fitted.lines.map((line, index): LaidOutLine => {
    const centerY = centers[index] ?? 0;
    const x = placeAcross(line, { width: size.width, marginPx: fitted.marginPx, align: style.align });
    return {
      x,
      width: line.width,
      centerY,
      baseline: centerY + fitted.baselinePx,
      words: line.pieces.map((word) =>
        layOutWord(context, {
          word: { ...word, x: x + word.x },
          font: fitted.font,
          spacingPx: fitted.letterSpacingPx,
          isEmphasised: emphasised[piece++] ?? (() => false),
        }),
      ),
    };
  });
  const { font, abovePx, belowPx, marginPx } = fitted;
  return { spec, size, font, lines, abovePx, belowPx, asidePx: marginPx };
}

function layOutWord(
  context: SpriteContext,
  input: { word: LinePiece; font: Font; spacingPx: number; isEmphasised: (unit: number) => boolean },
): LaidOutWord {
  const { word, font, spacingPx, isEmphasised } = input;
  let start = 0;
  const letters = layOutLetters(context, font, { ...word, spacingPx }).map((letter): Run => {
    const run = { ...letter, isEmphasised: isEmphasised(start) };
    start += letter.text.length;
    return run;
  });
  const isSpaced = spacingPx !== 0 && isDivisible(word.text);
  return { x: word.x, width: word.width, letters, runs: isSpaced ? letters : joinRuns(letters) };
}

/** Joins adjacent glyphs of the same look into one run. */
function joinRuns(letters: readonly Run[]): Run[] {
  const runs: Run[] = [];
  for (const letter of letters) {
    const last = runs.at(-1);
    if (last?.isEmphasised === letter.isEmphasised) {
      runs[runs.length - 1] = { ...last, text: last.text + letter.text, width: letter.x + letter.width - last.x };
    } else runs.push(letter);
  }
  return runs;
}
