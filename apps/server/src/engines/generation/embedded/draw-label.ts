import { createCanvas, GlobalFonts, type SKRSContext2D, setTextRenderer } from '@napi-rs/canvas';
import { fontFaceName, toCanvasFont } from '@reelwright/timeline';
import type { DrawLabel } from '@reelwright/tracer';

/** A face in a file of its own. */
export interface LabelFont {
  family: string;
  weight: number;
  path: string;
}

const FACE = { family: 'Inter', weight: 700 } as const;
/** Of the label's sides, which the words may fill. */
const FILL = 0.82;
const MAX_LINES = 3;
const LINE_HEIGHT = 1.16;

/** Returns a painter of labels in the fonts of this installation: no font of the system is drawn with. */
export function createLabelPainter(fonts: readonly LabelFont[]): DrawLabel {
  setTextRenderer('system');
  for (const font of fonts) GlobalFonts.registerFromPath(font.path, fontFaceName(font));
  return ({ text, ink, width, height }) => {
    const context = createCanvas(width, height).getContext('2d');
    const { lines, sizePx } = fitWords(context, text, width * FILL, height * FILL);
    context.font = toCanvasFont({ ...FACE, sizePx });
    context.fillStyle = ink;
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    const step = sizePx * LINE_HEIGHT;
    for (const [index, line] of lines.entries())
      context.fillText(line, width / 2, height / 2 + (index - (lines.length - 1) / 2) * step);
    return context.getImageData(0, 0, width, height).data;
  };
}

/** Breaks words into the lines in which they can be largest. */
function fitWords(context: SKRSContext2D, text: string, width: number, height: number) {
  const words = text.split(/\s+/).filter((word) => word !== '');
  const choices = Array.from({ length: Math.min(MAX_LINES, Math.max(1, words.length)) }, (_, index) => {
    const lines = breakInto(words, index + 1);
    context.font = toCanvasFont({ ...FACE, sizePx: 100 });
    const widest = Math.max(1, ...lines.map((line) => context.measureText(line).width));
    return { lines, sizePx: Math.min((100 * width) / widest, height / (lines.length * LINE_HEIGHT)) };
  });
  return choices.reduce((best, choice) => (choice.sizePx > best.sizePx ? choice : best));
}

/** Spreads words over a number of lines of about the same length. */
function breakInto(words: readonly string[], count: number): string[] {
  const whole = words.join(' ').length;
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last === undefined || (lines.length < count && last.length + word.length / 2 > whole / count)) lines.push(word);
    else lines[lines.length - 1] = `${last} ${word}`;
  }
  return lines;
}
