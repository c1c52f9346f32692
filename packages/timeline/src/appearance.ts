import type { Appearance } from './document.ts';
import { clamp, easeOutBack, easeOutCubic } from './easing.ts';
import type { PixelRect } from './frame.ts';
import type { Size } from './picture-motion.ts';

/** How far `rise` comes from, as a fraction of the canvas' height. */
const RISE = 0.04;
/** The scale at which `pop` starts. */
const POP_FROM = 0.5;

/** Change of a sprite against its place of rest. */
export interface Displacement {
  x: number;
  y: number;
  scale: number;
  opacity: number;
}

const AT_REST: Displacement = { x: 0, y: 0, scale: 1, opacity: 1 };

function displace(
  kind: Appearance['kind'],
  presence: number,
  leaving: boolean,
  rest: PixelRect,
  canvas: Size,
): Displacement {
  const away = 1 - easeOutCubic(presence);
  switch (kind) {
    case 'none':
      return AT_REST;
    case 'fade':
      return { ...AT_REST, opacity: presence };
    case 'rise':
      return { ...AT_REST, y: (leaving ? -1 : 1) * RISE * canvas.height * away, opacity: presence };
    case 'pop':
      return {
        ...AT_REST,
        scale: POP_FROM + (1 - POP_FROM) * easeOutBack(presence),
        opacity: clamp(presence * 3, 0, 1),
      };
    // Slides are named by the direction of the movement: they enter from beyond one edge and leave beyond the other.
    case 'slide-left':
      return { ...AT_REST, x: (leaving ? -(rest.x + rest.width) : canvas.width - rest.x) * away };
    case 'slide-right':
      return { ...AT_REST, x: (leaving ? canvas.width - rest.x : -(rest.x + rest.width)) * away };
  }
}

/**
 * Where a sprite stands at a tick of its clip, coming and going. Both appearances are shortened alike when the clip is too short for them.
 */
export function displacementAt(
  clip: { start: number; duration: number; enter: Appearance; exit: Appearance },
  tick: number,
  rest: PixelRect,
  canvas: Size,
): Displacement {
  const wanted = clip.enter.duration + clip.exit.duration;
  const squeeze = wanted > clip.duration ? clip.duration / wanted : 1;
  const enterTicks = clip.enter.duration * squeeze;
  const exitTicks = clip.exit.duration * squeeze;
  const since = tick - clip.start;
  const left = clip.start + clip.duration - tick;
  if (since < enterTicks) return displace(clip.enter.kind, clamp(since / enterTicks, 0, 1), false, rest, canvas);
  if (left < exitTicks) return displace(clip.exit.kind, clamp(left / exitTicks, 0, 1), true, rest, canvas);
  return AT_REST;
}
