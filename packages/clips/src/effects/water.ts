import type { Size } from '@reelwright/planes';
import { countRounds } from './effect-frame.ts';

/** Of the frame's height: how far the nearest ripple bends what is seen in it. */
const BEND = 0.013;

/** Waves that cross: direction, length in shares of the frame's width at the near edge, rounds a second, height. */
const WAVES = [
  { across: 0.35, down: 1, length: 0.11, speed: 0.45, height: 0.5 },
  { across: -0.6, down: 0.8, length: 0.063, speed: 0.6, height: 0.3 },
  { across: 0.1, down: -1, length: 0.037, speed: 0.9, height: 0.2 },
] as const;

/**
 * Ripples what lies in water: its image bends and glints, more where it is nearer. `plate` is the plate as the camera
 * sees it, changed in place; `water` says where water is (0 to 255 per pixel), null for the ground below `horizon`.
 */
export function rippleWater(
  plate: Uint32Array,
  { width, height }: Size,
  { water, horizon, phase, seconds }: { water: Uint8Array | null; horizon: number; phase: number; seconds: number },
): void {
  const still = plate.slice();
  const first = Math.max(0, Math.floor(water ? 0 : horizon));
  const waves = WAVES.map(({ across, down, length, speed, height: tall }) => ({
    across,
    down,
    // Per pixel at the near edge.
    turns: (2 * Math.PI) / (length * width),
    turn: 2 * Math.PI * countRounds(speed, seconds) * phase,
    tall,
  }));
  const reach = BEND * height;
  for (let y = first; y < height; y += 1) {
    const near = water ? 0.35 + (0.65 * y) / height : (y - horizon) / Math.max(1, height - horizon);
    if (near <= 0) continue;
    // Waves crowd together towards the horizon.
    const depth = 1 / (0.25 + 0.75 * near);
    // No seam where the water begins.
    const begin = water ? 1 : Math.min(1, near * 5);
    // Along a row the angle of each wave grows evenly: its sine and cosine are turned on from pixel to pixel.
    const turning = waves.map(({ across, down, turns, turn, tall }) => {
      const start = turns * depth * ((-across * width) / 2 + down * 2.2 * (y - height)) + turn;
      const step = turns * depth * across;
      return {
        across,
        down,
        cos: tall * Math.cos(start),
        sin: tall * Math.sin(start),
        stepCos: Math.cos(step),
        stepSin: Math.sin(step),
      };
    });
    const [one, two, three] = turning as [Turning, Turning, Turning];
    for (let x = 0; x < width; x += 1) {
      const slopeX = one.across * one.cos + two.across * two.cos + three.across * three.cos;
      const slopeY = one.down * one.cos + two.down * two.cos + three.down * three.cos;
      const lift = one.sin + two.sin + three.sin;
      turnOn(one);
      turnOn(two);
      turnOn(three);
      const pixel = y * width + x;
      const share = water ? (water[pixel] ?? 0) / 255 : begin;
      if (share === 0) continue;
      const bend = reach * near * share;
      const fromX = Math.min(width - 1.001, Math.max(0, x + 1.4 * bend * slopeX));
      const fromY = Math.min(height - 1.001, Math.max(first, y + bend * slopeY));
      const glint = Math.max(0, slopeY - 0.35) * 110 * share * near + lift * 4 * share;
      plate[pixel] = sampleWithLight(still, width, height, fromX, fromY, glint);
    }
  }
}

interface Turning {
  across: number;
  down: number;
  cos: number;
  sin: number;
  stepCos: number;
  stepSin: number;
}

function turnOn(wave: Turning): void {
  const { cos, sin, stepCos, stepSin } = wave;
  wave.cos = cos * stepCos - sin * stepSin;
  wave.sin = sin * stepCos + cos * stepSin;
}

function sampleWithLight(
  source: Uint32Array,
  width: number,
  height: number,
  x: number,
  y: number,
  light: number,
): number {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const [fx, fy] = [x - left, y - top];
  const at = top * width + left;
  const right = left + 1 < width ? 1 : 0;
  const below = top + 1 < height ? width : 0;
  const [a, b, c, d] = [
    source[at] ?? 0,
    source[at + right] ?? 0,
    source[at + below] ?? 0,
    source[at + below + right] ?? 0,
  ];
  const [wa, wb, wc, wd] = [(1 - fx) * (1 - fy), fx * (1 - fy), (1 - fx) * fy, fx * fy];
  const red = (a & 255) * wa + (b & 255) * wb + (c & 255) * wc + (d & 255) * wd + light;
  const green =
    ((a >>> 8) & 255) * wa + ((b >>> 8) & 255) * wb + ((c >>> 8) & 255) * wc + ((d >>> 8) & 255) * wd + light;
  const blue =
    ((a >>> 16) & 255) * wa + ((b >>> 16) & 255) * wb + ((c >>> 16) & 255) * wc + ((d >>> 16) & 255) * wd + light;
  return toByte(red) | (toByte(green) << 8) | (toByte(blue) << 16) | 0xff000000;
}

const toByte = (value: number): number => (value < 0 ? 0 : value > 255 ? 255 : value);
