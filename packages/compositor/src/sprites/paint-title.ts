import { type SpriteSpec, segmentText } from '@reelwright/timeline';
import type { SpriteContext } from '../canvas-host.ts';
import { fitText, placeAcross, placeLines } from './fit-text.ts';
import { baselineFor, setFont } from './font.ts';
import { paintPlates } from './line-plate.ts';

/** Broken evenly, outlined, on plates if the style has one. */
export function paintTitle(context: SpriteContext, spec: Extract<SpriteSpec, { kind: 'title' }>): void {
  const { style, width, height } = spec;
  const text = style.uppercase ? spec.text.toUpperCase() : spec.text;
  const fitted = fitText(context, { pieces: segmentText(text), style, fontPx: spec.fontPx, width, height });
  const centers = placeLines(fitted, height, spec.verticalAlign);
  const lines = fitted.lines.map((line, index) => {
    const centerY = centers[index] ?? 0;
    return {
      text: line.text,
      width: line.width,
      x: placeAcross(line, { width, marginPx: fitted.marginPx, align: style.align }),
      centerY,
      baseline: baselineFor(text, fitted.font.sizePx, centerY),
    };
  });

  if (style.plate) paintPlates(context, lines, style.plate, fitted.font.sizePx);
  setFont(context, fitted.font);
  context.textAlign = 'left';
  if (style.outline && style.outline.width > 0) {
    context.strokeStyle = style.outline.color;
    context.lineWidth = 2 * style.outline.width * fitted.font.sizePx;
    context.lineJoin = 'round';
    for (const line of lines) context.strokeText(line.text, line.x, line.baseline);
  }
  context.fillStyle = style.color;
  for (const line of lines) context.fillText(line.text, line.x, line.baseline);
}
