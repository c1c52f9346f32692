import type { SpriteContext } from '../../canvas-host.ts';
import { mixColors, lumaOf } from '../color.ts';
import { baselineFor, type Font, measureUnit, setFont } from '../font.ts';
import { traceEllipse, traceRoundedBox } from '../outline.ts';
import { EDGE_PX, type PaintSticker, type SpecOf } from './sticker-spec.ts';

const DIGITS = Array.from('0123456789');

/** Returns the width of the widest digit at a font size of 1: digits keep their positions as they change. */
function digitWidth(context: SpriteContext, face: Omit<Font, 'sizePx'>): number {
  return DIGITS.reduce((most, digit) => Math.max(most, measureUnit(context, face, digit).width), 0);
}

/** Returns minutes and seconds, with hours only if there are any. */
function clockGroups(secondsLeft: number): string[] {
  const two = (count: number) => String(count).padStart(2, '0');
  const hours = Math.floor(secondsLeft / 3600);
  const rest = [two(Math.floor(secondsLeft / 60) % 60), two(secondsLeft % 60)];
  return hours > 0 ? [two(hours), ...rest] : rest;
}

export const paintCountdown: PaintSticker<'countdown'> = (context, spec, size) =>
  spec.style === 'clock' ? paintClock(context, spec, size) : paintNumber(context, spec, size);

type Box = { width: number; height: number };

/** In font sizes. */
const CELL_HEIGHT = 1.5;
const CELL_PADDING = 0.22;
const CELL_GAP = 0.1;
const COLON = 0.42;
const CELL_RADIUS = 0.2;

/** One cell per digit, as on a split-flap board. */
function paintClock(context: SpriteContext, spec: SpecOf<'countdown'>, size: Box): void {
  const face = { family: spec.family, weight: 800 };
  const groups = clockGroups(spec.secondsLeft);
  const cell = digitWidth(context, face) + 2 * CELL_PADDING;
  const digits = groups.reduce((sum, group) => sum + group.length, 0);
  const unitWidth = digits * cell + (digits - groups.length) * CELL_GAP + (groups.length - 1) * COLON;
  const sizePx = Math.min((size.width - 2 * EDGE_PX) / unitWidth, (size.height - 2 * EDGE_PX) / CELL_HEIGHT);
  const font = { ...face, sizePx };
  const centerY = size.height / 2;
  const height = CELL_HEIGHT * sizePx;
  const seam = mixColors(spec.background, lumaOf(spec.background) > 128 ? '#000000' : '#ffffff', 0.16);
  let x = (size.width - unitWidth * sizePx) / 2;
  groups.forEach((group, index) => {
    if (index > 0) {
      paintColon(context, spec.background, { x: x + (COLON / 2) * sizePx, centerY, sizePx });
      x += COLON * sizePx;
    }
    Array.from(group).forEach((digit, place) => {
      if (place > 0) x += CELL_GAP * sizePx;
      const box = { x, y: centerY - height / 2, width: cell * sizePx, height };
      context.fillStyle = spec.background;
      context.beginPath();
      traceRoundedBox(context, box, CELL_RADIUS * sizePx);
      context.fill();
      context.fillStyle = seam;
      const line = Math.max(1, 0.03 * sizePx);
      context.fillRect(box.x, centerY - line / 2, box.width, line);
      drawDigit(context, font, digit, { centerX: box.x + box.width / 2, centerY, color: spec.color });
      x += cell * sizePx;
    });
  });
}

function drawDigit(
  context: SpriteContext,
  font: Font,
  digit: string,
  { centerX, centerY, color }: { centerX: number; centerY: number; color: string },
): void {
  setFont(context, font);
  context.textAlign = 'center';
  context.fillStyle = color;
  context.fillText(digit, centerX, baselineFor(context, font, digit, centerY));
}

function paintColon(
  context: SpriteContext,
  color: string,
  { x, centerY, sizePx }: { x: number; centerY: number; sizePx: number },
): void {
  const radius = 0.085 * sizePx;
  context.fillStyle = color;
  context.beginPath();
  for (const side of [-1, 1])
    traceEllipse(context, {
      x: x - radius,
      y: centerY + side * 0.26 * sizePx - radius,
      width: 2 * radius,
      height: 2 * radius,
    });
  context.fill();
}

/** The seconds on a disc with a ring. */
function paintNumber(context: SpriteContext, spec: SpecOf<'countdown'>, size: Box): void {
  const face = { family: spec.family, weight: 900 };
  const text = String(spec.secondsLeft);
  const radius = Math.min(size.width, size.height) / 2 - EDGE_PX;
  const [centerX, centerY] = [size.width / 2, size.height / 2];
  context.fillStyle = spec.background;
  context.beginPath();
  traceEllipse(context, { x: centerX - radius, y: centerY - radius, width: 2 * radius, height: 2 * radius });
  context.fill();
  const ring = radius * 0.86;
  context.strokeStyle = spec.color;
  context.globalAlpha = 0.9;
  context.lineWidth = radius * 0.05;
  context.beginPath();
  traceEllipse(context, { x: centerX - ring, y: centerY - ring, width: 2 * ring, height: 2 * ring });
  context.stroke();
  context.globalAlpha = 1;
  const digit = digitWidth(context, face);
  const sizePx = Math.min((radius * 1.3) / (digit * text.length), radius * 1.15);
  const font = { ...face, sizePx };
  // Each digit has a fixed position: the number does not jitter.
  const step = digit * sizePx;
  Array.from(text).forEach((character, index) => {
    const place = centerX + (index - (text.length - 1) / 2) * step;
    drawDigit(context, font, character, { centerX: place, centerY, color: spec.color });
  });
}
