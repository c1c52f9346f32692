import type { TransitionKind } from '@reelwright/timeline';
import type { FrameBuffer } from '../frame-buffer.ts';
import { type PlacedVisual, paintLayer } from '../paint-layer.ts';
import type { Stage } from '../stage.ts';
import { paintBlur, paintGlitch, paintPixelate } from './effects.ts';
import { paintDip, paintFade, paintFlash } from './fades.ts';
import { paintByMap } from './maps.ts';
import { paintPush, paintSlide, paintSpin, paintWhip, paintZoomIn, paintZoomOut } from './moves.ts';
import { sharedArea, type TransitionPainter } from './sides.ts';

const LEFT = [-1, 0] as const;
const RIGHT = [1, 0] as const;
const UP = [0, -1] as const;
const DOWN = [0, 1] as const;

const PAINTERS: Readonly<Record<TransitionKind, TransitionPainter>> = {
  fade: paintFade,
  'dip-black': paintDip('#000000'),
  'dip-white': paintDip('#ffffff'),
  flash: paintFlash,
  'slide-left': paintSlide(LEFT),
  'slide-right': paintSlide(RIGHT),
  'slide-up': paintSlide(UP),
  'slide-down': paintSlide(DOWN),
  'push-left': paintPush(LEFT),
  'push-right': paintPush(RIGHT),
  'push-up': paintPush(UP),
  'push-down': paintPush(DOWN),
  'wipe-left': paintByMap('wipe-left'),
  'wipe-right': paintByMap('wipe-right'),
  'wipe-up': paintByMap('wipe-up'),
  'wipe-down': paintByMap('wipe-down'),
  'wipe-diagonal': paintByMap('wipe-diagonal'),
  'iris-open': paintByMap('iris-open'),
  'iris-close': paintByMap('iris-close'),
  clock: paintByMap('clock'),
  blinds: paintByMap('blinds'),
  doors: paintByMap('doors'),
  dissolve: paintByMap('dissolve'),
  'zoom-in': paintZoomIn,
  'zoom-out': paintZoomOut,
  spin: paintSpin,
  'whip-left': paintWhip(LEFT),
  'whip-right': paintWhip(RIGHT),
  blur: paintBlur,
  pixelate: paintPixelate,
  glitch: paintGlitch,
};

/** Paints a transition: exactly the first image at 0, exactly the second at 1. Throws ArenaFullError. */
export function paintTransition(
  stage: Stage,
  target: FrameBuffer,
  transition: { kind: TransitionKind; progress: number; seed: number; from: PlacedVisual; to: PlacedVisual },
): void {
  const { kind, progress, seed, from, to } = transition;
  const area = sharedArea(stage, from, to);
  if (!area) return;
  if (progress <= 0) paintLayer(stage, target, from, area);
  else if (progress >= 1) paintLayer(stage, target, to, area);
  else PAINTERS[kind](stage, target, { from, to, progress, seed, area });
}
