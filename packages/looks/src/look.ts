import type { LookId } from '@reelwright/contracts';
import type {
  Appearance,
  BulletListClip,
  CtaClip,
  DiscountBadgeClip,
  Grade,
  LabelClip,
  Loop,
  Mask,
  ShapePattern,
  TextAnimation,
  TransitionKind,
} from '@reelwright/timeline';
import type { CaptionStyleName } from './caption-style-names.ts';
import type { SceneLayoutName } from './layout/scene-content.ts';

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

/** How a look divides the canvas among picture and text; each has its own drawing for every kind of scene and ratio. */
export type Composition = 'block' | 'frame' | 'bleed' | 'poster' | 'collage' | 'editorial' | 'corner' | 'stage';

/** What products before a plain ground stand on. */
export type StageShape = 'disc' | 'sun' | 'rings' | 'arch' | 'column' | 'blob' | 'slant' | 'sheet' | 'glow' | 'block';

export interface LookMotion {
  title: { animation: TextAnimation; enterMs: number; exitMs: number };
  /** Between scenes, by turns, and within one. */
  sceneTransitions: readonly TransitionKind[];
  cutTransitions: readonly TransitionKind[];
  transitionMs: number;
  /** Moves over pictures, by turns. */
  camera: readonly CameraMoveName[];
  /** Growth of a moving picture per second. */
  zoomPerSecond: number;
  sticker: { enter: Appearance['kind']; enterMs: number; exit: Appearance['kind']; exitMs: number };
  /** Pictures that don't fill the canvas come by this. */
  picture: Appearance['kind'];
  buttonLoop: Loop;
  badgeLoop: Loop;
}

export type CameraMoveName = 'push' | 'pull' | 'pan' | 'rise' | 'still';

/** What stands around pictures and texts. */
export interface LookDecoration {
  /** Of pictures that stand on the ground, by turns. */
  masks: readonly (Mask | 'none')[];
  /** Around those pictures. */
  frame: 'none' | 'hairline' | 'print' | 'outline' | 'stripes' | 'glow' | 'backing';
  /** Degrees by which pictures and labels lean. */
  tilt: number;
  /**
   * Of titles on photos: darkened beneath, or veiled in the ground's own light colour, on a pane of dark glass with a shining edge, or on
   * plates of the ground or the accent.
   */
  photoText: 'scrim' | 'mist' | 'glass' | 'plates' | 'accent-plates';
  /** Drawn over the ground, the veil of photos and the stage. */
  texture?: LookTexture;
  /** Grounds of the scenes, by turns. */
  grounds: readonly GroundRole[];
  /** A shape in the accent or support that carries a tall canvas on behind the captions, where apps put their own texts. */
  footer:
    | 'glow'
    | 'band'
    | 'hill'
    | 'sun'
    | 'arch'
    | 'slant'
    | 'rings'
    | 'sand'
    | 'tiles'
    | 'wave'
    | 'halftone'
    | 'torn';
  /** How a comparison that fills the canvas stands in this look. */
  versus: VersusStyle;
  /** Layouts in which a photo fills the canvas, whatever the composition of the others. */
  fullBleed: readonly SceneLayoutName[];
  stage: { shape: StageShape; color: 'accent' | 'support' };
  /** How a block of colour meets a picture. */
  edge: 'straight' | 'slant' | 'hill' | 'tiles' | 'torn';
  /** What becomes of a full-bleed photo too wide for its canvas: its own blur carries it on, or it stands on a block of colour. */
  beyondPhoto: 'blur' | 'block';
  /** The look's mark at the canvas' edges: lines around or along every scene, or a shape below the captions of full-bleed photos. */
  signature: 'none' | 'hairline' | 'tube' | 'arch' | 'spine' | 'beam' | 'streak' | 'tape' | 'rings' | 'disc' | 'hill';
  /** Of titles: a hard copy beneath in a second colour, or dark letters in an outline of the accent, as tubes of light. */
  titleEffect: 'none' | 'hard-shadow' | 'tubes';
  /** Small drawings beside titles, by turns. */
  accents: readonly AccentDrawing[];
  /** A part of the title in the accent, or marked. */
  emphasis: 'none' | 'color' | 'marker' | 'underline';
}

export interface VersusStyle {
  /** What the winner's words stand on; what it beats always stands on a muted page. */
  winner: GroundRole;
  /** Where the two sides meet: hard, at a line thin or broad, at a line of light, at a soft hill or along torn paper. */
  divide: 'hard' | 'hairline' | 'line' | 'band' | 'tube' | 'hill' | 'torn';
  /** The winner's picture runs off the canvas, stands clear of its edges, in a shape or not, or turns a soft corner to the words. */
  window: 'bleed' | 'inset' | 'arch' | 'torn' | 'corner';
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

export type AccentDrawing =
  | 'hairline'
  | 'none'
  | 'rule'
  | 'sparkles'
  | 'squiggle'
  | 'underline'
  | 'rays'
  | 'lightning'
  | 'heart'
  | 'arrow';

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
  composition: Composition;
  /** Of all texts but captions. */
  align: 'left' | 'center';
  motion: LookMotion;
  decoration: LookDecoration;
  stickers: LookStickers;
  captions: CaptionStyleName;
  grade?: Grade;
  /** Words of products, in English or Chinese, that it suits. */
  suits: readonly string[];
}

function isChinese(language: string): boolean {
  return /^zh\b/i.test(language);
}

export function typographyOf(look: Pick<Look, 'latin' | 'chinese'>, language: string): ScriptTypography {
  return isChinese(language) ? look.chinese : look.latin;
}
