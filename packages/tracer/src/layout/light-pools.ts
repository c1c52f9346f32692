import { createSeededRandom } from '@reelwright/seeded-random';
import type { Camera, LightPool } from '../scene/placed-scene.ts';
import { spreadSeed } from './spread-seed.ts';

interface PoolOrder {
  camera: Camera;
  aspect: number;
  /** How far behind the middle the wall stands. */
  depth: number;
  seed: number;
}

/** Lights the wall as studios do, by lamps behind the subject: where they shine is what a seed is free in. */
export function planLightPools({ camera, aspect, depth, seed }: PoolOrder): { mean: number; spots: LightPool[] } {
  const random = createSeededRandom(seed, 'pools');
  const { toWall, half } = lookAtWall(camera, aspect, depth);
  const size = Math.min(half, half / aspect);
  const pool = ({ high, long, wide, strengths }: PoolWish, index: number): LightPool => ({
    at: toWall(index === 0 ? 2 * spreadSeed(seed, 'pool') - 1 : random.between(-1, 1), random.between(...high)),
    turn: random.between(-MOST_TURN, MOST_TURN),
    long: size * random.between(...long),
    wide: size * random.between(...wide),
    strength: random.pick(strengths) * random.between(0.8, 1.2),
  });
  const spots = POOLS.map(pool);
  const seen = GRID.flatMap((across) => GRID.map((high) => gainAt(toWall(across, high), spots)));
  return { mean: seen.reduce((sum, gain) => sum + gain, 0) / seen.length, spots };
}

/** Where the wall is measured in the image, across and up. */
const GRID = [-0.9, -0.6, -0.3, 0, 0.3, 0.6, 0.9] as const;

/** The same as the kernel's. */
const gainAt = ([x, y]: readonly [number, number], spots: readonly LightPool[]): number =>
  spots.reduce((gain, { at, turn, long, wide, strength }) => {
    const [dx, dy] = [x - at[0], y - at[1]];
    const u = (dx * Math.cos(turn) + dy * Math.sin(turn)) / wide;
    const v = (dy * Math.cos(turn) - dx * Math.sin(turn)) / long;
    return gain + strength / (1 + u * u + v * v) ** 2;
  }, 1);

interface PoolWish {
  /** Where its middle lies in the image, -1 (bottom) to 1. */
  high: readonly [number, number];
  /** Half length and half width, against half of what is seen of the wall. */
  long: readonly [number, number];
  wide: readonly [number, number];
  strengths: readonly number[];
}

/** One on the wall, a smaller one or a shade anywhere, and one on the ground. */
const POOLS: readonly PoolWish[] = [
  { high: [-0.1, 0.9], long: [0.7, 1.2], wide: [0.28, 0.5], strengths: [0.75] },
  { high: [-0.3, 1], long: [0.6, 1], wide: [0.24, 0.4], strengths: [-0.25, 0.6] },
  { high: [-0.4, 1], long: [0.35, 0.8], wide: [0.2, 0.35], strengths: [0.5] },
  { high: [-1, -0.4], long: [0.3, 0.6], wide: [0.2, 0.4], strengths: [-0.2, 0.55] },
];
/** Radians from upright. */
const MOST_TURN = 0.9;

/** Finds the points of the wall that parts of the image show, and half the width of the wall that is seen. */
function lookAtWall({ eye, axes, angle, shiftY }: Camera, aspect: number, depth: number) {
  const [right, up, forward] = axes;
  const tan = Math.tan(angle / 2);
  const toWall = (across: number, high: number): readonly [number, number] => {
    const [u, v] = [across * tan * aspect, (high + shiftY) * tan];
    const towards = [0, 1, 2].map((at) => (forward[at] ?? 0) + (right[at] ?? 0) * u + (up[at] ?? 0) * v);
    const far = (-depth - eye[2]) / Math.min(-1e-3, towards[2] ?? -1);
    return [eye[0] + (towards[0] ?? 0) * far, eye[1] + (towards[1] ?? 0) * far];
  };
  return { toWall, half: Math.abs(toWall(1, 0)[0] - toWall(0, 0)[0]) };
}
