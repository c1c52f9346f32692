import type { AdRatio } from '@reelwright/contracts';
import type { Box, CaptionClip } from '@reelwright/timeline';
import { type CaptionStyle, captionStyle } from '../caption-styles.ts';
import { type Look, type LookColors, typographyOf } from '../look.ts';
import { toBox } from '../rect.ts';
import { CAPTION_FONT_PX, zonesOf } from '../zones.ts';

/** Style of the captions in the ad, and their place in scenes that set no other. */
export type CaptionPlace = CaptionStyle & Pick<CaptionClip, 'box' | 'verticalAlign'>;

/** Returns the caption place of a look at a ratio. */
export function captionPlace(input: {
  look: Look;
  colors: LookColors;
  ratio: AdRatio;
  language: string;
}): CaptionPlace {
  const { look, colors, ratio, language } = input;
  const { caption, canvas } = zonesOf({ ratio, align: look.align, hasCaptions: true });
  if (!caption) throw new Error('Captions have no place');
  const { title, caption: face } = typographyOf(look, language);
  const setting = face ? { ...title, face, scale: 1 } : title;
  const size = (CAPTION_FONT_PX[ratio] * Math.min(1.15, Math.max(0.94, setting.scale))) / 1080;
  const box: Box = toBox(caption, canvas);
  return { ...captionStyle(look.captions, { colors, setting, size, align: look.align }), box, verticalAlign: 'middle' };
}

/** Enlarges captions that are the only text of their scene; a long card takes what fits its box. */
export function grown({ style, highlight }: CaptionStyle, growth: number): CaptionStyle {
  return { style: { ...style, size: growth * style.size }, highlight };
}
