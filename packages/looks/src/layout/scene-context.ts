import type { AdRatio } from '@reelwright/contracts';
import { type Appearance, type Box, msToTicks, type Transform } from '@reelwright/timeline';
import type { SceneColors } from '../color/derive-colors.ts';
import type { Look, ScriptTypography } from '../look.ts';
import { type Rect, toBox } from '../rect.ts';
import type { Orientation, Zones } from '../zones.ts';
import type { SceneContent, SceneLayoutName } from './scene-content.ts';

/** The input for all parts of one scene. */
export interface SceneContext {
  look: Look;
  type: ScriptTypography;
  layout: SceneLayoutName;
  ratio: AdRatio;
  zones: Zones;
  content: SceneContent;
  /** Colours of the scene's background, for stickers. */
  colors: SceneColors;
  /** Colours of titles, lines and lists: on the background, on a darkened photo, or on their own plates. */
  textColors: SceneColors;
  /** Whether texts stand on the background, on a darkened photo, or on their own plates. */
  textBackground: 'background' | 'scrim' | 'plates';
  align: 'left' | 'center';
  /** Colour of the product in the scene, `#rrggbb`, which a price is never set in. */
  product?: string | undefined;
  start: number;
  duration: number;
  /** Prefix of the clips' ids. */
  id: string;
  /** Number of the scene in the ad; alternating choices depend on it. */
  turn: number;
}

const NONE: Appearance = { kind: 'none', duration: 0 };

/** Scale of a sticker at the cut, and the time in which it reaches its size. */
const POP = { scale: 0.84, ticks: msToTicks(200) } as const;

/**
 * Motion of stickers: they are seen from the cut on, grow to their size in their place, never enter across captions or
 * the product, and stay until the next cut. Buttons and badges move in their loops.
 */
export const STICKER_MOTION: { enter: Appearance; exit: Appearance; transform: Transform } = {
  enter: NONE,
  exit: NONE,
  transform: {
    scale: [
      { at: 0, value: POP.scale, easing: 'back-out' },
      { at: POP.ticks, value: 1, easing: 'linear' },
    ],
  },
};

/** Scale from which a price is thrown in, and the time that takes: a larger one would lie on what is beside it. */
const SLAM = { scale: 1.16, ticks: msToTicks(230) } as const;

/** Motion of prices: they are seen from the cut on, and slam into their place. */
export const PRICE_MOTION: { enter: Appearance; exit: Appearance; transform: Transform } = {
  enter: NONE,
  exit: NONE,
  transform: {
    scale: [
      { at: 0, value: SLAM.scale, easing: 'back-out' },
      { at: SLAM.ticks, value: 1, easing: 'linear' },
    ],
  },
};

export function boxOf(context: SceneContext, rect: Rect): Box {
  return toBox(rect, context.zones.canvas);
}

const TITLE_PX = {
  tall: 230,
  compact: 124,
  wide: 150,
} as const satisfies Record<Orientation, number>;

/** Size of a layout's title relative to the common size. */
const TITLE_SHARE = {
  hero: 1,
  detail: 1.15,
  split: 0.9,
  list: 0.72,
  price: 0.72,
  comparison: 0.8,
  review: 0.8,
  end: 0.62,
  cta: 0.62,
  grid: 0.9,
  carousel: 0.9,
  punch: 1.6,
  comment: 0.8,
  countdown: 0.9,
  poster: 1.3,
  phone: 0.8,
} as const satisfies Record<SceneLayoutName, number>;

/** Returns the maximum size of a scene's title, in pixels. */
export function titlePx({ type, layout, zones }: SceneContext): number {
  return TITLE_PX[zones.orientation] * TITLE_SHARE[layout] * type.title.scale;
}

const BODY_PX = { tall: 52, compact: 42, wide: 46 } as const satisfies Record<Orientation, number>;

export function bodyPx({ zones, type }: SceneContext): number {
  return BODY_PX[zones.orientation] * (type.bodyScale ?? 1);
}
