import { toLinear } from './transfer.ts';

/** A colour of CIE L*a*b* under D65. */
export interface Lab {
  l: number;
  a: number;
  b: number;
}

const WHITE_POINT = { x: 0.95047, y: 1, z: 1.08883 };
const LINEAR = Float64Array.from({ length: 256 }, (_, value) => toLinear(value / 255));

function toCubeRoot(value: number): number {
  return value > 216 / 24389 ? Math.cbrt(value) : ((24389 / 27) * value + 16) / 116;
}

/** Converts sRGB, 0 to 255 per channel. */
export function toLab(red: number, green: number, blue: number): Lab {
  const [r, g, b] = [LINEAR[red] ?? 0, LINEAR[green] ?? 0, LINEAR[blue] ?? 0];
  const x = toCubeRoot((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / WHITE_POINT.x);
  const y = toCubeRoot((0.2126729 * r + 0.7151522 * g + 0.072175 * b) / WHITE_POINT.y);
  const z = toCubeRoot((0.0193339 * r + 0.119192 * g + 0.9503041 * b) / WHITE_POINT.z);
  return { l: 116 * y - 16, a: 500 * (x - y), b: 200 * (y - z) };
}

const RADIANS = Math.PI / 180;
const POWER_25 = 25 ** 7;

function hueOf(a: number, b: number): number {
  if (a === 0 && b === 0) return 0;
  const degrees = Math.atan2(b, a) / RADIANS;
  return degrees < 0 ? degrees + 360 : degrees;
}

function chromaWeight(chroma: number): number {
  const power = chroma ** 7;
  return Math.sqrt(power / (power + POWER_25));
}

/**
 * Returns CIEDE2000 with all weights 1: a difference of 1 is barely visible. After Sharma, Wu and Dalal, Color Research
 * & Application 30 (2005).
 */
export function colorDifference(one: Lab, other: Lab): number {
  const meanChroma = (Math.hypot(one.a, one.b) + Math.hypot(other.a, other.b)) / 2;
  const stretch = 1 + 0.5 * (1 - chromaWeight(meanChroma));
  const [a1, a2] = [one.a * stretch, other.a * stretch];
  const [c1, c2] = [Math.hypot(a1, one.b), Math.hypot(a2, other.b)];
  const [h1, h2] = [hueOf(a1, one.b), hueOf(a2, other.b)];
  const isGrey = c1 * c2 === 0;
  const turn = h2 - h1;
  const hueStep = isGrey ? 0 : turn > 180 ? turn - 360 : turn < -180 ? turn + 360 : turn;
  const lightStep = other.l - one.l;
  const chromaStep = c2 - c1;
  const hueDistance = 2 * Math.sqrt(c1 * c2) * Math.sin((hueStep / 2) * RADIANS);
  const light = (one.l + other.l) / 2;
  const chroma = (c1 + c2) / 2;
  const sum = h1 + h2;
  const hue = isGrey ? sum : Math.abs(turn) <= 180 ? sum / 2 : (sum + (sum < 360 ? 360 : -360)) / 2;
  const tone =
    1 -
    0.17 * Math.cos((hue - 30) * RADIANS) +
    0.24 * Math.cos(2 * hue * RADIANS) +
    0.32 * Math.cos((3 * hue + 6) * RADIANS) -
    0.2 * Math.cos((4 * hue - 63) * RADIANS);
  const offGrey = (light - 50) ** 2;
  const dl = lightStep / (1 + (0.015 * offGrey) / Math.sqrt(20 + offGrey));
  const dc = chromaStep / (1 + 0.045 * chroma);
  const dh = hueDistance / (1 + 0.015 * chroma * tone);
  const rotation = -Math.sin(60 * Math.exp(-(((hue - 275) / 25) ** 2)) * RADIANS) * 2 * chromaWeight(chroma);
  return Math.sqrt(dl * dl + dc * dc + dh * dh + rotation * dc * dh);
}
