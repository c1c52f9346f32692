import { toCanvasFont } from '@reelwright/timeline';
import type { SpriteContext, SpriteTextMetrics } from '../canvas-host.ts';
import { toDrawnText } from './split-letters.ts';

export interface Font {
  family: string;
  weight: number;
  sizePx: number;
}

/**
 * Language of all texts: faces have other glyphs for some languages, and only a fixed choice is the same everywhere.
 */
const TEXT_LANGUAGE = 'en';

export function setFont(context: SpriteContext, font: Font): void {
  context.lang = TEXT_LANGUAGE;
  context.font = toCanvasFont(font);
  context.textRendering = 'geometricPrecision';
  context.textBaseline = 'alphabetic';
}

/** Measures without changing the context. */
function measure(context: SpriteContext, font: Font, text: string): SpriteTextMetrics {
  const { font: former, textAlign } = context;
  setFont(context, font);
  context.textAlign = 'left';
  const metrics = context.measureText(toDrawnText(text));
  context.font = former;
  context.textAlign = textAlign;
  return metrics;
}

export function measureWidth(context: SpriteContext, font: Font, text: string): number {
  return measure(context, font, text).width;
}

/** Measurements of a text are proportional to its size: measured once at this size. */
const PROBE_PX = 100;

/**
 * Measurements of a text at a font size of 1: its advance, and the extent of its ink beyond the baseline and beyond the
 * advance.
 */
export interface UnitMetrics {
  width: number;
  ascent: number;
  descent: number;
  overhang: number;
}

export function measureUnit(context: SpriteContext, font: Omit<Font, 'sizePx'>, text: string): UnitMetrics {
  const metrics = measure(context, { ...font, sizePx: PROBE_PX }, text);
  return {
    width: metrics.width / PROBE_PX,
    ascent: metrics.actualBoundingBoxAscent / PROBE_PX,
    descent: metrics.actualBoundingBoxDescent / PROBE_PX,
    overhang: Math.max(0, metrics.actualBoundingBoxLeft, metrics.actualBoundingBoxRight - metrics.width) / PROBE_PX,
  };
}

const IDEOGRAPHIC = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** Returns the height of the body of a line at a font size of 1: of a capital, or of a whole ideograph. */
export function bodyHeight(context: SpriteContext, font: Omit<Font, 'sizePx'>, text: string): number {
  return IDEOGRAPHIC.test(text) ? 0.94 : measureUnit(context, font, 'H').ascent;
}

/**
 * Returns the distance of the baseline below the visual centre of a line, at a font size of 1: that of a capital, or of
 * a whole ideograph, whose body is the same in all fonts.
 */
export function bodyOffset(context: SpriteContext, font: Omit<Font, 'sizePx'>, text: string): number {
  if (IDEOGRAPHIC.test(text)) return (0.85 - 0.09) / 2;
  return measureUnit(context, font, 'H').ascent / 2;
}

/** Returns the baseline that centres a line of text on `centerY`. */
export function baselineFor(context: SpriteContext, font: Font, text: string, centerY: number): number {
  return centerY + bodyOffset(context, font, text) * font.sizePx;
}
