import type { Grade } from '@reelwright/timeline';
import { type Cast, type Look, LOOKS } from './looks.ts';

// Only + - * / and rounding: engines may differ in the last bit of anything else.

const BLACK = 16;
const RANGE = 219;
const ONE = 4096;

/** Blue and red difference of white light made amber. */
const AMBER: Cast = [-24, 14];

/** Effect of a grade on samples, in the form of the kernel. */
export interface GradeTables {
  luma: Uint8Array<ArrayBuffer>;
  /** Pairs of blue and red difference for each luma, in 2^-12, with grey and the half for rounding. */
  tints: Int32Array<ArrayBuffer>;
  /** Contribution of blue and red difference to blue difference, and to red difference; in 2^-12. */
  matrix: [uu: number, uv: number, vu: number, vv: number];
}

const clamp = (value: number) => Math.min(1, Math.max(0, value));
const smooth = (value: number) => value * value * (3 - 2 * value);

/**
 * Brightness bends the middle and keeps black and white; contrast is an S about the middle, or reduces towards grey.
 */
function correctLight(light: number, { brightness = 0, contrast = 0 }: Grade): number {
  const bright = clamp(light + brightness * (light * (1 - light) + 0.06));
  const steeper = bright + contrast * (smooth(bright) - bright);
  return contrast >= 0 ? steeper : bright - contrast * 0.55 * (0.5 - bright);
}

/** A curve through points, its slope running smoothly from one to the next (Fritsch and Carlson's monotone cubic). */
function followCurve(points: Look['curve'], light: number): number {
  const index = Math.max(
    0,
    points.findLastIndex(([x]) => x <= light),
  );
  const slopeAt = (i: number) => {
    const [a, b] = [points[i], points[i + 1]];
    return a && b ? (b[1] - a[1]) / (b[0] - a[0]) : undefined;
  };
  const from = points[index];
  const to = points[index + 1];
  const slope = slopeAt(index);
  if (!from || !to || slope === undefined) return from?.[1] ?? light;
  const before = slopeAt(index - 1) ?? slope;
  const after = slopeAt(index + 1) ?? slope;
  // Harmonic means never overshoot.
  const meet = (a: number, b: number) => (a + b === 0 ? 0 : (2 * a * b) / (a + b));
  const [start, end] = [meet(before, slope), meet(slope, after)];
  const width = to[0] - from[0];
  const t = (light - from[0]) / width;
  const u = 1 - t;
  return u * u * (1 + 2 * t) * from[1] + t * t * (3 - 2 * t) * to[1] + t * u * width * (u * start - t * end);
}

/** The casts of shadows, middle and lights, running into one another. Black itself has half of the shadows' cast. */
function castAt({ shadows, middle, lights }: Look, light: number): Cast {
  const isDark = light < 0.5;
  const [from, to] = isDark ? [shadows, middle] : [middle, lights];
  const part = smooth(isDark ? light * 2 : light * 2 - 1);
  const depth = isDark ? 0.5 + light : 1;
  const mix = (index: 0 | 1) => (from[index] + (to[index] - from[index]) * part) * depth;
  return [mix(0), mix(1)];
}

/** Returns the tables of a grade. */
export function gradeTables(grade: Grade): GradeTables {
  const { saturation = 0, temperature = 0 } = grade;
  const look = grade.look && LOOKS[grade.look.name];
  const strength = grade.look?.strength ?? 0;
  const vividness = (1 + saturation) * (look ? 1 + (look.saturation - 1) * strength : 1);
  const cross = look?.cross ?? [0, 0];
  const luma = new Uint8Array(256);
  const tints = new Int32Array(512);
  for (let sample = 0; sample < 256; sample++) {
    const light = clamp((sample - BLACK) / RANGE);
    const corrected = correctLight(light, grade);
    const looked = look ? corrected + strength * (followCurve(look.curve, corrected) - corrected) : corrected;
    // Samples below black or above white keep their distance from black or white.
    luma[sample] = Math.min(255, Math.max(0, sample + Math.round((looked - light) * RANGE)));
    // Light is coloured in proportion to itself, the brightest a little less: white stays bright.
    const warmth = temperature * light * (1.6 - 0.6 * light);
    const cast = look ? castAt(look, corrected) : [0, 0];
    for (const index of [0, 1] as const) {
      const tint = AMBER[index] * warmth + (cast[index] ?? 0) * strength;
      tints[2 * sample + index] = Math.round((128 + tint) * ONE) + ONE / 2;
    }
  }
  return {
    luma,
    tints,
    matrix: [
      Math.round(vividness * ONE),
      Math.round(cross[0] * strength * vividness * ONE),
      Math.round(cross[1] * strength * vividness * ONE),
      Math.round(vividness * ONE),
    ],
  };
}
