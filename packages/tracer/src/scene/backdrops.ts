import type { SettingKind, TimeKind } from '@reelwright/scene';
import type { SeededRandom } from '@reelwright/seeded-random';
import { mixColors, shade, toLinear } from '../colors.ts';
import { BACKDROP_SIDE } from '../kernel/memory-layout.ts';
import type { Vector } from '../vectors.ts';
import { noise, octaves } from './noise.ts';

/** Painted at half the side: what lies far behind is out of focus. */
const SIDE = 256;
const HALF_ANGLE = 0.96;
/** How far from the middle a sky is brightest, in radians: at the edge of what cameras see. */
const GLOW_REACH = 0.42;

const SKIES: Readonly<Record<TimeKind, { top: string; horizon: string; glow: string }>> = {
  day: { top: '#3f83cc', horizon: '#b9daf2', glow: '#fff6df' },
  dawn: { top: '#8ba3d6', horizon: '#ffd6c4', glow: '#ffb9a0' },
  golden_hour: { top: '#7796c4', horizon: '#f6d2a2', glow: '#ffc074' },
  dusk: { top: '#3a3a70', horizon: '#ee8f78', glow: '#ff7a5c' },
  night: { top: '#0a0f24', horizon: '#24304f', glow: '#4a5f95' },
  overcast: { top: '#aab6c1', horizon: '#dde3e7', glow: '#eef1f3' },
};

type Look = (azimuth: number, height: number) => Vector;

interface Air {
  time: TimeKind;
  sky: Look;
  horizon: Vector;
  seed: number;
  random: SeededRandom;
  tint: Vector | null;
}

/** The colors that light a scene out of doors, from above and from the sides. */
export function skyColors(time: TimeKind): { top: Vector; horizon: Vector } {
  return { top: toLinear(SKIES[time].top), horizon: toLinear(SKIES[time].horizon) };
}

/** Settings whose distance is painted. */
export type FarKind = Extract<
  SettingKind,
  'beach' | 'snow' | 'grass' | 'forest' | 'mountain' | 'desert' | 'sky' | 'city' | 'kitchen' | 'desk'
>;

export interface BackdropOrder {
  time: TimeKind;
  /** Color of the sky (linear); null for that of its time. */
  tint: Vector | null;
  /** Where the sky is brightest, -1 (at the left of what a camera sees) to 1. */
  glowAt: number;
  random: SeededRandom;
}

/**
 * Paints what lies behind a scene, out of focus: linear colors with a pad, 512 x 512, 110 degrees across, by the sine of
 * the height from -0.35 to 0.95.
 */
export function paintBackdrop(kind: FarKind, { time, tint, glowAt, random }: BackdropOrder): Float32Array {
  const seed = Math.floor(random.between(0, 1e6));
  const sky = makeSky(time, { seed, tint, glowAt });
  const air: Air = { time, sky, horizon: sky(0, 0.02), seed, random, tint };
  const look = LOOKS[kind](air);
  const pixels = new Float32Array(SIDE * SIDE * 3);
  for (let y = 0; y < SIDE; y += 1)
    for (let x = 0; x < SIDE; x += 1)
      pixels.set(look(((x + 0.5) / SIDE - 0.5) * 2 * HALF_ANGLE, 0.95 - (1.3 * (y + 0.5)) / SIDE), (y * SIDE + x) * 3);
  DISCS[kind]?.(pixels, air);
  return enlarge(blur(blur(pixels, FOCUS[kind]), FOCUS[kind]));
}

/** How far each is out of focus, in pixels. */
const FOCUS: Readonly<Record<FarKind, number>> = {
  beach: 1,
  snow: 1,
  grass: 1,
  forest: 1,
  mountain: 1,
  desert: 1,
  sky: 1,
  city: 1,
  kitchen: 2,
  desk: 2,
};

function makeSky(
  time: TimeKind,
  { seed, tint, glowAt }: Pick<BackdropOrder, 'tint' | 'glowAt'> & { seed: number },
): Look {
  const { top, horizon, glow } = SKIES[time];
  const [up, low, sun] = [
    tint ? shade(tint, -0.02) : toLinear(top),
    tint ? shade(tint, 0.16, 0.55) : toLinear(horizon),
    toLinear(glow),
  ];
  const side = glowAt * GLOW_REACH;
  return (azimuth, height) => {
    const t = Math.max(0, Math.min(1, height / 0.75)) ** 0.42;
    const base = mixColors(low, up, t);
    const near = Math.exp(-(((azimuth - side) / 0.5) ** 2) - ((height - 0.03) / 0.22) ** 2);
    const lit = mixColors(base, sun, near * (tint ? 0.3 : 0.65));
    // Clouds lie flat: they are stretched along the horizon.
    const far = 1 / Math.max(0.08, height + 0.12);
    const cloud =
      Math.max(0, octaves(azimuth * far * 0.9 + 7, far * 0.9, seed, 5) - 0.5) *
      2.8 *
      Math.min(1, Math.max(0, height * 9));
    const white = mixColors(
      mixColors(lit, [1, 1, 1], time === 'night' ? 0.06 : 0.6),
      sun,
      time === 'day' || time === 'overcast' ? 0.1 : 0.45,
    );
    return mixColors(lit, white, Math.min(0.85, cloud));
  };
}

/** How strong colors of the ground are at a time. */
const DAYLIGHT: Readonly<Record<TimeKind, number>> = {
  day: 1,
  dawn: 0.75,
  golden_hour: 0.8,
  dusk: 0.35,
  night: 0.08,
  overcast: 0.7,
};
const lit = (air: Air, hex: string, share = 1): Vector => {
  const k = DAYLIGHT[air.time] * share;
  const [r, g, b] = toLinear(hex);
  return mixColors([r * k, g * k, b * k], [r * air.horizon[0], g * air.horizon[1], b * air.horizon[2]], 0.45);
};

/** Rows of hills, the farthest first: each is a height by azimuth and a color. */
function withRidges(
  air: Air,
  ridges: { base: number; rise: number; scale: number; color: Vector; snow?: number }[],
): Look {
  return (azimuth, height) => {
    let color = air.sky(azimuth, height);
    for (const [index, ridge] of ridges.entries()) {
      const line =
        ridge.base + ridge.rise * (octaves(azimuth * ridge.scale + index * 31, 1.5, air.seed + index, 6) - 0.35);
      const edge = Math.min(1, Math.max(0, (line - height) / 0.006 + 0.5));
      if (edge === 0) continue;
      const cover =
        ridge.snow === undefined
          ? 0
          : Math.min(
              1,
              Math.max(
                0,
                (height - ridge.snow - 0.05 * (octaves(azimuth * 9, height * 14, air.seed, 4) - 0.4)) / 0.025,
              ),
            );
      const rough = 0.85 + 0.4 * (octaves(azimuth * 22, height * 30, air.seed + 5, 4) - 0.4);
      const body = mixColors(
        [ridge.color[0] * rough, ridge.color[1] * rough, ridge.color[2] * rough],
        lit(air, '#f2f6fb'),
        cover,
      );
      color = mixColors(color, mixColors(body, air.horizon, Math.max(0, 0.22 - height * 1.5)), edge);
    }
    return color;
  };
}

const LOOKS: Readonly<Record<FarKind, (air: Air) => Look>> = {
  sky:
    ({ sky }) =>
    (azimuth, height) =>
      sky(azimuth, Math.abs(height) + 0.03),
  beach: (air) => (azimuth, height) => {
    if (height >= 0.004) return air.sky(azimuth, height);
    const depth = Math.min(1, -height / 0.16);
    const sea = mixColors(lit(air, '#2f7f9c'), lit(air, '#5fc2c0'), depth);
    const far = 1 / Math.max(0.012, -height);
    const waves = octaves(azimuth * far * 0.35, far * 0.9, air.seed, 4) - 0.45;
    const foam = Math.max(0, 1 - Math.abs(-height - 0.14 - 0.02 * noise(azimuth * 7, 2, air.seed)) / 0.012);
    const color = mixColors(sea, air.sky(azimuth, 0.1 - height), 0.28 + waves * 0.9);
    return mixColors(mixColors(air.horizon, color, Math.min(1, -height / 0.02)), lit(air, '#ffffff'), foam * 0.7);
  },
  desert: (air) =>
    withRidges(air, [
      { base: 0.035, rise: 0.05, scale: 1.8, color: lit(air, '#d3a473', 0.85) },
      { base: 0.005, rise: 0.045, scale: 1.3, color: lit(air, '#dbab74') },
    ]),
  mountain: (air) =>
    withRidges(air, [
      { base: 0.075, rise: 0.2, scale: 3.4, color: lit(air, '#6f89b5'), snow: 0.07 },
      { base: 0.035, rise: 0.1, scale: 4.5, color: lit(air, '#4f7287') },
      { base: 0.004, rise: 0.05, scale: 7, color: lit(air, '#44683f') },
    ]),
  snow: (air) =>
    withRidges(air, [
      { base: 0.06, rise: 0.08, scale: 2.4, color: lit(air, '#dfe8f2') },
      { base: 0.03, rise: 0.09, scale: 16, color: lit(air, '#4c6660', 0.8) },
      { base: 0.002, rise: 0.02, scale: 4, color: lit(air, '#eef3f8') },
    ]),
  grass: (air) =>
    withRidges(air, [
      { base: 0.045, rise: 0.09, scale: 6, color: lit(air, '#5f8a4d') },
      { base: 0.01, rise: 0.04, scale: 3.4, color: lit(air, '#8fae4f') },
    ]),
  forest: (air) => (azimuth, height) => {
    const light = octaves(azimuth * 11, height * 13, air.seed, 3);
    const trunk = Math.max(0, 1 - Math.abs(noise(azimuth * 18, 1.3, air.seed + 4) - 0.5) * 7) * (height < 0.5 ? 1 : 0);
    const green = mixColors(lit(air, '#23401f', 0.8), lit(air, '#a9c667'), Math.max(0, light * 2.1 - 0.42));
    const glade = mixColors(
      green,
      mixColors(air.horizon, lit(air, '#e6eeb0'), 0.5),
      Math.max(0, Math.min(1, (0.34 - Math.abs(height - 0.16)) * 2.2)) * 0.5,
    );
    return mixColors(glade, lit(air, '#2c2419', 0.5), trunk * 0.75);
  },
  city: (air) => (azimuth, height) => {
    const sky = air.sky(azimuth, Math.max(0, height));
    let color = sky;
    for (const [index, haze] of [0.65, 0.4, 0.15].entries()) {
      const column = Math.floor((azimuth + 3 + index * 0.07) * (30 - index * 7));
      const top = 0.02 + (0.19 - index * 0.04) * noise(column * 7.13, index * 3.7, air.seed) ** 1.4;
      if (height < top) color = mixColors(lit(air, '#9fabb8'), air.horizon, haze);
    }
    return color;
  },
  kitchen: (air) => roomLook(air, ['#efe7da', '#d8c8b2']),
  desk: (air) => roomLook(air, ['#e9e4dc', '#cdbfae']),
};

/** A room: a wall, shelves and a bright window. */
function roomLook(air: Air, [wall, low]: readonly [string, string]): Look {
  const right = noise(air.seed, 1, 1) > 0.5 ? 1 : -1;
  return (azimuth, height) => {
    const x = azimuth * right;
    const base = air.tint ?? mixColors(lit(air, low, 0.8), lit(air, wall), Math.min(1, Math.max(0, 0.4 + height)));
    if (Math.abs(x - 0.36) < 0.2 && height > -0.05)
      return Math.abs(x - 0.36) < 0.012 || Math.abs(height - 0.22) < 0.012
        ? base
        : mixColors([1.7, 1.7, 1.65], air.horizon, 0.3);
    const shelf = Math.abs(((height + 1.04) % 0.2) - 0.1) < 0.014 && x < 0.05;
    if (shelf && height > 0) return lit(air, '#8a623c', 0.8);
    const row = Math.floor((height + 1.14) / 0.2);
    const inRow = (height + 1.14) % 0.2;
    const cell = Math.floor(x * 16);
    const tall = 0.03 + 0.09 * noise(cell * 5.3, row * 3.1, air.seed);
    if (height > 0 && x < 0.05 && inRow < tall && noise(cell * 2.7, row, air.seed + 3) > 0.35)
      return lit(
        air,
        ['#b98a63', '#f3eee6', '#7c8f77', '#d6b48a', '#50606a'][
          Math.floor(noise(cell * 9.1, row * 4, air.seed + 8) * 4.99)
        ] ?? '#b98a63',
        0.9,
      );
    return base;
  };
}

/** Lights out of focus. */
const DISCS: Partial<Record<FarKind, (pixels: Float32Array, air: Air) => void>> = {
  city(pixels, air) {
    const isDark = air.time === 'night' || air.time === 'dusk';
    const colors = ['#ffd08a', '#ff9d5c', '#fff1d0', '#8fb7ff', '#ff6f91', '#7ee0d2'];
    for (let index = 0; index < (isDark ? 190 : 50); index += 1)
      drawDisc(pixels, {
        x: air.random.between(0, SIDE),
        y: air.random.between(148, 192),
        radius: air.random.between(1.5, 4.5),
        color: toLinear(air.random.pick(colors)),
        strength: air.random.between(0.25, isDark ? 1.1 : 0.5),
      });
  },
  forest(pixels, air) {
    for (let index = 0; index < 70; index += 1)
      drawDisc(pixels, {
        x: air.random.between(0, SIDE),
        y: air.random.between(130, 190),
        radius: air.random.between(1.5, 4.5),
        color: lit(air, '#dff0a0'),
        strength: air.random.between(0.1, 0.45),
      });
  },
  grass(pixels, air) {
    for (let index = 0; index < 40; index += 1)
      drawDisc(pixels, {
        x: air.random.between(0, SIDE),
        y: air.random.between(155, 195),
        radius: air.random.between(1.5, 4),
        color: lit(air, '#eef5b4'),
        strength: air.random.between(0.08, 0.3),
      });
  },
};

function drawDisc(
  pixels: Float32Array,
  { x, y, radius, color, strength }: { x: number; y: number; radius: number; color: Vector; strength: number },
): void {
  for (let py = Math.max(0, Math.floor(y - radius)); py <= Math.min(SIDE - 1, y + radius); py += 1)
    for (let px = Math.max(0, Math.floor(x - radius)); px <= Math.min(SIDE - 1, x + radius); px += 1) {
      const away = Math.hypot(px - x, py - y) / radius;
      if (away > 1) continue;
      const k = strength * (0.75 + 0.25 * away ** 4);
      for (const channel of [0, 1, 2] as const) {
        const at = (py * SIDE + px) * 3 + channel;
        pixels[at] = (pixels[at] ?? 0) + color[channel] * k;
      }
    }
}

function blur(source: Float32Array, reach: number): Float32Array {
  let from = source;
  for (const isAcross of [true, false]) {
    const to = new Float32Array(from.length);
    for (let line = 0; line < SIDE; line += 1)
      for (let channel = 0; channel < 3; channel += 1) {
        const at = (index: number): number => {
          const kept = Math.min(SIDE - 1, Math.max(0, index));
          return (isAcross ? line * SIDE + kept : kept * SIDE + line) * 3 + channel;
        };
        let sum = 0;
        for (let index = -reach; index <= reach; index += 1) sum += from[at(index)] ?? 0;
        for (let index = 0; index < SIDE; index += 1) {
          to[at(index)] = sum / (2 * reach + 1);
          sum += (from[at(index + reach + 1)] ?? 0) - (from[at(index - reach)] ?? 0);
        }
      }
    from = to;
  }
  return from;
}

/** Doubles the side, by the means of neighbours. */
function enlarge(source: Float32Array): Float32Array {
  const to = new Float32Array(BACKDROP_SIDE * BACKDROP_SIDE * 4);
  for (let y = 0; y < BACKDROP_SIDE; y += 1)
    for (let x = 0; x < BACKDROP_SIDE; x += 1) {
      const [fx, fy] = [Math.max(0, x / 2 - 0.25), Math.max(0, y / 2 - 0.25)];
      const [ix, iy] = [Math.floor(fx), Math.floor(fy)];
      const [jx, jy] = [Math.min(SIDE - 1, ix + 1), Math.min(SIDE - 1, iy + 1)];
      const [ax, ay] = [fx - ix, fy - iy];
      for (let channel = 0; channel < 3; channel += 1) {
        const at = (px: number, py: number): number => source[(py * SIDE + px) * 3 + channel] ?? 0;
        const value =
          (at(ix, iy) * (1 - ax) + at(jx, iy) * ax) * (1 - ay) + (at(ix, jy) * (1 - ax) + at(jx, jy) * ax) * ay;
        to[(y * BACKDROP_SIDE + x) * 4 + channel] = value;
      }
    }
  return to;
}
