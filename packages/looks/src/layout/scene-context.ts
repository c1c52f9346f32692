import type { AdRatio } from '@reelwright/contracts';
import { type Appearance, type Box, msToTicks } from '@reelwright/timeline';
import type { SceneColors } from '../color/derive-colors.ts';
import type { Look, ScriptTypography } from '../look.ts';
import { type Rect, toBox } from '../rect.ts';
import type { Orientation, Zones } from '../zones.ts';
import type { SceneContent, SceneLayoutName } from './scene-content.ts';

/** All that the parts of one scene are made from. */
export interface SceneContext {
  look: Look;
  type: ScriptTypography;
  layout: SceneLayoutName;
  ratio: AdRatio;
  zones: Zones;
  content: SceneContent;
  /** Of the scene's ground: what stickers stand on. */
  colors: SceneColors;
  /** Of titles, lines and lists: on the ground, on a darkened photo, or on plates of their own. */
  textColors: SceneColors;
  /** Texts stand on a darkened photo or on plates of their own. */
  textGround: 'ground' | 'scrim' | 'plates';
  align: 'left' | 'center';
  start: number;
  duration: number;
  /** Prefix of the clips' ids. */
  id: string;
  /** A discount stands beside its price, or on the picture's corner, where it is placed later. */
  badgePlace: 'row' | 'picture';
  /** Counts the scenes of the ad: what goes by turns. */
  turn: number;
}

const STAGGER_MS = 130;
const FIRST_MS = 90;
const NONE: Appearance = { kind: 'none', duration: 0 };

/** The span of the `order`-th thing that comes, to the end of the scene. */
export function spanAfter(context: SceneContext, order: number): { start: number; duration: number } {
  const wanted = msToTicks(FIRST_MS + order * STAGGER_MS);
  // Short scenes have no time for entrances one after the other.
  const delay = Math.min(wanted, Math.floor(context.duration * 0.25));
  return { start: context.start + delay, duration: context.duration - delay };
}

/** From the scene's first tick to its last. */
export function wholeSpan({ start, duration }: SceneContext): { start: number; duration: number } {
  return { start, duration };
}

export function stickerMotion({ look }: SceneContext): { enter: Appearance; exit: Appearance } {
  const { enter, enterMs, exit, exitMs } = look.motion.sticker;
  return {
    enter: { kind: enter, duration: msToTicks(enterMs) },
    exit: { kind: exit, duration: msToTicks(exitMs) },
  };
}

/** Of what is there as long as its scene. */
export const STAYS = { enter: NONE, exit: NONE } as const;

export function boxOf(context: SceneContext, rect: Rect): Box {
  return toBox(rect, context.zones.canvas);
}

/** One of several, by turns. */
export function byTurns<T>(choices: readonly [T, ...T[]] | readonly T[], turn: number): T {
  const choice = choices[turn % choices.length];
  if (choice === undefined) throw new Error('There is nothing to choose from');
  return choice;
}

const TITLE_PX = {
  tall: { hero: 196, detail: 156, split: 144, list: 108, price: 92, comparison: 112, review: 104, end: 170, cta: 176 },
  compact: { hero: 136, detail: 112, split: 100, list: 78, price: 66, comparison: 80, review: 74, end: 118, cta: 126 },
  wide: { hero: 158, detail: 132, split: 122, list: 94, price: 80, comparison: 92, review: 84, end: 140, cta: 146 },
} as const satisfies Record<Orientation, Record<SceneLayoutName, number>>;

/** Of a scene's title at most, in pixels. */
export function titlePx({ type, layout, zones }: SceneContext): number {
  return TITLE_PX[zones.orientation][layout] * type.title.scale;
}

const BODY_PX = { tall: 52, compact: 42, wide: 46 } as const satisfies Record<Orientation, number>;

export function bodyPx({ zones, type }: SceneContext): number {
  return BODY_PX[zones.orientation] * (type.bodyScale ?? 1);
}
