import type { PixelRect } from '@reelwright/timeline';
import { POSITION_ONE } from '../../kernel/kernel.ts';
import { allocatePlane, extendEdges, freePlane, type Plane } from '../../memory/plane.ts';
import type { FrameBuffer, FramePlane } from '../frame-buffer.ts';
import type { Stage } from '../stage.ts';
import { blurPlane, boxRadius } from '../texture.ts';
import { toAlpha } from './sides.ts';

/**
 * The area is blurred at half its size, which would be visible below this radius in pixels: there the blur is mixed in.
 */
const FULL_BLUR = 3;
/** From this radius on the area is blurred at a quarter of its size. */
const COARSE_BLUR = 14;

/** Standard deviations of a Gaussian blur, in pixels of the canvas. */
export interface Blur {
  across: number;
  down: number;
}

/** Blurs an area of a frame. Throws ArenaFullError. */
export function blurArea(stage: Stage, frame: FrameBuffer, area: PixelRect, blur: Blur): void {
  const strongest = Math.max(blur.across, blur.down);
  if (strongest <= 0) return;
  for (const name of ['y', 'u', 'v'] as const) {
    const plane = frame[name];
    const { subsampling } = plane;
    const part: PixelRect = {
      x: area.x / subsampling,
      y: area.y / subsampling,
      width: area.width / subsampling,
      height: area.height / subsampling,
    };
    const halvings = strongest > COARSE_BLUR ? 2 : 1;
    const sigma = { across: blur.across / subsampling, down: blur.down / subsampling };
    blurPart(stage, plane, part, { sigma, halvings, strength: strongest / FULL_BLUR });
  }
}

/** Averages 2×2 samples, repeatedly. */
function halvePart(stage: Stage, plane: FramePlane, part: PixelRect, halvings: number): Plane {
  const { kernel, arena } = stage;
  let source = { origin: plane.address + part.y * plane.width + part.x, stride: plane.width };
  let size = { width: part.width, height: part.height };
  let previous: Plane | undefined;
  for (let step = 0; step < halvings; step++) {
    size = { width: Math.max(1, size.width >> 1), height: Math.max(1, size.height >> 1) };
    const smaller = allocatePlane(arena, size);
    kernel.halve(source.origin, source.stride, smaller.origin, smaller.stride, size.width, size.height);
    if (previous) freePlane(arena, previous);
    previous = smaller;
    source = smaller;
  }
  if (!previous) throw new Error('An area is blurred at a smaller size');
  return previous;
}

function blurPart(
  stage: Stage,
  plane: FramePlane,
  part: PixelRect,
  { sigma, halvings, strength }: { sigma: Blur; halvings: number; strength: number },
): void {
  const { kernel, arena, scratch } = stage;
  const divisor = 2 ** halvings;
  const small = halvePart(stage, plane, part, halvings);
  try {
    blurPlane(stage, small, { across: boxRadius(sigma.across / divisor), down: boxRadius(sigma.down / divisor) });
    extendEdges(kernel, small);
    const step = POSITION_ONE / divisor;
    const first = POSITION_ONE * (0.5 / divisor - 0.5);
    const { width, height } = part;
    kernel.resample(small.origin, small.stride, first, step, first, step, scratch.y, width, width, height);
  } finally {
    freePlane(arena, small);
  }
  const alpha = toAlpha(strength);
  for (let row = 0; row < part.height; row++) {
    const at = plane.address + (part.y + row) * plane.width + part.x;
    kernel.mix(at, at, scratch.y + row * part.width, part.width, alpha);
  }
}
