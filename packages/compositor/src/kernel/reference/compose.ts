import type { Kernel } from '../kernel.ts';
import { clampByte, divideBy255, mixSample, type ReferenceMemory } from './samples.ts';

export function referCompose({
  bytes,
  at,
  u16At,
}: ReferenceMemory): Pick<Kernel, 'mix' | 'mixByMap' | 'cover' | 'coverBy' | 'over' | 'multiply'> {
  return {
    mix(dest, a, b, count, alpha) {
      for (let i = 0; i < count; i++) bytes[dest + i] = mixSample(at(a + i), at(b + i), alpha);
    },

    cover(dest, destStride, source, sourceStride, width, height, columnCoverage, rowCoverage, opacity) {
      for (let j = 0; j < height; j++) {
        const rowAlpha = (u16At(rowCoverage + j * 2) * opacity + 128) >> 8;
        for (let i = 0; i < width; i++) {
          const alpha = (u16At(columnCoverage + i * 2) * rowAlpha + 128) >> 8;
          const to = dest + j * destStride + i;
          bytes[to] = mixSample(at(to), at(source + j * sourceStride + i), alpha);
        }
      }
    },

    over(dest, destStride, premultiplied, alphas, spriteStride, width, height, opacity) {
      for (let j = 0; j < height; j++) {
        for (let i = 0; i < width; i++) {
          const from = j * spriteStride + i;
          const to = dest + j * destStride + i;
          if (at(alphas + from) === 0) continue;
          const alpha = (at(alphas + from) * opacity) >> 8;
          const under = at(to) * (255 - alpha) + 128;
          bytes[to] = clampByte(((at(premultiplied + from) * opacity) >> 8) + ((under + (under >> 8)) >> 8));
        }
      }
    },

    coverBy(dest, destStride, source, alphas, sourceStride, width, height, opacity) {
      for (let j = 0; j < height; j++) {
        for (let i = 0; i < width; i++) {
          const from = j * sourceStride + i;
          const to = dest + j * destStride + i;
          const alpha = (at(alphas + from) * opacity + 128) >> 8;
          bytes[to] = divideBy255(at(to) * (255 - alpha) + at(source + from) * alpha);
        }
      }
    },

    multiply(dest, destStride, factors, factorStride, width, height) {
      for (let j = 0; j < height; j++) {
        for (let i = 0; i < width; i++) {
          const to = dest + j * destStride + i;
          bytes[to] = divideBy255(at(to) * at(factors + j * factorStride + i));
        }
      }
    },

    mixByMap(dest, a, b, map, count, threshold, rate) {
      for (let i = 0; i < count; i++) {
        const ahead = Math.max(0, threshold - u16At(map + i * 2));
        const alpha = Math.min(256, Math.floor((ahead * rate) / 4096));
        bytes[dest + i] = mixSample(at(a + i), at(b + i), alpha);
      }
    },
  };
}
