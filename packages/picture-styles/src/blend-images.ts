import type { Plane, Size } from '@reelwright/planes';
import { blurSoftly } from './gaussian.ts';
import { clamp01, type RgbaImage } from './image.ts';
import { fromOklab, toOklab } from './oklab.ts';

/** What is set into a picture: straight alpha, as large as it is to be seen. */
export interface Foreground extends RgbaImage {
  /** Its upper left corner in the background; may lie outside. */
  left: number;
  top: number;
}

export interface ImagesToBlend extends RgbaImage {
  foreground: Foreground;
  /** How far the foreground takes on the background's light: 0 leaves its pixels, 1 gives it all of it. */
  harmony: number;
  /** Whether it stands on what lies below it, and throws a shadow there. */
  castsShadow: boolean;
}

const SHADOW = { contact: 0.55, wide: 0.32 } as const;
/** The most that a foreground's colour is moved, in OKLab: products keep what they are known by. */
const MOST = { lightness: 0.12, color: 0.035 } as const;
const OPAQUE = 0.5;

/** Sets a foreground into a picture: with the brightness and the cast of its surroundings, and a shadow on the ground. */
export function blendImages(pictures: ImagesToBlend): Uint8ClampedArray<ArrayBuffer> {
  const { rgba, width, height, foreground, harmony, castsShadow } = pictures;
  const size = { width, height };
  const result = new Uint8ClampedArray(rgba);
  const alpha = placeAlpha(foreground, size);
  if (castsShadow) castShadow(result, alpha, size, lightFromLeft(rgba, size));
  const surroundings = meanOf(rgba, size, blurSoftly(alpha, size, Math.max(2, Math.min(width, height) * 0.08)), alpha);
  const own = meanOf(foreground.rgba, foreground, null, null);
  const shift = own && surroundings ? moveTowards(own, surroundings, harmony) : ([0, 0, 0] as const);
  const { left, top } = foreground;
  for (let y = 0; y < foreground.height; y += 1)
    for (let x = 0; x < foreground.width; x += 1) {
      const [toX, toY] = [left + x, top + y];
      if (toX < 0 || toY < 0 || toX >= width || toY >= height) continue;
      const from = (y * foreground.width + x) * 4;
      const share = (foreground.rgba[from + 3] ?? 0) / 255;
      if (share === 0) continue;
      const [l, a, b] = toOklab([
        (foreground.rgba[from] ?? 0) / 255,
        (foreground.rgba[from + 1] ?? 0) / 255,
        (foreground.rgba[from + 2] ?? 0) / 255,
      ]);
      const color = fromOklab([clamp01(l + shift[0] * (0.4 + l)), a + shift[1], b + shift[2]]);
      const at = (toY * width + toX) * 4;
      for (const channel of [0, 1, 2] as const)
        result[at + channel] = (result[at + channel] ?? 0) * (1 - share) + (color[channel] ?? 0) * 255 * share;
    }
  return result;
}

function placeAlpha({ rgba, width, height, left, top }: Foreground, into: Size): Plane {
  const alpha = new Float32Array(into.width * into.height);
  for (let y = Math.max(0, -top); y < Math.min(height, into.height - top); y += 1)
    for (let x = Math.max(0, -left); x < Math.min(width, into.width - left); x += 1)
      alpha[(top + y) * into.width + left + x] = (rgba[(y * width + x) * 4 + 3] ?? 0) / 255;
  return alpha;
}

/** A dark line where it stands, and a wide soft shadow that leans away from the light. */
function castShadow(rgba: Uint8ClampedArray, alpha: Plane, size: Size, isFromLeft: boolean): void {
  const { width, height } = size;
  const base = findBase(alpha, size);
  if (!base) return;
  const half = Math.max(2, (base.right - base.left) / 2);
  const middle = (base.left + base.right) / 2;
  const lean = half * 0.35 * (isFromLeft ? 1 : -1);
  const draw = (rx: number, ry: number, shiftX: number, darkness: number, sigma: number): void => {
    const plane = new Float32Array(width * height);
    const reach = Math.ceil(Math.max(rx, ry) + 2);
    for (let y = Math.max(0, base.y - reach); y < Math.min(height, base.y + reach); y += 1)
      for (
        let x = Math.max(0, Math.floor(middle + shiftX - reach));
        x < Math.min(width, middle + shiftX + reach);
        x += 1
      )
        if (((x - middle - shiftX) / rx) ** 2 + ((y - base.y) / ry) ** 2 <= 1) plane[y * width + x] = darkness;
    const soft = blurSoftly(plane, size, sigma);
    for (let at = 0; at < soft.length; at += 1) {
      const keep = 1 - (soft[at] ?? 0);
      if (keep > 0.999) continue;
      for (const channel of [0, 1, 2]) rgba[at * 4 + channel] = (rgba[at * 4 + channel] ?? 0) * keep;
    }
  };
  draw(half * 1.35, half * 0.34, lean, SHADOW.wide, Math.max(2, half * 0.2));
  draw(half * 1.02, Math.max(2, half * 0.13), 0, SHADOW.contact, Math.max(1, half * 0.05));
}

/** The row that a foreground stands on, and how wide it is just above. */
function findBase(alpha: Plane, { width, height }: Size): { y: number; left: number; right: number } | null {
  for (let y = height - 1; y >= 0; y -= 1) {
    if (!alpha.subarray(y * width, (y + 1) * width).some((share) => share > OPAQUE)) continue;
    const row = Math.max(0, y - Math.round(height * 0.02));
    let [left, right] = [width, 0];
    for (let x = 0; x < width; x += 1)
      if ((alpha[row * width + x] ?? 0) > OPAQUE) [left, right] = [Math.min(left, x), Math.max(right, x)];
    // Cut off by the picture's edge: it stands on nothing that is seen.
    return y >= height - 2 || right <= left ? null : { y, left, right };
  }
  return null;
}

function lightFromLeft(rgba: RgbaImage['rgba'], { width, height }: Size): boolean {
  let balance = 0;
  for (let at = 0; at < width * height; at += 7) balance += (rgba[at * 4 + 1] ?? 0) * (at % width < width / 2 ? 1 : -1);
  return balance >= 0;
}

type Lab = readonly [number, number, number];

/** Mean colour in OKLab where `weight` is and `without` is not; where a picture is opaque if there is no weight. */
function meanOf(
  rgba: RgbaImage['rgba'],
  { width, height }: Size,
  weight: Plane | null,
  without: Plane | null,
): Lab | null {
  let [l, a, b, total] = [0, 0, 0, 0];
  for (let at = 0; at < width * height; at += 3) {
    const share = weight ? (weight[at] ?? 0) * (1 - (without?.[at] ?? 0)) : (rgba[at * 4 + 3] ?? 0) / 255;
    if (share < 0.01) continue;
    const lab = toOklab([(rgba[at * 4] ?? 0) / 255, (rgba[at * 4 + 1] ?? 0) / 255, (rgba[at * 4 + 2] ?? 0) / 255]);
    l += lab[0] * share;
    a += lab[1] * share;
    b += lab[2] * share;
    total += share;
  }
  return total === 0 ? null : [l / total, a / total, b / total];
}

function moveTowards(from: Lab, to: Lab, share: number): Lab {
  const limit = (value: number, most: number): number => Math.max(-most, Math.min(most, value));
  return [
    limit((to[0] - from[0]) * 0.25 * share, MOST.lightness),
    limit((to[1] - from[1]) * 0.5 * share, MOST.color),
    limit((to[2] - from[2]) * 0.5 * share, MOST.color),
  ];
}
