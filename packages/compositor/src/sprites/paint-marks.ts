import type { SpriteContext } from '../canvas-host.ts';

/** Adjacent words under one mark. */
export interface MarkedSpan {
  x: number;
  width: number;
  centerY: number;
  baseline: number;
}

/**
 * Paints the stroke of a broad felt pen behind words: slanted ends, slightly uneven edges. `overhangPx` is its extent
 * beyond the words, on each side.
 */
export function paintMarker(
  context: SpriteContext,
  { x, width, centerY }: MarkedSpan,
  { sizePx, overhangPx, color }: { sizePx: number; overhangPx: number; color: string },
): void {
  const [left, right] = [x - overhangPx, x + width + overhangPx];
  const top = centerY - 0.47 * sizePx;
  const bottom = centerY + 0.5 * sizePx;
  const lean = Math.min(0.09 * sizePx, overhangPx);
  const bend = 0.035 * sizePx;
  const third = (right - left) / 3;
  context.fillStyle = color;
  context.beginPath();
  context.moveTo(left + lean, top + bend);
  context.bezierCurveTo(left + third, top - bend * 0.4, right - third, top + bend, right, top);
  context.quadraticCurveTo(right - lean * 0.2, centerY, right - lean, bottom - bend);
  context.bezierCurveTo(right - third, bottom + bend * 0.3, left + third, bottom - bend, left, bottom);
  context.quadraticCurveTo(left + lean * 0.3, centerY, left + lean, top + bend);
  context.closePath();
  context.fill();
}

/**
 * Paints a line under words in one stroke: thin at both ends, slightly bent. `belowPx` is the width of the words'
 * outline.
 */
export function paintUnderline(
  context: SpriteContext,
  { x, width, baseline }: MarkedSpan,
  { sizePx, color, weight = 1, belowPx = 0 }: { sizePx: number; color: string; weight?: number; belowPx?: number },
): void {
  const overhang = 0.03 * sizePx;
  const [left, right] = [x - overhang, x + width + overhang];
  const y = baseline + 0.17 * sizePx + belowPx;
  const thick = 0.1 * weight * sizePx;
  const rise = Math.min(0.07 * sizePx, width * 0.03);
  const third = (right - left) / 3;
  context.fillStyle = color;
  context.beginPath();
  context.moveTo(left, y + rise);
  context.bezierCurveTo(left + third, y - rise * 0.6, right - third, y - rise, right, y - rise * 0.2);
  context.quadraticCurveTo(right + thick * 0.25, y + thick * 0.25, right, y + thick * 0.45);
  context.bezierCurveTo(
    right - third,
    y + thick * 0.75 - rise,
    left + third,
    y + thick * 1.2 - rise * 0.6,
    left,
    y + thick * 0.6 + rise,
  );
  context.quadraticCurveTo(left - thick * 0.25, y + thick * 0.3 + rise, left, y + rise);
  context.closePath();
  context.fill();
}
