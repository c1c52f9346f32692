import type { LookId } from '@reelwright/contracts';
import type {
  Appearance,
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

/** One weight of a family that documents may name. */
export interface Face {
  family: string;
  weight: number;
}

/** How the titles of one script (Latin or Chinese) are set. */
export interface TitleSetting {
  face: Face;
  /** Against the common scale of sizes: condensed faces stand larger, wide ones smaller. */
  scale: number;
  uppercase: boolean;
  lineHeight: number;
  /** Fraction of the font size. */
  letterSpacing: number;
}

export interface ScriptTypography {
  title: TitleSetting;
  /** Of subtitles, lists and quotes. */
  body: Face;
  /** Of the body against the common sizes: handwriting is small for its size. */
  bodyScale?: number;
  /** Of buttons, labels and prices. */
  sticker: Face;
}

/** What the accent of a product is made into, so that any hue suits the look. Oklab: lightness 0 to 1, chroma 0 to 0.37. */
export interface AccentRange {
  fallback: string;
  lightness: readonly [number, number];
  chroma: readonly [number, number];
}

export interface ColorRecipe {
  accent: AccentRange;
  /** The page; `tint` is the share of the accent in it. */
  ground: { base: string; tint: number };
  /** Of texts on the ground; pushed to WCAG AAA where it falls short. */
  ink: string;
  /** A second flat colour, for shapes and every second scene: the accent turned around the circle of hues, or of a hue of the look's own. */
  support: ({ turn: number } | { hue: number }) & { lightness: number; chroma: number };
}

/** The roles of colours in one ad; every pair that text uses has a contrast of at least 4.5. */
export interface LookColors {
  ground: string;
  ink: string;
  accent: string;
  onAccent: string;
  /** The accent as text on the ground. */
  accentInk: string;
  support: string;
  onSupport: string;
}

/** Which of its colours a scene stands on. */
export type GroundRole = 'ground' | 'accent' | 'support';

/** How the panel of the texts ends where the picture begins. */
export type PanelEdge = 'straight' | 'slant' | 'arc';

/** How a title lands at a cut: it is there from the first frame, and settles. */
export type TitleLanding = 'grow' | 'rise' | 'drop' | 'slide' | 'tilt';

export interface LookMotion {
  title: TitleLanding;
  sticker: { enter: Appearance['kind']; enterMs: number };
  buttonLoop: Loop;
  badgeLoop: Loop;
}

export type CameraMoveName = 'push' | 'pull' | 'pan' | 'rise' | 'still';

/** A lit place for a product. */
export interface LookSet {
  kind: LitSet['kind'];
  /** What throws its shadow on the wall. */
  gobo?: NonNullable<LitSet['gobo']>;
  /** What a product stands on in it. */
  footing: Footing['kind'];
  /** The look's texture is printed on its wall. */
  isPrinted?: boolean;
}

/** What stands around pictures and texts. */
export interface LookDecoration {
  /** Degrees by which pictures and labels lean. */
  tilt: number;
  /** What texts over pictures stand on. */
  plates: 'ground' | 'accent';
  /** Drawn over the ground. */
  texture?: LookTexture;
  /** Grounds of the scenes, by turns. */
  grounds: readonly GroundRole[];
  panelEdge: PanelEdge;
  /** Sets of the shots, by turns. */
  sets: readonly LookSet[];
  /** What sets are built of: the ground's own hue, or the look's second colour too. */
  materials: 'tonal' | 'colorful';
  /** Of titles: a hard copy beneath in a second colour, or dark letters in an outline of the accent, as tubes of light. */
  titleEffect: 'none' | 'hard-shadow' | 'tubes';
  /** A part of the title in the accent, or marked. */
  emphasis: 'none' | 'color' | 'marker' | 'underline';
}

/** A fine pattern; its colours are roles, so that it suits every product. */
export interface LookTexture {
  kind: ShapePattern['kind'];
  color: 'ink' | 'accent' | 'support';
  /** Faint: texts stand on it. */
  opacity: number;
  /** From one figure to the next, in pixels. */
  stepPx: number;
  /** Of a figure, as a fraction of the step. */
  weight: number;
}

export interface LookStickers {
  cta: NonNullable<CtaClip['shape']>;
  badge: DiscountBadgeClip['shape'];
  label: LabelClip['shape'];
  /** Of prices: on a tag, or plain figures in a thin frame, with a ring for the discount. */
  price: 'tag' | 'plain';
  mark: BulletListClip['mark'];
}

/** An art direction: everything an ad needs to look as one, as data. */
export interface Look {
  id: LookId;
  /** As shown to users, in English. */
  name: string;
  latin: ScriptTypography;
  chinese: ScriptTypography;
  colors: ColorRecipe;
  /** Of all texts but captions. */
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
