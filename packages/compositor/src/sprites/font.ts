import type { SpriteContext } from '../canvas-host.ts';

/** Asked in this order for glyphs that the wanted family lacks. The host registers them. */
const FALLBACK_FAMILIES = ['Inter', 'Noto Sans CJK SC'];

export interface Font {
  family: string;
  weight: number;
  sizePx: number;
}

export function setFont(context: SpriteContext, font: Font): void {
  const families = [font.family, ...FALLBACK_FAMILIES.filter((family) => family !== font.family)];
  context.font = `${font.weight} ${font.sizePx}px ${families.map((family) => `"${family}"`).join(', ')}`;
  context.textBaseline = 'alphabetic';
}

export function measureWidth(context: SpriteContext, font: Font, text: string): number {
  setFont(context, font);
  return context.measureText(text).width;
}

/**
 * Height of what the eye takes for the body of a line, as a fraction of the font size: a capital, or a whole ideograph. Lines
 * are centred by it. Constants, because metrics of mixed fonts differ between hosts.
 */
function bodyHeight(text: string): { ascent: number; descent: number } {
  return /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}/u.test(text)
    ? { ascent: 0.85, descent: 0.09 }
    : { ascent: 0.727, descent: 0 };
}

/** Baseline that centres a line of text on `centerY`. */
export function baselineFor(text: string, sizePx: number, centerY: number): number {
  const { ascent, descent } = bodyHeight(text);
  return centerY + ((ascent - descent) / 2) * sizePx;
}

/** Black or white, whichever reads better on a colour. */
export function inkFor(background: string): string {
  const rgb = Number.parseInt(background.slice(1), 16);
  const luma = 0.2126 * (rgb >> 16) + 0.7152 * ((rgb >> 8) & 255) + 0.0722 * (rgb & 255);
  return luma > 140 ? '#0b0b0f' : '#ffffff';
}
