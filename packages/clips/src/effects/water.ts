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
  // The last places that have a neighbour to the right and below.
  const [lastX, lastY, firstY] = [(width - 1) * 256 - 1, (height - 1) * 256 - 1, first * 256];
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
    // Held in variables of their own: fields of objects cost as much as the rest of the loop.
    let { cos: cosA, sin: sinA } = one;
    const { across: acrossA, down: downA, stepCos: stepCosA, stepSin: stepSinA } = one;
    let { cos: cosB, sin: sinB } = two;
    const { across: acrossB, down: downB, stepCos: stepCosB, stepSin: stepSinB } = two;
    let { cos: cosC, sin: sinC } = three;
    const { across: acrossC, down: downC, stepCos: stepCosC, stepSin: stepSinC } = three;
    const bends = reach * near;
    const glints = 110 * near;
    for (let x = 0; x < width; x += 1) {
      const slopeX = acrossA * cosA + acrossB * cosB + acrossC * cosC;
      const slopeY = downA * cosA + downB * cosB + downC * cosC;
      const lift = sinA + sinB + sinC;
      const nextA = cosA * stepCosA - sinA * stepSinA;
      sinA = sinA * stepCosA + cosA * stepSinA;
      cosA = nextA;
      const nextB = cosB * stepCosB - sinB * stepSinB;
      sinB = sinB * stepCosB + cosB * stepSinB;
      cosB = nextB;
      const nextC = cosC * stepCosC - sinC * stepSinC;
      sinC = sinC * stepCosC + cosC * stepSinC;
      cosC = nextC;
      const pixel = y * width + x;
      const share = water ? (water[pixel] ?? 0) / 255 : begin;
      if (share === 0) continue;
      const bend = bends * share;
      // In 256ths of a pixel, within the picture.
      const fromX = clamp((x + 1.4 * bend * slopeX) * 256, 0, lastX);
      const fromY = clamp((y + bend * slopeY) * 256, firstY, lastY);
      const at = (fromY >> 8) * width + (fromX >> 8);
      const light = ((slopeY > 0.35 ? (slopeY - 0.35) * glints : 0) + lift * 4) * share;
      plate[pixel] = lighten(mixFour(still, at, width, fromX & 255, fromY & 255), Math.round(light));
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

const clamp = (value: number, least: number, most: number): number =>
  (value < least ? least : value > most ? most : value) | 0;

/** The colour between four pixels; the shares are 256ths. Two channels go in one whole number. */
function mixFour(source: Uint32Array, at: number, width: number, shareX: number, shareY: number): number {
  const [upper, lower] = [at, at + width];
  const a = source[upper] ?? 0;
  const b = source[upper + 1] ?? 0;
  const c = source[lower] ?? 0;
  const d = source[lower + 1] ?? 0;
  const restX = 256 - shareX;
  const restY = 256 - shareY;
  const redBlueAbove = ((Math.imul(a & 0xff00ff, restX) + Math.imul(b & 0xff00ff, shareX)) >>> 8) & 0xff00ff;
  const redBlueBelow = ((Math.imul(c & 0xff00ff, restX) + Math.imul(d & 0xff00ff, shareX)) >>> 8) & 0xff00ff;
  const greenAbove = (((a >>> 8) & 255) * restX + ((b >>> 8) & 255) * shareX) >> 8;
  const greenBelow = (((c >>> 8) & 255) * restX + ((d >>> 8) & 255) * shareX) >> 8;
  const redBlue = ((Math.imul(redBlueAbove, restY) + Math.imul(redBlueBelow, shareY)) >>> 8) & 0xff00ff;
  const green = (greenAbove * restY + greenBelow * shareY) >> 8;
  return redBlue | (green << 8) | 0xff000000;
}

function lighten(color: number, light: number): number {
  if (light === 0) return color;
  const red = (color & 255) + light;
  const green = ((color >>> 8) & 255) + light;
  const blue = ((color >>> 16) & 255) + light;
  return toByte(red) | (toByte(green) << 8) | (toByte(blue) << 16) | 0xff000000;
}

const toByte = (value: number): number => (value < 0 ? 0 : value > 255 ? 255 : value);
