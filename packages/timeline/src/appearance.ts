import type { Appearance, Loop } from './document/motion.ts';
import { clamp, easeOutBack, easeOutBounce, easeOutCubic, swing, wave } from './easing.ts';
import type { PixelRect } from './frame.ts';
import { AT_REST, type Pose } from './keyframes.ts';
import type { Size } from './visual-motion.ts';
import { TICKS_PER_SECOND } from './time.ts';

/** Distance of `rise` and `drop`, as a fraction of the canvas' height. */
const RISE = 0.04;
/** The scale at which `pop` starts. */
const POP_FROM = 0.5;
/** Initial rotation of `spin` and `swing`, in degrees. */
const SPIN_FROM = 180;
const SWING_FROM = 14;

function displace(kind: Appearance['kind'], presence: number, leaving: boolean, rest: PixelRect, canvas: Size): Pose {
  const away = 1 - easeOutCubic(presence);
  const soon = clamp(presence * 3, 0, 1);
  switch (kind) {
    case 'none':
      return AT_REST;
    case 'fade':
      return { ...AT_REST, opacity: presence };
    case 'rise':
      return { ...AT_REST, y: (leaving ? -1 : 1) * RISE * canvas.height * away, opacity: presence };
    case 'drop':
      return { ...AT_REST, y: (leaving ? 1 : -1) * RISE * canvas.height * away, opacity: presence };
    case 'pop':
      return { ...AT_REST, scale: POP_FROM + (1 - POP_FROM) * easeOutBack(presence), opacity: soon };
    case 'zoom-in':
      return { ...AT_REST, scale: 1 - 0.25 * away, opacity: presence };
    case 'zoom-out':
      return { ...AT_REST, scale: 1 + 0.3 * away, opacity: presence };
    // Slides are named by the direction of the movement: they enter from beyond one edge and leave beyond the other.
    case 'slide-left':
      return { ...AT_REST, x: (leaving ? -(rest.x + rest.width) : canvas.width - rest.x) * away };
    case 'slide-right':
      return { ...AT_REST, x: (leaving ? canvas.width - rest.x : -(rest.x + rest.width)) * away };
    case 'slide-up':
      return { ...AT_REST, y: (leaving ? -(rest.y + rest.height) : canvas.height - rest.y) * away };
    case 'slide-down':
      return { ...AT_REST, y: (leaving ? canvas.height - rest.y : -(rest.y + rest.height)) * away };
    case 'spin':
      return { ...AT_REST, rotation: -SPIN_FROM * away, scale: 1 - 0.6 * away, opacity: soon };
    case 'swing':
      return { ...AT_REST, rotation: SWING_FROM * (1 - easeOutBack(presence)), opacity: soon };
    case 'bounce':
      return { ...AT_REST, y: -(rest.y + rest.height) * (1 - easeOutBounce(presence)) };
  }
}

/**
 * Returns the displacement of a clip at a tick of the document while it enters or exits. Both appearances are shortened
 * equally if the clip is too short for them.
 */
export function displacementAt(
  clip: { start: number; duration: number; enter?: Appearance | undefined; exit?: Appearance | undefined },
  tick: number,
  rest: PixelRect,
  canvas: Size,
): Pose {
  const { enter, exit } = clip;
  const wanted = (enter?.duration ?? 0) + (exit?.duration ?? 0);
  const squeeze = wanted > clip.duration ? clip.duration / wanted : 1;
  const since = tick - clip.start;
  const left = clip.start + clip.duration - tick;
  if (enter && since < enter.duration * squeeze)
    return displace(enter.kind, clamp(since / (enter.duration * squeeze), 0, 1), false, rest, canvas);
  if (exit && left < exit.duration * squeeze)
    return displace(exit.kind, clamp(left / (exit.duration * squeeze), 0, 1), true, rest, canvas);
  return AT_REST;
}

/** Returns the pose of a loop at a time of its clip, in ticks. */
export function loopAt(loop: Loop | undefined, tick: number, rest: PixelRect): Pose {
  const seconds = tick / TICKS_PER_SECOND;
  const shorterSide = Math.min(rest.width, rest.height);
  switch (loop) {
    case undefined:
    case 'none':
      return AT_REST;
    case 'pulse':
      return { ...AT_REST, scale: 1 + 0.045 * wave(seconds / 1.2) };
    case 'wiggle':
      return { ...AT_REST, rotation: 3 * swing(seconds / 0.9) };
    case 'float':
      return { ...AT_REST, y: -0.06 * shorterSide * wave(seconds / 2.4) };
    case 'spin':
      return { ...AT_REST, rotation: (seconds / 6) * 360 };
    case 'blink':
      return { ...AT_REST, opacity: 1 - 0.65 * wave(seconds / 1.1) };
    case 'shake': {
      // A short shake, then rest.
      const phase = seconds / 1.6 - Math.floor(seconds / 1.6);
      return phase < 0.3 ? { ...AT_REST, rotation: 5 * swing(phase * 10) * (1 - phase / 0.3) } : AT_REST;
    }
    case 'bounce':
      return { ...AT_REST, y: -0.14 * shorterSide * wave(seconds / 0.8) };
  }
}
