import type { Kernel } from '../kernel.ts';
import { BLEND_CODES } from '../kernel.ts';
import { clamp, clampByte, type ReferenceMemory } from './samples.ts';

type Rgb = [number, number, number];

const ONE = 16384;
/** Same as `i16x8.q15mulr_sat_s`. */
const q15 = (a: number, b: number) => Math.min(32767, (a * b + 16384) >> 15);
const multiplied = (a: number, b: number) => 2 * q15(a, b);
const saturate = (value: number) => clamp(value, -32768, 32767);

/** Returns the change of one channel by a mode; all in 2^-14, `s` premultiplied by `a`. */
function changeOf(mode: number, s: number, d: number, a: number): number {
  const da = multiplied(d, a);
  const dark = 2 * multiplied(s, d);
  const bright = a - 2 * multiplied(a - s, ONE - d);
  switch (mode) {
    case BLEND_CODES.multiply:
      return multiplied(s, d) - da;
    case BLEND_CODES.screen:
      return s - multiplied(s, d);
    case BLEND_CODES.overlay:
      return (d <= ONE / 2 ? dark : bright) - da;
    case BLEND_CODES.darken:
      return Math.min(s - da, 0);
    case BLEND_CODES.lighten:
      return Math.max(s - da, 0);
    case BLEND_CODES['soft-light']:
      return multiplied(2 * s - a, d - multiplied(d, d));
    case BLEND_CODES['hard-light']:
      return (s <= a >> 1 ? dark : bright) - da;
    case BLEND_CODES.add:
      return Math.min(a - da, s);
    default:
      return Math.abs(s - da) - da;
  }
}

/** Returns what chroma (in 2^-8 of a level, about grey) adds to red, green and blue. */
function colorPart(u: number, v: number): Rgb {
  return [q15(v, 14744), -(q15(u, 1753) + q15(v, 4383)), q15(u, 17373)];
}

function toRgb(luma: number, part: Rgb, high: number): Rgb {
  const light = q15(luma, 19152);
  const channel = (value: number) => clamp(saturate(light + value), 0, high);
  return [channel(part[0]), channel(part[1]), channel(part[2])];
}

/** Premultiplied chroma about grey. */
const sourceChroma = (sample: number, alpha: number) => (Math.min(sample, alpha) << 8) - ((alpha * 257) >> 1);

export function referBlend({ bytes, at }: ReferenceMemory): Pick<Kernel, 'blend'> {
  return {
    blend(mode, destY, destStride, destU, destV, destChromaStride, ...source) {
      const [sourceY, alphas, sourceStride, sourceU, sourceV, chromaAlphas, chromaStride, width, height, opacity] =
        source;
      for (let j = 0; j < height; j += 2) {
        for (let i = 0; i < width; i += 2) {
          const chroma = (j >> 1) * chromaStride + (i >> 1);
          const to = (j >> 1) * destChromaStride + (i >> 1);
          const under = colorPart((at(destU + to) - 128) << 8, (at(destV + to) - 128) << 8);
          const chromaAlpha = at(chromaAlphas + chroma);
          const over = colorPart(
            sourceChroma(at(sourceU + chroma), chromaAlpha),
            sourceChroma(at(sourceV + chroma), chromaAlpha),
          );
          let changeBlue = 0;
          let changeRed = 0;
          for (const [dx, dy] of [
            [0, 0],
            [1, 0],
            [0, 1],
            [1, 1],
          ] as const) {
            const from = (j + dy) * sourceStride + i + dx;
            const place = destY + (j + dy) * destStride + i + dx;
            const alpha = at(alphas + from);
            const all = (alpha << 6) + ((alpha + 2) >> 2);
            const dim = (value: number) => multiplied(value, opacity << 6);
            const s = toRgb((at(sourceY + from) << 7) - ((alpha << 3) + (alpha >> 5)), over, all);
            const d = toRgb((at(place) << 7) - 2048, under, ONE);
            const [r, g, b] = s.map((value, index) => changeOf(mode, dim(value), d[index] ?? 0, dim(all))) as Rgb;
            const luma = q15(r, 6966) + q15(g, 23436) + q15(b, 2366);
            changeBlue += b - luma;
            changeRed += r - luma;
            bytes[place] = clampByte(at(place) + q15(luma, 438));
          }
          bytes[destU + to] = clampByte(at(destU + to) + ((changeBlue * 7726 + 2 ** 21) >> 22));
          bytes[destV + to] = clampByte(at(destV + to) + ((changeRed * 9103 + 2 ** 21) >> 22));
        }
      }
    },
  };
}
