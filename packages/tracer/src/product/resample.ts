import { toGamma, toLinear } from '@reelwright/color-spaces';
import type { CutOut } from '../render-request.ts';

/** Premultiplied linear light with coverage, 4 floats a pixel. */
export interface LightImage {
  pixels: Float32Array;
  width: number;
  height: number;
}

const LINEAR = Float32Array.from({ length: 256 }, (_, value) => toLinear(value / 255));

export const toSrgb = (value: number): number => 255 * toGamma(Math.min(1, Math.max(0, value)));

/** Lanczos with 3 lobes where it enlarges; widened where it shrinks. */
function weigh(from: number, to: number, start: number, length: number): { first: number; weights: Float32Array }[] {
  const scale = length / from;
  const spread = Math.max(1, 1 / scale);
  const lanczos = (x: number): number => {
    if (x === 0) return 1;
    if (Math.abs(x) >= 3) return 0;
    const p = Math.PI * x;
    return (3 * Math.sin(p) * Math.sin(p / 3)) / (p * p);
  };
  return Array.from({ length: to }, (_, index) => {
    const middle = (index + 0.5 - start) / scale - 0.5;
    const first = Math.ceil(middle - 3 * spread);
    const weights = Float32Array.from({ length: Math.floor(middle + 3 * spread) - first + 1 }, (_unused, k) =>
      lanczos((first + k - middle) / spread),
    );
    const sum = weights.reduce((a, b) => a + b, 0);
    return { first, weights: weights.map((weight) => weight / sum) };
  });
}

/** Draws a cut-out at a place of an image, smoothly; outside it is transparent. */
export function drawCutOut(
  cutOut: CutOut,
  place: { left: number; top: number; width: number; height: number },
  size: { width: number; height: number },
): LightImage {
  const columns = weigh(cutOut.width, size.width, place.left, place.width);
  const rows = weigh(cutOut.height, size.height, place.top, place.height);
  const across = new Float32Array(size.width * cutOut.height * 4);
  const [fromX, toX] = [
    Math.max(0, Math.floor(place.left - 2)),
    Math.min(size.width, Math.ceil(place.left + place.width + 2)),
  ];
  for (let y = 0; y < cutOut.height; y += 1)
    for (let x = fromX; x < toX; x += 1) {
      const { first, weights } = columns[x] ?? { first: 0, weights: new Float32Array() };
      let [r, g, b, a] = [0, 0, 0, 0];
      for (let k = 0; k < weights.length; k += 1) {
        const column = first + k;
        if (column < 0 || column >= cutOut.width) continue;
        const at = (y * cutOut.width + column) * 4;
        const weight = ((weights[k] ?? 0) * (cutOut.rgba[at + 3] ?? 0)) / 255;
        r += weight * (LINEAR[cutOut.rgba[at] ?? 0] ?? 0);
        g += weight * (LINEAR[cutOut.rgba[at + 1] ?? 0] ?? 0);
        b += weight * (LINEAR[cutOut.rgba[at + 2] ?? 0] ?? 0);
        a += weight;
      }
      across.set([r, g, b, a], (y * size.width + x) * 4);
    }
  const pixels = new Float32Array(size.width * size.height * 4);
  const [fromY, toY] = [
    Math.max(0, Math.floor(place.top - 2)),
    Math.min(size.height, Math.ceil(place.top + place.height + 2)),
  ];
  for (let y = fromY; y < toY; y += 1) {
    const { first, weights } = rows[y] ?? { first: 0, weights: new Float32Array() };
    for (let x = fromX; x < toX; x += 1) {
      const to = (y * size.width + x) * 4;
      let [r, g, b, a] = [0, 0, 0, 0];
      for (let k = 0; k < weights.length; k += 1) {
        const row = first + k;
        if (row < 0 || row >= cutOut.height) continue;
        const at = (row * size.width + x) * 4;
        const weight = weights[k] ?? 0;
        r += weight * (across[at] ?? 0);
        g += weight * (across[at + 1] ?? 0);
        b += weight * (across[at + 2] ?? 0);
        a += weight * (across[at + 3] ?? 0);
      }
      const alpha = Math.min(1, Math.max(0, a));
      pixels[to] = Math.max(0, r);
      pixels[to + 1] = Math.max(0, g);
      pixels[to + 2] = Math.max(0, b);
      pixels[to + 3] = alpha;
    }
  }
  return { pixels, ...size };
}

/** sRGB, not premultiplied. */
export function toRgba({ pixels }: LightImage): Uint8ClampedArray<ArrayBuffer> {
  const rgba = new Uint8ClampedArray(pixels.length);
  for (let at = 0; at < pixels.length; at += 4) {
    const alpha = pixels[at + 3] ?? 0;
    if (alpha <= 0) continue;
    for (let channel = 0; channel < 3; channel += 1) rgba[at + channel] = toSrgb((pixels[at + channel] ?? 0) / alpha);
    rgba[at + 3] = alpha * 255;
  }
  return rgba;
}
