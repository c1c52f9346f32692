import type { Keyframed, Transform } from './document/motion.ts';
import { applyEasing } from './easing.ts';

/** Returns the value at a tick of its clip. Keyframes are in order of time. */
function valueAt(keyframed: Keyframed, tick: number): number {
  if (typeof keyframed === 'number') return keyframed;
  const next = keyframed.findIndex(({ at }) => at > tick);
  const after = keyframed[next];
  const before = keyframed[next === -1 ? keyframed.length - 1 : next - 1];
  if (!before) return after?.value ?? 0;
  if (!after) return before.value;
  const progress = (tick - before.at) / (after.at - before.at);
  return before.value + (after.value - before.value) * applyEasing(before.easing, progress);
}

/** Displacement of a clip from its rest position: pixels, factor, degrees, factor. */
export interface Pose {
  x: number;
  y: number;
  scale: number;
  rotation: number;
  opacity: number;
}

export const AT_REST: Pose = { x: 0, y: 0, scale: 1, rotation: 0, opacity: 1 };

/** Returns the transform of a clip at a tick counted from its start, on a canvas of this size. */
export function transformAt(
  transform: Transform | undefined,
  tick: number,
  canvas: { width: number; height: number },
): Pose {
  if (!transform) return AT_REST;
  const { x = 0, y = 0, scale = 1, rotation = 0, opacity = 1 } = transform;
  return {
    x: valueAt(x, tick) * canvas.width,
    y: valueAt(y, tick) * canvas.height,
    scale: Math.max(0, valueAt(scale, tick)),
    rotation: valueAt(rotation, tick),
    opacity: Math.min(1, Math.max(0, valueAt(opacity, tick))),
  };
}

/** Applies one pose on top of another. */
export function joinPoses(a: Pose, b: Pose): Pose {
  return {
    x: a.x + b.x,
    y: a.y + b.y,
    scale: a.scale * b.scale,
    rotation: a.rotation + b.rotation,
    opacity: a.opacity * b.opacity,
  };
}
