import { luminanceOf } from './colors.ts';
import type { Kernel } from './kernel/kernel.ts';
import type { ScenePlan } from './layout/lay-out-scene.ts';
import type { PixelBuffers } from './pixel-buffers.ts';

/** Each how many rows and columns are looked at. */
const STEP = 4;
/** The wall and its curve; the ground of a seamless set is the same surface. */
const WALLS = new Set([-2, -3]);
const GROUND = -1;
const MIDDLE_BRIGHTNESS = 0.27;
const LEAST_WALL = 0.04;

/**
 * Finds how much light is let in, so that the measured surface looks as bright as its color, or a scene without one has
 * a middle brightness.
 */
export function findExposure(
  kernel: Kernel,
  buffers: PixelBuffers,
  plan: ScenePlan,
  { width, height }: { width: number; height: number },
): number {
  if (plan.exposure !== null) return plan.exposure;
  const { irradiance, mirrored, surface } = buffers.read();
  const wall: number[] = [];
  const all: number[] = [];
  for (let y = 0; y < height; y += STEP)
    for (let x = 0; x < width; x += STEP) {
      const at = (y * width + x) * 4;
      const channel = (index: number): number =>
        (surface[at + index] ?? 0) * (irradiance[at + index] ?? 0) + (mirrored[at + index] ?? 0);
      const seen = luminanceOf([channel(0), channel(1), channel(2)]);
      const shape = surface[at + 3] ?? 0;
      all.push(seen);
      if (WALLS.has(shape) || (shape === GROUND && plan.scene.stage.kind === 'seamless')) wall.push(seen);
    }
  const measured = wall.length > all.length * LEAST_WALL ? plan.measured : null;
  const target = (measured ? luminanceOf(measured) : MIDDLE_BRIGHTNESS) * plan.key;
  const seen = measured ? wall : all;
  // Of what will be shown: the tone curve bends what is bright.
  let [low, high] = [0.02, 30];
  for (let step = 0; step < 24; step += 1) {
    const exposure = Math.sqrt(low * high);
    const mean = seen.reduce((sum, value) => sum + kernel.tone(value * exposure), 0) / seen.length;
    if (mean > target) high = exposure;
    else low = exposure;
  }
  return Math.sqrt(low * high);
}
