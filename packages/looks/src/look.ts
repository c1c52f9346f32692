import type { LookId } from '@reelwright/contracts';
import type {
  BulletListClip,
  CtaClip,
  DiscountBadgeClip,
  Footing,
  LabelClip,
  LitSet,
  Loop,
  ShapePattern,
} from '@reelwright/timeline';
import type { CaptionStyleName } from './caption-style-names.ts';

/** One weight of a font family that documents may name. */
export interface Face {
  family: string;
  weight: number;
}

/** Setting of the titles in one script (Latin or Chinese). */
export interface TitleSetting {
  face: Face;
  /** Relative size: condensed faces are set larger, wide ones smaller. */
  scale: number;
  uppercase: boolean;
  lineHeight: number;
  /** As a fraction of the font size. */
  letterSpacing: number;
}

export interface ScriptTypography {
  title: TitleSetting;
  /** Face of subtitles, lists and quotes. */
  body: Face;
  /** Relative size of the body face: handwriting is small for its size. */
  bodyScale?: number;
  /** Face of buttons, labels and prices. */
  sticker: Face;
  /** Face of captions; the title's if left out. */
  caption?: Face;
}

/**
 * Range into which a product's accent is moved, so that any hue suits the look. Oklab: lightness 0 to 1, chroma 0 to
 * 0.37.
 */
export interface AccentRange {
  fallback: string;
  lightness: readonly [number, number];
  chroma: readonly [number, number];
  /** Whether it glows: each hue gets the lightness of the range at which it is most vivid, not that of the product. */
  isGlowing?: boolean;
}

export interface ColorRecipe {
  accent: AccentRange;
  /** Background of the page; `tint` is the share of the accent in it. */
  background: { base: string; tint: number };
  /** Text on the background; adjusted to WCAG AAA if its contrast is too low. */
  ink: string;
  /**
   * A second flat colour for shapes and every second scene: the accent's hue rotated by `turn`, or a hue of the look's
   * own.
   */
  support: ({ turn: number } | { hue: number }) & { lightness: number; chroma: number };
}

/** The colour roles of one ad; every pair that text uses has a contrast of at least 4.5. */
export interface LookColors {
  background: string;
  ink: string;
  accent: string;
  onAccent: string;
  /** The accent as text on the background. */
  accentInk: string;
  support: string;
  onSupport: string;
}

/** The colour that a scene uses as its background. */
export type BackgroundRole = 'background' | 'accent' | 'support';

/** Shape of the panel's edge between the texts and the image. */
export type PanelEdge = 'straight' | 'slant' | 'arc';

/** Motion of a title at a cut: it is visible from the first frame, then settles. */
export type TitleLanding = 'grow' | 'rise' | 'drop' | 'slide' | 'tilt';

export interface LookMotion {
  title: TitleLanding;
  buttonLoop: Loop;
  badgeLoop: Loop;
}

export type CameraMoveName = 'push' | 'pull' | 'pan' | 'rise' | 'still';

/** A lit set for a product. */
export interface LookSet {
  kind: LitSet['kind'];
  /** The object that casts its shadow on the wall. */
  gobo?: NonNullable<LitSet['gobo']>;
  /** The surface that a product stands on. */
  footing: Footing['kind'];
  /** Whether the look's texture is printed on the wall. */
  isPrinted?: boolean;
}

/**
 * The card that closes an ad. `name-first`: name and reason, then price and button; `price-first`: the price, then
 * name, reason and button; `roundel`: the price on a badge at the product's shoulder, above a button as wide as the texts.
 */
export interface EndCard {
  order: 'name-first' | 'price-first' | 'roundel';
  set: LookSet;
}

/** Decoration around images and texts. */
export interface LookDecoration {
  /** Rotation of images and labels in degrees. */
  tilt: number;
  /** Colour of plates behind texts over images. */
  plates: 'background' | 'accent';
  /** Whether its scenes are dark; those of all other looks are bright. */
  isNight?: boolean;
  /** Drawn over the background. */
  texture?: LookTexture;
  /** The figure behind products. */
  emblem?: LookEmblem;
  /** Backgrounds of the scenes, cycled by turn. */
  backgrounds: readonly BackgroundRole[];
  panelEdge: PanelEdge;
  /** Sets of the shots, cycled by turn. */
  sets: readonly LookSet[];
  endCard: EndCard;
  /** Materials of the sets: `tonal` uses the background's hue, `colorful` the look's second colour too. */
  materials: 'tonal' | 'colorful';
  /** Effect of titles: a hard shadow in a second colour, or dark glyphs with an accent outline like neon tubes. */
  titleEffect: 'none' | 'hard-shadow' | 'tubes';
  /** Highlights a part of the title in the accent, or with a marker or an underline. */
  emphasis: 'none' | 'color' | 'marker' | 'underline';
}

/** A figure on the wall behind a product, and what is printed on it. */
export interface LookEmblem {
  shape: 'circle' | 'hexagon' | 'blob' | 'torn';
  pattern?: ShapePattern['kind'];
}

/** A fine pattern; its colours are roles, so that it suits every product. */
export interface LookTexture {
  kind: ShapePattern['kind'];
  color: 'ink' | 'accent' | 'support';
  /** Low, because texts stand on it. */
  opacity: number;
  /** Distance between figures, in pixels. */
  stepPx: number;
  /** Size of a figure, as a fraction of the step. */
  weight: number;
}

export interface LookStickers {
  cta: NonNullable<CtaClip['shape']>;
  badge: DiscountBadgeClip['shape'];
  label: LabelClip['shape'];
  /** Prices: on a tag, on a block of the accent, or plain figures, with a ring for the discount. */
  price: 'tag' | 'block' | 'plain';
  mark: BulletListClip['mark'];
}

/** An art direction as data: everything that gives an ad one consistent look. */
export interface Look {
  id: LookId;
  /** The English name that users see. */
  name: string;
  latin: ScriptTypography;
  chinese: ScriptTypography;
  colors: ColorRecipe;
  /** Alignment of all texts except captions. */
  align: 'left' | 'center';
  motion: LookMotion;
  decoration: LookDecoration;
  stickers: LookStickers;
  captions: CaptionStyleName;
}

function isChinese(language: string): boolean {
  return /^zh\b/i.test(language);
}

export function typographyOf(look: Pick<Look, 'latin' | 'chinese'>, language: string): ScriptTypography {
  return isChinese(language) ? look.chinese : look.latin;
}
