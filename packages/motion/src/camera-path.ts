import type { MotionField, Transform } from './motion-filter.ts';
import type { FrameSize } from './layout.ts';

/** How the camera's view moves from one frame to the next, around the middle of the image, in samples and radians. */
export interface CameraStep {
  x: number;
  y: number;
  angle: number;
  /** False where no common motion is found, as at a cut: the path begins anew. */
  isSure: boolean;
}

const NO_STEP: CameraStep = { x: 0, y: 0, angle: 0, isSure: false };
const ROUNDS = 8;
/** Blocks with less difference between neighbouring samples could lie anywhere. */
const LEAST_TEXTURE = 3;
const LEAST_SURE_SHARE = 0.3;
const BLOCK = 8;

/**
 * Finds the motion that most textured blocks have in common: a shift and a rotation, by least squares whose weights
 * fall off with the distance from the solution before (Tukey).
 */
export function findCameraStep(field: MotionField, luma: Uint8Array, size: FrameSize): CameraStep {
  const points: { x: number; y: number; dx: number; dy: number }[] = [];
  for (let row = 0; row < field.rows; row += 1)
    for (let column = 0; column < field.columns; column += 1) {
      if (measureTexture(luma, size, column * BLOCK, row * BLOCK) < LEAST_TEXTURE) continue;
      const at = 2 * (row * field.columns + column);
      points.push({
        x: column * BLOCK + BLOCK / 2 - size.width / 2,
        y: row * BLOCK + BLOCK / 2 - size.height / 2,
        dx: (field.vectors[at] ?? 0) / 4,
        dy: (field.vectors[at + 1] ?? 0) / 4,
      });
    }
  if (points.length < 8) return NO_STEP;
  let step = { x: median(points.map(({ dx }) => dx)), y: median(points.map(({ dy }) => dy)), angle: 0 };
  const distanceOf = ({ x, y, dx, dy }: (typeof points)[number]): number =>
    Math.hypot(dx - step.x + step.angle * y, dy - step.y - step.angle * x);
  for (let round = 0; round < ROUNDS; round += 1) {
    const reach = Math.max(0.5, 3 * median(points.map(distanceOf)));
    const [sum, sumX, sumY, sumDx, sumDy, turn, spread] = [0, 0, 0, 0, 0, 0, 0];
    const sums = { sum, sumX, sumY, sumDx, sumDy, turn, spread };
    for (const point of points) {
      const weight = Math.max(0, 1 - (distanceOf(point) / reach) ** 2) ** 2;
      const { x, y, dx, dy } = point;
      sums.sum += weight;
      sums.sumX += weight * x;
      sums.sumY += weight * y;
      sums.sumDx += weight * dx;
      sums.sumDy += weight * dy;
      sums.turn += weight * (x * dy - y * dx);
      sums.spread += weight * (x * x + y * y);
    }
    if (sums.sum === 0) return NO_STEP;
    const [midX, midY] = [sums.sumX / sums.sum, sums.sumY / sums.sum];
    const [meanDx, meanDy] = [sums.sumDx / sums.sum, sums.sumDy / sums.sum];
    const inertia = sums.spread - sums.sum * (midX * midX + midY * midY);
    const angle = inertia > 0 ? (sums.turn - sums.sum * (midX * meanDy - midY * meanDx)) / inertia : 0;
    step = { x: meanDx + angle * midY, y: meanDy - angle * midX, angle };
  }
  const sure = points.filter((point) => distanceOf(point) < 1.5).length / points.length;
  return sure < LEAST_SURE_SHARE ? NO_STEP : { ...step, isSure: true };
}

function measureTexture(luma: Uint8Array, { width, height }: FrameSize, left: number, top: number): number {
  let across = 0;
  let down = 0;
  let count = 0;
  for (let y = top; y < Math.min(top + BLOCK, height - 1); y += 1)
    for (let x = left; x < Math.min(left + BLOCK, width - 1); x += 1) {
      const at = y * width + x;
      const here = luma[at] ?? 0;
      across += Math.abs((luma[at + 1] ?? 0) - here);
      down += Math.abs((luma[at + width] ?? 0) - here);
      count += 1;
    }
  // Along an edge a block could lie anywhere: both directions must differ.
  return count === 0 ? 0 : Math.min(across, down) / count;
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? 0;
}

/** How far a frame is moved back, as a share of its width, at most; half of what the image is enlarged by. */
const MAX_SHIFT = 0.05;
const MAX_ANGLE = 0.03;

/** How one frame is moved so that the camera seems steady. Shifts are shares of the width. */
export interface Steadying {
  x: number;
  y: number;
  angle: number;
}

/**
 * Smooths the path of a camera over `windowFrames` on each side. `steps[i]` leads from frame i to frame i + 1. Returns
 * what each frame is moved by, and how much all are enlarged so that no edge shows.
 */
export function planSteadying(
  steps: readonly CameraStep[],
  { width, height, windowFrames }: FrameSize & { windowFrames: number },
): { frames: Steadying[]; zoom: number } {
  const frames: Steadying[] = [];
  let shot: Steadying[] = [{ x: 0, y: 0, angle: 0 }];
  const endShot = (): void => void frames.push(...steadyShot(shot, windowFrames));
  for (const step of steps) {
    const last = shot.at(-1);
    if (step.isSure && last) {
      shot.push({ x: last.x + step.x / width, y: last.y + step.y / width, angle: last.angle + step.angle });
    } else {
      endShot();
      shot = [{ x: 0, y: 0, angle: 0 }];
    }
  }
  endShot();
  const ratio = height / width;
  const zoom = frames.reduce((most, { x, y, angle }) => {
    const turned = Math.abs(Math.sin(angle));
    return Math.max(most, 1 + 2 * Math.abs(x) + turned * ratio, 1 + (2 * Math.abs(y) + turned) / ratio);
  }, 1);
  return { frames, zoom };
}

function steadyShot(path: readonly Steadying[], window: number): Steadying[] {
  const limit = (value: number, most: number): number => Math.max(-most, Math.min(most, value));
  return path.map((here, at) => {
    let total = 0;
    const mean = { x: 0, y: 0, angle: 0 };
    // The window is as long on both sides: near the ends of a shot it shrinks, so that a steady pan stays as it is.
    const reach = Math.min(window, at, path.length - 1 - at);
    for (let offset = -reach; offset <= reach; offset += 1) {
      const other = path[at + offset];
      const weight = Math.exp(-2 * (offset / Math.max(1, window)) ** 2);
      if (!other) continue;
      total += weight;
      mean.x += weight * other.x;
      mean.y += weight * other.y;
      mean.angle += weight * other.angle;
    }
    return {
      x: limit(mean.x / total - here.x, MAX_SHIFT),
      y: limit(mean.y / total - here.y, MAX_SHIFT),
      angle: limit(mean.angle / total - here.angle, MAX_ANGLE),
    };
  });
}

/** Returns where the samples of a steadied frame are taken. */
export function toTransform({ x, y, angle }: Steadying, zoom: number, { width, height }: FrameSize): Transform {
  const cos = Math.cos(angle) / zoom;
  const sin = Math.sin(angle) / zoom;
  const [midX, midY] = [width / 2, height / 2];
  const [fromX, fromY] = [midX + x * width, midY + y * width];
  return {
    ax: cos,
    ay: sin,
    a: midX - cos * fromX - sin * fromY,
    bx: -sin,
    by: cos,
    b: midY + sin * fromX - cos * fromY,
  };
}
