import type { Kernel } from '../kernel.ts';
import { clampByte, divideBy255, type ReferenceMemory } from './samples.ts';

const straighten = (sample: number, alpha: number) => Math.min(255, Math.floor((sample * 255 + (alpha >> 1)) / alpha));

export function referGrade({ bytes, at, i32At }: ReferenceMemory): Pick<Kernel, 'gradeLuma' | 'gradeChroma'> {
  return {
    gradeLuma(source, alphas, sourceStride, dest, destStride, width, height, table) {
      for (let j = 0; j < height; j++) {
        for (let i = 0; i < width; i++) {
          const sample = at(source + j * sourceStride + i);
          const alpha = alphas === 0 ? 255 : at(alphas + j * sourceStride + i);
          bytes[dest + j * destStride + i] =
            alpha === 0 ? 0 : divideBy255(at(table + straighten(sample, alpha)) * alpha);
        }
      }
    },

    gradeChroma(u, v, chromaAlphas, chromaStride, luma, lumaStride, destU, destV, destStride, width, height, ...rest) {
      const [tints, uu, uv, vu, vv] = rest;
      for (let j = 0; j < height; j++) {
        for (let i = 0; i < width; i++) {
          const from = j * chromaStride + i;
          const to = j * destStride + i;
          const alpha = chromaAlphas === 0 ? 255 : at(chromaAlphas + from);
          const upper = luma + 2 * j * lumaStride + 2 * i;
          const lower = upper + lumaStride;
          const mean = (at(upper) + at(upper + 1) + at(lower) + at(lower + 1) + 2) >> 2;
          const straight = (sample: number) => (alpha === 0 ? 0 : straighten(sample, alpha));
          const [du, dv] = [straight(at(u + from)) - 128, straight(at(v + from)) - 128];
          const tint = tints + 8 * straight(mean);
          bytes[destU + to] = divideBy255(clampByte((i32At(tint) + uu * du + uv * dv) >> 12) * alpha);
          bytes[destV + to] = divideBy255(clampByte((i32At(tint + 4) + vu * du + vv * dv) >> 12) * alpha);
        }
      }
    },
  };
}
