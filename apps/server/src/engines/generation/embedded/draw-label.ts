import { createCanvas } from '@napi-rs/canvas';
import { toCanvasFont, toCoveredText } from '@reelwright/timeline';
import type { DrawLabel } from '@reelwright/tracer';
import { LABEL_FACE } from './label-face.ts';

const MAX_LINES = 3;
const LARGEST = 0.42;
const LEADING = 1.16;
const FULL = 0.96;
const STEP = 0.94;
const LEAST_PX = 6;

/** Draws a label in the middle of its place: as large as fits in up to three lines. Fonts must be registered. */
export const drawLabel: DrawLabel = ({ text, ink, width, height }) => {
  const context = createCanvas(width, height).getContext('2d');
  context.textRendering = 'geometricPrecision';
  context.fillStyle = ink;
  context.textAlign = 'center';
  const covered = toCoveredText(text, LABEL_FACE.family).trim();
  const measure = (line: string): number => context.measureText(line).width;
  for (let sizePx = Math.min(height * LARGEST, width * LARGEST); sizePx > LEAST_PX; sizePx *= STEP) {
    context.font = toCanvasFont({ ...LABEL_FACE, sizePx });
    const lines = breakLabel(covered, (line) => measure(line) <= width * FULL);
    if (!lines || lines.length * sizePx * LEADING > height) continue;
    const top = (height - (lines.length - 1) * sizePx * LEADING) / 2 + sizePx * 0.36;
    for (const [index, line] of lines.entries()) context.fillText(line, width / 2, top + index * sizePx * LEADING);
    break;
  }
  return context.getImageData(0, 0, width, height).data;
};

/** Breaks a label at its spaces, or between Han characters; null if it doesn't fit. */
function breakLabel(text: string, fits: (line: string) => boolean): string[] | null {
  const parts = text.match(/\p{Script=Han}|[^\s\p{Script=Han}]+\s*|\s+/gu) ?? [];
  const lines: string[] = [];
  let line = '';
  for (const part of parts) {
    if (fits((line + part).trim())) {
      line += part;
      continue;
    }
    if (line.trim() === '' || !fits(part.trim())) return null;
    lines.push(line.trim());
    line = part;
  }
  if (line.trim() !== '') lines.push(line.trim());
  return lines.length <= MAX_LINES ? lines : null;
}
