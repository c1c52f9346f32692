import type { CaptionClip, TextStyle } from '@reelwright/timeline';
import type { CaptionStyleName } from './caption-style-names.ts';
import type { LookColors, TitleSetting } from './look.ts';
import { readableOn, plainInkOn, type SceneColors } from './color/derive-colors.ts';
import { NEAR_BLACK, WHITE } from './color/rgb.ts';

export interface CaptionStyle {
  style: TextStyle;
  highlight: CaptionClip['highlight'];
}

interface CaptionRequest {
  colors: LookColors;
  /** The title setting, which captions share except for size and case. */
  setting: TitleSetting;
  /** Font size as a fraction of the canvas' shorter side. */
  size: number;
  align: TextStyle['align'];
}

/** A thin outline keeps glyphs apart from any image, and a soft shadow darkens what is around them. */
const OUTLINE = 0.045;
const SHADOW = { color: NEAR_BLACK, x: 0, y: 0.03, softness: 0.17 } as const;
/** Opacities of the shadow: of regular and of heavy type, whose counters are smaller. */
const SHADE = { regular: 0.72, heavy: 0.8 } as const;
const OUTLINED_LINE_HEIGHT = 1.14;

/** Returns the typography and the highlight of a preset, in an ad's colours. */
export function captionStyle(name: CaptionStyleName, { colors, setting, size, align }: CaptionRequest): CaptionStyle {
  const base: TextStyle = {
    family: setting.face.family,
    weight: setting.face.weight,
    size,
    color: WHITE,
    align,
    uppercase: false,
    lineHeight: 1.22,
  };
  const outlined = (opacity: number): TextStyle => ({
    ...base,
    outline: { color: NEAR_BLACK, width: OUTLINE },
    shadow: { ...SHADOW, opacity },
    lineHeight: OUTLINED_LINE_HEIGHT,
  });
  const plated = (plate: string, opacity: number, color: string, radius = 0.28): TextStyle => ({
    ...base,
    color,
    plate: { color: plate, opacity, radius, padding: 0.22 },
  });
  const vivid = readableOn(NEAR_BLACK, colors.accent, 6);
  switch (name) {
    case 'pop-outline':
      return { style: outlined(SHADE.regular), highlight: { kind: 'pop', color: vivid } };
    case 'pop-heavy':
      return {
        style: { ...outlined(SHADE.heavy), uppercase: true },
        highlight: { kind: 'pop', color: vivid },
      };
    case 'box-accent': {
      const box = readableOn(WHITE, colors.accent);
      return { style: outlined(SHADE.regular), highlight: { kind: 'box', color: box } };
    }
    case 'box-on-plate': {
      const box = readableOn(WHITE, colors.accent);
      return { style: plated(NEAR_BLACK, 0.82, WHITE, 0.4), highlight: { kind: 'box', color: box } };
    }
    case 'karaoke-plate':
      return { style: plated(NEAR_BLACK, 0.82, WHITE), highlight: { kind: 'karaoke', color: vivid } };
    case 'karaoke-outline':
      return { style: outlined(SHADE.regular), highlight: { kind: 'karaoke', color: vivid } };
    case 'typewriter-plate':
      return {
        style: plated(colors.background, 1, colors.ink, 0),
        highlight: { kind: 'typewriter', color: colors.accentInk },
      };
    case 'typewriter-screen':
      return { style: plated(NEAR_BLACK, 0.9, WHITE, 0.08), highlight: { kind: 'typewriter', color: vivid } };
    case 'underline-plate':
      return {
        style: plated(colors.background, 1, colors.ink),
        highlight: { kind: 'underline', color: colors.accentInk },
      };
    case 'marker-paper': {
      const ink = plainInkOn(WHITE);
      // Words keep their colour on the marker, which is light.
      return {
        style: plated(WHITE, 1, ink, 0),
        highlight: { kind: 'marker', color: readableOn(ink, colors.accent, 6) },
      };
    }
    case 'bounce-outline':
      return { style: outlined(SHADE.heavy), highlight: { kind: 'bounce', color: vivid } };
    case 'dim-plate':
      return { style: plated(NEAR_BLACK, 0.86, WHITE, 0.5), highlight: { kind: 'dim', color: WHITE } };
    case 'single-heavy':
      return { style: { ...outlined(SHADE.heavy), uppercase: true }, highlight: { kind: 'single', color: vivid } };
    case 'single-plate':
      return {
        style: plated(colors.accent, 1, colors.onAccent),
        highlight: { kind: 'single', color: colors.onAccent },
      };
  }
}

/**
 * Returns a style for captions over images: on a plate of the ad's own colours in place of an outline, which is hard to
 * read on what is itself full of edges, such as steel or cloth.
 */
export function onImages(
  { style, highlight }: CaptionStyle,
  { background, ink, accentInk }: SceneColors,
): CaptionStyle {
  if (!style.outline) return { style, highlight };
  const { outline: _outline, shadow: _shadow, ...plain } = style;
  return {
    style: { ...plain, color: ink, lineHeight: PLATED.lineHeight, plate: { color: background, ...PLATED.plate } },
    highlight: { ...highlight, color: accentInk },
  };
}

const PLATED = { lineHeight: 1.22, plate: { opacity: 0.96, radius: 0.22, padding: 0.2 } } as const;

/** Styles whose dark plates are there to keep the text legible on images; other plates belong to the design. */
const DARK_PLATES: ReadonlySet<CaptionStyleName> = new Set(['box-on-plate', 'karaoke-plate', 'dim-plate']);

/**
 * Returns a style for captions on a calm background of known colour: the background's own ink needs neither an outline
 * nor a dark plate. Paper and coloured plates stay.
 */
export function onCalmBackground(
  name: CaptionStyleName,
  { style, highlight }: CaptionStyle,
  colors: SceneColors,
): CaptionStyle {
  if (!style.outline && !DARK_PLATES.has(name)) return { style, highlight };
  const { outline: _outline, shadow: _shadow, plate: _plate, ...plain } = style;
  return { style: { ...plain, color: colors.ink }, highlight: { ...highlight, color: colors.accentInk } };
}
